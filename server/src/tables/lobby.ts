/**
 * Tables outside the game: making one, sitting down, getting up, seating bots. The game begins when no seat is empty and
 * each seat has said what it adds to the dice.
 */
import { randomBytes } from 'node:crypto';
import { type AnyGame, type AnyTable, isFields, isIllegal, isRefused, type Seat } from '@stoa/engine';
import { commitment, makeSecret } from '@stoa/fair';
import type { CreateTable } from '@stoa/protocol';
import type { App } from '../app.ts';
import { botLevels, usualBot } from '../bots/levels.ts';
import { introduce } from '../databases/accounts.ts';
import type { TableDatabase } from '../databases/table-database.ts';
import { newId } from '../ids.ts';
import { Refused, refuse } from '../refused.ts';
import { isConflict } from '../store/conflict.ts';
import { emptied, insertPacks, packOf } from '../store/packs.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { changeSeat, insertTable, tablesOf, unfinishedOf } from '../store/tables.ts';
import { payerOf } from '../workers/pools.ts';
import { beginIfFull } from './begin.ts';
import { commit } from './commit.ts';
import { dataOptions } from './data-options.ts';
import { type LiveTable, maySee, STILL_TO_COME, seatOf } from './live-table.ts';
import { seatsChanged } from './publish.ts';
import { withinQuota } from './quota.ts';
import { type Settings, settingsOf } from './settings.ts';
import { atTable, hasLeft, RETRY } from './table-cache.ts';

export const emptySeat = (table_id: string, seat: Seat): SeatRow => ({
  table_id,
  seat,
  kind: 'empty',
  account_id: null,
  left_id: null,
  bot: null,
  entropy: null,
  wants_end: 0,
  auto_decline: '[]',
  conceded: 0,
  end_told_at: null,
});

/** The seat as a bot's, at the level the game's bots usually play. */
export const botSeat = (app: App, live: LiveTable, seat: SeatRow): SeatRow => {
  const game = app.games.get(live.row.game);
  return {
    ...seat,
    kind: 'bot',
    account_id: null,
    left_id: seat.account_id,
    bot: game ? usualBot(game) : null,
    wants_end: 0,
    end_told_at: null,
  };
};

interface NewTable {
  readonly id: string;
  /** The account that makes it. */
  readonly host: string;
  readonly game: { readonly id: string; readonly rules: number; readonly options: unknown };
  readonly settings: Settings;
  readonly seats: readonly SeatRow[];
  /** Its database, where one is wanted; a new table usually goes where there is room. */
  readonly beside?: TableDatabase;
}

/** `also`: written in the same transaction. */
export const insertNew = async (
  app: App,
  { id, host, game, settings, seats, beside }: NewTable,
  also?: Parameters<typeof insertTable>[4],
): Promise<void> => {
  const packs = dataOptions(app.games.get(game.id), game.options).map(([name, value]) => packOf(name, value));
  const database = await app.databases.place(id, beside);
  const { db } = database.store;
  await withinQuota(app, db, host, packs);
  await introduce(app, database, [host]);
  const secret = makeSecret(randomBytes(32));
  const now = app.now();
  const row: TableRow = {
    id,
    game: game.id,
    rules: game.rules,
    options: JSON.stringify(emptied(game.options, packs)),
    settings: JSON.stringify(settings),
    state: 'waiting',
    visibility: settings.visibility,
    host_id: host,
    commitment: commitment(secret),
    header: null,
    clocks: null,
    rematch_id: null,
    created_at: now,
    updated_at: now,
    digest: null,
  };
  await insertTable(db, row, secret, seats, async tx => {
    await insertPacks(tx, id, packs, now);
    await also?.(tx);
  });
};

/** Options that are data (a pack) are checked in a worker first, with a time limit. Only what passes there is parsed here. */
const parsedOptions = async (app: App, game: AnyGame, accountId: string, wish: unknown): Promise<unknown> => {
  const spec = game.optionSpec as Readonly<
    Record<string, { readonly kind: string; readonly default: unknown; readonly maxBytes?: number }>
  >;
  const given = isFields(wish) ? wish : {};
  const data = Object.entries(spec).filter(([name, { kind, default: usual }]) => kind === 'data' && (given[name] ?? usual) !== usual);
  for (const [name, { maxBytes }] of data) if (Buffer.byteLength(JSON.stringify(given[name])) > (maxBytes ?? 0)) refuse('too-large');
  if (data.length > 0) {
    if (!(await app.uploads.take(accountId, app.now()))) refuse('too-many');
    const problem = await app.workers.checkOptions(game.id, wish, payerOf(app.addresses, accountId)).catch(() => refuse('too-large'));
    if (problem) throw new Refused({ code: 'illegal', illegal: { ...problem, ...(problem.with ? { with: { ...problem.with } } : {}) } });
  }
  const options = game.parseOptions(wish);
  if (isIllegal(options)) throw new Refused({ code: 'illegal', illegal: { rule: options.rule, why: options.why } });
  return options;
};

