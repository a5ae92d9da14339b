/** Notices: what comes, by which way, how often; what does not come; where nothing may be sent; what is left after a failure or a crash. */
import { createHmac } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { LANGUAGES } from '@stoa/engine';
import { NOTICE_KINDS, type Notice, type NoticeSettings } from '@stoa/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailer } from '../src/notices/mail.ts';
import { isPrivate, outgoing } from '../src/notices/outgoing.ts';
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
    const notice = notices()[0] as Notice;
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

describe('where nothing is sent', () => {
  test('private, local and translated addresses', () => {
    for (const address of [
      '10.1.2.3',
      '127.0.0.1',
      '169.254.169.254',
      '192.168.1.1',
      '0.0.0.0',
      '100.64.0.1',
      '::1',
      'fe80::1',
      'fec0::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ])
      expect(isPrivate(address), address).toBe(true);
    for (const address of ['9.9.9.9', '151.101.1.69', '2620:fe::fe']) expect(isPrivate(address), address).toBe(false);
  });

  test('is refused when it is named, and again before every request', async () => {
    const strict = await startServer();
    const client = await guest(strict.url);
    for (const url of [
      'http://9.9.9.9/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://[::1]/',
      'https://10.0.0.1/x',
      'https://user:word@9.9.9.9/',
    ])
      expect(await client.raw('PUT', '/api/me/notices/webhook', { url }), url).toEqual({
        status: 403,
        body: { error: { code: 'forbidden' } },
      });
    for (const url of ['ftp://9.9.9.9/', 'file:///etc/passwd', ''])
      expect((await client.raw('PUT', '/api/me/notices/webhook', { url })).status).toBe(400);
    expect((await client.raw('PUT', '/api/me/notices/email', { address: 'anna@example.org' })).status).toBe(403);
    await expect(outgoing(false).post(`${receiver.url}${path}`, {}, '')).rejects.toThrow('public https');
    expect(arrived()).toEqual([]);
    await strict.end();
  });

  test('a listener that never answers is left after five seconds', async () => {
    receiver.answer = () => 'never';
    const from = Date.now();
    await expect(outgoing(true).post(`${receiver.url}${path}`, {}, 'x')).rejects.toThrow();
    expect(Date.now() - from).toBeLessThan(30_000);
  });
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

describe('name servers', () => {
  /** Answers A with an address inside, or that there is no such name, or nothing at all. */
  const startNames = (): Promise<{ readonly at: string; close(): void }> =>
    new Promise(ready => {
      const socket = createSocket('udp4');
      socket.on('message', (question, from) => {
        const name = question.toString('latin1');
        if (name.includes('silent')) return;
        const isInside = name.includes('inside') && question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
        const reply = Buffer.concat([
          question.subarray(0, question.indexOf(0, 12) + 5),
          isInside ? Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 10, 0, 0, 1]) : Buffer.alloc(0),
        ]);
        reply.writeUInt16BE(isInside ? 0x8180 : 0x8183, 2);
        reply.writeUInt16BE(isInside ? 1 : 0, 6);
        reply.writeUInt32BE(0, 8);
        socket.send(reply, from.port, from.address);
      });
      socket.bind(0, '127.0.0.1', () => ready({ at: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }));
    });

  test('a name of the own network, an unknown name and a name whose server does not answer are refused alike', async () => {
    const names = await startNames();
    const out = outgoing(false, [names.at]);
    const asked = Date.now();
    const refusals = await Promise.all(
      ['inside', 'nowhere', 'silent'].map(name =>
        out.check(`https://${name}.example/`).then(
          () => 'passed',
          (error: Error) => ({ kind: error.constructor.name, words: error.message, waited: Date.now() - asked >= 1_900 }),
        ),
      ),
    );
    expect(new Set(refusals.map(refusal => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toEqual({ kind: 'Forbidden', words: 'not a public https address', waited: true });
    names.close();
  });
});

test('mail goes by TLS or not at all, unless the operator says otherwise', async () => {
  const plain = await startMailServer();
  const send = (smtp: string): Promise<void> =>
    mailer({ smtp, from: 'stoa@example.org', site: 'https://example.org' }).code('anna@example.org', '123', 'en');
  await expect(send(plain.url.replace('?tls=optional', ''))).rejects.toThrow(/TLS/i);
  expect(plain.mails).toEqual([]);
  await send(plain.url);
  expect(plain.mails.length).toBe(1);
  await plain.close();
});
