/** The operator's verbs on tables: list them, call one off, find those that do not fold under the present rules. */
import { isRefused } from '@stoa/engine';
import type { App } from '../app.ts';
import type { TableRow } from '../store/schema.ts';
import { commit } from '../tables/commit.ts';
import { refoldAll } from '../tables/refold.ts';
import { atTable, RETRY } from '../tables/table-cache.ts';
import type { Operated } from './operated.ts';

const LISTED = 1000;

export const listTables = async (app: App, state: TableRow['state'] | undefined): Promise<Operated> => {
  const rows = await app.store.db
    .selectFrom('tables')
    .select(['id', 'game', 'state', 'updated_at'])
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'playing'))
    .orderBy('updated_at', 'desc')
    .limit(LISTED)
    .execute();
  return { lines: rows.map(row => `${row.id} ${row.game} ${row.state} ${new Date(row.updated_at).toISOString()}`) };
};

/** The game ends without a result. A table that still waits for players is deleted. */
export const voidTable = (app: App, tableId: string): Promise<Operated> =>
  atTable<Operated>(app, tableId, async live => {
    if (!live.table) {
      await app.store.db.deleteFrom('tables').where('id', '=', tableId).where('state', '=', 'waiting').execute();
      app.tables.drop(live);
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
