/** The site around the tables: files and pages, headers, health, limits, and a stop that keeps its word. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeatMessage } from '@stoa/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, intentId, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startProcess } from './support/process.ts';
import { raw } from './support/raw.ts';
import { startServer, type TestServer } from './support/server.ts';

/** A clock that stands: nothing comes back into a bucket, however slow the machine is. */
const STANDS_STILL = (): number => 1_800_000_000_000;

const PAGE = '<!doctype html><title>Stoa</title><meta property="og:image" content="/preview.jpg" />';

let server: TestServer;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'stoa-web-'));
  await writeFile(join(web, 'index.html'), PAGE);
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

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ])('the page asked for as %s', async (accepted, encoding) => {
    const response = await fetch(`${server.url}/join`, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.text()).toBe(PAGE);
  });

  test('a link preview has a whole address where the site knows its own', async () => {
    const own = await startServer({ web, publicUrl: 'https://stoa.example' });
    for (const path of ['/', '/join'])
      expect(await (await fetch(`${own.url}${path}`)).text()).toContain('content="https://stoa.example/preview.jpg"');
    await own.end();
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
  // WebAssembly may be compiled (the bots' networks); text may not be run as code.
  expect(policy.replace("script-src 'self' 'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|http:/);
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

test('finding 18: the description of the API is counted like every other request', async () => {
  const own = await startServer({ limits: { requestsPerMinute: 5 }, now: STANDS_STILL });
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push((await fetch(`${own.url}/api/openapi.json`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await own.end();
});

test('healthy and ready', async () => {
  for (const path of ['/healthz', '/readyz']) expect(await (await fetch(`${server.url}${path}`)).json()).toEqual({ ok: true });
});

test('an address that asks too much is told to wait, whatever names it gives itself', async () => {
  const own = await startServer({ limits: { requestsPerMinute: 20 }, trustProxy: true, now: STANDS_STILL });
  const statuses = [];
  // The proxy adds the last address. A client can make up the addresses before it, and tokens that do not exist.
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

test('two sockets of a person may send no faster than one', async () => {
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

test('messages of a client that was signed out and stays connected are ignored', async () => {
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

test('the sockets of an account are limited', async () => {
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

describe('finding 15: headers', () => {
  test('no cache keeps what the API says, refusals among it; the site asks for no sensor', async () => {
    const client = await guest(server.url);
    for (const path of ['/api/me', '/api/games', '/api/tables/none'])
      expect((await fetch(`${server.url}${path}`, { headers: { cookie: client.cookie } })).headers.get('cache-control'), path).toBe(
        'no-store',
      );
    for (const path of ['/', '/api/me'])
      expect((await fetch(`${server.url}${path}`)).headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
  });

  /** fetch does not let Host be chosen. */
  const statusAs = async (url: string, host: string, path = '/api/games'): Promise<number> => {
    const line = await raw(Number(new URL(url).port));
    line.socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    await line.ended;
    return Number(line.text().slice(9, 12));
  };
  test('another site’s name that leads here is refused; addresses and names of the app network are not', async () => {
    const own = await startServer({ publicUrl: 'https://games.example.org' });
    for (const host of [
      'games.example.org',
      'games.example.org:443',
      '127.0.0.1',
      '[::1]:8080',
      'localhost:8080',
      'stoa-1:8080',
      'club.local',
    ])
      expect(await statusAs(own.url, host), host).toBe(200);
    for (const host of ['evil.example', 'games.example.org.evil.example', 'a b']) {
      expect([403, 400], host).toContain(await statusAs(own.url, host));
      expect([403, 400], host).toContain(await statusAs(own.url, host, '/'));
    }
    expect(await statusAs(own.url, 'evil.example', '/readyz')).toBe(200);
    await own.end();
    expect(await statusAs(server.url, 'evil.example')).toBe(403);
  });

  test('a proxy that sends no forwarded address is warned of, once', async () => {
    const data = await mkdtemp(join(tmpdir(), 'stoa-proxy-'));
    const own = await startProcess(data, 0, '', 'warn', { trustProxy: true });
    await fetch(`${own.url}/healthz`);
    await fetch(`${own.url}/api/games`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    expect(own.log).toEqual([]);
    for (let i = 0; i < 3; i++) await fetch(`${own.url}/api/games`);
    expect(own.log).toEqual([expect.stringContaining('X-Forwarded-For')]);
    await own.stop();
  });
});

test('finding 15: of IPv6 the network of 56 bits is counted too, with four times as much', async () => {
  const own = await startServer({ limits: { requestsPerMinute: 20 }, trustProxy: true, now: STANDS_STILL });
  const ask = async (address: string): Promise<number> =>
    (await makeClient(own.url).raw('GET', '/api/me', undefined, { 'x-forwarded-for': address })).status;
  let passed = 0;
  for (let network = 0; network < 10; network++)
    for (let i = 0; i < 12; i++) if ((await ask(`2001:470:1:ab${network.toString(16).padStart(2, '0')}::${i + 1}`)) === 200) passed++;
  expect(passed).toBe(80);
  expect(await ask('2001:470:1:ac00::1')).toBe(200);
  await own.end();
});