/** Makes a table and seats its maker; the game begins at once if the other seats are bots. */
export const createTable = async (app: App, accountId: string, wish: CreateTable): Promise<string> => {
  const game = app.games.get(wish.game);
  if (!game) return refuse('unknown');
  const [min, max] = game.seatRange;
  if (wish.seats.length < min || wish.seats.length > max || wish.seats.filter(plan => plan.kind === 'me').length > 1) refuse('malformed');
  const options = await parsedOptions(app, game, accountId, wish.options ?? {});
  const levels = botLevels(game);
  if (wish.seats.some(plan => plan.kind === 'bot' && !levels.includes(plan.bot))) refuse('unknown');
  const unfinished = await app.databases.everywhere(async ({ store }) => [await unfinishedOf(store.db, accountId)]);
  if (unfinished.reduce((sum, n) => sum + n, 0) >= app.limits.unfinishedTables) refuse('too-many');
  const id = newId();
  const seats = wish.seats.map((plan, seat): SeatRow => {
    const empty = emptySeat(id, seat);
    if (plan.kind === 'bot') return { ...empty, kind: 'bot', bot: plan.bot };
    if (plan.kind === 'me')
      return { ...empty, kind: 'human', account_id: accountId, entropy: wish.entropy === 'later' ? STILL_TO_COME : null };
    return empty;
  });
  await insertNew(app, {
    id,
    host: accountId,
    game: { id: game.id, rules: game.rules, options },
    settings: settingsOf(wish),
    seats,
  });
  await atTable(app, id, live => beginIfFull(app, live));
  return id;
};

/** Puts a person on a seat, at a waiting table or in place of a player who left a running game. */
const sit = async (
  app: App,
  live: LiveTable,
  seat: SeatRow,
  accountId: string,
  entropy: string | null,
): Promise<undefined | typeof RETRY> => {
  const person: SeatRow = {
    ...seat,
    kind: 'human',
    account_id: accountId,
    left_id: null,
    bot: null,
    entropy,
    wants_end: 0,
    auto_decline: '[]',
    conceded: 0,
    end_told_at: null,
  };
  const seats = live.seats.map(row => (row.seat === seat.seat ? person : row));
  await introduce(app, live.database, [accountId]);
  if (live.table) {
    const changes = live.table.entries.filter(entry => entry.kind === 'seat' && entry.seat === seat.seat).length;
    // Repeated leaving and coming back would fill the table.
    if (changes >= app.limits.changesPerSeat) return refuse('too-many');
    const proposal = live.table.propose({ do: 'seat', seat: seat.seat, now: 'human' }, app.now());
    if (isRefused(proposal)) return refuse('over');
    return (await commit(app, live, proposal, null, { seats })) === 'conflict' ? RETRY : undefined;
  }
  const isSeated = await changeSeat(live.database.store.db, seat, person).catch((error: unknown) => {
    // Another process has put the same person on another seat.
    if (isConflict(error)) return false;
    throw error;
  });
  if (!isSeated) return RETRY;
  live.seats = seats;
  await seatsChanged(app, live);
  return beginIfFull(app, live);
};

interface SitDown {
  readonly seat?: Seat | undefined;
  readonly entropy?: string | undefined;
  /** An invitation gives access to a private table. Called for an account without a seat; refuses if the invitation has no use left. */
  readonly useInvitation?: () => Promise<void>;
}

/**
 * What a seat adds to the dice, after it has seen the table's commitment. It cannot change this later: a player who knows what the others
 * add could choose the outcome.
 */
const addEntropy = async (app: App, live: LiveTable, seat: SeatRow, entropy: string | null): Promise<undefined | typeof RETRY> => {
  if (live.table || seat.entropy !== STILL_TO_COME) return beginIfFull(app, live);
  if (!(await changeSeat(live.database.store.db, seat, { entropy }))) return RETRY;
  live.seats = live.seats.map(row => (row.seat === seat.seat ? { ...row, entropy } : row));
  await seatsChanged(app, live);
  return beginIfFull(app, live);
};

