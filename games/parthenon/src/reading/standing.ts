/** PA-18.5: the tie-breaker that ranks an island before another with as many structures, computed from the final view. */
import type { Outcome, Seat } from '@stoa/engine';
import { COMPLETE_STRUCTURES, FIRST_FOR_COMPLETE, RARES } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import type { PaView } from '../view-types.ts';

/** The values of the tie-breakers in order; null: hidden in a hand. */
const valuesOf = ({ islands }: PaView, seat: Seat): readonly (number | null)[] => {
  const island = islands[seat];
  if (island === undefined) return [];
  const at = (stage: string): number => island.wonders.filter(w => w.stage === stage).length;
  const { hand } = island;
  const rares: readonly string[] = RARES;
  const gold = hand?.filter(card => card === 'gold').length ?? 0;
  const rare = hand?.filter(card => rares.includes(card)).length ?? 0;
  return [
    at('complete'),
    at('partial'),
    at('plan'),
    island.acropolis.reduce((sum, { copies }) => sum + copies, 0),
    island.workshops,
    island.philosophies.length,
    island.fleets.length,
    island.aegis.length + island.aegisAboard.length,
    ...(hand === null ? [null, null, null] : [Math.min(6, gold), Math.min(6, rare), Math.min(6, hand.length - gold - rare)]),
  ];
};

/** Returns the same event as the log has for a tie for first place. */
export const tieBreakOf = (
  view: PaView,
  { places }: Outcome,
  before: Seat,
  after: Seat,
): Extract<PaEvent, { e: 'tie-break' }> | undefined => {
  const [mine, theirs] = [valuesOf(view, before), valuesOf(view, after)];
  const from = places[before] === 1 && view.islands[after]?.structures === COMPLETE_STRUCTURES ? FIRST_FOR_COMPLETE : 0;
  for (let step = from; step < mine.length; step++) {
    const [a, b] = [mine[step], theirs[step]];
    if (a == null || b == null) return undefined;
    if (a !== b) return { e: 'tie-break', step: step + 1, numbers: [before, after].map((seat, i) => ({ seat, n: i === 0 ? a : b })) };
  }
  return undefined;
};
