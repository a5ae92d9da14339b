/** The list of a reader's own tables: as every list, and for the latest running games whose turn it is. */
import { CHANCE, type Seat } from '@stoa/engine';
import type { TableInfo } from '@stoa/protocol';
import type { House } from '../house.ts';
import type { ListedTable } from '../store/tables.ts';
import { faces } from './clocks.ts';
import { type Hosted, seatOf } from './hosted.ts';
import { tableInfos } from './info.ts';
import { openFresh } from './refresh.ts';

/** Running games that are looked into for one list. */
const LOOKED_INTO = 12;

const turnOf = (house: House, hosted: Hosted, reader: string): TableInfo['turn'] => {
  const { table, clocks, outages } = hosted;
  const me = seatOf(hosted, reader);
  if (!table || me === undefined) return null;
  const clock = clocks && faces(clocks, me, house.now(), outages)[me];
  return {
    waiting: table.game.waiting(table.state, me).filter((actor): actor is Seat => actor !== CHANCE),
    left: clock?.running ? clock.left : null,
    movedAt: table.entries.findLast(entry => entry.kind === 'action' && entry.by === me)?.at ?? null,
  };
};

/** The reader's own tables: for the latest running ones also whose turn it is. */
export const myTableInfos = async (house: House, rows: readonly ListedTable[], reader: string): Promise<TableInfo[]> => {
  const infos = await tableInfos(house, rows, reader);
  let left = LOOKED_INTO;
  for (const [i, info] of infos.entries())
    if (info.state === 'playing' && left-- > 0) {
      // A table that cannot be loaded is missing its turn, not the whole list.
      const hosted = await openFresh(house, info.table).catch(() => undefined);
      infos[i] = { ...info, turn: hosted ? turnOf(house, hosted, reader) : null };
    }
  return infos;
};
