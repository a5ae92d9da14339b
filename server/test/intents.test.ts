/** The door: repeated, stale, foreign, illegal, malformed and oversized messages get a clear code and change nothing. */
import type { Intent, SeatMessage } from '@stoa/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../src/app.ts';
import { commit } from '../src/tables/commit.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { type Client, guest, intentId, isSeat, type Line, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let table: string;
let clients: readonly [Client, Client];
let line: Line;
let start: SeatMessage;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());
beforeEach(async () => {
  ({ table, clients } = await twoAtATable(server.url));
  line = await clients[0].socket();
  start = (await line.attach(table)).message as SeatMessage;
  return () => line.close();
});

const move = (change: Partial<Extract<Intent, { do: 'play' }>> = {}): Intent => ({
  id: intentId(),
  do: 'play',
  decision: start.decision,
  actions: [start.actions[0]],
  ...change,
});
const position = async (): Promise<SeatMessage> => {
  const { message } = await clients[0].call('GET /api/tables/:table/look', { table });
  return { ...(message as SeatMessage), sentAt: 0 };
};

describe('a repeated intent', () => {
  test('gets its first answer and is played once, over socket and HTTP alike', async () => {
    const intent = move();
    const [first, second] = await Promise.all([
      line.intend(table, intent),
      clients[0].call('POST /api/tables/:table/intents', { table }, intent),
    ]);
    expect(first).toEqual({ ok: true, cursor: start.cursor + 1 });
    expect(second).toEqual(first);
    expect((await position()).cursor).toBe(start.cursor + 1);
  });

  test('gets its first answer after a restart too', async () => {
    const own = await startServer();
    const pair = await twoAtATable(own.url);
    const { message } = await pair.clients[0].call('GET /api/tables/:table/look', { table: pair.table });
    const intent = move({ decision: message?.decision ?? null, actions: [message?.actions[3]] });
    const first = await pair.clients[0].call('POST /api/tables/:table/intents', { table: pair.table }, intent);
    const reborn = await own.restart();
    const again = makeClient(reborn.url, pair.clients[0].cookie);
    expect(await again.call('POST /api/tables/:table/intents', { table: pair.table }, intent)).toEqual(first);
    expect((await again.call('GET /api/tables/:table/look', { table: pair.table })).message?.cursor).toBe(first.ok ? first.cursor : -1);
    await reborn.end();
  });

  test('is not stored twice, whichever way it comes: the embedded store has no index of intents', async () => {
    const key = 'account:intent';
    const appended: unknown[] = [];
    const database = { heart: { sure: async () => undefined }, entries: { append: async (one: unknown) => appended.push(one) } };
    const live = { answers: new Map([[key, { ok: true, cursor: 3 }]]), database } as unknown as LiveTable;
    const proposal = { state: {}, from: 0, entries: [], events: [] };
    expect(await commit({} as App, live, proposal, key)).toBe('conflict');
    expect(appended).toEqual([]);
  });

  test('that was refused is refused in the same words', async () => {
    const intent = move({ decision: 999 });
    const first = await line.intend(table, intent);
    await line.intend(table, move());
    expect(await line.intend(table, intent)).toEqual(first);
  });

  test('by another player with the same id is another intent', async () => {
    const id = intentId();
    await line.intend(table, move({ id }));
    const { message } = await clients[1].call('GET /api/tables/:table/look', { table });
    const reply = await clients[1].call(
      'POST /api/tables/:table/intents',
      { table },
      move({ id, decision: message?.decision ?? null, actions: [message?.actions[0]] }),
    );
    expect(reply).toMatchObject({ ok: true });
    expect((await position()).cursor).toBe(start.cursor + 2);
  });
});

