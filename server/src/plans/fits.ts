/**
 * Which step of a plan the present position asks for. A game may say what its steps rest on; in the others a step goes whenever its
 * room asks the seat. Everything is read from the seat's own view: a plan knows no more than its seat.
 */
import type { AnyGame, Seat } from '@stoa/engine';
import type { PaView } from '@stoa/parthenon';
import type { KeptStep, Plan } from '../store/plans.ts';
import { parthenonFits, parthenonRests } from './parthenon.ts';

/** `falls`: what it rested on has changed. `late`: its time has passed. */
export type Fits = 'goes' | 'waits' | 'falls' | 'late';

interface PlanRules {
  rests(view: unknown, me: Seat, room: string): string;
  fits(step: KeptStep, view: unknown, me: Seat): Fits;
}

const ANY_GAME: PlanRules = { rests: () => '', fits: () => 'goes' };
const RULES: Readonly<Record<string, PlanRules>> = {
  parthenon: {
    rests: (view, me, room) => parthenonRests(view as PaView, me, room),
    fits: (step, view, me) => parthenonFits(step, view as PaView, me),
  },
};
const rulesOf = (game: AnyGame): PlanRules => RULES[game.id] ?? ANY_GAME;

export const restsOn = (game: AnyGame, state: unknown, seat: Seat, room: string): string =>
  rulesOf(game).rests(game.view(state, seat), seat, room);

export interface DueStep {
  readonly plan: Plan;
  readonly step: KeptStep;
  readonly fits: Exclude<Fits, 'waits'>;
}

export const dueStep = (game: AnyGame, state: unknown, plan: Plan): DueStep | undefined => {
  const { seat } = plan;
  const room = game.room(state);
  const step = plan.steps.find(one => one.room === room);
  if (!step || !game.actors(state).includes(seat)) return undefined;
  const fits = rulesOf(game).fits(step, game.view(state, seat), seat);
  return fits === 'waits' ? undefined : { plan, step, fits };
};

export const firstDue = (game: AnyGame, state: unknown, plans: readonly Plan[]): DueStep | undefined => {
  for (const plan of plans) {
    const due = dueStep(game, state, plan);
    if (due) return due;
  }
  return undefined;
};
