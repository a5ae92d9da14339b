/** An account may have made very many tables: what lists them all goes on beside everything else, and not often. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../src/build-app.ts';
import { tablesOf } from '../src/store/tables.ts';
import { tableInfos } from '../src/tables/info.ts';
import { guest, makeClient, member } from './support/client.ts';
import { startServer } from './support/server.ts';

test('finding 29: tens of thousands of tables are listed a slice at a time, and others are served between', async () => {
  const server = await startServer();
  const client = await guest(server.url);
  await client.call('POST /api/tables', {}, { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const id = (await client.call('GET /api/me')).account?.id ?? '';
  await server.close();
  const { app, close } = await buildApp({ data: server.data }, pino({ level: 'silent' }));
  const [row] = await tablesOf(app.store.db, id, 1);
  if (!row) throw new Error('no table');
  const COUNT = 40_000;
  const rows = Array.from({ length: COUNT }, (_, i) => ({ ...row, id: i === 0 ? row.id : `table-${i}` }));
  let turns = 0;
  const count = (): void => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const infos = await tableInfos(app, app.databases.home, rows, id);
  clearImmediate(next);
  expect(infos).toHaveLength(COUNT);
  expect(infos[0]).toMatchObject({ table: row.id, me: 0, host: true });
  expect(infos[COUNT - 1]).toMatchObject({ table: `table-${COUNT - 1}`, seats: [] });
  expect(turns).toBeGreaterThan(COUNT / 1000);
  await close();
  await server.end();
}, 60_000);

test('finding 29: an account has few exports an hour', async () => {
  const data = await mkdtemp(join(tmpdir(), 'stoa-export-'));
  const server = await startServer({ data });
  const [greedy, other] = [await guest(server.url), await guest(server.url)];
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) statuses.push((await greedy.raw('GET', '/api/me/export')).status);
  expect(statuses.filter(status => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
  expect((await other.raw('GET', '/api/me/export')).status).toBe(200);
  await server.end();
  await rm(data, { recursive: true, force: true });
}, 60_000);

test('finding 31: a stolen API token reads no mail address, passkeys or sessions by an export', async () => {
  const server = await startServer();
  const { client } = await member(server.url, 'owner-of-it', 'a long enough password');
  const { secret } = await client.call('POST /api/tokens', {}, { label: 'my bot' });
  const stolen = { authorization: `Bearer ${secret}` };
  expect((await makeClient(server.url).raw('GET', '/api/me/tables', undefined, stolen)).status).toBe(200);
  expect((await makeClient(server.url).raw('GET', '/api/me/export', undefined, stolen)).status).toBe(403);
  expect((await client.raw('GET', '/api/me/export')).status).toBe(200);
  await server.end();
});
