/** What one address may add to the store: guests cost nothing to make, so an account is no measure. */
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import { isStored, type Pack } from '../store/packs.ts';

const addressFor = (house: House, accountId: string): string => house.addresses.of(accountId) ?? accountId;

/** Counts a move or a line of chat; false if it is too much. Without asking anybody: a move waits for nothing here. */
export const mayWrite = (house: House, accountId: string): boolean => house.quotas.writes.take(addressFor(house, accountId), house.now());

/** Counts a table that is about to be made, and the packs that are new with it; refuses what is too much. */
export const withinQuota = async (house: House, accountId: string, packs: readonly Pack[]): Promise<void> => {
  const address = addressFor(house, accountId);
  if (!(await house.quotas.tables.take(address, house.now()))) refuse('too-many');
  for (const pack of packs)
    if (!(await isStored(house.store.db, pack)) && !(await house.quotas.packs.take(address, house.now()))) refuse('too-many');
};
