/**
 * Offers between islands, PA-7.5: who gives what for what, to one island or to all. Nothing is locked.
 * An offer is a row of a flat list; its number counts per maker and addressee, so that it tells nothing of offers to others.
 */
import type { Log, Seat } from '@stoa/engine';
import { CARD_COUNT, CARDS, type CardId, cardId, cardNumber, MAX_SEATS } from '../cards.ts';
import type { OfferEnd, PaEvent } from '../events.ts';
import type { PaState } from '../state.ts';
import { owned } from '../table/holdings.ts';

const HEAD = 3;
const ROW = HEAD + 2 * CARD_COUNT;
export const TO_ALL = -1;
/** PA-21.5. */
export const OFFER_LIMIT = 20;

export const offerCount = (s: PaState): number => s.offers.length / ROW;
export const offerId = (s: PaState, i: number): number => s.offers[i * ROW]!;
export const maker = (s: PaState, i: number): Seat => s.offers[i * ROW + 1]!;
export const addressee = (s: PaState, i: number): Seat => s.offers[i * ROW + 2]!;
export const given = (s: PaState, i: number, card: number): number => s.offers[i * ROW + HEAD + card]!;
export const asked = (s: PaState, i: number, card: number): number => s.offers[i * ROW + HEAD + CARD_COUNT + card]!;
export const findOffer = (s: PaState, id: number): number => {
  const offers = offerCount(s);
  for (let i = 0; i < offers; i++) if (offerId(s, i) === id) return i;
  return -1;
};
/** PA-7.5: private offers are seen by the two parties only. */
export const mayRead = (s: PaState, i: number, seat: Seat | undefined): boolean =>
  addressee(s, i) === TO_ALL || (seat !== undefined && (maker(s, i) === seat || addressee(s, i) === seat));
export const isFor = (s: PaState, i: number, seat: Seat): boolean =>
  maker(s, i) !== seat && (addressee(s, i) === TO_ALL || addressee(s, i) === seat);

const cardsOf = (s: PaState, i: number, side: (s: PaState, i: number, card: number) => number): CardId[] => {
  const cards: CardId[] = [];
  for (let card = 0; card < CARD_COUNT; card++) for (let n = side(s, i, card); n > 0; n--) cards.push(cardId(card));
  return cards;
};
/** The first card that is given, or −1. */
export const firstGiven = (s: PaState, i: number): number => {
  for (let card = 0; card < CARD_COUNT; card++) if (given(s, i, card) > 0) return card;
  return -1;
};
export const gives = (s: PaState, i: number): CardId[] => cardsOf(s, i, given);
export const wants = (s: PaState, i: number): CardId[] => cardsOf(s, i, asked);

export const offersOf = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let to = 0; to <= s.seats; to++) n += s.offersMade[seat * (s.seats + 1) + to]!;
  return n;
};
/** An offer's number: a block of PER_PAIR numbers for each maker and addressee, counted within it. `OFFER_IDS`: how many numbers there are. */
const PER_PAIR = 100;
export const OFFER_IDS = MAX_SEATS * (MAX_SEATS + 1) * PER_PAIR;
/** `to` a seat or TO_ALL. */
interface Terms {
  readonly to: Seat;
  readonly give: readonly CardId[];
  readonly want: readonly CardId[];
}
export const addOffer = (s: PaState, seat: Seat, { to, give, want }: Terms, log?: Log<PaEvent>): void => {
  const pair = seat * (s.seats + 1) + to + 1;
  const nth = s.offersMade[pair]!;
  s.offersMade[pair] = nth + 1;
  const i = offerCount(s);
  s.offers.push(pair * PER_PAIR + nth, seat, to);
  for (let n = HEAD; n < ROW; n++) s.offers.push(0);
  for (const id of give) countCard(s.offers, i * ROW + HEAD, id);
  for (const id of want) countCard(s.offers, i * ROW + HEAD + CARD_COUNT, id);
  log?.({ e: 'offer-made', offer: offerId(s, i), seat, to: to === TO_ALL ? null : to, give: gives(s, i), want: wants(s, i) });
};
export const closeOffer = (s: PaState, i: number, how: OfferEnd, log?: Log<PaEvent>): void => {
  const to = addressee(s, i);
  log?.({ e: 'offer-closed', offer: offerId(s, i), seat: maker(s, i), to: to === TO_ALL ? null : to, how });
  removeOffer(s, i);
};
export const removeOffer = (s: PaState, i: number): void => {
  const { offers } = s;
  for (let at = i * ROW; at + ROW < offers.length; at++) offers[at] = offers[at + ROW]!;
  offers.length -= ROW;
};

