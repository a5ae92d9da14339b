/** What one address may add to the store: anyone can make many guests, so a limit per account is not enough. */
import type { Kysely } from 'kysely';
import type { App } from '../app.ts';
import { refuse } from '../refused.ts';
import { isStored, type Pack } from '../store/packs.ts';
import type { Schema } from '../store/schema.ts';

const addressFor = (app: App, accountId: string): string => app.addresses.of(accountId) ?? accountId;

/** Counts a move or a line of chat; false if it is too much. Counted in this process only, so that a move does not wait for Redis. */
export const mayWrite = (app: App, accountId: string): boolean => app.quotas.writes.take(addressFor(app, accountId), app.now());

/** Counts a table that is about to be made and its new packs, in the database it goes to; refuses when that is too much. */
export const withinQuota = async (app: App, db: Kysely<Schema>, accountId: string, packs: readonly Pack[]): Promise<void> => {
  const address = addressFor(app, accountId);
  if (!(await app.quotas.tables.take(address, app.now()))) refuse('too-many');
  for (const pack of packs) if (!(await isStored(db, pack)) && !(await app.quotas.packs.take(address, app.now()))) refuse('too-many');
};
