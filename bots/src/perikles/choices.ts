/**
 * Which moves of Perikles are worth a search and how promising they look at once: tiles for elections that can be won, counters that
 * improve a battle, permissions that might be given; and the same as a policy with some randomness.
 */
import { type Rng, type Seat, top } from '@stoa/engine';
import { controllingLeader, DEFEND, EVERY_ACTION, type PkAction, type PkState } from '@stoa/perikles';
import { LOCATION, POWER, SIDE, UNIT } from '@stoa/perikles/box';
import type { Policy } from '../mind.ts';
import { gainAt, leaveGain, sendGain, slotOf, survey, turnsLeft } from './battle-odds.ts';
import { type Canvassing, canvass, influenceMark, RIVALRY } from './elections.ts';

/** Can be set and revoked at any time; a search never begins with them. */
const isAside = (kind: PkAction['do']): boolean =>
  kind === 'take-back' || kind === 'cancel-ask' || kind === 'set-standing' || kind === 'revoke';
/** A cube that is paid is a point and a vote. */
const CUBE = 1.3;
const COMMON = 2;

/** How a bot plays without looking ahead, in points. */
export interface Habits extends Canvassing {
  /** What a counter that is sent would be worth at a better place. */
  readonly sent: number;
  /** What a point of strength of the counter sent is worth. */
  readonly strength: number;
  /** How much randomness moves the score of an action when the policy plays. */
  readonly luck: number;
}
export const EASY: Habits = { sent: 0.3, strength: 0.3, luck: 2, arms: 0.1, rivalry: RIVALRY };
/**
 * An army wins the tiles of its turn, and an election that a rival wins is a loss. One seat with these habits among EASY ones wins a
 * quarter more games than an even share (bots/STRENGTH.md).
 */
export const KEEN: Habits = { sent: 0.1, strength: 0.5, luck: 1, arms: 0.4, rivalry: 0.6 };
/** The seat whose scores are computed: set where a list begins. */
let habits = EASY;

const CUBE_PAYS = 1 << 10;
/** Every placement in one number: unit, power, side, location, and whether a cube pays for it. */
const SENDINGS: ReadonlyMap<PkAction, number> = new Map(
  EVERY_ACTION.flatMap(a =>
    a.do === 'place'
      ? [[a, UNIT[a.unit] | (POWER[a.power] << 1) | (SIDE[a.side] << 4) | (LOCATION[a.location] << 5) | (a.pay === 'none' ? 0 : CUBE_PAYS)]]
      : [],
  ),
);
/** Before the first placement of a list: there are only seven powers. */
const NONE_YET = 2 * CUBE_PAYS - 1;
/**
 * By seat and placement: the two that stood after it last, with their numbers. Lists keep one order, so usually one of the two stands
 * there again and needs no look-up.
 */
const SEATS = 5;
const followers: (PkAction | undefined)[] = new Array<PkAction | undefined>(2 * SEATS * 2 * CUBE_PAYS).fill(undefined);
const followed: number[] = new Array<number>(followers.length).fill(0);
/** The number of a placement that stands in a seat's list after another; −1 for any other action. */
const sendingAfter = (seat: Seat, last: number, a: PkAction): number => {
  const at = 2 * (seat * 2 * CUBE_PAYS + last);
  if (followers[at] === a) return followed[at]!;
  if (followers[at + 1] === a) return followed[at + 1]!;
  if (a.do !== 'place') return -1;
  followers[at + 1] = followers[at];
  followed[at + 1] = followed[at]!;
  followers[at] = a;
  followed[at] = SENDINGS.get(a)!;
  return followed[at]!;
};
/** Only the way to pay is another. */
const isRepeated = (sending: number, last: number): boolean => ((sending ^ last) & ~CUBE_PAYS) === 0;
/** What an action promises at once, roughly in points. Placements and questions rest on the latest survey. */
const markOf = (s: PkState, seat: Seat, a: PkAction): number => {
  switch (a.do) {
    case 'place':
      return sendMark(SENDINGS.get(a)!);
    case 'ask-permission': {
      const slot = slotOf(s, LOCATION[a.location]);
      return 0.4 * gainAt(slot, DEFEND, 0, COMMON) - 0.5;
    }
    case 'answer': {
      const slot = slotOf(s, LOCATION[a.location]);
      const gain = controllingLeader(s, slot) === seat ? leaveGain(s, seat, slot) : 0;
      return a.reply === 'grant' ? gain : 0;
    }
    case 'choose-counter':
      return habits.strength * a.strength;
    case 'play-special':
      return -1;
    default:
      return influenceMark(s, seat, a);
  }
};
const sendMark = (sending: number): number => paidFor(sending, gainOf(sending));
const gainOf = (sending: number): number => sendGain((sending >> 1) & 7, sending & 1, (sending >> 5) & 31, (sending >> 4) & 1);
const paidFor = (sending: number, gain: number): number => gain - habits.sent - ((sending & CUBE_PAYS) === 0 ? 0 : CUBE);

const PLACES = 12;
const QUESTIONS = 2;
/** A question that costs its leader more than this, in points, is not asked. */
const TOO_MUCH = -1;
/**
 * A bot remembers nothing between two moves, and the table forgets refusals with the commit turn (PK-10.7). So a bot asks in the first
 * commit turn of a phase only, and after a refusal it asks for no other power at that place: no leader is asked the same twice.
 */
