/**
 * The edge under attack: connections that are dropped, pings that flood, bodies that never end. Real sockets against a real process. The
 * counts are small here and large in the long run: STOA_EDGE multiplies them.
 */
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '../src/limits.ts';
import { guest, makeClient } from './support/client.ts';
import { type ServerProcess, startProcess } from './support/process.ts';
import { eventually, frame, head, pause, type Raw, raw, upgrade } from './support/raw.ts';
import { startServer, type TestServer } from './support/server.ts';

const TIMES = Number(process.env.STOA_EDGE ?? 1);
const MB = 1_000_000;

let folder: string;
let server: ServerProcess;
const lines: Raw[] = [];
const line = async (port = server.port): Promise<Raw> => {
  const made = await raw(port);
  made.socket.on('error', () => undefined);
  lines.push(made);
  return made;
};
const drop = (): void => {
  for (const { socket } of lines.splice(0)) socket.resetAndDestroy();
};
/** A socket that does not read. */
const deaf = async (port: number, cookie: string): Promise<Raw> => {
  const made = await upgrade(port, cookie);
  made.socket.on('error', () => undefined);
  lines.push(made);
  return made;
};
const descriptors = (): number => readdirSync(`/proc/${server.pid}/fd`).length;
const ends = ({ ended }: Raw): Promise<string> => Promise.race([ended.then(() => 'ended'), pause(20_000).then(() => 'stays')]);
/** One in this process, for other limits. */
const withLimits = async (limits: Partial<Limits>, does: (own: TestServer, port: number) => Promise<void>): Promise<void> => {
  const own = await startServer({ web: folder, limits });
  try {
    await does(own, Number(new URL(own.url).port));
  } finally {
    drop();
    await own.end();
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-edge-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Stoa</title>');
  await writeFile(join(folder, 'large.js'), Buffer.alloc(500_000, '/'));
  await writeFile(join(folder, 'huge.js'), Buffer.alloc(20 * MB, '/'));
  server = await startProcess(join(folder, 'data'), 0, '', 'error', { web: folder, limits: { uploadsPerMinute: 1e6 } });
}, 300_000);
afterEach(drop);
afterAll(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

describe('finding 1: pipelined requests', () => {
  test('of connections that are dropped leave no descriptor open', async () => {
    const before = descriptors();
    // Dropped before anything is answered, and while the first answer is under way: no buffer takes a file of this size.
    for (const hold of [0, 500]) {
      for (let i = 0; i < 10 * TIMES; i++) {
        const { socket } = await line();
        socket.pause();
        socket.write(head('GET /huge.js').repeat(8));
      }
      await pause(hold);
      drop();
    }
    // What was sent is still being taken up.
    await pause(1_000);
    const after = (await eventually(() => descriptors() <= before + 2, 5_000)) ? before : descriptors();
    expect(after - before, 'descriptors left open').toBeLessThanOrEqual(2);
    // Strangers do not fill the log either.
    expect(server.log).toEqual([]);
  });

  test('a few are answered in order, more end the connection', async () => {
    const few = await line();
    few.socket.write(head('GET /healthz').repeat(5) + head('GET /api/none', { Connection: 'close' }));
    await few.ended;
    expect(few.text().match(/HTTP\/1\.1 \d+/g)).toEqual([...Array.from({ length: 5 }, () => 'HTTP/1.1 200'), 'HTTP/1.1 404']);
    const many = await line();
    many.socket.write(head('GET /large.js').repeat(40));
    expect(await ends(many)).toBe('ended');
  });

  test('an upgrade behind requests that wait ends the connection and nothing else', async () => {
    const mixed = await line();
    mixed.socket.write(head('GET /large.js').repeat(2) + head('GET /api/socket', { Connection: 'Upgrade', Upgrade: 'websocket' }));
    expect(await ends(mixed)).toBe('ended');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log).toEqual([]);
  });

  test('the files that an address gets in a minute are limited', () =>
    withLimits({ filesPerMinute: 10 }, async ({ url }) => {
      const statuses = [];
      for (let i = 0; i < 15; i++) statuses.push((await fetch(`${url}/large.js`)).status);
      expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(4);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    }));
});

