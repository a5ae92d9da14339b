/** One move deep: look at every move on a few tables that seem the same from the chair, keep the best. */
import type { Action, Game, GameEvent, Rng } from '@stoa/engine';
import type { Bot, Chair } from './chair.ts';
import { type Look, lookOf } from './look.ts';
import type { Mind } from './mind.ts';

export interface GreedyStyle {
  readonly name: string;
  /** Tables tried per move. */
  readonly samples: number;
  /** Moves within this much of the best one are all good enough; one of them is taken at random. */
  readonly slack: number;
}

/** The value of each legal move for the chair's seat: mean chance to win after it, chance included. */
export const moveValues = <S, A, V>(
  look: Look<S, A>,
  chair: Chair<S, A, V>,
  samples: number,
  rng: Rng,
  cancelled: (() => boolean) | undefined,
): number[] => {
  const values = new Array<number>(chair.legal.length).fill(0);
  let done = 0;
  for (let k = 0; k < samples && !(k > 0 && cancelled?.()); k++) {
    const table = chair.sample(rng);
    chair.legal.forEach((a, i) => {
      values[i] = (values[i] as number) + look.after(table, chair.seat, a, rng);
    });
    done++;
  }
  return values.map(v => v / done);
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
      if (chair.legal.length === 1) return chair.legal[0] as A;
      const values = moveValues(look, chair, style.samples, rng, budget.cancelled);
      const best = Math.max(...values);
      const good = values.flatMap((v, i) => (v >= best - style.slack ? [i] : []));
      return chair.legal[good[rng.int(good.length)] as number] as A;
    },
  };
};
