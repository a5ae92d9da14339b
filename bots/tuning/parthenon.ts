/**
 * Sets the numbers of Parthenon's bots by self-play of their habits, which takes a twentieth of a second a game. Data is made anew
 * from the seed, none is kept.
 * `… bots/tuning/parthenon.ts habits [games] [seed] [rounds]`: two islands play with every number of weights.ts moved a little one
 * way, two with it moved the other way; the difference in structures says where each number should go. Prints the new numbers.
 * `… bots/tuning/parthenon.ts value [games] [seed]`: least squares of the structures an island ends with on what it has at every
 * island trade, departure and vote, against the table's mean; then how much a lead decides, by likelihood. Writes value.ts.
 */
import { writeFileSync } from 'node:fs';
import { CHANCE, type Rng, sfc32, top } from '@stoa/engine';
import { type PaAction, type PaState, parthenon } from '@stoa/parthenon';
import { forget } from '../src/parthenon/cache.ts';
import { structuresOf } from '../src/parthenon/island.ts';
import { parthenonMind } from '../src/parthenon/mind.ts';
import { isSpending, TERMS, timeLeft, writeCounts } from '../src/parthenon/terms.ts';
import { TUNED } from '../src/parthenon/weights.ts';

type Numbers = Record<string, number>;
const TABLE = TUNED as Numbers;
/** Empties the ledger's cache, because its numbers change. */
const playBy = (numbers: Numbers): void => {
  Object.assign(TABLE, numbers);
  forget();
};
const SEATS = 4;
/** Tables without bonuses (PA-2.9): where four or five play, Armies and Gifts go to weak islands, and would look like a weakness. */
const EVEN_TABLES: readonly number[] = [3, 6];
const options = parthenon.parseOptions({});
if ('why' in options) throw new Error(options.why);

/** The habit, with the best offer where there is one; now and then another move worth a thought. */
const decide = (s: PaState, seat: number, legal: PaAction[], rng: Rng, odd: number): PaAction => {
  if (legal.length === 1) return legal[0]!;
  const move = legal[parthenonMind.policy?.rollout?.(s, seat, legal, rng, seat) ?? 0]!;
  const isOdd = rng.int(1000) < odd;
  if (!isOdd && move.do !== 'ready') return move;
  parthenonMind.policy?.choices?.(s, seat, legal);
  if (isOdd) return legal[rng.int(legal.length)]!;
  return legal.find(a => a.do === 'offer') ?? move;
};
/** One game in which each seat has numbers of its own. */
const playOne = (seed: string, numbers: readonly Numbers[], odd: number, look: (s: PaState) => void): PaState => {
  const rng = sfc32(seed);
  const s = parthenon.setup(numbers.length, options, parthenon.rules);
  const legal: PaAction[] = [];
  while (parthenon.outcome(s) === undefined) {
    const actor = parthenon.actors(s)[0]!;
    if (actor === CHANCE) {
      parthenon.apply(s, CHANCE, parthenon.sample(s, rng));
      continue;
    }
    look(s);
    playBy(numbers[actor]!);
    legal.length = 0;
    parthenon.actions(s, actor, legal);
    parthenon.apply(s, actor, decide(s, actor, legal, rng, odd));
  }
  return s;
};
const winnerOf = (s: PaState): number => parthenon.outcome(s)?.places.indexOf(1) ?? 0;

