/** A plan after a change: a step was played, withdrawn or has fallen. An empty plan becomes undefined. */
import { newId } from '../ids.ts';
import type { KeptStep, Plan } from '../store/plans.ts';

const left = (plan: Plan): Plan | undefined => (plan.steps.length + plan.fallen.length === 0 ? undefined : { ...plan, version: newId() });

/** Without the step, or with another in its place. */
export const planWith = (plan: Plan, step: KeptStep, instead?: KeptStep): Plan | undefined =>
  left({ ...plan, steps: plan.steps.flatMap(one => (one !== step ? one : (instead ?? []))) });

export const planFallen = (plan: Plan, step: KeptStep, illegal: Plan['fallen'][number]['illegal']): Plan | undefined =>
  left({
    ...plan,
    steps: plan.steps.filter(one => one !== step),
    fallen: [...plan.fallen.filter(({ room }) => room !== step.room), { room: step.room, illegal }],
  });

/** The plans of a table with one of them changed. */
export const plansWith = (plans: readonly Plan[], was: Plan, now: Plan | undefined): readonly Plan[] =>
  plans.flatMap(plan => (plan !== was ? plan : (now ?? [])));
