/**
 * Phase 3, PA-7.1 to PA-7.6 (no other cards, PA-7.3; no hazards, PA-7.4): first what is done "at the start" (3.1), then free trade by structured offers (3.2).
 * In: after production. Out: everybody ready; offers expire; back to the season.
 */
import { bit, has, type Illegal, type Log, leave, NOT_NOW, type Seat } from '@stoa/engine';
import { expectKind, type PaAction } from '../actions.ts';
import { CARD_COUNT, type CardId, COMMODITY_COUNT, cardId, cardIndex, WONDER_COUNT } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { boxActions, NO_CARD, PASS, READY, UNREADY } from '../interned.ts';
import {
  addOffer,
  addressee,
  closeOffer,
  expireAll,
  findOffer,
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
} from '../offers.ts';
import { active, finishTurn, openOrdered } from '../order.ts';
import { PAY_FLEET, PAY_TRADE_START, type Stage } from '../pack/box.ts';
import { begin, draftActions, draftApply, draftWhy, FROM_HAND, payable, stageOf } from '../purchases.ts';
import { refusal, refuse } from '../refusals.ts';
import { openRoom, type PaRoom } from '../room.ts';
import {
  box,
  COMPLETE,
  clearDrafts,
  everybody,
  freshPower,
  gain,
  handSize,
  held,
  islandOf,
  owned,
  PARTIAL,
  type PaState,
  PLAN,
  sawIn,
  seatsIn,
  spend,
  usePower,
  wonderIndex,
} from '../state.ts';
import { applyPromise, cannotPromise, countCards, lacking, promiseActions } from './events.ts';

const NOT_YOURS = refusal('PA-14.3', 'not-your-wonder');
const IS_COMPLETE = refusal('PA-14.3', 'wonder-complete');
const ELSEWHERE = refusal('PA-14.4', 'pay-elsewhere');
const CANNOT_PAY = refusal('PA-14.3', 'cannot-pay');

/** PA-14.4: may the next stage of this wonder be paid now? `when`: the moment; `land`: where the fleet is, −1 at home. */
export const cannotPayStage = (s: PaState, seat: Seat, wonder: number, f: number, when: number, land: number): Illegal | undefined => {
  if (s.wonderOwner[wonder] !== seat) return NOT_YOURS;
  const stage = s.wonderStage[wonder] as number;
  if (stage === COMPLETE) return IS_COMPLETE;
  const due = box(s).wonders[wonder]?.stages[stage === PLAN ? 0 : 1] as Stage;
  if (due.when !== when || (when === PAY_FLEET && due.land !== land)) return ELSEWHERE;
  return payable(s, seat, stageOf(wonder, f)) ? undefined : CANNOT_PAY;
};
/** By public facts: is a stage of this seat due at this moment? */
const hasStageDue = (s: PaState, seat: Seat, when: number): boolean => {
  for (let w = 0; w < WONDER_COUNT; w++) {
    const stage = s.wonderStage[w] as number;
    if (
      s.wonderOwner[w] === seat &&
      (stage === PLAN || stage === PARTIAL) &&
      box(s).wonders[w]?.stages[stage === PLAN ? 0 : 1].when === when
    )
      return true;
  }
  return false;
};

/** False if nobody has anything to do at the start of the phase. */
export const enterTradeStart = (s: PaState): boolean => {
  let idle = 0;
  for (let seat = 0; seat < s.seats; seat++)
    if (freshPower(s, seat, 'tradeGain') < 0 && !(hasStageDue(s, seat, PAY_TRADE_START) && handSize(s, seat) > 0)) idle |= bit(seat);
  return openOrdered(s, 'trade-start', idle);
};

const NO_POWER = refusal('PA-7.1', 'no-power');
const UNKNOWN = refusal('PA-22.1', 'unknown-card');

