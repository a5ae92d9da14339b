/**
 * What is worth a thought at Perikles and how promising it looks at once: tiles for elections that can be won, counters where
 * they change a battle for the better, permissions that somebody would use; and the same as a habit, with some luck in it.
 */
import { type Rng, type Seat, top } from '@stoa/engine';
import { controllingLeader, DEFEND, hand, type PkAction, type PkState, strengthOf } from '@stoa/perikles';
import { LOCATION, POWER, SIDE, UNIT } from '@stoa/perikles/box';
import { influenceMark } from './elections.ts';
import { leaveGain, placeGain, slotOf } from './fronts.ts';

/** Said and unsaid at any time; a thought never begins with them. */
const ASIDES: ReadonlySet<PkAction['do']> = new Set(['take-back', 'cancel-ask', 'set-standing', 'revoke']);
/** A cube paid is a point and a vote. */
const CUBE = 1.3;
/** A counter sent is not there for a better place. */
const SENT = 0.3;
const COMMON = 2;

/** What an action promises at once, roughly in points. */
const markOf = (s: PkState, seat: Seat, a: PkAction): number => {
  switch (a.do) {
    case 'place': {
      const stack = hand(s, POWER[a.power], UNIT[a.unit]);
      const slot = slotOf(s, LOCATION[a.location]);
      return placeGain(s, seat, slot, SIDE[a.side], UNIT[a.unit], averageOf(stack)) - SENT - (a.pay === 'none' ? 0 : CUBE);
    }
    case 'ask-permission': {
      const slot = slotOf(s, LOCATION[a.location]);
      return 0.4 * placeGain(s, seat, slot, DEFEND, 0, COMMON) - 0.5;
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
const averageOf = (stack: number): number =>
  stack === 0 ? 0 : strengthOf(stack) / ((stack & 15) + ((stack >> 4) & 15) + ((stack >> 8) & 15) + (stack >> 12));

/** The logarithm of a move's share of attention. */
export const orderOf = (s: PkState, seat: Seat, a: PkAction): number => Math.max(-2, Math.min(2, 0.5 * markOf(s, seat, a)));

const PLACES = 12;
const QUESTIONS = 2;
/** No counters for others' glory, one way to pay for each placement, few questions. */
const narrowCommit = (s: PkState, seat: Seat, legal: PkAction[]): void => {
  const seen = new Set<string>();
  const marked: { readonly a: PkAction; readonly mark: number }[] = [];
  let asks = 0;
  for (const a of legal) {
    if (a.do === 'place') {
      const key = `${a.power}/${a.unit}/${a.location}/${a.side}`;
      if (a.pay !== 'none' && seen.has(key)) continue;
      seen.add(key);
      const mark = markOf(s, seat, a);
      if (mark > -1.5) marked.push({ a, mark });
    } else if (a.do === 'ask-permission') {
      const mark = markOf(s, seat, a);
      if (mark > 0 && s.asked < QUESTIONS && asks++ < QUESTIONS) marked.push({ a, mark });
    } else marked.push({ a, mark: 9 });
  }
  marked.sort((x, y) => y.mark - x.mark);
  legal.length = 0;
  for (const { a } of marked.slice(0, PLACES)) legal.push(a);
};

export const choices = (s: PkState, seat: Seat, legal: PkAction[]): void => {
  let n = 0;
  for (const a of legal) if (!ASIDES.has(a.do)) legal[n++] = a;
  if (n > 0) legal.length = n;
  if (top(s)?.room === 'commit' && s.pending < 0 && legal.length > 1) narrowCommit(s, seat, legal);
};

/** Special tiles are kept for the moment that is looked at; questions and take-backs are not made by habit. */
const QUIET: ReadonlySet<PkAction['do']> = new Set(['ask-permission', 'take-back', 'play-special', 'cancel-ask', 'set-standing', 'revoke']);
const LUCK = 2;
/** What looks best at once, with some luck in it. */
export const habit = (s: PkState, seat: number, legal: readonly PkAction[], rng: Rng): number => {
  if (top(s)?.room === 'battle-special') {
    const pass = legal.findIndex(a => a.do === 'pass');
    if (pass >= 0 && rng.int(4) > 0) return pass;
    return rng.int(legal.length);
  }
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i] as PkAction;
    const mark = (QUIET.has(a.do) ? -99 : markOf(s, seat, a)) + (LUCK * rng.int(1024)) / 1024;
    if (mark > most) {
      most = mark;
      best = i;
    }
  }
  return best;
};
