/**
 * On PostgreSQL the entries lie in partitions by the hash of their table: each has smaller indexes and is vacuumed by itself. SQLite has one
 * file anyway. All rows are moved in the transaction of the migration.
 */
import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely';

const PARTITIONS = 32;

export const entryPartitions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`alter table entries rename to entries_before`.execute(db);
    await sql`alter table entries_before rename constraint entries_pk to entries_before_pk`.execute(db);
    await sql`alter index entries_intent rename to entries_before_intent`.execute(db);
    await sql`create table entries (
      table_id text not null references tables (id) on delete cascade,
      seq integer not null,
      body text not null,
      intent text,
      constraint entries_pk primary key (table_id, seq)
    ) partition by hash (table_id)`.execute(db);
    for (let i = 0; i < PARTITIONS; i++)
      await sql`create table ${sql.table(`entries_${i}`)} partition of entries
        for values with (modulus ${sql.lit(PARTITIONS)}, remainder ${sql.lit(i)})`.execute(db);
    // The index is built after the rows came in.
    await sql`insert into entries (table_id, seq, body, intent) select table_id, seq, body, intent from entries_before`.execute(db);
    await sql`create unique index entries_intent on entries (table_id, intent)`.execute(db);
    await sql`drop table entries_before`.execute(db);
  },
};