describe('refused, and nothing changed', () => {
  const refusals: [string, () => Intent, Record<string, unknown>][] = [
    ['a decision that is gone', () => move({ decision: (start.decision ?? 0) + 1 }), { code: 'stale' }],
    ['an action that no game knows', () => move({ actions: [{ do: 'fly' }] }), { code: 'malformed', index: 0 }],
    ['an action of no shape', () => move({ actions: [null] }), { code: 'malformed', index: 0 }],
    [
      'a move to where the man stands',
      () => move({ actions: [{ ...(start.actions[0] as object), to: (start.actions[0] as { from: number }).from }] }),
      { code: 'illegal' },
    ],
    ['two moves in one turn', () => move({ actions: [start.actions[0], start.actions[1]] }), { code: 'not-your-turn', index: 1 }],
    ['an undo of nothing', () => ({ id: intentId(), do: 'undo', cursor: start.cursor }), { code: 'barrier', bar: 'nothing' }],
  ];
  test.each(refusals)('%s', async (_name, intent, error) => {
    const before = await position();
    const reply = await line.intend(table, intent());
    expect(reply).toMatchObject({ ok: false, error });
    if (!reply.ok && reply.error.code === 'illegal') expect(reply.error.illegal?.rule).toMatch(/^PT-/);
    expect(await position()).toEqual(before);
  });

  test('the other side, out of turn', async () => {
    const before = await position();
    const reply = await clients[1].call('POST /api/tables/:table/intents', { table }, move({ decision: null }));
    expect(reply).toMatchObject({ ok: false, error: { code: 'not-your-turn', illegal: { why: 'not-your-turn' } } });
    expect(await position()).toEqual(before);
  });

  test('a stranger does not even learn that the table exists', async () => {
    const before = await position();
    const stranger = await guest(server.url);
    for (const [method, path, body] of [
      ['POST', 'intents', move()],
      ['GET', 'look', undefined],
      ['POST', 'why', { action: start.actions[0] }],
      ['GET', 'chat', undefined],
      ['POST', 'chat', { id: intentId(), text: 'x' }],
      ['GET', 'fairness', undefined],
      ['GET', 'record', undefined],
      ['POST', 'invitations', {}],
      ['POST', 'join', {}],
      ['POST', 'leave', undefined],
      ['POST', 'rematch', undefined],
    ] as const)
      expect(await stranger.raw(method, `/api/tables/${table}/${path}`, body), path).toEqual({
        status: 404,
        body: { error: { code: 'unknown' } },
      });
    const foreign = await stranger.socket();
    expect(await foreign.ask({ t: 'intent', table, intent: move() })).toMatchObject({ t: 'refused', error: { code: 'unknown' } });
    expect(await foreign.ask({ t: 'attach', table, cursor: 0 })).toMatchObject({ t: 'refused', error: { code: 'unknown' } });
    await foreign.close();
    expect(await position()).toEqual(before);
  });

  test('a caller without an account', async () => {
    const nobody = makeClient(server.url);
    expect((await nobody.raw('POST', `/api/tables/${table}/intents`, move())).status).toBe(401);
    expect((await makeClient(server.url, 'stoa_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAA').raw('GET', '/api/me/tables')).status).toBe(401);
    await expect(nobody.socket()).rejects.toThrow('status 401');
  });

  const shapes: [string, unknown][] = [
    ['no id', { do: 'play', decision: 1, actions: [{}] }],
    ['a short id', { id: 'x', do: 'concede' }],
    ['an unknown verb', { id: 'abcdefgh', do: 'win' }],
    ['an extra field', { id: 'abcdefgh', do: 'concede', seat: 1 }],
    ['no actions', { id: 'abcdefgh', do: 'play', decision: 1, actions: [] }],
    ['17 actions', { id: 'abcdefgh', do: 'play', decision: 1, actions: Array(17).fill({}) }],
    ['a decision in words', { id: 'abcdefgh', do: 'play', decision: 'one', actions: [{}] }],
    ['a list', []],
    ['depth', { id: 'abcdefgh', do: 'play', decision: 1, actions: [JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)] }],
    ['a prototype', JSON.parse('{"id":"abcdefgh","do":"concede","__proto__":{"x":1}}')],
  ];
  test.each(shapes)('malformed: %s', async (_name, intent) => {
    const before = await position();
    expect(await clients[0].raw('POST', `/api/tables/${table}/intents`, intent)).toEqual({
      status: 400,
      body: { error: { code: 'malformed' } },
    });
    expect(await line.ask({ t: 'intent', table, intent })).toMatchObject({ t: 'refused', error: { code: 'malformed' } });
    expect(await position()).toEqual(before);
  });

  test('text that is no JSON, and bytes that are no text', async () => {
    expect(await clients[0].raw('POST', `/api/tables/${table}/intents`, '{"id":')).toEqual({
      status: 400,
      body: { error: { code: 'malformed' } },
    });
    line.socket.send('{"t":');
    line.socket.send(Buffer.from([0, 1, 2]));
    for (let i = 0; i < 2; i++)
      expect(await line.until((m): m is Extract<typeof m, { t: 'refused' }> => m.t === 'refused')).toMatchObject({
        n: null,
        error: { code: 'malformed' },
      });
  });

  test('too large: told so over HTTP, the socket is closed', async () => {
    const text = 'x'.repeat(40_000);
    expect(await clients[0].raw('POST', `/api/tables/${table}/intents`, { text })).toEqual({
      status: 413,
      body: { error: { code: 'too-large' } },
    });
    const closed = new Promise(resolve => line.socket.once('close', resolve));
    line.socket.send(JSON.stringify({ t: 'ping', n: 1, text }));
    expect(await closed).toBe(1009);
    expect((await clients[0].raw('GET', '/healthz')).status).toBe(200);
  });
});

