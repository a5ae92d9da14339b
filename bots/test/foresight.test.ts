/**
 * What the readings foretell in games of bots: good players meet other positions than random play. Random seeds look for broken
 * promises; what must have been met is met on a fixed seed.
 */
import { earthWater } from '@stoa/earth-and-water';
import { foresight as earthWaterForesight } from '@stoa/earth-and-water/reading';
import { type Action, type AnyGame, anyGame, CHANCE, type FastRng } from '@stoa/engine';
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

const FIXED = 'met';

test.each([SEED, FIXED])('Earth & Water, greedy (seed %s)', async seed => {
  const choose = await greedyIn(anyGame(earthWater));
  const { broken, kept } = checkForesight(earthWater, earthWaterForesight, { seed, games: 2, seats: 2, choose });
  expect(broken[0]).toBeUndefined();
  if (seed === FIXED) expect(kept['land-move']).toBeGreaterThan(20);
});

test.each([SEED, FIXED])('Perikles, greedy (seed %s)', async seed => {
  const choose = await greedyIn(anyGame(perikles));
  const { broken, kept } = checkForesight(perikles, periklesForesight, { seed, games: 1, seats: 3, every: 8, choose });
  expect(broken[0]).toBeUndefined();
  if (seed === FIXED) expect(kept['take-influence-tile']).toBeGreaterThan(5);
});
