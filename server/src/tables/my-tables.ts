/** The list of a reader's own tables: as every list, and for the latest running games whose turn it is. */
import { CHANCE, type Seat } from '@stoa/engine';
import type { TableInfo } from '@stoa/protocol';
import type { App } from '../app.ts';
import { tablesOf } from '../store/tables.ts';
import { faces } from './clocks.ts';
import { listedTables } from './info.ts';
import { type LiveTable, seatOf } from './live-table.ts';
import { openFresh } from './refresh.ts';

/** The most running games that are loaded for one list. */
const LOOKED_INTO = 12;

const turnOf = (app: App, live: LiveTable, reader: string): TableInfo['turn'] => {
  const { table, clocks, outages } = live;
  const me = seatOf(live, reader);
  if (!table || me === undefined) return null;
  const clock = clocks && faces(clocks, me, app.now(), outages)[me];
  return {
    waiting: table.game.waiting(table.state, me).filter((actor): actor is Seat => actor !== CHANCE),
    left: clock?.running ? clock.left : null,
    movedAt: table.entries.findLast(entry => entry.kind === 'action' && entry.by === me)?.at ?? null,
  };
};

/** The reader's own tables: for the latest running ones also whose turn it is. */
export const myTableInfos = async (app: App, reader: string, limit: number): Promise<TableInfo[]> => {
  const infos = await listedTables(app, db => tablesOf(db, reader, limit), reader, limit);
  let left = LOOKED_INTO;
  for (const [i, info] of infos.entries())
    if (info.state === 'playing' && left-- > 0) {
      // If a table cannot be loaded, only its turn is missing, not the whole list.
      const live = await openFresh(app, info.table).catch(() => undefined);
      infos[i] = { ...info, turn: live ? turnOf(app, live, reader) : null };
    }
  return infos;
};
