/** A table as a reader may know it before looking at the game: settings, people, state. Never a secret, never another's account id. */
import type { TableInfo } from '@stoa/protocol';
import type { House } from '../house.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { namesOf, seatsOfMany } from '../store/tables.ts';
import type { Hosted } from './hosted.ts';
import type { Settings } from './settings.ts';

const describe = (
  row: TableRow,
  settings: Settings,
  seats: readonly SeatRow[],
  names: ReadonlyMap<string, string | null>,
  reader: string | null,
): TableInfo => ({
  table: row.id,
  game: row.game,
  rules: row.rules,
  options: JSON.parse(row.options),
  state: row.state,
  ...settings,
  seats: seats.map(({ seat, kind, account_id, bot, wants_end }) => ({
    seat,
    kind,
    name: account_id === null ? null : (names.get(account_id) ?? null),
    bot,
    me: reader !== null && account_id === reader,
    wantsEnd: wants_end === 1,
  })),
  me: reader === null ? null : (seats.find(seat => seat.account_id === reader)?.seat ?? null),
  returnTo:
    reader === null || row.state !== 'playing'
      ? null
      : (seats.find(seat => seat.left_id === reader && seat.kind !== 'human')?.seat ?? null),
  host: reader !== null && row.host_id === reader,
  commitment: row.commitment,
  createdAt: row.created_at,
  rematch: row.rematch_id,
});

const people = (seats: readonly SeatRow[]): string[] => [...new Set(seats.flatMap(seat => seat.account_id ?? []))];

export const tableInfo = async (house: House, hosted: Hosted, reader: string): Promise<TableInfo> =>
  describe(hosted.row, hosted.settings, hosted.seats, await namesOf(house.store.db, people(hosted.seats)), reader);

/** Lists come straight from the store: no table is loaded for them. */
export const tableInfos = async (house: House, rows: readonly TableRow[], reader: string | null): Promise<TableInfo[]> => {
  const { db } = house.store;
  const seats = await seatsOfMany(
    db,
    rows.map(row => row.id),
  );
  const names = await namesOf(db, people(seats));
  return rows.map(row =>
    describe(
      row,
      JSON.parse(row.settings) as Settings,
      seats.filter(seat => seat.table_id === row.id),
      names,
      reader,
    ),
  );
};
