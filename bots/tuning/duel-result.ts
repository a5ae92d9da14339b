/** The result of a match of duel.ts: the share of wins with its interval, the same less luck, and the time a move took. */
import { interval } from '../src/index.ts';

/** One game of a match as the log keeps it. */
export interface Kept {
  /** Game, seats, A, B, nodes and seed, separated by spaces. */
  readonly match: string;
  readonly n: number;
  readonly share: number;
  /** What dice and draws gave the one bot, in shares of the win. */
  readonly luck: number;
  readonly millis: readonly number[];
  readonly moves: readonly number[];
}

interface Match {
  readonly id: string;
  readonly seats: number;
  readonly a: string;
  readonly b: string;
  readonly nodes: string;
}
interface Result {
  add(game: Kept): void;
  line(): string;
  /** The share less the luck is three standard deviations from an even share. */
  isDecided(): boolean;
}

const FEWEST = 40;
const percent = (x: number): string => (100 * x).toFixed(1);

/** The share less the luck, which counts in the part that varies least, with its 95 % interval; and how many times less it varies than the share. */
const adjusted = (results: readonly Kept[]): readonly [mean: number, low: number, high: number, ratio: number] => {
  const n = results.length;
  const mean = (of: (r: Kept) => number): number => results.reduce((sum, r) => sum + of(r), 0) / n;
  const won = mean(r => r.share);
  const lucky = mean(r => r.luck);
  const square = mean(r => (r.luck - lucky) ** 2);
  const part = mean(r => (r.share - won) * (r.luck - lucky)) / Math.max(1e-9, square);
  const middle = won - part * lucky;
  const varies = mean(r => (r.share - part * r.luck - middle) ** 2);
  const spread = 1.96 * Math.sqrt(varies / Math.max(1, n - 2));
  return [middle, middle - spread, middle + spread, mean(r => (r.share - won) ** 2) / Math.max(1e-9, varies)];
};

export const newResult = ({ id, seats, a, b, nodes }: Match): Result => {
  const results: Kept[] = [];
  const millisOf = (side: number): string => {
    const sum = (list: 'millis' | 'moves'): number => results.reduce((total, game) => total + game[list][side]!, 0);
    return (sum('millis') / Math.max(1, sum('moves'))).toFixed(2);
  };
  return {
    add: game => void results.push(game),
    line() {
      const games = results.length;
      const wins = results.reduce((sum, { share }) => sum + share, 0);
      const [low, high] = interval(wins, games);
      const [mean, lowest, highest, ratio] = adjusted(results);
      const [mine, theirs] = nodes.split(',');
      return `${id} ${seats} seats, ${a} ${mine} among ${b} ${theirs}: ${games} games, ${percent(wins / games)} % (${percent(low)} – ${percent(high)}), less luck ${percent(mean)} % (${percent(lowest)} – ${percent(highest)}; varies ${ratio.toFixed(2)} times less), ${millisOf(0)} / ${millisOf(1)} ms a move`;
    },
    isDecided() {
      const games = results.length;
      if (games < FEWEST || games % seats !== 0) return false;
      const [mean, , high] = adjusted(results);
      return Math.abs(mean - 1 / seats) > ((high - mean) * 3) / 1.96;
    },
  };
};
