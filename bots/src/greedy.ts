/** One move deep: tries every move on a few tables that look the same to its seat, and keeps the best. */
import type { Action, Game, GameEvent, Rng } from '@stoa/engine';
import { type Lookahead, makeLookahead } from './lookahead.ts';
import type { Mind } from './mind.ts';
import type { Bot, Budget, Observation } from './observation.ts';

export interface GreedyStyle {
  readonly name: string;
  /** Tables tried per move. */
  readonly samples: number;
  /** Moves this close to the best one count as equally good; one of them is taken at random. */
  readonly slack: number;
}

/** The legal moves that the mind considers worth searching. */
export const choicesOf = <S, A, V>({ policy }: Mind<S, A>, observation: Observation<S, A, V>, rng: Rng): readonly A[] => {
  if (policy?.choices === undefined || observation.legal.length === 1) return observation.legal;
  const moves = observation.legal.slice();
  policy.choices(observation.sample(rng), observation.seat, moves);
  return moves;
};

export interface ValueQuestion<A> {
  readonly moves: readonly A[];
  readonly samples: number;
  readonly rng: Rng;
  /** Asked before every lookahead but the first. */
  readonly isOver: () => boolean;
}

/** The value of each move for the observing seat: its mean chance to win afterwards, chance included. */
export const moveValues = <S, A, V>(
  lookahead: Lookahead<S, A>,
  observation: Observation<S, A, V>,
  { moves, samples, rng, isOver }: ValueQuestion<A>,
): number[] => {
  const sums = new Array<number>(moves.length).fill(0);
  const tried = new Array<number>(moves.length).fill(0);
  for (let k = 0; k < samples; k++) {
    const table = lookahead.deal(observation, rng);
    for (const [i, a] of moves.entries()) {
      if (k + i > 0 && isOver()) return means(sums, tried);
      sums[i] = sums[i]! + lookahead.after(table, observation.seat, a, rng);
      tried[i] = tried[i]! + 1;
    }
  }
  return means(sums, tried);
};
/** A move that was not tried in time is never chosen. */
const means = (sums: readonly number[], tried: readonly number[]): number[] =>
  sums.map((sum, i) => (tried[i] === 0 ? Number.NEGATIVE_INFINITY : sum / tried[i]!));

/** True once the time is up or the caller cancelled. */
const overAfter = ({ millis, now, cancelled }: Budget): (() => boolean) => {
  const deadline = millis !== undefined && now ? now() + millis : Number.POSITIVE_INFINITY;
  return () => cancelled?.() === true || (now !== undefined && now() >= deadline);
};

export const greedyBot = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  style: GreedyStyle,
): Bot<S, A, V> => {
  const lookahead = makeLookahead(game, mind);
  return {
    name: style.name,
    choose(observation, budget, rng) {
      const moves = choicesOf(mind, observation, rng);
      if (moves.length === 1) return moves[0]!;
      const values = moveValues(lookahead, observation, { moves, samples: style.samples, rng, isOver: overAfter(budget) });
      const best = Math.max(...values);
      const good = values.flatMap((v, i) => (v >= best - style.slack ? [i] : []));
      return moves[good[rng.int(good.length)]!]!;
    },
  };
};
