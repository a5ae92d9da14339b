/**
 * Write, then announce: the entries of a proposal and everything that follows from them (result, clocks, what is due, seats that
 * change hands) go into the store in one transaction; then memory adopts them; then the viewers are told.
 */
import type { Action, AnyTable, Entry, GameEvent, Proposal, Seat } from '@stoa/engine';
import type { Transaction } from 'kysely';
import type { App } from '../app.ts';
import { noticesAfter } from '../notices/write.ts';
import { firstDue } from '../plans/fits.ts';
import type { Append } from '../store/entries.ts';
import { changePlan, clearPlan, type Plan, plansOfSeated } from '../store/plans.ts';
import type { DueRow, EntryRow, Schema, SeatRow, TableRow } from '../store/schema.ts';
import { changeSeat } from '../store/tables.ts';
import { type ClockState, nextOut, timeLeft, turnClocks } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import { publishPlan, publishPosition, publishTable } from './publish.ts';
import { answerTime, declining, staysOpen } from './windows.ts';

export type AnyProposal = Proposal<Action, GameEvent>;

/**
 * A claim is usually longer than a bot thinks. After it another process may try, so that a killed process delays its tables no longer
 * than this. If a bot thinks longer, two processes may answer; the primary key accepts one.
 */
export const CLAIM_MS = 20_000;
/** The process that writes a due row runs it on its own timer if it is due within this time; later rows are found by polling. */
const OWN_TIMER_MS = 60_000;
/** `updated_at` of a table's row is at most this much behind. */
export const ROW_TOUCH_MS = 60_000;
const KINDS = ['bot', 'clock', 'decline', 'plan'] as const;

export const entryRows = (tableId: string, entries: AnyProposal['entries'], intent: string | null): EntryRow[] =>
  entries.map((entry, i) => ({
    table_id: tableId,
    seq: entry.seq,
    body: JSON.stringify(entry),
    intent: i === entries.length - 1 ? intent : null,
  }));

/** What is stored with the entries of a position. */
interface After {
  readonly over: boolean;
  readonly clocks: ClockState | undefined;
  /** When each kind is due; absent kinds are not. */
  readonly due: ReadonlyMap<DueRow['kind'], number>;
}

const endsIt = ({ game }: AnyTable, { entries, state }: AnyProposal): boolean =>
  entries.some(entry => entry.kind === 'end') || (game.actors(state).length === 0 && game.outcome(state) !== undefined);

/** A position that follows from the one in memory. */
interface Step {
  readonly table: AnyTable;
  readonly state: unknown;
  readonly over: boolean;
  readonly seats: readonly SeatRow[];
  readonly plans: readonly Plan[];
  readonly now: number;
  readonly entries?: readonly Entry[];
}

export const positionAfter = (app: App, live: LiveTable, { table, state, over, seats, plans, now, entries = [] }: Step): After => {
  const { game } = table;
  const actors = over ? [] : game.actors(state);
  const sitsHere = (seat: Seat, kind: SeatRow['kind']): boolean => seats[seat]?.kind === kind;
  const { clock } = live.settings;
  const clocks =
    live.clocks && clock.kind !== 'none'
      ? turnClocks(
          live.clocks,
          clock,
          {
            at: now,
            entries,
            running: seat => actors.includes(seat) && sitsHere(seat, 'human'),
            asked: over ? [] : game.waiting(state, undefined),
            isBots: seat => live.seats[seat]?.kind === 'bot',
            isBack: seat => live.seats[seat]?.left_id != null && live.seats[seat]?.left_id === seats[seat]?.account_id,
          },
          live.outages,
        )
      : undefined;
  const due = new Map<DueRow['kind'], number>();
  if (actors.some(actor => sitsHere(actor, 'bot'))) due.set('bot', now + app.limits.botPause);
  const owing = over ? [] : declining(game, state, seats);
  if (owing.length > 0) {
    const acted = entries.flatMap(entry => (entry.kind === 'action' || entry.kind === 'undo' ? entry.by : []));
    const before = { state: table.state, declining: declining(game, table.state, live.seats) };
    // A newly opened window gets a new delay.
    const set = staysOpen(game, before, { state, declining: owing }, acted) ? live.due.get('decline') : undefined;
    due.set('decline', answerTime(set, now, Math.min(...owing.map(seat => leftFor(live, clocks, seat, now)))));
  }
  const planned = over ? undefined : firstDue(game, state, plans);
  if (planned) due.set('plan', planTime(live, clocks, planned.plan.seat, now));
  const out = clocks && nextOut(clocks);
  if (out) due.set('clock', out.at);
  return { over, clocks, due };
};

const leftFor = ({ outages }: LiveTable, clocks: ClockState | undefined, seat: Seat, now: number): number =>
  clocks ? timeLeft(clocks, seat, now, outages) : Number.POSITIVE_INFINITY;

/** A plan is played after a random delay, like a quick person, so that the timing does not reveal the plan. */
export const planTime = (live: LiveTable, clocks: ClockState | undefined, seat: Seat, now: number): number =>
  answerTime(live.due.get('plan'), now, leftFor(live, clocks, seat, now));

