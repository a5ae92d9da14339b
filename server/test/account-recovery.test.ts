/**
 * An account that was stolen is won back, and a stolen session does not take it over: recovery and reset end every other way in, what opens
 * the account changes only after a fresh proof, and guessed, planted or forged proofs are refused.
 */
import { askOperator } from '@stoa/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Authenticator, softwareAuthenticator } from './support/authenticator.ts';
import { type Client, guest, makeClient, member, sessionIn } from './support/client.ts';
import { head, raw } from './support/raw.ts';
import { eventually, startMailServer } from './support/receiver.ts';
import { startServer, type TestServer } from './support/server.ts';

const ORIGIN = 'https://stoa.example';
const PASSWORD = 'correct horse battery';
const MINUTE = 60_000;
let at = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ publicUrl: ORIGIN, now: () => at });
});
afterAll(() => server.end());

let names = 0;
const newLogin = (): string => `owner-${++names}`;
const newMember = async (): Promise<{ client: Client; login: string; codes: readonly string[] }> => {
  const login = newLogin();
  const { client, recoveryCodes } = await member(server.url, login, PASSWORD);
  return { client, login, codes: recoveryCodes };
};
const addPasskey = async (client: Client, key: Authenticator, label: string): Promise<string> => {
  const { options } = await client.call('POST /api/me/passkeys/options', {}, {});
  const { body } = await client.raw('POST', '/api/me/passkeys', { response: key.create(options, ORIGIN), label });
  return (body as { passkey: { id: string } }).passkey.id;
};
const answerOf = async (key: Authenticator) =>
  key.get((await makeClient(server.url).call('POST /api/session/passkey/options')).options, ORIGIN);
const opens = async (key: Authenticator): Promise<boolean> =>
  (await makeClient(server.url).raw('POST', '/api/session/passkey', { response: await answerOf(key) })).status === 200;
const plays = async (secret: string): Promise<boolean> =>
  (await makeClient(server.url).raw('GET', '/api/me/tables', undefined, { authorization: `Bearer ${secret}` })).status === 200;
const isIn = async (client: Client): Promise<boolean> => (await client.call('GET /api/me')).account !== null;
const signIn = (login: string, password: string) => makeClient(server.url).raw('POST', '/api/session', { login, password });
const refusal = (code: string, status = 403) => ({ status, body: { error: { code } } });

