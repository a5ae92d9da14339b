/** How each seat's chance to win went through a finished game, and where it turned most. Everything hidden is open here: the game is over. */
import { type AnyGame, CHANCE, type GameEvent, type Outcome, type Seat } from '@stoa/engine';
import type { CurvePoint, GameCurve, Swing } from '../table/table-client.ts';

/** A drawing needs no more. */
const MOST_POINTS = 120;
const MOST_SWINGS = 3;
/** Steps that are looked at thoroughly: some of them turn out to be no swing. */
const MOST_STEPS = 6;
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
/** A quick chance for every position, a thorough one for those that are drawn. */
export interface CurveChances {
  quick(state: unknown, out: number[]): void;
  among(states: readonly unknown[], playOuts?: number): readonly number[];
}
/** Fewer, and the line would waver by their chance: 32 let it by two to four points, late in a game. */
const PLAY_OUTS = 32;

/** The winners share the win. */
const sharesOf = ({ places }: Outcome): readonly number[] => {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
};

/** Positions in which no die or card is about to fall, and the last one, whose chances are the outcome. */
const pointsOf = ({ game, states, outcome }: PlayedGame, { quick }: CurveChances): readonly CurvePoint[] => {
  const last = states.length - 1;
  const points: CurvePoint[] = [];
  for (let n = 0; n < last; n++) {
    const state = states[n];
    if (game.actors(state).includes(CHANCE)) continue;
    const chances: number[] = [];
    quick(state, chances);
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

/** Steps between neighbouring points that look like a swing, the greatest first. The last step is left out: there the outcome itself makes the difference. */
const swingStepsOf = (points: readonly CurvePoint[]): readonly (readonly [CurvePoint, CurvePoint])[] =>
  points
    .slice(1, -1)
    .map((after, i) => [points[i]!, after] as const)
    .filter(([before, after]) => gainBetween(before, after).gain >= LEAST_GAIN)
    .sort((a, b) => gainBetween(...b).gain - gainBetween(...a).gain)
    .slice(0, MOST_STEPS);

/** The greatest swings by the points that are drawn, in the order of the game. */
const swingsOf = (
  steps: readonly (readonly [number, number])[],
  points: ReadonlyMap<number, CurvePoint>,
  happened: PlayedGame['happened'],
): readonly Swing[] =>
  steps
    .map(([from, n]) => ({ from, n, ...gainBetween(points.get(from)!, points.get(n)!) }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_SWINGS)
    .sort((a, b) => a.n - b.n)
    .map(swing => ({ ...swing, events: happened.slice(swing.from + 1, swing.n + 1).flat() }));

/** Evenly, but never without the first, the last and those of the swings. */
const thinned = (points: readonly CurvePoint[], kept: ReadonlySet<number>): readonly CurvePoint[] => {
  const every = Math.max(1, Math.ceil(points.length / MOST_POINTS));
  return points.filter(({ n }, i) => i % every === 0 || i === points.length - 1 || kept.has(n));
};

export const curveOf = (played: PlayedGame, chances: CurveChances): GameCurve => {
  const last = played.states.length - 1;
  const quick = pointsOf(played, chances);
  const steps = swingStepsOf(quick).map(([before, after]) => [before.n, after.n] as const);
  const points = thinned(quick, new Set(steps.flat())).map(point =>
    point.n === last ? point : { n: point.n, chances: chances.among([played.states[point.n]], PLAY_OUTS) },
  );
  const swings = swingsOf(steps, new Map(points.map(point => [point.n, point])), played.happened);
  return { points, swings, story: played.happened.map((events, n) => ({ n, events })) };
};
