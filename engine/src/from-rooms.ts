/** `fromRooms` turns a record of rooms into the methods of `Game`: they ask the room of the top frame, then the asides of rooms below it. */
import { type Action, type Actor, CHANCE, type Game, type GameEvent, type RuleId, type Seat } from './contract.ts';
import { type Frame, type Stacked, top } from './frames.ts';
import { roomSteps } from './room-steps.ts';
import { type RoomTable, roomTable } from './room-table.ts';
import { type Aside, NOBODY, NOT_NOW, type Room, type Rooms, type SeatRoom } from './rooms.ts';

type RoomMethods =
  | 'rooms'
  | 'room'
  | 'actors'
  | 'waiting'
  | 'mayAct'
  | 'actions'
  | 'why'
  | 'sample'
  | 'outcomes'
  | 'apply'
  | 'applyTraced'
  | 'revealsNothing'
  | 'revealsSurely';
type Methods<S, A extends Action, E extends GameEvent> = Pick<Game<S, A, E, unknown, unknown>, RoomMethods>;

/** Tests the first seat directly: most lists have only one. */
const isAmong = (seats: readonly Seat[], seat: Seat): boolean => seats[0] === seat || seats.includes(seat);
const JUST_CHANCE: readonly Actor[] = [CHANCE];

/** In this room only the seat itself knows whether it has decided. */
const hidesReady = <S, F extends Frame, A, E>(room: Room<S, F, A, E>): room is SeatRoom<S, F, A, E> =>
  room.mode === 'sealed' && room.showReady !== true;

/** Who must act, who is waited for, and who else may act. */
const whoActs = <S extends Stacked<F>, F extends Frame, A extends Action, E extends GameEvent>(
  t: RoomTable<S, F, A, E>,
): Pick<Methods<S, A, E>, 'actors' | 'waiting' | 'mayAct'> => {
  const { anyAside, roomOf, asideOf } = t;
  const actors = (s: S): readonly Actor[] => {
    const f = s.stack[s.stack.length - 1];
    if (f === undefined) return NOBODY;
    const room = roomOf(f);
    return room.mode === 'chance' ? JUST_CHANCE : room.actors(s, f);
  };

  return {
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
  };
};

/** What a seat may do, and why not. `endRule` says what is cited when a seat acts after the end: the rule that ended the game. */
const whatIsLegal = <S extends Stacked<F>, F extends Frame, A extends Action, E extends GameEvent>(
  t: RoomTable<S, F, A, E>,
  endRule: (s: S) => RuleId,
): Pick<Methods<S, A, E>, 'actions' | 'why'> => {
  const { anyAside, roomOf, asideOf, asideFrame, notNow, notYourTurn } = t;
  return {
    actions(s, seat, out) {
      const f = top(s);
      if (f === undefined) return;
      const room = roomOf(f);
      if (room.mode !== 'chance' && isAmong(room.actors(s, f), seat)) room.actions(s, f, seat, out);
      if (!anyAside) return;
      const own = room.mode === 'chance' ? undefined : room.aside;
      for (let i = 0; i < s.stack.length; i++) {
        const below = s.stack[i]!;
        const aside = below === f ? own : asideOf(below);
        if (aside !== undefined && isAmong(aside.seats(s, below), seat)) aside.actions(s, below, seat, out);
      }
    },

    why(s, by, a) {
      const f = top(s);
      if (f === undefined) return { rule: endRule(s), why: 'game-over' };
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
  };
};

/** `endRule` says what is cited when a seat acts after the end: the rule that ended the game. */
export const fromRooms = <S extends Stacked<F>, F extends Frame, A extends Action, E extends GameEvent>(
  rooms: Rooms<S, F, A, E>,
  endRule: (s: S) => RuleId,
): Methods<S, A, E> => {
  const t = roomTable(rooms);
  const { roomOf } = t;
  const step = roomSteps(t);
  return {
    rooms: t.info,
    room: s => top(s)?.room ?? '',
    ...whoActs(t),
    ...whatIsLegal(t, endRule),

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

    revealsNothing(s, by, a) {
      const f = top(s);
      if (f === undefined) return false;
      const below = t.anyAside ? t.asideFrame(s, a.do) : undefined;
      if (below !== undefined) return t.asideOf(below)?.revealsNothing?.includes(a.do) === true;
      const room = roomOf(f);
      if (room.mode === 'chance') return false;
      if (room.revealsNothing?.includes(a.do) || room.tellsNothing?.(s, f, by, a)) return true;
      // A sealed room shows nothing before the last seat has decided.
      return hidesReady(room) && room.actors(s, f).some(seat => seat !== by);
    },

    revealsSurely(s, by, a) {
      const f = top(s);
      if (f === undefined || (t.anyAside && t.asideFrame(s, a.do) !== undefined)) return false;
      const room = roomOf(f);
      return room.mode !== 'chance' && room.tellsSurely?.(s, f, by, a) === true;
    },

    apply: (s, by, a, log) => step(s, by, a, log, undefined),
    applyTraced: (s, by, a, onExit, log) => step(s, by, a, log, onExit),
  };
};
