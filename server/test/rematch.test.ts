/** Playing again waits for the others and respects blocks; what a maker adds to the dice comes after the commitment. */
import { fairness } from '@stoa/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, guest, intentId } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const concede = (client: Client, table: string) =>
  client.call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'concede' });
const again = (client: Client, table: string, later?: 'later') =>
  client.call('POST /api/tables/:table/rematch', { table }, later ? { entropy: later } : {});
const ENTROPY = ['ab'.repeat(16), 'cd'.repeat(16)];

test('finding 11: a rematch begins when the others sat down, not before', async () => {
  const { table, clients } = await twoAtATable(server.url, { clock: { kind: 'live', bank: 60, gain: 0 } });
  await concede(clients[0], table);
  const made = (await again(clients[0], table)).table;
  expect(made).toMatchObject({ state: 'waiting', me: 1, seats: [{ kind: 'empty' }, { kind: 'human', me: true }] });
  // He was asked, and may say no; a stranger may not come in his place.
  expect((await clients[1].call('GET /api/me/invitations')).invitations).toMatchObject([{ seat: 0, table: { table: made.table } }]);
  expect((await (await guest(server.url)).raw('POST', `/api/tables/${made.table}/join`, {})).status).toBe(404);
  expect((await again(clients[1], table)).table).toMatchObject({ table: made.table, state: 'playing', me: 0 });
});

test('after a game with seats by lot too, each sits one seat further', async () => {
  const { table, clients } = await twoAtATable(server.url, { seating: 'random' });
  const seats = async (at: string) =>
    Promise.all(clients.map(async one => (await one.call('GET /api/tables/:table', { table: at })).table.me));
  let at = table;
  for (let games = 0; games < 4; games++) {
    const before = await seats(at);
    await concede(clients[0], at);
    const made = (await again(clients[0], at)).table.table;
    await again(clients[1], at);
    expect(await seats(made)).toEqual(before.toReversed());
    at = made;
  }
});

test('finding 11: a player who has blocked the asker is not asked, nor is one whom the asker has blocked', async () => {
  for (const [blocker, seat] of [
    [1, '0'],
    [0, '1'],
  ] as const) {
    const { table, clients } = await twoAtATable(server.url);
    await clients[blocker].call('PUT /api/tables/:table/seats/:seat/block', { table, seat }, { blocked: true });
    await concede(clients[0], table);
    const made = (await again(clients[0], table)).table;
    expect(made.seats.map(({ kind }) => kind)).toEqual(['empty', 'human']);
    expect((await clients[1].call('GET /api/me/invitations')).invitations).toEqual([]);
    expect((await clients[1].raw('POST', `/api/tables/${table}/rematch`, {})).status).toBe(403);
    expect((await clients[1].raw('GET', `/api/tables/${made.table}`)).status).toBe(404);
  }
});

test('finding 12: what the maker adds to the dice is said after the commitment was shown, once', async () => {
  const host = await guest(server.url);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }];
  // Before it was shown it is not taken at all.
  expect((await host.raw('POST', '/api/tables', { game: 'petteia', seats, entropy: ENTROPY[0] })).status).toBe(400);
  const { table } = await host.call('POST /api/tables', {}, { game: 'petteia', seats, entropy: 'later' });
  expect(table).toMatchObject({ state: 'waiting', entropyDue: true });
  const said = await host.call('POST /api/tables/:table/join', { table: table.table }, { entropy: ENTROPY[0] ?? '' });
  expect(said.table).toMatchObject({ state: 'playing', entropyDue: false, commitment: table.commitment });
  await host.call('POST /api/tables/:table/join', { table: table.table }, { entropy: ENTROPY[1] ?? '' });
  const facts = await host.call('GET /api/tables/:table/fairness', { table: table.table });
  expect(facts.entropies).toEqual([ENTROPY[0], null]);
  await concede(host, table.table);
  const { secret } = await host.call('GET /api/tables/:table/fairness', { table: table.table });
  expect(fairness.commitment(secret ?? '')).toBe(table.commitment);
});

test('finding 12: so too at a rematch, for each who sits down', async () => {
  const { table, clients } = await twoAtATable(server.url);
  await concede(clients[0], table);
  const seen: string[] = [];
  for (const [i, client] of clients.entries()) {
    const next = (await again(client, table, 'later')).table;
    expect(next).toMatchObject({ state: 'waiting', entropyDue: true });
    seen.push(next.commitment);
    await client.call('POST /api/tables/:table/join', { table: next.table }, { entropy: ENTROPY[i] ?? '' });
    const facts = await client.call('GET /api/tables/:table/fairness', { table: next.table });
    expect(facts.entropies.at(1 - i)).toBe(ENTROPY[i]);
    if (i === 1) expect((await client.call('GET /api/tables/:table', { table: next.table })).table.state).toBe('playing');
  }
  expect(seen[0]).toBe(seen[1]);
});
