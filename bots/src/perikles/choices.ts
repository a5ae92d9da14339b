/**
 * What is worth a thought at Perikles and how promising it looks at once: tiles for elections that can be won, counters where
 * points are fought for on one's own side, permissions that somebody would use. Reads public facts and the seat's own things.
 */
import { type Seat, top } from '@stoa/engine';
import {
  ATTACK,
  controllingLeader,
  DEFEND,
  LOCATIONS,
  locationAt,
  main,
  type PkAction,
  type PkState,
  playerOf,
  SLOT_COUNT,
} from '@stoa/perikles';
import { attackChance } from './terms.ts';

/** Said and unsaid at any time; a thought never begins with them. */
const ASIDES: ReadonlySet<PkAction['do']> = new Set(['take-back', 'cancel-ask', 'set-standing', 'revoke']);
const slotOf = (s: PkState, location: string): number => {
  const number = (LOCATIONS as readonly string[]).indexOf(location);
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (s.slots[slot] === number) return slot;
  return -1;
};
/** What a counter more on this side is worth to the seat, roughly in points. */
const placeMark = (s: PkState, seat: Seat, location: string, side: number): number => {
  const slot = slotOf(s, location);
  if (slot < 0) return 0;
  const { vp } = locationAt(s, slot);
  const chance = attackChance(s, slot);
  // What is decided already needs no more counters; what hangs in the balance does.
  const open = 4 * chance * (1 - chance);
  const me = playerOf(s, seat);
  const there = main(s, slot, side);
  const isHome = controllingLeader(s, slot) === seat;
  if (there >= 0 && there !== me) return side === DEFEND && isHome ? 0.5 * open : -1;
  if (side === ATTACK) return isHome ? -2 : vp * (there === me ? 0.25 + 0.5 * open : 0.6) - (chance > 0.85 ? 2 : 0);
  return (isHome ? 1 : 0) + (chance > 0 ? vp * 0.6 * open : there === me ? 0.2 : 0.9);
};
const sideOf = (side: string): number => (side === 'attack' ? ATTACK : DEFEND);

/** The logarithm of a move's share of attention. */
export const orderOf = (s: PkState, seat: Seat, a: PkAction): number => {
  switch (a.do) {
    case 'place':
      return clip(0.6 * placeMark(s, seat, a.location, sideOf(a.side)) - (a.pay === 'none' ? 0 : 0.7));
    case 'ask-permission':
      return clip(0.3 * placeMark(s, seat, a.location, DEFEND) - 1);
    case 'choose-counter':
      return 0.2 * a.strength;
    case 'end-commit':
      return 0.3;
    case 'play-special':
      return -0.5;
    default:
      return 0;
  }
};
const clip = (x: number): number => Math.max(-2, Math.min(2, x));

const PLACES = 14;
const QUESTIONS = 2;
/** No counters for others' glory, one way to pay for each placement, few questions. */
const narrowCommit = (s: PkState, seat: Seat, legal: PkAction[]): void => {
  const seen = new Set<string>();
  const marked: { readonly a: PkAction; readonly mark: number }[] = [];
  let asks = 0;
  for (const a of legal) {
    if (a.do === 'place') {
      const key = `${a.power}/${a.unit}/${a.location}/${a.side}`;
      const mark = placeMark(s, seat, a.location, sideOf(a.side));
      if (mark > -0.5 && (a.pay === 'none' || !seen.has(key))) marked.push({ a, mark: mark - (a.pay === 'none' ? 0 : 0.5) });
      seen.add(key);
    } else if (a.do === 'ask-permission') {
      const mark = placeMark(s, seat, a.location, DEFEND);
      if (mark > 0.8 && s.asked < QUESTIONS && asks++ < QUESTIONS) marked.push({ a, mark: mark - 0.5 });
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
