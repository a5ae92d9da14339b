/** All rows of a table as one text, to send it to another database, and back again. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AccountRow, PackRow, PresenceRow, Schema } from '../store/schema.ts';

/** In the order in which they are written: each after those it references. Snapshots are a cache and stay behind. */
const PARTS = [
  'secrets',
  'seats',
  'entries',
  'invitations',
  'chat',
  'due',
  'plans',
  'notes',
  'reports',
  'mutes',
  'notices',
  'table_packs',
] as const;

/** Columns that name an account. */
const ACCOUNTS = ['host_id', 'account_id', 'left_id', 'by_id', 'to_id', 'muted_id'];

type Row = Readonly<Record<string, string | number | null>>;
type Known = Pick<AccountRow, 'id' | 'kind' | 'created_at' | 'reachable'>;

interface Packed {
  readonly table: Row;
  readonly accounts: readonly Known[];
  readonly packs: readonly PackRow[];
  readonly parts: Readonly<Record<string, readonly Row[]>>;
  /** Who has the table open. These rows reference nothing, so that some of them may be there already. */
  readonly presence: readonly PresenceRow[];
}

/** `change`: what becomes different in the table's own row. Undefined: there is no such table. No writer gets past the lock until `tx` ends. */
export const packTable = async (
  tx: Transaction<Schema>,
  tableId: string,
  change: (row: { readonly clocks: string | null }) => { readonly clocks: string | null },
): Promise<string | undefined> => {
  const table = await tx.selectFrom('tables').selectAll().where('id', '=', tableId).forUpdate().executeTakeFirst();
  if (!table) return undefined;
  const parts: Record<string, Row[]> = {};
  for (const part of PARTS) {
    // Entries never change. A change of another row waits, and then finds that the row is gone.
    const lock = part === 'entries' ? sql`` : sql`for update`;
    parts[part] = (await sql<Row>`select * from ${sql.table(part)} where table_id = ${tableId} ${lock}`.execute(tx)).rows;
  }
  const rows: Row[] = [{ ...table }, ...Object.values(parts).flat()];
  const ids = new Set(rows.flatMap(row => ACCOUNTS.flatMap(column => (typeof row[column] === 'string' ? [row[column]!] : []))));
  const accounts =
    ids.size === 0
      ? []
      : await tx
          .selectFrom('accounts')
          .select(['id', 'kind', 'created_at', 'reachable'])
          .where('id', 'in', [...ids])
          .execute();
  const hashes = (parts.table_packs ?? []).map(row => String(row.hash));
  const packs = hashes.length === 0 ? [] : await tx.selectFrom('packs').selectAll().where('hash', 'in', hashes).execute();
  const presence = await tx.deleteFrom('presence').where('table_id', '=', tableId).returningAll().execute();
  const packed: Packed = { table: { ...table, ...change(table) }, accounts, packs, parts, presence };
  return JSON.stringify(packed);
};

/** Statements have a limit of parameters. */
const BATCH = 500;

const insert = async (tx: Transaction<Schema>, into: string, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  for (let i = 0; i < rows.length; i += BATCH) {
    const values = rows.slice(i, i + BATCH).map(row => sql`(${sql.join(columns.map(column => row[column] ?? null))})`);
    await sql`insert into ${sql.table(into)} (${sql.join(columns.map(column => sql.ref(column)))}) values ${sql.join(values)}`.execute(tx);
  }
};

/** An account as databases without accounts know it: for the rows that reference it. */
const stub = ({ id, kind, created_at, reachable }: Known): AccountRow => ({
  ...{ id, kind, created_at, reachable },
  ...{ name: null, login: null, login_key: null, password: null, language: null, banned_at: null, notice_settings: '{}' },
});

/** `isFresh`: what is known of them there is replaced. */
export const insertStubs = async (
  db: Kysely<Schema> | Transaction<Schema>,
  accounts: readonly Known[],
  isFresh: boolean,
): Promise<void> => {
  for (const account of accounts)
    await db
      .insertInto('accounts')
      .values(stub(account))
      .onConflict(c => (isFresh ? c.column('id').doUpdateSet({ reachable: account.reachable }) : c.doNothing()))
      .execute();
};

export const unpackTable = async (tx: Transaction<Schema>, body: string): Promise<void> => {
  const { table, accounts, packs, parts, presence } = JSON.parse(body) as Packed;
  await insertStubs(tx, accounts, false);
  for (const pack of packs)
    await tx
      .insertInto('packs')
      .values(pack)
      .onConflict(c => c.column('hash').doUpdateSet({ used_at: pack.used_at }))
      .execute();
  await insert(tx, 'tables', [table]);
  for (const part of PARTS) await insert(tx, part, parts[part] ?? []);
  for (const row of presence)
    await tx
      .insertInto('presence')
      .values(row)
      .onConflict(c => c.doNothing())
      .execute();
};
