/**
 * `stoa admin new-epoch`: for a store that was put back in a way that no start can notice, such as a snapshot of the whole machine. No server
 * may run: it would go on with the old secrets in its memory.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.ts';
import { beginEpoch } from '../store/epoch.ts';
import { allProcesses } from '../store/processes.ts';
import type { Operated } from './operated.ts';

/** Several beats of a process. */
const LOOK_MS = 5_000;

/** The processes that serve the database: their count goes on. */
const serving = async ({ store: { db, engine }, limits }: App): Promise<readonly string[]> => {
  if (engine === 'sqlite') return [];
  const before = new Map((await allProcesses(db)).map(({ id, beats }) => [id, beats]));
  await pause(Math.max(LOOK_MS, 2 * limits.processBeat));
  const now = (await allProcesses(db)).filter(({ id, beats, ended }) => ended === 0 && before.get(id) !== beats);
  return now.map(({ host, pid }) => `${host}, pid ${pid}`);
};

export const newEpoch = async (app: App): Promise<Operated> => {
  const processes = await serving(app);
  if (processes.length > 0) return { problem: `stop the servers first: ${processes.join('; ')}` };
  for (const database of app.databases.all) {
    await database.opened();
    await beginEpoch(database.store.db, app.now());
  }
  return { lines: ['all sessions and API tokens have ended; tables that are not over draw from new secrets'] };
};
