/**
 * Phase 1, PA-5: the next event is turned up (5.1), the Archon orders the face-up ones (5.3) and names islands (PA-22.10).
 * In: a season begins. Out: rooms where islands answer; when no event is left, back to the season.
 */
import { bit, count, goTo, has, type Illegal, type Log, NOT_NOW, nth, only, type Seat, top } from '@stoa/engine';
import { ACCEPT_TARGET, boxActions, CHOOSE_TARGET, DECLINE_FREE, DECLINE_PAID, DONATE, made, promiseOf } from '../action-cache.ts';
import { expectKind, type PaAction, type PaActionOf, PROMISES } from '../actions.ts';
import { payService } from '../build/purchases.ts';
import { CARD_COUNT, type CardId, cardId, cardNumber, EVENT_COUNT } from '../cards.ts';
import { eventOf, laysOwn } from '../event-cards/answers.ts';
import { chooseNext, nameAnother, nameable, nameStands, openEvents, startEvent } from '../event-cards/run.ts';
import { keepsHandsHidden } from '../event-cards/telling.ts';
import type { PaEvent } from '../events.ts';
import { eventIn, type PaFrame, type PaRoomName } from '../frames.ts';
import { illegal } from '../refusals.ts';
import { goToRoom, type PaChance, type PaRoom } from '../room.ts';
import { box, type PaState } from '../state.ts';
import { ones, outcomesOf } from '../table/bags.ts';
import { gain, handSize, held, laidDown, owned, spend } from '../table/holdings.ts';
import { everybody, seatsIn } from '../table/islands.ts';
import { forSale, freshPower, priceOf, usePower } from '../table/powers.ts';

const IMPOSSIBLE = illegal('PA-2.7', 'impossible');
const YEAR_EVENTS = (s: PaState): number => {
  let set = 0;
  box(s).events.forEach((event, i) => {
    if (event.year === s.year && has(s.eventBag, i)) set |= bit(i);
  });
  return set;
};

export const eventReveal: PaChance<'event-reveal'> = {
  rule: 'PA-5.1',
  mode: 'chance',
  leadsTo: ['events', 'event-target', 'event-decide', 'event-loss', 'event-name', 'season'],
  sample: (s, _f, rng) => {
    const set = YEAR_EVENTS(s);
    return made(boxActions(box(s)).reveal, nth(set, rng.int(count(set))));
  },
  outcomes: s => outcomesOf(ones(YEAR_EVENTS(s), EVENT_COUNT), boxActions(box(s)).reveal),
  why(s, _f, a) {
    if (a.do !== 'reveal-event') return NOT_NOW;
    return has(
      YEAR_EVENTS(s),
      box(s).events.findIndex(event => event.id === a.event),
    )
      ? undefined
      : IMPOSSIBLE;
  },
  apply(s, _f, _by, a, log) {
    expectKind(a, 'reveal-event');
    const event = box(s).events.findIndex(card => card.id === a.event);
    s.yearEvents[s.season - 1] = event;
    s.eventBag &= ~bit(event);
    log?.({ e: 'event-revealed', event: a.event });
    goToRoom(s, 'events');
    chooseNext(s, log);
  },
};

const NOT_OPEN = illegal('PA-5.2', 'event-not-open');
const placeOf = (s: PaState, id: string): number => s.yearEvents.findIndex(event => event >= 0 && box(s).events[event]?.id === id);

const NOTHING_GIVEN = illegal('PA-5.5', 'nothing-given');
const ARCHON_GIVES = illegal('PA-5.6', 'archon-gives-nothing');
const YOURSELF = illegal('PA-4.9', 'not-yourself');
const NO_SEAT = illegal('PA-4.9', 'no-such-seat');
const PROMISE_LIMIT = 12;
const TOO_MANY = illegal('PA-21.5', 'too-often', { limit: PROMISE_LIMIT });

/** PA-4.9, PA-21.6: recorded and shown, but not binding. */
export const cannotPromise = (s: PaState, seat: Seat, to: Seat): Illegal | undefined => {
  if (to >= s.seats) return NO_SEAT;
  if (to === seat) return YOURSELF;
  return s.promisesMade[seat]! >= PROMISE_LIMIT ? TOO_MANY : undefined;
};
/** An open kind: one typical promise is listed, to the Archon, or from the Archon to the next seat. */
export const promiseActions = (s: PaState, seat: Seat, out: PaAction[]): void => {
  const to = seat === s.archon ? (seat + 1) % s.seats : s.archon;
  if (cannotPromise(s, seat, to) === undefined) out.push(promiseOf(to, 0));
};
export const applyPromise = (s: PaState, seat: Seat, { to, what }: PaActionOf<'promise'>, log?: Log<PaEvent>): void => {
  s.promisesMade[seat] = s.promisesMade[seat]! + 1;
  s.promises.push(seat, to, PROMISES.indexOf(what));
  log?.({ e: 'promised', seat, to, what });
};

