/**
 * `transitions:GAME`: random play in place (action list, choice, apply), one core, no checks. In: a game with seats and options.
 * Out: transitions a second, median of five runs. A transition is one seat's decision with its list; chance is not counted.
 */
import { type Action, type AnyGame, CHANCE, type FastRng, sfc32 } from '@stoa/engine';
import { calibrate, cpuMillis } from './calibration.ts';
import { type Bench, median, spread } from './line.ts';

const RUNS = 5;
/** CPU time of this process, so that a run does as much on a busy machine as on an idle one; it stops after MOST_MILLIS in any case. */
const RUN_CPU_MILLIS = 1_000;
const MOST_MILLIS = 10_000;
const CALIBRATION_MILLIS = 150;
/** Games between two readings of the clock. */
const GAMES_AT_ONCE = 5;
/** No game is longer; a broken one must not hang the bench. */
const MOST_DECISIONS = 100_000;

interface Tally {
  games: number;
  transitions: number;
  listed: number;
  longest: number;
}

interface Table {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: unknown;
}
/** One whole game. The first actor always acts, so that only the rules are measured. */
const playOne = ({ game, seats, options }: Table, rng: FastRng, list: Action[], tally: Tally): void => {
  const s = game.setup(seats, options, game.rules);
  for (let decisions = 0; decisions < MOST_DECISIONS; ) {
    const actor = game.actors(s)[0];
    if (actor === undefined) break;
    if (actor === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    list.length = 0;
    game.actions(s, actor, list);
    const length = list.length;
    if (length === 0) throw new Error(`nobody can act in room ${game.room(s)} of ${game.id}`);
    game.apply(s, actor, list[rng.int(length)]!);
    decisions++;
    tally.transitions++;
    tally.listed += length;
    if (length > tally.longest) tally.longest = length;
  }
  tally.games++;
};

/** Random play for one second of CPU time. */
export const playBare = (game: AnyGame, seats: number, options: unknown, rng: FastRng) => {
  const table: Table = { game, seats, options };
  const list: Action[] = [];
  const tally: Tally = { games: 0, transitions: 0, listed: 0, longest: 0 };
  const startedCpu = cpuMillis();
  const started = performance.now();
  let [elapsed, used] = [0, 0];
  while (used < RUN_CPU_MILLIS && elapsed < MOST_MILLIS) {
    for (let i = 0; i < GAMES_AT_ONCE; i++) playOne(table, rng, list, tally);
    elapsed = performance.now() - started;
    used = cpuMillis() - startedCpu;
  }
  return {
    ...tally,
    perSecond: (tally.transitions * 1000) / elapsed,
    perCpuSecond: (tally.transitions * 1000) / used,
    gamesPerSecond: (tally.games * 1000) / elapsed,
  };
};

export const transitions = (name: string, load: () => Promise<AnyGame>, wantedSeats?: number): Bench => ({
  name: `transitions:${name}`,
  async run() {
    const game = await load();
    const seats = wantedSeats ?? game.seatRange[0];
    const options = game.parseOptions({});
    const rng = sfc32(`bench ${name}`);
    playBare(game, seats, options, rng); // warm-up, so that the code is compiled
    calibrate(CALIBRATION_MILLIS);
    const ratios: number[] = [];
    const runs = Array.from({ length: RUNS }, () => {
      const calibration = calibrate(CALIBRATION_MILLIS);
      const measured = playBare(game, seats, options, rng);
      ratios.push(measured.perCpuSecond / 1e6 / calibration);
      return measured;
    });
    const speeds = runs.map(r => r.perSecond);
    const sum = (of: (r: (typeof runs)[number]) => number): number => runs.reduce((total, r) => total + of(r), 0);
    return {
      name: `transitions:${name}`,
      value: Math.round(median(speeds)),
      unit: 'transitions/s',
      spread: Number(spread(speeds).toFixed(3)),
      notes: {
        seats,
        gamesPerSecond: Number(median(runs.map(r => r.gamesPerSecond)).toFixed(1)),
        meanList: Number((sum(r => r.listed) / sum(r => r.transitions)).toFixed(2)),
        longestList: Math.max(...runs.map(r => r.longest)),
        // More accurate on a busy machine: it excludes the time of other programs.
        perCpuSecond: Math.round(median(runs.map(r => r.perCpuSecond))),
        ratio: Number(median(ratios).toFixed(4)),
      },
    };
  },
});
