/**
 * One ply: try every move on a few tables that look the same from the chair, let chance and the seat's own follow-up
 * settle it, keep the move after which the evaluation is best.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Rng, type Seat } from '@stoa/engine';
import type { Bot, Chair } from './chair.ts';
import { type Judge, judgeOf, type Mind } from './mind.ts';

export interface GreedyStyle {
  readonly name: string;
  /** Tables tried per move. */
  readonly samples: number;
  /** Moves whose value is within this of the best one are all good enough; one of them is taken at random. */
  readonly slack: number;
}

/** The value of each legal move for the chair's seat: mean chance to win after it, chance included. */
export const moveValues = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  judge: Judge<S>,
  chair: Chair<S, A, V>,
  samples: number,
  rng: Rng,
  cancelled: (() => boolean) | undefined,
): number[] => {
  const values = new Array<number>(chair.legal.length).fill(0);
  const chances: number[] = [];
  let done = 0;
  for (let k = 0; k < samples && !(k > 0 && cancelled?.()); k++) {
    const table = chair.sample(rng);
    chair.legal.forEach((a, i) => {
      const s = game.clone(table);
      game.apply(s, chair.seat, a);
      settleChance(game, s, rng);
      winShares(game, judge, s, chances);
      values[i] = (values[i] as number) + (chances[chair.seat] as number);
    });
    done++;
  }
  return values.map(v => v / done);
};

/** Plays dice and draws until somebody must decide. */
export const settleChance = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, s: S, rng: Rng): void => {
  for (let n = 0; n < 64 && game.actors(s)[0] === CHANCE; n++) game.apply(s, CHANCE, game.sample(s, rng));
};

/** Each seat's share of the win: exact at the end of a game, the evaluation's word before it. */
export const winShares = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  judge: Judge<S>,
  s: S,
  out: number[],
): void => {
  const outcome = game.outcome(s);
  if (outcome === undefined) {
    judge.chances(s, out);
    return;
  }
  const winners = outcome.places.reduce((n, place) => n + (place === 1 ? 1 : 0), 0);
  outcome.places.forEach((place, seat: Seat) => {
    out[seat] = place === 1 ? 1 / winners : 0;
  });
};

export const greedyBot = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  style: GreedyStyle,
): Bot<S, A, V> => {
  const judge = judgeOf(mind);
  return {
    name: style.name,
    choose(chair, budget, rng) {
      if (chair.legal.length === 1) return chair.legal[0] as A;
      const values = moveValues(game, judge, chair, style.samples, rng, budget.cancelled);
      const best = Math.max(...values);
      const good = values.flatMap((v, i) => (v >= best - style.slack ? [i] : []));
      return chair.legal[good[rng.int(good.length)] as number] as A;
    },
  };
};
