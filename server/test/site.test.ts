/** The site around the tables: files and pages, headers, health, limits, and a stop that keeps its word. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeatMessage } from '@stoa/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, intentId, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

/** A clock that stands: nothing comes back into a bucket, however slow the machine is. */
const STANDS_STILL = (): number => 1_800_000_000_000;

let server: TestServer;
beforeAll(async () => {
  const web = await mkdtemp(join(tmpdir(), 'stoa-web-'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Stoa</title>');
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'assets', 'app.js'), 'export {};');
  server = await startServer({ web });
});
afterAll(() => server.end());

describe('files', () => {
  const pages: [string, number, string][] = [
    ['/', 200, 'text/html'],
    ['/table/abc', 200, 'text/html'],
    ['/join', 200, 'text/html'],
    ['/assets/app.js', 200, 'javascript'],
    ['/assets/none.js', 404, 'json'],
    ['/../package.json', 404, 'json'],
    ['/%2e%2e/%2e%2e/etc/passwd', 200, 'text/html'],
    ['/api/none', 404, 'json'],
  ];
  test.each(pages)('%s → %i', async (path, status, type) => {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type') ?? '').toContain(type);
  });

  test.each([
    ['/', 'no-cache'],
    ['/table/abc', 'no-cache'],
    ['/assets/app.js', 'immutable'],
  ])('%s is kept: %s', async (path, kept) => {
    expect((await fetch(`${server.url}${path}`)).headers.get('cache-control')).toContain(kept);
  });

  test('without a built site the API still serves', async () => {
    const own = await startServer({ web: '/nowhere' });
    expect((await fetch(`${own.url}/`)).status).toBe(404);
    expect((await fetch(`${own.url}/api/games`)).status).toBe(200);
    await own.end();
  });
});

test('the content policy lets nothing in but our own', async () => {
  const { headers } = await fetch(`${server.url}/`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('the API describes itself', async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { requestBody?: object }>>;
  };
  expect(Object.keys(document.paths)).toContain('/api/tables/{table}/intents');
  expect(document.paths['/api/tables/{table}/intents']?.post?.requestBody).toBeDefined();
  expect(document.paths['/api/tables/{table}/leave']?.post?.requestBody).toBeUndefined();
});

test('healthy and ready', async () => {
  for (const path of ['/healthz', '/readyz']) expect(await (await fetch(`${server.url}${path}`)).json()).toEqual({ ok: true });
});

test('an address that asks too much is told to wait, whatever names it gives itself', async () => {
  const own = await startServer({ limits: { requestsPerMinute: 20 }, trustProxy: true, now: STANDS_STILL });
  const statuses = [];
  // What the proxy adds is the last one; those before it, and tokens that there are not, anybody can make up.
  const names = (i: number) => ({ 'x-forwarded-for': `203.0.113.${i}, 198.51.100.7`, authorization: `Bearer ${String(i).repeat(32)}` });
  for (let i = 0; i < 25; i++) statuses.push((await makeClient(own.url).raw('GET', '/api/me', undefined, names(i))).status);
  expect(statuses.filter(status => status === 200).length).toBe(20);
  for (let i = 0; i < 20; i++) await makeClient(own.url).raw('GET', '/api/me');
  expect((await makeClient(own.url).raw('GET', '/api/me')).body).toMatchObject({
    error: { code: 'too-many', retryAfter: expect.any(Number) },
  });
  await own.end();
});

test('a socket that talks too fast is told, then closed; the table does not change', async () => {
  const own = await startServer({ limits: { messagesPerSecond: 10, messageBurst: 10 } });
  const { table, clients } = await twoAtATable(own.url);
  const line = await clients[0].socket();
  const closed = new Promise(resolve => line.socket.once('close', resolve));
  for (let n = 1; n <= 400; n++) line.socket.send(JSON.stringify({ t: 'ping', n }));
  expect(await closed).toBe(1008);
  const told = line.inbox.filter(message => message.t === 'refused');
  expect(told.length).toBeGreaterThan(100);
  expect(told.every(message => message.t === 'refused' && message.error.code === 'too-many')).toBe(true);
  expect((await clients[0].call('GET /api/tables/:table/look', { table })).message?.cursor).toBe(1);
  await own.end();
});

test('with two sockets nobody talks faster than with one', async () => {
  const own = await startServer({ limits: { messagesPerSecond: 0.001, messageBurst: 10 } });
  const client = await guest(own.url);
  const lines = [await client.socket(), await client.socket()] as const;
  for (let n = 0; n < 10; n++) expect(await lines[0].ask({ t: 'ping' })).toMatchObject({ t: 'done' });
  expect(await lines[1].ask({ t: 'ping' })).toMatchObject({ t: 'refused', error: { code: 'too-many' } });
  for (const line of lines) await line.close();
  const again = await client.socket();
  expect(await again.ask({ t: 'ping' })).toMatchObject({ t: 'refused', error: { code: 'too-many' } });
  await again.close();
  await own.end();
});

test('who was signed out and does not go is not heard any more', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const line = await clients[0].socket();
  const { message } = await line.attach(table);
  // It does not read that it is closed, and so does not close.
  line.socket.pause();
  await clients[0].call('DELETE /api/session');
  const intent = { id: intentId(), do: 'play', decision: message?.decision, actions: [message?.actions[0]] };
  await new Promise(sent => line.socket.send(JSON.stringify({ t: 'intent', n: 99, table, intent }), sent));
  await new Promise(resolve => setTimeout(resolve, 300));
  expect((await clients[1].call('GET /api/tables/:table/look', { table })).message?.waiting).toEqual([0]);
  line.socket.terminate();
});

test('an account has so many sockets', async () => {
  const own = await startServer({ limits: { socketsPerAccount: 2 } });
  const client = await guest(own.url);
  const lines = [await client.socket(), await client.socket()];
  await expect(client.socket()).rejects.toThrow('status 429');
  await lines[0]?.close();
  await (await client.socket()).close();
  await lines[1]?.close();
  await own.end();
});

test('a stop answers what it took: of many moves on their way, those acknowledged are there afterwards, and only they', async () => {
  const own = await startServer();
  const pairs = await Promise.all(Array.from({ length: 12 }, () => twoAtATable(own.url)));
  const ready = await Promise.all(
    pairs.map(async ({ table, clients }) => {
      const line = await clients[0].socket();
      return { table, line, message: (await line.attach(table)).message as SeatMessage };
    }),
  );
  const answers = ready.map(({ table, line, message }) =>
    line.intend(table, { id: intentId(), do: 'play', decision: message.decision, actions: [message.actions[0]] }).then(
      reply => reply.ok,
      () => false,
    ),
  );
  await answers[0];
  const reborn = await own.restart();
  for (const [i, { table, clients }] of pairs.entries()) {
    const { message } = await makeClient(reborn.url, clients[0].cookie).call('GET /api/tables/:table/look', { table });
    expect(message?.cursor).toBe((await answers[i]) ? 2 : 1);
  }
  await reborn.end();
});

test('a second server on the same folder is refused with a clear word', async () => {
  await expect(startServer({ data: server.data })).rejects.toThrow(/another server is using/);
});
