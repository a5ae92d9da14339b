/** The disk refuses what was written: no move is acknowledged, and the process ends. Files that are not in their place any more. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { intentId } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { canCutPower, makeDisk } from './support/power-cut.ts';
import { startProcess } from './support/process.ts';
import { pause } from './support/raw.ts';

const SCRIPT = fileURLToPath(new URL('./support/failing-disk.ts', import.meta.url));

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', '--conditions', 'source', SCRIPT, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('after a failed sync nothing is answered and the process ends; the next start opens the store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-failing-'));
  const { status, stdout, stderr } = run(['fail', folder]);
  expect(status).not.toBe(0);
  expect(stdout).toBe('');
  expect(stderr).toContain('the disk did not take what was written');
  await (await openStore({ folder })).close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

test.runIf(canCutPower)(
  'finding 26: what follows a failed sync outlasts a power cut, though the kernel shows what the disk does not have',
  async () => {
    const disk = await makeDisk();
    expect(run(['fail', disk.folder, '1'], await disk.boot()).stdout).toBe('');
    expect(run(['write', disk.folder, '2'], disk.bootAfterFailure()).stdout).toBe('answered\n');
    await disk.afterCut();
    const store = await openStore({ folder: disk.folder });
    const found = await store.db.selectFrom('heartbeats').select('id').execute();
    expect(found.map(row => row.id)).toContain('2');
    await store.close();
    await disk.remove();
  },
  120_000,
);

test('finding 27: a store that is moved or replaced while it is served takes no moves until it is back, and harms no other', async () => {
  const base = await mkdtemp(join(tmpdir(), 'stoa-moved-'));
  const [data, aside] = [join(base, 'data'), join(base, 'aside')];
  const server = await startProcess(data, 0, '', 'silent');
  const { table, clients } = await twoAtATable(server.url);
  const line = await clients[0].socket();
  const { message } = await line.attach(table);
  const chat = () => clients[0].raw('POST', `/api/tables/${table}/chat`, { id: intentId(), text: 'hello' });
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  const until = async (status: number): Promise<void> => {
    for (const end = Date.now() + 30_000; (await ready()) !== status; await pause(100))
      if (Date.now() > end) throw new Error(`not ${status}`);
  };
  await rename(data, aside);
  await cp(aside, data, { recursive: true, filter: name => !name.endsWith('.sock') });
  await until(503);
  const intent = { do: 'play' as const, decision: message?.decision ?? null, actions: [message?.actions[0]] };
  expect(await line.intend(table, { ...intent, id: intentId() }).catch((error: Error) => error.message)).not.toMatchObject({ ok: true });
  expect((await chat()).status).toBe(503);
  // What is in its place now keeps its log when this server stops.
  const put = join(data, 'stoa.db-wal');
  expect(existsSync(put)).toBe(true);
  const size = (await stat(put)).size;
  await rm(join(base, 'put'), { recursive: true, force: true });
  await rename(data, join(base, 'put'));
  await rename(aside, data);
  await until(200);
  expect(await line.intend(table, { ...intent, id: intentId() })).toMatchObject({ ok: true });
  await rename(data, aside);
  await rename(join(base, 'put'), data);
  await until(503);
  expect(await server.stop()).toBe(0);
  expect((await stat(put)).size).toBe(size);
  await rm(base, { recursive: true, force: true });
}, 120_000);
