/** The processes that serve this store: a row each, so that the others notice when one dies and the operator sees what serves what. */
import type { Kysely, Migration } from 'kysely';

export const processes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('host', 'text', c => c.notNull())
      .addColumn('pid', 'integer', c => c.notNull())
      .addColumn('started_at', 'bigint', c => c.notNull())
      .addColumn('beats', 'bigint', c => c.notNull())
      .addColumn('sockets', 'integer', c => c.notNull())
      .addColumn('tables', 'integer', c => c.notNull())
      .addColumn('ended', 'integer', c => c.notNull())
      .execute();
  },
};
