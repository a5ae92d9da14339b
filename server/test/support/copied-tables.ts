/**
 * Many running tables in no time, on PostgreSQL: true tables are made over HTTP, one in each database, and their rows copied by the databases
 * themselves. Every copy has an id and guests of its own, whose cookies follow from it, so that nothing about copies need be kept.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SESSION } from '../../src/cookies.ts';
import { hashToken } from '../../src/ids.ts';
import { openStore } from '../../src/store/open.ts';
import type { Schema } from '../../src/store/schema.ts';
import { type ManyTable, makeTable } from './many-sockets.ts';

/** An id has letters and the digits 2 to 7. */
const [NOT_IN_IDS, INSTEAD] = ['0189', 'abcd'];
const signs = (i: number): string =>
  String(i)
    .padStart(8, '0')
    .replace(/[0189]/g, digit => INSTEAD.charAt(NOT_IN_IDS.indexOf(digit)));
/** Every id here has sixteen signs. */
const TABLE = 'copiedaa';
/** As `hashToken` makes it, but by the database. */
const hashOf = (token: RawBuilder<string>): RawBuilder<string> => sql<string>`encode(sha256(convert_to(${token}, 'UTF8')), 'hex')`;
const tokenOf = (i: number, seat: number): string => `copy-of-a-session-${seat}-${signs(i)}`;

/** The table that copy number `i` is. */
export const copyOf = (i: number): ManyTable => ({
  id: `${TABLE}${signs(i)}`,
  cookies: [0, 1].map(seat => `${SESSION}=${tokenOf(i, seat)}`),
  wires: [],
  acknowledged: [],
  pending: undefined,
});

interface Original {
  readonly table: ManyTable;
  /** The account of each seat. */
  readonly accounts: readonly string[];
}

/** One table in each database. The server chooses where a new table lies, so it is asked until each has one. */
const originals = async (url: string, dbs: readonly Kysely<Schema>[]): Promise<Original[]> => {
  const found = new Map<number, Original>();
  for (let tries = 0; found.size < dbs.length && tries < 200; tries++) {
    const table = await makeTable(url);
    for (const [n, db] of dbs.entries()) {
      const seats = await db.selectFrom('seats').select(['account_id']).where('table_id', '=', table.id).orderBy('seat').execute();
      const bySeat = await Promise.all(table.cookies.map(cookie => accountOf(dbs[0]!, cookie)));
      if (seats.length > 0) found.set(n, { table, accounts: bySeat });
    }
  }
  if (found.size < dbs.length) throw new Error('no table was placed in one of the databases');
  return dbs.map((_, n) => found.get(n)!);
};

const accountOf = async (home: Kysely<Schema>, cookie: string): Promise<string> => {
  const token = new RegExp(`${SESSION}=([^;]+)`).exec(cookie)?.[1] ?? '';
  const row = await home.selectFrom('sessions').select('account_id').where('hash', '=', hashToken(token)).executeTakeFirstOrThrow();
  return row.account_id;
};

/** Every row of `name` about one thing, once for each copy, with some columns made anew. */
const copyRows = async (
  db: Kysely<Schema>,
  name: keyof Schema,
  where: RawBuilder<unknown>,
  copies: RawBuilder<unknown>,
  changed: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> => {
  const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
    where table_name = ${name} and table_schema = current_schema() order by ordinal_position`.execute(db);
  const columns = rows.map(row => row.column_name);
  const values = columns.map(column => changed[column] ?? sql.ref(`${name}.${column}`));
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map(column => sql.ref(column)))})
    select ${sql.join(values)} from ${copies}, ${sql.table(name)} where ${where}`.execute(db);
};

/** Makes the copies `0` to `count - 1`, in the databases by turns. The first is the home of accounts and map. */
export const copyTables = async (url: string, databases: readonly string[], count: number): Promise<void> => {
  const stores = await Promise.all(databases.map(address => openStore({ url: address })));
  const dbs = stores.map(({ db }) => db);
  const home = dbs[0]!;
  const patterns = await originals(url, dbs);
  const number = sql<string>`translate(lpad(n.i::text, 8, '0'), ${sql.lit(NOT_IN_IDS)}, ${sql.lit(INSTEAD)})`;
  const copyId = sql<string>`${sql.lit(TABLE)} || ${number}`;
  const accountId = (seat: number): RawBuilder<string> => sql<string>`${sql.lit(`guestno${seat === 0 ? 'a' : 'b'}`)} || ${number}`;
  for (const [n, { table, accounts }] of patterns.entries()) {
    const db = dbs[n]!;
    const copies = sql`generate_series(${sql.lit(n)}, ${sql.lit(count - 1)}, ${sql.lit(databases.length)}) as n (i)`;
    for (const [seat, account] of accounts.entries()) {
      // Each database knows the accounts at its tables.
      for (const one of new Set([home, db]))
        await copyRows(one, 'accounts', sql`accounts.id = ${account}`, copies, { id: accountId(seat) });
      await copyRows(home, 'sessions', sql`sessions.account_id = ${account}`, copies, {
        id: sql`${sql.lit(`session${seat === 0 ? 'a' : 'b'}`)} || ${number}`,
        account_id: accountId(seat),
        hash: hashOf(sql<string>`${sql.lit(tokenOf(0, seat).slice(0, -8))} || ${number}`),
      });
    }
    /** Ids in text and JSON are those of the copy. */
    const renamed = (column: string): RawBuilder<unknown> =>
      accounts.reduce<RawBuilder<unknown>>(
        (text, account, seat) => sql`replace(${text}, ${account}, ${accountId(seat)})`,
        sql`replace(${sql.ref(column)}, ${table.id}, ${copyId})`,
      );
    const of = (name: string, key = 'table_id'): RawBuilder<unknown> => sql`${sql.ref(`${name}.${key}`)} = ${table.id}`;
    await copyRows(db, 'tables', of('tables', 'id'), copies, {
      id: copyId,
      header: renamed('tables.header'),
      host_id: renamed('tables.host_id'),
      digest: sql`null`,
    });
    await copyRows(db, 'secrets', of('secrets'), copies, { table_id: copyId });
    await copyRows(db, 'seats', of('seats'), copies, { table_id: copyId, account_id: renamed('seats.account_id') });
    await copyRows(db, 'entries', of('entries'), copies, { table_id: copyId, body: renamed('entries.body') });
    await copyRows(home, 'places', of('places'), copies, { table_id: copyId });
  }
  for (const db of dbs) await sql`analyze`.execute(db);
  for (const store of stores) await store.close();
};