const STEP = 0.2;
/** Seasons, cards and scores that may cross zero change by a fixed step, the others by a share of themselves. */
const STEPS: Readonly<Numbers> = { cargo: 1, armySeasons: 1, fleetSeasons: 1, unplanned: 0.1 };
const moved = (base: Numbers, name: string, by: number): number => {
  const step = STEPS[name];
  return step === undefined ? base[name]! * (1 + by * STEP) : base[name]! + by * step;
};
const tuneHabits = (games: number, seed: string, rounds: number): void => {
  const base = { ...TABLE };
  const names = Object.keys(base);
  for (let round = 0; round < rounds; round++) {
    const sums = names.map(() => 0);
    let squares = 0;
    for (let g = 0; g < games; g++) {
      const rng = sfc32(`${seed}/${round}/${g}/numbers`);
      const signs = names.map(() => 2 * rng.int(2) - 1);
      const teams = [1, -1].map(way => Object.fromEntries(names.map((name, i) => [name, moved(base, name, way * signs[i]!)])));
      const sides = Array.from({ length: SEATS }, (_, seat) => (seat + g) % 2);
      const s = playOne(
        `${seed}/${round}/${g}`,
        sides.map(side => teams[side]!),
        0,
        () => {},
      );
      let difference = 0;
      sides.forEach((side, seat) => {
        difference += ((side === 0 ? 1 : -1) * (structuresOf(s, seat) + (winnerOf(s) === seat ? 2 : 0))) / 2;
      });
      squares += difference ** 2;
      signs.forEach((sign, i) => {
        sums[i] = sums[i]! + sign * difference;
      });
    }
    const error = Math.sqrt(squares) / games;
    const told: string[] = [];
    names.forEach((name, i) => {
      const slope = sums[i]! / games;
      const z = slope / error;
      if (Math.abs(z) < 1) return;
      if (Math.abs(z) > 2) told.push(`${name} ${slope.toFixed(2)}`);
      const by = slope * (1 - 1 / z ** 2);
      base[name] = STEPS[name] === undefined ? base[name]! * Math.exp(by) : base[name]! + 4 * STEPS[name] * by;
    });
    process.stdout.write(`round ${round}: ${games} games, ± ${error.toFixed(3)}: ${told.join(', ')}\n`);
  }
  process.stdout.write(`${JSON.stringify(Object.fromEntries(names.map(name => [name, Number(base[name]!.toPrecision(3))])))}\n`);
};

const BASIS = 3;
interface Moment {
  readonly kind: number;
  readonly time: number;
  /** By seat, against the table's mean. */
  readonly counts: readonly (readonly number[])[];
}
interface Game {
  readonly moments: readonly Moment[];
  /** By seat, against the table's mean. */
  readonly ends: readonly number[];
  readonly winner: number;
}
const againstMean = (rows: readonly (readonly number[])[]): number[][] =>
  rows.map(row => row.map((x, i) => x - rows.reduce((sum, other) => sum + other[i]!, 0) / rows.length));
const watched = new Set(['trade-open', 'voyage-plan', 'vote']);
const gather = (seed: string): Game => {
  const rng = sfc32(`${seed}/numbers`);
  const base = { ...TABLE };
  const seats = EVEN_TABLES[rng.int(EVEN_TABLES.length)]!;
  const numbers = Array.from({ length: seats }, () =>
    Object.fromEntries(Object.entries(base).map(([name, x]) => [name, STEPS[name] === undefined ? x * (0.7 + 0.006 * rng.int(101)) : x])),
  );
  const moments: Moment[] = [];
  let last = '';
  const s = playOne(seed, numbers, 15, table => {
    const room = top(table)?.room ?? '';
    const key = `${table.year} ${table.season} ${room}`;
    if (key === last || !watched.has(room)) return;
    last = key;
    playBy(base);
    const rows = Array.from({ length: seats }, (_, seat) => {
      const row: number[] = [];
      writeCounts(table, seat, row);
      return row;
    });
    moments.push({ kind: isSpending(table) ? 0 : 1, time: timeLeft(table), counts: againstMean(rows) });
  });
  playBy(base);
  const winner = winnerOf(s);
  const bonus = parthenon.outcome(s)?.reason === 'complete' ? 1 : 0;
  const ends = againstMean(Array.from({ length: seats }, (_, seat) => [structuresOf(s, seat) + (seat === winner ? bonus : 0)]));
  return { moments, ends: ends.map(row => row[0]!), winner };
};

