/** The operator's verbs on tables: list them, call one off, find those that do not fold under the present rules. */
import { isRefused } from '@stoa/engine';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import { MoveProblem } from '../databases/move.ts';
import { relocate } from '../databases/relocate.ts';
import type { TableDatabase } from '../databases/table-database.ts';
import { isStoreAway } from '../store/conflict.ts';
import { allProcesses } from '../store/processes.ts';
import type { TableRow } from '../store/schema.ts';
import { commit } from '../tables/commit.ts';
import { deleteWaiting } from '../tables/lobby.ts';
import { refoldAll } from '../tables/refold.ts';
import { atTable, RETRY } from '../tables/table-cache.ts';
import type { Operated } from './operated.ts';

const LISTED = 1000;

export const listTables = async (app: App, state: TableRow['state'] | undefined): Promise<Operated> => {
  const isOne = app.databases.all.length === 1;
  const rows = await app.databases.everywhere(async ({ name, store: { db } }) => {
    const found = await db
      .selectFrom('tables')
      .select(['id', 'game', 'state', 'updated_at'])
      .$if(state !== undefined, query => query.where('state', '=', state ?? 'playing'))
      .orderBy('updated_at', 'desc')
      .limit(LISTED)
      .execute();
    return found.map(row => ({ ...row, where: isOne ? '' : ` ${name}` }));
  });
  const latest = rows.sort((a, b) => b.updated_at - a.updated_at).slice(0, LISTED);
  return { lines: latest.map(row => `${row.id} ${row.game} ${row.state} ${new Date(row.updated_at).toISOString()}${row.where}`) };
};

/** The game ends without a result. A table that still waits for players is deleted. */
export const voidTable = (app: App, tableId: string): Promise<Operated> =>
  atTable<Operated>(app, tableId, async live => {
    if (!live.table) {
      await deleteWaiting(app, live);
      return { lines: [`${tableId} had not begun and is removed`] };
    }
    const proposal = live.table.propose({ do: 'void' }, app.now());
    if (isRefused(proposal)) return { problem: `${tableId} is over already` };
    return (await commit(app, live, proposal, null)) === 'conflict' ? RETRY : { lines: [`${tableId} is called off`] };
  });

export const checkTables = async (app: App): Promise<Operated> => {
  const differing = await refoldAll(app);
  const lines = differing.map(({ table, game, reason }) => `${table} ${game}: ${reason}`);
  return { lines: lines.length > 0 ? lines : ['every running table folds'] };
};

/** Moves a table to another database, while it is played. */
export const move = async (app: App, tableId: string, to: string): Promise<Operated> => {
  try {
    return { lines: [`${tableId} went from ${await relocate(app, tableId, to)} to ${to}`] };
  } catch (error) {
    if (error instanceof MoveProblem) return { problem: error.message };
    throw error;
  }
};

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(3)} GB`;

const placeLine = async ({ name, room, opened, store: { db, engine } }: TableDatabase, isHome: boolean): Promise<string> => {
  const words = `database ${name}${isHome ? ' (accounts)' : ''}:`;
  try {
    await opened();
    const counted = await db
      .selectFrom('tables')
      .select(eb => ['state', eb.fn.countAll<number | string>().as('n')])
      .groupBy('state')
      .execute();
    const tables = counted.map(({ state, n }) => `${n} ${state}`).join(', ') || 'no tables';
    if (engine === 'sqlite') return `${words} ${tables}`;
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
    return `${words} ${tables}; ${gigabytes(rows[0]?.size ?? 0)} of ${gigabytes(room)}`;
  } catch (error) {
    if (!isStoreAway(error)) throw error;
    return `${words} away; its tables say busy`;
  }
};

/** Which databases and processes serve what. */
export const places = async (app: App): Promise<Operated> => {
  const { all, home } = app.databases;
  const databases = await Promise.all(all.map(database => placeLine(database, database === home)));
  const processes = (await allProcesses(app.store.db)).filter(({ ended }) => ended === 0);
  return {
    lines: [
      ...databases,
      ...processes.map(
        ({ id, host, pid, started_at, sockets, tables }) =>
          `process ${id}: ${host}, pid ${pid}, since ${new Date(started_at).toISOString()}; ${sockets} sockets, ${tables} tables in memory`,
      ),
    ],
  };
};
