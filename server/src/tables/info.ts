/** A table as a reader may know it before looking at the game: settings, people, state. Never a secret, never another's account id. */
import type { TableInfo } from '@stoa/protocol';
import type { House } from '../house.ts';
import { packHashes, packOf } from '../store/packs.ts';
import type { SeatRow } from '../store/schema.ts';
import { LARGE_OPTIONS, type ListedTable, namesOf, seatsOfMany, tableById } from '../store/tables.ts';
import { dataOptions } from './data-options.ts';
import { type Hosted, STILL_TO_COME } from './hosted.ts';
import { presentAt } from './presence.ts';
import { END_NOTICE, type Settings } from './settings.ts';

const describe = (
  row: ListedTable,
  options: unknown,
  settings: Settings,
  seats: readonly SeatRow[],
  names: ReadonlyMap<string, string | null>,
  reader: string | null,
  isHere: (accountId: string) => boolean,
): TableInfo => ({
  table: row.id,
  game: row.game,
  rules: row.rules,
  options,
  state: row.state,
  ...settings,
  seats: seats.map(({ seat, kind, account_id, bot, wants_end, end_told_at }) => ({
    seat,
    kind,
    name: account_id === null ? null : (names.get(account_id) ?? null),
    bot,
    me: reader !== null && account_id === reader,
    wantsEnd: wants_end === 1,
    endFrom: end_told_at === null ? null : end_told_at + END_NOTICE,
    here: account_id !== null && isHere(account_id),
  })),
  me: reader === null ? null : (seats.find(seat => seat.account_id === reader)?.seat ?? null),
  returnTo:
    reader === null || row.state !== 'playing'
      ? null
      : (seats.find(seat => seat.left_id === reader && seat.kind !== 'human' && seat.conceded === 0)?.seat ?? null),
  autoDecline: reader === null ? [] : (JSON.parse(seats.find(seat => seat.account_id === reader)?.auto_decline ?? '[]') as string[]),
  host: reader !== null && row.host_id === reader,
  commitment: row.commitment,
  entropyDue: reader !== null && seats.some(seat => seat.account_id === reader && seat.entropy === STILL_TO_COME),
  createdAt: row.created_at,
  rematch: row.rematch_id,
  turn: null,
});

/** Data is shown by its hash: lists stay small, and whoever wants it asks for it. */
const shownOptions = async (house: House, { id, game, options }: ListedTable): Promise<unknown> => {
  if (options !== null && options.length < LARGE_OPTIONS) return hashed(house, game, options);
  const before = shown.get(id);
  if (before !== undefined) return before;
  const now = hashed(house, game, options ?? (await tableById(house.store.db, id))?.options ?? '{}');
  if (shown.size >= REMEMBERED) shown.clear();
  shown.set(id, now);
  return now;
};
/** Options never change: large ones are read and hashed once. */
const shown = new Map<string, unknown>();
const REMEMBERED = 1_000;

const hashed = (house: House, game: string, options: string): unknown => {
  const all = JSON.parse(options) as Record<string, unknown>;
  for (const [name, value] of dataOptions(house.games.get(game), all)) all[name] = packOf(name, value).hash;
  return all;
};

const people = (seats: readonly SeatRow[]): string[] => [...new Set(seats.flatMap(seat => seat.account_id ?? []))];

export const tableInfo = async (house: House, hosted: Hosted, reader: string): Promise<TableInfo> => {
  const names = await namesOf(house.store.db, people(hosted.seats));
  const present = await presentAt(house, hosted);
  const options = await shownOptions(house, hosted.row);
  return describe(hosted.row, options, hosted.settings, hosted.seats, names, reader, accountId => present.has(accountId));
};

const nobody = (): boolean => false;

/** Lists come straight from the store: no table is loaded for them. */
export const tableInfos = async (house: House, rows: readonly ListedTable[], reader: string | null): Promise<TableInfo[]> => {
  const { db } = house.store;
  const seats = await seatsOfMany(
    db,
    rows.map(row => row.id),
  );
  const names = await namesOf(db, people(seats));
  const packs = await packHashes(
    db,
    rows.map(row => row.id),
  );
  const infos: TableInfo[] = [];
  for (const row of rows) {
    const named = packs.get(row.id);
    const options = named ? { ...(JSON.parse(row.options ?? '{}') as object), ...named } : await shownOptions(house, row);
    const sitting = seats.filter(seat => seat.table_id === row.id);
    infos.push(describe(row, options, JSON.parse(row.settings) as Settings, sitting, names, reader, nobody));
  }
  return infos;
};
