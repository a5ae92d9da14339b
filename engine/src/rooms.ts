/**
 * One phase, one room. `fromRooms` turns a record of rooms into the methods of `Game` that ask the room of the top
 * frame, then the asides of rooms below it.
 */
import {
  type Action,
  type Actor,
  CHANCE,
  type Game,
  type GameEvent,
  type Illegal,
  type Log,
  type Outcomes,
  type Rng,
  type RoomInfo,
  type RuleId,
  type Seat,
} from './contract.ts';
import { type Frame, type Stacked, top } from './frames.ts';

interface RoomBase<S, F extends Frame, A, E> {
  readonly rule: RuleId;
  /** The exits: rooms that may be on top after `apply` or `resume` of this one. Checked by the laws. */
  readonly leadsTo: readonly string[];
  apply(s: S, f: F, by: Actor, a: A, log?: Log<E>): void;
  /** A room opened from here has closed, or `apply` said `proceed`. Only the engine calls it. Without it the room simply asks again. */
  resume?(s: S, f: F, log?: Log<E>): void;
}

/** What some seats may do while this frame is anywhere on the stack, though nobody waits for it. */
export interface Aside<S, F extends Frame, A, E> {
  /** The kinds of action that belong to the aside; no room uses them otherwise. */
  readonly kinds: readonly string[];
  seats(s: S, f: F): readonly Seat[];
  actions(s: S, f: F, seat: Seat, out: A[]): void;
  why(s: S, f: F, seat: Seat, a: A): Illegal | undefined;
  apply(s: S, f: F, by: Seat, a: A, log?: Log<E>): void;
}

export interface SeatRoom<S, F extends Frame, A, E> extends RoomBase<S, F, A, E> {
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
  /** Sealed rooms: everybody who was asked, decided or not, by public facts only. */
  asked?(s: S, f: F): readonly Seat[];
  actions(s: S, f: F, seat: Seat, out: A[]): void;
  why(s: S, f: F, seat: Seat, a: A): Illegal | undefined;
  readonly aside?: Aside<S, F, A, E>;
}

/** Dice and draws: nobody chooses, the outcome is recorded. */
export interface ChanceRoom<S, F extends Frame, A, E> extends RoomBase<S, F, A, E> {
  readonly mode: 'chance';
  sample(s: S, f: F, rng: Rng): A;
  outcomes(s: S, f: F): Outcomes<A>;
  /** A die of 7, a card that is not in the bag. */
  why(s: S, f: F, a: A): Illegal | undefined;
}

export type Room<S, F extends Frame, A, E> = SeatRoom<S, F, A, E> | ChanceRoom<S, F, A, E>;

/** A room for every frame of the union: a forgotten room does not compile. */
export type Rooms<S, F extends Frame, A, E> = {
  readonly [R in F['room']]: Room<S, Extract<F, { readonly room: R }>, A, E>;
};

/** Refusals of the engine itself. A room returns NOT_NOW for an action of another phase; the engine adds the room's rule. */
export const NOT_NOW: Illegal = { rule: '', why: 'not-now' };
export type EngineRefusal = 'not-now' | 'not-your-turn' | 'game-over';

export const NOBODY: readonly Seat[] = [];
/** `JUST[seat]` is the list of that seat alone, without allocating. */
export const JUST: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5], [6], [7]];
/** Mostly it is the only one. */
const isAmong = (seats: readonly Seat[], seat: Seat): boolean => seats[0] === seat || seats.includes(seat);
const JUST_CHANCE: readonly Actor[] = [CHANCE];

type RoomMethods = 'rooms' | 'room' | 'actors' | 'waiting' | 'mayAct' | 'actions' | 'why' | 'sample' | 'outcomes' | 'apply' | 'applyTraced';