/** The due rows to write. Unchanged rows are left out. */
export const dueChanges = (live: LiveTable, due: After['due'], now: number): NonNullable<Append['due']> =>
  KINDS.flatMap(kind => {
    const at = due.get(kind) ?? null;
    if (at === (live.due.get(kind) ?? null)) return [];
    return [{ kind, at, claimedUntil: at === null || at > now + OWN_TIMER_MS ? 0 : at + CLAIM_MS }];
  });

/** Updates the due times in memory, and sets timers for what is due soon: this process holds those claims. */
export const scheduleDue = (app: App, live: LiveTable, due: After['due'], now: number): void => {
  for (const kind of KINDS) {
    const at = due.get(kind);
    if (at === undefined) live.due.delete(kind);
    else if (live.due.get(kind) !== at) {
      live.due.set(kind, at);
      if (at <= now + OWN_TIMER_MS) app.due.schedule(live.id, kind, at);
    }
  }
};

/** Another process changed a plan that belongs to these entries at the same time. */
class PlanChanged extends Error {}

const plansChanged = (was: readonly Plan[], now: readonly Plan[]): { readonly was: Plan | undefined; readonly now: Plan | undefined }[] => {
  if (was.length + now.length === 0) return [];
  const before = was.filter(plan => !now.includes(plan));
  const after = now.filter(plan => !was.includes(plan));
  const at = (plans: readonly Plan[], seat: Seat): Plan | undefined => plans.find(plan => plan.seat === seat);
  return [...new Set([...before, ...after].map(plan => plan.seat))].map(seat => ({ was: at(before, seat), now: at(after, seat) }));
};

const writeSeatsAndPlans = async (
  tx: Transaction<Schema>,
  { id, seats }: LiveTable,
  changed: readonly SeatRow[],
  planned: ReturnType<typeof plansChanged>,
): Promise<void> => {
  for (const seat of changed) await changeSeat(tx, seats[seat.seat] as SeatRow, seat);
  for (const plan of planned) if (!(await changePlan(tx, id, plan.was, plan.now))) throw new PlanChanged();
  for (const seat of changed) await clearPlan(tx, seat);
};

/** What changes in the table's own row. */
const rowAfter = (live: LiveTable, over: boolean, clocks: ClockState | undefined): Partial<Pick<TableRow, 'state' | 'clocks'>> => ({
  ...(over ? { state: 'over' as const } : {}),
  ...(clocks && clocks !== live.clocks ? { clocks: JSON.stringify(clocks) } : {}),
});

/**
 * The one way a running game changes. `seats`: seats that change hands with it; `plans`: the plans as they are after it. 'conflict':
 * another process was first and nothing happened here; the caller loads the table again.
 */
export const commit = async (
  app: App,
  live: LiveTable,
  proposal: AnyProposal,
  intent: string | null,
  { seats = live.seats, plans: wished = live.plans }: { readonly seats?: readonly SeatRow[]; readonly plans?: readonly Plan[] } = {},
): Promise<'written' | 'conflict'> => {
  // An intent is stored once. The embedded store has no index of them; on PostgreSQL its index finds those of other processes too.
  if (intent !== null && live.answers.has(intent)) return 'conflict';
  if (live.clocks) await live.database.heart.sure();
  const table = live.table as AnyTable;
  const now = app.now();
  const over = endsIt(table, proposal);
  const plans = over ? [] : plansOfSeated(wished, seats);
  const planned = plansChanged(live.plans, plans);
  const after = positionAfter(app, live, { table, state: proposal.state, over, seats, plans, now, entries: proposal.entries });
  const changed = seats.filter((seat, i) => seat !== live.seats[i]);
  const row = rowAfter(live, over, after.clocks);
  const touches = now - live.row.updated_at > ROW_TOUCH_MS;
  const append: Append = {
    tableId: live.id,
    touches,
    rows: entryRows(live.id, proposal.entries, intent),
    at: now,
    notices: noticesAfter(app, live, {
      table,
      before: table.game.actors(table.state),
      state: proposal.state,
      over,
      seats,
      clocks: after.clocks,
      seq: table.seq + proposal.entries.length,
      now,
    }),
    ...(Object.keys(row).length > 0 ? { table: row } : {}),
    ...(live.due.size + after.due.size > 0 ? { due: dueChanges(live, after.due, now) } : {}),
    ...(changed.length + planned.length > 0 ? { also: tx => writeSeatsAndPlans(tx, live, changed, planned) } : {}),
  };
  let result: 'written' | 'conflict';
  try {
    result = await live.database.entries.append(append);
  } catch (error) {
    if (!(error instanceof PlanChanged)) throw error;
    result = 'conflict';
  }
  if (result === 'conflict') return result;
  table.adopt(proposal);
  live.clocks = after.clocks;
  if (touches || 'state' in row || 'clocks' in row) live.row = { ...live.row, ...row, updated_at: now };
  if (seats !== live.seats) live.seats = [...seats];
  live.plans = plans;
  live.usedAt = now;
  if (live.due.size + after.due.size > 0) scheduleDue(app, live, after.due, now);
  publishPosition(app, live);
  for (const { was, now } of planned) publishPlan(live, (now ?? was)?.accountId ?? '');
  if (over || changed.length > 0) await publishTable(app, live);
  return result;
};
