/** The operator's verbs: copies of a store that serves, the store from a copy, and what is refused. */
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askOperator, restore } from '@stoa/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { intentId } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-operator-'));
  server = await startServer();
});
afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

test('a copy is made while the server serves, and holds every acknowledged move', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const look = async (url = server.url) => {
    const client = clients[0];
    const reply = await fetch(`${url}/api/tables/${table}/look`, { headers: { cookie: client.cookie } });
    const { message } = (await reply.json()) as Awaited<ReturnType<typeof client.call<'GET /api/tables/:table/look'>>>;
    if (!message) throw new Error('no game');
    return message;
  };
  const { decision, actions } = await look();
  const mover = decision === null ? clients[1] : clients[0];
  const mine = decision === null ? (await mover.call('GET /api/tables/:table/look', { table })).message : { decision, actions };
  const intent = { id: intentId(), do: 'play' as const, decision: mine?.decision ?? null, actions: [mine?.actions[0]] };
  expect(await mover.call('POST /api/tables/:table/intents', { table }, intent)).toMatchObject({ ok: true });

  const copy = join(folder, 'copy.db');
  expect(await askOperator({ data: server.data }, { do: 'backup', file: copy })).toEqual({ lines: [expect.stringContaining(copy)] });
  // It names every card and every account: nobody else on the machine may read it.
  expect((await stat(copy)).mode & 0o077).toBe(0);
  expect(await askOperator({ data: server.data }, { do: 'backup', file: copy })).toEqual({
    problem: expect.stringContaining('is there already'),
  });

  const again = join(folder, 'again');
  expect(await restore(copy, again)).toBeUndefined();
  expect(await readdir(again)).toEqual(['stoa.db']);
  const restored = await startServer({ data: again });
  const { sentAt: _a, ...before } = await look();
  const { sentAt: _b, ...after } = await look(restored.url);
  expect(after).toEqual(before);
  await restored.close();

  // The server that was restored has stopped: now the copy is made directly.
  expect(await askOperator({ data: again }, { do: 'backup', file: join(folder, 'second.db') })).toHaveProperty('lines');
  expect(await restore(copy, again)).toContain('not empty');
  expect(await restore(copy, server.data)).toContain('not empty');
});

test('what is no store is not restored, and leaves nothing behind', async () => {
  const rubbish = join(folder, 'rubbish.db');
  await writeFile(rubbish, 'not a database, but long enough to look at: '.repeat(200));
  const empty = join(folder, 'empty');
  await mkdir(empty);
  expect(await restore(rubbish, empty)).toContain('no store of stoa');
  expect(await restore(join(folder, 'nowhere.db'), empty)).toContain('cannot be restored');
  expect(await readdir(empty)).toEqual([]);
  expect(await askOperator({ data: empty }, { do: 'backup', file: join(folder, 'x.db') })).toEqual({
    problem: expect.stringContaining('there is no store'),
  });
});
