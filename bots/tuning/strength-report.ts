/** What strength.ts writes of its matches: a row for each, a line for how punctual an archon was, and both as a page. */
import type { AnyGame } from '@stoa/engine';
import { type BotName, interval } from '../src/index.ts';

export interface Match {
  readonly game: AnyGame;
  readonly seats: number;
  /** The one bot whose share is measured, alone among the others. */
  readonly one: BotName;
  readonly others: BotName;
  /** The share of the levels' nodes. */
  readonly part: number;
  readonly games: number;
  /** What it must reach: this share, or more than an even share with the whole interval. */
  readonly atLeast: number | undefined;
}
export interface Played {
  readonly match: string;
  readonly n: number;
  readonly seat: number;
  readonly share: number;
  readonly decisions: number;
  /**
   * Mean milliseconds of a move of the one bot. For punctuality: the slowest move, and the same by the process's own time; then `share`
   * and `seat` are the late moves.
   */
  readonly ms: number;
  readonly own?: number;
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
const meanOf = (xs: readonly number[]): number => sum(xs) / xs.length;

/** The row of a match, from its games; undefined if none was played. */
export const rowOf = (m: Match, played: readonly Played[]): string | undefined => {
  if (played.length === 0) return undefined;
  const wins = sum(played.map(p => p.share));
  const [low, high] = interval(wins, played.length);
  const even = 1 / m.seats;
  const isReached = m.atLeast === undefined ? low > even : wins / played.length >= m.atLeast;
  const verdict = !isReached
    ? 'no'
    : m.atLeast !== undefined && played.length < m.games
      ? `in ${played.length} of ${m.games} games`
      : 'yes';
  const bySeat = Array.from({ length: m.seats }, (_, seat) => {
    const there = played.filter(p => p.seat === seat);
    return there.length === 0 ? '–' : (100 * meanOf(there.map(p => p.share))).toFixed(0);
  });
  const cells = [
    m.game.id,
    m.seats,
    `${m.one} among ${m.others}`,
    m.part === 1 ? 'full' : m.part,
    played.length,
    percent(wins / played.length),
    `${percent(low)} – ${percent(high)}`,
    bySeat.join(' / '),
    m.atLeast === undefined ? `interval above ${percent(even)}` : `at least ${percent(m.atLeast)}`,
    verdict,
    meanOf(played.map(p => p.ms)).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** `match` ends with what was measured; of these entries `share` counts moves that were late, `seat` those late by own time. */
export const punctualityOf = (match: string, pieces: readonly Played[]): string => {
  const moves = sum(pieces.map(p => p.decisions));
  const inTime = (late: (of: Played) => number): string => percent(1 - sum(pieces.map(late)) / moves);
  const worst = (of: (p: Played) => number): number => Math.max(...pieces.map(of));
  const wall = `${inTime(p => p.share)} in time, worst ${worst(p => p.ms)} ms`;
  const own = `${inTime(p => p.seat)} by the process's own time, worst ${worst(p => p.own ?? 0)} ms`;
  return `- ${match.slice(match.indexOf('punctual') + 9)}: ${moves} moves, ${wall}; ${own}.`;
};

export const strengthReport = (rows: readonly string[], notes: readonly string[], commit: string, firstLook: number): string =>
  `## Levels against each other

Written by \`npm run strength\` on ${new Date().toISOString().slice(0, 10)} at commit ${commit}, on whatever the machine had to spare. One bot among others of
one kind, in every seat in turn, with the same dice all the way round. A match stops when it is decided at 3 standard deviations,
looked at after every round from the ${firstLook}th game on. "Nodes" is the part of the levels' node budgets.

| game | seats | match | nodes | games | wins | 95 % | by seat, % | asked | reached | ms a move |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
${notes.length === 0 ? '' : `\n## How punctual\n\n${notes.join('\n')}\n`}`;
