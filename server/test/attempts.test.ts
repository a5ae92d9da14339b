/** What strangers, cheats and thieves try, against a running server: links after their end, seats that were given away, addresses inside, keys and names of others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { softwareAuthenticator } from './support/authenticator.ts';
import { type Client, guest, intentId, isSeat, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

const ORIGIN = 'https://stoa.example';
const HOUR = 3_600_000;
let time = 1_800_000_000_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ publicUrl: ORIGIN, now: () => time });
});
afterAll(() => server.end());

const error = (code: string) => ({ body: { error: { code } } });
const people = (n: number): Promise<Client[]> => Promise.all(Array.from({ length: n }, () => guest(server.url)));
const make = async (host: Client, seats: number, settings: Record<string, unknown> = {}): Promise<string> =>
  (
    await host.call(
      'POST /api/tables',
      {},
      {
        game: seats === 2 ? 'petteia' : 'perikles',
        seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' as const }))],
        ...settings,
      },
    )
  ).table.table;
const invite = (host: Client, table: string, body = {}) => host.call('POST /api/tables/:table/invitations', { table }, body);
const follow = (client: Client, token: string) => client.raw('POST', '/api/invitations/accept', { token });
const read = (client: Client, token: string) => client.raw('POST', '/api/invitations/read', { token });
const intend = (client: Client, table: string, intent: object) =>
  client.raw('POST', `/api/tables/${table}/intents`, { id: intentId(), ...intent });
const seated = async (client: Client, table: string) => (await client.call('GET /api/tables/:table', { table })).table.seats;

describe('an invitation', () => {
  test('is worth nothing after its end, after it was taken back, and after its last use', async () => {
    const [host, late, first, second] = (await people(4)) as [Client, Client, Client, Client];
    const table = await make(host, 3);
    const short = await invite(host, table, { hours: 1 });
    time += HOUR;
    expect(await read(late, short.token)).toMatchObject({ status: 410, ...error('gone') });
    expect(await follow(late, short.token)).toMatchObject({ status: 410, ...error('gone') });
    const back = await invite(host, table);
    await host.call('DELETE /api/tables/:table/invitations/:id', { table, id: back.invitation.id });
    expect(await follow(late, back.token)).toMatchObject({ status: 410, ...error('gone') });
    const once = await invite(host, table, { uses: 1 });
    expect((await follow(first, once.token)).status).toBe(200);
    expect(await follow(second, once.token)).toMatchObject({ status: 410, ...error('gone') });
    // Who gets up again has used it up as well, and learns no more of the table.
    await first.call('POST /api/tables/:table/leave', { table });
    expect(await follow(first, once.token)).toMatchObject({ status: 410, ...error('gone') });
    expect((await first.raw('GET', `/api/tables/${table}`)).status).toBe(404);
  });

  test('with one use seats one of many who follow it at once, and one to a taken seat gives its use back', async () => {
    const [host, ...others] = (await people(7)) as [Client, ...Client[]];
    const table = await make(host, 5);
    const once = await invite(host, table, { uses: 1 });
    const answers = await Promise.all(others.map(other => follow(other, once.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await seated(host, table)).filter(({ kind }) => kind === 'human').length).toBe(2);
    const free = (await seated(host, table)).findIndex(({ kind }) => kind === 'empty');
    const two = await invite(host, table, { uses: 2, seat: free });
    const outside = others.filter((_, i) => answers[i]?.status !== 200);
    const again = await Promise.all(outside.map(other => follow(other, two.token)));
    expect(again.filter(({ status }) => status === 200).length).toBe(1);
    const left = (await host.call('GET /api/tables/:table/invitations', { table })).invitations;
    expect(left).toMatchObject([{ id: two.invitation.id, usesLeft: 1 }]);
  });

  test('to a game that is over, or of somebody else, lets nobody in', async () => {
    const { table, clients } = await twoAtATable(server.url);
    const [stranger, named, host] = (await people(3)) as [Client, Client, Client];
    const link = await invite(clients[0], table);
    expect((await intend(clients[0], table, { do: 'concede' })).body).toMatchObject({ ok: true });
    expect((await follow(stranger, link.token)).body).toMatchObject({ error: { code: 'over' } });
    expect((await stranger.raw('GET', `/api/tables/${table}`)).status).toBe(404);
    // An invitation by name is accepted and declined by that account alone.
    await named.call('POST /api/me/sign-up', {}, { login: 'the-named-one', password: 'a long enough password' });
    const waiting = await make(host, 2);
    const { invitation } = await invite(host, waiting, { to: 'the-named-one' });
    expect((await stranger.raw('POST', `/api/me/invitations/${invitation.id}/accept`, {})).status).toBe(410);
    expect((await stranger.raw('DELETE', `/api/me/invitations/${invitation.id}`)).status).toBe(410);
    expect((await stranger.raw('DELETE', `/api/tables/${waiting}/invitations/${invitation.id}`)).status).toBe(404);
    expect((await named.raw('POST', `/api/me/invitations/${invitation.id}/accept`, {})).status).toBe(200);
  });
});

describe('a seat that a bot has', () => {
  test('is had back by the one who left it and by no other; who has left sees no hand', async () => {
    const [host, leaver, third, stranger] = (await people(4)) as [Client, Client, Client, Client];
    const table = await make(host, 3, { onLeave: 'bot', watch: 'anyone' });
    const link = await invite(host, table);
    for (const client of [leaver, third]) expect((await follow(client, link.token)).status).toBe(200);
    const seat = (await leaver.call('GET /api/tables/:table', { table })).table.me;
    await leaver.call('POST /api/tables/:table/leave', { table });
    expect((await seated(host, table))[seat ?? -1]?.kind).toBe('bot');
    const { message } = await leaver.call('GET /api/tables/:table/look', { table });
    expect(message).toMatchObject({ seat: null, decision: null, actions: [] });
    for (const intent of [{ do: 'undo', cursor: message?.cursor ?? 0 }, { do: 'concede' }, { do: 'agree-end', agree: true }])
      expect((await intend(leaver, table, intent)).body).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    expect((await stranger.raw('POST', `/api/tables/${table}/join`, {})).status).toBe(403);
    expect((await follow(stranger, (await invite(host, table)).token)).body).toMatchObject({ error: { code: 'taken' } });
    for (const client of [host, third])
      expect((await client.raw('PUT', `/api/tables/${table}/seats/${seat}`, { bot: null })).status).toBe(403);
    expect((await leaver.raw('POST', `/api/tables/${table}/join`, {})).body).toMatchObject({ table: { me: seat } });
  });

  test('after giving up is not had back, by any door', async () => {
    const [host, leaver, third] = (await people(3)) as [Client, Client, Client];
    const table = await make(host, 3, { onLeave: 'bot' });
    const link = await invite(host, table, { uses: 7 });
    for (const client of [leaver, third]) await follow(client, link.token);
    const seat = (await leaver.call('GET /api/tables/:table', { table })).table.me;
    expect((await intend(leaver, table, { do: 'concede' })).body).toMatchObject({ ok: true });
    for (const door of [() => leaver.raw('POST', `/api/tables/${table}/join`, {}), () => follow(leaver, link.token)])
      expect((await door()).status).toBeGreaterThanOrEqual(403);
    const named = await invite(host, table, { seat });
    expect((await follow(leaver, named.token)).body).toMatchObject({ error: { code: 'taken' } });
    expect((await seated(host, table))[seat ?? -1]?.kind).toBe('bot');
    expect((await leaver.raw('POST', `/api/tables/${table}/rematch`, {})).status).toBe(403);
  });

  test('sends nothing to the socket of the one who left but what all may see', async () => {
    const [host, leaver, third] = (await people(3)) as [Client, Client, Client];
    const table = await make(host, 3, { onLeave: 'bot' });
    const link = await invite(host, table);
    for (const client of [leaver, third]) await follow(client, link.token);
    const line = await leaver.socket();
    expect((await line.attach(table)).message?.seat).not.toBeNull();
    await leaver.call('POST /api/tables/:table/leave', { table });
    const { message } = await line.until(isSeat);
    expect(message).toMatchObject({ seat: null, actions: [] });
    await line.close();
  });
});

test('strangers neither ask for a rematch nor sit down at one', async () => {
  const { table, clients } = await twoAtATable(server.url, { watch: 'anyone' });
  const [stranger] = (await people(1)) as [Client];
  expect((await clients[0].raw('POST', `/api/tables/${table}/rematch`, {})).body).toMatchObject({ error: { code: 'not-over' } });
  await intend(clients[0], table, { do: 'concede' });
  expect((await stranger.raw('POST', `/api/tables/${table}/rematch`, {})).status).toBe(403);
  const again = (await clients[0].call('POST /api/tables/:table/rematch', { table }, {})).table.table;
  for (const path of [`${table}/rematch`, `${again}/rematch`, `${again}/join`])
    expect((await stranger.raw('POST', `/api/tables/${path}`, {})).status, path).toBeGreaterThanOrEqual(403);
  // Two who ask at the same time get one table.
  const both = await Promise.all(clients.map(client => client.call('POST /api/tables/:table/rematch', { table }, {})));
  expect(new Set(both.map(reply => reply.table.table))).toEqual(new Set([again]));
});

const INSIDE = [
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://１２７.0.0.1/',
  'https://localhost./',
  'https://LOCALHOST/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[0:0:0:0:0:ffff:a00:1]/',
  'https://[fe80::1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0.0.0.0/',
  'https://9.9.9.9@127.0.0.1/',
  'http://9.9.9.9/',
];

test('no way of writing an address inside is taken, for a webhook or a push service', async () => {
  const [thief] = (await people(1)) as [Client];
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  for (const url of INSIDE) {
    expect((await thief.raw('PUT', '/api/me/notices/webhook', { url })).status, url).toBeGreaterThanOrEqual(400);
    expect((await thief.raw('POST', '/api/me/notices/push', { endpoint: url, keys })).status, url).toBeGreaterThanOrEqual(400);
  }
  expect(await thief.call('GET /api/me/notices')).toMatchObject({ push: { devices: [] }, webhook: null });
  // The same with an address outside is taken: the address alone was refused.
  expect((await thief.raw('PUT', '/api/me/notices/webhook', { url: 'https://9.9.9.9/' })).status).toBe(200);
  expect((await thief.raw('POST', '/api/me/notices/push', { endpoint: 'https://9.9.9.9/', keys })).status).toBe(200);
}, 120_000);

describe('a passkey of another account', () => {
  const member = async (login: string) => {
    const client = await guest(server.url);
    const key = softwareAuthenticator();
    const { options } = await client.call('POST /api/me/passkeys/options', {}, { login });
    const added = await client.raw('POST', '/api/me/passkeys', { response: key.create(options, ORIGIN), label: 'key', login });
    expect(added.status).toBe(200);
    return { client, key };
  };
  const question = async () => (await makeClient(server.url).call('POST /api/session/passkey/options')).options;

  test('proves nothing, adds nothing and removes nothing', async () => {
    const [mine, theirs] = [await member('one-with-a-key'), await member('another-with-key')];
    time += HOUR;
    const proof = { passkey: mine.key.get(await question(), ORIGIN) };
    expect((await theirs.client.raw('POST', '/api/session/prove', proof)).status).toBe(403);
    expect(
      (await theirs.client.raw('DELETE', '/api/me', { passkey: mine.key.get(await question(), ORIGIN) })).status,
    ).toBeGreaterThanOrEqual(400);
    // Without a fresh proof a stolen session adds no way in and removes none.
    expect((await theirs.client.raw('POST', '/api/me/passkeys/options', {})).status).toBe(403);
    const own = { passkey: theirs.key.get(await question(), ORIGIN) };
    expect((await theirs.client.raw('POST', '/api/session/prove', own)).status).toBe(200);
    // The question asked of one account is not answered by another.
    const asked = (await theirs.client.call('POST /api/me/passkeys/options', {}, {})).options;
    await mine.client.raw('POST', '/api/session/prove', { passkey: mine.key.get(await question(), ORIGIN) });
    const [{ id } = { id: '' }] = (await theirs.client.call('GET /api/me/passkeys')).passkeys;
    expect((await mine.client.raw('DELETE', `/api/me/passkeys/${id}`)).status).toBe(404);
    const stolen = { response: softwareAuthenticator().create(asked, ORIGIN), label: 'x' };
    expect((await mine.client.raw('POST', '/api/me/passkeys', stolen)).status).toBe(403);
    // A key that one account has is no key of the other.
    const again = (await mine.client.call('POST /api/me/passkeys/options', {}, {})).options;
    expect((await mine.client.raw('POST', '/api/me/passkeys', { response: theirs.key.create(again, ORIGIN), label: 'x' })).status).toBe(
      409,
    );
    for (const { client } of [mine, theirs]) expect((await client.call('GET /api/me/passkeys')).passkeys.length).toBe(1);
  });

  test('is not taken after five minutes, nor with an answer made for creating a key', async () => {
    const { client, key } = await member('one-who-is-late');
    const late = key.get(await question(), ORIGIN);
    time += 5 * 60_000;
    expect((await makeClient(server.url).raw('POST', '/api/session/passkey', { response: late })).status).toBe(403);
    await client.raw('POST', '/api/session/prove', { passkey: key.get(await question(), ORIGIN) });
    const created = key.create({ ...((await client.call('POST /api/me/passkeys/options', {}, {})).options as object) }, ORIGIN);
    expect((await makeClient(server.url).raw('POST', '/api/session/passkey', { response: created })).status).toBeGreaterThanOrEqual(400);
  });
});

test('no name turns the text after it, hides, or holds what terminals execute', async () => {
  const [client] = (await people(1)) as [Client];
  const turned = ['\u202E', '\u2066', '\u2069', '\u200F', '\u061C', '\u2028', '\u0007', '\u001B[31m', '\u009B31m', '\0'];
  for (const character of turned)
    for (const name of [`Ann${character}a`, `${character}Anna`, `Anna${character}`])
      expect((await client.raw('PATCH', '/api/me', { name })).status, JSON.stringify(name)).toBe(400);
  for (const name of ['', ' ', '\u3164', '\u200B\u2060', '\u00AD', ' Anna', 'Anna ', '\uFEFF', 'x'.repeat(1000)])
    expect((await client.raw('PATCH', '/api/me', { name })).status, JSON.stringify(name)).toBe(400);
  for (const name of ['Ἀθηνᾶ', 'عبد الله', 'שרה', 'a̐̕̚', 'O’Brien', '\uD800x', '🏛️'])
    expect((await client.raw('PATCH', '/api/me', { name })).status, JSON.stringify(name)).toBe(200);
});
