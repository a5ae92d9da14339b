/**
 * Phase 3, PA-7.1 to PA-7.6 (no other cards, PA-7.3; no hazards, PA-7.4): first what is done "at the start" (3.1), then free trade by
 * structured offers (3.2).
 * In: after production. Out: all seats are ready; offers expire; back to the season.
 */

import { bit, has, type Illegal, type Log, leave, lowest, NOT_NOW, type Seat } from '@stoa/engine';
import { acceptOf, counterOf, declineOf, offerOf, READY, UNREADY, withdrawOf } from '../action-cache.ts';
import { expectKind, type PaAction } from '../actions.ts';
import { BASIC_MASK, CARD_COUNT, type CardId, COMMODITY_COUNT, cardId, cardNumber } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { illegal } from '../refusals.ts';
import { openRoom, type PaRoom } from '../room.ts';
import { box, clearDrafts, type PaState } from '../state.ts';
import { gain, held, owned, spend } from '../table/holdings.ts';
import { everybody, islandOf, seatsIn } from '../table/islands.ts';
import {
  addOffer,
  addressee,
  closeOffer,
  expireAll,
  findOffer,
  firstGiven,
  given,
  gives,
  isFor,
  lapse,
  maker,
  missingFor,
  OFFER_LIMIT,
  offerCount,
  offerId,
  offersOf,
  removeOffer,
  showTrade,
  TO_ALL,
  wants,
} from '../trade/offers.ts';
import { applyPromise, cannotList, cannotPromise, countCards, lacking, promiseActions } from './events.ts';

/** Trading needs cards: by public facts at least one seat has some. */
export const enterTradeOpen = (s: PaState): boolean => {
  clearDrafts(s);
  s.done = 0;
  let cards = 0;
  for (let seat = 0; seat < s.seats; seat++) for (let card = 0; card < CARD_COUNT; card++) cards += owned(s, seat, card);
  if (cards === 0) {
    s.leftHand.fill(0);
    return false;
  }
  openRoom(s, 'trade-open');
  return true;
};

const EMPTY = illegal('PA-7.5', 'empty-offer');
const YOURSELF = illegal('PA-7.5', 'not-yourself');
const NO_SEAT = illegal('PA-7.5', 'no-such-seat');
const NO_OFFER = illegal('PA-7.5', 'no-such-offer');
const OWN = illegal('PA-7.5', 'own-offer');
const NOT_YOUR_OFFER = illegal('PA-7.5', 'not-your-offer');
const NOT_FOR_YOU = illegal('PA-7.5', 'not-for-you');
const TOO_MANY = illegal('PA-21.5', 'too-often', { limit: OFFER_LIMIT });
export const CHANGE_LIMIT = 12;
export const TOO_OFTEN = illegal('PA-21.5', 'too-often', { limit: CHANGE_LIMIT });

const cannotOffer = (s: PaState, seat: Seat, to: Seat, give: readonly CardId[], want: readonly CardId[]): Illegal | undefined => {
  if (to === seat) return YOURSELF;
  if (to >= s.seats) return NO_SEAT;
  if (give.length + want.length === 0) return EMPTY;
  if (offersOf(s, seat) >= OFFER_LIMIT) return TOO_MANY;
  const long = cannotList(give) ?? cannotList(want);
  if (long !== undefined) return long;
  const missing = lacking(s, seat, countCards(give));
  return missing < 0 ? undefined : illegal('PA-7.5', 'not-held', { card: cardId(missing) });
};
const cannotAnswer = (s: PaState, seat: Seat, id: number): Illegal | undefined => {
  const i = findOffer(s, id);
  if (i < 0) return NO_OFFER;
  if (maker(s, i) === seat) return OWN;
  // An offer to another seat does not exist for this one.
  return isFor(s, i, seat) ? undefined : NO_OFFER;
};

/** Typical offers of the most plentiful good: for what was offered, for goods the island does not make (to all), to islands that make one. */
const typicalOffers = (s: PaState, seat: Seat, out: PaAction[]): void => {
  if (offersOf(s, seat) >= OFFER_LIMIT) return;
  let best = -1;
  let most = 0;
  for (let card = 0; card < COMMODITY_COUNT; card++) {
    const n = held(s, seat, card);
    if (n <= most) continue;
    best = card;
    most = n;
  }
  if (best < 0) return;
  const { islands } = box(s);
  const produced = islands[islandOf(s, seat)]?.produced ?? 0;
  const offers = offerCount(s);
  for (let i = 0; i < offers; i++) {
    const wanted = addressee(s, i) === seat ? firstGiven(s, i) : -1;
    if (wanted >= 0 && wanted !== best) out.push(counterOf(offerId(s, i), best, wanted));
  }
  const missing = BASIC_MASK & ~produced & ~bit(best);
  for (let left = missing; left !== 0; left &= left - 1) out.push(offerOf(TO_ALL, best, lowest(left)));
  for (let to = 0; to < s.seats; to++) {
    const theirs = to === seat ? 0 : (islands[islandOf(s, to)]?.produced ?? 0) & missing;
    if (theirs !== 0) out.push(offerOf(to, best, lowest(theirs)));
  }
};

/** How many of a card all seats know this island to hold: aegis cards, an open hand, what it offers to all. */
const knownHeld = (s: PaState, seat: Seat, card: number): number => {
  if (card >= COMMODITY_COUNT || has(s.shown, seat)) return owned(s, seat, card);
  let most = 0;
  for (let i = 0; i < offerCount(s); i++) if (maker(s, i) === seat && addressee(s, i) === TO_ALL) most = Math.max(most, given(s, i, card));
  return most;
};

