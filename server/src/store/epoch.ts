/**
 * A store that was restored from a copy begins a new epoch. It lacks what happened after the copy was made, but people have seen it: dice
 * drawn then must not be drawn again, and sessions ended then must not be valid again. So every table that is not over
 * draws from a new secret, committed to before the next draw, and all sessions and API tokens end.
 */
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { commitment, makeSecret } from '@stoa/fair';
import type { Kysely, Transaction } from 'kysely';
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

export const beginEpoch = (db: Kysely<Schema>, now: number): Promise<void> =>
  db.transaction().execute(async tx => {
    await tx.deleteFrom('sessions').execute();
    await tx.deleteFrom('challenges').execute();
    for (const { id, state } of await tx.selectFrom('tables').select(['id', 'state']).where('state', '!=', 'over').execute())
      await (state === 'waiting' ? renewWaiting(tx, id) : renewPlaying(tx, id, now));
  });

const PLACE = 'place';

/** Identifies the file. A copy has another inode number and another birth time; a file system that changes one of them keeps the other. */
const placeOf = async (file: string): Promise<string> => {
  const { ino, birthtimeMs } = await stat(file);
  return `${ino} ${Math.floor(birthtimeMs)}`;
};

const notePlace = async (db: Kysely<Schema>, place: string): Promise<void> => {
  await db
    .insertInto('keys')
    .values({ name: PLACE, value: place })
    .onConflict(c => c.column('name').doUpdateSet({ value: place }))
    .execute();
};

/** At every opening of an embedded store: one that was restored, or copied with its folder, begins a new epoch. */
export const beginEpochIfCopied = async (db: Kysely<Schema>, file: string, now: number, isRestored: boolean): Promise<void> => {
  const place = await placeOf(file);
  const before = await db.selectFrom('keys').select('value').where('name', '=', PLACE).executeTakeFirst();
  const [ino, born] = before?.value.split(' ') ?? [];
  const isCopy = before !== undefined && !place.startsWith(`${ino} `) && !place.endsWith(` ${born}`);
  if (isCopy || isRestored) await beginEpoch(db, now);
  if (before?.value !== place) await notePlace(db, place);
};
