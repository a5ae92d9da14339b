/**
 * Fits the weights of Earth & Water: self-play with the present weights, then logistic regression of the result on the terms
 * where a campaign begins and at every turn; the model is the one the bots use, so its coefficients are the weights.
 * Writes a new `weights.ts` with its provenance. Data is made anew from the seed, none is kept.
 * `npm run tune -- [games] [seed] [rounds] [nodes]`
 */
import { writeFileSync } from 'node:fs';
import { type EwAction, type EwState, earthWater, GREECE, PERSIA, type Side } from '@stoa/earth-and-water';
import { CHANCE, fromKeys, sfc32, top } from '@stoa/engine';
import { earthWaterMind, evaluationWith, weightsByName } from '../src/earth-and-water/mind.ts';
import { isNewCampaign, TERMS, type Weights, writeTerms } from '../src/earth-and-water/terms.ts';
import { WEIGHTS } from '../src/earth-and-water/weights.ts';
import { type Mind, observe, searchBot } from '../src/index.ts';

const N = TERMS.length;
interface Sample {
  /** Persia's terms, then Greece's with the sign turned. */
  readonly x: readonly number[];
  /** 1 Persia won, 0 Greece, ½ shared. */
  y: number;
}
/** Positions of the two moments: a campaign under way, a campaign about to begin. */
type Data = readonly [underWay: Sample[], newCampaign: Sample[]];

const features = (s: EwState): number[] => {
  const x = new Array<number>(2 * N).fill(0);
  writeTerms(s, PERSIA, x, 0);
  writeTerms(s, GREECE, x, N);
  for (let i = N; i < 2 * N; i++) x[i] = -x[i]!;
  return x;
};

/** One game of the present weights against themselves. Now and then any move is made, so that the data has unusual positions too. */
const playOne = (mind: Mind<EwState, EwAction>, nodes: number, seed: string, data: Data): number => {
  const rng = sfc32(seed);
  const style = { name: 'tuned', nodes, exploration: 1, widen: 1, ripe: 1, steadiness: 0.7 };
  const bots = [searchBot(earthWater, mind, style), searchBot(earthWater, mind, style)];
  const s = earthWater.setup(2, { persianFleetCost: 2 }, earthWater.rules);
  const mine: Sample[] = [];
  while (earthWater.outcome(s) === undefined) {
    const actor = earthWater.actors(s)[0];
    if (actor === undefined) throw new Error('dead end');
    if (actor === CHANCE) {
      earthWater.apply(s, CHANCE, earthWater.sample(s, rng));
      continue;
    }
    const moment = isNewCampaign(s) ? 1 : top(s)?.room === 'operations' ? 0 : undefined;
    if (moment !== undefined) {
      const sample = { x: features(s), y: 0 };
      mine.push(sample);
      data[moment].push(sample);
    }
    const observation = observe(earthWater, s, actor as Side, rng);
    const odd = rng.int(100) < 4;
    earthWater.apply(s, actor, odd ? observation.legal[rng.int(observation.legal.length)]! : bots[actor]!.choose(observation, {}, rng));
  }
  const places = earthWater.outcome(s)?.places ?? [1, 1];
  const y = places[0] === places[1] ? 0.5 : places[PERSIA] === 1 ? 1 : 0;
  for (const sample of mine) sample.y = y;
  return y;
};

/** Logistic regression by Adam on minibatches, with a little weight decay; features scaled by their spread. */
const fit = (samples: readonly Sample[], start: readonly number[], seed: string): { weights: number[]; loss: number } => {
  const size = 2 * N;
  const spread = Array.from({ length: size }, (_, i) => {
    const mean = samples.reduce((sum, { x }) => sum + x[i]!, 0) / samples.length;
    return Math.sqrt(samples.reduce((sum, { x }) => sum + (x[i]! - mean) ** 2, 0) / samples.length) || 1;
  });
  const w = start.map((v, i) => v * spread[i]!);
  const [m, v] = [new Array<number>(size).fill(0), new Array<number>(size).fill(0)];
  const rng = sfc32(seed);
  const [batch, steps, rate, decay] = [256, 8000, 0.01, 0.003];
  for (let step = 1; step <= steps; step++) {
    const g = new Array<number>(size).fill(0);
    for (let b = 0; b < batch; b++) {
      const { x, y } = samples[rng.int(samples.length)]!;
      let z = 0;
      for (let i = 0; i < size; i++) z += w[i]! * (x[i]! / spread[i]!);
      const error = 1 / (1 + Math.exp(-z)) - y;
      for (let i = 0; i < size; i++) g[i] = g[i]! + (error * x[i]!) / spread[i]! / batch;
    }
    for (let i = 0; i < size; i++) {
      const gi = g[i]! + decay * w[i]!;
      m[i] = 0.9 * m[i]! + 0.1 * gi;
      v[i] = 0.999 * v[i]! + 0.001 * gi * gi;
      const fade = rate * (1 - step / steps);
      w[i] = w[i]! - (fade * (m[i]! / (1 - 0.9 ** step))) / (Math.sqrt(v[i]! / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  const weights = w.map((value, i) => value / spread[i]!);
  const loss =
    samples.reduce((sum, { x, y }) => {
      const z = weights.reduce((t, wi, i) => t + wi * x[i]!, 0);
      const p = Math.min(1 - 1e-9, Math.max(1e-9, 1 / (1 + Math.exp(-z))));
      return sum - y * Math.log(p) - (1 - y) * Math.log(1 - p);
    }, 0) / samples.length;
  return { weights, loss };
};

const [games = '600', seed = 'tuning', rounds = '1', nodes = '60'] = process.argv.slice(2);
/** Block by block as they are fitted: under way, then new campaign; Persia's, then Greece's. */
const BLOCKS = [0, 1, 2, 3] as const;
let weights: readonly number[] = BLOCKS.flatMap(block => TERMS.map(term => WEIGHTS[term][block]));
const table = (digits: number): Weights =>
  fromKeys(TERMS, term => {
    const at = (block: number): number => Number(weights[block * N + TERMS.indexOf(term)]!.toFixed(digits));
    return [at(0), at(1), at(2), at(3)];
  });

for (let round = 1; round <= Number(rounds); round++) {
  const mind: Mind<EwState, EwAction> = { ...earthWaterMind, evaluation: evaluationWith(weightsByName(table(15))) };
  const data: Data = [[], []];
  let persia = 0;
  for (let g = 0; g < Number(games); g++) persia += playOne(mind, Number(nodes), `${seed}/${round}/${g}`, data);
  const fitted = data.map((samples, moment) => fit(samples, weights.slice(moment * 2 * N, (moment + 1) * 2 * N), `${seed}/${round}/fit`));
  weights = fitted.flatMap(f => f.weights);
  const losses = fitted.map((f, moment) => `${data[moment]?.length} positions, loss ${f.loss.toFixed(4)}`).join('; ');
  process.stderr.write(`round ${round}: Persia ${(persia / Number(games)).toFixed(3)}; ${losses}\n`);
}

writeFileSync(
  new URL('../src/earth-and-water/weights.ts', import.meta.url),
  `/**
 * Weights of the terms: under way, then new campaign; Persia's, then Greece's. Written by bots/tuning/earth-and-water.ts, starting
 * from the weights before: ${rounds} × ${games} games of ${nodes} nodes a move, seed ${seed}.
 */
import type { Weights } from './terms.ts';

export const WEIGHTS: Weights = {
${Object.entries(table(4))
  .map(([term, row]) => `  ${term}: [${row.join(', ')}],`)
  .join('\n')}
};
`,
);
