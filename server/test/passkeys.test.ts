/** Passkeys, with an authenticator in software: a guest becomes a member by one, signs in, removes it; what does not fit is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Authenticator, type PasskeyResponse, softwareAuthenticator } from './support/authenticator.ts';
import { type Client, guest, makeClient } from './support/client.ts';
import { startServer, type TestServer } from './support/server.ts';

const ORIGIN = 'https://stoa.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ publicUrl: ORIGIN });
});
afterAll(() => server.end());

let names = 0;
const newLogin = (): string => `someone-${Date.now()}-${++names}`.slice(0, 24);

const register = async (client: Client, key: Authenticator, login?: string, origin = ORIGIN) => {
  const named = login === undefined ? {} : { login };
  const { options } = await client.call('POST /api/me/passkeys/options', {}, named);
  return client.raw('POST', '/api/me/passkeys', { response: key.create(options, origin), label: 'my phone', ...named });
};
const answerTo = async (key: Authenticator, origin = ORIGIN): Promise<PasskeyResponse> =>
  key.get((await makeClient(server.url).call('POST /api/session/passkey/options')).options, origin);
const refused = { status: 403, body: { error: { code: 'wrong-credentials' } } };

test('a guest becomes a member by a passkey, keeps the games, and signs in elsewhere with nothing typed', async () => {
  const client = await guest(server.url);
  const { table } = await client.call('POST /api/tables', {}, { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const key = softwareAuthenticator();
  const login = newLogin();
  const added = await register(client, key, login);
  expect(added).toMatchObject({
    status: 200,
    body: { account: { kind: 'member', login, hasPassword: false }, passkey: { label: 'my phone' } },
  });
  const { recoveryCodes } = added.body as { recoveryCodes: string[] };
  expect(recoveryCodes.length).toBe(10);

  const elsewhere = makeClient(server.url);
  expect((await elsewhere.raw('POST', '/api/session/passkey', { response: await answerTo(key) })).status).toBe(200);
  expect((await elsewhere.call('GET /api/me/tables')).tables.map(info => info.table)).toEqual([table.table]);
  expect((await elsewhere.call('GET /api/me/passkeys')).passkeys).toMatchObject([{ label: 'my phone', usedAt: expect.any(Number) }]);
  // The name has no password to guess; a recovery code gives it one.
  expect(await makeClient(server.url).raw('POST', '/api/session', { login, password: 'any password at all' })).toEqual(refused);
  const recovered = makeClient(server.url);
  const reply = await recovered.raw('POST', '/api/session/recover', { login, code: recoveryCodes[0], password: 'a new long password' });
  expect(reply).toMatchObject({ status: 200, body: { account: { hasPassword: true } } });
});

test('an answer counts once, for this site, from the key itself, while the question is open', async () => {
  const client = await guest(server.url);
  const key = softwareAuthenticator();
  expect(await register(client, key, newLogin(), 'https://elsewhere.example')).toEqual(refused);
  expect((await register(client, key, newLogin())).status).toBe(200);
  const post = (response: unknown) => makeClient(server.url).raw('POST', '/api/session/passkey', { response });

  const good = await answerTo(key);
  expect((await post(good)).status).toBe(200);
  expect(await post(good)).toEqual(refused);
  expect(await post(await answerTo(key, 'https://elsewhere.example'))).toEqual(refused);
  const forged = await answerTo(key);
  forged.response.signature = (await answerTo(softwareAuthenticator())).response.signature;
  expect(await post(forged)).toEqual(refused);
  expect(await post(await answerTo(softwareAuthenticator()))).toEqual(refused);
  const copied = key.counter;
  key.counter = 1;
  expect(await post(await answerTo(key))).toEqual(refused);
  key.counter = copied;
  const { options } = await client.call('POST /api/me/passkeys/options', {}, {});
  expect(await post(key.get({ ...(options as object), rpId: 'stoa.example' }, ORIGIN))).toEqual(refused);
  expect((await post({ nonsense: true })).status).toBe(400);
  expect((await post(await answerTo(key))).status).toBe(200);
});

test('beside a password; the last way in stays; deleting the account needs a proof by the key', async () => {
  const client = await guest(server.url);
  const login = newLogin();
  await client.call('POST /api/me/sign-up', {}, { login, password: 'a long enough password' });
  const key = softwareAuthenticator();
  const added = await register(client, key);
  expect(added).toMatchObject({ status: 200, body: { recoveryCodes: [] } });
  expect((await register(client, key)).status).toBe(409);
  const { id } = (added.body as { passkey: { id: string } }).passkey;
  const { secret } = await client.call('POST /api/tokens', {}, { label: 'a program' });
  const program = makeClient(server.url);
  expect((await program.raw('POST', '/api/me/passkeys/options', {}, { authorization: `Bearer ${secret}` })).status).toBe(403);
  await client.call('DELETE /api/me/passkeys/:id', { id });
  expect(await makeClient(server.url).raw('POST', '/api/session/passkey', { response: await answerTo(key) })).toEqual(refused);

  const other = await guest(server.url);
  const only = softwareAuthenticator();
  const mine = (await register(other, only, newLogin())).body as { passkey: { id: string } };
  expect((await other.raw('DELETE', `/api/me/passkeys/${mine.passkey.id}`)).status).toBe(403);
  expect((await client.raw('DELETE', `/api/me/passkeys/${mine.passkey.id}`)).status).toBe(404);
  expect(await other.raw('DELETE', '/api/me', {})).toEqual(refused);
  expect((await other.raw('DELETE', '/api/me', { passkey: await answerTo(only) })).status).toBe(200);
  expect(await makeClient(server.url).raw('POST', '/api/session/passkey', { response: await answerTo(only) })).toEqual(refused);
});

test('a name that is taken stays a guest; a site without a name has no passkeys', async () => {
  const [first, second] = [await guest(server.url), await guest(server.url)];
  const login = newLogin();
  expect((await register(first, softwareAuthenticator(), login)).status).toBe(200);
  expect((await register(second, softwareAuthenticator(), login)).status).toBe(409);
  expect((await second.call('GET /api/me')).account?.kind).toBe('guest');
  expect((await second.call('GET /api/me/passkeys')).passkeys).toEqual([]);
  const bare = await startServer();
  expect((await makeClient(bare.url).raw('POST', '/api/session/passkey/options')).status).toBe(403);
  await bare.end();
});
