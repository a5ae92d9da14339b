/** The learnt win chance: features within bounds, chances that add up, and the same number on every machine. */
import { earthWater } from '@stoa/earth-and-water';
import { type AnyGame, isIllegal, sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { type PaState, parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { network } from '../src/earth-and-water/network.ts';
import * as earthWaterWeights from '../src/earth-and-water/network-weights.ts';
import { ENCODERS } from '../src/encoders.ts';
import { loadChances } from '../src/index.ts';
import { type Encoder, newFeatureList } from '../src/net/features.ts';
import { plainKernel, simdKernel } from '../src/net/kernel.ts';
import { bytesOf, expOf, makeNetwork, weightBytes } from '../src/net/network.ts';
import * as parthenonWeights from '../src/parthenon/network-weights.ts';
import * as periklesWeights from '../src/perikles/network-weights.ts';

const GAMES: readonly (readonly [AnyGame, number])[] = [
  [earthWater, 2],
  [perikles, 5],
  [parthenon, 6],
];
const SEED = process.env.STOA_SEED ?? 'network';

const FEWEST_LOOKS = 30;

/** Looks at every state of a random game, and of another if it was short: at least `FEWEST_LOOKS` states. */
const watch = (game: AnyGame, seats: number, seed: string, look: (s: unknown) => void): void => {
  const rng = sfc32(seed);
  let s = game.setup(seats, game.parseOptions({}), game.rules);
  for (let n = 0; n < 600; n++) {
    if (game.outcome(s) !== undefined) {
      if (n >= FEWEST_LOOKS) return;
      s = game.setup(seats, game.parseOptions({}), game.rules);
    }
    look(s);
    const step = randomStep(game, s, rng);
    if (step === undefined) throw new Error(`no seat can act in ${game.room(s)}`);
    game.apply(s, step.by, step.action);
  }
};

test.each(GAMES.map(([game, seats]) => [game.id, game, seats] as const))(
  '%s: features are numbered within their size, none twice',
  (id, game, seats) => {
    const encoder = ENCODERS[id];
    if (encoder === undefined) throw new Error(`no encoder for ${id}`);
    const features = newFeatureList();
    const isSound = (size: number): void => {
      const all = features.at.slice(0, features.n);
      expect(Math.max(-1, ...all)).toBeLessThan(size);
      expect(new Set(all).size).toBe(features.n);
    };
    watch(game, seats, SEED, s => {
      encoder.prepare(s);
      for (let seat = 0; seat < seats; seat++) {
        features.n = 0;
        encoder.seat(s, seat, features);
        isSound(encoder.seatSize);
      }
      features.n = 0;
      encoder.table(s, features);
      isSound(encoder.tableSize);
    });
  },
);

const NETWORKS = [
  ['earth-and-water', 2, earthWater, earthWaterWeights],
  ['perikles', 4, perikles, periklesWeights],
  ['parthenon', 5, parthenon, parthenonWeights],
] as const;

test.each(NETWORKS)('%s: weights have the size of their shape and stay under 300 KB', (id, _seats, _game, { SHAPE, WEIGHTS }) => {
  const encoder = ENCODERS[id];
  if (encoder === undefined) throw new Error(`no encoder for ${id}`);
  expect(SHAPE.seat).toBeLessThanOrEqual(encoder.seatSize);
  expect(SHAPE.table).toBeLessThanOrEqual(encoder.tableSize);
  const bytes = bytesOf(WEIGHTS);
  expect(bytes.length).toBe(weightBytes(encoder, SHAPE));
  expect(bytes.length).toBeLessThan(300_000);
  expect(() => makeNetwork(encoder, SHAPE, bytes.subarray(1))).toThrow('are needed');
});

test.each(NETWORKS)('%s: vectors and plain arrays give the same chances, which add up to 1', (id, seats, game, { SHAPE, WEIGHTS }) => {
  const encoder = ENCODERS[id];
  if (encoder === undefined) throw new Error(`no encoder for ${id}`);
  const bytes = bytesOf(WEIGHTS);
  let made = 0;
  const quick = makeNetwork(encoder, SHAPE, bytes, layers => {
    const kernel = simdKernel(layers);
    if (kernel === undefined) throw new Error('this machine has no vectors');
    made++;
    return kernel;
  });
  const plain = makeNetwork(encoder, SHAPE, bytes, plainKernel);
  const [one, two]: [number[], number[]] = [[], []];
  let asked = 0;
  watch(game, seats, 'kernels', s => {
    quick.chances(s, one);
    plain.chances(s, two);
    expect(one).toEqual(two);
    expect(one.reduce((sum, x) => sum + x, 0)).toBeCloseTo(1, 12);
    asked++;
  });
  expect(asked).toBeGreaterThan(20);
  expect(made).toBe(1);
});

test('chances follow who is ahead', () => {
  const out: number[] = [];
  const at = (position: string): number => {
    const s = earthWater.parsePosition(position);
    if (isIllegal(s)) throw new Error(s.why);
    network.chances(s, out);
    return out[0]!;
  };
  const board = 'athenai:G2 sparta:G2 ephesos:P4 abydos:P4 persia:5+3 greece:4+2 campaign:4 turn:persia';
  expect(at(`${board} vp:5`)).toBeGreaterThan(at(`${board} vp:-5`) + 0.4);
});

test('the exponential agrees with the machine’s own', () => {
  for (let x = 0; x > -30; x -= 0.37) expect(expOf(x) / Math.exp(x)).toBeCloseTo(1, 8);
});

test('a seat’s estimate rests on what the seat may know', async () => {
  const game: AnyGame = earthWater;
  const chances = await loadChances(game);
  if (chances === undefined) throw new Error('no chances');
  let compared = 0;
  watch(game, 2, `${SEED}/hidden`, s => {
    if (compared >= 25) return;
    const other = game.determinize(s, 0, sfc32('another table'));
    expect(chances.seenBy(other, 0, 3)).toEqual(chances.seenBy(s, 0, 3));
    compared++;
  });
  expect(compared).toBe(25);
});

test('Parthenon: every season and what follows its buildings have features of their own', () => {
  const encoder = ENCODERS.parthenon as Encoder<PaState>;
  const s = parthenon.setup(3, parthenon.parseOptions({}) as Parameters<typeof parthenon.setup>[1], parthenon.rules);
  const features = newFeatureList();
  const seen = new Set<string>();
  for (let year = 1; year <= 3; year++)
    for (let season = 1; season <= 4; season++) {
      s.year = year;
      s.season = season;
      features.n = 0;
      encoder.prepare(s);
      encoder.table(s, features);
      seen.add(features.at.slice(0, features.n).join());
    }
  expect(seen.size).toBe(12);
});
