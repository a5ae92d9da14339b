/**
 * Compares bots: seat-balanced matches in which every seating meets the same dice, win shares with confidence intervals, Elo, time a move.
 * Pure arithmetic and one generator of pairings; no clock, no output.
 */

export interface Tally {
  readonly bot: string;
  games: number;
  /** Who shares a first place gets an equal part of it. */
  wins: number;
  squares: number;
  millis: number[];
}

export interface ArenaLine {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly elo: number;
  readonly msMean: number;
  readonly ms999: number;
  readonly msMax: number;
}

/** All rotations of these bots around the table, so that each sits in each seat equally often. */
export const rotations = (bots: number): number[][] =>
  Array.from({ length: bots }, (_, shift) => Array.from({ length: bots }, (__, seat) => (seat + shift) % bots));

export const newTally = (bot: string): Tally => ({ bot, games: 0, wins: 0, squares: 0, millis: [] });

export const addResult = (t: Tally, share: number, millis: readonly number[]): void => {
  t.games++;
  t.wins += share;
  t.squares += share * share;
  for (const ms of millis) t.millis.push(ms);
};

/** Wilson's interval at 95 %, which stays correct near 0 and 1. */
export const interval = (wins: number, games: number): readonly [low: number, high: number] => {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const p = wins / games;
  const middle = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
};

/** Elo against the field of an even share; bounded, since a clean sweep says only "much stronger". */
export const elo = (share: number, seats: number): number => {
  const even = 1 / seats;
  const odds = (clamp(share) / (1 - clamp(share))) * ((1 - even) / even);
  return Math.round(400 * Math.log10(odds));
};
const clamp = (p: number): number => Math.min(0.999, Math.max(0.001, p));

const quantile = (sorted: readonly number[], q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;

export const arenaLine = (t: Tally, seats: number): ArenaLine => {
  const [low, high] = interval(t.wins, t.games);
  const sorted = t.millis.slice().sort((a, b) => a - b);
  const share = t.games === 0 ? 0 : t.wins / t.games;
  return {
    bot: t.bot,
    games: t.games,
    wins: round(t.wins, 2),
    share: round(share, 4),
    low: round(low, 4),
    high: round(high, 4),
    elo: elo(share, seats),
    msMean: round(sorted.reduce((sum, ms) => sum + ms, 0) / Math.max(1, sorted.length), 3),
    ms999: round(quantile(sorted, 0.999), 2),
    msMax: round(sorted[sorted.length - 1] ?? 0, 2),
  };
};
const round = (x: number, digits: number): number => Math.round(x * 10 ** digits) / 10 ** digits;

/** The sequential test: may the match stop, because the interval of one bot lies wholly on one side of an even share? */
export const decided = (tallies: readonly Tally[], seats: number, atLeast: number): boolean =>
  tallies.every(t => t.games >= atLeast) &&
  tallies.some(t => {
    const [low, high] = interval(t.wins, t.games);
    return low > 1 / seats || high < 1 / seats;
  });
