/**
 * A cache, one row for each long table: where the cursors of its viewers moved (`CursorHistory`), so that loading it need not
 * compute again what every viewer was shown. Valid under the rules it was made by (`rules`); may be deleted at any time.
 */
import type { CursorHistory } from '@stoa/engine';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** One line for each viewer: the differences between successive numbers, mostly ones. */
const packed = ({ moved }: CursorHistory): string => moved.map(seqs => seqs.map((seq, i) => seq - (seqs[i - 1] ?? 0)).join(' ')).join('\n');

const unpacked = (body: string): number[][] =>
  body.split('\n').map(line => {
    let at = 0;
    return line === '' ? [] : line.split(' ').map(step => (at += Number(step)));
  });

/** The stored history; undefined if there is none under these rules. */
export const readSnapshot = async (db: Db, tableId: string, rules: string): Promise<CursorHistory | undefined> => {
  const row = await db.selectFrom('snapshots').selectAll().where('table_id', '=', tableId).where('rules', '=', rules).executeTakeFirst();
  return row && { seq: row.seq, moved: unpacked(row.body) };
};

export const writeSnapshot = async (db: Db, tableId: string, rules: string, moves: CursorHistory): Promise<void> => {
  const row = { rules, seq: moves.seq, body: packed(moves) };
  await db
    .insertInto('snapshots')
    .values({ table_id: tableId, ...row })
    .onConflict(c => c.column('table_id').doUpdateSet(row))
    .execute();
};
