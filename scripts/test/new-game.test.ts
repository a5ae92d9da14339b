/** A game added without a line elsewhere: the copy of Petteia gets its window declined, its plan played, its data stored and shown. */
import type { PlanStep, SeatMessage } from '@stoa/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../server/src/games.ts';
import { type Client, intentId, isSeat } from '../../server/test/support/client.ts';
import { twoAtATable } from '../../server/test/support/petteia.ts';
import { startServer, type TestServer } from '../../server/test/support/server.ts';
import { factsOf, onlyDecline, packIn, withPack } from '../../web/src/games/facts.ts';
import { namedGames } from '../lib/named-games.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { copied } from './copied-game.ts';
import { repository } from './fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ games: new Map([[copied.id, copied]]) });
});
afterAll(() => server.end());

const look = async (client: Client, table: string): Promise<SeatMessage> =>
  (await client.call('GET /api/tables/:table/look', { table })).message as SeatMessage;

test('server: its window is declined beforehand, its plan is played, its data is kept once', async () => {
  const deck = { title: 'mine', cards: [1, 2, 3] };
  const { table, clients } = await twoAtATable(server.url, { game: copied.id, options: { deck } });
  const { games } = await clients[0].call('GET /api/games');
  expect(games.find(({ id }) => id === copied.id)).toMatchObject({ windows: ['salute'], options: { deck: { kind: 'data' } } });

  const { table: info } = await clients[1].call('GET /api/tables/:table', { table });
  expect((info.options as { deck: string }).deck).toMatch(/^[0-9a-f]{64}$/);
  expect(await clients[1].call('GET /api/tables/:table/data/:option', { table, option: 'deck' })).toEqual({ value: deck });

  // The second player is away: the window is to be declined, and the reply is planned.
  await clients[1].call('PUT /api/tables/:table/auto-decline', { table }, { windows: ['salute'] });
  const step: PlanStep = { room: 'move', take: 'all', actions: [{ do: 'move', from: 'a8', to: 'a7' }] };
  await clients[1].call('PUT /api/tables/:table/plan', { table }, { replaces: null, steps: [step] });

  const line = await clients[0].socket();
  await line.attach(table);
  const { decision } = await look(clients[0], table);
  const moved = await line.intend(table, { id: intentId(), do: 'play', decision, actions: [{ do: 'move', from: 'a1', to: 'a2' }] });
  expect(moved).toMatchObject({ ok: true });
  const { message } = await line.until((m): m is Extract<typeof m, { t: 'seat' }> => isSeat(m) && m.message.decision !== null, 40_000);
  const told = line.seatMessages().flatMap(({ events }) => events.map(event => (event as { e: string }).e));
  expect(told).toEqual(expect.arrayContaining(['passed']));
  expect(told.filter(e => e === 'moved')).toHaveLength(2);
  expect(message.room).toBe('salute');
  await line.close();
});

test('web: its question is shown everywhere, its decline found, its data put into the options and found there', () => {
  const facts = factsOf(copied);
  expect(facts).toEqual({ asksPlayers: true, declines: { salute: { do: 'pass' } }, packOption: 'deck' });
  expect(onlyDecline(facts, { room: 'salute', actions: [{ do: 'pass' }] })).toEqual({ do: 'pass' });
  expect(onlyDecline(facts, { room: 'salute', actions: [{ do: 'pass' }, { do: 'salute' }] })).toBeUndefined();
  expect(onlyDecline(facts, { room: 'move', actions: [{ do: 'pass' }] })).toBeUndefined();
  expect(withPack(facts, { quick: true }, { title: 'mine' })).toEqual({ quick: true, deck: { title: 'mine' } });
  expect(packIn(facts, { deck: 'a hash' })).toBe('a hash');
  const plain = factsOf({ rooms: {}, optionSpec: {} });
  expect([packIn(plain, { deck: 'a hash' }), withPack(plain, {}, { title: 'mine' })]).toEqual([null, {}]);
});

const games = [...GAMES.values()].map(({ id, rooms }) => ({ id, rooms: Object.keys(rooms) }));

test('server, protocol, web/online and web/packs name no game and no room', () => {
  const folders = ['server/src', 'protocol/src', 'web/src/online', 'web/src/packs'];
  expect(namedGames(ROOT, folders, games, ['server/src/games.ts'])).toEqual([]);
});

test.each([
  ["const a = 'perikles';", ['perikles']],
  ["import { texts } from '@stoa/parthenon/text';", ['@stoa/parthenon/text']],
  ["const isWindow = (room: string) => room.startsWith('window-');", ['window-']],
  ["const b = message.room === 'commit';", ['commit']],
  ["const c = game.room(state) !== 'battle-special';", ['battle-special']],
  ["const d = intent.do === 'propose'; // perikles", []],
])('found: %s', (line, literals) => {
  const root = repository({ 'a/src/one.ts': line });
  expect(namedGames(root, ['a/src'], games)).toEqual(literals.map(literal => `a/src/one.ts:1  ${literal}`));
});