describe('finding 9: recovery', () => {
  test('finding 9: recovery ends API tokens and passkeys too', async () => {
    const { client, login, codes } = await newMember();
    const key = softwareAuthenticator();
    await addPasskey(client, key, 'of the thief');
    const { secret } = await client.call('POST /api/tokens', {}, { label: 'of the thief' });
    expect([await opens(key), await plays(secret)]).toEqual([true, true]);
    const owner = makeClient(server.url);
    await owner.call('POST /api/session/recover', {}, { login, code: codes[0] ?? '', password: 'a new long password' });
    expect([await opens(key), await plays(secret), await isIn(client)]).toEqual([false, false, false]);
    expect((await owner.call('GET /api/me/passkeys')).passkeys).toEqual([]);
    expect((await owner.call('GET /api/tokens')).tokens).toEqual([]);
  });

  test('finding 9: the owner of a code sees what else opens the account, and may keep some of it', async () => {
    const { client, login, codes } = await newMember();
    const other = await newMember();
    const [mine, stranger, others] = [softwareAuthenticator(), softwareAuthenticator(), softwareAuthenticator()];
    const keptId = await addPasskey(client, mine, 'my phone');
    await addPasskey(client, stranger, 'what is this?');
    const othersId = await addPasskey(other.client, others, 'of somebody else');
    const made = await client.call('POST /api/tokens', {}, { label: 'my bot' });
    const gone = await client.call('POST /api/tokens', {}, { label: 'old script' });
    const code = codes[0] ?? '';
    const look = await makeClient(server.url).call('POST /api/session/recover/look', {}, { login, code });
    expect(look.passkeys.map(({ label }) => label)).toEqual(['my phone', 'what is this?']);
    expect(look.tokens.map(({ label }) => label)).toEqual(['my bot', 'old script']);
    // Looking uses nothing up; a wrong code and a wrong name look the same.
    for (const wrong of [
      { login, code: 'aaaa-bbbb-cccc-dddd' },
      { login: 'nobody-here', code },
    ])
      expect(await makeClient(server.url).raw('POST', '/api/session/recover/look', wrong)).toEqual(refusal('wrong-credentials'));
    const keep = { passkeys: [keptId, othersId], tokens: [made.token.id] };
    const owner = makeClient(server.url);
    await owner.call('POST /api/session/recover', {}, { login, code, password: 'a new long password', keep });
    expect([await opens(mine), await opens(stranger), await opens(others)]).toEqual([true, false, true]);
    expect([await plays(made.secret), await plays(gone.secret)]).toEqual([true, false]);
  });

  test('finding 9: a code counts once, also for two who bring it in the same moment', async () => {
    const { login, codes } = await newMember();
    const wish = { login, code: codes[0], password: 'a new long password' };
    const both = await Promise.all([0, 1].map(() => makeClient(server.url).raw('POST', '/api/session/recover', wish)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await makeClient(server.url).raw('POST', '/api/session/recover/look', wish)).toMatchObject({ status: 400 });
    const { password: _, ...look } = wish;
    expect(await makeClient(server.url).raw('POST', '/api/session/recover/look', look)).toEqual(refusal('wrong-credentials'));
  });

  test('finding 9: codes are guessed no faster than passwords', async () => {
    const own = await startServer({ limits: { secretsPerMinute: 5 }, now: () => at });
    const statuses: number[] = [];
    for (const path of ['/api/session/recover/look', '/api/session/recover'])
      for (let i = 0; i < 4; i++) {
        const password = path.endsWith('look') ? {} : { password: PASSWORD };
        const guess = { login: 'somebody', code: `aaaa-bbbb-cccc-ddd${'abcd'[i]}`, ...password };
        statuses.push((await makeClient(own.url).raw('POST', path, guess)).status);
      }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    await own.end();
  });
});

describe('finding 9: the operator', () => {
  const reset = async (who: string, keepPasskeys?: boolean) => {
    const done = await askOperator({ data: server.data }, { do: 'reset', who, ...(keepPasskeys ? { keepPasskeys } : {}) });
    return 'lines' in done ? done.lines : [done.problem];
  };

  test('finding 9: a reset ends API tokens, passkeys and the old password', async () => {
    const { client, login, codes } = await newMember();
    const key = softwareAuthenticator();
    await addPasskey(client, key, 'of the thief');
    const { secret } = await client.call('POST /api/tokens', {}, { label: 'of the thief' });
    const lines = await reset(login);
    expect(await opens(key)).toBe(false);
    expect([await plays(secret), await isIn(client), (await signIn(login, PASSWORD)).status]).toEqual([false, false, 403]);
    expect(lines.join('\n')).toContain('passkeys: "of the thief"');
    const recover = (code: string | undefined) =>
      makeClient(server.url).raw('POST', '/api/session/recover', { login, code, password: 'a new long password' });
    expect((await recover(codes[0])).status).toBe(403);
    expect((await recover(lines[0]?.split(': ')[1])).status).toBe(200);
  });

  test('finding 9: it keeps the passkeys if it is told so', async () => {
    const { client, login } = await newMember();
    const key = softwareAuthenticator();
    await addPasskey(client, key, 'my phone');
    const { secret } = await client.call('POST /api/tokens', {}, { label: 'x' });
    await reset(login, true);
    expect([await opens(key), await plays(secret)]).toEqual([true, false]);
  });
});

/** Everything that changes what opens the account. */
const CHANGES: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/api/tokens', { label: 'x' }],
  ['POST', '/api/me/passkeys/options', {}],
  ['DELETE', '/api/me/passkeys/aaaaaaaaaaaaaaaa'],
  ['PUT', '/api/me/password', { password: 'the password of the thief' }],
  ['POST', '/api/me/recovery-codes'],
];

