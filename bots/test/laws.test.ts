/** The laws on games of bots: what a good player does often, random play may never do. */
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, CHANCE, type FastRng } from '@stoa/engine';
import { type BrokenPromise, checkLaws, describeBroken, type LawOptions } from '@stoa/engine/laws';
import { randomStep, type Step } from '@stoa/engine/testing';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { type AnyBot, type BotName, makeBot, observe } from '../src/index.ts';

const SEED = process.env.STOA_SEED ?? String(Date.now());
const GAMES = Number(process.env.STOA_LAW_GAMES ?? 1);
const IS_LONG = GAMES > 1;

/** The bot in every seat that must act; now and then a random step, so that no two games are alike and asides are used too. */
const playedBy =
  (game: AnyGame, bot: AnyBot, nodes: number) =>
  (s: unknown, rng: FastRng): Step<Action> | undefined => {
    const [by] = game.actors(s);
    if (by === undefined || by === CHANCE || rng.int(12) === 0) return randomStep(game, s, rng);
    const seen = observe(game, s, by, rng);
    return seen.legal.length === 0 ? randomStep(game, s, rng) : { by, action: bot.choose(seen, { nodes }, rng) };
  };

const lawsOf = async (game: AnyGame, name: BotName, nodes: number, how: Partial<LawOptions>): Promise<readonly BrokenPromise[]> => {
  const choose = playedBy(game, await makeBot(game, name), nodes);
  return checkLaws(game, { seed: SEED, games: GAMES, density: 0.01, every: 4, twins: 0, tables: 0, ...how, choose }).broken;
};
const first = (broken: readonly BrokenPromise[]): string => broken.map(describeBroken)[0] ?? '';

describe(`games of bots keep every law (seed ${SEED})`, () => {
  const keeps = (game: unknown, name: BotName, nodes: number, how: Partial<LawOptions>) => async () => {
    const broken = await lawsOf(game as AnyGame, name, nodes, how);
    expect(broken.length, first(broken)).toBe(0);
  };
  test('Earth & Water, greedy', keeps(earthWater, 'greedy', 1, { games: 3 * GAMES }));
  test('Earth & Water, searching a little', keeps(earthWater, 'strategos', 20, { games: 2 * GAMES }));
  test('Perikles, greedy', keeps(perikles, 'greedy', 1, { seats: [3], every: 16 }));
  /** A game takes half a minute: in the long run only. */
  test.runIf(IS_LONG)('Parthenon, greedy', keeps(parthenon, 'greedy', 1, { seats: [3], density: 0.001, every: 16 }));
});
