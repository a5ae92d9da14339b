/** What the readings foretell in games of bots: good players meet other positions than random play. */
import { earthWater } from '@stoa/earth-and-water';
import { foresight as earthWaterForesight } from '@stoa/earth-and-water/reading';
import { type Action, type AnyGame, CHANCE, type FastRng } from '@stoa/engine';
import { checkForesight } from '@stoa/engine/laws';
import { randomStep, type Step } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { foresight as periklesForesight } from '@stoa/perikles/reading';
import { expect, test } from 'vitest';
import { makeBot, observe } from '../src/index.ts';

const SEED = process.env.STOA_SEED ?? String(Date.now());

const greedyIn = async (game: AnyGame) => {
  const bot = await makeBot(game, 'greedy');
  return (s: unknown, rng: FastRng): Step<Action> | undefined => {
    const [by] = game.actors(s);
    if (by === undefined || by === CHANCE || rng.int(12) === 0) return randomStep(game, s, rng);
    return { by, action: bot.choose(observe(game, s, by, rng), { nodes: 1 }, rng) };
  };
};

test(`Earth & Water, greedy (seed ${SEED})`, async () => {
  const choose = await greedyIn(earthWater as AnyGame);
  const { broken, kept } = checkForesight(earthWater, earthWaterForesight, { seed: SEED, games: 4, seats: 2, choose });
  expect(broken[0]).toBeUndefined();
  expect(kept['land-move']).toBeGreaterThan(20);
});

test(`Perikles, greedy (seed ${SEED})`, async () => {
  const choose = await greedyIn(perikles as AnyGame);
  const { broken, kept } = checkForesight(perikles, periklesForesight, { seed: SEED, games: 1, seats: 3, every: 4, choose });
  expect(broken[0]).toBeUndefined();
  expect(kept['take-influence-tile']).toBeGreaterThan(5);
});