const clearReady = (s: PaState, by: Seat, to: Seat): void => {
  s.done &= to === TO_ALL ? bit(by) : ~bit(to);
};

const trade = (s: PaState, by: Seat, i: number, log?: Log<PaEvent>): void => {
  const from = maker(s, i);
  const [give, want] = [gives(s, i), wants(s, i)];
  for (const id of give) move(s, from, by, id);
  for (const id of want) move(s, by, from, id);
  s.leftHand[from] = s.leftHand[from]! + give.length;
  s.leftHand[by] = s.leftHand[by]! + want.length;
  if (s.options.openTrades) showTrade(s, from, by, give, want);
  log?.({ e: 'traded', seat: from, to: by, give, want, open: s.options.openTrades });
};
const move = (s: PaState, from: Seat, to: Seat, id: CardId): void => {
  const card = cardNumber(id);
  spend(s, from, card, 1);
  gain(s, to, card, 1);
};

export const tradeOpen: PaRoom<'trade-open'> = {
  rule: 'PA-7.2',
  mode: 'open',
  revealsNothing: ['ready', 'decline', 'withdraw'],
  tellsNothing: (s, _f, by, a) => a.do === 'offer' && countCards(a.give).every((n, card) => n <= knownHeld(s, by, card)),
  asksPlayers: true,
  leadsTo: ['season'],
  actors: s => seatsIn(everybody(s) & ~s.done),
  actions(s, _f, seat, out) {
    const offers = offerCount(s);
    for (let i = 0; i < offers; i++) {
      const offer = offerId(s, i);
      if (maker(s, i) === seat) out.push(withdrawOf(offer));
      if (!isFor(s, i, seat)) continue;
      if (missingFor(s, i, seat) < 0) out.push(acceptOf(offer));
      if (addressee(s, i) === seat) out.push(declineOf(offer));
    }
    typicalOffers(s, seat, out);
    out.push(READY);
  },
  why(s, _f, seat, a) {
    switch (a.do) {
      case 'ready':
        return undefined;
      case 'offer':
        return cannotOffer(s, seat, a.to, a.give, a.want);
      case 'counter': {
        const barred = cannotAnswer(s, seat, a.offer);
        return barred ?? cannotOffer(s, seat, maker(s, findOffer(s, a.offer)), a.give, a.want);
      }
      case 'accept': {
        const barred = cannotAnswer(s, seat, a.offer);
        if (barred !== undefined) return barred;
        const missing = missingFor(s, findOffer(s, a.offer), seat);
        return missing < 0 ? undefined : illegal('PA-7.5', 'not-held', { card: cardId(missing) });
      }
      case 'decline': {
        const barred = cannotAnswer(s, seat, a.offer);
        if (barred !== undefined) return barred;
        return addressee(s, findOffer(s, a.offer)) === seat ? undefined : NOT_FOR_YOU;
      }
      case 'withdraw': {
        const i = findOffer(s, a.offer);
        if (i < 0 || (maker(s, i) !== seat && !isFor(s, i, seat))) return NO_OFFER;
        return maker(s, i) === seat ? undefined : NOT_YOUR_OFFER;
      }
      default:
        return NOT_NOW;
    }
  },
  apply(s, _f, by, a, log) {
    switch (a.do) {
      case 'offer':
        addOffer(s, by, a, log);
        clearReady(s, by, a.to);
        return;
      case 'counter': {
        const parent = findOffer(s, a.offer);
        const to = maker(s, parent);
        if (addressee(s, parent) !== TO_ALL) closeOffer(s, parent, 'countered', log);
        addOffer(s, by, { to, give: a.give, want: a.want }, log);
        clearReady(s, by, to);
        return;
      }
      case 'accept': {
        const i = findOffer(s, a.offer);
        trade(s, by, i, log);
        removeOffer(s, i);
        lapse(s, log);
        return;
      }
      case 'decline':
        closeOffer(s, findOffer(s, a.offer), 'declined', log);
        return;
      case 'withdraw':
        closeOffer(s, findOffer(s, a.offer), 'withdrawn', log);
        return;
      default:
        s.done |= bit(by);
        if (s.done !== everybody(s)) return;
        expireAll(s, log);
        leave(s);
    }
  },
  aside: {
    kinds: ['unready', 'promise'],
    revealsNothing: ['unready', 'promise'],
    seats: s => seatsIn(everybody(s)),
    actions(s, _f, seat, out) {
      if (cannotUnready(s, seat) === undefined) out.push(UNREADY);
      promiseActions(s, seat, out);
    },
    why(s, _f, seat, a) {
      if (a.do === 'promise') return cannotPromise(s, seat, a.to);
      return a.do === 'unready' ? cannotUnready(s, seat) : NOT_NOW;
    },
    apply(s, _f, by, a, log) {
      if (a.do === 'promise') {
        applyPromise(s, by, a, log);
        return;
      }
      expectKind(a, 'unready');
      s.wishChanges[by] = s.wishChanges[by]! + 1;
      s.done &= ~bit(by);
    },
  },
};
const NOT_READY = illegal('PA-7.6', 'not-ready');
const cannotUnready = (s: PaState, seat: Seat): Illegal | undefined => {
  if (!has(s.done, seat)) return NOT_READY;
  return s.wishChanges[seat]! >= CHANGE_LIMIT ? TOO_OFTEN : undefined;
};
