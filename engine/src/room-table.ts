/** The rooms of a game as the engine reads them: by name, in one object shape, with their `RoomInfo` and their asides. */
import type { Action, Illegal, RoomInfo } from './contract.ts';
import type { Frame, Stacked } from './frames.ts';
import type { Aside, Room, Rooms } from './rooms.ts';

/** The same room with its fields in one order, absent ones undefined: the hot path reads rooms of one shape, which is faster. */
const inOneShape = <S, F extends Frame, A, E>(room: Room<S, F, A, E>): Room<S, F, A, E> => {
  const all: Readonly<Record<string, unknown>> = { ...room };
  const { mode, rule, leadsTo, actors, actions, why, apply, resume, aside, showReady, asked, sample, outcomes } = all;
  const { revealsNothing, tellsNothing, tellsSurely } = all;
  const steps = {
    actors,
    actions,
    why,
    apply,
    resume,
    aside,
    showReady,
    asked,
    sample,
    outcomes,
    revealsNothing,
    tellsNothing,
    tellsSurely,
  };
  const shape: object = { mode, rule, leadsTo, ...steps };
  return shape as Room<S, F, A, E>;
};

/**
 * Finds what belongs to the room of a frame. Keeps the last find: most calls ask for the same room again, and comparing two names is
 * faster than a look-up.
 */
const byRoom = <F extends Frame, T>(table: Readonly<Record<string, T>>): ((f: F) => T) => {
  let name: string | undefined;
  let last: T | undefined;
  return f => {
    if (f.room !== name) {
      name = f.room;
      last = table[name];
    }
    return last as T;
  };
};

/** What a room says about its question, for code that knows no game. */
const questionOf = <S, F extends Frame, A extends Action, E>(room: Room<S, F, A, E>): Partial<RoomInfo> => {
  if (room.mode === 'chance') return {};
  const { decline, isWindow, asksPlayers } = room;
  if (isWindow && decline === undefined) throw new Error(`a window of ${room.rule} has no decline`);
  return { ...(decline && { decline }), ...(isWindow && { isWindow }), ...(asksPlayers && { asksPlayers }) };
};

export interface RoomTable<S, F extends Frame, A, E> {
  readonly info: Readonly<Record<string, RoomInfo>>;
  /** Refusals of the engine, by room. */
  readonly notNow: Readonly<Record<string, Illegal>>;
  readonly notYourTurn: Readonly<Record<string, Illegal>>;
  readonly anyAside: boolean;
  roomOf(f: F): Room<S, F, A, E>;
  asideOf(f: F): Aside<S, F, A, E> | undefined;
  /** The topmost frame whose aside takes this kind of action. */
  asideFrame(s: S, kind: string): F | undefined;
}

export const roomTable = <S extends Stacked<F>, F extends Frame, A extends Action, E>(rooms: Rooms<S, F, A, E>): RoomTable<S, F, A, E> => {
  type AnyRoom = Room<S, F, A, E>;
  const table: Record<string, AnyRoom> = {};
  const asides: Record<string, Aside<S, F, A, E> | undefined> = {};
  const info: Record<string, RoomInfo> = {};
  const notNow: Record<string, Illegal> = {};
  const notYourTurn: Record<string, Illegal> = {};
  /** The kinds of action that any aside takes. There are few, so a linear search is faster than a look-up. */
  const asideKinds: string[] = [];
  // The record has one room type for each frame; here all rooms are asked with frames of their own names.
  for (const [name, room] of Object.entries(rooms as unknown as Readonly<Record<string, AnyRoom>>)) {
    const { rule, mode, leadsTo } = room;
    table[name] = inOneShape(room);
    asides[name] = room.mode === 'chance' ? undefined : room.aside;
    info[name] = { rule, mode, leadsTo, ...questionOf(room) };
    notNow[name] = { rule, why: 'not-now', with: { room: name } };
    notYourTurn[name] = { rule, why: 'not-your-turn', with: { room: name } };
    for (const kind of asides[name]?.kinds ?? []) if (!asideKinds.includes(kind)) asideKinds.push(kind);
  }
  const roomOf = byRoom<F, AnyRoom>(table);
  const asideOf = byRoom<F, Aside<S, F, A, E> | undefined>(asides);
  const isAsideKind = (kind: string): boolean => {
    for (let i = 0; i < asideKinds.length; i++) if (asideKinds[i] === kind) return true;
    return false;
  };
  const asideFrame = (s: S, kind: string): F | undefined => {
    if (!isAsideKind(kind)) return undefined;
    for (let i = s.stack.length - 1; i >= 0; i--) {
      const f = s.stack[i]!;
      if (asideOf(f)?.kinds.includes(kind)) return f;
    }
    return undefined;
  };
  return { info, notNow, notYourTurn, anyAside: asideKinds.length > 0, roomOf, asideOf, asideFrame };
};
