/** Around the table: making one, sitting down, getting up, seating bots. The game begins when no seat is empty and each has added to the dice what it wants. */
import { randomBytes } from 'node:crypto';
import { type AnyGame, type AnyTable, isIllegal, isRefused, type Seat } from '@stoa/engine';
import { commitment, makeSecret } from '@stoa/fair';
import type { CreateTable } from '@stoa/protocol';
import { botLevels, usualBot } from '../bots/levels.ts';
import { payerOf } from '../workers/pools.ts';
import type { House } from '../house.ts';
import { newId } from '../ids.ts';
import { Refused, refuse } from '../refused.ts';
import { isConflict } from '../store/conflict.ts';
import { emptied, insertPacks, packOf } from '../store/packs.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { changeSeat, insertTable, tablesOf, unfinishedOf } from '../store/tables.ts';
import { beginIfFull } from './begin.ts';
import { commit } from './commit.ts';
import { dataOptions } from './data-options.ts';
import { type Hosted, maySee, STILL_TO_COME, seatOf } from './hosted.ts';
import { AGAIN, atTable } from './hosts.ts';
import { seatsChanged } from './publish.ts';
import { withinQuota } from './quota.ts';
import { type Settings, settingsOf } from './settings.ts';

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
export const botSeat = (house: House, hosted: Hosted, seat: SeatRow): SeatRow => {
  const game = house.games.get(hosted.row.game);
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

export const insertNew = async (
  house: House,
  id: string,
  host: string,
  game: { readonly id: string; readonly rules: number; readonly options: unknown },
  settings: Settings,
  seats: readonly SeatRow[],
  also?: Parameters<typeof insertTable>[4],
): Promise<void> => {
  const packs = dataOptions(house.games.get(game.id), game.options).map(([name, value]) => packOf(name, value));
  await withinQuota(house, host, packs);
  const secret = makeSecret(randomBytes(32));
  const now = house.now();
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
  await insertTable(house.store.db, row, secret, seats, async tx => {
    await insertPacks(tx, id, packs, now);
    await also?.(tx);
  });
};

/** Options of data (a pack somebody wrote) are looked at in a worker first, with a limit of time: only what passes there is read here. */
const parsedOptions = async (house: House, game: AnyGame, accountId: string, wish: unknown): Promise<unknown> => {
  const spec = game.optionSpec as Readonly<
    Record<string, { readonly kind: string; readonly default: unknown; readonly maxBytes?: number }>
  >;
  const given = typeof wish === 'object' && wish !== null ? (wish as Readonly<Record<string, unknown>>) : {};
  const data = Object.entries(spec).filter(([name, { kind, default: usual }]) => kind === 'data' && (given[name] ?? usual) !== usual);
  for (const [name, { maxBytes }] of data) if (Buffer.byteLength(JSON.stringify(given[name])) > (maxBytes ?? 0)) refuse('too-large');
  if (data.length > 0) {
    if (!(await house.uploads.take(accountId, house.now()))) refuse('too-many');
    const problem = await house.workers.checkOptions(game.id, wish, payerOf(house.addresses, accountId)).catch(() => refuse('too-large'));
    if (problem) throw new Refused({ code: 'illegal', illegal: { ...problem, ...(problem.with ? { with: { ...problem.with } } : {}) } });
  }
  const options = game.parseOptions(wish);
  if (isIllegal(options)) throw new Refused({ code: 'illegal', illegal: { rule: options.rule, why: options.why } });
  return options;
};

/** Makes a table and sits the maker down; the game begins at once if the other seats are bots. */
export const createTable = async (house: House, accountId: string, wish: CreateTable): Promise<string> => {
  const game = house.games.get(wish.game);
  if (!game) return refuse('unknown');
  const [min, max] = game.seatRange;
  if (wish.seats.length < min || wish.seats.length > max || wish.seats.filter(plan => plan.kind === 'me').length > 1) refuse('malformed');
  const options = await parsedOptions(house, game, accountId, wish.options ?? {});
  const levels = botLevels(game);
  if (wish.seats.some(plan => plan.kind === 'bot' && !levels.includes(plan.bot))) refuse('unknown');
  if ((await unfinishedOf(house.store.db, accountId)) >= house.limits.unfinishedTables) refuse('too-many');
  const id = newId();
  const seats = wish.seats.map((plan, seat): SeatRow => {
    const empty = emptySeat(id, seat);
    if (plan.kind === 'bot') return { ...empty, kind: 'bot', bot: plan.bot };
    if (plan.kind === 'me')
      return { ...empty, kind: 'human', account_id: accountId, entropy: wish.entropy === 'later' ? STILL_TO_COME : null };
    return empty;
  });
  await insertNew(house, id, accountId, { id: game.id, rules: game.rules, options }, settingsOf(wish), seats);
  await atTable(house, id, hosted => beginIfFull(house, hosted));
  return id;
};

/** Puts a person on a seat, at a waiting table or in place of one who left a running game. */
const sit = async (
  house: House,
  hosted: Hosted,
  seat: SeatRow,
  accountId: string,
  entropy: string | null,
): Promise<undefined | typeof AGAIN> => {
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
  const seats = hosted.seats.map(row => (row.seat === seat.seat ? person : row));
  if (hosted.table) {
    const changes = hosted.table.entries.filter(entry => entry.kind === 'seat' && entry.seat === seat.seat).length;
    // Going and coming back, again and again, would fill the table.
    if (changes >= house.limits.changesPerSeat) return refuse('too-many');
    const proposal = hosted.table.propose({ do: 'seat', seat: seat.seat, now: 'human' }, house.now());
    if (isRefused(proposal)) return refuse('over');
    return (await commit(house, hosted, proposal, null, seats)) === 'conflict' ? AGAIN : undefined;
  }
  const isSeated = await changeSeat(house.store.db, seat, person).catch((error: unknown) => {
    // Another process has put the same person on another seat.
    if (isConflict(error)) return false;
    throw error;
  });
  if (!isSeated) return AGAIN;
  hosted.seats = seats;
  await seatsChanged(house, hosted);
  return beginIfFull(house, hosted);
};

interface SitDown {
  readonly seat?: Seat | undefined;
  readonly entropy?: string | undefined;
  /** An invitation opens a private table: called for who has no seat yet, and refuses if it has no use left. */
  readonly useInvitation?: () => Promise<void>;
}

/**
 * What a seat adds to the dice, said after the table's commitment was shown. Said once: who could say it again, having seen what the others
 * add, would choose.
 */
const addEntropy = async (house: House, hosted: Hosted, seat: SeatRow, entropy: string | null): Promise<undefined | typeof AGAIN> => {
  if (hosted.table || seat.entropy !== STILL_TO_COME) return beginIfFull(house, hosted);
  if (!(await changeSeat(house.store.db, seat, { entropy }))) return AGAIN;
  hosted.seats = hosted.seats.map(row => (row.seat === seat.seat ? { ...row, entropy } : row));
  await seatsChanged(house, hosted);
  return beginIfFull(house, hosted);
};

/** Who sits here already keeps his seat and uses nothing up; who left may have it back from a bot. */
export const join = (house: House, tableId: string, accountId: string, wish: SitDown): Promise<void> =>
  atTable(house, tableId, async hosted => {
    const mine = seatOf(hosted, accountId);
    if (mine !== undefined) return addEntropy(house, hosted, hosted.seats[mine] as SeatRow, wish.entropy ?? null);
    const left = hosted.seats.find(row => row.left_id === accountId && row.kind !== 'human' && row.conceded === 0);
    if (left && hosted.row.state === 'playing') return sit(house, hosted, left, accountId, null);
    if (!wish.useInvitation && hosted.settings.visibility !== 'open' && hosted.row.host_id !== accountId)
      return refuse(maySee(hosted, accountId) ? 'forbidden' : 'unknown');
    await wish.useInvitation?.();
    if (hosted.row.state === 'over') return refuse('over');
    const seat = hosted.seats.find(row => row.kind === 'empty' && (wish.seat === undefined || row.seat === wish.seat));
    if (!seat) return refuse('taken');
    // Entropy counts only before draw 0; later it would change nothing and must not look as if it did.
    return sit(house, hosted, seat, accountId, hosted.table ? null : (wish.entropy ?? null));
  });

const leaveRunning = async (
  house: House,
  hosted: Hosted,
  table: AnyTable,
  seat: SeatRow,
  onLeave: Settings['onLeave'],
): Promise<undefined | typeof AGAIN> => {
  if (onLeave === 'wait' || table.outcome) return undefined;
  const proposal = table.propose({ do: 'seat', seat: seat.seat, now: onLeave === 'bot' ? 'bot' : 'empty' }, house.now());
  if (isRefused(proposal)) return undefined;
  const left: SeatRow = onLeave === 'bot' ? botSeat(house, hosted, seat) : { ...emptySeat(hosted.id, seat.seat), left_id: seat.account_id };
  const seats = hosted.seats.map(row => (row.seat === seat.seat ? left : row));
  return (await commit(house, hosted, proposal, null, seats)) === 'conflict' ? AGAIN : undefined;
};

/** Getting up. A waiting table that nobody sits at any more is cleared away. */
export const leave = (house: House, tableId: string, accountId: string, isForEver = false): Promise<void> =>
  atTable(house, tableId, async hosted => {
    const seat = hosted.seats.find(row => row.account_id === accountId);
    if (!seat) return refuse('forbidden');
    const { onLeave } = hosted.settings;
    if (hosted.table) return leaveRunning(house, hosted, hosted.table, seat, isForEver && onLeave === 'wait' ? 'bot' : onLeave);
    const empty = emptySeat(hosted.id, seat.seat);
    if (!(await changeSeat(house.store.db, seat, empty))) return AGAIN;
    hosted.seats = hosted.seats.map(row => (row.seat === seat.seat ? empty : row));
    await seatsChanged(house, hosted);
    if (hosted.seats.every(row => row.kind !== 'human')) {
      await house.store.db.deleteFrom('tables').where('id', '=', hosted.id).where('state', '=', 'waiting').execute();
      house.hosts.drop(hosted);
    }
    return undefined;
  });

/** For an account that will be deleted: nobody else's game waits for it. */
export const leaveEverything = async (house: House, accountId: string): Promise<void> => {
  for (const { id, state } of await tablesOf(house.store.db, accountId, 100_000)) {
    if (state === 'over') continue;
    const hosted = await house.hosts.open(id);
    if (hosted.seats.some(seat => seat.account_id === accountId)) await leave(house, id, accountId, true);
  }
};

/** The host puts a bot on an empty seat, or takes one away, while the table waits. */
export const seatBot = (house: House, tableId: string, accountId: string, seat: Seat, bot: string | null): Promise<void> =>
  atTable(house, tableId, async hosted => {
    if (hosted.row.host_id !== accountId) return refuse(maySee(hosted, accountId) ? 'forbidden' : 'unknown');
    if (hosted.table) return refuse('forbidden');
    const was = hosted.seats[seat];
    if (!was) return refuse('unknown');
    if (was.kind === 'human') return refuse('taken');
    const game = house.games.get(hosted.row.game);
    if (bot !== null && !(game && botLevels(game).includes(bot))) return refuse('unknown');
    const now: SeatRow = bot === null ? emptySeat(hosted.id, seat) : { ...emptySeat(hosted.id, seat), kind: 'bot', bot };
    if (!(await changeSeat(house.store.db, was, now))) return AGAIN;
    hosted.seats = hosted.seats.map(row => (row.seat === seat ? now : row));
    await seatsChanged(house, hosted);
    return beginIfFull(house, hosted);
  });
