/**
 * Looks for weights of Perikles: self-play with the present weights, then by game turn a linear regression of the final points,
 * against the others' mean, on the terms; last the one factor that turns points into chances to win. Points tell more of a game than
 * who won it. Prints what each term is worth in points and the factor; what is kept is rounded by hand into `weights.ts`.
 * `node --import tsx --conditions source bots/tuning/perikles.ts [games] [seed] [nodes] [seats]`
 */
import { CHANCE, sfc32, top, winShares } from '@stoa/engine';
import { type PkState, perikles } from '@stoa/perikles';
import { observe, searchBot } from '../src/index.ts';
import { periklesMind } from '../src/perikles/mind.ts';
import { TERMS, writeTerms } from '../src/perikles/terms.ts';

const N = TERMS.length;
/** One position: every seat's terms and final points against the mean of all seats, and its share of the win. */
interface Position {
  readonly turn: number;
  readonly terms: readonly (readonly number[])[];
  points: readonly number[];
  wins: readonly number[];
}
const meanOf = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;
const againstMean = (rows: readonly (readonly number[])[]): number[][] => {
  const means = Array.from({ length: N }, (_, i) => meanOf(rows.map(row => row[i]!)));
  return rows.map(row => row.map((x, i) => x - means[i]!));
};

const isBattle = (s: PkState): boolean => top(s)?.room === 'dice' || top(s)?.room === 'battle-special';
/** Where walks of the search end: a tile or a proposal to choose, a commit turn to begin. */
const isMoment = (s: PkState): boolean => {
  const room = top(s)?.room;
  return room === 'take-influence' || room === 'propose' || (room === 'commit' && s.pending < 0 && s.draft.length === 0);
};

const playOne = (seats: number, nodes: number, seed: string): Position[] => {
  const rng = sfc32(seed);
  const style = { name: 'tuned', nodes, exploration: 0.25, widen: 1, ripe: 1, steadiness: 0.7 };
  const bots = Array.from({ length: seats }, () => searchBot(perikles, periklesMind, style));
  const options = perikles.parseOptions({});
  if ('why' in options) throw new Error(options.why);
  const s = perikles.setup(seats, options, 1);
  const positions: Position[] = [];
  let battleSeen = 0;
  for (;;) {
    const outcome = perikles.outcome(s);
    if (outcome !== undefined) {
      const totals = (outcome.scores ?? []).map(score => Object.values(score).reduce((a, b) => a + b, 0));
      const points = totals.map(total => total - meanOf(totals));
      for (const position of positions) {
        position.points = points;
        position.wins = winShares(outcome.places);
      }
      return positions;
    }
    const isFirstBattle = isBattle(s) && battleSeen < s.turn;
    if (isFirstBattle) battleSeen = s.turn;
    if (isFirstBattle || isMoment(s)) {
      const terms = Array.from({ length: seats }, (_, seat) => {
        const row: number[] = [];
        writeTerms(s, seat, row, 0);
        return row;
      });
      positions.push({ turn: s.turn, terms: againstMean(terms), points: [], wins: [] });
    }
    const actor = perikles.actors(s)[0];
    if (actor === undefined) throw new Error('dead end');
    if (actor === CHANCE) {
      perikles.apply(s, CHANCE, perikles.sample(s, rng));
      continue;
    }
    const observation = observe(perikles, s, actor, rng);
    // Now and then any move is made, so that the data has unusual positions too.
    const isOdd = rng.int(100) < 3;
    const any = observation.legal[rng.int(observation.legal.length)]!;
    perikles.apply(s, actor, isOdd ? any : bots[actor]!.choose(observation, {}, rng));
  }
};

/** Least squares with a little shrinking, terms scaled by their spread; by elimination, because there are few terms. */
const regress = (rows: readonly (readonly number[])[], ys: readonly number[]): number[] => {
  const spread = Array.from({ length: N }, (_, i) => Math.sqrt(meanOf(rows.map(row => row[i]! ** 2))) || 1);
  const a = Array.from({ length: N }, (_, i) =>
    Array.from({ length: N + 1 }, (__, j) => {
      let sum = i === j ? 0.02 * rows.length : 0;
      for (const [k, row] of rows.entries()) {
        const right = j === N ? ys[k]! : row[j]! / spread[j]!;
        sum += (row[i]! / spread[i]!) * right;
      }
      return sum;
    }),
  );
  for (let i = 0; i < N; i++)
    for (let k = 0; k < N; k++) {
      if (k === i) continue;
      const factor = (a[k]?.[i] as number) / (a[i]?.[i] as number);
      for (let j = i; j <= N; j++) a[k]![j] = (a[k]?.[j] as number) - factor * (a[i]?.[j] as number);
    }
  return a.map((row, i) => row[N]! / row[i]! / spread[i]!);
};

const lossOf = (positions: readonly Position[], worth: readonly number[], factor: number): number =>
  meanOf(
    positions.map(({ terms, wins }) => {
      const z = terms.map(row => factor * row.reduce((sum, x, i) => sum + x * worth[i]!, 0));
      const whole = Math.log(z.reduce((sum, x) => sum + Math.exp(x), 0));
      return -wins.reduce((sum, win, seat) => sum + win * (z[seat]! - whole), 0);
    }),
  );

const [games = '80', seed = 'tuning', nodes = '30', seats = '3'] = process.argv.slice(2);
const positions: Position[] = [];
for (let g = 0; g < Number(games); g++) positions.push(...playOne(Number(seats), Number(nodes), `${seed}/${g}`));
for (const turn of [1, 2, 3]) {
  const mine = positions.filter(p => p.turn === turn);
  const worth = regress(
    mine.flatMap(p => p.terms),
    mine.flatMap(p => p.points),
  );
  const factors = Array.from({ length: 40 }, (_, i) => 0.01 * (i + 1));
  const [loss, factor] = factors.map(f => [lossOf(mine, worth, f), f] as const).reduce((best, next) => (next[0] < best[0] ? next : best));
  process.stdout.write(`turn ${turn}: ${mine.length} positions, a point is ${factor.toFixed(2)}, loss ${loss.toFixed(3)}\n`);
  process.stdout.write(`  ${TERMS.map((name, i) => `${name} ${worth[i]!.toFixed(2)}`).join(', ')}\n`);
}
