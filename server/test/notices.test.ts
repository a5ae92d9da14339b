/** Notices: what comes, by which way, how often; what does not come; what is left after a failure or a crash. */
import { createHmac } from 'node:crypto';
import { LANGUAGES } from '@stoa/engine';
import { NOTICE_KINDS, type Notice, type NoticeSettings } from '@stoa/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailText } from '../src/notices/text/index.ts';
import { claimNotices } from '../src/store/notices.ts';
import { openStore } from '../src/store/open.ts';
import { type Client, guest, intentId } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import {
  type Arrival,
  eventually,
  type MailServer,
  makeBrowser,
  type Receiver,
  startMailServer,
  startReceiver,
} from './support/receiver.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let receiver: Receiver;
let mail: MailServer;
let now = Date.now();
beforeAll(async () => {
  [receiver, mail] = [await startReceiver(), await startMailServer()];
  server = await startServer({
    allowLoopback: true,
    smtp: mail.url,
    publicUrl: 'http://stoa.example',
    limits: { noticePause: 0, noticePoll: 100 },
    now: () => now,
  });
});
afterAll(async () => {
  await server.end();
  await receiver.close();
  await mail.close();
});
/** Each test listens at a path of its own: what comes late for the one before is not counted. */
let path = '';
let tests = 0;
beforeEach(() => {
  path = `/hook-${++tests}`;
  receiver.answer = () => 201;
  mail.mails.length = 0;
});

const arrived = (): Arrival[] => receiver.arrived.filter(arrival => arrival.path === path);
const notices = (): Notice[] => arrived().map(({ body }) => JSON.parse(body.toString()) as Notice);
const hook = async (client: Client): Promise<string> =>
  (await client.call('PUT /api/me/notices/webhook', {}, { url: `${receiver.url}${path}` })).secret;
const move = async (client: Client, table: string): Promise<void> => {
  const { message } = await client.call('GET /api/tables/:table/look', { table });
  const intent = { id: intentId(), do: 'play' as const, decision: message?.decision ?? null, actions: [message?.actions[0]] };
  expect(await client.call('POST /api/tables/:table/intents', { table }, intent)).toMatchObject({ ok: true });
};
/** The runner has looked twice since: what has not come by then does not come. */
const quiet = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 350));
/** The clock goes on when what came was answered and written down: in the middle of it a claim would end, or the next try be put off from then. */
const later = async (millis: number): Promise<void> => {
  await quiet();
  now += millis;
};

