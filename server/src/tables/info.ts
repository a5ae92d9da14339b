/** A table as a reader may see it without its game: settings, people, state. Never a secret, never another account's id. */
import { setImmediate } from 'node:timers/promises';
import type { TableInfo } from '@stoa/protocol';
import type { Kysely } from 'kysely';
import type { App } from '../app.ts';
import type { TableDatabase } from '../databases/table-database.ts';
import { packHashes, packOf } from '../store/packs.ts';
import type { Schema, SeatRow } from '../store/schema.ts';
import { LARGE_OPTIONS, type ListedTable, namesOf, seatsOfMany, tableById } from '../store/tables.ts';
import { dataOptions } from './data-options.ts';
import { type LiveTable, STILL_TO_COME } from './live-table.ts';
import { presentAt } from './presence.ts';
import { END_NOTICE, type Settings } from './settings.ts';

interface Described {
  readonly row: ListedTable;
  readonly options: unknown;
  readonly settings: Settings;
  readonly seats: readonly SeatRow[];
  readonly names: ReadonlyMap<string, string | null>;
  /** Null: a reader without an account. */
  readonly reader: string | null;
  /** The accounts that have the table open. */
  readonly present: ReadonlySet<string>;
}

const describe = ({ row, options, settings, seats, names, reader, present }: Described): TableInfo => ({
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
    here: account_id !== null && present.has(account_id),
  })),
  me: reader === null ? null : (seats.find(seat => seat.account_id === reader)?.seat ?? null),
  watchers: [...present].filter(id => seats.every(seat => seat.account_id !== id)).length,
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

/** Data is shown by its hash, so that lists stay small; a client asks for the data itself. */
const shownOptions = async (app: App, db: Kysely<Schema>, { id, game, options }: ListedTable): Promise<unknown> => {
  if (options !== null && options.length < LARGE_OPTIONS) return hashed(app, game, options);
  const before = shown.get(id);
  if (before !== undefined) return before;
  const now = hashed(app, game, options ?? (await tableById(db, id))?.options ?? '{}');
  if (shown.size >= MAX_REMEMBERED) shown.clear();
  shown.set(id, now);
  return now;
};
/** Options never change: large ones are read and hashed once. */
const shown = new Map<string, unknown>();
const MAX_REMEMBERED = 1_000;

const hashed = (app: App, game: string, options: string): unknown => {
  const all = JSON.parse(options) as Record<string, unknown>;
  for (const [name, value] of dataOptions(app.games.get(game), all)) all[name] = packOf(name, value).hash;
  return all;
};

const people = (seats: readonly SeatRow[]): string[] => [...new Set(seats.flatMap(seat => seat.account_id ?? []))];

/** The table for any number of readers: what must be asked for is asked once. */
export const tableInfoFor = async (app: App, live: LiveTable): Promise<(reader: string) => TableInfo> => {
  const names = await namesOf(app.store.db, people(live.seats));
  const present = await presentAt(app, live);
  const options = await shownOptions(app, live.database.store.db, live.row);
  const { row, settings, seats } = live;
  return reader => describe({ row, options, settings, seats, names, reader, present });
};

export const tableInfo = async (app: App, live: LiveTable, reader: string): Promise<TableInfo> => (await tableInfoFor(app, live))(reader);

const NOBODY: ReadonlySet<string> = new Set();

/** Tables described at once: few enough for one statement, and for one turn of the event loop. */
const SLICE = 200;

const sliceOfInfos = async (
  app: App,
  { store: { db } }: TableDatabase,
  rows: readonly ListedTable[],
  reader: string | null,
): Promise<TableInfo[]> => {
  const ids = rows.map(row => row.id);
  const seats = await seatsOfMany(db, ids);
  const names = await namesOf(app.store.db, people(seats));
  const packs = await packHashes(db, ids);
  const infos: TableInfo[] = [];
  for (const row of rows) {
    const named = packs.get(row.id);
    const options = named ? { ...(JSON.parse(row.options ?? '{}') as object), ...named } : await shownOptions(app, db, row);
    const settings = JSON.parse(row.settings) as Settings;
    infos.push(describe({ row, options, settings, seats: seats.filter(seat => seat.table_id === row.id), names, reader, present: NOBODY }));
  }
  return infos;
};

/** Lists come straight from the store: no table is loaded for them. All rows are of one database. */
export const tableInfos = async (
  app: App,
  database: TableDatabase,
  rows: readonly ListedTable[],
  reader: string | null,
): Promise<TableInfo[]> => {
  const infos: TableInfo[] = [];
  for (let from = 0; from < rows.length; from += SLICE) {
    // An export lists thousands: what others asked for comes between.
    if (from > 0) await setImmediate();
    infos.push(...(await sliceOfInfos(app, database, rows.slice(from, from + SLICE), reader)));
  }
  return infos;
};

/** Unfinished tables first, then the newest: the order of `tablesOf`, over all databases. */
const byAge = (a: TableInfo, b: TableInfo): number =>
  Number(a.state === 'over') - Number(b.state === 'over') || b.createdAt - a.createdAt || (a.table < b.table ? -1 : 1);

/** A list over all databases: at most `limit` of what `list` finds in each. */
export const listedTables = async (
  app: App,
  list: (db: Kysely<Schema>) => Promise<readonly ListedTable[]>,
  reader: string | null,
  limit: number,
): Promise<TableInfo[]> => {
  const infos = await app.databases.everywhere(async database => tableInfos(app, database, await list(database.store.db), reader));
  return infos.sort(byAge).slice(0, limit);
};
