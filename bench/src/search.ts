/**
 * `search:GAME`: transitions a second inside the bots' search, and their ratio to random play without search, measured in the same run.
 * In: a game and a bot that counts the transitions of its search; the caller passes the bot. Out: the median of three runs.
 * Both sides count decisions of seats that were applied, in a search those of its tree, rollouts and look-aheads. Neither side counts
 * chance, though both times include it. The time of a search includes everything: dealing tables, lists, tree, policy, evaluation.
 */
import { type Action, type AnyGame, CHANCE, type FastRng, type Seat, sfc32 } from '@stoa/engine';
import { cpuMillis } from './calibration.ts';
import { type Bench, median, spread } from './line.ts';
import { playBare } from './transitions.ts';

/** One search for this seat, from its observation of the state. */
export type Think = (
  s: unknown,
  seat: Seat,
  rng: FastRng,
) => { readonly action: Action; readonly transitions: number; readonly iterations: number };

const RUNS = 3;
const RUN_CPU_MILLIS = 2_000;

/** Whole games between searching bots, until the searches have used RUN_CPU_MILLIS. */
const playSearched = (game: AnyGame, seats: number, options: unknown, think: Think, rng: FastRng) => {
  const total = { transitions: 0, iterations: 0, used: 0 };
  while (total.used < RUN_CPU_MILLIS) {
    const s = game.setup(seats, options, game.rules);
    while (game.outcome(s) === undefined && total.used < RUN_CPU_MILLIS) {
      const actor = game.actors(s)[0]!;
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
    playBare(game, seats, options, rng); // warm-up, so that the code is compiled
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
        iterationsPerSecond: Math.round(median(runs.map(r => r.iterationsPerSecond))),
      },
    };
  },
});
