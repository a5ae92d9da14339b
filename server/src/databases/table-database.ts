/** One database that holds tables: its store, its entry log, its heartbeat. A database that is away opens when it is back. */
import type { FastifyBaseLogger } from 'fastify';
import { type EntryLog, entryLog } from '../store/entries.ts';
import { beginEpochIfDumped } from '../store/epoch.ts';
import { type Heart, makeHeart } from '../store/heartbeat.ts';
import { keptKey } from '../store/notices.ts';
import { prepareStore } from '../store/open.ts';
import { StoreProblem } from '../store/problems.ts';
import type { Store } from '../store/store.ts';

export interface TableDatabase {
  readonly name: string;
  /** Bytes that it may grow to. */
  readonly room: number;
  readonly store: Store;
  readonly entries: EntryLog;
  readonly heart: Heart;
  /** Resolves when it can be used; rejects while it is away. */
  opened(): Promise<void>;
}

export interface Site {
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly lateAfter: number;
  readonly announce: (tableIds: readonly string[]) => void;
}

export const tableDatabase = (
  { name, room, store }: Pick<TableDatabase, 'name' | 'room' | 'store'>,
  { log, now, lateAfter, announce }: Site,
  prepare: () => Promise<void> = async () => undefined,
): TableDatabase => {
  let opening: Promise<void> | undefined;
  store.trouble.onChange(reason => {
    if (reason === undefined) log.warn({ database: name }, 'the store can be written again');
    else log.error({ database: name, reason }, 'the store takes no writes: players are told to try again, nothing acknowledged is lost');
  });
  return {
    name,
    room,
    store,
    entries: entryLog(store, announce),
    heart: makeHeart(store.db, now, lateAfter, store.noteBeat),
    opened() {
      opening ??= prepare().catch((error: unknown) => {
        opening = undefined;
        store.trouble.note(error);
        throw error;
      });
      return opening;
    },
  };
};

/**
 * The first time a database joins a site, it notes the site and its own name there. So an address that leads to another database, or to one of
 * another site, is refused.
 */
export const joinSite = async (store: Store, name: string, site: string, onEpoch: () => void): Promise<void> => {
  await prepareStore(store, name);
  if (await beginEpochIfDumped(store.db, Date.now())) onEpoch();
  const known = await keptKey(store.db, 'site', async () => JSON.stringify({ site, name }));
  if (known !== JSON.stringify({ site, name }))
    throw new StoreProblem(`the address of database ${name} leads to another one, which belongs to another site or has another name`);
};