/** How often each card is in a list. */
export const countCards = (cards: readonly CardId[]): number[] => {
  const counts = new Array<number>(CARD_COUNT).fill(0);
  for (const card of cards) {
    const i = cardNumber(card);
    counts[i] = counts[i]! + 1;
  }
  return counts;
};
/** The first card of a list that the seat does not have often enough, or −1. */
export const lacking = (s: PaState, seat: Seat, counts: readonly number[]): number => {
  for (let card = 0; card < CARD_COUNT; card++) if (counts[card]! > owned(s, seat, card)) return card;
  return -1;
};

/** Donations wait while islands answer in secret, and while the Archon's own island is struck: its answer would no longer fit its cards. */
const giftsWait = (s: PaState): boolean => {
  const f = top(s);
  return f?.room === 'event-decide' || (f?.room === 'event-name' && f.at.position === 0);
};
/** How many cards of a kind can be donated: not those laid out for an event that is being carried out. */
const loose = (s: PaState, seat: Seat, card: number): number => {
  const laid = laidDown(s, seat, card);
  const at = laid > 0 ? eventIn(top(s)) : undefined;
  return owned(s, seat, card) - (at !== undefined && laysOwn(s, at, seat) ? laid : 0);
};
/** PA-21.5: cards in one list of an offer or donation. */
const LIST_LIMIT = 12;
const TOO_MANY_CARDS = illegal('PA-21.5', 'too-many-cards', { limit: LIST_LIMIT });
export const cannotList = (cards: readonly CardId[]): Illegal | undefined => (cards.length > LIST_LIMIT ? TOO_MANY_CARDS : undefined);
const cannotDonate = (s: PaState, seat: Seat, cards: readonly CardId[]): Illegal | undefined => {
  if (seat === s.archon) return ARCHON_GIVES;
  if (cards.length === 0) return NOTHING_GIVEN;
  const long = cannotList(cards);
  if (long !== undefined) return long;
  if (giftsWait(s)) return NOT_NOW;
  const missing = countCards(cards).findIndex((n, card) => n > loose(s, seat, card));
  return missing < 0 ? undefined : illegal('PA-5.5', 'not-held', { card: cardId(missing) });
};

export const events: PaRoom<'events'> = {
  rule: 'PA-5.3',
  mode: 'one',
  tellsNothing(s, _f, _by, a) {
    if (a.do !== 'resolve-event') return false;
    const place = placeOf(s, a.event);
    return keepsHandsHidden(s, place, 0, copy => startEvent(copy, place));
  },
  leadsTo: ['event-target', 'event-decide', 'event-loss', 'event-name', 'season'],
  actors: s => only(s.archon),
  actions(s, _f, _seat, out) {
    const { resolve } = boxActions(box(s));
    for (let place = 0; place < s.yearEvents.length; place++) if (has(openEvents(s), place)) out.push(made(resolve, s.yearEvents[place]!));
  },
  why(s, _f, _seat, a) {
    if (a.do !== 'resolve-event') return NOT_NOW;
    const place = placeOf(s, a.event);
    return place >= 0 && has(openEvents(s), place) ? undefined : NOT_OPEN;
  },
  apply(s, _f, _by, a, log) {
    expectKind(a, 'resolve-event');
    startEvent(s, placeOf(s, a.event), log);
  },
  resume: (s, _f, log) => chooseNext(s, log),
  aside: {
    kinds: ['donate', 'promise'],
    revealsNothing: ['promise'],
    seats: s => seatsIn(everybody(s)),
    actions(s, _f, seat, out) {
      if (seat !== s.archon && !giftsWait(s))
        for (let card = 0; card < CARD_COUNT; card++) if (loose(s, seat, card) > 0) out.push(made(DONATE, card));
      promiseActions(s, seat, out);
    },
    why(s, _f, seat, a) {
      if (a.do === 'promise') return cannotPromise(s, seat, a.to);
      return a.do === 'donate' ? cannotDonate(s, seat, a.cards) : NOT_NOW;
    },
    apply(s, _f, by, a, log) {
      if (a.do === 'promise') {
        applyPromise(s, by, a, log);
        return;
      }
      expectKind(a, 'donate');
      for (const card of a.cards) {
        spend(s, by, cardNumber(card), 1);
        gain(s, s.archon, cardNumber(card), 1);
      }
      log?.({ e: 'donated', seat: by, to: s.archon, cards: a.cards });
    },
  },
};

