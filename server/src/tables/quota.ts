/** What one address may add to the store: guests cost nothing to make, so an account is no measure. */
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import { isStored, type Pack } from '../store/packs.ts';

/** Counts a table that is about to be made, and the packs that are new with it; refuses what is too much. */
export const withinQuota = async (house: House, accountId: string, packs: readonly Pack[]): Promise<void> => {
  const address = house.addresses.of(accountId) ?? accountId;
  if (!(await house.quotas.tables.take(address, house.now()))) refuse('too-many');
  for (const pack of packs)
    if (!(await isStored(house.store.db, pack)) && !(await house.quotas.packs.take(address, house.now()))) refuse('too-many');
};
