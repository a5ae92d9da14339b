/**
 * What is worth a thought at Perikles and how promising it looks at once: tiles for elections that can be won, counters where
 * they change a battle for the better, permissions that somebody would use; and the same as a habit, with some luck in it.
 */
import { type Rng, type Seat, top } from '@stoa/engine';
import { controllingLeader, DEFEND, EVERY_ACTION, type PkAction, type PkState } from '@stoa/perikles';
import { LOCATION, POWER, SIDE, UNIT } from '@stoa/perikles/box';
import { canvass, influenceMark } from './elections.ts';
import { gainAt, leaveGain, sendGain, slotOf, survey } from './fronts.ts';

/** Said and unsaid at any time; a thought never begins with them. */
const ASIDES: ReadonlySet<PkAction['do']> = new Set(['take-back', 'cancel-ask', 'set-standing', 'revoke']);
/** A cube paid is a point and a vote. */
const CUBE = 1.3;
/** A counter sent is not there for a better place. */
const SENT = 0.3;
const COMMON = 2;

const CUBE_PAYS = 1 << 10;
/** Every placement in one number: unit, power, side, location, and whether a cube pays for it. */
const SENDINGS: ReadonlyMap<PkAction, number> = new Map(
  EVERY_ACTION.flatMap(a =>
    a.do === 'place'
      ? [[a, UNIT[a.unit] | (POWER[a.power] << 1) | (SIDE[a.side] << 4) | (LOCATION[a.location] << 5) | (a.pay === 'none' ? 0 : CUBE_PAYS)]]
      : [],
  ),
);
/** What an action promises at once, roughly in points. Placements and questions rest on the latest survey. */
const markOf = (s: PkState, seat: Seat, a: PkAction): number => {
  switch (a.do) {
    case 'place':
      return sendMark(SENDINGS.get(a) as number);
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
      return 0.3 * a.strength;
    case 'play-special':
      return -1;
    default:
      return influenceMark(s, seat, a);
  }
};
const sendMark = (sending: number): number =>
  sendGain((sending >> 1) & 7, sending & 1, (sending >> 5) & 31, (sending >> 4) & 1) - SENT - ((sending & CUBE_PAYS) === 0 ? 0 : CUBE);

const PLACES = 12;
const QUESTIONS = 2;
/** The list that was narrowed last, best first, and its marks: its order is asked for next. */
const kept: PkAction[] = [];
const keptRanks: number[] = [];
const keptMarks: number[] = [];
/** Keeps the best few; of equals the first stays first. */
const keep = (a: PkAction, rank: number, mark: number): void => {
  let at = kept.length;
  while (at > 0 && (keptRanks[at - 1] as number) < rank) at--;
  if (at === PLACES) return;
  for (let i = Math.min(kept.length, PLACES - 1); i > at; i--) {
    kept[i] = kept[i - 1] as PkAction;
    keptRanks[i] = keptRanks[i - 1] as number;
    keptMarks[i] = keptMarks[i - 1] as number;
  }
  kept[at] = a;
  keptRanks[at] = rank;
  keptMarks[at] = mark;
};
/** The logarithm of a move's share of attention. `choices` has surveyed or canvassed the table just before. */
export const orderOf = (s: PkState, seat: Seat, a: PkAction): number => {
  const i = kept.indexOf(a);
  return Math.max(-2, Math.min(2, 0.5 * (i >= 0 ? (keptMarks[i] as number) : markOf(s, seat, a))));
};

/** No counters for others' glory, one way to pay for each placement, few questions. */
const narrowCommit = (s: PkState, seat: Seat, legal: PkAction[]): void => {
  survey(s, seat);
  let last = -1;
  let asks = 0;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i] as PkAction;
    if (a.do === 'place') {
      // The list goes by power, place, side and unit: ways to pay for one placement stand side by side.
      const sending = SENDINGS.get(a) as number;
      const isRepeated = ((sending ^ last) & ~CUBE_PAYS) === 0;
      last = sending;
      if (isRepeated && (sending & CUBE_PAYS) !== 0) continue;
      const mark = sendMark(sending);
      if (mark > -1.5) keep(a, mark, mark);
    } else if (a.do === 'ask-permission') {
      if (s.asked >= QUESTIONS || asks >= QUESTIONS) continue;
      const mark = markOf(s, seat, a);
      if (mark <= 0) continue;
      asks++;
      keep(a, mark, mark);
    } else keep(a, 9, markOf(s, seat, a));
  }
  legal.length = 0;
  for (let i = 0; i < kept.length; i++) legal.push(kept[i] as PkAction);
};
export const choices = (s: PkState, seat: Seat, legal: PkAction[]): void => {
  let n = 0;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i] as PkAction;
    if (a.do === 'place' || !ASIDES.has(a.do)) legal[n++] = a;
  }
  if (n > 0) legal.length = n;
  kept.length = 0;
  canvass();
  if (top(s)?.room === 'commit' && s.pending < 0 && legal.length > 1) narrowCommit(s, seat, legal);
};

/** Special tiles are kept for the moment that is looked at; questions and take-backs are not made by habit. */
const QUIET: ReadonlySet<PkAction['do']> = new Set(['ask-permission', 'take-back', 'play-special', 'cancel-ask', 'set-standing', 'revoke']);
const LUCK = 2;
/** What looks best at once, with some luck in it. */
export const habit = (s: PkState, seat: number, legal: readonly PkAction[], rng: Rng): number => {
  const room = top(s)?.room;
  if (room === 'battle-special') {
    const pass = legal.findIndex(a => a.do === 'pass');
    if (pass >= 0 && rng.int(4) > 0) return pass;
    return rng.int(legal.length);
  }
  if (room === 'commit' && s.pending < 0) survey(s, seat);
  canvass();
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i] as PkAction;
    const plain = a.do === 'place' ? sendMark(SENDINGS.get(a) as number) : QUIET.has(a.do) ? -99 : markOf(s, seat, a);
    const mark = plain + (LUCK * rng.int(1024)) / 1024;
    if (mark > most) {
      most = mark;
      best = i;
    }
  }
  return best;
};