/** An account that sits here keeps its seat and uses up no invitation; one that left may have its seat back from a bot. */
export const join = (app: App, tableId: string, accountId: string, wish: SitDown): Promise<void> =>
  atTable(app, tableId, async live => {
    const mine = seatOf(live, accountId);
    if (mine !== undefined) return addEntropy(app, live, live.seats[mine]!, wish.entropy ?? null);
    const left = live.seats.find(row => row.left_id === accountId && row.kind !== 'human' && row.conceded === 0);
    if (left && live.row.state === 'playing') return sit(app, live, left, accountId, null);
    if (!wish.useInvitation && live.settings.visibility !== 'open' && live.row.host_id !== accountId)
      return refuse(maySee(live, accountId) ? 'forbidden' : 'unknown');
    await wish.useInvitation?.();
    if (live.row.state === 'over') return refuse('over');
    const seat = live.seats.find(row => row.kind === 'empty' && (wish.seat === undefined || row.seat === wish.seat));
    if (!seat) return refuse('taken');
    // Entropy counts only before draw 0; later it would change nothing and must not look as if it did.
    return sit(app, live, seat, accountId, live.table ? null : (wish.entropy ?? null));
  });

const leaveRunning = async (
  app: App,
  live: LiveTable,
  table: AnyTable,
  seat: SeatRow,
  onLeave: Settings['onLeave'],
): Promise<undefined | typeof RETRY> => {
  if (onLeave === 'wait' || table.outcome) return undefined;
  const proposal = table.propose({ do: 'seat', seat: seat.seat, now: onLeave === 'bot' ? 'bot' : 'empty' }, app.now());
  if (isRefused(proposal)) return undefined;
  const left: SeatRow = onLeave === 'bot' ? botSeat(app, live, seat) : { ...emptySeat(live.id, seat.seat), left_id: seat.account_id };
  const seats = live.seats.map(row => (row.seat === seat.seat ? left : row));
  return (await commit(app, live, proposal, null, { seats })) === 'conflict' ? RETRY : undefined;
};

/** Deletes a table that has not begun. */
export const deleteWaiting = async (app: App, live: LiveTable): Promise<void> => {
  await live.database.store.db.deleteFrom('tables').where('id', '=', live.id).where('state', '=', 'waiting').execute();
  app.tables.drop(live);
  if (await hasLeft(live)) await app.databases.forget([live.id]);
};

/** Getting up. A waiting table without people is deleted. */
export const leave = (app: App, tableId: string, accountId: string, isForEver = false): Promise<void> =>
  atTable(app, tableId, async live => {
    const seat = live.seats.find(row => row.account_id === accountId);
    if (!seat) return refuse('forbidden');
    const { onLeave } = live.settings;
    if (live.table) return leaveRunning(app, live, live.table, seat, isForEver && onLeave === 'wait' ? 'bot' : onLeave);
    const empty = emptySeat(live.id, seat.seat);
    if (!(await changeSeat(live.database.store.db, seat, empty))) return RETRY;
    live.seats = live.seats.map(row => (row.seat === seat.seat ? empty : row));
    await seatsChanged(app, live);
    if (live.seats.every(row => row.kind !== 'human')) {
      await deleteWaiting(app, live);
    }
    return undefined;
  });

/** Leaves all tables of an account that will be deleted, so that no game of other people waits for it. */
export const leaveEverything = async (app: App, accountId: string): Promise<void> => {
  for (const { id, state } of await app.databases.everywhere(({ store }) => tablesOf(store.db, accountId, 100_000), 'strict')) {
    if (state === 'over') continue;
    const live = await app.tables.open(id);
    if (live.seats.some(seat => seat.account_id === accountId)) await leave(app, id, accountId, true);
  }
};

/** The host puts a bot on an empty seat, or takes one away, while the table waits. */
export const seatBot = (app: App, tableId: string, accountId: string, seat: Seat, bot: string | null): Promise<void> =>
  atTable(app, tableId, async live => {
    if (live.row.host_id !== accountId) return refuse(maySee(live, accountId) ? 'forbidden' : 'unknown');
    if (live.table) return refuse('forbidden');
    const was = live.seats[seat];
    if (!was) return refuse('unknown');
    if (was.kind === 'human') return refuse('taken');
    const game = app.games.get(live.row.game);
    if (bot !== null && !(game && botLevels(game).includes(bot))) return refuse('unknown');
    const now: SeatRow = bot === null ? emptySeat(live.id, seat) : { ...emptySeat(live.id, seat), kind: 'bot', bot };
    if (!(await changeSeat(live.database.store.db, was, now))) return RETRY;
    live.seats = live.seats.map(row => (row.seat === seat ? now : row));
    await seatsChanged(app, live);
    return beginIfFull(app, live);
  });
