/** What an event asks of the reader's island now, PA-5.8, read from the pack and from its own draft: for prompts and labels. */
import { count } from '@stoa/engine';
import { SUFFERS, SUFFERS_LESS, TAKES } from '../event-cards/answer-codes.ts';
import type { EffectJson } from '../pack/types.ts';
import { hasRules } from '../rules.ts';
import type { PaView } from '../view-types.ts';
import { type Price, packOf } from './prices.ts';

export type Asked =
  /** The first answer; without options the only question is whether a power makes the loss smaller. */
  | { readonly do: 'suffer'; readonly options: readonly Price[]; readonly or: readonly EffectJson[] }
  | { readonly do: 'may'; readonly cost: Price; readonly gets: readonly EffectJson[] }
  /** Paid or chosen one card or village at a time. */
  | { readonly do: 'pay'; readonly cost: Price }
  | { readonly do: 'take' | 'lose' | 'villages'; readonly step: EffectJson }
  | { readonly do: 'wait' };

const NONE: readonly EffectJson[] = [];

/** PA-22.10 `reduceLoss`: the same with one card less to lose than the reader would lose. */
export const lessened = (view: PaView, steps: readonly EffectJson[]): readonly EffectJson[] => {
  const hand = view.me === null ? 0 : (view.islands[view.me]?.handSize ?? 0);
  const most = hasRules(view, 4) ? hand : Number.POSITIVE_INFINITY;
  return steps.map(step =>
    step.op === 'lose' && typeof step.n === 'number' ? { ...step, n: Math.max(0, Math.min(most, step.n) - 1) } : step,
  );
};
/** What the effect in force does to the reader's island. */
const stepsFor = (view: PaView): readonly EffectJson[] => {
  const { event } = view;
  const effect = packOf(view).events.find(e => e.id === event?.event)?.effects[event?.effect ?? 0];
  if (effect === undefined || event === null) return NONE;
  if (effect.op === 'each') return effect.do ?? NONE;
  if (effect.op !== 'chooseTargets') return [effect];
  return (view.me !== null && event.named.includes(view.me) ? effect.do : effect.rest) ?? NONE;
};
/** What the Archon names of a struck island: villages, fleets, or both, one after the other. */
export const archonNames = (view: PaView): 'village' | 'fleet' | 'both' => {
  const all = (steps: readonly EffectJson[]): readonly EffectJson[] =>
    steps.flatMap(e => [e, ...all(e.do ?? NONE), ...all(e.else ?? NONE), ...all(e.rest ?? NONE)]);
  const effect = packOf(view).events.find(e => e.id === view.event?.event)?.effects[view.event?.effect ?? 0];
  const named = effect === undefined ? NONE : all([effect]).filter(e => e.pick === 'archon');
  const fleets = named.some(e => e.op === 'immobilizeFleet');
  return fleets && named.some(e => e.op === 'blockProduction') ? 'both' : fleets ? 'fleet' : 'village';
};
/** PA-22.10: the island to be named now, and how many the event wants. */
export const islandsToName = (view: PaView): { readonly nth: number; readonly all: number } => {
  const effect = packOf(view).events.find(e => e.id === view.event?.event)?.effects[view.event?.effect ?? 0];
  const all = typeof effect?.count === 'number' ? effect.count : Math.ceil(view.seats / 3);
  return { nth: (view.event?.named.length ?? 0) + 1, all };
};
/** What the event in force does to an island the Archon names. */
export const namedSteps = (view: PaView): readonly EffectJson[] =>
  packOf(view).events.find(e => e.id === view.event?.event)?.effects[view.event?.effect ?? 0]?.do ?? NONE;
/** The ways to pay the event that is being answered. */
export const eventOptions = (view: PaView): readonly Price[] => stepsFor(view)[0]?.options ?? [];

export const asked = (view: PaView): Asked => {
  const steps = stepsFor(view);
  const first = steps[0];
  if (view.room !== 'event-decide' || view.draft === null || view.draft.decided || first === undefined) return { do: 'wait' };
  const { answer } = view.draft;
  const isAnswered = answer >= 0;
  if (first.op === 'may') {
    if (!isAnswered) return { do: 'may', cost: first.cost ?? [], gets: first.then ?? NONE };
    if (answer === TAKES) return { do: 'pay', cost: first.cost ?? [] };
  }
  const or = first.op === 'payOr' ? (first.else ?? NONE) : steps;
  if (!isAnswered) return { do: 'suffer', options: first.options ?? [], or };
  if (answer < SUFFERS) return { do: 'pay', cost: first.options?.[answer] ?? [] };
  for (const step of answer === SUFFERS_LESS ? lessened(view, or) : or) {
    if (step.op === 'gain') return { do: 'take', step };
    if (step.pick === 'owner') return { do: step.op === 'lose' ? 'lose' : 'villages', step };
  }
  return { do: 'wait' };
};

/** How many cards or villages the reader must choose, and how many are chosen; null where there is nothing to choose. */
export const choosing = (view: PaView): { readonly all: number; readonly chosen: number } | null => {
  const now = asked(view);
  const laid = view.draft?.laid.length ?? 0;
  if (now.do === 'pay') return { all: now.cost.reduce((sum, { n }) => sum + n, 0), chosen: laid };
  if (now.do !== 'take' && now.do !== 'lose' && now.do !== 'villages') return null;
  const all = Number(now.step.n);
  return Number.isInteger(all) ? { all, chosen: now.do === 'villages' ? count(view.draft?.marked ?? 0) : laid } : null;
};