describe('your turn', () => {
  test('comes to an absent player, once, signed, and says nothing of the game', async () => {
    const { table, clients } = await twoAtATable(server.url);
    const secret = await hook(clients[1]);
    await move(clients[0], table);
    await eventually(() => notices().length > 0);
    const [arrival] = arrived();
    const notice = notices()[0]!;
    expect(Object.keys(notice).sort()).toEqual(['account', 'at', 'by', 'game', 'id', 'kind', 'language', 'left', 'path', 'table']);
    expect(notice).toMatchObject({ kind: 'turn', table, game: 'petteia', path: `/table/${table}`, left: null, by: null });
    expect(arrival?.headers['idempotency-key']).toBe(notice.id);
    const [, at = '', hex = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(arrival?.headers['stoa-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${at}.${arrival?.body}`).digest('hex')).toBe(hex);
    await quiet();
    expect(notices().length).toBe(1);
  });

  test('does not come to a player who has the table open or has switched it off, nor when it is taken back', async () => {
    const { table, clients } = await twoAtATable(server.url);
    await hook(clients[1]);
    const line = await clients[1].socket();
    await line.attach(table);
    await move(clients[0], table);
    await quiet();
    await line.close();

    const { settings } = await clients[1].call('GET /api/me/notices');
    const changed: NoticeSettings = { ...settings, turn: { ...settings.turn, webhook: false } };
    expect((await clients[1].call('PUT /api/me/notices', {}, changed)).settings).toEqual(changed);
    await move(clients[1], table);
    await move(clients[0], table);
    await quiet();
    await clients[1].call('PUT /api/me/notices', {}, settings);

    receiver.answer = () => 500;
    await move(clients[1], table);
    await move(clients[0], table);
    await eventually(() => arrived().length === 1);
    const { message } = await clients[0].call('GET /api/tables/:table/look', { table });
    await clients[0].call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'undo', cursor: message?.cursor ?? 0 });
    receiver.answer = () => 200;
    await later(60_000);
    await quiet();
    expect(arrived().length).toBe(1);
  });

  test('is tried again after a failure under the same key, and given up after a day', async () => {
    const { table, clients } = await twoAtATable(server.url);
    await hook(clients[1]);
    receiver.answer = () => 302;
    await move(clients[0], table);
    await eventually(() => arrived().length === 1);
    await quiet();
    // A redirect is a failure and is not followed.
    expect(receiver.arrived.filter(arrival => arrival.path === '/elsewhere')).toEqual([]);
    expect(arrived().length).toBe(1);
    for (let tries = 2; tries <= 4; tries++) {
      await later(3_700_000);
      await eventually(() => arrived().length === tries);
    }
    expect(new Set(notices().map(({ id }) => id)).size).toBe(1);
    await later(25 * 3_600_000);
    await eventually(() => arrived().length === 5);
    await later(25 * 3_600_000);
    await quiet();
    expect(arrived().length).toBe(5);
  });
});

test('push: sealed for the browser, signed by the site; a browser that is gone is forgotten', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const browser = makeBrowser();
  const body = { endpoint: `${receiver.url}${path}`, keys: browser.keys, expirationTime: null, label: 'my phone' };
  await clients[1].call('POST /api/me/notices/push', {}, body);
  const { push } = await clients[1].call('POST /api/me/notices/push', {}, body);
  expect(push.devices.map(({ label }) => label)).toEqual(['my phone']);
  expect(Buffer.from(push.key, 'base64url').length).toBe(65);
  await move(clients[0], table);
  await eventually(() => arrived().length === 1);
  const [arrival] = arrived();
  expect(arrival?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', authorization: expect.stringContaining(`k=${push.key}`) });
  expect(arrival?.body.toString('latin1')).not.toContain(table);
  expect(browser.open(arrival?.body as Buffer)).toMatchObject({ kind: 'turn', table });

  receiver.answer = () => 410;
  await move(clients[1], table);
  await move(clients[0], table);
  await eventually(async () => (await clients[1].call('GET /api/me/notices')).push.devices.length === 0);
  expect(arrived().length).toBe(2);
});

test('mail: only to an address that was confirmed, in the language of the account', async () => {
  // What was sent before, by a first try too, is counted no more.
  await later(7_200_000);
  const { table, clients } = await twoAtATable(server.url);
  await clients[1].call('PATCH /api/me', {}, { language: 'it' });
  const asked = await clients[1].call('PUT /api/me/notices/email', {}, { address: 'anna@example.org' });
  expect(asked.email).toEqual({ offered: true, address: 'anna@example.org', confirmed: false });
  await eventually(() => mail.mails.length === 1);
  // In the text alone: one Message-ID in fifty has a group of eight digits too.
  const code = /\b\d{8}\b/.exec(mail.mails[0]?.text ?? '')?.[0] ?? '';
  await move(clients[0], table);
  await quiet();
  expect(mail.mails.length).toBe(1);
  const wrong = code === '00000000' ? '00000001' : '00000000';
  expect((await clients[1].raw('POST', '/api/me/notices/email/confirm', { code: wrong })).status).toBe(403);
  expect((await clients[1].call('POST /api/me/notices/email/confirm', {}, { code })).email.confirmed).toBe(true);
  expect((await clients[1].raw('POST', '/api/me/notices/email/confirm', { code })).status).toBe(403);
  await move(clients[1], table);
  await move(clients[0], table);
  await eventually(() => mail.mails.length === 2);
  expect(mail.mails[1]).toMatchObject({ to: 'anna@example.org', head: expect.stringContaining('Tocca a te a Petteia') });
  expect(mail.mails[1]?.text).toContain(`http://stoa.example/table/${table}`);
  const { settings } = await clients[1].call('GET /api/me/notices');
  await clients[1].call('PUT /api/me/notices', {}, { ...settings, turn: { ...settings.turn, email: false } });
  await move(clients[1], table);
  await move(clients[0], table);
  await quiet();
  expect(mail.mails.length).toBe(2);
  await clients[1].call('DELETE /api/me/notices/email');
  // The mailbox of another person cannot be filled from here.
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++)
    statuses.push((await clients[1].raw('PUT', '/api/me/notices/email', { address: 'bruno@example.org' })).status);
  expect(statuses.at(-1)).toBe(429);
});

test('every language has its mails', () => {
  for (const language of LANGUAGES) if (language !== 'en') expect(mailText(language)).not.toBe(mailText('en'));
  for (const kind of NOTICE_KINDS) expect(mailText('fr').subject[kind]('Perikles')).toContain('Perikles');
});

