/** What a room is: one phase, one room. A room answers who acts, what they may do and why not, and makes the step. */
import type { Actor, Illegal, Log, Outcomes, Rng, RuleId, Seat } from './contract.ts';
import type { Frame } from './frames.ts';

interface RoomBase<S, F extends Frame, A, E, Name extends string> {
  readonly rule: RuleId;
  /** The exits: rooms that may be on top after `apply` or `resume` of this one. Checked by the laws. */
  readonly leadsTo: readonly Name[];
  apply(s: S, f: F, by: Actor, a: A, log?: Log<E>): void;
  /** A room opened from here has closed, or `apply` said `proceed`. Only the engine calls it. Without it the room simply asks again. */
  resume?(s: S, f: F, log?: Log<E>): void;
}

/** What some seats may do while this frame is anywhere on the stack, though the table does not wait for them. */
export interface Aside<S, F extends Frame, A, E> {
  /** The kinds of action that belong to the aside; no room uses them otherwise. */
  readonly kinds: readonly string[];
  seats(s: S, f: F): readonly Seat[];
  actions(s: S, f: F, seat: Seat, out: A[]): void;
  why(s: S, f: F, seat: Seat, a: A): Illegal | undefined;
  apply(s: S, f: F, by: Seat, a: A, log?: Log<E>): void;
  /** As in `SeatRoom`. */
  readonly revealsNothing?: readonly string[];
}

/** `Name`: the names of all rooms of the game, so that `leadsTo` names no other. */
export interface SeatRoom<S, F extends Frame, A, E, Name extends string = string> extends RoomBase<S, F, A, E, Name> {
  /** one decides · several at once in the open · several at once in secret */
  readonly mode: 'one' | 'open' | 'sealed';
  /** See `RoomInfo`. */
  readonly decline?: A;
  readonly isWindow?: boolean;
  readonly asksPlayers?: boolean;
  /** Sealed rooms: may others see that a seat has decided? */
  readonly showReady?: boolean;
  /** Who still owes a decision here. */
  actors(s: S, f: F): readonly Seat[];
  /** Sealed rooms: every seat that was asked, decided or not, by public facts only. */
  asked?(s: S, f: F): readonly Seat[];
  actions(s: S, f: F, seat: Seat, out: A[]): void;
  why(s: S, f: F, seat: Seat, a: A): Illegal | undefined;
  readonly aside?: Aside<S, F, A, E>;
  /** The kinds of action that tell no seat anything hidden (`Game.revealsNothing`). */
  readonly revealsNothing?: readonly string[];
  /** The same for actions of other kinds that tell nothing in some states only. False: the undo finds out by trial. */
  tellsNothing?(s: S, f: F, by: Seat, a: A): boolean;
  /** Actions that surely tell a seat something hidden (`Game.revealsSurely`). */
  tellsSurely?(s: S, f: F, by: Seat, a: A): boolean;
}

/** Dice and draws: no seat chooses, the outcome is recorded. */
export interface ChanceRoom<S, F extends Frame, A, E, Name extends string = string> extends RoomBase<S, F, A, E, Name> {
  readonly mode: 'chance';
  sample(s: S, f: F, rng: Rng): A;
  outcomes(s: S, f: F): Outcomes<A>;
  /** Refuses impossible outcomes: a die of 7, a card that is not in the bag. */
  why(s: S, f: F, a: A): Illegal | undefined;
}

export type Room<S, F extends Frame, A, E, Name extends string = string> = SeatRoom<S, F, A, E, Name> | ChanceRoom<S, F, A, E, Name>;

/** A room for every frame of the union: a forgotten room does not compile. */
export type Rooms<S, F extends Frame, A, E> = {
  readonly [R in F['room']]: Room<S, Extract<F, { readonly room: R }>, A, E>;
};

/** Refusals of the engine itself. A room returns NOT_NOW for an action of another phase; the engine adds the room's rule. */
export const NOT_NOW: Illegal = { rule: '', why: 'not-now' };
export type EngineRefusal = 'not-now' | 'not-your-turn' | 'game-over';

export const NOBODY: readonly Seat[] = [];
const LISTS_OF_ONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5], [6], [7]];
/** The list with only that seat, without allocating; empty for a number that is no seat. */
export const only = (seat: Seat): readonly Seat[] => LISTS_OF_ONE[seat] ?? NOBODY;

/** A room has opened another one and closed it in the same call. It could not know whether it is resumed, and might continue twice. */
export class ClosedByOpener extends Error {
  constructor(room: string) {
    super(`${room} opened a room and closed it in the same call`);
  }
}
