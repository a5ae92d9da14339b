/** How each seat's chance to win went through a finished game, and where it turned most. Everything hidden is open here: the game is over. */
import { type AnyGame, CHANCE, type GameEvent, type Outcome, type Seat, winShares } from '@stoa/engine';
import type { CurvePoint, GameCurve, Swing } from '../table/table-client.ts';

/** A drawing needs no more. */
const MOST_POINTS = 120;
const MOST_SWINGS = 3;
/** Places where a swing is looked for: some of them turn out to hold none. */
const MOST_PLACES = 6;
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
/** A quick chance for every position, a thorough one for those that are drawn (`Chances` of the bots). */
export interface CurveChances {
  quick(state: unknown, out: number[]): void;
  among(states: readonly unknown[], playOuts?: number): readonly number[];
}
/** For the two ends of a swing, so that the chance of a few play-outs is not told as one. */
const MANY_PLAY_OUTS = 64;

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
  return [...points, { n: last, chances: winShares(outcome.places) }];
};

/** The seat that gained most from one point to the next. */
const gainBetween = (before: CurvePoint, after: CurvePoint): { readonly seat: Seat; readonly gain: number } => {
  const gains = after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
  const gain = Math.max(...gains);
  return { seat: gains.indexOf(gain), gain };
};

/** Neighbours among these points between which a seat gains much, the greatest gain first. Before the last point the outcome itself makes the difference. */
const greatestGaps = (points: readonly CurvePoint[]): readonly (readonly [from: number, to: number])[] =>
  points
    .slice(1, -1)
    .map((after, i) => ({ gap: [i, i + 1] as const, gain: gainBetween(points[i]!, after).gain }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_PLACES)
    .map(({ gap }) => gap);

/** The one step within a gap in which the seat gained most of it: half the gap at a time. `at`: the point of a place. */
const stepWithin = (at: (place: number) => CurvePoint, from: number, to: number): readonly [from: number, to: number] => {
  if (to - from < 2) return [from, to];
  const { seat } = gainBetween(at(from), at(to));
  const chanceAt = (place: number): number => at(place).chances[seat]!;
  const middle = (from + to) >> 1;
  return chanceAt(middle) - chanceAt(from) > chanceAt(to) - chanceAt(middle) ? stepWithin(at, from, middle) : stepWithin(at, middle, to);
};

/** Places that are drawn: evenly, but never without the first and the last, and where the quick chance already sees a swing. */
const drawnPlaces = (quick: readonly CurvePoint[]): readonly number[] => {
  const every = Math.max(1, Math.ceil(quick.length / MOST_POINTS));
  const seen = new Set(greatestGaps(quick).flat());
  return [...quick.keys()].filter(place => place % every === 0 || place === quick.length - 1 || seen.has(place));
};

export const curveOf = (played: PlayedGame, chances: CurveChances): GameCurve => {
  const quick = pointsOf(played, chances);
  const asked = new Map([[quick.length - 1, quick[quick.length - 1]!]]);
  const ask = (place: number, playOuts?: number): CurvePoint => {
    const { n } = quick[place]!;
    const point = { n, chances: chances.among([played.states[n]], playOuts) };
    asked.set(place, point);
    return point;
  };
  const at = (place: number): CurvePoint => asked.get(place) ?? ask(place);

  const drawn = drawnPlaces(quick);
  const steps = greatestGaps(drawn.map(at)).map(([from, to]) => stepWithin(at, drawn[from]!, drawn[to]!));
  for (const place of new Set(steps.flat())) ask(place, MANY_PLAY_OUTS);
  const found = steps.map(([from, to]) => ({ from, to, ...gainBetween(at(from), at(to)) }));
  const told = found
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_SWINGS)
    .sort((a, b) => a.to - b.to);
  const swings = told.map(({ from, to, seat, gain }): Swing => {
    const [before, after] = [at(from).n, at(to).n];
    return { from: before, n: after, seat, gain, events: played.happened.slice(before + 1, after + 1).flat() };
  });
  const places = new Set([...drawn, ...told.flatMap(({ from, to }) => [from, to])]);
  const points = [...places].sort((a, b) => a - b).map(at);
  return { points, swings, story: played.happened.map((events, n) => ({ n, events })) };
};