describe('finding 9: a stolen session', () => {
  test('finding 9: adds no passkey or token and changes no password without a fresh proof', async () => {
    const { client } = await newMember();
    const key = softwareAuthenticator();
    const { options } = await client.call('POST /api/me/passkeys/options', {}, {});
    const thief = makeClient(server.url, client.cookie);
    at += 11 * MINUTE;
    for (const [method, path, body] of CHANGES) expect([path, await thief.raw(method, path, body)]).toEqual([path, refusal('prove-first')]);
    const late = { response: key.create(options, ORIGIN), label: 'x' };
    expect(await thief.raw('POST', '/api/me/passkeys', late)).toEqual(refusal('prove-first'));
    expect(await thief.raw('POST', '/api/session/prove', { password: 'a guess at it' })).toEqual(refusal('wrong-credentials'));
    expect(await thief.raw('POST', '/api/session/prove', {})).toEqual(refusal('wrong-credentials'));
    // The proof of another account is refused.
    const other = await newMember();
    const strange = softwareAuthenticator();
    await addPasskey(other.client, strange, 'x');
    expect(await thief.raw('POST', '/api/session/prove', { passkey: await answerOf(strange) })).toEqual(refusal('wrong-credentials'));
    expect(await thief.raw('POST', '/api/tokens', { label: 'x' })).toEqual(refusal('prove-first'));
    expect((await client.call('GET /api/tokens')).tokens).toEqual([]);
  });

  test('finding 9: after the proof, by password or passkey, it goes on for five minutes', async () => {
    const { client } = await newMember();
    const key = softwareAuthenticator();
    await addPasskey(client, key, 'my phone');
    for (const proof of [{ password: PASSWORD }, { passkey: await answerOf(key) }]) {
      at += 5 * MINUTE;
      expect(await client.raw('POST', '/api/tokens', { label: 'x' })).toEqual(refusal('prove-first'));
      const fresh = 'passkey' in proof ? { passkey: await answerOf(key) } : proof;
      await client.call('POST /api/session/prove', {}, fresh);
      at += 5 * MINUTE - 1;
      expect((await client.raw('POST', '/api/tokens', { label: 'x' })).status).toBe(200);
    }
  });

  test('finding 9: its tries at the password are its own and few; the owner still proves and signs in', async () => {
    const own = await startServer({ limits: { secretsPerMinute: 5 }, now: () => at });
    const { client } = await member(own.url, 'the-owner', PASSWORD);
    const thief = makeClient(own.url, client.cookie);
    const owner = makeClient(own.url);
    await owner.call('POST /api/session', {}, { login: 'the-owner', password: PASSWORD });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await thief.raw('POST', '/api/session/prove', { password: `a guess ${i}` })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    await owner.call('POST /api/session/prove', {}, { password: PASSWORD });
    await own.end();
  });

  test('finding 9: neither an API token, nor another site, nor an address with a secret in it changes anything', async () => {
    const { client } = await newMember();
    const { secret } = await client.call('POST /api/tokens', {}, { label: 'x' });
    const program = makeClient(server.url);
    const routes = [...CHANGES, ['POST', '/api/session/prove', { password: PASSWORD }] as const];
    for (const [method, path, body] of routes) {
      const asked = [
        await program.raw(method, path, body, { authorization: `Bearer ${secret}` }),
        await client.raw(method, path, body, { origin: 'https://elsewhere.example' }),
      ];
      expect([path, ...asked]).toEqual([path, refusal('forbidden'), refusal('forbidden')]);
      const named = `${path}?token=${secret}&access_token=${secret}&session=${sessionIn(client)}`;
      expect([path, (await program.raw(method, named, body)).status]).toEqual([path, 401]);
    }
    expect((await client.call('GET /api/tokens')).tokens.length).toBe(1);
  });
});

