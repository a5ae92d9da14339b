/**
 * What dealing costs, in microseconds of the processor: dealt evenly, and what the hand-made and the learnt suspicion add to it; and a whole walk of an archon.
 *
 *   suspicion-speed.ts GAME SEATS [WALKS]
 *
 * The positions come from a game of the policy; the ways to deal are measured in turn.
 */
import { argv, cpuUsage } from 'node:process';
import { type Action, CHANCE, type Rng, type Seat, sfc32 } from '@stoa/engine';
import { observe } from '../src/index.ts';
import { redeal as byHand } from '../src/perikles/hidden-model.ts';
import { contestOf } from './contestants.ts';

const [id = 'perikles', seatsText = '4', walksText = '400'] = argv.slice(2);
const { game, archon, searching } = contestOf(id);
const seats = Number(seatsText);
const { redeal: learnt } = (await import(`../src/${id}/redeal.ts`)) as { redeal(s: unknown, seat: Seat, rng: Rng): void };

const EVERY = 7;
const MOST = 60;
const positions: { readonly s: unknown; readonly seat: Seat; readonly legal: Action[] }[] = [];
const rng = sfc32('suspicion speed');
const s = game.setup(seats, game.parseOptions({}), game.rules);
for (let n = 0; game.outcome(s) === undefined; n++) {
  const actor = game.actors(s)[0] as number;
  if (actor === CHANCE) {
    game.apply(s, CHANCE, game.sample(s, rng));
    continue;
  }
  const legal: Action[] = [];
  game.actions(s, actor, legal);
  if (legal.length > 1 && n % EVERY === 0) positions.push({ s: game.clone(s), seat: actor, legal: legal.slice() });
  const { policy } = archon;
  game.apply(
    s,
    actor,
    policy?.habit?.(s, actor, legal, rng) ?? (legal[policy?.rollout?.(s, actor, legal, rng, actor) ?? rng.int(legal.length)] as Action),
  );
}
const some = positions.filter((_, i) => i % Math.ceil(positions.length / MOST) === 0);

const DEALS = 400;
const ROUNDS = 10;
type Redeal = ((s: never, seat: Seat, rng: Rng) => void) | undefined;
const dealing = (redeal: Redeal): number => {
  const began = cpuUsage();
  for (let i = 0; i < DEALS; i++)
    for (const { s: table, seat } of some) {
      const other = game.determinize(table, seat, rng);
      redeal?.(other as never, seat, rng);
    }
  return cpuUsage(began).user / (some.length * DEALS);
};
const ways: Readonly<Record<string, Redeal>> = {
  even: undefined,
  ...(id === 'perikles' && { 'by hand': byHand as Redeal }),
  learnt: learnt as Redeal,
};
const spent: Record<string, number> = {};
for (let round = 0; round < ROUNDS; round++)
  for (const [name, redeal] of Object.entries(ways)) spent[name] = (spent[name] ?? 0) + dealing(redeal) / ROUNDS;
for (const [name, micros] of Object.entries(spent))
  console.log(`${id}, ${seats} seats: dealt ${name} ${micros.toFixed(2)} µs, ${(micros - spent.even!).toFixed(2)} more than evenly`);

const walks = Number(walksText);
let made = 0;
const began = cpuUsage();
for (const { s: table, seat } of some)
  made += searching('archon', walks).search(observe(game, table, seat, rng), { nodes: walks }, rng).iterations;
console.log(`a walk of the archon ${(cpuUsage(began).user / made).toFixed(1)} µs`);
