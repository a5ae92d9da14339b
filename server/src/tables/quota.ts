/** What one address may add to the store: guests cost nothing to make, so an account is no measure. */
import type { App } from '../app.ts';
import { refuse } from '../refused.ts';
import { isStored, type Pack } from '../store/packs.ts';

const addressFor = (app: App, accountId: string): string => app.addresses.of(accountId) ?? accountId;

/** Counts a move or a line of chat; false if it is too much. Counted in this process: a move does not wait for it. */
export const mayWrite = (app: App, accountId: string): boolean => app.quotas.writes.take(addressFor(app, accountId), app.now());

/** Counts a table that is about to be made, and the packs that are new with it; refuses what is too much. */
export const withinQuota = async (app: App, accountId: string, packs: readonly Pack[]): Promise<void> => {
  const address = addressFor(app, accountId);
  if (!(await app.quotas.tables.take(address, app.now()))) refuse('too-many');
  for (const pack of packs)
    if (!(await isStored(app.store.db, pack)) && !(await app.quotas.packs.take(address, app.now()))) refuse('too-many');
};
