/**
 * The time of the last heartbeat, in a file beside the embedded store. It is written after the store has the heartbeat, so the store is never
 * behind it, unless an older copy was written over the store.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

const fileIn = (folder: string): string => join(folder, 'last-beat');

/** A failure is no harm: then an older copy is not noticed. */
export const noteBeat = (folder: string, at: number): Promise<void> =>
  writeFile(fileIn(folder), `${at}\n`, { mode: 0o600 }).catch(() => undefined);

/** Whether the store knows only heartbeats from before the noted one. `accept`: from now on this store is the one that belongs here. */
export const lookForOlderCopy = async (
  db: Kysely<Schema>,
  folder: string,
): Promise<{ readonly isOlder: boolean; accept(): Promise<void> }> => {
  const noted = Number(await readFile(fileIn(folder), 'utf8').catch(() => '0'));
  const { at } = (await db.selectFrom('heartbeats').select('at').executeTakeFirst()) ?? { at: noted };
  return { isOlder: at < noted, accept: () => noteBeat(folder, at) };
};
