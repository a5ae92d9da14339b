/**
 * The embedded store keeps no index of intents: each move wrote a page of it, which took a quarter of the time that the store needs for a move.
 * One process alone writes the store, and it knows the intents of a table in memory from their entries (`noteAnswer`). On PostgreSQL, where two
 * processes may be handed the same intent, the index stays.
 */
import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';

export const intentsInMemory: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    await sql`drop index entries_intent`.execute(db);
  },
};
