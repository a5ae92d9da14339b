/**
 * Tiny's rooms. A round: the leader stakes coins (TY-1) and may look at a card of another hand (TY-4), all bid a card in
 * secret (TY-2), the highest rolls and wins pips plus stake (TY-3). At any time a wave or a gift (TY-5). Deals: TY-6. End: TY-7.
 */
import { bit, count, has, minus, nth, plus } from '../src/bits.ts';
import type { Illegal, Log, RuleId, Seat } from '../src/contract.ts';
import { goTo, leave, leaveAll, open } from '../src/frames.ts';
import { type Aside, type ChanceRoom, NOT_NOW, only, type Rooms, type SeatRoom } from '../src/rooms.ts';
import type { TinyAction, TinyEvent, TinyFrame, TinyState } from './tiny-state.ts';
import * as T from './tiny-state.ts';

type FrameOf<R extends TinyFrame['room']> = Extract<TinyFrame, { readonly room: R }>;
type Deciding<R extends TinyFrame['room']> = SeatRoom<TinyState, FrameOf<R>, TinyAction, TinyEvent>;
type Chance<R extends TinyFrame['room']> = ChanceRoom<TinyState, FrameOf<R>, TinyAction, TinyEvent>;

const no = (rule: RuleId, why: string): Illegal => ({ rule, why });
const STAKE_RANGE = no('TY-1', 'stake-range');
const NOT_IN_HAND = no('TY-2', 'not-in-hand');
const HAS_DRAFT = no('TY-2', 'has-draft');
const NO_DRAFT = no('TY-2', 'no-draft');
const NO_MORE_DROPS = no('TY-2', 'no-more-drops');
const NOTHING_NEW = no('TY-4', 'nothing-new-there');
const OWN_HAND = no('TY-4', 'own-hand');
const ONCE = no('TY-5', 'once-a-round');
const NOT_TO_SELF = no('TY-5', 'not-to-self');
const SUM_RANGE = no('TY-5', 'sum-range');
const NOT_IN_BAG = no('TY-6', 'not-in-bag');
const NOT_A_DIE = no('TY-3', 'not-a-die');

/** Sets of seats as lists, made once: who still owes a bid. */
const SEATS_IN: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, set) => [0, 1, 2, 3].filter(seat => has(set, seat)));

const cannotGive = (s: TinyState, seat: Seat, to: Seat, sum: number): Illegal | undefined =>
  s.gifts[seat]! > 0
    ? ONCE
    : to === seat
      ? NOT_TO_SELF
      : !(to >= 0 && to < s.seats && Number.isInteger(sum) && sum >= 1 && sum <= T.coins(s, seat))
        ? SUM_RANGE
        : undefined;

/** TY-5, while a round is on, whatever room is open above it. */
const greetings: Aside<TinyState, FrameOf<'round'>, TinyAction, TinyEvent> = {
  kinds: ['wave', 'gift'],
  seats: s => SEATS_IN[bit(s.seats) - 1]!,
  actions(s, _f, seat, out) {
    if (s.waves[seat] === 0) out.push(T.WAVE);
    for (let to = 0; to < s.seats; to++) if (cannotGive(s, seat, to, 1) === undefined) out.push(T.GIFT[to]!);
  },
  why: (s, _f, seat, a) =>
    a.do === 'wave' ? (s.waves[seat] === 0 ? undefined : ONCE) : a.do === 'gift' ? cannotGive(s, seat, a.to, a.coins) : NOT_NOW,
  apply(s, _f, by, a, log) {
    if (a.do === 'wave') {
      s.waves[by] = 1;
      log?.({ e: 'waved', by });
    } else if (a.do === 'gift') {
      s.gifts[by] = 1;
      s.coins[by] = T.coins(s, by) - a.coins;
      s.coins[a.to] = T.coins(s, a.to) + a.coins;
      log?.({ e: 'given', by, to: a.to, coins: a.coins });
    }
  },
};

