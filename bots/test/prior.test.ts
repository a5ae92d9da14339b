/** The learnt prior of moves: its arithmetic, its parts, and that it rests on what it was trained with. */
import { readFileSync } from 'node:fs';
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, CHANCE, sfc32 } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';
import * as earthWaterNetwork from '../src/earth-and-water/network-weights.ts';
import { PRIOR_FEATURES as earthWaterFeatures, prior as earthWaterPrior } from '../src/earth-and-water/prior.ts';
import * as earthWaterWeights from '../src/earth-and-water/prior-weights.ts';
import { loadBots } from '../src/levels.ts';
import { partsOf } from '../src/net/action-parts.ts';
import { type Encoder, on } from '../src/net/features.ts';
import { bytesOf } from '../src/net/network.ts';
import { makePrior, type Prior, priorBytes } from '../src/net/prior.ts';
import * as parthenonNetwork from '../src/parthenon/network-weights.ts';
import { PRIOR_FEATURES as parthenonFeatures, prior as parthenonPrior } from '../src/parthenon/prior.ts';
import * as parthenonWeights from '../src/parthenon/prior-weights.ts';
import * as periklesNetwork from '../src/perikles/network-weights.ts';
import { PRIOR_FEATURES as periklesFeatures, prior as periklesPrior } from '../src/perikles/prior.ts';
import * as periklesWeights from '../src/perikles/prior-weights.ts';

type AnyPrior = Prior<unknown, Action>;
const PRIORS = [
  ['earth-and-water', earthWater as AnyGame, 2, earthWaterPrior as AnyPrior, earthWaterWeights],
  ['perikles', perikles as AnyGame, 4, periklesPrior as AnyPrior, periklesWeights],
  ['parthenon', parthenon as AnyGame, 3, parthenonPrior as AnyPrior, parthenonWeights],
] as const;

const NETWORKS = { 'earth-and-water': earthWaterNetwork, perikles: periklesNetwork, parthenon: parthenonNetwork };
const PRIOR_FEATURES = {
  'earth-and-water': earthWaterFeatures as Encoder<unknown>,
  perikles: periklesFeatures as Encoder<unknown>,
  parthenon: parthenonFeatures as Encoder<unknown>,
};

test('parts name the kind, the fields and pairs of them; seats are counted from the deciding one', () => {
  expect(partsOf({ do: 'pass' }, 0, 2)).toEqual(['pass']);
  expect(partsOf({ do: 'propose', city: 'argos', owner: 1 } as Action, 2, 3)).toEqual([
    'propose',
    'propose city=argos',
    'propose owner=+2',
    'propose city=argos owner=+2',
  ]);
  expect(partsOf({ do: 'offer', to: 0, give: ['grain', 'grain'], want: [] } as Action, 0, 3)).toEqual([
    'offer',
    'offer to=+0',
    'offer give=grain×2',
    'offer to=+0 give=grain×2',
  ]);
});

/** One feature a seat (its number is 0), none of the table; two units. */
const TINY: Encoder<number> = {
  rooms: [],
  seatSize: 1,
  tableSize: 1,
  seats: () => 2,
  prepare: () => undefined,
  seat(s, seat, out) {
    if (seat === 0 || s > 0) on(out, 0);
  },
  table: () => undefined,
};
// own, others, table, rows of two parts; then bias1, part biases, the measure of the mind's prior, each of 16 bits.
const BYTES = Uint8Array.from([64, 10, 0, 120, 0, 0, 32, 0, 0, 64, 1, 0, 2, 0, 64, 0, 0, 0, 128, 0]);

test('a move’s number is the product of the first layer with its parts’ rows, plus half of the mind’s prior', () => {
  const { prior } = makePrior<number, Action>(TINY, { hidden: 2, parts: ['pass', 'go'] }, BYTES, (_s, _seat, a) => (a.do === 'go' ? 3 : 0));
  const out = new Float64Array(3);
  prior(0, 0, [{ do: 'pass' }, { do: 'go' }, { do: 'unknown' }], out);
  // First layer of seat 0 alone: 64 + 1 and 10 + 2.
  expect([...out]).toEqual([(64 * 64 + 32 * 65) / 4096, (64 * 12) / 4096 + 1.5, 0]);
  prior(1, 0, [{ do: 'go' }], out);
  // The other seat adds 120 to the second unit, which stops at 127.
  expect(out[0]).toBe((64 * 127) / 4096 + 1.5);
});

test('weights of another size are refused', () => {
  const shape = { hidden: 2, parts: ['pass', 'go'] };
  expect(priorBytes(TINY, shape)).toBe(BYTES.length);
  expect(() => makePrior(TINY, shape, BYTES.subarray(1), () => 0)).toThrow('are needed');
});

test.each(PRIORS)(
  '%s: every choice of a game gets a number, the same each time; weights stay in their budget',
  async (id, game, seats, { prior }, weights) => {
    const bytes = bytesOf(weights.WEIGHTS);
    expect(bytes.length).toBe(priorBytes(PRIOR_FEATURES[id], weights.SHAPE));
    const rng = sfc32('prior');
    const s = game.setup(seats, game.parseOptions({}), game.rules);
    const policy = (await loadBots(game))?.mind.policy;
    const legal: Action[] = [];
    let apart = 0;
    for (let n = 0; n < 250 && game.outcome(s) === undefined; n++) {
      const actor = game.actors(s)[0]!;
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      legal.length = 0;
      game.actions(s, actor, legal);
      policy?.choices?.(s, actor, legal);
      const [one, two] = [new Float64Array(legal.length), new Float64Array(legal.length)];
      prior(s, actor, legal, one);
      prior(s, actor, legal, two);
      expect(one).toEqual(two);
      expect(one.every(Number.isFinite)).toBe(true);
      if (new Set(one).size > 1) apart++;
      game.apply(s, actor, legal[rng.int(legal.length)]!);
    }
    expect(apart).toBeGreaterThan(10);
  },
);

test.each(PRIORS)(
  '%s: win chance and prior were trained with the rooms that number their features, and stay under 300 KB together',
  (id, _game, _seats, _prior, { WEIGHTS }) => {
    const card = (kind: string): { readonly rooms: readonly string[]; readonly sizes: unknown; readonly hidden: number } =>
      JSON.parse(readFileSync(new URL(`../src/${id}/${kind}-card.json`, import.meta.url), 'utf8'));
    for (const kind of ['network', 'prior']) expect(card(kind).rooms).toEqual(PRIOR_FEATURES[id].rooms);
    const { seat, table } = NETWORKS[id].SHAPE;
    expect(card('network').sizes).toEqual({ seat, table });
    const { seatSize, tableSize } = PRIOR_FEATURES[id];
    expect(card('prior').sizes).toEqual({ seat: seatSize, table: tableSize });
    expect(bytesOf(NETWORKS[id].WEIGHTS).length + bytesOf(WEIGHTS).length).toBeLessThan(300_000);
  },
);
