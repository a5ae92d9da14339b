/** Bots as seats: they play through their chair in a worker, and the site answers while they think. */

import { makeHeader, openTable, seededDraws } from '@stoa/engine';
import type { SeatMessage } from '@stoa/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { USUAL_LIMITS } from '../src/limits.ts';
import { workerPools } from '../src/workers/pools.ts';
import { type Client, guest, intentId, isSeat, type Line } from './support/client.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const againstBot = async (url: string, bot: string): Promise<{ client: Client; line: Line; table: string; start: SeatMessage }> => {
  const client = await guest(url);
  const { table } = await client.call('POST /api/tables', {}, { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'bot', bot }] });
  const line = await client.socket();
  return { client, line, table: table.table, start: (await line.attach(table.table)).message as SeatMessage };
};

test('a person plays a bot: each move is answered by one of the bot', async () => {
  const { line, table, start } = await againstBot(server.url, 'novice');
  expect(start.chairs).toEqual(['human', 'bot']);
  let seen = start;
  for (let move = 0; move < 8 && seen.decision !== null; move++) {
    await line.intend(table, { id: intentId(), do: 'play', decision: seen.decision, actions: [seen.actions[0]] });
    do seen = (await line.until(isSeat)).message;
    while (seen.decision === null && seen.outcome === null);
  }
  expect(seen.cursor).toBe(start.cursor + 16);
  await line.close();
});

test('bots left to themselves play on, also after a restart', async () => {
  const own = await startServer();
  const client = await guest(own.url);
  const { table } = await client.call(
    'POST /api/tables',
    {},
    {
      game: 'petteia',
      seats: [
        { kind: 'bot', bot: 'random' },
        { kind: 'bot', bot: 'random' },
      ],
    },
  );
  const line = await client.socket();
  await line.attach(table.table);
  for (let i = 0; i < 5; i++) await line.until(isSeat);
  const reborn = await own.restart();
  const look = async () => {
    const response = await fetch(`${reborn.url}/api/tables/${table.table}/look`, { headers: { cookie: client.cookie } });
    return ((await response.json()) as { message: SeatMessage }).message.cursor;
  };
  const before = await look();
  expect(before).toBeGreaterThan(5);
  const end = Date.now() + 15_000;
  while ((await look()) < before + 3) {
    if (Date.now() > end) throw new Error('the bots did not go on');
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  await reborn.end();
});

test('the site answers while a bot thinks hard', async () => {
  const lines = await Promise.all([1, 2, 3].map(() => againstBot(server.url, 'strategos')));
  for (const { line, table, start } of lines)
    await line.intend(table, { id: intentId(), do: 'play', decision: start.decision, actions: [start.actions[0]] });
  let worst = 0;
  let asked = 0;
  const thinking = Promise.all(
    lines.map(({ line }) => line.until((m): m is Extract<typeof m, { t: 'seat' }> => isSeat(m) && m.message.decision !== null, 60_000)),
  );
  let done = false;
  void thinking.then(() => {
    done = true;
  });
  while (!done) {
    const at = performance.now();
    await fetch(`${server.url}/healthz`);
    worst = Math.max(worst, performance.now() - at);
    asked++;
  }
  await thinking;
  // Three searches of seconds each on the main thread would leave no answer in between.
  expect(asked).toBeGreaterThan(20);
  for (const { line } of lines) await line.close();
});

test('what reaches the worker is a table the bot cannot tell from the real one, never the real one', async () => {
  const game = GAMES.get('petteia');
  if (!game) throw new Error('no petteia');
  let determinized = 0;
  const watched = {
    ...game,
    determinize: (...args: Parameters<typeof game.determinize>) => {
      determinized++;
      return game.determinize(...args);
    },
  };
  const pool = workerPools(USUAL_LIMITS);
  const table = openTable(watched, makeHeader(watched, 2, {}), seededDraws('x'));
  const action = await pool.think(table, 0, 'novice', { account: 'a', address: undefined }, (_bot, error) => {
    throw error;
  });
  expect(determinized).toBe(1);
  expect(game.why(table.state, 0, action)).toBeUndefined();
  await pool.close();
});

test('a bot that breaks or overruns is stopped, reported and replaced by the next weaker one, and the game goes on', async () => {
  const game = GAMES.get('petteia');
  if (!game) throw new Error('no petteia');
  const pool = workerPools(USUAL_LIMITS, new URL('./support/bad-bots.ts', import.meta.url).href, 4000);
  const table = openTable(game, makeHeader(game, 2, {}), seededDraws('x'));
  const payer = { account: 'a', address: undefined };
  const reported: string[] = [];
  const action = await pool.think(table, 0, 'archon', payer, bot => reported.push(bot));
  // On a busy machine a new thread may be late too; then a weaker one has answered.
  expect(reported.slice(0, 2)).toEqual(['archon', 'strategos']);
  expect(game.why(table.state, 0, action)).toBeUndefined();
  // The thread that never answered is gone: another one thinks on.
  expect(game.why(table.state, 0, await pool.think(table, 0, 'novice', payer, () => {}))).toBeUndefined();
  await pool.close();
});