const NAMED = illegal('PA-22.10', 'named-already');
const BARRED = illegal('PA-22.10', 'may-not-be-named');
const AFTER_NAMING: readonly PaRoomName[] = [
  'event-target',
  'event-decline',
  'event-decide',
  'event-loss',
  'event-name',
  'events',
  'season',
];

/** PA-22.10 `declineTarget`: the power that lets this island pass the naming on, or −1. */
const declining = (s: PaState, seat: Seat): number => {
  const own = freshPower(s, seat, 'declines');
  return own >= 0 ? own : handSize(s, seat) > 0 ? forSale(s, seat, 'declines') : -1;
};

export const eventTarget: PaRoom<'event-target'> = {
  rule: 'PA-5.7',
  mode: 'one',
  tellsNothing: (s, f, _by, a) =>
    a.do === 'choose-target' && keepsHandsHidden(s, f.at.place, f.at.effect, copy => nameStands(copy, f.at, a.seat)),
  leadsTo: AFTER_NAMING,
  actors: s => only(s.archon),
  actions(s, f, _seat, out) {
    const set = nameable(s, f.at);
    for (let seat = 0; seat < s.seats; seat++) if (has(set, seat)) out.push(made(CHOOSE_TARGET, seat));
  },
  why(s, f, _seat, a) {
    if (a.do !== 'choose-target') return NOT_NOW;
    if (has(nameable(s, f.at), a.seat)) return undefined;
    return has(f.at.named | f.at.declined, a.seat) ? NAMED : BARRED;
  },
  apply(s, f, _by, a, log) {
    expectKind(a, 'choose-target');
    log?.({ e: 'target-named', seat: a.seat, event: eventOf(s, f.at.place).id });
    const others = nameable(s, f.at) & ~bit(a.seat);
    if (others !== 0 && declining(s, a.seat) >= 0) goTo<PaFrame>(s, { room: 'event-decline', at: { ...f.at, seat: a.seat } });
    else nameStands(s, f.at, a.seat, log);
  },
};

const NO_POWER = illegal('PA-22.10', 'no-power');
const MUST_BUY = illegal('PA-14.7', 'must-buy');

export const eventDecline: PaRoom<'event-decline'> = {
  rule: 'PA-14.7',
  mode: 'one',
  leadsTo: AFTER_NAMING,
  actors: (_s, f) => only(f.at.seat),
  actions(s, _f, seat, out) {
    out.push(ACCEPT_TARGET);
    if (freshPower(s, seat, 'declines') >= 0) {
      out.push(DECLINE_FREE);
      return;
    }
    const price = priceOf(s, forSale(s, seat, 'declines'));
    for (let card = 0; card < CARD_COUNT; card++) if (has(price, card) && held(s, seat, card) > 0) out.push(made(DECLINE_PAID, card));
  },
  why(s, _f, seat, a) {
    if (a.do === 'accept-target') return undefined;
    if (a.do !== 'decline-target') return NOT_NOW;
    const isFree = freshPower(s, seat, 'declines') >= 0;
    if (a.pay === 'none') return isFree ? undefined : MUST_BUY;
    if (isFree) return NO_POWER;
    const card = cardNumber(a.pay);
    if (!has(priceOf(s, forSale(s, seat, 'declines')), card)) return illegal('PA-14.7', 'not-fitting', { card: a.pay });
    return held(s, seat, card) > 0 ? undefined : illegal('PA-14.7', 'not-held', { card: a.pay });
  },
  apply(s, f, by, a, log) {
    if (a.do === 'accept-target') {
      nameStands(s, f.at, by, log);
      return;
    }
    expectKind(a, 'decline-target');
    const power = declining(s, by);
    if (a.pay === 'none') usePower(s, by, power);
    else payService(s, by, power, cardNumber(a.pay), log);
    log?.({ e: 'target-declined', seat: by, power: box(s).powers[power]?.id ?? '' });
    nameAnother(s, f.at, by, log);
  },
};
