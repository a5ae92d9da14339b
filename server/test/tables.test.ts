/** Around the table: making one, invitations, the open list, leaving, seating by lot, chat. */
import { seating } from '@stoa/fair';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { type Client, guest, intentId, isChat, isSeat, isTable, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let time = 1_800_000_000_000;
beforeAll(async () => {
  server = await startServer({ now: () => time });
});
afterAll(() => server.end());

const OPEN_SEATS = { game: 'petteia', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
const create = async (client: Client, settings: object = {}) =>
  (await client.call('POST /api/tables', {}, { ...OPEN_SEATS, ...settings })).table;

test('the games that can be played are listed with seats and bots', async () => {
  const { games } = await (await guest(server.url)).call('GET /api/games');
  expect(games.find(game => game.id === 'petteia')).toMatchObject({ seats: [2, 2], rules: 1, bots: expect.arrayContaining(['random']) });
});

describe('refused when made wrong', () => {
  const wrong: [string, object, number][] = [
    ['no such game', { game: 'chess' }, 404],
    ['too few seats', { seats: [{ kind: 'me' }] }, 400],
    ['twice at one table', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 400],
    ['a bot nobody has', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'oracle' }] }, 404],
    ['an option nobody knows', { options: { cheat: true } }, 422],
    ['a clock of no time', { clock: { kind: 'live', bank: 0, gain: 0 } }, 400],
  ];
  test.each(wrong)('%s', async (_name, change, status) => {
    const client = await guest(server.url);
    expect((await client.raw('POST', '/api/tables', { ...OPEN_SEATS, ...change })).status).toBe(status);
    expect((await client.call('GET /api/me/tables')).tables).toEqual([]);
  });
});

