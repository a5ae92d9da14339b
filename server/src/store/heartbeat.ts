/** One row says when a server was last alive. What lies between that and the next start is an outage and charged to nobody's clock. */
import type { Kysely } from 'kysely';
import type { OutageRow, Schema } from './schema.ts';

const ALIVE = 'alive';

export const beat = async (db: Kysely<Schema>, now: number): Promise<void> => {
  await db
    .insertInto('heartbeats')
    .values({ id: ALIVE, at: now })
    .onConflict(c => c.column('id').doUpdateSet({ at: now }))
    .execute();
};

/** At start: notes the time since the last beat as an outage if it is longer than `grace` (another process may be alive). */
export const noteOutage = (db: Kysely<Schema>, now: number, grace: number): Promise<void> =>
  db.transaction().execute(async tx => {
    await tx
      .insertInto('heartbeats')
      .values({ id: ALIVE, at: now })
      .onConflict(c => c.doNothing())
      .execute();
    // Takes the row's lock: of several processes that start at once, the first notes the outage and the others find it over.
    await tx.updateTable('heartbeats').set({ id: ALIVE }).where('id', '=', ALIVE).execute();
    const last = await tx.selectFrom('heartbeats').select('at').where('id', '=', ALIVE).executeTakeFirstOrThrow();
    if (now - last.at > grace) await tx.insertInto('outages').values({ from_at: last.at, to_at: now }).execute();
    await tx.updateTable('heartbeats').set({ at: now }).where('id', '=', ALIVE).execute();
  });

export const outagesSince = (db: Kysely<Schema>, since: number): Promise<OutageRow[]> =>
  db.selectFrom('outages').selectAll().where('to_at', '>', since).orderBy('from_at').execute();
