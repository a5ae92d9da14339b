/** From the scores of an evaluation to each seat's chance to win: a softmax over the seats. */
import type { Seat } from '@stoa/engine';
import type { Mind } from './mind.ts';

export interface WinModel<S> {
  /** Each seat's chance to win, summing to 1. */
  chances(s: S, out: number[]): void;
  /** The seat's score term by term, for people. */
  explain(s: S, seat: Seat): Readonly<Record<string, number>>;
}

/** Scores beyond this already count as decided. */
const MOST_SCORE = 30;

export const winModel = <S, A>({ evaluation, learned, seats: seatsOf }: Mind<S, A>): WinModel<S> => {
  const names = Object.keys(evaluation.weights);
  const weights = Object.values(evaluation.weights);
  const terms: number[] = new Array<number>(weights.length).fill(0);
  const score = (s: S, seat: Seat): number => {
    evaluation.terms(s, seat, terms);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i]! * terms[i]!;
    return sum;
  };
  const explain = (s: S, seat: Seat): Readonly<Record<string, number>> => {
    evaluation.terms(s, seat, terms);
    return Object.fromEntries(names.map((name, i) => [name, weights[i]! * terms[i]!]));
  };
  if (learned !== undefined) return { chances: learned.chances, explain };
  return {
    chances(s, out) {
      const seats = seatsOf(s);
      if (evaluation.scores !== undefined) evaluation.scores(s, weights, out);
      else for (let seat = 0; seat < seats; seat++) out[seat] = score(s, seat);
      let whole = 0;
      for (let seat = 0; seat < seats; seat++) {
        const weight = Math.exp(Math.max(-MOST_SCORE, Math.min(MOST_SCORE, out[seat]!)));
        out[seat] = weight;
        whole += weight;
      }
      for (let seat = 0; seat < seats; seat++) out[seat] = out[seat]! / whole;
    },
    explain,
  };
};
