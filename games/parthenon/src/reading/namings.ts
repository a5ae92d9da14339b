/** PA-4.8: what the Archon still has to name of struck islands, in the order in which the table asks, up to the next random loss. */
import type { Seat } from '@stoa/engine';
import type { PaActionOf } from '../actions.ts';
import { SUFFERS, SUFFERS_LESS } from '../event-cards/answer-codes.ts';
import type { EffectJson } from '../pack/types.ts';
import type { PaView } from '../view-types.ts';
import { packOf } from './prices.ts';

export type Name = PaActionOf<'name-village' | 'name-fleet'>;
export interface Naming {
  readonly seat: Seat;
  /** How many of `choices` the Archon names. */
  readonly n: number;
  readonly choices: readonly Name[];
}
const NONE: readonly EffectJson[] = [];

const choicesFor = (view: PaView, seat: Seat, step: EffectJson): readonly Name[] => {
  const island = view.islands[seat];
  if (step.op === 'immobilizeFleet')
    return island?.fleets.filter(f => !f.grounded).map(({ fleet }): Name => ({ do: 'name-fleet', fleet })) ?? [];
  return island?.villages.filter(v => !island.blocked.includes(v)).map((village): Name => ({ do: 'name-village', village })) ?? [];
};
const isNaming = ({ op, pick }: EffectJson): boolean => op === 'immobilizeFleet' || (op === 'blockProduction' && pick === 'archon');

/** Only for `payOr` do the answers say which islands are struck; for other effects only the island in turn is known. */
export const namingsLeft = (view: PaView): readonly Naming[] => {
  const { event, archon, seats } = view;
  if (view.room !== 'event-name' || event === null || event.answers === null) return [];
  const effect = packOf(view).events.find(e => e.id === event.event)?.effects[event.effect];
  const stepsOf = (seat: Seat): readonly EffectJson[] =>
    (effect?.op === 'chooseTargets' && !event.named.includes(seat) ? effect.rest : effect?.do) ?? NONE;
  const list: Naming[] = [];
  for (let position = event.position; position < seats; position++) {
    const seat = (archon + position) % seats;
    const first = stepsOf(seat)[0];
    const isNow = position === event.position;
    if (first?.op !== 'payOr' && !isNow) return list;
    const answer = event.answers[seat];
    const suffered = first?.op === 'payOr' ? (answer === SUFFERS || answer === SUFFERS_LESS ? (first.else ?? NONE) : NONE) : stepsOf(seat);
    for (const [i, step] of suffered.entries()) {
      if (isNow && i < event.stage - 1) continue;
      if (step.op === 'lose' && step.pick === 'random') return list;
      if (!isNaming(step)) continue;
      const choices = choicesFor(view, seat, step);
      const n = isNow && i === event.stage - 1 ? event.left : Math.min(Number(step.n), choices.length);
      if (n > 0 && n < choices.length) list.push({ seat, n, choices });
    }
  }
  return list;
};