const isTimeToAsk = (s: PkState, seat: Seat): boolean => turnsLeft(s, seat) === (s.seats === 5 ? 4 : 5) - 1;
const wasRefused = (s: PkState, slot: number): boolean => (s.denied[slot]! | s.deniedJoins[2 * slot]! | s.deniedJoins[2 * slot + 1]!) !== 0;
const isWorthAsking = (s: PkState, a: Extract<PkAction, { do: 'ask-permission' }>): boolean => {
  const slot = slotOf(s, LOCATION[a.location]);
  return !wasRefused(s, slot) && (a.kind !== 'defend' || leaveGain(s, controllingLeader(s, slot), slot) >= TOO_MUCH);
};
/** The list that was narrowed last, best first, and its scores: its order is asked for next. */
const kept: PkAction[] = [];
let keptCount = 0;
const keptRanks: number[] = [];
const keptMarks: number[] = [];
/** Keeps the best few; among equals the first stays first. */
const keep = (a: PkAction, rank: number, mark: number): void => {
  let at = keptCount;
  while (at > 0 && keptRanks[at - 1]! < rank) at--;
  if (at === PLACES) return;
  if (keptCount < PLACES) keptCount++;
  for (let i = keptCount - 1; i > at; i--) {
    kept[i] = kept[i - 1]!;
    keptRanks[i] = keptRanks[i - 1]!;
    keptMarks[i] = keptMarks[i - 1]!;
  }
  kept[at] = a;
  keptRanks[at] = rank;
  keptMarks[at] = mark;
};
/** The logarithm of a move's share of attention. `choices` has surveyed or canvassed the table just before. */
const priorOf = (s: PkState, seat: Seat, a: PkAction): number => {
  let i = 0;
  while (i < keptCount && kept[i] !== a) i++;
  return Math.max(-2, Math.min(2, 0.5 * (i < keptCount ? keptMarks[i]! : markOf(s, seat, a))));
};

/** No counters that only help others, one way to pay for each placement, few questions. */
const narrowCommit = (s: PkState, seat: Seat, legal: PkAction[]): void => {
  survey(s, seat);
  let last = NONE_YET;
  let asks = isTimeToAsk(s, seat) ? s.asked : QUESTIONS;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i]!;
    const sending = sendingAfter(seat, last, a);
    if (sending >= 0) {
      // The list goes by power, place, side and unit: ways to pay for one placement stand side by side.
      const isAgain = (sending & CUBE_PAYS) !== 0 && isRepeated(sending, last);
      last = sending;
      if (isAgain) continue;
      const mark = sendMark(sending);
      if (mark > -1.5) keep(a, mark, mark);
      continue;
    }
    const kind = a.do;
    if (isAside(kind)) continue;
    if (kind === 'ask-permission') {
      if (asks >= QUESTIONS || !isWorthAsking(s, a)) continue;
      const mark = markOf(s, seat, a);
      if (mark <= 0) continue;
      asks++;
      keep(a, mark, mark);
    } else keep(a, 9, markOf(s, seat, a));
  }
  for (let i = 0; i < keptCount; i++) legal[i] = kept[i]!;
  if (legal.length > keptCount) legal.length = keptCount;
};
const choices = (s: PkState, seat: Seat, legal: PkAction[]): void => {
  keptCount = 0;
  canvass(habits);
  if (s.pending < 0 && legal.length > 1 && top(s)?.room === 'commit') {
    narrowCommit(s, seat, legal);
    return;
  }
  let n = 0;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i]!;
    if (!isAside(a.do)) legal[n++] = a;
  }
  if (n > 0 && n < legal.length) legal.length = n;
};

/** Special tiles are left to the search; the policy asks no questions and takes nothing back. */
const isUnusual = (kind: PkAction['do']): boolean => kind === 'ask-permission' || kind === 'play-special' || isAside(kind);
/** What looks best at once, with some randomness. */
const rollout = (s: PkState, seat: number, legal: readonly PkAction[], rng: Rng): number => {
  const room = top(s)?.room;
  if (room === 'battle-special') {
    const pass = legal.findIndex(a => a.do === 'pass');
    if (pass >= 0 && rng.int(4) > 0) return pass;
    return rng.int(legal.length);
  }
  if (room === 'commit' && s.pending < 0) survey(s, seat);
  canvass(habits);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  let last = NONE_YET;
  let gain = 0;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i]!;
    let plain = -99;
    const sending = sendingAfter(seat, last, a);
    if (sending >= 0) {
      if (!isRepeated(sending, last)) gain = gainOf(sending);
      last = sending;
      plain = paidFor(sending, gain);
    } else if (!isUnusual(a.do)) plain = markOf(s, seat, a);
    const mark = plain + (habits.luck * rng.int(1024)) / 1024;
    if (mark > most) {
      most = mark;
      best = i;
    }
  }
  return best;
};

export const policyOf = (by: Habits): Policy<PkState, PkAction> => ({
  choices(s, seat, legal) {
    habits = by;
    choices(s, seat, legal);
  },
  prior(s, seat, a) {
    habits = by;
    return priorOf(s, seat, a);
  },
  rollout(s, seat, legal, rng) {
    habits = by;
    return rollout(s, seat, legal, rng);
  },
  // Counters are placed one by one, and no seat knows what the others will place.
  othersUsePolicy(s) {
    const room = top(s)?.room;
    return room === 'commit' || room === 'ask';
  },
});
