/**
 * A store that was restored from a copy begins a new epoch. It lacks what happened after the copy was made, but people have seen it: dice
 * drawn then must not be drawn again, and sessions ended then must not be valid again. So every table that is not over
 * draws from a new secret, committed to before the next draw, and all sessions and API tokens end.
 */
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { commitment, makeSecret } from '@stoa/fair';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A table not begun gets a new secret and commitment. Its seats must say again what they add to the dice. */
const renewWaiting = async (tx: Transaction<Schema>, id: string): Promise<void> => {
  const secret = makeSecret(randomBytes(32));
  await tx.updateTable('secrets').set({ secret, later: '[]' }).where('table_id', '=', id).execute();
  await tx
    .updateTable('tables')
    .set({ commitment: commitment(secret) })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('seats')
    .set({ entropy: '' })
    .where('table_id', '=', id)
    .where('kind', '=', 'human')
    .where('entropy', 'is not', null)
    .execute();
};

/** A running table keeps its draws; later ones come from a new secret that an entry commits to. */
const renewPlaying = async (tx: Transaction<Schema>, id: string, at: number): Promise<void> => {
  const secret = makeSecret(randomBytes(32));
  const { later } = await tx.selectFrom('secrets').select('later').where('table_id', '=', id).executeTakeFirstOrThrow();
  await tx
    .updateTable('secrets')
    .set({ later: JSON.stringify([...(JSON.parse(later) as string[]), secret]) })
    .where('table_id', '=', id)
    .execute();
  const last = await tx
    .selectFrom('entries')
    .select(eb => eb.fn.max('seq').as('seq'))
    .where('table_id', '=', id)
    .executeTakeFirst();
  const seq = (last?.seq ?? 0) + 1;
  const body = JSON.stringify({ seq, at, kind: 'epoch', commitment: commitment(secret) });
  await tx.insertInto('entries').values({ table_id: id, seq, body, intent: null }).execute();
};

const renewAll = async (tx: Transaction<Schema>, now: number): Promise<void> => {
  await tx.deleteFrom('sessions').execute();
  await tx.deleteFrom('challenges').execute();
  for (const { id, state } of await tx.selectFrom('tables').select(['id', 'state']).where('state', '!=', 'over').execute())
    await (state === 'waiting' ? renewWaiting(tx, id) : renewPlaying(tx, id, now));
};

export const beginEpoch = (db: Kysely<Schema>, now: number): Promise<void> => db.transaction().execute(tx => renewAll(tx, now));

const PLACE = 'place';

const notedPlace = async (db: Kysely<Schema>): Promise<string | undefined> =>
  (await db.selectFrom('keys').select('value').where('name', '=', PLACE).executeTakeFirst())?.value;

const notePlace = async (db: Kysely<Schema>, place: string): Promise<void> => {
  await db
    .insertInto('keys')
    .values({ name: PLACE, value: place })
    .onConflict(c => c.column('name').doUpdateSet({ value: place }))
    .execute();
};

/** Identifies the file. A copy has another inode number and another birth time; a file system that changes one of them keeps the other. */
const placeOf = async (file: string): Promise<string> => {
  const { ino, birthtimeMs } = await stat(file);
  return `${ino} ${Math.floor(birthtimeMs)}`;
};

/** At every opening of an embedded store: one that was copied with its folder begins a new epoch, and so does one that `isRestored`. */
export const beginEpochIfCopied = async (db: Kysely<Schema>, file: string, now: number, isRestored: boolean): Promise<boolean> => {
  const place = await placeOf(file);
  const before = await notedPlace(db);
  const [ino, born] = before?.split(' ') ?? [];
  const isCopy = before !== undefined && !place.startsWith(`${ino} `) && !place.endsWith(` ${born}`);
  if (isCopy || isRestored) await beginEpoch(db, now);
  if (before !== place) await notePlace(db, place);
  return isCopy || isRestored;
};

/** What PostgreSQL keeps with a row through vacuum and upgrades: the transaction that wrote it, its table, its database. */
const HERE = sql`tableoid::bigint, ' ', (select oid::bigint from pg_database where datname = current_database())`;

/**
 * The same for PostgreSQL. The row of the place says what PostgreSQL keeps with it. A row that `pg_restore` wrote, or one in a copy of the
 * database, has something else.
 */
export const beginEpochIfDumped = (db: Kysely<Schema>, now: number): Promise<boolean> =>
  db.transaction().execute(async tx => {
    // Of several processes that start at once the first begins the epoch; the others wait for the row and find it in its place.
    const { rows } = await sql<{ value: string; place: string }>`
      select value, concat(xmin, ' ', ${HERE}) as place from keys where name = ${PLACE} for update`.execute(tx);
    const [row] = rows;
    if (row && row.value === row.place) return false;
    if (row) await renewAll(tx, now);
    else await notePlace(tx, '');
    // The number of a transaction has 64 bits, of which a row keeps the lower half.
    await sql`update keys set value = concat(mod(pg_current_xact_id()::text::numeric, 4294967296), ' ', ${HERE})
      where name = ${PLACE}`.execute(tx);
    return row !== undefined;
  });
