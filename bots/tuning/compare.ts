/** Two sets of weights against each other at equal nodes: `… compare.ts FILE_A FILE_B [games] [nodes]`; a file exports WEIGHTS. */
import { earthWater } from '@stoa/earth-and-water';
import { sfc32 } from '@stoa/engine';
import { earthWaterMind, weightsByName } from '../src/earth-and-water/mind.ts';
import type { Weights } from '../src/earth-and-water/terms.ts';
import { interval, playMatch, searchBot } from '../src/index.ts';

const [fileA, fileB, games = '40', nodes = '100'] = process.argv.slice(2);
const bot = async (file: string | undefined) => {
  const { WEIGHTS } = (await import(`${process.cwd()}/${file}`)) as { WEIGHTS: Weights };
  const mind = { ...earthWaterMind, weights: weightsByName(WEIGHTS) };
  return () => searchBot(earthWater, mind, { name: file ?? '', nodes: Number(nodes), exploration: 1, widen: 1, ripe: 2, steadiness: 1 });
};
const [a, b] = [await bot(fileA), await bot(fileB)];
let wins = 0;
let persia = 0;
for (let g = 0; g < Number(games); g++) {
  const bots = g % 2 === 0 ? [a(), b()] : [b(), a()];
  const rngs = [sfc32(`${g}/0`), sfc32(`${g}/1`)];
  const start = earthWater.setup(2, { persianFleetCost: 2 }, earthWater.rules);
  const { outcome } = await playMatch(
    earthWater,
    { start, bots, budget: {}, dice: sfc32(`dice ${g >> 1}`), botRng: rngs },
    { limit: 5000, now: () => 0 },
  );
  const share = (seat: number): number => (outcome.places[0] === outcome.places[1] ? 0.5 : outcome.places[seat] === 1 ? 1 : 0);
  wins += share(g % 2);
  persia += share(0);
}
const [low, high] = interval(wins, Number(games));
process.stdout.write(
  `A ${(wins / Number(games)).toFixed(3)} (${low.toFixed(2)} – ${high.toFixed(2)}), Persia ${(persia / Number(games)).toFixed(3)}\n`,
);