describe('finding 2: frames', () => {
  /** Sends until the other side ends it or all is sent. */
  const flood = async ({ socket, ended }: Raw, what: Buffer, bytes: number): Promise<'ended' | 'sent'> => {
    let isEnded = false;
    void ended.then(() => {
      isEnded = true;
    });
    for (let sent = 0; sent < bytes && !isEnded; sent += what.length)
      if (!socket.write(what)) await Promise.race([new Promise(drained => socket.once('drain', drained)), ended, pause(5_000)]);
    await Promise.race([ended, pause(500)]);
    return isEnded ? 'ended' : 'sent';
  };
  const pings = Buffer.concat(Array.from({ length: 1_000 }, () => frame(9, Buffer.alloc(125))));

  test('pings whose pongs are not read cost no memory, at any pace', async () => {
    const { cookie } = await guest(server.url);
    const ping = await deaf(server.port, cookie);
    const before = await server.resident();
    await flood(ping, pings, 30 * MB * TIMES);
    expect((await server.resident()) - before, 'bytes grown').toBeLessThan(60 * MB);
  });

  test('pings and pongs beyond the pace end the socket; a calm one is answered', () =>
    withLimits({ messagesPerSecond: 20, messageBurst: 60 }, async ({ url }, port) => {
      const client = await guest(url);
      const calm = await client.socket();
      const pong = new Promise(resolve => calm.socket.once('pong', data => resolve(String(data))));
      calm.socket.ping('hello');
      expect(await pong).toBe('hello');
      await calm.close();
      for (const opcode of [9, 10]) {
        const hasty = await deaf(port, client.cookie);
        hasty.socket.resume();
        expect(await flood(hasty, Buffer.concat(Array.from({ length: 100 }, () => frame(opcode, Buffer.alloc(0)))), MB)).toBe('ended');
      }
    }));

  test('a message in endless pieces ends the socket', async () => {
    const { cookie } = await guest(server.url);
    const pieces = await deaf(server.port, cookie);
    pieces.socket.resume();
    pieces.socket.write(frame(1, Buffer.from('{'), false));
    expect(await flood(pieces, Buffer.concat(Array.from({ length: 10 }, () => frame(0, Buffer.alloc(0), false))), 20_000)).toBe('ended');
  });
});

describe('finding 3: bodies that never end', () => {
  const verify = (cookie: string): string =>
    head('POST /api/records/verify', { 'Content-Type': 'application/json', 'Content-Length': 4_900_000, Cookie: cookie });

  test('a head or a body that does not come ends the connection', () =>
    withLimits({ headMillis: 1_000, requestMillis: 1_500, idleMillis: 60_000 }, async (_own, port) => {
      const heads = await line(port);
      heads.socket.write('GET / HTTP/1.1\r\nHost: 127.0');
      const body = await line(port);
      body.socket.write(`${head('POST /api/guest', { 'Content-Type': 'application/json', 'Content-Length': 1_000 })}{`);
      expect([await ends(heads), await ends(body)]).toEqual(['ended', 'ended']);
    }));

  test('a reader that does not read is left', () =>
    withLimits({ idleMillis: 1_500 }, async (_own, port) => {
      const lazy = await line(port);
      lazy.socket.pause();
      lazy.socket.write(head('GET /huge.js'));
      await pause(3_500);
      lazy.socket.resume();
      await ends(lazy);
      expect(lazy.text().length).toBeLessThan(20 * MB);
    }));

  test('the caller is checked before the body is read', async () => {
    for (const path of ['/api/records/verify', '/api/tables']) {
      const stranger = await line();
      stranger.socket.write(`${head(`POST ${path}`, { 'Content-Type': 'application/json', 'Content-Length': 200_000 })}{`);
      await stranger.until(/^HTTP\/1\.1 401/, 5_000);
    }
  });

  test('large bodies that are being read share a limit of bytes; small requests are answered meanwhile', async () => {
    const client = await guest(server.url);
    const before = await server.resident();
    const most = Buffer.alloc(4_800_000, ' ');
    for (let i = 0; i < 30 * TIMES; i++) {
      const { socket } = await line();
      socket.write(verify(client.cookie));
      socket.write(most);
    }
    const refused = (): number => lines.filter(({ text }) => /^HTTP\/1\.1 429/.test(text())).length;
    expect(await eventually(() => refused() >= 20 * TIMES, 30_000)).toBe(true);
    expect((await server.resident()) - before, 'bytes grown').toBeLessThan(110 * MB);
    expect((await client.raw('GET', '/api/me')).status).toBe(200);
  });

  test('open requests and connections of an address are limited', () =>
    withLimits({ openRequestsPerAddress: 5, connectionsPerAddress: 12 }, async ({ url }, port) => {
      const client = makeClient(url);
      const open = async (): Promise<Raw> => {
        const made = await line(port);
        made.socket.write(`${head('POST /api/guest', { 'Content-Type': 'application/json', 'Content-Length': 1_000 })}{`);
        return made;
      };
      const isServed = (): Promise<boolean> =>
        client.raw('GET', '/api/me').then(
          ({ status }) => status === 200,
          () => false,
        );
      for (let i = 0; i < 5; i++) await open();
      await (await open()).until(/^HTTP\/1\.1 429/);
      drop();
      expect(await eventually(isServed)).toBe(true);
      for (let i = 0; i < 20; i++) await line(port);
      expect(await eventually(() => lines.filter(({ socket }) => socket.destroyed).length >= 8)).toBe(true);
      drop();
      expect(await eventually(isServed)).toBe(true);
    }));
});

test('finding 1: after connections that were dropped the server ends when it is asked to', async () => {
  expect(await Promise.race([server.stop(), pause(30_000).then(() => 'never')])).toBe(0);
});
