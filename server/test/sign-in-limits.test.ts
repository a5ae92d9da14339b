/** Limits of sign-in: a guesser locks out no other user; signing up is bounded; tokens are no second allowance. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { guest, makeClient, member } from './support/client.ts';
import type { TestServer } from './support/server.ts';

/** How many passwords were hashed: the costly part. */
const hashed = vi.hoisted(() => ({ n: 0 }));
vi.mock('@node-rs/argon2', async importOriginal => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  const hash: typeof real.hash = (...args) => {
    hashed.n++;
    return real.hash(...args);
  };
  return { ...real, hash };
});
// Files may share what was loaded before, with the real library in it.
vi.resetModules();
const { startServer } = await import('./support/server.ts');

const PASSWORD = 'correct horse battery';
const WRONG = 'not that one at all';
const TRIES = 5;
/** Behind a proxy, which says where a request is from. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const [HOME, ATTACK] = [from('203.0.113.7'), from('198.51.100.66')];
let server: TestServer;
beforeAll(async () => {
  // The clock stands: nothing comes back into a bucket, however slow the machine is.
  server = await startServer({ limits: { secretsPerMinute: TRIES }, trustProxy: true, now: () => 1_800_000_000_000 });
});
afterAll(() => server.end());

const signIn = async (login: string, password: string, headers: Readonly<Record<string, string>>, client = makeClient(server.url)) =>
  (await client.raw('POST', '/api/session', { login, password }, headers)).status;

const guessing = async (login: string, headers: Readonly<Record<string, string>>, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push(await signIn(login, WRONG, headers));
  return statuses;
};

test('finding 10: a guesser from another address does not lock the owner of a login out', async () => {
  await member(server.url, 'at-home', PASSWORD);
  expect(await guessing('at-home', ATTACK, TRIES + 2)).toEqual([403, 403, 403, 403, 403, 429, 429]);
  expect(await signIn('at-home', PASSWORD, ATTACK)).toBe(429);
  expect(await signIn('at-home', PASSWORD, HOME)).toBe(200);
});

test('finding 10: a browser that has signed in before passes, also from the address of a guesser', async () => {
  const { client } = await member(server.url, 'well-known', PASSWORD);
  await client.call('DELETE /api/session');
  await guessing('well-known', ATTACK, TRIES + 1);
  expect(await signIn('well-known', PASSWORD, ATTACK)).toBe(429);
  expect(await signIn('well-known', PASSWORD, ATTACK, client)).toBe(200);
});

test('finding 10: a mark is of one account and one password, is not to be made up, and has few tries itself', async () => {
  const address = from('198.51.100.99');
  const { client: other } = await member(server.url, 'another-one', PASSWORD);
  const { client } = await member(server.url, 'marked-one', PASSWORD);
  const mark = /stoa_device=([^;]+)/.exec(client.cookie)?.[1] ?? '';
  const foreign = /stoa_device=([^;]+)/.exec(other.cookie)?.[1] ?? '';
  expect(mark).not.toBe('');
  await guessing('marked-one', address, TRIES);
  const [id, device, at, signature] = mark.split('.') as [string, string, string, string];
  const later = String(Number(at) + 1);
  for (const forged of [
    foreign,
    `${id}.${device}.${later}.${signature}`,
    `${id}.${'a'.repeat(16)}.${at}.${signature}`,
    `${id}.${device}.${at}.${'A'.repeat(43)}`,
    `${id}.${foreign.split('.').slice(1).join('.')}`,
    '~~~~',
    'x'.repeat(3_000),
  ])
    expect(await signIn('marked-one', PASSWORD, address, makeClient(server.url, `stoa_device=${forged}`))).toBe(429);
  const known = () => makeClient(server.url, `stoa_device=${mark}`);
  for (let i = 0; i < TRIES; i++) expect(await signIn('marked-one', WRONG, address, known())).toBe(403);
  expect(await signIn('marked-one', PASSWORD, address, known())).toBe(429);
  // It opens nothing.
  expect((await known().call('GET /api/me')).account).toBeNull();
  // A new password, and it is worth nothing.
  const own = await member(server.url, 'changes-it', PASSWORD);
  const old = own.client.cookie;
  await own.client.call('PUT /api/me/password', {}, { password: 'a better long password' });
  await guessing('changes-it', address, TRIES);
  expect(await signIn('changes-it', 'a better long password', address, makeClient(server.url, old))).toBe(429);
  expect(await signIn('changes-it', 'a better long password', address, own.client)).toBe(200);
});

test('finding 10: one address does not try many logins without end', async () => {
  const sprays = from('198.51.100.5');
  const statuses: number[] = [];
  for (let i = 0; i < TRIES * 5 + 2; i++) statuses.push(await signIn(`somebody-${i}`, WRONG, sprays));
  expect(statuses.filter(status => status === 403).length).toBe(TRIES * 5);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('finding 10: from everywhere at one login it only becomes slower', async () => {
  await member(server.url, 'besieged', PASSWORD);
  for (let i = 0; i < TRIES * 3; i++) expect(await signIn('besieged', WRONG, from(`198.51.100.${100 + i}`))).toBe(403);
  expect(await signIn('besieged', PASSWORD, from('203.0.113.200'))).toBe(200);
});

test('finding 10: signing up is counted by address, and a name that is taken costs no hash', async () => {
  const own = await startServer({ limits: { signUpsPerHour: 4 }, trustProxy: true, now: () => 1_800_000_000_000 });
  await member(own.url, 'the-first', PASSWORD);
  const signUp = async (login: string) =>
    (await (await guest(own.url)).raw('POST', '/api/me/sign-up', { login, password: PASSWORD }, ATTACK)).status;
  const before = hashed.n;
  expect([await signUp('the-first'), await signUp('The-First')]).toEqual([409, 409]);
  expect(hashed.n - before).toBe(0);
  expect([await signUp('second'), await signUp('third'), await signUp('fourth'), await signUp('the-first')]).toEqual([200, 200, 429, 429]);
  expect(hashed.n - before).toBe(2);
  await own.end();
});

test('finding 10: a recovery code that is wrong costs no hash', async () => {
  await member(server.url, 'with-codes', PASSWORD);
  const before = hashed.n;
  for (const login of ['with-codes', 'without-any']) {
    const wish = { login, code: 'aaaa-bbbb-cccc-dddd', password: PASSWORD };
    expect((await makeClient(server.url).raw('POST', '/api/session/recover', wish, from('203.0.113.50'))).status).toBe(403);
  }
  expect(hashed.n - before).toBe(0);
});

test('finding 10: tokens do not multiply the requests of an address, nor of an account', async () => {
  const own = await startServer({ limits: { requestsPerMinute: 30 }, trustProxy: true, now: () => 1_800_000_000_000 });
  const { client } = await member(own.url, 'many-tokens', PASSWORD);
  const secrets: string[] = [];
  for (let i = 0; i < 4; i++) secrets.push((await client.call('POST /api/tokens', {}, { label: `number ${i}` })).secret);
  const asks = async (secret: string, address: string) =>
    (await makeClient(own.url).raw('GET', '/api/games', undefined, { authorization: `Bearer ${secret}`, ...from(address) })).status;
  let passed = 0;
  for (let i = 0; i < 40; i++) if ((await asks(secrets[i % 4] ?? '', '198.51.100.7')) === 200) passed++;
  expect(passed).toBe(30);
  // The account has used up its own share as well: another address helps its tokens no further.
  expect(await asks(secrets[0] ?? '', '198.51.100.8')).toBe(429);
  expect((await makeClient(own.url).raw('GET', '/api/games', undefined, from('198.51.100.8'))).status).toBe(200);
  await own.end();
});

test('finding 10: a guest makes no tokens', async () => {
  const client = await guest(server.url);
  expect(await client.raw('POST', '/api/tokens', { label: 'x' })).toEqual({ status: 403, body: { error: { code: 'forbidden' } } });
});
