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
const KEPT = new Map<string, Points>();
const MAX_KEPT = 1000;

/** Points by source, by side. */
export const points = (s: EwState): Points => {
  const key = s.tally.join();
  let found = KEPT.get(key);
  if (found === undefined) {
    if (KEPT.size >= MAX_KEPT) KEPT.clear();
    found = [pointsOf(s, PERSIA), pointsOf(s, GREECE)];
    KEPT.set(key, found);
  }
  return found;
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
