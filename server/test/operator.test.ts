/** The operator's verbs: copies of a store that serves, the store from a copy, and what is refused. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ServerMessage } from '@stoa/protocol';
import { askOperator, type OperatorRequest, restore } from '@stoa/server';
import { sql } from 'kysely';
import Database from 'libsql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/build-app.ts';
import { openStore } from '../src/store/open.ts';
import { refoldAll } from '../src/tables/refold.ts';
import { guest, intentId, isChat, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';
import { signInAgain } from './support/sign-in-again.ts';

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
  // It names every card and every account: no other user of the machine may read it.
  expect((await stat(copy)).mode & 0o077).toBe(0);
  expect(await askOperator({ data: server.data }, { do: 'backup', file: copy })).toEqual({
    problem: expect.stringContaining('is there already'),
  });

  const again = join(folder, 'again');
  expect(await restore(copy, again)).toBeUndefined();
  expect(await readdir(again)).toEqual(['stoa.db']);
  await signInAgain(again, clients);
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

const asked = (wish: OperatorRequest) => askOperator({ data: server.data }, wish);

test('an account is shut out, at once and everywhere, and let in again', async () => {
  const client = await guest(server.url);
  const login = `member-${Date.now()}`;
  await client.call('POST /api/me/sign-up', {}, { login, password: 'a long enough password' });
  const line = await client.socket();
  const closed = new Promise<number>(resolve => line.socket.once('close', resolve));
  expect(await asked({ do: 'ban', who: login })).toHaveProperty('lines');
  expect(await closed).toBe(1008);
  expect((await client.raw('GET', '/api/me/tables')).status).toBe(401);
  const again = makeClient(server.url);
  const signIn = () => again.raw('POST', '/api/session', { login, password: 'a long enough password' });
  expect(await signIn()).toEqual({ status: 403, body: { error: { code: 'forbidden' } } });
  await asked({ do: 'unban', who: login });
  expect((await signIn()).status).toBe(200);

  // Password and codes are lost: the operator hands out one code.
  const reset = await asked({ do: 'reset', who: login });
  const code = 'lines' in reset ? reset.lines[0]?.split(': ')[1] : undefined;
  expect((await again.raw('GET', '/api/me/tables')).status).toBe(401);
  const recovered = await again.raw('POST', '/api/session/recover', { login, code, password: 'another long password' });
  expect(recovered.status).toBe(200);
  expect(await asked({ do: 'ban', who: 'nobody-of-that-name' })).toEqual({ problem: expect.stringContaining('there is no account') });
});

test('a line is removed, for those who listen too', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const line = await clients[1].socket();
  await line.attach(table);
  await clients[0].call('POST /api/tables/:table/chat', { table }, { id: intentId(), text: 'something nasty' });
  expect((await line.until(isChat)).line.text).toBe('something nasty');
  expect(await asked({ do: 'remove-line', table, n: 1 })).toHaveProperty('lines');
  expect((await line.until(isChat)).line).toMatchObject({ n: 1, text: '' });
  expect((await clients[1].call('GET /api/tables/:table/chat', { table })).lines.map(said => said.text)).toEqual(['']);
  expect(await asked({ do: 'remove-line', table, n: 2 })).toHaveProperty('problem');
  await line.close();
});

test('a line is reported once a reader; lines of a blocked person are hidden, live or later', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const [speaks, reads] = clients;
  const speaker = await speaks.socket();
  const reader = await reads.socket();
  await speaker.attach(table);
  await reader.attach(table);
  const say = (text: string) => speaks.call('POST /api/tables/:table/chat', { table }, { id: intentId(), text });
  await say('insult');
  for (let i = 0; i < 2; i++) await reads.call('POST /api/tables/:table/chat/:n/report', { table, n: '1' });
  const listed = await asked({ do: 'reports' });
  expect('lines' in listed && listed.lines.filter(line => line.startsWith(`${table} 1 `))).toEqual([
    expect.stringContaining('1×: "insult"'),
  ]);
  expect((await reads.raw('POST', `/api/tables/${table}/chat/9/report`)).status).toBe(404);

  await reads.call('PUT /api/tables/:table/seats/:seat/block', { table, seat: '0' }, { blocked: true });
  await say('another');
  await speaker.until((message): message is Extract<ServerMessage, { t: 'chat' }> => isChat(message) && message.line.n === 2);
  await reader.ask({ t: 'ping' });
  expect(reader.inbox.filter(isChat).map(({ line }) => line.text)).toEqual(['insult']);
  const lines = async () => (await reads.call('GET /api/tables/:table/chat', { table })).lines.map(line => line.text);
  expect(await lines()).toEqual([]);
  await reads.call('PUT /api/tables/:table/seats/:seat/block', { table, seat: '0' }, { blocked: false });
  expect(await lines()).toEqual(['insult', 'another']);
  await speaker.close();
  await reader.close();
});

test('a game is called off, and listed as over', async () => {
  const { table, clients } = await twoAtATable(server.url);
  expect(await asked({ do: 'void', table })).toHaveProperty('lines');
  const { message } = await clients[0].call('GET /api/tables/:table/look', { table });
  expect(message?.outcome?.places).toEqual([0, 0]);
  const listed = await asked({ do: 'tables', state: 'over' });
  expect('lines' in listed && listed.lines.some(said => said.startsWith(table))).toBe(true);
  expect(await asked({ do: 'void', table })).toEqual({ problem: expect.stringContaining('over already') });
});

test('idle guests are cleared away, those with an unfinished game are not', async () => {
  let now = Date.now();
  const own = await startServer({ now: () => now });
  const { table } = await twoAtATable(own.url);
  await guest(own.url);
  now += 91 * 86_400_000;
  const young = await guest(own.url);
  expect(await askOperator({ data: own.data }, { do: 'clean-guests' })).toEqual({ lines: ['1 guests removed'] });
  expect((await young.call('GET /api/me')).account).not.toBeNull();
  await askOperator({ data: own.data }, { do: 'void', table });
  expect(await askOperator({ data: own.data }, { do: 'clean-guests' })).toEqual({ lines: ['2 guests removed'] });
  await own.end();
});

test('a live table that does not fold is listed, and the others are served', async () => {
  const own = await startServer();
  const [good, bad] = [await twoAtATable(own.url), await twoAtATable(own.url)];
  expect(await askOperator({ data: own.data }, { do: 'check-tables' })).toEqual({ lines: ['every running table folds'] });
  await own.close();
  const store = await openStore({ folder: own.data });
  const entry = { seq: 1, kind: 'action', by: 0, action: { do: 'move', from: 0, to: 63 }, at: 0 };
  await store.db
    .insertInto('entries')
    .values({ table_id: bad.table, seq: 1, body: JSON.stringify(entry), intent: null })
    .execute();
  await store.close();
  const reborn = await startServer({ data: own.data, logLevel: 'silent' });
  const found = await askOperator({ data: own.data }, { do: 'check-tables' });
  expect(found).toEqual({ lines: [expect.stringContaining(`${bad.table} petteia`)] });
  const client = makeClient(reborn.url, good.clients[0].cookie);
  expect((await client.call('GET /api/tables/:table/look', { table: good.table })).message).not.toBeNull();
  await reborn.end();
});

test('a live table that still folds but means something else is listed, and not silently taken for what it was', async () => {
  const own = await startServer();
  const { table } = await twoAtATable(own.url);
  const check = () => askOperator({ data: own.data }, { do: 'check-tables' });
  expect(await check()).toEqual({ lines: ['every running table folds'] });
  await own.close();
  const store = await openStore({ folder: own.data });
  const digestOf = () => store.db.selectFrom('tables').select('digest').where('id', '=', table).executeTakeFirstOrThrow();
  const { digest } = await digestOf();
  expect(digest).toMatch(/^0:2-[0-9a-f]{32}$/);
  // As after an update under which the same entries lead elsewhere.
  await store.db
    .updateTable('tables')
    .set({ digest: `0:2-${'0'.repeat(32)}` })
    .where('id', '=', table)
    .execute();
  await store.close();
  const reborn = await startServer({ data: own.data, logLevel: 'silent' });
  for (let i = 0; i < 2; i++) expect(await check()).toEqual({ lines: [expect.stringContaining(`${table} petteia: means something else`)] });
  await reborn.end();
});

test('under the rules of the last whole round only what was played at since is folded again', async () => {
  const own = await startServer();
  const [old, fresh] = [await twoAtATable(own.url), await twoAtATable(own.url)];
  await own.close();
  const { app, close } = await buildApp({ data: own.data }, pino({ level: 'silent' }));
  const { db } = app.store;
  const anHourAgo = { updated_at: Date.now() - 3_600_000 };
  await db.updateTable('tables').set(anHourAgo).where('id', '=', old.table).execute();
  const found = async (mark?: string) => (await refoldAll(app, undefined, mark)).map(({ table }) => table);
  expect(await found('these rules')).toEqual([]);
  await db
    .updateTable('tables')
    .set({ digest: `0:2-${'0'.repeat(32)}` })
    .execute();
  expect(await found('these rules')).toEqual([fresh.table]);
  // Other rules, or none that could be told from others: all of them. What was found is found again.
  for (const mark of ['other rules', 'other rules', undefined]) expect(await found(mark)).toEqual([old.table, fresh.table]);
  await close();
  await rm(own.data, { recursive: true, force: true });
});

test('figures are for this machine, or for the owner of the token', async () => {
  const own = await startServer({ metricsToken: 'a token for the watcher' });
  const ask = (headers: Record<string, string> = {}) => fetch(`${own.url}/metrics`, { headers });
  expect(await (await ask()).text()).toContain('stoa_sockets 0');
  // What a proxy on this machine forwards is not from here.
  expect((await ask({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect((await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer a token for the watcher' })).status).toBe(200);
  expect((await ask({ authorization: 'Bearer another token' })).status).toBe(404);
  await own.end();
});

test('finding 21: a copy of an idle store is a copy: a newer version migrates neither, so that the version before can go on with it', async () => {
  const data = join(folder, 'idle');
  await mkdir(data);
  await writeFile(join(data, 'stoa.db'), gunzipSync(await readFile(new URL('./fixtures/store-rules-1.db.gz', import.meta.url))));
  const copy = join(folder, 'idle.stoa');
  expect(await askOperator({ data }, { do: 'backup', file: copy })).toEqual({ lines: [`copied to ${copy}`] });
  const newest = (file: string): string => {
    const db = new Database(file);
    const row = db.prepare('SELECT max(name) AS name FROM kysely_migration').get() as { readonly name: string };
    db.close();
    return row.name;
  };
  expect([newest(join(data, 'stoa.db')), newest(copy)]).toEqual(['0007-seventh', '0007-seventh']);
  expect(await restore(copy, join(folder, 'from-idle'))).toBeUndefined();
  expect(await askOperator({ data }, { do: 'backup', file: join(folder, 'no/such/copy') })).toEqual({
    problem: expect.stringContaining('ENOENT'),
  });
});

describe('finding 15: what is wrong is said', () => {
  test('of a data folder that is a file, of a newer store, of a file that is none', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, 'x');
    await expect(openStore({ folder: file })).rejects.toThrow(`the data folder ${file} is a file`);
    await expect(openStore({ folder: join(file, 'under') })).rejects.toThrow('lies under a file');
    // A disk that is not mounted.
    await symlink(join(folder, 'not-mounted'), join(folder, 'link'));
    await expect(openStore({ folder: join(folder, 'link') })).rejects.toThrow('is its disk mounted?');
    await expect(openStore({ folder: join(folder, 'link', 'under') })).rejects.toThrow('a link that leads nowhere');
    expect(await restore(join(folder, 'nowhere.db'), file)).toContain('is a file');

    const newer = join(folder, 'newer');
    const store = await openStore({ folder: newer });
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2030-01-01')`.execute(store.db);
    await store.close();
    await expect(openStore({ folder: newer })).rejects.toThrow('newer version of stoa');
    expect(await askOperator({ data: newer }, { do: 'reports' })).toEqual({ problem: expect.stringContaining('newer version of stoa') });

    const rubbish = join(folder, 'rubbish');
    await mkdir(rubbish);
    await writeFile(join(rubbish, 'stoa.db'), 'no store, but long enough to be looked at. '.repeat(300));
    await expect(openStore({ folder: rubbish })).rejects.toThrow('is no store of stoa');
  });

  test('of an empty file that should be restored', async () => {
    const nothing = join(folder, 'nothing.db');
    await writeFile(nothing, '');
    expect(await restore(nothing, join(folder, 'from-nothing'))).toContain('the file is empty');
    expect(await readdir(join(folder, 'from-nothing'))).toEqual([]);
  });
});