describe('finding 9: while signed in', () => {
  test('finding 9: a new password ends every other session and its sockets; this browser stays, under a new cookie', async () => {
    const { client, login } = await newMember();
    const elsewhere = makeClient(server.url);
    await elsewhere.call('POST /api/session', {}, { login, password: PASSWORD });
    const line = await elsewhere.socket();
    const closed = new Promise(resolve => line.socket.once('close', resolve));
    const before = client.cookie;
    await client.call('PUT /api/me/password', {}, { password: 'a better long password' });
    expect(await closed).toBe(1008);
    expect([await isIn(client), await isIn(elsewhere), await isIn(makeClient(server.url, before))]).toEqual([true, false, false]);
    expect([(await signIn(login, PASSWORD)).status, (await signIn(login, 'a better long password')).status]).toEqual([403, 200]);
  });

  test('finding 20: so it does when the connection is lost before the answer', async () => {
    const { client, login } = await newMember();
    const elsewhere = makeClient(server.url);
    await elsewhere.call('POST /api/session', {}, { login, password: PASSWORD });
    const line = await elsewhere.socket();
    const closed = new Promise(resolve => line.socket.once('close', resolve));
    const { socket } = await raw(Number(new URL(server.url).port));
    const body = JSON.stringify({ password: 'a better long password' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Cookie: client.cookie };
    socket.end(head('PUT /api/me/password', headers) + body, () => socket.destroy());
    expect(await closed).toBe(1008);
    expect(await isIn(elsewhere)).toBe(false);
  });

  test('finding 9: new recovery codes are shown, and the old ones are worth nothing', async () => {
    const { client, login, codes } = await newMember();
    const { recoveryCodes } = await client.call('POST /api/me/recovery-codes');
    expect(new Set([...recoveryCodes, ...codes]).size).toBe(20);
    const look = async (code: string | undefined) =>
      (await makeClient(server.url).raw('POST', '/api/session/recover/look', { login, code })).status;
    expect([await look(codes[0]), await look(recoveryCodes[9])]).toEqual([403, 200]);
  });

  test('finding 9: a guest has neither', async () => {
    const client = await guest(server.url);
    for (const [method, path, body] of [
      ['PUT', '/api/me/password', { password: PASSWORD }],
      ['POST', '/api/me/recovery-codes', undefined],
      ['POST', '/api/session/prove', { password: PASSWORD }],
    ] as const)
      expect(await client.raw(method, path, body)).toEqual(refusal('forbidden'));
  });

  test('finding 9: the owner is told by mail, at a confirmed address only', async () => {
    const mail = await startMailServer();
    const own = await startServer({ smtp: mail.url, allowLoopback: true, now: () => at });
    const { client, recoveryCodes } = await member(own.url, 'told-by-mail', PASSWORD);
    await client.call('PUT /api/me/notices/email', {}, { address: 'owner@example.org' });
    await eventually(() => mail.mails.length === 1);
    await client.call('POST /api/me/recovery-codes');
    const code = /\b\d{8}\b/.exec(mail.mails[0]?.text ?? '')?.[0] ?? '';
    await client.call('POST /api/me/notices/email/confirm', {}, { code });
    await client.call('PUT /api/me/password', {}, { password: 'a better long password' });
    await eventually(() => mail.mails.length === 2);
    expect(mail.mails[1]).toMatchObject({ to: 'owner@example.org', text: expect.stringContaining('told-by-mail') });
    for (const secret of [PASSWORD, 'a better long password', ...recoveryCodes]) expect(mail.mails[1]?.text).not.toContain(secret);
    await own.end();
    await mail.close();
  });

  test('finding 19: the address that the owner is warned at is warned when it is changed or removed, and no program does either', async () => {
    const mail = await startMailServer();
    const own = await startServer({ smtp: mail.url, allowLoopback: true, now: () => at });
    const { client } = await member(own.url, 'warned', PASSWORD);
    const confirm = async (address: string): Promise<void> => {
      const before = mail.mails.length;
      await client.call('PUT /api/me/notices/email', {}, { address });
      const codes = () => mail.mails.slice(before).filter(({ to, text }) => to === address && /\b\d{8}\b/.test(text));
      await eventually(() => codes().length === 1);
      await client.call('POST /api/me/notices/email/confirm', {}, { code: /\b\d{8}\b/.exec(codes()[0]?.text ?? '')?.[0] ?? '' });
    };
    const warned = (address: string): number => mail.mails.filter(({ to, text }) => to === address && text.includes('no longer')).length;
    await confirm('owner@example.org');
    expect(warned('owner@example.org')).toBe(0);
    const { secret } = await client.call('POST /api/tokens', {}, { label: 'bot' });
    const program = { authorization: `Bearer ${secret}` };
    for (const [method, body] of [['PUT', { address: 'thief@example.org' }], ['DELETE']] as const)
      expect(await makeClient(own.url).raw(method, '/api/me/notices/email', body, program)).toEqual(refusal('forbidden'));
    await confirm('thief@example.org');
    await eventually(() => warned('owner@example.org') === 1);
    await client.call('DELETE /api/me/notices/email');
    await eventually(() => warned('thief@example.org') === 1);
    expect([warned('owner@example.org'), warned('thief@example.org')]).toEqual([1, 1]);
    await own.end();
    await mail.close();
  });
});
