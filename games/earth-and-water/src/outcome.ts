/** How a game ended, EW-13 and EW-14.4, and the points by their source. The campaign ends in rooms/course.ts. */
import type { Outcome } from '@stoa/engine';
import type { BySide, EwEnding } from './events.ts';
import { GREECE, PERSIA, SIDES, type Side } from './map.ts';
import type { EwRuleId } from './rulebook.ts';
import { type EwState, TALLY, TALLY_BEYOND } from './state.ts';

type Points = BySide<Readonly<Record<string, number>>>;

/** EW-13.4: points beyond the end of the track count as negative for their side, so that the sources add up to its points. */
const pointsOf = (s: EwState, side: Side): Points[Side] =>
  Object.fromEntries(
    TALLY.map((source, i) => {
      const n = s.tally[side * TALLY.length + i]!;
      return [source, i === TALLY_BEYOND ? 0 - n : n];
    }),
  );

/** Kept by tally: points change a few times a game, and every view shows them. */
interface KeptPoints {
  readonly tally: readonly number[];
  readonly points: Points;
}
const KEPT = new Map<number, KeptPoints>();
const MAX_KEPT = 1000;

/** A number for a tally; different tallies may have the same one. */
const keyOf = (tally: readonly number[]): number => {
  let key = 0;
  for (let i = 0; i < tally.length; i++) key = (Math.imul(key, 31) + tally[i]!) | 0;
  return key;
};
const isSame = (one: readonly number[], other: readonly number[]): boolean => {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
};

/** Points by source, by side. */
export const points = (s: EwState): Points => {
  const key = keyOf(s.tally);
  let found = KEPT.get(key);
  if (found === undefined || !isSame(found.tally, s.tally)) {
    if (KEPT.size >= MAX_KEPT) KEPT.clear();
    found = { tally: s.tally.slice(), points: [pointsOf(s, PERSIA), pointsOf(s, GREECE)] };
    KEPT.set(key, found);
  }
  return found.points;
};

const END_RULES: Readonly<Record<EwEnding, EwRuleId>> = { 'key-cities': 'EW-13.1', points: 'EW-13.6', 'death-of-the-king': 'EW-14.4' };

export const outcomeOf = (s: EwState): Outcome | undefined =>
  s.ending === ''
    ? undefined
    : {
        places: SIDES.map(side => (s.winner < 0 || s.winner === side ? 1 : 2)),
        reason: s.ending,
        rule: END_RULES[s.ending],
        scores: points(s),
      };
