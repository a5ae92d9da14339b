/** How each seat's chance to win went through a finished game, and where it turned most. Everything hidden is open here: the game is over. */
import { type AnyGame, CHANCE, type GameEvent, type Outcome, type Seat } from '@stoa/engine';
import type { CurvePoint, GameCurve, Swing } from '../table/table-client.ts';

/** A drawing needs no more. */
const MOST_POINTS = 120;
const MOST_SWINGS = 3;
/** A swing below this is not told. */
const LEAST_GAIN = 0.08;

export interface PlayedGame {
  readonly game: AnyGame;
  /** The position after each step, the first before any. */
  readonly states: readonly unknown[];
  /** What happened on the way to each position. */
  readonly happened: readonly (readonly GameEvent[])[];
  readonly outcome: Outcome;
}
export type ChancesOf = (state: unknown, out: number[]) => void;

/** The winners share the win. */
const sharesOf = ({ places }: Outcome): readonly number[] => {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
};

/** Positions in which no die or card is about to fall, and the last one, whose chances are the outcome. */
const pointsOf = ({ game, states, outcome }: PlayedGame, chancesOf: ChancesOf): readonly CurvePoint[] => {
  const last = states.length - 1;
  const points: CurvePoint[] = [];
  for (let n = 0; n < last; n++) {
    const state = states[n];
    if (game.actors(state).includes(CHANCE)) continue;
    const chances: number[] = [];
    chancesOf(state, chances);
    points.push({ n, chances: chances.slice(0, outcome.places.length) });
  }
  return [...points, { n: last, chances: sharesOf(outcome) }];
};

/** The seat that gained most from one point to the next. */
const gainBetween = (before: CurvePoint, after: CurvePoint): { readonly seat: Seat; readonly gain: number } => {
  const gains = after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
  const gain = Math.max(...gains);
  return { seat: gains.indexOf(gain), gain };
};

/** The greatest swings, in the order of the game. The last step is left out: there the outcome itself makes the difference. */
const swingsOf = (points: readonly CurvePoint[], happened: PlayedGame['happened']): readonly Swing[] => {
  const all: Swing[] = [];
  for (let i = 1; i < points.length - 1; i++) {
    const before = points[i - 1]!;
    const after = points[i]!;
    const { seat, gain } = gainBetween(before, after);
    if (gain >= LEAST_GAIN) all.push({ from: before.n, n: after.n, seat, gain, events: happened.slice(before.n + 1, after.n + 1).flat() });
  }
  return all
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_SWINGS)
    .sort((a, b) => a.n - b.n);
};

/** Evenly, but never without the first, the last and those of the swings. */
const thinned = (points: readonly CurvePoint[], swings: readonly Swing[]): readonly CurvePoint[] => {
  const every = Math.max(1, Math.ceil(points.length / MOST_POINTS));
  const kept = new Set(swings.flatMap(({ from, n }) => [from, n]));
  return points.filter(({ n }, i) => i % every === 0 || i === points.length - 1 || kept.has(n));
};

export const curveOf = (played: PlayedGame, chancesOf: ChancesOf): GameCurve => {
  const points = pointsOf(played, chancesOf);
  const swings = swingsOf(points, played.happened);
  return { points: thinned(points, swings), swings, story: played.happened.map((events, n) => ({ n, events })) };
};