export const roundRoom = (highest: number): Deciding<'round'> => ({
  rule: 'TY-1',
  mode: 'one',
  leadsTo: ['look', 'round', 'deal'],
  actors: (_s, f) => only(f.leader),
  actions(_s, _f, _seat, out) {
    for (let n = 1; n <= highest; n++) out.push(T.STAKE[n]!);
  },
  why: (_s, _f, _seat, a) =>
    a.do !== 'stake' ? NOT_NOW : Number.isInteger(a.coins) && a.coins >= 1 && a.coins <= highest ? undefined : STAKE_RANGE,
  apply(s, f, by, a, log) {
    if (a.do !== 'stake') return;
    s.stake = a.coins;
    log?.({ e: 'staked', by, coins: a.coins });
    open(s, T.LOOK[f.leader]!);
  },
  resume(s, f, log) {
    if (s.stake === 0) return; // the deal before this round has closed
    s.stake = 0;
    for (let seat = 0; seat < s.seats; seat++) s.waves[seat] = s.gifts[seat] = s.drops[seat] = 0;
    if (s.round === T.ROUNDS || count(s.bag) < s.seats) {
      leaveAll(s);
      log?.({ e: 'ended' });
      return;
    }
    s.round++;
    goTo(s, T.ROUND[(f.leader + 1) % s.seats]!);
    open(s, T.DEAL);
  },
  aside: greetings,
});

/** The seat that draws next: the first whose hand is not full; −1 when all are. */
const drawer = (s: TinyState): Seat => {
  for (let seat = 0; seat < s.seats; seat++) if (count(T.hand(s, seat)) < T.HAND) return seat;
  return T.NONE;
};

const deal: Chance<'deal'> = {
  rule: 'TY-6',
  mode: 'chance',
  leadsTo: ['round'],
  sample: (s, _f, rng) => T.DRAW[nth(s.bag, rng.int(count(s.bag)))]!,
  outcomes: s => ({ count: count(s.bag), list: T.DRAW.filter((_, card) => has(s.bag, card)).map(a => [a, 1] as const) }),
  why: (s, _f, a) =>
    a.do !== 'draw' ? NOT_NOW : Number.isInteger(a.card) && a.card >= 0 && a.card < T.CARDS && has(s.bag, a.card) ? undefined : NOT_IN_BAG,
  apply(s, _f, _by, a, log) {
    if (a.do !== 'draw') return;
    const by = drawer(s);
    s.bag = minus(s.bag, a.card);
    s.hands[by] = plus(T.hand(s, by), a.card);
    log?.({ e: 'drawn', by, card: a.card });
    if (drawer(s) === T.NONE) leave(s);
  },
};

/** TY-2: when the last has confirmed, all cards are shown and leave the hands. */
const reveal = (s: TinyState, log: Log<TinyEvent> | undefined): void => {
  let winner = 0;
  for (let seat = 1; seat < s.seats; seat++) if (T.draft(s, seat) > T.draft(s, winner)) winner = seat;
  log?.({ e: 'revealed', cards: s.drafts.slice(), winner });
  for (let seat = 0; seat < s.seats; seat++) {
    const card = T.draft(s, seat);
    s.hands[seat] = minus(T.hand(s, seat), card);
    s.played = plus(s.played, card);
    for (let other = 0; other < s.seats; other++) s.knows[other * s.seats + seat] = minus(T.known(s, other, seat), card);
    s.shown[seat] = card;
    s.drafts[seat] = T.NONE;
  }
  s.confirmed = 0;
  goTo(s, T.ROLL[winner]!);
};

const cannotDraft = (s: TinyState, seat: Seat, a: TinyAction): Illegal | undefined => {
  const none = T.draft(s, seat) === T.NONE;
  if (a.do === 'confirm') return none ? NO_DRAFT : undefined;
  if (a.do === 'drop') return none ? NO_DRAFT : s.drops[seat] === T.DROPS ? NO_MORE_DROPS : undefined;
  if (a.do !== 'choose') return NOT_NOW;
  if (!none) return HAS_DRAFT;
  return a.card >= 0 && a.card < T.CARDS && Number.isInteger(a.card) && has(T.hand(s, seat), a.card) ? undefined : NOT_IN_HAND;
};