export const tradeStart: PaRoom = {
  rule: 'PA-7.1',
  mode: 'open',
  leadsTo: ['season'],
  actors: s => seatsIn(active(s)),
  actions(s, _f, seat, out) {
    if (s.draft[seat] !== 0) {
      draftActions(s, seat, out);
      return;
    }
    const { payWonder, power } = boxActions(box(s));
    for (let w = 0; w < WONDER_COUNT; w++)
      if (s.wonderOwner[w] === seat && cannotPayStage(s, seat, w, FROM_HAND, PAY_TRADE_START, -1) === undefined)
        out.push(payWonder[w]?.[FROM_HAND] as PaAction);
    const own = freshPower(s, seat, 'tradeGain');
    if (own >= 0)
      for (let card = 0; card < NO_CARD; card++)
        if (has(box(s).powers[own]?.tradeGain ?? 0, card)) out.push(power[own]?.[card] as PaAction);
    out.push(PASS);
  },
  why(s, _f, seat, a) {
    const step = draftWhy(s, seat, a);
    if (step !== NOT_NOW) return step;
    if (a.do === 'pass') return undefined;
    if (a.do === 'pay-wonder') {
      const wonder = wonderIndex(s, a.wonder);
      if (wonder < 0) return UNKNOWN;
      return a.fleet === 'none' ? cannotPayStage(s, seat, wonder, FROM_HAND, PAY_TRADE_START, -1) : ELSEWHERE;
    }
    if (a.do !== 'use-power') return NOT_NOW;
    const own = freshPower(s, seat, 'tradeGain');
    if (own < 0 || box(s).powers[own]?.id !== a.power) return NO_POWER;
    return a.good !== 'none' && has(box(s).powers[own]?.tradeGain ?? 0, cardIndex.get(a.good) as number)
      ? undefined
      : refuse('PA-7.1', 'not-fitting', { card: a.good });
  },
  apply(s, _f, by, a, log) {
    if (draftApply(s, by, a, log)) return;
    if (a.do === 'pay-wonder') begin(s, by, stageOf(wonderIndex(s, a.wonder), FROM_HAND), log);
    else if (a.do === 'use-power') {
      const card = cardIndex.get(a.good) as number;
      usePower(s, by, freshPower(s, by, 'tradeGain'));
      gain(s, by, card, 1);
      sawIn(s, by, card, 1);
      log?.({ e: 'power-used', seat: by, power: a.power });
      log?.({ e: 'gained', seat: by, cards: [cardId(card)], rule: 'PA-7.1' });
    } else if (finishTurn(s, by)) leave(s);
  },
};

/** Trading needs cards: by public facts somebody has some. */
export const enterTradeOpen = (s: PaState): boolean => {
  clearDrafts(s);
  s.done = 0;
  let cards = 0;
  for (let seat = 0; seat < s.seats; seat++) for (let card = 0; card < CARD_COUNT; card++) cards += owned(s, seat, card);
  if (cards === 0) return false;
  openRoom(s, 'trade-open');
  return true;
};

const EMPTY = refusal('PA-7.5', 'empty-offer');
const YOURSELF = refusal('PA-7.5', 'not-yourself');
const NO_SEAT = refusal('PA-7.5', 'no-such-seat');
const NO_OFFER = refusal('PA-7.5', 'no-such-offer');
const OWN = refusal('PA-7.5', 'own-offer');
const NOT_YOUR_OFFER = refusal('PA-7.5', 'not-your-offer');
const NOT_FOR_YOU = refusal('PA-7.5', 'not-for-you');
const TOO_MANY = refuse('PA-21.5', 'too-often', { limit: OFFER_LIMIT });
export const CHANGE_LIMIT = 12;
export const TOO_OFTEN = refuse('PA-21.5', 'too-often', { limit: CHANGE_LIMIT });

const cannotOffer = (s: PaState, seat: Seat, to: Seat, give: readonly CardId[], want: readonly CardId[]): Illegal | undefined => {
  if (to === seat) return YOURSELF;
  if (to >= s.seats) return NO_SEAT;
  if (give.length + want.length === 0) return EMPTY;
  if (offersOf(s, seat) >= OFFER_LIMIT) return TOO_MANY;
  const missing = lacking(s, seat, countCards(give));
  return missing < 0 ? undefined : refuse('PA-7.5', 'not-held', { card: cardId(missing) });
};
const cannotAnswer = (s: PaState, seat: Seat, id: number): Illegal | undefined => {
  const i = findOffer(s, id);
  if (i < 0) return NO_OFFER;
  if (maker(s, i) === seat) return OWN;
  // An offer to somebody else does not exist for this seat.
  return isFor(s, i, seat) ? undefined : NO_OFFER;
};

