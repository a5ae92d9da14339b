/** How a game went: chances at settled positions, the outcome at the end, the greatest swings with what happened. */
import { loadChances } from '@stoa/bots';
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, anyGame, CHANCE, type GameEvent, type Outcome, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { lineOf, samplesOf, spread, xOf, yOf } from '../src/table/end/curve-lines.ts';
import { type CurveChances, curveOf, type PlayedGame } from '../src/worker/curve.ts';

const game = anyGame(earthWater);
const played = (seed: string): PlayedGame => {
  const rng = sfc32(seed);
  const states: unknown[] = [game.setup(2, game.parseOptions({}), game.rules)];
  const happened: GameEvent[][] = [[]];
  for (;;) {
    const s = game.clone(states.at(-1));
    const outcome = game.outcome(s);
    if (outcome !== undefined) return { game, states, happened, outcome };
    const actor = game.actors(s)[0]!;
    const legal: Action[] = [];
    if (actor !== CHANCE) game.actions(s, actor, legal);
    const events: GameEvent[] = [];
    const action = actor === CHANCE ? game.sample(s, rng) : legal[rng.int(legal.length)]!;
    game.apply(s, actor, action, e => events.push(e));
    states.push(s);
    happened.push(events);
  }
};

test('Earth & Water: from the first position to the outcome, every point adds up to one', async () => {
  const one = played('a curve 3');
  const chances = await loadChances(game);
  if (chances === undefined) throw new Error('no bots');
  const { points, swings } = curveOf(one, chances);
  expect(points[0]?.n).toBe(0);
  expect(points.at(-1)?.n).toBe(one.states.length - 1);
  expect(points.at(-1)?.chances.map(chance => chance > 0)).toEqual(one.outcome.places.map(place => place === 1));
  for (const { n, chances: at } of points) {
    expect(at.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
    if (n < one.states.length - 1) expect(game.actors(one.states[n])).not.toContain(CHANCE);
  }
  expect(points.length).toBeLessThanOrEqual(130);
  expect(swings.length).toBeGreaterThan(0);
  for (const { from, n, gain, events } of swings) {
    expect(from).toBeLessThan(n);
    expect(gain).toBeGreaterThanOrEqual(0.08);
    expect(events).toEqual(one.happened.slice(from + 1, n + 1).flat());
  }
});

const asTold: CurveChances = {
  quick: (s, out) => void out.splice(0, 2, s as number, 1 - (s as number)),
  among: ([s]) => [s as number, 1 - (s as number)],
};

test('the greatest swings are told, in the order of the game, and never the last step', () => {
  const chancesAt = [0.5, 0.55, 0.9, 0.3, 0.45, 0.1, 0.2];
  const outcome: Outcome = { places: [1, 2], reason: 'points', rule: 'EW-14.1', scores: [{}, {}] };
  const states = [...chancesAt, 'over'];
  const still: Partial<AnyGame> = { actors: () => [0] };
  const { points, swings } = curveOf(
    { game: still as AnyGame, states, happened: states.map((_, i) => [{ e: `step ${i}` } as GameEvent]), outcome },
    asTold,
  );
  expect(points.map(({ chances }) => chances[0])).toEqual([...chancesAt, 1]);
  expect(swings.map(({ from, n, seat, events }) => [from, n, seat, events.map(({ e }) => e).join()])).toEqual([
    [1, 2, 0, 'step 2'],
    [2, 3, 1, 'step 3'],
    [4, 5, 1, 'step 5'],
  ]);
});

test('what is drawn and told are the thorough chances', () => {
  const thorough = [0.5, 0.52, 0.9, 0.6, 0.62, 0.6, 0.6];
  const states = [...thorough.keys()].map(String);
  const quick = [0.5, 0.55, 0.9, 0.3, 0.45, 0.1, 0.2];
  const still: Partial<AnyGame> = { actors: () => [0] };
  const { points, swings } = curveOf(
    {
      game: still as AnyGame,
      states: [...states, 'over'],
      happened: [...states, 'over'].map(() => []),
      outcome: { places: [1, 2], reason: 'points', rule: 'EW-14.1', scores: [{}, {}] },
    },
    {
      quick: (s, out) => void out.splice(0, 2, quick[Number(s)]!, 1 - quick[Number(s)]!),
      among: ([s]) => [thorough[Number(s)]!, 1 - thorough[Number(s)]!],
    },
  );
  expect(points.map(({ chances }) => chances[0])).toEqual([...thorough, 1]);
  expect(swings.map(({ n, seat, gain }) => [n, seat, Math.round(100 * gain)])).toEqual([
    [2, 0, 38],
    [3, 1, 30],
  ]);
});

test('a swing that only the thorough chance sees is told, at its very step', () => {
  const MANY = 1000;
  const [turn, states] = [617, Array.from({ length: MANY }, (_, n) => n)];
  const still: Partial<AnyGame> = { actors: () => [0] };
  const outcome: Outcome = { places: [1, 2], reason: 'points', rule: 'EW-14.1', scores: [{}, {}] };
  let asked = 0;
  const { points, swings } = curveOf(
    { game: still as AnyGame, states, happened: states.map(n => [{ e: `step ${n}` } as GameEvent]), outcome },
    {
      quick: (_s, out) => void out.splice(0, 2, 0.5, 0.5),
      among: ([s]) => {
        asked++;
        return (s as number) < turn ? [0.3, 0.7] : [0.8, 0.2];
      },
    },
  );
  expect(swings.map(({ from, n, seat, gain, events }) => [from, n, seat, gain, events.map(({ e }) => e)])).toEqual([
    [turn - 1, turn, 0, 0.5, [`step ${turn}`]],
  ]);
  expect(points.map(({ n }) => n)).toEqual(expect.arrayContaining([0, turn - 1, turn, MANY - 1]));
  expect(points.length).toBeLessThanOrEqual(130);
  expect(asked).toBeLessThan(140);
});

test('the drawing: place in the game to the right, chance upwards', () => {
  const box = { x: 10, y: 20, width: 100, height: 50 };
  const curve = {
    points: [
      { n: 0, chances: [0.5, 0.5] },
      { n: 5, chances: [1, 0] },
      { n: 10, chances: [0, 1] },
    ],
    swings: [],
    story: [],
  };
  expect([xOf(curve, 5, box), yOf(1, box), yOf(0, box)]).toEqual([60, 20, 70]);
  expect(lineOf(curve, 0, box)).toBe('M10 45L60 20L110 70');
  expect(samplesOf(curve, 1, 3)).toEqual([0.5, 0, 1]);
});

test('labels that are close together stand apart, in their order and within their place', () => {
  expect(spread([10, 12, 80], 20, 0, 100)).toEqual([10, 30, 80]);
  expect(spread([95, 99, 10], 20, 0, 100)).toEqual([80, 100, 10]);
  expect(spread([100, 0, 100, 100], 20, 0, 100)).toEqual([60, 0, 80, 100]);
});
