/** The thorough win chance: where play-outs count it is the mean of them and the quick one, and it rests on what a seat may know. */
import { type Action, type AnyGame, CHANCE, sfc32 } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { type Chances, loadBots, loadChances, makePlayOut, observationOf } from '../src/index.ts';

/** What must be met is met in a game that is always the same; the seed of the run looks for what is broken in another. */
const SAME = 'play-outs';
const SEED = process.env.STOA_SEED ?? 'another';
const GAMES: readonly (readonly [AnyGame, number])[] = [
  [perikles, 4],
  [parthenon, 4],
];

const load = async (game: AnyGame) => {
  const [set, chances] = [await loadBots(game), await loadChances(game)];
  if (set === undefined || chances === undefined) throw new Error(`no chances of ${game.id}`);
  const { policy, playOuts } = set.mind;
  if (playOuts === undefined) throw new Error(`no play-outs of ${game.id}`);
  return { mind: set.mind, policy, playOuts, chances };
};
/** Every position of a game by the policy in which a seat decides. */
const watchPolicy = async (game: AnyGame, seats: number, seed: string, look: (s: unknown) => void): Promise<void> => {
  const { policy } = await load(game);
  const rng = sfc32(seed);
  const s = game.setup(seats, game.parseOptions({}), game.rules);
  while (game.outcome(s) === undefined) {
    const actor = game.actors(s)[0]!;
    if (actor === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    look(s);
    const legal: Action[] = [];
    game.actions(s, actor, legal);
    game.apply(s, actor, legal[policy?.rollout?.(s, actor, legal, rng, actor) ?? rng.int(legal.length)]!);
  }
};
const quickOf = ({ quick }: Chances, s: unknown): number[] => {
  const out: number[] = [];
  quick(s, out);
  return out;
};
/** What play-outs are mixed with: the quick chance, and where the bots look ahead and a seat has something to choose, the mean of it and of the walks. */
const baseOf = async (game: AnyGame, chances: Chances, s: unknown, times = 1): Promise<number[]> => {
  const quick = quickOf(chances, s);
  const ahead = await (await loadBots(game))?.lookAhead?.({ chances: chances.quick });
  if (ahead === undefined) return quick;
  const observation = { ...observationOf(game, s, game.actors(s)[0]!), sample: () => game.clone(s) };
  const { shares } = ahead.newBot().search(observation, { nodes: times * ahead.walks }, sfc32('look-ahead'));
  return quick.map((x, seat) => (x + (shares[seat] ?? x)) / 2);
};
const every = <T>(list: readonly T[], parts: number): T[] =>
  Array.from({ length: parts }, (_, i) => list[Math.floor((i * list.length) / parts)]!);
const roundsOf = (list: readonly number[]): number[] => list.map(x => Number(x.toFixed(9)));

test.each(GAMES.map(([game, seats]) => [game.id, game, seats] as const))(
  '%s: the thorough chance is the quick one with its look ahead until play-outs count, then the mean of both, and leaves the position as it was',
  async (_id, game, seats) => {
    const { mind, playOuts, chances } = await load(game);
    const playOut = makePlayOut(game, mind);
    const [early, late]: [unknown[], unknown[]] = [[], []];
    for (const seed of [SAME, SEED])
      await watchPolicy(game, seats, seed, s => void (playOuts.weight(s) === 0 ? early : late).push(game.clone(s)));
    expect(early.length).toBeGreaterThan(100);
    expect(late.length).toBeGreaterThan(50);
    for (const s of every(early, 10)) {
      expect(roundsOf(chances.among([s]))).toEqual(roundsOf(await baseOf(game, chances, s)));
      expect(roundsOf(chances.among([s], 4 * playOuts.count))).toEqual(roundsOf(await baseOf(game, chances, s, 4)));
    }
    for (const s of every(late, 4)) {
      const before = JSON.stringify(s);
      const rng = sfc32('play-outs');
      const sum = new Array<number>(seats).fill(0);
      for (let k = 0; k < playOuts.count; k++) {
        const out: number[] = [];
        playOut(game.clone(s), rng, out);
        out.forEach((x, seat) => {
          sum[seat] = sum[seat]! + x / playOuts.count;
        });
      }
      const weight = playOuts.weight(s);
      const meant = (await baseOf(game, chances, s)).map((x, seat) => (1 - weight) * x + weight * sum[seat]!);
      const said = chances.among([s]);
      expect(roundsOf(said)).toEqual(roundsOf(meant));
      expect(chances.among([s])).toEqual(said);
      expect(said.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      expect(JSON.stringify(s)).toBe(before);
    }
  },
);

test.each(GAMES.map(([game, seats]) => [game.id, game, seats] as const))(
  '%s: when play-outs count rests on what all seats see, and a seat’s thorough chance on what it may know',
  async (_id, game, seats) => {
    const { playOuts, chances } = await load(game);
    const late: unknown[] = [];
    const deal = sfc32(`${SEED}/deal`);
    let met = 0;
    const look = (s: unknown): void => {
      if (met++ % 25 !== 0) return;
      for (let seat = 0; seat < seats; seat++) expect(playOuts.weight(game.determinize(s, seat, deal))).toBe(playOuts.weight(s));
      if (playOuts.weight(s) > 0) late.push(game.clone(s));
    };
    for (const seed of [SAME, SEED]) await watchPolicy(game, seats, `${seed}/hidden`, look);
    expect(late.length).toBeGreaterThan(2);
    for (const s of every(late, 3))
      for (let seat = 0; seat < seats; seat++)
        expect(chances.seenBy(game.determinize(s, seat, deal), seat, 3)).toEqual(chances.seenBy(s, seat, 3));
  },
);

test('Parthenon: in its last year the thorough chance is nearer to how games of the policy end than the quick one', async () => {
  const game: AnyGame = parthenon;
  const { mind, playOuts, chances } = await load(game);
  const playOut = makePlayOut(game, mind);
  const late: unknown[] = [];
  await watchPolicy(game, 3, `${SAME}/nearer`, s => {
    if (playOuts.weight(s) > 0) late.push(game.clone(s));
  });
  const GAMES_ON = 48;
  const rng = sfc32(`${SAME}/ends`);
  let [quickError, thoroughError] = [0, 0];
  for (const s of every(late, 8)) {
    const ends = new Array<number>(3).fill(0);
    const out: number[] = [];
    for (let k = 0; k < GAMES_ON; k++) {
      playOut(game.clone(s), rng, out);
      out.forEach((x, seat) => {
        ends[seat] = ends[seat]! + x / GAMES_ON;
      });
    }
    const errorOf = (said: readonly number[]): number => said.reduce((sum, x, seat) => sum + (x - ends[seat]!) ** 2, 0);
    quickError += errorOf(quickOf(chances, s));
    thoroughError += errorOf(chances.among([s]));
  }
  expect(thoroughError).toBeLessThan(quickError);
});
