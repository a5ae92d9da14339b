/**
 * Packs (data that people wrote for a table), stored once by their hash. A table's row names them in `table_packs` and has null in their
 * place; rows from before hold theirs themselves. `tableById` returns the whole of it either way.
 */
import type { Kysely, Transaction } from 'kysely';
import { hashToken } from '../ids.ts';
import type { Schema, TableRow } from './schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

export interface Pack {
  readonly option: string;
  readonly hash: string;
  readonly body: string;
}

/** An option of data, as it is stored. */
export const packOf = (option: string, value: unknown): Pack => {
  const body = JSON.stringify(value);
  return { option, hash: hashToken(body), body };
};

export const isStored = async (db: Db, { hash }: Pack): Promise<boolean> =>
  (await db.selectFrom('packs').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined;

/** In the transaction that makes the table. A pack that exists is touched, so that no sweep deletes it at the same time. */
export const insertPacks = async (tx: Transaction<Schema>, tableId: string, packs: readonly Pack[], now: number): Promise<void> => {
  for (const { option, hash, body } of packs) {
    await tx
      .insertInto('packs')
      .values({ hash, body, used_at: now })
      .onConflict(c => c.column('hash').doUpdateSet({ used_at: now }))
      .execute();
    await tx.insertInto('table_packs').values({ table_id: tableId, option, hash }).execute();
  }
};

/** The packs of these tables, by table. */
export const packsOf = async (db: Db, tableIds: readonly string[]): Promise<ReadonlyMap<string, readonly Pack[]>> => {
  const found = new Map<string, Pack[]>();
  if (tableIds.length === 0) return found;
  const rows = await db
    .selectFrom('table_packs')
    .innerJoin('packs', 'packs.hash', 'table_packs.hash')
    .select(['table_packs.table_id', 'table_packs.option', 'packs.hash', 'packs.body'])
    .where('table_packs.table_id', 'in', tableIds)
    .execute();
  for (const { table_id, ...pack } of rows) found.set(table_id, [...(found.get(table_id) ?? []), pack]);
  return found;
};

/** The names of their packs, by table and option: what lists show. */
export const packHashes = async (db: Db, tableIds: readonly string[]): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> => {
  const found = new Map<string, Record<string, string>>();
  if (tableIds.length === 0) return found;
  for (const { table_id, option, hash } of await db.selectFrom('table_packs').selectAll().where('table_id', 'in', tableIds).execute())
    found.set(table_id, { ...found.get(table_id), [option]: hash });
  return found;
};

/** Replaces each pack by null. The keys keep their order, so that the restored options give the same JSON. */
export const emptied = (options: unknown, packs: readonly Pick<Pack, 'option'>[]): unknown =>
  packs.length === 0 ? options : { ...(options as object), ...Object.fromEntries(packs.map(({ option }) => [option, null])) };

const filled = (options: unknown, packs: readonly Pack[]): unknown => ({
  ...(options as object),
  ...Object.fromEntries(packs.map(({ option, body }) => [option, JSON.parse(body) as unknown])),
});

/** The same for a header, which contains the options too. */
export const emptiedHeader = async (db: Db, tableId: string, header: string): Promise<string> => {
  const packs = await db.selectFrom('table_packs').select('option').where('table_id', '=', tableId).execute();
  if (packs.length === 0) return header;
  const whole = JSON.parse(header) as { readonly options: unknown };
  return JSON.stringify({ ...whole, options: emptied(whole.options, packs) });
};

export const filledHeader = (header: string, packs: readonly Pack[] = []): string => {
  if (packs.length === 0) return header;
  const whole = JSON.parse(header) as { readonly options: unknown };
  return JSON.stringify({ ...whole, options: filled(whole.options, packs) });
};

export const filledRow = (row: TableRow, packs: readonly Pack[] = []): TableRow =>
  packs.length === 0
    ? row
    : {
        ...row,
        options: JSON.stringify(filled(JSON.parse(row.options), packs)),
        header: row.header === null ? null : filledHeader(row.header, packs),
      };
