/**
 * `search:GAME`: transitions a second inside the bots' search, and their ratio to the bare game's, measured in turn in the same run.
 * In: a game and a bot that says how many transitions a thought made; bots are handed in. Out: the median of three runs.
 * Both sides count the same: decisions of seats carried out, in a thought those of its walks, play-outs and looks. Chance is counted on
 * neither side, though its time is in both; a thought's time is all of it: dealing tables, lists, tree, habits, evaluation.
 */
import { type Action, type AnyGame, CHANCE, type FastRng, type Seat, sfc32 } from '@stoa/engine';
import { cpuMillis } from './calibration.ts';
import { type Bench, median, spread } from './line.ts';
import { playBare } from './transitions.ts';

/** One thought about the true state's double for this seat. */
export type Think = (
  s: unknown,
  seat: Seat,
  rng: FastRng,
) => { readonly action: Action; readonly transitions: number; readonly iterations: number };

const RUNS = 3;
const RUN_CPU_MILLIS = 2_000;

/** Whole games between searching bots, until the thoughts have taken their time. */
const playSearched = (game: AnyGame, seats: number, options: unknown, think: Think, rng: FastRng) => {
  const total = { transitions: 0, iterations: 0, used: 0 };
  while (total.used < RUN_CPU_MILLIS) {
    const s = game.setup(seats, options, game.rules);
    while (game.outcome(s) === undefined && total.used < RUN_CPU_MILLIS) {
      const actor = game.actors(s)[0] as number;
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      const began = cpuMillis();
      const { action, transitions, iterations } = think(s, actor, rng);
      if (iterations > 0) total.used += cpuMillis() - began;
      total.transitions += transitions;
      total.iterations += iterations;
      game.apply(s, actor, action);
    }
  }
  return { perCpuSecond: (total.transitions * 1000) / total.used, iterationsPerSecond: (total.iterations * 1000) / total.used };
};

export const search = (name: string, load: () => Promise<{ readonly game: AnyGame; readonly think: Think }>): Bench => ({
  name: `search:${name}`,
  async run() {
    const { game, think } = await load();
    const [seats] = game.seatRange;
    const options = game.parseOptions({});
    const rng = sfc32(`search ${name}`);
    playBare(game, seats, options, rng); // warm: the compiler has seen it all
    playSearched(game, seats, options, think, rng);
    const runs = Array.from({ length: RUNS }, () => ({
      bare: playBare(game, seats, options, rng).perCpuSecond,
      ...playSearched(game, seats, options, think, rng),
    }));
    const speeds = runs.map(r => r.perCpuSecond);
    return {
      name: `search:${name}`,
      value: Math.round(median(speeds)),
      unit: 'transitions/s',
      spread: Number(spread(speeds).toFixed(3)),
      notes: {
        seats,
        bare: Math.round(median(runs.map(r => r.bare))),
        ratio: Number(median(runs.map(r => r.perCpuSecond / r.bare)).toFixed(3)),
        thoughtsPerSecond: Math.round(median(runs.map(r => r.iterationsPerSecond))),
      },
    };
  },
});