/** The first wanted card that this island does not have, or −1. */
export const missingFor = (s: PaState, i: number, seat: Seat): number => {
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = asked(s, i, card);
    // Most cards are not part of an offer, and to count what an island owns takes longer than to see that.
    if (n > 0 && n > owned(s, seat, card)) return card;
  }
  return -1;
};
const isHeld = (s: PaState, i: number): boolean => {
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = given(s, i, card);
    if (n > 0 && n > owned(s, maker(s, i), card)) return false;
  }
  return true;
};
/** PA-7.5.2: an offer whose maker no longer holds it lapses. */
export const lapse = (s: PaState, log?: Log<PaEvent>): void => {
  for (let i = offerCount(s) - 1; i >= 0; i--) if (!isHeld(s, i)) closeOffer(s, i, 'lapsed', log);
};
export const expireAll = (s: PaState, log?: Log<PaEvent>): void => {
  if (log === undefined) s.offers.length = 0;
  for (let i = offerCount(s) - 1; i >= 0; i--) closeOffer(s, i, 'expired', log);
  s.offersMade.fill(0);
  s.shownTrades.length = 0;
  s.leftHand.fill(0);
};

/** PA-7.5.7, option `openTrades`: who traded with whom, then the cards by kind, given and wanted. */
const TRADE_ROW = 2 + 2 * CARD_COUNT;
export const showTrade = (s: PaState, from: Seat, to: Seat, give: readonly CardId[], want: readonly CardId[]): void => {
  const row = new Array<number>(TRADE_ROW).fill(0);
  row[0] = from;
  row[1] = to;
  for (const id of give) countCard(row, 2, id);
  for (const id of want) countCard(row, 2 + CARD_COUNT, id);
  s.shownTrades.push(...row);
};
const countCard = (row: number[], block: number, id: CardId): void => {
  const at = block + cardNumber(id);
  row[at] = row[at]! + 1;
};

export interface ShownTrade {
  readonly seat: Seat;
  readonly to: Seat;
  readonly give: readonly CardId[];
  readonly want: readonly CardId[];
}
/** Can these lists be read: whole rows, seats of the table, counts? For positions in notation. */
const rowsHold = (list: readonly number[], length: number, parties: number): boolean =>
  list.length % length === 0 && list.every((n, i) => Number.isInteger(n) && (i % length < parties || (n >= 0 && n <= LARGEST)));
const isSeat = (s: PaState, seat: number): boolean => seat >= 0 && seat < s.seats;
const LARGEST = 99;
export const offersHold = (s: PaState): boolean => {
  if (!rowsHold(s.offers, ROW, HEAD)) return false;
  const ids = new Set<number>();
  for (let i = 0; i < offerCount(s); i++) {
    if (!isSeat(s, maker(s, i)) || (addressee(s, i) !== TO_ALL && !isSeat(s, addressee(s, i))) || maker(s, i) === addressee(s, i))
      return false;
    ids.add(offerId(s, i));
  }
  return ids.size === offerCount(s);
};
export const tradesHold = (s: PaState): boolean => {
  if (!rowsHold(s.shownTrades, TRADE_ROW, 2)) return false;
  for (let at = 0; at < s.shownTrades.length; at += TRADE_ROW)
    if (!isSeat(s, s.shownTrades[at]!) || !isSeat(s, s.shownTrades[at + 1]!)) return false;
  return true;
};

export const shownTrades = (s: PaState): ShownTrade[] => {
  const trades: ShownTrade[] = [];
  const cards = (at: number): CardId[] => CARDS.flatMap((id, card) => new Array<CardId>(s.shownTrades[at + card]!).fill(id));
  for (let at = 0; at < s.shownTrades.length; at += TRADE_ROW)
    trades.push({
      seat: s.shownTrades[at]!,
      to: s.shownTrades[at + 1]!,
      give: cards(at + 2),
      want: cards(at + 2 + CARD_COUNT),
    });
  return trades;
};
/** For `determinize`: how many of a card the maker must hold to keep its visible offers. */
export const bound = (s: PaState, seat: Seat, card: number): number => {
  let most = 0;
  for (let i = 0; i < offerCount(s); i++) if (maker(s, i) === seat) most = Math.max(most, given(s, i, card));
  return most;
};
/** Removes the offers that this viewer does not see; logs no event. */
export const forgetOffers = (s: PaState, seat: Seat): void => {
  for (let i = offerCount(s) - 1; i >= 0; i--) if (!mayRead(s, i, seat)) s.offers.splice(i * ROW, ROW);
  for (let from = 0; from < s.seats; from++)
    for (let to = 0; to < s.seats; to++) if (from !== seat && to !== seat) s.offersMade[from * (s.seats + 1) + to + 1] = 0;
};