const spread = (counts: readonly number[], time: number): number[] => counts.flatMap(x => [x, x * time, x * time * time]);
/** Gauss with a little ridge. */
const solve = (a: number[][], b: number[]): number[] => {
  const n = b.length;
  for (let i = 0; i < n; i++) a[i]![i] = a[i]![i]! * 1.001 + 1;
  for (let i = 0; i < n; i++) {
    const row = a[i]!;
    for (let k = i + 1; k < n; k++) {
      const other = a[k]!;
      const f = other[i]! / row[i]!;
      if (f === 0) continue;
      for (let j = i; j < n; j++) other[j] = other[j]! - f * row[j]!;
      b[k] = b[k]! - f * b[i]!;
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i]!;
    for (let j = i + 1; j < n; j++) sum -= a[i]![j]! * x[j]!;
    x[i] = sum / a[i]![i]!;
  }
  return x;
};
const fit = (data: readonly Game[], kind: number): number[] => {
  const n = BASIS * TERMS.length;
  const a = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  const b = new Array<number>(n).fill(0);
  for (const game of data)
    for (const m of game.moments) {
      if (m.kind !== kind || m.time === 0) continue;
      m.counts.forEach((counts, seat) => {
        const x = spread(counts, m.time);
        const y = game.ends[seat]!;
        for (let i = 0; i < n; i++) {
          const xi = x[i]!;
          if (xi === 0) continue;
          const row = a[i]!;
          for (let j = 0; j < n; j++) row[j] = row[j]! + xi * x[j]!;
          b[i] = b[i]! + xi * y;
        }
      });
    }
  return solve(a, b);
};
const worth = (table: readonly number[], counts: readonly number[], time: number): number =>
  spread(counts, time).reduce((sum, x, i) => sum + x * table[i]!, 0);

/** The mean surprise at who won, and the two numbers that minimise it. */
const likelihood = (
  data: readonly Game[],
  tables: readonly (readonly number[])[],
): readonly [best: readonly [number, number], loss: number] => {
  const seen = data.flatMap(game =>
    game.moments
      .filter(m => m.time > 0)
      .map(m => ({ time: m.time, winner: game.winner, worths: m.counts.map(counts => worth(tables[m.kind]!, counts, m.time)) })),
  );
  let best: readonly [number, number] = [1, 1];
  let least = Number.POSITIVE_INFINITY;
  for (let c0 = 0.2; c0 < 2.01; c0 += 0.1)
    for (let c1 = 0; c1 < 3.01; c1 += 0.2) {
      let loss = 0;
      for (const { time, winner, worths } of seen) {
        const sharp = 1 / (c0 + c1 * time);
        loss += Math.log(worths.reduce((sum, w) => sum + Math.exp(sharp * w), 0)) - sharp * worths[winner]!;
      }
      loss /= seen.length;
      if (loss < least) {
        least = loss;
        best = [Number(c0.toFixed(2)), Number(c1.toFixed(2))];
      }
    }
  return [best, least];
};

const fitValue = (games: number, seed: string): void => {
  const data = Array.from({ length: games }, (_, g) => gather(`${seed}/${g}`));
  const part = Math.floor(0.8 * games);
  const tried = [0, 1].map(kind => fit(data.slice(0, part), kind));
  const [decides] = likelihood(data.slice(0, part), tried);
  const [, loss] = likelihood(data.slice(part), tried);
  const nothing = data.slice(part).reduce((sum, game) => sum + Math.log(game.ends.length), 0) / (games - part);
  const tables = [0, 1].map(kind => fit(data, kind));
  const shown = (table: readonly number[]): string =>
    TERMS.map((name, i) => {
      const worths = table.slice(BASIS * i, BASIS * i + BASIS).map(x => Number(x.toFixed(3)));
      return `  ${name}: [${worths.join(', ')}],`;
    }).join('\n');
  writeFileSync(
    new URL('../src/parthenon/value.ts', import.meta.url),
    `/**
 * What one of each count of terms.ts brings in structures by the end, as a + b · time + c · time², time running from 1 to 0: first with goods to be
 * spent, then with all spent. Written by tuning/parthenon.ts value ${games} ${seed}: self-play of habits; on games not used for the fit the mean
 * surprise at the winner was ${loss.toFixed(3)} (nothing known: ${nothing.toFixed(3)}).
 */
import type { Term } from './terms.ts';

type Worths = Readonly<Record<Term, readonly [a: number, b: number, c: number]>>;
export const SPENDING: Worths = {
${shown(tables[0]!)}
};
export const SPENT: Worths = {
${shown(tables[1]!)}
};
/** A lead of one structure is worth 1 / (a + b · time) in the logarithm of the odds. */
export const DECIDES: readonly [number, number] = [${decides.join(', ')}];
`,
  );
  process.stdout.write(`surprise ${loss.toFixed(3)}, a lead decides by 1 / (${decides[0]} + ${decides[1]} time)\n`);
};

const [mode, games = '1000', seed = 'tuning', rounds = '4'] = process.argv.slice(2);
if (mode === 'habits') tuneHabits(Number(games), seed, Number(rounds));
else if (mode === 'value') fitValue(Number(games), seed);
else process.stdout.write('habits or value?\n');
