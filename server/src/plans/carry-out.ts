/**
 * A table's plan row came due. The step that the position asks for is played like any intent: checked by the rules, written, then published.
 * Entries and plan change in one transaction under an idempotency key, so that a crash, or a second process, never plays a step twice. A step that
 * the rules refuse is laid aside with the rule; then the player decides.
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
/** How often one step may answer its room: a plan alone cannot play a whole game. */
const OFTEN = 32;

/** The actions of the step to play now; undefined when the game can no longer parse them. */
const partOf = ({ game, state }: AnyTable, { plan, step }: DueStep): readonly Action[] | undefined => {
  const actions = step.actions.map(json => game.parseAction(json));
  if (!actions.every(action => action !== undefined)) return undefined;
  if (step.take === 'all') return actions.slice(step.played, step.played + PART);
  return [actions.find(action => game.why(state, plan.seat, action) === undefined) ?? actions[0]!];
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
  // A step of `take: 'first'` whose time has passed is done: it is removed, not reported as fallen.
  const now = fits === 'late' && step.take === 'first' ? planWith(plan, step) : planFallen(plan, step, illegal);
  if (!(await changePlan(live.database.store.db, live.id, plan, now))) return RETRY;
  live.plans = plansWith(live.plans, plan, now);
  await settlePlans(app, live);
  app.bus.changed([live.id]);
  publishPlan(live, plan.accountId);
  return undefined;
};

const play = async (app: App, live: LiveTable, table: AnyTable, due: DueStep): Promise<undefined | typeof RETRY> => {
  const { plan, step } = due;
  const part = partOf(table, due);
  if (!part) return layAside(app, live, due, null);
  const proposal = table.propose({ do: 'play', seat: plan.seat, actions: part, decision: table.decision(plan.seat) }, app.now());
  if (isRefused(proposal)) return (await isBehind(live)) ? RETRY : layAside(app, live, due, proposal.illegal ?? null);
  const instead = stepAfter(step, part);
  // The dot keeps this key apart from intents of clients, whose ids have none.
  const key = `${plan.accountId}:plan.${plan.version}`;
  const now = planWith(plan, step, instead);
  if ((await commit(app, live, proposal, key, { plans: plansWith(live.plans, plan, now) })) === 'conflict') return RETRY;
  live.answers.set(key, { ok: true, cursor: table.cursor(plan.seat) });
  // The rest of a long step follows at once: a list often ends with the action that confirms it.
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
