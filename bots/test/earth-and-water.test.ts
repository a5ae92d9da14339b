/** Bots at Earth & Water: stronger ones win, and what is hidden from a observation does not move its choice. */
import { type EwAction, type EwState, earthWater } from '@stoa/earth-and-water';
import { type Action, anyGame, CHANCE, count, sfc32 } from '@stoa/engine';
import { describe, expect, test } from 'vitest';
import { earthWaterMind } from '../src/earth-and-water/mind.ts';
import { network } from '../src/earth-and-water/network.ts';
import {
  type AnyBot,
  type BotName,
  greedyBot,
  makeBot,
  makeLookahead,
  moveValues,
  observe,
  playMatch,
  type SearchBot,
  searchBot,
  winModel,
} from '../src/index.ts';

const game = anyGame(earthWater);
const start = () => game.setup(2, { persianFleetCost: 2 }, game.rules);
const style = { name: 'search', nodes: 40, exploration: 1, widen: 1, ripe: 2, steadiness: 1 };

const winShare = async (a: () => Promise<AnyBot>, b: () => Promise<AnyBot>, games: number): Promise<number> => {
  let wins = 0;
  for (let g = 0; g < games; g++) {
    const bots = g % 2 === 0 ? [await a(), await b()] : [await b(), await a()];
    const rngs = [sfc32(`seat 0 of ${g}`), sfc32(`seat 1 of ${g}`)];
    const { outcome } = await playMatch(
      game,
      { start: start(), bots, budget: { nodes: 40 }, dice: sfc32(`dice ${g >> 1}`), botRng: rngs },
      { limit: 5000, now: () => 0 },
    );
    wins += outcome.places[0] === outcome.places[1] ? 0.5 : outcome.places[g % 2] === 1 ? 1 : 0;
  }
  return wins / games;
};
const named = (name: BotName) => () => makeBot(game, name);

/** Positions of a random game where a seat has a real choice. */
const positions = (seed: string, every: number): { readonly s: EwState; readonly seat: number }[] => {
  const rng = sfc32(seed);
  const s = earthWater.setup(2, { persianFleetCost: 2 }, earthWater.rules);
  const found: { s: EwState; seat: number }[] = [];
  for (let n = 0; earthWater.outcome(s) === undefined; n++) {
    const actor = earthWater.actors(s)[0]!;
    if (actor === CHANCE) {
      earthWater.apply(s, CHANCE, earthWater.sample(s, rng));
      continue;
    }
    const legal: EwAction[] = [];
    earthWater.actions(s, actor, legal);
    if (legal.length > 1 && n % every === 0) found.push({ s: earthWater.clone(s), seat: actor });
    earthWater.apply(s, actor, legal[rng.int(legal.length)]!);
  }
  return found;
};

describe('Earth & Water bots', () => {
  test('greedy beats random, search beats greedy', async () => {
    expect(await winShare(named('greedy'), named('random'), 8)).toBeGreaterThanOrEqual(0.7);
    expect(await winShare(named('citizen'), named('greedy'), 6)).toBeGreaterThan(0.5);
  });

  test('another table behind the same observation gives the same choice', () => {
    for (const { s, seat } of positions('hidden', 9)) {
      const other = earthWater.determinize(s, seat, sfc32('another table'));
      const choose = (table: EwState) =>
        searchBot(earthWater, earthWaterMind, style).choose(observe(earthWater, table, seat, sfc32('observation')), {}, sfc32('same'));
      expect(choose(other)).toEqual(choose(s));
    }
  });

  /** With weights cut out of a fit of all terms the novice passed with four cards or more in 53 of 143 turns of six such games. */
  test.each(['novice', 'citizen'] as const)('a %s does not pass with a full hand', async level => {
    let turns = 0;
    let passes = 0;
    for (let g = 0; g < 3; g++) {
      const bots = [await makeBot(game, level), await makeBot(game, level)];
      const rngs = [sfc32(`full hand ${g} 0`), sfc32(`full hand ${g} 1`)];
      const s = earthWater.setup(2, { persianFleetCost: 2 }, earthWater.rules);
      const dice = sfc32(`full hand ${g}`);
      while (earthWater.outcome(s) === undefined) {
        const actor = earthWater.actors(s)[0]!;
        if (actor === CHANCE) {
          earthWater.apply(s, CHANCE, earthWater.sample(s, dice));
          continue;
        }
        const rng = rngs[actor]!;
        const action = bots[actor]!.choose(observe(game, s, actor, rng), {}, rng) as EwAction;
        if (earthWater.room(s) === 'operations' && count(s.hands[actor]!) >= 4) {
          turns++;
          if (action.do === 'pass') passes++;
        }
        earthWater.apply(s, actor, action);
      }
    }
    expect(turns).toBeGreaterThan(20);
    expect(passes / turns).toBeLessThan(0.05);
  });

  test('greed never takes a move that its own evaluation calls far worse than its best', () => {
    const look = makeLookahead(earthWater, earthWaterMind);
    const greedy = greedyBot(earthWater, earthWaterMind, { name: 'greedy', samples: 1, slack: 0.02 });
    for (const { s, seat } of positions('greedy', 5)) {
      const observation = observe(earthWater, s, seat, sfc32('observation'));
      const values = moveValues(look, observation, { moves: observation.legal, samples: 1, rng: sfc32('think'), isOver: () => false });
      const choice = greedy.choose(observation, {}, sfc32('think'));
      expect(values[observation.legal.indexOf(choice)]).toBeGreaterThanOrEqual(Math.max(...values) - 0.02);
    }
  });

  test('the evaluation is a chance for each seat, and says what it is made of', () => {
    const judge = winModel(earthWaterMind);
    for (const { s, seat } of positions('terms', 7)) {
      const chances: number[] = [];
      judge.chances(s, chances);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(chances.every(c => c > 0 && c < 1)).toBe(true);
      expect(Object.values(judge.explain(s, seat)).every(Number.isFinite)).toBe(true);
    }
  });

  test('strategos and archon explore a quarter of what novice and citizen do', async () => {
    const isSearch = (bot: AnyBot): bot is SearchBot<unknown, Action, unknown> => 'search' in bot;
    const { s, seat } = positions('explores', 7)[3]!;
    const seen = observe(game, s, seat, sfc32('seen'));
    const valuesOf = (bot: AnyBot): number[] =>
      isSearch(bot) ? bot.search(seen, { nodes: 300 }, sfc32('think')).moves.map(({ value }) => value) : [];
    const still = { ...earthWaterMind.horizon, rolloutLength: 0 };
    const learned = { ...earthWaterMind, learned: network.deep, horizon: still };
    const explored = (exploration: number, halves: boolean): number[] =>
      valuesOf(searchBot(earthWater, learned, { ...style, halves, exploration }) as AnyBot);
    // A strategos draws its move by its value, so its root is not halved.
    for (const [level, halves] of [['strategos', false] as const, ['archon', true] as const]) {
      expect(valuesOf(await makeBot(game, level))).toEqual(explored(0.25, halves));
      expect(explored(1, halves)).not.toEqual(explored(0.25, halves));
    }
  });
});