test('two clients of one seat at once: one move counts, the other is told that its decision is gone', async () => {
  const other = await clients[0].socket();
  await other.attach(table);
  const replies = await Promise.all([line.intend(table, move()), other.intend(table, move({ actions: [start.actions[1]] }))]);
  expect(replies.map(reply => reply.ok).sort()).toEqual([false, true]);
  expect(replies.find(reply => !reply.ok)).toMatchObject({ error: { code: 'stale' } });
  expect([(await line.until(isSeat)).message.cursor, (await other.until(isSeat)).message.cursor]).toEqual([
    start.cursor + 1,
    start.cursor + 1,
  ]);
  await other.close();
});

test('why answers without changing anything', async () => {
  const action = start.actions[0] as { from: number };
  expect(await line.ask({ t: 'why', table, action })).toMatchObject({ why: { illegal: null } });
  expect(await line.ask({ t: 'why', table, action: { ...action, to: action.from } })).toMatchObject({
    why: { illegal: { rule: expect.stringMatching(/^PT-/) } },
  });
  expect(await clients[1].call('POST /api/tables/:table/why', { table }, { action })).toMatchObject({ illegal: { why: 'not-your-turn' } });
});

test('a foreign origin is turned away from sockets and from everything that changes something', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  expect((await clients[0].raw('POST', `/api/tables/${table}/intents`, move(), headers)).status).toBe(403);
  expect((await clients[0].raw('POST', `/api/tables/${table}/intents`, move(), { origin: server.url })).status).toBe(200);
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { ...headers, cookie: clients[0].cookie } });
  expect(await new Promise(resolve => socket.once('unexpected-response', (_q, r) => resolve(r.statusCode)))).toBe(403);
});

test('what others do beside me in an open room leaves my decision, and what I was composing for it, as they were', async () => {
  const [a, b, c] = [await guest(server.url), await guest(server.url), await guest(server.url)];
  const people = [a, b, c];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const made = (await a.call('POST /api/tables', {}, { game: 'parthenon', seats, visibility: 'open' })).table.table;
  for (const client of [b, c]) await client.call('POST /api/tables/:table/join', { table: made }, {});
  const look = async (client: Client): Promise<SeatMessage> =>
    (await client.call('GET /api/tables/:table/look', { table: made })).message as SeatMessage;
  const kindOf = (action: unknown): string => (action as { do: string }).do;
  const play = async (client: Client, { decision }: SeatMessage, action: unknown): Promise<unknown> =>
    client.call('POST /api/tables/:table/intents', { table: made }, { id: intentId(), do: 'play', decision, actions: [action] });
  // To the first market: each seat that owes a decision does what ends it soonest.
  for (let step = 0; (await look(a)).room !== 'trade-open'; step++) {
    if (step > 300) throw new Error('no market');
    for (const client of people) {
      const seen = await look(client);
      if (seen.decision === null || seen.room === 'trade-open') continue;
      const ends = seen.actions.find(action => ['confirm', 'done', 'pass'].includes(kindOf(action)));
      await play(client, seen, ends ?? seen.actions.find(action => !['set-order-wish', 'promise', 'donate'].includes(kindOf(action))));
    }
  }
  const mine = await look(a);
  const offer = mine.actions.find(action => kindOf(action) === 'offer');
  // Meanwhile one makes an offer to all, another is ready.
  const other = await look(b);
  expect(
    await play(
      b,
      other,
      other.actions.find(action => kindOf(action) === 'offer'),
    ),
  ).toMatchObject({ ok: true });
  const third = await look(c);
  expect(
    await play(
      c,
      third,
      third.actions.find(action => kindOf(action) === 'ready'),
    ),
  ).toMatchObject({ ok: true });
  expect((await look(a)).decision).toBe(mine.decision);
  expect(await play(a, mine, offer)).toMatchObject({ ok: true });
});

test('deciding and taking it back has an end before the table is full; the others play on', async () => {
  const own = await startServer({ limits: { entriesPerSeat: 6 } });
  const pair = await twoAtATable(own.url);
  const [mine, theirs] = pair.clients;
  const look = async (client: Client): Promise<SeatMessage> =>
    (await client.call('GET /api/tables/:table/look', { table: pair.table })).message as SeatMessage;
  const intend = (client: Client, intent: Intent) => client.call('POST /api/tables/:table/intents', { table: pair.table }, intent);
  const play = async (client: Client) => {
    const { decision, actions } = await look(client);
    return intend(client, { id: intentId(), do: 'play', decision, actions: [actions[0]] });
  };
  for (let again = 0; again < 3; again++) {
    expect(await play(mine)).toMatchObject({ ok: true });
    if (again < 2)
      expect(await intend(mine, { id: intentId(), do: 'undo', cursor: (await look(mine)).cursor })).toMatchObject({ ok: true });
  }
  expect(await play(theirs)).toMatchObject({ ok: true });
  expect(await play(mine)).toMatchObject({ ok: true });
  expect(await play(theirs)).toMatchObject({ ok: true });
  expect(await play(mine)).toMatchObject({ ok: false, error: { code: 'too-many' } });
  expect(await intend(mine, { id: intentId(), do: 'concede' })).toMatchObject({ ok: true });
  await own.end();
});
