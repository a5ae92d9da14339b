/**
 * A table's plan row came due: the step that its position asks for is played like any intent, checked by the rules, written, then told. Entries and
 * plan change in one transaction under a key of their own, so that a crash, or a second process, never plays a step twice. What the
 * rules refuse is laid aside with the rule; the player decides himself.
 */
import { type Action, type AnyTable, type Illegal, isRefused } from '@stoa/engine';
import type { App } from '../app.ts';
import { changePlan, type KeptStep } from '../store/plans.ts';
import { commit } from '../tables/commit.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { publishPlan } from '../tables/publish.ts';
import { isBehind } from '../tables/refresh.ts';
import { atTable, RETRY } from '../tables/table-cache.ts';
import { planFallen, plansWith, planWith } from './change.ts';
import { type DueStep, firstDue } from './fits.ts';
import { settlePlans } from './settle.ts';

/** The engine takes at most this many actions in one intent. */
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
  app: App,
  live: LiveTable,
  { plan, step, fits }: DueStep,
  illegal: Illegal | null,
): Promise<undefined | typeof RETRY> => {
  // "As often as it asks" has kept its word when the time is over.
  const now = fits === 'late' && step.take === 'first' ? planWith(plan, step) : planFallen(plan, step, illegal);
  if (!(await changePlan(app.store.db, live.id, plan, now))) return RETRY;
  live.plans = plansWith(live.plans, plan, now);
  await settlePlans(app, live);
  await app.bus.changed(app.store.db, [live.id]);
  publishPlan(live, plan.accountId);
  return undefined;
};

const play = async (app: App, live: LiveTable, table: AnyTable, due: DueStep): Promise<undefined | typeof RETRY> => {
  const { plan, step } = due;
  const part = partOf(table, due);
  if (!part) return layAside(app, live, due, null);
  const proposal = table.propose({ do: 'play', seat: plan.seat, actions: part, decision: table.decision(plan.seat) }, app.now());
  if (isRefused(proposal)) return (await isBehind(app, live)) ? RETRY : layAside(app, live, due, proposal.illegal ?? null);
  const instead = stepAfter(step, part);
  // No intent of a person has a dot in its id.
  const key = `${plan.accountId}:plan.${plan.version}`;
  const now = planWith(plan, step, instead);
  if ((await commit(app, live, proposal, key, { plans: plansWith(live.plans, plan, now) })) === 'conflict') return RETRY;
  // The rest of a long one at once: a load is no load before it is confirmed.
  if (!now || !instead || step.take === 'first') return undefined;
  return play(app, live, table, { plan: now, step: instead, fits: 'goes' });
};

export const carryOut = (app: App, tableId: string): Promise<void> =>
  atTable(app, tableId, async live => {
    const { table } = live;
    const due = table && !table.outcome ? firstDue(table.game, table.state, live.plans) : undefined;
    if (!table || !due) return settlePlans(app, live);
    return due.fits === 'goes' ? play(app, live, table, due) : layAside(app, live, due, null);
  });
