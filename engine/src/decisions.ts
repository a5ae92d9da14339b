/**
 * Which decision a seat owes, as a number per seat. It changes only when that decision is gone: by an entry of the seat
 * itself, when it is asked again, in another room. It counts per seat, so that it reveals nothing about other seats.
 */
import type { Action, Actor, Game, GameEvent, Seat } from './contract.ts';
import { top } from './frames.ts';

interface SeatDecision {
  number: number;
  owes: boolean;
  waiting: readonly Actor[];
}

export interface Decisions {
  room: string;
  frame: unknown;
  readonly seats: SeatDecision[];
}

const NONE: readonly Actor[] = [];

export const noDecisions = (seats: number): Decisions => ({
  room: '',
  frame: undefined,
  seats: Array.from({ length: seats }, () => ({ number: 0, owes: false, waiting: NONE })),
});

/** The facts of the present room, where the state keeps frames. */
const frameOf = (s: unknown): unknown =>
  typeof s === 'object' && s !== null && 'stack' in s && Array.isArray(s.stack) ? top({ stack: s.stack, resuming: false }) : undefined;

/** After a step of `by` (undefined: no particular seat), when seats must decide again. */
export const renew = <S, A extends Action, E extends GameEvent, V, O>(
  d: Decisions,
  game: Game<S, A, E, V, O>,
  s: S,
  by: Seat | undefined,
  over: boolean,
): void => {
  const room = game.room(s);
  const frame = frameOf(s);
  const actors = over ? NONE : game.actors(s);
  for (let seat = 0; seat < d.seats.length; seat++) {
    const owed = d.seats[seat]!;
    const owes = actors.includes(seat);
    const waiting = owes ? game.waiting(s, seat) : NONE;
    const same = owed.owes && seat !== by && room === d.room && (frame === d.frame || waiting.every(x => owed.waiting.includes(x)));
    if (owes && !same) owed.number++;
    owed.owes = owes;
    owed.waiting = waiting;
  }
  d.room = room;
  d.frame = frame;
};
