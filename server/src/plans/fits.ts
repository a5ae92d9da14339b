/**
 * Which step of a plan the present position asks for. A game may say what its steps rest on; in the others a step is played whenever its
 * room asks the seat. Everything is read from the seat's own view: a plan knows no more than its seat.
 */
import type { AnyGame, PlanFits, Seat } from '@stoa/engine';
import type { KeptStep, Plan } from '../store/plans.ts';

export const restsOn = (game: AnyGame, state: unknown, seat: Seat, room: string): string =>
  game.ahead?.rests(game.view(state, seat), seat, room) ?? '';

export interface DueStep {
  readonly plan: Plan;
  readonly step: KeptStep;
  readonly fits: Exclude<PlanFits, 'waits'>;
}

export const dueStep = (game: AnyGame, state: unknown, plan: Plan): DueStep | undefined => {
  const { seat } = plan;
  const room = game.room(state);
  const step = plan.steps.find(one => one.room === room);
  if (!step || !game.actors(state).includes(seat)) return undefined;
  const fits = game.ahead?.fits(step, game.view(state, seat), seat) ?? 'goes';
  return fits === 'waits' ? undefined : { plan, step, fits };
};

export const firstDue = (game: AnyGame, state: unknown, plans: readonly Plan[]): DueStep | undefined => {
  for (const plan of plans) {
    const due = dueStep(game, state, plan);
    if (due) return due;
  }
  return undefined;
};
