/** Opens the home, which must be there, and the other databases, which may come later. */
import { newToken } from '../ids.ts';
import { isStoreAway } from '../store/conflict.ts';
import { keptKey } from '../store/notices.ts';
import { openPostgres, openStore } from '../store/open.ts';
import type { DatabaseAddress } from './address.ts';
import { type Databases, oneDatabase, severalDatabases } from './databases.ts';
import { joinSite, type Site, type TableDatabase, tableDatabase } from './table-database.ts';

/** The name of the embedded store. */
const EMBEDDED = 'embedded';

/** `embedded`: of the embedded store, where there are no addresses. */
export const openDatabases = async (
  embedded: { readonly folder: string; readonly checkpointRows?: number | undefined },
  addresses: readonly DatabaseAddress[],
  site: Site,
): Promise<Databases> => {
  const [first, ...rest] = addresses;
  const tellOf = (name: string) => (): void =>
    site.log.warn(
      { database: name },
      'put back from a copy: its sessions and API tokens have ended, tables that are not over draw from new secrets',
    );
  const store = await openStore(first === undefined ? embedded : { url: first.url }, tellOf(first?.name ?? EMBEDDED));
  const home = tableDatabase({ name: first?.name ?? EMBEDDED, room: first?.room ?? 0, store }, site);
  if (first === undefined || rest.length === 0) return oneDatabase(home);
  const others: TableDatabase[] = [];
  try {
    const id = await keptKey(store.db, 'home', async () => newToken());
    for (const { name, room, url } of rest) {
      const there = await openPostgres(url);
      others.push(tableDatabase({ name, room, store: there }, site, () => joinSite(there, name, id, tellOf(name))));
    }
    const opened = await Promise.allSettled(others.map(database => database.opened()));
    for (const [i, result] of opened.entries()) {
      if (result.status === 'fulfilled') continue;
      if (!isStoreAway(result.reason)) throw result.reason;
      others[i]?.store.trouble.note(result.reason);
    }
  } catch (error) {
    for (const { store: there } of [home, ...others]) await there.close().catch(() => undefined);
    throw error;
  }
  return severalDatabases(home, others, site.log);
};
