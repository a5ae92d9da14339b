/** One move deep: look at every move on a few tables that seem the same from the chair, keep the best. */
import type { Action, Game, GameEvent, Rng } from '@stoa/engine';
import type { Bot, Budget, Chair } from './chair.ts';
import { type Look, lookOf } from './look.ts';
import type { Mind } from './mind.ts';

export interface GreedyStyle {
  readonly name: string;
  /** Tables tried per move. */
  readonly samples: number;
  /** Moves within this much of the best one are all good enough; one of them is taken at random. */
  readonly slack: number;
}

/** The moves of a chair that its mind finds worth a thought. */
export const choicesOf = <S, A, V>(mind: Mind<S, A>, chair: Chair<S, A, V>, rng: Rng): readonly A[] => {
  if (mind.choices === undefined || chair.legal.length === 1) return chair.legal;
  const moves = chair.legal.slice();
  mind.choices(chair.sample(rng), chair.seat, moves);
  return moves;
};

/** The value of each of these moves for the chair's seat: mean chance to win after it, chance included. */
export const moveValues = <S, A, V>(
  look: Look<S, A>,
  chair: Chair<S, A, V>,
  moves: readonly A[],
  samples: number,
  rng: Rng,
  isOver: () => boolean,
): number[] => {
  const sums = new Array<number>(moves.length).fill(0);
  const looks = new Array<number>(moves.length).fill(0);
  for (let k = 0; k < samples; k++) {
    const table = look.deal(chair, rng);
    for (const [i, a] of moves.entries()) {
      if (k + i > 0 && isOver()) return valuesOf(sums, looks);
      sums[i] = (sums[i] as number) + look.after(table, chair.seat, a, rng);
      looks[i] = (looks[i] as number) + 1;
    }
  }
  return valuesOf(sums, looks);
};
/** A move that was not looked at in time is never the best one. */
const valuesOf = (sums: readonly number[], looks: readonly number[]): number[] =>
  sums.map((sum, i) => (looks[i] === 0 ? Number.NEGATIVE_INFINITY : sum / (looks[i] as number)));

/** True once the time is up or the thought is called off. */
const overAfter = ({ millis, now, cancelled }: Budget): (() => boolean) => {
  const deadline = millis !== undefined && now ? now() + millis : Number.POSITIVE_INFINITY;
  return () => cancelled?.() === true || (now !== undefined && now() >= deadline);
};

export const greedyBot = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  style: GreedyStyle,
): Bot<S, A, V> => {
  const look = lookOf(game, mind);
  return {
    name: style.name,
    choose(chair, budget, rng) {
      const moves = choicesOf(mind, chair, rng);
      if (moves.length === 1) return moves[0] as A;
      const values = moveValues(look, chair, moves, style.samples, rng, overAfter(budget));
      const best = Math.max(...values);
      const good = values.flatMap((v, i) => (v >= best - style.slack ? [i] : []));
      return moves[good[rng.int(good.length)] as number] as A;
    },
  };
};
