/** When an absent player was told that the others want to end the game; the secrets that a restored copy draws from. */
import type { Kysely, Migration } from 'kysely';

export const endsAndEpochs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seats').addColumn('end_told_at', 'bigint').execute();
    await db.schema
      .alterTable('secrets')
      .addColumn('later', 'text', c => c.notNull().defaultTo('[]'))
      .execute();
  },
};