describe('an invitation', () => {
  test('seats a friend in one touch, and following it again leads back', async () => {
    const [host, friend] = [await guest(server.url), await guest(server.url)];
    const table = await create(host);
    const { token } = await host.call('POST /api/tables/:table/invitations', { table: table.table }, { uses: 1 });
    await host.call('PATCH /api/me', {}, { name: 'Ada' });
    const read = { table: { table: table.table, state: 'waiting', me: null }, seat: null, invitedBy: 'Ada' };
    expect((await makeClient(server.url).raw('POST', '/api/invitations/read', { token })).body).toMatchObject(read);
    const joined = await friend.call('POST /api/invitations/accept', {}, { token });
    expect(joined.table).toMatchObject({ table: table.table, me: 1, state: 'playing' });
    expect((await friend.call('POST /api/invitations/accept', {}, { token })).table.me).toBe(1);
    const late = await guest(server.url);
    expect(await late.raw('POST', '/api/invitations/accept', { token })).toEqual({ status: 410, body: { error: { code: 'gone' } } });
    expect((await late.raw('POST', '/api/invitations/read', { token })).status).toBe(410);
    expect((await friend.raw('POST', '/api/invitations/read', { token })).status).toBe(200);
  });

  test('followed twice at once is used once', async () => {
    const [host, friend, other] = [await guest(server.url), await guest(server.url), await guest(server.url)];
    const { table } = await create(host, { game: 'parthenon', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const { token } = await host.call('POST /api/tables/:table/invitations', { table }, { uses: 2 });
    const both = await Promise.all([1, 2, 3].map(() => friend.call('POST /api/invitations/accept', {}, { token })));
    expect(new Set(both.map(({ table: joined }) => joined.me)).size).toBe(1);
    expect((await other.call('POST /api/invitations/accept', {}, { token })).table.state).toBe('playing');
  });

  test('can be revoked and runs out', async () => {
    const host = await guest(server.url);
    const { table } = await create(host);
    const revoked = await host.call('POST /api/tables/:table/invitations', { table }, {});
    const short = await host.call('POST /api/tables/:table/invitations', { table }, { hours: 1 });
    await host.call('DELETE /api/tables/:table/invitations/:id', { table, id: revoked.invitation.id });
    time += 3_600_000;
    expect((await host.call('GET /api/tables/:table/invitations', { table })).invitations).toEqual([]);
    const friend = await guest(server.url);
    for (const { token } of [revoked, short]) expect((await friend.raw('POST', '/api/invitations/accept', { token })).status).toBe(410);
  });

  test('for a seat that is taken meanwhile is not used up', async () => {
    const host = await guest(server.url);
    const { table } = await create(host, { seats: [{ kind: 'open' }, { kind: 'me' }] });
    const { token } = await host.call('POST /api/tables/:table/invitations', { table }, { seat: 1, uses: 1 });
    const friend = await guest(server.url);
    expect((await friend.raw('POST', '/api/invitations/accept', { token })).status).toBe(409);
    expect((await host.call('GET /api/tables/:table/invitations', { table })).invitations[0]?.usesLeft).toBe(1);
  });

  test('a token that was never given out opens nothing', async () => {
    const client = await guest(server.url);
    expect((await client.raw('POST', '/api/invitations/accept', { token: 'A'.repeat(43) })).status).toBe(410);
  });
});

test('finding 30: an account that makes many open tables hides nobody else’s', async () => {
  const open = { game: 'petteia', visibility: 'open' as const, seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
  const [quiet, loud] = [await guest(server.url), await guest(server.url)];
  const { table } = (await quiet.call('POST /api/tables', {}, open)).table;
  const made: string[] = [];
  for (let i = 0; i < 100; i++) made.push((await loud.call('POST /api/tables', {}, open)).table.table);
  const listed = (await quiet.call('GET /api/tables')).tables.map(info => info.table);
  expect(listed).toContain(table);
  expect(listed.filter(id => made.includes(id))).toHaveLength(2);
  for (const id of made) await loud.call('POST /api/tables/:table/leave', { table: id });
  await quiet.call('POST /api/tables/:table/leave', { table });
});

test('open tables are listed until they are full; private ones never', async () => {
  const host = await guest(server.url);
  await host.call('PATCH /api/me', {}, { name: 'Aspasia' });
  const [open, closed] = [await create(host, { visibility: 'open' }), await create(host)];
  const list = async () => (await (await guest(server.url)).call('GET /api/tables')).tables.map(table => table.table);
  expect(await list()).toContain(open.table);
  expect(await list()).not.toContain(closed.table);
  const friend = await guest(server.url);
  const { table } = await friend.call('POST /api/tables/:table/join', { table: open.table }, {});
  expect(table).toMatchObject({
    me: 1,
    host: false,
    state: 'playing',
    seats: [
      { name: 'Aspasia', me: false },
      { name: null, me: true },
    ],
  });
  expect(await list()).not.toContain(open.table);
  expect((await (await guest(server.url)).raw('POST', `/api/tables/${open.table}/join`, {})).status).toBe(409);
});

test('getting up before the game frees the seat; the last one clears the table away', async () => {
  const [host, friend] = [await guest(server.url), await guest(server.url)];
  const { table } = await create(host, { visibility: 'open', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await host.call('POST /api/tables/:table/leave', { table });
  expect((await friend.raw('GET', `/api/tables/${table}`)).status).toBe(404);
});

describe('leaving a running game', () => {
  test('a bot takes the seat and plays on', async () => {
    const { table, clients } = await twoAtATable(server.url);
    const line = await clients[1].socket();
    await line.attach(table);
    await clients[0].call('POST /api/tables/:table/leave', { table });
    expect((await line.until(isSeat)).message.chairs).toEqual(['bot', 'human']);
    expect((await line.until(isTable)).table.seats[0]).toMatchObject({ kind: 'bot', name: null });
    expect((await line.until(isSeat)).message).toMatchObject({ waiting: [1], events: [{}] });
    expect((await clients[0].raw('GET', `/api/tables/${table}/look`)).status).toBe(200);
    expect(await clients[0].raw('POST', `/api/tables/${table}/intents`, { id: intentId(), do: 'concede' })).toMatchObject({
      body: { ok: false, error: { code: 'forbidden' } },
    });
    await line.close();
  });

  test('or the seat waits for another', async () => {
    const { table, clients } = await twoAtATable(server.url, { visibility: 'open', onLeave: 'replacement' });
    await clients[1].call('POST /api/tables/:table/leave', { table });
    const stranger = await guest(server.url);
    expect((await stranger.call('POST /api/tables/:table/join', { table }, {})).table).toMatchObject({ me: 1, state: 'playing' });
  });

  test('or for him', async () => {
    const { table, clients } = await twoAtATable(server.url, { onLeave: 'wait' });
    await clients[1].call('POST /api/tables/:table/leave', { table });
    expect((await clients[1].call('GET /api/tables/:table', { table })).table.me).toBe(1);
  });
});

test('the host seats a bot instead of waiting, and the game begins', async () => {
  const host = await guest(server.url);
  const { table } = await create(host);
  expect((await host.call('PUT /api/tables/:table/seats/:seat', { table, seat: '1' }, { bot: 'random' })).table).toMatchObject({
    state: 'playing',
    seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
  });
  expect((await host.raw('PUT', `/api/tables/${table}/seats/1`, { bot: null })).status).toBe(403);
});

test('seating by lot is draw 0, from the secret and what the players added, and can be checked', async () => {
  const places = new Set<string>();
  // Until both seatings have come up: forty equal ones in a row would not be a lot.
  for (let i = 0; i < 4 || (places.size < 2 && i < 40); i++) {
    const [host, friend] = [await guest(server.url), await guest(server.url)];
    const { table } = await create(host, { seating: 'random', entropy: 'later' });
    await host.call('POST /api/tables/:table/join', { table }, { entropy: 'ab'.repeat(16) });
    const { token } = await host.call('POST /api/tables/:table/invitations', { table }, {});
    const joined = await friend.call('POST /api/invitations/accept', {}, { token, entropy: 'cd'.repeat(32) });
    const { table: mine } = await host.call('GET /api/tables/:table', { table });
    expect([mine.me, joined.table.me].sort()).toEqual([0, 1]);
    places.add(String(mine.me));
    await host.call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'concede' });
    const { secret, entropies } = await friend.call('GET /api/tables/:table/fairness', { table });
    expect(entropies).toEqual(['ab'.repeat(16), 'cd'.repeat(32)]);
    expect(seating(secret ?? '', table, entropies, 2)).toEqual([mine.me, joined.table.me]);
  }
  expect(places.size).toBe(2);
});

describe('chat', () => {
  test('reaches all at the table once, as it was typed, and is there for those who come later', async () => {
    const { table, clients } = await twoAtATable(server.url);
    await clients[0].call('PATCH /api/me', {}, { name: 'Thais' });
    const lines = [await clients[0].socket(), await clients[1].socket()] as const;
    for (const line of lines) await line.attach(table);
    const say = { id: intentId(), text: '<b>χαῖρε</b> & "ciao"' };
    expect((await lines[0].ask({ t: 'say', table, say })).t).toBe('done');
    expect((await lines[0].ask({ t: 'say', table, say })).t).toBe('done');
    expect((await lines[1].until(isChat)).line).toMatchObject({ n: 1, seat: 0, text: say.text });
    expect((await clients[1].call('GET /api/tables/:table/chat', { table })).lines).toMatchObject([
      { n: 1, name: 'Thais', text: say.text },
    ]);
    expect((await lines[1].attach(table)).chat.length).toBe(1);
    await Promise.all(lines.map(line => line.close()));
  });

  test('is not for spectators, and not for ever', async () => {
    const { table, clients } = await twoAtATable(server.url, { watch: 'anyone' });
    const watcher = await guest(server.url);
    const say = () => ({ id: intentId(), text: 'x' });
    expect((await watcher.raw('POST', `/api/tables/${table}/chat`, say())).status).toBe(403);
    const said = [];
    for (let i = 0; i < 10; i++) said.push((await clients[0].raw('POST', `/api/tables/${table}/chat`, say())).status);
    expect(said.filter(status => status === 200).length).toBe(6);
    expect(said.at(-1)).toBe(429);
    time += 10_000;
    expect((await clients[0].raw('POST', `/api/tables/${table}/chat`, say())).status).toBe(200);
  });
});

test('my tables say whose turn it is and when I last moved; a table says who has it open', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const [first, second] = clients;
  const turn = async (client: Client) => (await client.call('GET /api/me/tables')).tables.find(row => row.table === table)?.turn;
  expect(await turn(first)).toEqual({ waiting: [0], left: null, movedAt: null });
  const line = await first.socket();
  const { message } = await line.attach(table);
  await line.intend(table, { id: intentId(), do: 'play', decision: message?.decision ?? null, actions: [message?.actions[0]] });
  expect(await turn(first)).toEqual({ waiting: [1], left: null, movedAt: time });
  expect(await turn(second)).toEqual({ waiting: [1], left: null, movedAt: null });
  const here = async () => (await second.call('GET /api/tables/:table', { table })).table.seats.map(seat => seat.here);
  expect(await here()).toEqual([true, false]);
  await line.close();
  expect((await second.call('GET /api/tables')).tables.flatMap(row => row.turn ?? [])).toEqual([]);
});

test('who goes and comes back, again and again, is not let in for ever', async () => {
  const own = await startServer({ limits: { changesPerSeat: 4 } });
  const { table, clients } = await twoAtATable(own.url);
  const back = async (): Promise<number> => {
    await clients[1].call('POST /api/tables/:table/leave', { table });
    return (await clients[1].raw('POST', `/api/tables/${table}/join`, {})).status;
  };
  expect([await back(), await back(), await back()]).toEqual([200, 200, 429]);
  await own.end();
});

test('asking to play again, and again, is bounded where it asks others', async () => {
  const { table, clients } = await twoAtATable(server.url);
  let at = table;
  const asked = async (): Promise<number> => {
    const before = at;
    await clients[0].call('POST /api/tables/:table/intents', { table: at }, { id: intentId(), do: 'concede' });
    const { status, body } = await clients[0].raw('POST', `/api/tables/${at}/rematch`);
    if (status !== 200) return status;
    at = (body as { table: { table: string } }).table.table;
    await clients[1].call('POST /api/tables/:table/rematch', { table: before }, {});
    return status;
  };
  for (let again = 0; again < 30; again++) expect(await asked()).toBe(200);
  expect(await asked()).toBe(429);
  // The other one may still want it.
  expect((await clients[1].raw('POST', `/api/tables/${at}/rematch`)).status).toBe(200);
});

test('a table that filled up in the moment its process was killed begins when a player comes', async () => {
  const first = await startServer();
  const [host, friend] = [await guest(first.url), await guest(first.url)];
  const { table } = await create(host, { visibility: 'open' });
  const id = (await friend.call('GET /api/me')).account?.id ?? '';
  await first.close();
  const store = await openStore({ folder: first.data });
  await store.db.updateTable('seats').set({ kind: 'human', account_id: id }).where('table_id', '=', table).where('seat', '=', 1).execute();
  await store.close();
  const again = await startServer({ data: first.data });
  expect((await makeClient(again.url, host.cookie).call('GET /api/tables/:table', { table })).table.state).toBe('playing');
  const line = await makeClient(again.url, friend.cookie).socket();
  expect((await line.attach(table)).message).toMatchObject({ seat: 1, waiting: [0] });
  await line.close();
  await again.end();
});
