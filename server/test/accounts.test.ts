/** Accounts: a guest who becomes a member keeps the games; sessions end when they should; export and deletion; tokens. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, intentId, makeClient, sessionIn } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

let names = 0;
const login = (): string => `player-${++names}`;
const PASSWORD = 'correct horse battery';

const member = async () => {
  const client = await guest(server.url);
  const name = login();
  const { recoveryCodes } = await client.call('POST /api/me/sign-up', {}, { login: name, password: PASSWORD });
  return { client, name, recoveryCodes };
};

test('a guest has an account at once, and the same one when asked again', async () => {
  const client = makeClient(server.url);
  expect((await client.call('GET /api/me')).account).toBeNull();
  const { account } = await client.call('POST /api/guest');
  expect((await client.call('POST /api/guest')).account?.id).toBe(account?.id);
  expect((await client.call('PATCH /api/me', {}, { name: 'Lysis', language: 'it' })).account).toMatchObject({
    name: 'Lysis',
    language: 'it',
    kind: 'guest',
  });
});

test('the cookie is for this site and not for scripts', async () => {
  const response = await fetch(`${server.url}/api/guest`, { method: 'POST' });
  const cookie = response.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Strict/);
  expect(cookie).not.toMatch(/Secure/);
  const secure = await startServer({ publicUrl: 'https://stoa.example' });
  expect((await fetch(`${secure.url}/api/guest`, { method: 'POST' })).headers.getSetCookie()[0]).toMatch(/Secure/);
  await secure.end();
});

test('a guest who signs up keeps the games and can sign in elsewhere', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const name = login();
  const { account, recoveryCodes } = await clients[0].call('POST /api/me/sign-up', {}, { login: name, password: PASSWORD });
  expect(account).toMatchObject({ kind: 'member', login: name, name });
  expect(new Set(recoveryCodes).size).toBe(10);
  const elsewhere = makeClient(server.url);
  await elsewhere.call('POST /api/session', {}, { login: name.toUpperCase(), password: PASSWORD });
  expect((await elsewhere.call('GET /api/me/tables')).tables.map(t => t.table)).toEqual([table]);
  expect((await elsewhere.call('GET /api/tables/:table/look', { table })).message?.seat).toBe(0);
});

test('a planted cookie of a guest does not open the account that the guest becomes', async () => {
  const client = await guest(server.url);
  const planted = makeClient(server.url, client.cookie);
  const line = await planted.socket();
  const closed = new Promise(resolve => line.socket.once('close', resolve));
  const wish = { login: login(), password: PASSWORD };
  await client.call('POST /api/me/sign-up', {}, wish);
  expect(client.cookie).not.toBe(planted.cookie);
  expect((await planted.call('GET /api/me')).account).toBeNull();
  expect(await closed).toBe(1008);
  expect((await client.call('GET /api/me')).account).toMatchObject({ kind: 'member' });
});

test('wrong name and wrong password look the same', async () => {
  const { name } = await member();
  const client = makeClient(server.url);
  const wrong = { status: 403, body: { error: { code: 'wrong-credentials' } } };
  expect(await client.raw('POST', '/api/session', { login: name, password: 'not that one' })).toEqual(wrong);
  expect(await client.raw('POST', '/api/session', { login: login(), password: PASSWORD })).toEqual(wrong);
  expect((await client.call('GET /api/me')).account).toBeNull();
});

test('a name can be had once', async () => {
  const { name } = await member();
  const other = await guest(server.url);
  expect((await other.raw('POST', '/api/me/sign-up', { login: name.toUpperCase(), password: PASSWORD })).status).toBe(409);
});

test('a recovery code sets a new password, once, and ends every session', async () => {
  const { client, name, recoveryCodes } = await member();
  const code = recoveryCodes[0] ?? '';
  const elsewhere = makeClient(server.url);
  await elsewhere.call('POST /api/session/recover', {}, { login: name, code, password: 'another password' });
  expect((await elsewhere.call('GET /api/me')).account?.login).toBe(name);
  expect((await client.call('GET /api/me')).account).toBeNull();
  expect((await elsewhere.raw('POST', '/api/session/recover', { login: name, code, password: 'a third password' })).status).toBe(403);
  expect((await makeClient(server.url).raw('POST', '/api/session', { login: name, password: PASSWORD })).status).toBe(403);
});

test('signing out ends this session and its sockets; everywhere means everywhere', async () => {
  const { client, name } = await member();
  const elsewhere = makeClient(server.url);
  await elsewhere.call('POST /api/session', {}, { login: name, password: PASSWORD });
  const sockets = [await client.socket(), await elsewhere.socket()] as const;
  const closed = sockets.map(line => new Promise(resolve => line.socket.once('close', resolve)));
  const cookie = client.cookie;
  await client.call('DELETE /api/session');
  await closed[0];
  expect((await makeClient(server.url, cookie).call('GET /api/me')).account).toBeNull();
  expect((await elsewhere.call('GET /api/me')).account?.login).toBe(name);
  await elsewhere.call('DELETE /api/sessions');
  await closed[1];
  expect((await elsewhere.call('GET /api/me')).account).toBeNull();
});

describe('API tokens', () => {
  test('open the same doors, until they are ended', async () => {
    const { table, clients } = await twoAtATable(server.url);
    await clients[0].call('POST /api/me/sign-up', {}, { login: login(), password: PASSWORD });
    const { token, secret } = await clients[0].call('POST /api/tokens', {}, { label: 'my bot' });
    const program = makeClient(server.url);
    const headers = { authorization: `Bearer ${secret}` };
    const look = await program.raw('GET', `/api/tables/${table}/look`, undefined, headers);
    expect(look).toMatchObject({ status: 200, body: { message: { seat: 0 } } });
    expect((await program.raw('POST', '/api/tokens', { label: 'more' }, headers)).status).toBe(403);
    expect((await clients[0].call('GET /api/tokens')).tokens).toMatchObject([{ id: token.id, label: 'my bot' }]);
    await clients[0].call('DELETE /api/tokens/:id', { id: token.id });
    expect((await program.raw('GET', `/api/tables/${table}/look`, undefined, headers)).status).toBe(401);
  });

  test('are no cookies, and cookies are no tokens', async () => {
    const { client } = await member();
    const { secret } = await client.call('POST /api/tokens', {}, { label: 'x' });
    expect((await makeClient(server.url, `stoa_session=${secret}`).call('GET /api/me')).account).toBeNull();
    const cookie = sessionIn(client);
    expect(await makeClient(server.url).raw('GET', '/api/me', undefined, { authorization: `Bearer ${cookie}` })).toEqual({
      status: 200,
      body: { account: null },
    });
  });
});

test('the export holds what is kept; deletion leaves other people their game under no name', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const [mine, other] = clients;
  await mine.call('PATCH /api/me', {}, { name: 'Alkibiades' });
  await mine.call('POST /api/tables/:table/chat', { table }, { id: intentId(), text: 'I am off' });
  const exported = await mine.call('GET /api/me/export');
  expect(exported).toMatchObject({
    account: { name: 'Alkibiades' },
    tables: [{ table }],
    chat: [{ text: 'I am off' }],
    sessions: [{ kind: 'cookie' }],
  });

  await mine.call('DELETE /api/me', {}, {});
  expect((await mine.call('GET /api/me')).account).toBeNull();
  const { table: left } = await other.call('GET /api/tables/:table', { table });
  expect(left.seats[0]).toMatchObject({ kind: 'bot', name: null });
  expect((await other.call('GET /api/tables/:table/chat', { table })).lines).toMatchObject([{ name: null, text: 'I am off' }]);
  expect(JSON.stringify(await other.call('GET /api/tables/:table', { table }))).not.toContain('Alkibiades');
});

test('a member proves the password before being deleted', async () => {
  const { client, name } = await member();
  expect((await client.raw('DELETE', '/api/me', {})).status).toBe(403);
  expect((await client.raw('DELETE', '/api/me', { password: 'not that one' })).status).toBe(403);
  await client.call('DELETE /api/me', {}, { password: PASSWORD });
  expect((await makeClient(server.url).raw('POST', '/api/session', { login: name, password: PASSWORD })).status).toBe(403);
});

test('guessing is slowed down', async () => {
  // The clock stands: nothing comes back into the bucket, however slow the machine is.
  const own = await startServer({ limits: { secretsPerMinute: 5 }, now: () => 1_800_000_000_000 });
  const statuses = [];
  for (let i = 0; i < 8; i++)
    statuses.push((await makeClient(own.url).raw('POST', '/api/session', { login: 'somebody', password: PASSWORD })).status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
  await own.end();
});

test('no password, token, code or invitation is in the store as it was given', async () => {
  const own = await startServer();
  const client = await guest(own.url);
  const { recoveryCodes } = await client.call('POST /api/me/sign-up', {}, { login: login(), password: PASSWORD });
  const { secret } = await client.call('POST /api/tokens', {}, { label: 'x' });
  const { table } = await client.call('POST /api/tables', {}, { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { token } = await client.call('POST /api/tables/:table/invitations', { table: table.table }, {});
  await own.close();
  const bytes = (await Promise.all((await readdir(own.data)).map(file => readFile(join(own.data, file), 'latin1')))).join('');
  expect(bytes).toContain(table.table);
  for (const given of [PASSWORD, secret, token, sessionIn(client), ...recoveryCodes]) expect(bytes).not.toContain(given);
  await own.end();
});
