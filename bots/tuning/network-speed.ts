/**
 * How long an evaluation takes: `network-speed.ts GAME SEATS`. Positions of a random game, each evaluated many times with vectors and with plain
 * arrays; the encoding alone is listed too. Milliseconds are the process's own, so that a busy machine disturbs little.
 */
import { argv, cpuUsage } from 'node:process';
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, CHANCE, sfc32 } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import * as earthWaterWeights from '../src/earth-and-water/network-weights.ts';
import { ENCODERS, newFeatureList } from '../src/encoders.ts';
import { plainKernel, simdKernel } from '../src/net/kernel.ts';
import { bytesOf, makeNetwork, type Shape } from '../src/net/network.ts';
import * as parthenonWeights from '../src/parthenon/network-weights.ts';
import * as periklesWeights from '../src/perikles/network-weights.ts';

type Weights = { readonly SHAPE: Shape; readonly WEIGHTS: string };
const FIRST: readonly [AnyGame, Weights] = [earthWater, earthWaterWeights];
const GAMES: readonly (typeof FIRST)[] = [FIRST, [perikles, periklesWeights], [parthenon, parthenonWeights]];
const id = argv[2] ?? 'earth-and-water';
const seats = Number(argv[3] ?? 2);
const [game, { SHAPE, WEIGHTS }] = GAMES.find(([{ id: one }]) => one === id) ?? FIRST;
const encoder = ENCODERS[game.id];
if (encoder === undefined) throw new Error(`no encoder for ${id}`);

const positions: unknown[] = [];
const rng = sfc32('speed');
const s = game.setup(seats, game.parseOptions({}), game.rules);
const legal: Action[] = [];
while (game.outcome(s) === undefined && positions.length < 400) {
  const actor = game.actors(s)[0]!;
  legal.length = 0;
  if (actor !== CHANCE) game.actions(s, actor, legal);
  game.apply(s, actor, actor === CHANCE ? game.sample(s, rng) : legal[rng.int(legal.length)]!);
  positions.push(game.clone(s));
}

const ROUNDS = 60;
const microseconds = (one: (position: unknown) => void): string => {
  for (let k = 0; k < 10; k++) for (const position of positions) one(position);
  const began = cpuUsage();
  for (let k = 0; k < ROUNDS; k++) for (const position of positions) one(position);
  return (cpuUsage(began).user / (ROUNDS * positions.length)).toFixed(1);
};
const out: number[] = [];
const features = newFeatureList();
const encode = (position: unknown): void => {
  encoder.prepare(position);
  features.n = 0;
  encoder.table(position, features);
  for (let seat = 0; seat < seats; seat++) {
    features.n = 0;
    encoder.seat(position, seat, features);
  }
};
const bytes = bytesOf(WEIGHTS);
const quick = makeNetwork(encoder, SHAPE, bytes, layers => simdKernel(layers) ?? plainKernel(layers));
const plain = makeNetwork(encoder, SHAPE, bytes, plainKernel);
console.log(
  `${id}, ${seats} seats: ${microseconds(p => quick.chances(p, out))} µs with vectors, ${microseconds(p => plain.chances(p, out))} µs with plain arrays, of which encoding ${microseconds(encode)} µs`,
);