/** The same room with its fields in one order, absent ones undefined: the hot path reads rooms of one shape, which is quicker. */
const inOneShape = <S, F extends Frame, A, E>(room: Room<S, F, A, E>): Room<S, F, A, E> => {
  const all: Readonly<Record<string, unknown>> = { ...room };
  const { mode, rule, leadsTo, actors, actions, why, apply, resume, aside, showReady, asked, sample, outcomes } = all;
  const shape: object = { mode, rule, leadsTo, actors, actions, why, apply, resume, aside, showReady, asked, sample, outcomes };
  return shape as Room<S, F, A, E>;
};

/** What a room says about its question, for those that know no game. */
const questionOf = <S, F extends Frame, A extends Action, E>(room: Room<S, F, A, E>): Partial<RoomInfo> => {
  if (room.mode === 'chance') return {};
  const { decline, isWindow, asksPlayers } = room;
  if (isWindow && decline === undefined) throw new Error(`a window of ${room.rule} has no decline`);
  return { ...(decline && { decline }), ...(isWindow && { isWindow }), ...(asksPlayers && { asksPlayers }) };
};

/** A room has opened another one and closed it in the same call. It could not tell whether it is resumed, and might go on twice. */
export class ClosedByOpener extends Error {
  constructor(room: string) {
    super(`${room} opened a room and closed it in the same call`);
  }
}

