/** The operator's verbs on tables: list them, call one off, look for those that do not fold under the present rules. */
import { isRefused } from '@stoa/engine';
import type { House } from '../house.ts';
import type { TableRow } from '../store/schema.ts';
import { commit } from '../tables/commit.ts';
import { AGAIN, atTable } from '../tables/hosts.ts';
import { refoldAll } from '../tables/refold.ts';
import type { Operated } from './operated.ts';

const LISTED = 1000;

export const listTables = async (house: House, state: TableRow['state'] | undefined): Promise<Operated> => {
  const rows = await house.store.db
    .selectFrom('tables')
    .select(['id', 'game', 'state', 'updated_at'])
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'playing'))
    .orderBy('updated_at', 'desc')
    .limit(LISTED)
    .execute();
  return { lines: rows.map(row => `${row.id} ${row.game} ${row.state} ${new Date(row.updated_at).toISOString()}`) };
};

/** The game ends without a result. A table that only waits for players is cleared away. */
export const voidTable = (house: House, tableId: string): Promise<Operated> =>
  atTable<Operated>(house, tableId, async hosted => {
    if (!hosted.table) {
      await house.store.db.deleteFrom('tables').where('id', '=', tableId).where('state', '=', 'waiting').execute();
      house.hosts.drop(hosted);
      return { lines: [`${tableId} had not begun and is removed`] };
    }
    const proposal = hosted.table.propose({ do: 'void' }, house.now());
    if (isRefused(proposal)) return { problem: `${tableId} is over already` };
    return (await commit(house, hosted, proposal, null)) === 'conflict' ? AGAIN : { lines: [`${tableId} is called off`] };
  });

export const checkTables = async (house: House): Promise<Operated> => {
  const differing = await refoldAll(house);
  const lines = differing.map(({ table, game, reason }) => `${table} ${game}: ${reason}`);
  return { lines: lines.length > 0 ? lines : ['every live table folds'] };
};
