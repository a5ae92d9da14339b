/**
 * Filing, withdrawing and reading back a plan. Only the seat's own account does so; nobody else hears of it, not even that there is one.
 * What is filed is in the game's words already: a room it has, actions it can read. Whether they are legal is asked when they go.
 */
import type { AnyGame, AnyTable, Seat } from '@stoa/engine';
import type { FilePlan, KeptPlan } from '@stoa/protocol';
import type { House } from '../house.ts';
import { newId } from '../ids.ts';
import { refuse } from '../refused.ts';
import { bodyOf, changePlan, type KeptStep, type Plan, plansAt } from '../store/plans.ts';
import { type Hosted, seatOf } from '../tables/hosted.ts';
import { AGAIN, atTable } from '../tables/hosts.ts';
import { publishPlan } from '../tables/publish.ts';
import { isBehind } from '../tables/refresh.ts';
import { restsOn } from './fits.ts';
import { settlePlans } from './settle.ts';
import { shownPlan } from './shown.ts';

/** Characters of a kept plan. */
const LARGEST = 8_000;

const readSteps = (game: AnyGame, wish: FilePlan): Pick<KeptStep, 'room' | 'actions' | 'take'>[] => {
  if (new Set(wish.steps.map(step => step.room)).size < wish.steps.length) return refuse('malformed');
  return wish.steps.map(({ room, actions, take }) => {
    if (!Object.hasOwn(game.rooms, room)) return refuse('unknown');
    return { room, take, actions: actions.map(json => game.parseAction(json) ?? refuse('malformed')) };
  });
};

/** A step that was there before rests on what it rested on then. */
const stepsFor = (table: AnyTable, seat: Seat, was: Plan | undefined, wish: FilePlan): KeptStep[] =>
  readSteps(table.game, wish).map(step => {
    const same = was?.steps.find(
      old => JSON.stringify([old.room, old.take, old.actions]) === JSON.stringify([step.room, step.take, step.actions]),
    );
    return same ?? { ...step, rests: restsOn(table.game, table.state, seat, step.room), played: 0 };
  });

const mySeat = (hosted: Hosted, accountId: string): { readonly table: AnyTable; readonly seat: Seat } => {
  const seat = seatOf(hosted, accountId);
  if (seat === undefined) return refuse('forbidden');
  const { table } = hosted;
  if (!table) return refuse('not-started');
  return { table, seat };
};

/** What the store has: another process may have filed or used one. */
const kept = async (house: House, hosted: Hosted, seat: Seat, accountId: string): Promise<Plan | undefined> => {
  const plan = (await plansAt(house.store.db, hosted.id)).find(one => one.seat === seat);
  return plan?.accountId === accountId ? plan : undefined;
};

export const filePlan = (house: House, tableId: string, accountId: string, wish: FilePlan): Promise<KeptPlan> =>
  atTable(house, tableId, async hosted => {
    if (await isBehind(house, hosted)) return AGAIN;
    const { table, seat } = mySeat(hosted, accountId);
    if (table.outcome) return refuse('over');
    const was = await kept(house, hosted, seat, accountId);
    if ((was?.version ?? null) !== wish.replaces) return refuse('stale');
    const steps = stepsFor(table, seat, was, wish);
    const plan: Plan | undefined = steps.length === 0 ? undefined : { seat, accountId, version: newId(), steps, fallen: [] };
    if (plan && bodyOf(plan).length > LARGEST) return refuse('too-large');
    if (!(await changePlan(house.store.db, tableId, was, plan))) return refuse('stale');
    hosted.plans = [...hosted.plans.filter(one => one.seat !== seat), ...(plan ? [plan] : [])];
    await settlePlans(house, hosted);
    await house.bus.changed(house.store.db, [tableId]);
    publishPlan(hosted, accountId);
    return shownPlan(plan);
  });

export const withdrawPlan = async (house: House, tableId: string, accountId: string): Promise<KeptPlan> =>
  filePlan(house, tableId, accountId, { replaces: (await readPlan(house, tableId, accountId)).version, steps: [] });

export const readPlan = (house: House, tableId: string, accountId: string): Promise<KeptPlan> =>
  atTable(house, tableId, async hosted => {
    const { seat } = mySeat(hosted, accountId);
    return shownPlan(await kept(house, hosted, seat, accountId));
  });