const bid: Deciding<'bid'> = {
  rule: 'TY-2',
  mode: 'sealed',
  leadsTo: ['roll'],
  asked: s => SEATS_IN[bit(s.seats) - 1]!,
  actors: s => SEATS_IN[(bit(s.seats) - 1) & ~s.confirmed]!,
  actions(s, _f, seat, out) {
    if (T.draft(s, seat) === T.NONE) {
      const cards = T.hand(s, seat);
      for (let card = 0; card < T.CARDS; card++) if (has(cards, card)) out.push(T.CHOOSE[card]!);
      return;
    }
    out.push(T.CONFIRM);
    if (s.drops[seat]! < T.DROPS) out.push(T.DROP);
  },
  why: (s, _f, seat, a) => cannotDraft(s, seat, a),
  apply(s, _f, by, a, log) {
    if (a.do === 'choose') s.drafts[by] = a.card;
    else if (a.do === 'drop') {
      s.drafts[by] = T.NONE;
      s.drops[by] = s.drops[by]! + 1;
    } else s.confirmed = plus(s.confirmed, by);
    log?.({ e: 'drafted', by });
    if (s.confirmed === bit(s.seats) - 1) reveal(s, log);
  },
};

const DICE = T.DIE.slice(1).map(a => [a, 1] as const);
const roll: Chance<'roll'> = {
  rule: 'TY-3',
  mode: 'chance',
  leadsTo: ['round'],
  sample: (_s, _f, rng) => T.DIE[rng.int(6) + 1]!,
  outcomes: () => ({ count: 6, list: DICE }),
  why: (_s, _f, a) => (a.do !== 'die' ? NOT_NOW : Number.isInteger(a.pips) && a.pips >= 1 && a.pips <= 6 ? undefined : NOT_A_DIE),
  apply(s, f, _by, a, log) {
    if (a.do !== 'die') return;
    s.coins[f.winner] = T.coins(s, f.winner) + a.pips + s.stake;
    log?.({ e: 'rolled', pips: a.pips, winner: f.winner });
    leave(s);
  },
};

const cannotLook = (s: TinyState, seat: Seat, at: Seat): Illegal | undefined =>
  at === seat
    ? OWN_HAND
    : !(Number.isInteger(at) && at >= 0 && at < s.seats) || count(T.known(s, seat, at)) === count(T.hand(s, at))
      ? NOTHING_NEW
      : undefined;

/** TY-4: the lowest card that the seat has not seen yet. Only the seat that looks learns which. */
const look: Deciding<'look'> = {
  rule: 'TY-4',
  mode: 'one',
  leadsTo: ['bid'],
  actors: (_s, f) => only(f.leader),
  actions(s, _f, seat, out) {
    out.push(T.LOOK_AWAY);
    for (let at = 0; at < s.seats; at++) if (cannotLook(s, seat, at) === undefined) out.push(T.LOOK_AT[at]!);
  },
  why: (s, _f, seat, a) => (a.do === 'look-away' ? undefined : a.do === 'look' ? cannotLook(s, seat, a.at) : NOT_NOW),
  apply(s, _f, by, a, log) {
    if (a.do === 'look') {
      const card = nth(T.hand(s, a.at) & ~T.known(s, by, a.at), 0);
      s.knows[by * s.seats + a.at] = plus(T.known(s, by, a.at), card);
      log?.({ e: 'looked', by, at: a.at, card });
    }
    goTo(s, T.BID);
  },
};

export const TINY_ROOMS = { round: roundRoom(3), deal, bid, roll, look } satisfies Rooms<TinyState, TinyFrame, TinyAction, TinyEvent>;
export type TinyRooms = typeof TINY_ROOMS;
