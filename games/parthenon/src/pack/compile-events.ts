/** The effects of event cards, from the words of a pack to what the rules carry out. A forgotten word does not compile. */
import { setOf } from '@stoa/engine';
import { APPLIES, type EventEffect, type Step } from './box.ts';
import type { EventOp, IslandOp } from './check-effects.ts';
import { regionOf } from './compile-powers.ts';
import { type ByIsland, cardsOf, first, NO_SCOPE, numberOf, pickOf } from './compile-values.ts';
import { maskOf } from './cost.ts';
import type { EffectJson } from './types.ts';

const appliesTo = (names: readonly string[]): number => setOf(names.map(name => (APPLIES as readonly string[]).indexOf(name)));

interface Steps {
  readonly one: Readonly<Record<IslandOp, (e: EffectJson) => Step>>;
  readonly all: (list?: readonly EffectJson[]) => readonly Step[];
}
/** What an event does to an island. */
const stepsWith = ({ costs, masks }: ByIsland): Steps => {
  const steps: Readonly<Record<IslandOp, (e: EffectJson) => Step>> = {
    payOr: e => ({ op: 'pay-or', options: (e.options ?? []).map(costs), exempt: cardsOf(e.unlessOwns ?? []), or: stepsOf(e.else) }),
    may: e => ({ op: 'may', cost: costs(e.cost ?? []), gets: stepsOf(e.then) }),
    gain: e => ({ op: 'gain', what: masks(e.what ?? ''), n: numberOf(e.n) }),
    lose: e => ({ op: 'lose', what: maskOf(e.what ?? '', NO_SCOPE), n: numberOf(e.n), pick: pickOf(e.pick) }),
    blockProduction: e => ({ op: 'block', n: Number(e.n), pick: pickOf(e.pick) }),
    boostProduction: e => ({ op: 'boost', n: Number(e.n) }),
    modifyCost: e => {
      const item = first(e.remove);
      return { op: 'remove-cost', applies: appliesTo(e.applies ?? []), what: maskOf(item.of, NO_SCOPE), n: item.n };
    },
    blockStructures: () => ({ op: 'block-acropolis' }),
    immobilizeFleet: e => ({ op: 'ground', n: Number(e.n), pick: pickOf(e.pick) }),
  };
  const stepsOf = (list: readonly EffectJson[] = []): readonly Step[] => list.map(e => steps[e.op as IslandOp](e));
  return { one: steps, all: stepsOf };
};

const effectsWith = ({ costs }: ByIsland, steps: Steps): Readonly<Record<EventOp, (e: EffectJson) => EventEffect>> => ({
  each: e => ({ op: 'islands', who: 'all', steps: steps.all(e.do) }),
  chooseTargets: e => ({
    op: 'named',
    count: typeof e.count === 'number' ? e.count : 0,
    exceptArchon: e.exclude?.includes('archon') === true,
    steps: steps.all(e.do),
    rest: steps.all(e.rest),
  }),
  gain: e => ({ op: 'islands', who: e.who === 'archon' ? 'archon' : 'all', steps: [steps.one.gain(e)] }),
  modifyCost: e => ({ op: 'add-cost', applies: appliesTo(e.applies ?? []), cost: costs(e.add ?? []) }),
  redrawHazard: e => ({ op: 'redraw', region: regionOf(e.region), uses: e.uses ?? 1 }),
  modifyHazardDraws: e => ({ op: 'draws', region: regionOf(e.region), delta: e.delta ?? 0 }),
});

/** Compiles the effects of whole events. */
export const eventEffectsWith = (islands: ByIsland): ((effects: readonly EffectJson[]) => readonly EventEffect[]) => {
  const effectOf = effectsWith(islands, stepsWith(islands));
  return effects => effects.map(e => effectOf[e.op as EventOp](e));
};
