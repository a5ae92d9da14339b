/** Deals a table anew for a seat: what the seat cannot see is drawn by what it has reason to expect. */
import type { Action, Game, GameEvent, Rng, Seat } from '@stoa/engine';
import type { Mind } from './mind.ts';

/** In: the true table, or one that was dealt. Out: another one that the seat cannot tell from it. */
export const makeDealFor = <S, A extends Action, E extends GameEvent, V, O>(
  game: Pick<Game<S, A, E, V, O>, 'determinize'>,
  { chance }: Pick<Mind<S, A>, 'chance'>,
): ((s: S, seat: Seat, rng: Rng) => S) => {
  const redeal = chance?.redeal;
  return (s, seat, rng) => {
    const other = game.determinize(s, seat, rng);
    redeal?.(other, seat, rng);
    return other;
  };
};
