/** The browser's bots: one that throws and one that never answers are stopped with their worker, and the next weaker one plays. */
import { type BotName, makeBot, observationOf } from '@stoa/bots';
import { makeHeader, openTable, seededDraws, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import type { BotQuestion } from '../src/worker/bot-worker.ts';
import { asking, type Thinker } from '../src/worker/bots.ts';
import { loadGame } from '../src/worker/games.ts';

const game = await loadGame('petteia');

/** A worker in which the archon throws and the strategos never answers; the others are the real ones. */
const badWorker = (ended: () => void): Thinker => {
  const worker: Thinker = {
    onmessage: null,
    onerror: null,
    async postMessage({ bot, seat, state, seed }: BotQuestion) {
      if (bot === 'strategos') return;
      const data =
        bot === 'archon'
          ? { error: 'broken' }
          : { action: (await makeBot(game, bot)).choose(observationOf(game, state, seat), { nodes: 5 }, sfc32(seed)) };
      worker.onmessage?.({ data } as MessageEvent);
    },
    terminate: ended,
  };
  return worker;
};

test('a bot that breaks or overruns is stopped, reported and replaced by the next weaker one, and the game goes on', async () => {
  const reported: [BotName, string][] = [];
  let spawned = 0;
  let ended = 0;
  const move = asking(
    () => {
      spawned++;
      return badWorker(() => ended++);
    },
    (bot, error) => reported.push([bot, (error as Error).message]),
    500,
  );
  const table = openTable(game, makeHeader(game, 2, {}), seededDraws('x'));
  // The first one fetches the game's bots, which may take longer than a thought.
  await makeBot(game, 'citizen');
  const action = await move(table, 0, 'archon', 'seed');
  expect(game.why(table.state, 0, action)).toBeUndefined();
  expect(reported).toEqual([
    ['archon', 'broken'],
    ['strategos', 'overrun'],
  ]);
  expect([spawned, ended]).toEqual([3, 2]);
  // The worker that answered serves the next question too.
  await move(table, 0, 'citizen', 'seed');
  expect([spawned, ended]).toEqual([3, 2]);
});