test('the end of a game, an invitation by name, a rematch', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const login = `anna-${Date.now()}`;
  await clients[1].call('POST /api/me/sign-up', {}, { login, password: 'a long enough password' });
  await hook(clients[1]);
  await clients[0].call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'concede' });
  await eventually(() => notices().some(({ kind }) => kind === 'over'));

  await clients[0].call('PATCH /api/me', {}, { name: 'Bruno' });
  const other = await clients[0].call('POST /api/tables', {}, { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await clients[0].call('POST /api/tables/:table/invitations', { table: other.table.table }, { to: login });
  await eventually(() => notices().some(({ kind }) => kind === 'invitation'));
  expect(notices().find(({ kind }) => kind === 'invitation')).toMatchObject({ table: other.table.table, by: 'Bruno', path: '/' });
  const { invitations } = await clients[1].call('GET /api/me/invitations');
  expect(invitations).toMatchObject([{ invitedBy: 'Bruno', table: { table: other.table.table } }]);
  const stranger = await guest(server.url);
  const id = invitations[0]?.id ?? '';
  expect((await stranger.raw('POST', `/api/me/invitations/${id}/accept`, {})).status).toBe(410);
  const sat = await clients[1].call('POST /api/me/invitations/:id/accept', { id }, {});
  expect(sat.table).toMatchObject({ me: 1, state: 'playing' });
  expect((await clients[1].call('GET /api/me/invitations')).invitations).toEqual([]);

  const again = await clients[0].call('POST /api/tables/:table/rematch', { table }, {});
  await eventually(() => notices().some(notice => notice.table === again.table.table && notice.kind === 'invitation'));
  expect(notices().find(notice => notice.table === again.table.table)?.path).toBe('/');

  await clients[1].call('PUT /api/tables/:table/seats/:seat/block', { table: other.table.table, seat: '0' }, { blocked: true });
  expect((await clients[0].raw('POST', `/api/tables/${other.table.table}/invitations`, { to: login })).status).toBe(404);
});

test('a clock that runs low, with the time that is left', async () => {
  const { table, clients } = await twoAtATable(server.url, { clock: { kind: 'turn', hours: 24 } });
  await hook(clients[1]);
  await move(clients[0], table);
  await eventually(() => notices().length === 1);
  receiver.arrived.length = 0;
  await later(17 * 3_600_000);
  await quiet();
  expect(notices()).toEqual([]);
  await later(2 * 3_600_000);
  await eventually(() => notices().length === 1);
  expect(notices()[0]).toMatchObject({ kind: 'clock', table });
  expect(Math.round((notices()[0]?.left ?? 0) / 3_600_000)).toBe(5);
});

test('the outbox is part of the move: what was written before the plug was pulled is delivered after', async () => {
  const options = { allowLoopback: true, now: () => now };
  const own = await startServer({ ...options, limits: { noticePause: 0, noticePoll: 100 } });
  const { data } = own;
  const { table, clients } = await twoAtATable(own.url);
  await hook(clients[1]);
  await own.close();
  const store = await openStore({ folder: data });
  expect(await store.db.selectFrom('notices').selectAll().where('table_id', '=', table).execute()).toEqual([]);
  await store.close();

  const slow = await startServer({ ...options, data, limits: { noticePause: 3_600_000, noticePoll: 100 } });
  const [first] = clients;
  const again = Object.assign(first, { url: slow.url });
  await fetch(`${slow.url}/api/tables/${table}/look`, { headers: { cookie: again.cookie } }).then(async reply => {
    const { message } = (await reply.json()) as { message: { decision: number; actions: unknown[] } };
    const intent = { id: intentId(), do: 'play', decision: message.decision, actions: [message.actions[0]] };
    await fetch(`${slow.url}/api/tables/${table}/intents`, {
      method: 'POST',
      headers: { cookie: again.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(intent),
    });
  });
  await slow.close();
  const between = await openStore({ folder: data });
  const [row] = await between.db.selectFrom('notices').selectAll().where('table_id', '=', table).execute();
  expect(row).toMatchObject({ kind: 'turn', tries: 0 });
  // Claimed by a process that is gone: another takes it when the claim has ended.
  expect(await claimNotices(between.db, 'sqlite', now + 3_600_000, 1_000, 10)).toHaveLength(1);
  expect(await claimNotices(between.db, 'sqlite', now + 3_600_000, 1_000, 10)).toHaveLength(0);
  await between.close();
  await later(3_700_000);
  const last = await startServer({ ...options, data });
  await eventually(() => notices().length === 1);
  expect(notices()[0]?.id).toBe(row?.id);
  await last.end();
});
