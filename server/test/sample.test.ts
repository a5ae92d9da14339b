/** The sample a seat may look ahead with: the same to its eyes, drawn anew where it cannot see, and only for those who sit there. */
import type { AnyGame } from '@stoa/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { type Client, guest } from './support/client.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

test('a sample shows the seat what it sees, and tells nothing of the rest', async () => {
  const game = GAMES.get('earth-and-water') as AnyGame;
  const [host, friend, stranger] = [await guest(server.url), await guest(server.url), await guest(server.url)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = (await host.call('POST /api/tables', {}, { game: game.id, seats, visibility: 'open' })).table;
  expect((await host.raw('GET', `/api/tables/${table}/sample`)).status).toBe(409);
  await friend.call('POST /api/tables/:table/join', { table }, {});

  // Both sides buy what they can, until each has a hand to hide; later it may be empty or shown.
  const clients: readonly Client[] = [host, friend];
  const bothHold = ({ view }: { readonly view: unknown }): boolean =>
    (view as { readonly handSizes: readonly number[] }).handSizes.every(size => size > 1);
  for (let step = 0, ready = false; step < 12 && !ready; step++)
    for (const client of clients) {
      const { message } = await client.call('GET /api/tables/:table/look', { table });
      ready ||= message !== null && bothHold(message);
      if (ready || message === null || message.decision === null) continue;
      const intent = { id: `sample-${step}-${message.seat}-${message.decision}`, do: 'play' as const, decision: message.decision };
      await client.call('POST /api/tables/:table/intents', { table }, { ...intent, actions: [message.actions[0]] });
    }

  for (const client of clients) {
    const { message } = await client.call('GET /api/tables/:table/look', { table });
    const hands = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { seat, state } = await client.call('GET /api/tables/:table/sample', { table });
      expect(game.view(state, seat)).toEqual(message?.view);
      hands.add(JSON.stringify(game.view(state, 1 - seat)));
    }
    expect(hands.size).toBeGreaterThan(1);
  }
  expect((await stranger.raw('GET', `/api/tables/${table}/sample`)).status).toBe(403);
});
