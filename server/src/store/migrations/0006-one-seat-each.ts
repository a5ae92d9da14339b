/** An account has at most one seat at a table, also when two processes seat it at the same time. */
import { type Kysely, type Migration, sql } from 'kysely';

export const oneSeatEach: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // An account on two seats could only ever play from the first.
    await sql`update seats set account_id = null where account_id is not null and seat >
      (select min(other.seat) from seats other where other.table_id = seats.table_id and other.account_id = seats.account_id)`.execute(db);
    await db.schema.createIndex('seats_once').unique().on('seats').columns(['table_id', 'account_id']).execute();
  },
};
