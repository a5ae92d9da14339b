/**
 * Filing, withdrawing and reading back a plan. Only the seat's own account may do so. No message tells another account that there is a plan.
 * Filing checks that the room exists and that the actions parse. Whether they are legal is checked when they are played.
 */
import type { AnyGame, AnyTable, Seat } from '@stoa/engine';
import type { FilePlan, StoredPlan } from '@stoa/protocol';
import type { App } from '../app.ts';
import { newId } from '../ids.ts';
import { refuse } from '../refused.ts';
import { type DueChange, writeDue } from '../store/due.ts';
import { bodyOf, changePlan, type KeptStep, type Plan, plansAt } from '../store/plans.ts';
import { type LiveTable, seatOf } from '../tables/live-table.ts';
import { publishPlan } from '../tables/publish.ts';
import { isBehind } from '../tables/refresh.ts';
import { atTable, RETRY } from '../tables/table-cache.ts';
import { restsOn } from './fits.ts';
import { planDue } from './settle.ts';
import { shownPlan } from './shown.ts';

/** The most characters of a stored plan. */
const LARGEST = 8_000;

const readSteps = (game: AnyGame, wish: FilePlan): Pick<KeptStep, 'room' | 'actions' | 'take'>[] => {
  if (new Set(wish.steps.map(step => step.room)).size < wish.steps.length) return refuse('malformed');
  return wish.steps.map(({ room, actions, take }) => {
    if (!Object.hasOwn(game.rooms, room)) return refuse('unknown');
    return { room, take, actions: actions.map(json => game.parseAction(json) ?? refuse('malformed')) };
  });
};

/** A step that was filed before keeps what it rests on. */
const stepsFor = (table: AnyTable, seat: Seat, was: Plan | undefined, wish: FilePlan): KeptStep[] =>
  readSteps(table.game, wish).map(step => {
    const same = was?.steps.find(
      old => JSON.stringify([old.room, old.take, old.actions]) === JSON.stringify([step.room, step.take, step.actions]),
    );
    return same ?? { ...step, rests: restsOn(table.game, table.state, seat, step.room), played: 0 };
  });

const mySeat = (live: LiveTable, accountId: string): { readonly table: AnyTable; readonly seat: Seat } => {
  const seat = seatOf(live, accountId);
  if (seat === undefined) return refuse('forbidden');
  const { table } = live;
  if (!table) return refuse('not-started');
  return { table, seat };
};

/** The stored plan: another process may have filed or used one. */
const kept = async (live: LiveTable, seat: Seat, accountId: string): Promise<Plan | undefined> => {
  const plan = (await plansAt(live.database.store.db, live.id)).find(one => one.seat === seat);
  return plan?.accountId === accountId ? plan : undefined;
};

interface ChangedPlan extends Pick<Plan, 'seat' | 'accountId'> {
  readonly due: readonly DueChange[];
  readonly was: Plan | undefined;
  readonly now: Plan | undefined;
}

/** Writes plan and due row in one transaction: a crash leaves no plan without its due row. Only while its maker has the seat. */
const write = async (
  app: App,
  { id, database: { store } }: LiveTable,
  { seat, accountId, due, was, now }: ChangedPlan,
): Promise<'written' | 'stale' | 'left'> => {
  const written = await store.db.transaction().execute(async tx => {
    const sits = await tx
      .selectFrom('seats')
      .select(['kind', 'account_id'])
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      // A person who takes the seat now waits for this lock, and then finds the plan.
      .$if(store.engine === 'postgres', query => query.forUpdate())
      .executeTakeFirst();
    if (sits?.kind !== 'human' || sits.account_id !== accountId) return 'left';
    if (!(await changePlan(tx, id, was, now))) return 'stale';
    await writeDue(tx, id, due);
    return 'written';
  });
  if (written === 'written') app.bus.changed([id]);
  return written;
};

export const filePlan = (app: App, tableId: string, accountId: string, wish: FilePlan): Promise<StoredPlan> =>
  atTable(app, tableId, async live => {
    if (await isBehind(live)) return RETRY;
    const { table, seat } = mySeat(live, accountId);
    if (table.outcome) return refuse('over');
    const was = await kept(live, seat, accountId);
    if ((was?.version ?? null) !== wish.replaces) return refuse('stale');
    const steps = stepsFor(table, seat, was, wish);
    const plan: Plan | undefined = steps.length === 0 ? undefined : { seat, accountId, version: newId(), steps, fallen: [] };
    if (plan && bodyOf(plan).length > LARGEST) return refuse('too-large');
    const plans = [...live.plans.filter(one => one.seat !== seat), ...(plan ? [plan] : [])];
    const { changes, believe } = await planDue(app, live, plans);
    const written = await write(app, live, { seat, accountId, due: changes, was, now: plan });
    if (written !== 'written') return written === 'stale' ? refuse('stale') : RETRY;
    live.plans = plans;
    believe();
    publishPlan(live, accountId);
    return shownPlan(plan);
  });

export const withdrawPlan = async (app: App, tableId: string, accountId: string): Promise<StoredPlan> =>
  filePlan(app, tableId, accountId, { replaces: (await readPlan(app, tableId, accountId)).version, steps: [] });

export const readPlan = (app: App, tableId: string, accountId: string): Promise<StoredPlan> =>
  atTable(app, tableId, async live => {
    const { seat } = mySeat(live, accountId);
    return shownPlan(await kept(live, seat, accountId));
  });
