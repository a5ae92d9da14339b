/** An account's first socket at a table has come, or its last has gone: notes it and tells the others there. */
import type { House } from '../house.ts';
import type { Hosted } from './hosted.ts';
import { forgetPresence, notePresence } from './presence.ts';
import { publishTable } from './publish.ts';

export const presenceChanged = async (house: House, hosted: Hosted, accountId: string, isPresent: boolean): Promise<void> => {
  const { db, engine } = house.store;
  if (engine === 'postgres') {
    await (isPresent ? notePresence : forgetPresence)(house, hosted.id, accountId);
    await house.bus.came(db, hosted.id);
  }
  await publishTable(house, hosted, accountId);
};
