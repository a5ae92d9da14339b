/** The thorough win chance of Earth & Water: where a seat has something to choose, a small search has its say, which knows what a begun move leads to. */
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, CHANCE, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { type AnyBot, type Chances, loadBots, loadChances, makeBot, observationOf, type SearchBot } from '../src/index.ts';

/** What must be met is met in games that are always the same; the seed of the run looks for what is broken. */
const SAME = 'look-ahead';
const SEED = process.env.STOA_SEED ?? 'another';
const game: AnyGame = earthWater;

const load = async () => {
  const [set, chances] = [await loadBots(game), await loadChances(game)];
  if (set === undefined || chances === undefined) throw new Error(`no chances of ${game.id}`);
  return { mind: set.mind, chances };
};
const legalOf = (s: unknown): Action[] => {
  const legal: Action[] = [];
  game.actions(s, game.actors(s)[0]!, legal);
  return legal;
};
/** Positions of a game by the policy. */
const positionsOf = async (seed: string): Promise<unknown[]> => {
  const { mind } = await load();
  const rng = sfc32(seed);
  const met: unknown[] = [];
  const s = game.setup(2, game.parseOptions({}), game.rules);
  while (game.outcome(s) === undefined) {
    met.push(game.clone(s));
    const actor = game.actors(s)[0]!;
    if (actor === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    const legal = legalOf(s);
    game.apply(s, actor, legal[mind.policy?.rollout?.(s, actor, legal, rng, actor) ?? rng.int(legal.length)]!);
  }
  return met;
};
const quickOf = ({ quick }: Chances, s: unknown): number[] => {
  const out: number[] = [];
  quick(s, out);
  return out;
};
const isSearch = (bot: AnyBot): bot is SearchBot<unknown, Action, unknown> => 'search' in bot;
const isChance = (s: unknown): boolean => game.actors(s)[0] === CHANCE;
const isChoice = (s: unknown): boolean => !isChance(s) && legalOf(s).length > 1;
const some = <T>(list: readonly T[], parts: number): T[] =>
  Array.from({ length: parts }, (_, i) => list[Math.floor((i * list.length) / parts)]!);

test('where chance or a single move comes next it is the quick chance; elsewhere it differs, adds up, is the same each time and leaves the position as it was', async () => {
  const { chances } = await load();
  const positions = await positionsOf(`${SAME}/same`);
  const forced = positions.filter(s => isChance(s) || legalOf(s).length === 1);
  const chosen = positions.filter(isChoice);
  expect(forced.length).toBeGreaterThan(10);
  expect(chosen.length).toBeGreaterThan(30);
  for (const s of some(forced, 6)) expect(chances.among([s])).toEqual(quickOf(chances, s));
  let other = 0;
  for (const s of some(chosen, 12)) {
    const before = JSON.stringify(s);
    const said = chances.among([s]);
    if (Math.abs(said[0]! - quickOf(chances, s)[0]!) > 1e-6) other++;
    expect(said[0]! + said[1]!).toBeCloseTo(1, 9);
    expect(chances.among([s])).toEqual(said);
    expect(JSON.stringify(s)).toBe(before);
  }
  expect(other).toBeGreaterThan(8);
});

test('the thorough chance of a seat rests on what it may know', async () => {
  const { chances } = await load();
  const deal = sfc32(`${SEED}/deal`);
  for (const s of some((await positionsOf(`${SEED}/hidden`)).filter(isChoice), 6))
    for (let seat = 0; seat < 2; seat++)
      expect(chances.seenBy(game.determinize(s, seat, deal), seat, 3)).toEqual(chances.seenBy(s, seat, 3));
});

test('it is nearer than the quick chance to what a longer search finds', async () => {
  const { chances } = await load();
  const bot = await makeBot(game, 'archon');
  if (!isSearch(bot)) throw new Error('the archon does not search');
  let [quickError, thoroughError] = [0, 0];
  const positions = [];
  for (const seed of ['a', 'b', 'c', 'd']) positions.push(...some((await positionsOf(`${SAME}/longer/${seed}`)).filter(isChoice), 12));
  for (const s of positions) {
    const seat = game.actors(s)[0]!;
    const observation = { ...observationOf(game, s, seat), sample: () => game.clone(s) };
    const found = bot.search(observation, { nodes: 1000 }, sfc32(`${SAME}/longer`)).moves[0]!.value;
    quickError += (quickOf(chances, s)[seat]! - found) ** 2;
    thoroughError += (chances.among([s])[seat]! - found) ** 2;
  }
  expect(thoroughError).toBeLessThan(quickError);
});
