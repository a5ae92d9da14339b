/** A disk that hangs: nothing is answered before it is on it, the thread that serves goes on, and no move is lost, whatever becomes of the process meanwhile. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEntries } from '../src/store/entries.ts';
import { openStore } from '../src/store/open.ts';
import { type Client, intentId, type Line } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { canCutPower, type Disk, makeDisk } from './support/power-cut.ts';
import { type ServerProcess, startProcess } from './support/process.ts';
import { pause } from './support/raw.ts';

let disk: Disk;
let hold: string;
let server: ServerProcess;
let table: string;
let clients: readonly [Client, Client];
let line: Line;

beforeEach(async () => {
  if (!canCutPower) return;
  disk = await makeDisk();
  hold = join(disk.folder, '..', 'hold');
  server = await startProcess(disk.folder, 0, '', 'silent', { env: { ...(await disk.boot()), STOA_DISK_HOLD: hold } });
  ({ table, clients } = await twoAtATable(server.url));
  line = await clients[0].socket();
}, 60_000);
afterEach(async () => {
  if (!canCutPower) return;
  await rm(hold, { force: true });
  await server.kill();
  await disk.remove();
}, 60_000);

/** A move on its way to a disk that hangs. */
const moveInto = async (): Promise<{ readonly id: string; readonly answer: Promise<unknown>; isAnswered(): boolean }> => {
  const { message } = await line.attach(table);
  await writeFile(hold, '');
  let answered = false;
  const id = intentId();
  const answer = line.intend(table, { id, do: 'play', decision: message?.decision ?? null, actions: [message?.actions[0]] }).then(reply => {
    answered = true;
    return reply;
  });
  answer.catch(() => undefined);
  return { id, answer, isAnswered: () => answered };
};

/** Whether the move is in what a power cut leaves. */
const isOnDisk = async (id: string): Promise<boolean> => {
  await disk.afterCut();
  const store = await openStore({ folder: disk.folder });
  const entries = await readEntries(store.db, table, 0);
  await store.close();
  return entries.some(({ intent }) => intent?.endsWith(id) === true);
};

const statusOf = async (path: string): Promise<number> =>
  (await fetch(`${server.url}${path}`, { signal: AbortSignal.timeout(20_000) })).status;

test.runIf(canCutPower)(
  'finding 32: nothing is answered while the disk hangs, the server says that it is not ready, and goes on where it was',
  async () => {
    const { id, answer, isAnswered } = await moveInto();
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    // Suspended with the sync under way.
    await server.suspend(3_000);
    await pause(300);
    expect(isAnswered()).toBe(false);
    await rm(hold);
    expect(await answer).toMatchObject({ ok: true });
    expect(await statusOf('/readyz')).toBe(200);
    await server.kill();
    expect(await isOnDisk(id)).toBe(true);
  },
  120_000,
);

test.runIf(canCutPower)(
  'killed with a sync under way, it has answered nothing',
  async () => {
    const { isAnswered } = await moveInto();
    await pause(500);
    await server.kill();
    await pause(200);
    expect(isAnswered()).toBe(false);
  },
  120_000,
);

test.runIf(canCutPower)(
  'a stop waits for a sync that is under way, answers the move and ends',
  async () => {
    const { id, answer, isAnswered } = await moveInto();
    await pause(300);
    const stopped = server.stop();
    await pause(1_000);
    expect(isAnswered()).toBe(false);
    await rm(hold);
    expect(await answer).toMatchObject({ ok: true });
    expect(await stopped).toBe(0);
    expect(await isOnDisk(id)).toBe(true);
  },
  120_000,
);