/** `endRule` is cited when somebody acts after the end. */
export const fromRooms = <S extends Stacked<F>, F extends Frame, A extends Action, E extends GameEvent>(
  rooms: Rooms<S, F, A, E>,
  endRule: RuleId,
): Pick<Game<S, A, E, unknown, unknown>, RoomMethods> => {
  type AnyRoom = Room<S, F, A, E>;
  const table: Record<string, AnyRoom> = {};
  const all = rooms as unknown as Readonly<Record<string, AnyRoom>>;
  for (const [name, room] of Object.entries(all)) table[name] = inOneShape(room);
  const roomOf = (f: F): AnyRoom => table[f.room] as AnyRoom;

  const names = Object.keys(table);
  const info: Record<string, RoomInfo> = {};
  const notNow: Record<string, Illegal> = {};
  const notYourTurn: Record<string, Illegal> = {};
  for (const name of names) {
    const { rule, mode, leadsTo } = table[name] as AnyRoom;
    info[name] = { rule, mode, leadsTo, ...questionOf(all[name] as AnyRoom) };
    notNow[name] = { rule, why: 'not-now', with: { room: name } };
    notYourTurn[name] = { rule, why: 'not-your-turn', with: { room: name } };
  }
  const gameOver: Illegal = { rule: endRule, why: 'game-over' };
  const asideOf = (f: F): Aside<S, F, A, E> | undefined => {
    const room = roomOf(f);
    return room.mode === 'chance' ? undefined : room.aside;
  };

  /** Nobody but the seat itself knows whether it has decided here. */
  const hidesReady = (room: AnyRoom): room is SeatRoom<S, F, A, E> => room.mode === 'sealed' && room.showReady !== true;

  /** The kinds of action that any aside takes. */
  const asideKinds: ReadonlySet<string> = new Set(names.flatMap(name => (table[name] as Partial<SeatRoom<S, F, A, E>>).aside?.kinds ?? []));
  const anyAside = asideKinds.size > 0;

  /** The topmost frame whose aside takes this kind of action. */
  const asideFrame = (s: S, kind: string): F | undefined => {
    if (!asideKinds.has(kind)) return undefined;
    for (let i = s.stack.length - 1; i >= 0; i--) {
      const f = s.stack[i] as F;
      if (asideOf(f)?.kinds.includes(kind)) return f;
    }
    return undefined;
  };

  const actors = (s: S): readonly Actor[] => {
    const f = top(s);
    if (f === undefined) return NOBODY;
    const room = roomOf(f);
    return room.mode === 'chance' ? JUST_CHANCE : room.actors(s, f);
  };

  /**
   * One call of a room, then `resume` as often as a room has closed or asked for it. Here alone it is decided that a room is resumed,
   * and that this happens once: a room on top after its own call is resumed only if it said `proceed`.
   */
  const step = (s: S, by: Actor, a: A, log: Log<E> | undefined, onExit: ((from: string, to: string) => void) | undefined): void => {
    const f = top(s) as F;
    const aside = anyAside && by !== CHANCE ? asideFrame(s, a.do) : undefined;
    let from = aside ?? f;
    let depth = s.stack.length;
    if (aside !== undefined) (asideOf(aside) as Aside<S, F, A, E>).apply(s, aside, by, a, log);
    else roomOf(f).apply(s, f, by, a, log);
    for (;;) {
      const now = top(s);
      if (onExit !== undefined && now !== undefined && now !== from && now !== f) onExit(from.room, now.room);
      const why = s.resuming;
      if (why === false) return;
      s.resuming = false;
      if (now === undefined) return;
      const height = s.stack.length;
      if (height >= depth && why === 'closed') throw new ClosedByOpener(from.room);
      // The room above will resume this one when it closes.
      if (height > depth) return;
      depth = height;
      from = now;
      roomOf(now).resume?.(s, now, log);
    }
  };

  return {
    rooms: info,
    room: s => top(s)?.room ?? '',
    actors,

    waiting(s, seat) {
      const f = top(s);
      if (f === undefined) return NOBODY;
      const room = roomOf(f);
      if (!hidesReady(room) || room.asked === undefined) return actors(s);
      const asked = room.asked(s, f);
      if (seat === undefined || room.actors(s, f).includes(seat)) return asked;
      return asked.filter(other => other !== seat);
    },

    mayAct(s) {
      const f = top(s);
      if (!anyAside || f === undefined) return NOBODY;
      const owing = hidesReady(roomOf(f)) ? NOBODY : actors(s);
      const seats: Seat[] = [];
      for (const below of s.stack)
        for (const seat of asideOf(below)?.seats(s, below) ?? NOBODY) if (!owing.includes(seat) && !seats.includes(seat)) seats.push(seat);
      return seats.sort((a, b) => a - b);
    },

    actions(s, seat, out) {
      const f = top(s);
      if (f === undefined) return;
      const room = roomOf(f);
      if (room.mode !== 'chance' && isAmong(room.actors(s, f), seat)) room.actions(s, f, seat, out);
      if (!anyAside) return;
      for (const below of s.stack) {
        const aside = asideOf(below);
        if (aside?.seats(s, below).includes(seat)) aside.actions(s, below, seat, out);
      }
    },

    why(s, by, a) {
      const f = top(s);
      if (f === undefined) return gameOver;
      const room = roomOf(f);
      if (room.mode === 'chance') {
        if (by === CHANCE) {
          const refusal = room.why(s, f, a);
          return refusal === NOT_NOW ? notNow[f.room] : refusal;
        }
      } else if (by === CHANCE) return notYourTurn[f.room];
      if (anyAside) {
        const below = asideFrame(s, a.do);
        if (below !== undefined) {
          const aside = asideOf(below) as Aside<S, F, A, E>;
          const refusal = aside.seats(s, below).includes(by) ? aside.why(s, below, by, a) : notYourTurn[below.room];
          return refusal === NOT_NOW ? notNow[below.room] : refusal;
        }
      }
      if (room.mode === 'chance' || !isAmong(room.actors(s, f), by)) return notYourTurn[f.room];
      const refusal = room.why(s, f, by, a);
      return refusal === NOT_NOW ? notNow[f.room] : refusal;
    },

    sample(s, rng) {
      const f = top(s) as F;
      const room = roomOf(f);
      if (room.mode !== 'chance') throw new Error(`no chance in room ${f.room}`);
      return room.sample(s, f, rng);
    },

    outcomes(s) {
      const f = top(s);
      const room = f && roomOf(f);
      return f !== undefined && room?.mode === 'chance' ? room.outcomes(s, f) : { count: 0, list: [] };
    },

    apply: (s, by, a, log) => step(s, by, a, log, undefined),
    applyTraced: (s, by, a, onExit, log) => step(s, by, a, log, onExit),
  };
};
