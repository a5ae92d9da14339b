/**
 * A table's plan row came due: the step that its position asks for is played like any intent, checked by the rules, written, then told. Entries and
 * plan change in one transaction under a key of their own, so that a crash, or a second process, never plays a step twice. What the
 * rules refuse is laid aside with the rule; the player decides himself.
 */
import { type Action, type AnyTable, type Illegal, isRefused } from '@stoa/engine';
import type { House } from '../house.ts';
import { changePlan, type KeptStep } from '../store/plans.ts';
import { commit } from '../tables/commit.ts';
import type { Hosted } from '../tables/hosted.ts';
import { AGAIN, atTable } from '../tables/hosts.ts';
import { publishPlan } from '../tables/publish.ts';
import { isBehind } from '../tables/refresh.ts';
import { planFallen, plansWith, planWith } from './change.ts';
import { type DueStep, firstDue } from './fits.ts';
import { settlePlans } from './settle.ts';

/** The engine takes so many at once. */
const PART = 16;
/** So often a room may be answered by one step: a game cannot be played by a plan alone. */
const OFTEN = 32;

/** What to play of the step now; undefined when the game no longer reads it. */
const partOf = ({ game, state }: AnyTable, { plan, step }: DueStep): readonly Action[] | undefined => {
  const actions = step.actions.map(json => game.parseAction(json));
  if (!actions.every(action => action !== undefined)) return undefined;
  if (step.take === 'all') return actions.slice(step.played, step.played + PART);
  return [actions.find(action => game.why(state, plan.seat, action) === undefined) ?? (actions[0] as Action)];
};

/** The step after that part: another part, the same again, or nothing. */
const stepAfter = (step: KeptStep, part: readonly Action[]): KeptStep | undefined => {
  const played = step.played + part.length;
  return played < (step.take === 'first' ? OFTEN : step.actions.length) ? { ...step, played } : undefined;
};

const layAside = async (
  house: House,
  hosted: Hosted,
  { plan, step, fits }: DueStep,
  illegal: Illegal | null,
): Promise<undefined | typeof AGAIN> => {
  // "As often as it asks" has kept its word when the time is over.
  const now = fits === 'late' && step.take === 'first' ? planWith(plan, step) : planFallen(plan, step, illegal);
  if (!(await changePlan(house.store.db, hosted.id, plan, now))) return AGAIN;
  hosted.plans = plansWith(hosted.plans, plan, now);
  await settlePlans(house, hosted);
  await house.bus.changed(house.store.db, [hosted.id]);
  publishPlan(hosted, plan.accountId);
  return undefined;
};

const play = async (house: House, hosted: Hosted, table: AnyTable, due: DueStep): Promise<undefined | typeof AGAIN> => {
  const { plan, step } = due;
  const part = partOf(table, due);
  if (!part) return layAside(house, hosted, due, null);
  const proposal = table.propose({ do: 'play', seat: plan.seat, actions: part, decision: table.decision(plan.seat) }, house.now());
  if (isRefused(proposal)) return (await isBehind(house, hosted)) ? AGAIN : layAside(house, hosted, due, proposal.illegal ?? null);
  const instead = stepAfter(step, part);
  // No intent of a person has a dot in its id.
  const key = `${plan.accountId}:plan.${plan.version}`;
  const now = planWith(plan, step, instead);
  if ((await commit(house, hosted, proposal, key, hosted.seats, plansWith(hosted.plans, plan, now))) === 'conflict') return AGAIN;
  // The rest of a long one at once: a load is no load before it is confirmed.
  if (!now || !instead || step.take === 'first') return undefined;
  return play(house, hosted, table, { plan: now, step: instead, fits: 'goes' });
};

export const carryOut = (house: House, tableId: string): Promise<void> =>
  atTable(house, tableId, async hosted => {
    const { table } = hosted;
    const due = table && !table.outcome ? firstDue(table.game, table.state, hosted.plans) : undefined;
    if (!table || !due) return settlePlans(house, hosted);
    return due.fits === 'goes' ? play(house, hosted, table, due) : layAside(house, hosted, due, null);
  });