/** Typical offers: the most plentiful good for what the island does not make, to all; for a neighbour's good; for what was offered. */
const typicalOffers = (s: PaState, seat: Seat, out: PaAction[]): void => {
  if (offersOf(s, seat) >= OFFER_LIMIT) return;
  let best = -1;
  for (let card = 0; card < COMMODITY_COUNT; card++) if (held(s, seat, card) > (best < 0 ? 0 : held(s, seat, best))) best = card;
  if (best < 0) return;
  const { islands } = box(s);
  const produced = islands[islandOf(s, seat)]?.produced ?? 0;
  const give = [cardId(best)];
  for (let i = 0; i < offerCount(s); i++) {
    const [wanted] = addressee(s, i) === seat ? gives(s, i) : [];
    if (wanted !== undefined && wanted !== give[0]) out.push({ do: 'counter', offer: offerId(s, i), give, want: [wanted] });
  }
  for (let card = 0; card < 6; card++)
    if (!has(produced, card) && card !== best) out.push({ do: 'offer', to: TO_ALL, give, want: [cardId(card)] });
  for (let to = 0; to < s.seats; to++) {
    if (to === seat) continue;
    for (let card = 0; card < 6; card++)
      if (has(islands[islandOf(s, to)]?.produced ?? 0, card) && !has(produced, card) && card !== best) {
        out.push({ do: 'offer', to, give, want: [cardId(card)] });
        break;
      }
  }
};

const clearReady = (s: PaState, by: Seat, to: Seat): void => {
  s.done &= to === TO_ALL ? bit(by) : ~bit(to);
};

const trade = (s: PaState, by: Seat, i: number, log?: Log<PaEvent>): void => {
  const from = maker(s, i);
  const [give, want] = [gives(s, i), wants(s, i)];
  for (const id of give) move(s, from, by, id);
  for (const id of want) move(s, by, from, id);
  if (s.options.openTrades) showTrade(s, from, by, give, want);
  log?.({ e: 'traded', seat: from, to: by, give, want, open: s.options.openTrades });
};
const move = (s: PaState, from: Seat, to: Seat, id: CardId): void => {
  const card = cardIndex.get(id) as number;
  spend(s, from, card, 1);
  gain(s, to, card, 1);
};

export const tradeOpen: PaRoom = {
  rule: 'PA-7.2',
  mode: 'open',
  leadsTo: ['season'],
  actors: s => seatsIn(everybody(s) & ~s.done),
  actions(s, _f, seat, out) {
    for (let i = 0; i < offerCount(s); i++) {
      const offer = offerId(s, i);
      if (maker(s, i) === seat) out.push({ do: 'withdraw', offer });
      if (!isFor(s, i, seat)) continue;
      if (missingFor(s, i, seat) < 0) out.push({ do: 'accept', offer });
      if (addressee(s, i) === seat) out.push({ do: 'decline', offer });
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
        return missing < 0 ? undefined : refuse('PA-7.5', 'not-held', { card: cardId(missing) });
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
        addOffer(s, by, a.to, countCards(a.give), countCards(a.want), log);
        clearReady(s, by, a.to);
        return;
      case 'counter': {
        const parent = findOffer(s, a.offer);
        const to = maker(s, parent);
        if (addressee(s, parent) !== TO_ALL) closeOffer(s, parent, 'countered', log);
        addOffer(s, by, to, countCards(a.give), countCards(a.want), log);
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
        applyPromise(s, by, a);
        log?.({ e: 'promised', seat: by, to: a.to, what: a.what });
        return;
      }
      expectKind(a, 'unready');
      s.wishChanges[by] = (s.wishChanges[by] as number) + 1;
      s.done &= ~bit(by);
    },
  },
};
const NOT_READY = refusal('PA-7.6', 'not-ready');
const cannotUnready = (s: PaState, seat: Seat): Illegal | undefined => {
  if (!has(s.done, seat)) return NOT_READY;
  return (s.wishChanges[seat] as number) >= CHANGE_LIMIT ? TOO_OFTEN : undefined;
};
