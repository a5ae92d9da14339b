/** Rooms and frames: who is asked, who may act beside, what a refusal says, how rooms open, close and resume. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  bit,
  CHANCE,
  ClosedByOpener,
  count,
  each,
  type Frame,
  fromRooms,
  type GameEvent,
  goTo,
  has,
  leave,
  leaveAll,
  minus,
  NOT_NOW,
  nth,
  only,
  open,
  plus,
  proceed,
  type Resuming,
  type Room,
  type Rooms,
  type Seat,
  type Stacked,
  setOf,
  sfc32,
} from '../src/index.ts';

/** An inn: the guest at the desk orders; each course is a room above it; every guest may ring the bell on the desk. */
type InnFrame =
  | { readonly room: 'desk'; readonly guest: Seat }
  | { readonly room: 'course'; readonly dishes: number }
  | { readonly room: 'toss' };
type InnAction =
  | (Action & { readonly do: 'order'; readonly dishes: number })
  | (Action & { readonly do: 'eat' | 'ring' | 'leave' })
  | (Action & { readonly do: 'coin'; readonly side: number });
type InnEvent = GameEvent & { readonly e: 'resumed' | 'rang' | 'ate' };
interface Inn {
  stack: InnFrame[];
  resuming: Resuming;
  eaten: number;
  rung: number;
}

const rooms: Rooms<Inn, InnFrame, InnAction, InnEvent> = {
  desk: {
    rule: 'IN-1',
    mode: 'one',
    leadsTo: ['course', 'desk'],
    actors: (_s, f) => only(f.guest),
    actions(_s, _f, _seat, out) {
      out.push({ do: 'order', dishes: 1 }, { do: 'leave' });
    },
    why: (_s, _f, _seat, a) => (a.do === 'order' || a.do === 'leave' ? undefined : NOT_NOW),
    apply(s, _f, _by, a) {
      if (a.do === 'order') open(s, { room: 'course', dishes: a.dishes });
      else leaveAll(s);
    },
    resume(s, f, log) {
      log?.({ e: 'resumed' });
      goTo(s, { room: 'desk', guest: 1 - f.guest });
    },
    aside: {
      kinds: ['ring'],
      seats: () => [2, 0],
      actions(_s, _f, _seat, out) {
        out.push({ do: 'ring' });
      },
      why: s => (s.rung < 2 ? undefined : { rule: 'IN-4', why: 'worn-out' }),
      apply(s, _f, _by, _a, log) {
        s.rung++;
        log?.({ e: 'rang' });
      },
    },
  },
  course: {
    rule: 'IN-2',
    mode: 'sealed',
    leadsTo: ['toss', 'course'],
    asked: () => [0, 1],
    actors: s => (s.eaten === 0 ? [0, 1] : [1]),
    actions(_s, _f, _seat, out) {
      out.push({ do: 'eat' });
    },
    why: (_s, _f, _seat, a) => (a.do === 'eat' ? undefined : NOT_NOW),
    apply(s, _f, by, _a, log) {
      log?.({ e: 'ate' });
      if (by === 0) s.eaten = 1;
      else goTo(s, { room: 'toss' });
    },
  },
  toss: {
    rule: 'IN-3',
    mode: 'chance',
    leadsTo: ['desk'],
    sample: (_s, _f, rng) => ({ do: 'coin', side: rng.int(2) }),
    outcomes: () => ({ count: 2 }),
    why: (_s, _f, a) => (a.do !== 'coin' ? NOT_NOW : a.side < 2 ? undefined : { rule: 'IN-3', why: 'edge' }),
    apply(s) {
      leave(s);
    },
  },
};
const inn = fromRooms(rooms, () => 'IN-9');
const begin = (): Inn => ({ stack: [{ room: 'desk', guest: 0 }], resuming: false, eaten: 0, rung: 0 });
const atCourse = (): Inn => {
  const s = begin();
  inn.apply(s, 0, { do: 'order', dishes: 3 });
  return s;
};
const listed = (s: Inn, seat: Seat): string[] => {
  const out: InnAction[] = [];
  inn.actions(s, seat, out);
  return out.map(a => a.do);
};

describe('who', () => {
  test('actors come from the top room, those who may act from asides of every frame, without those who must', () => {
    const s = begin();
    expect([inn.room(s), inn.actors(s), inn.mayAct(s)]).toEqual(['desk', [0], [2]]);
    const shown = fromRooms({ ...rooms, course: { ...rooms.course, showReady: true } } as typeof rooms, () => 'IN-9');
    const above = atCourse();
    expect([shown.room(above), shown.actors(above), shown.mayAct(above)]).toEqual(['course', [0, 1], [2]]);
  });

  test('in a sealed room those who may act are listed whether or not they have decided', () => {
    const s = atCourse();
    expect([inn.actors(s), inn.mayAct(s)]).toEqual([
      [0, 1],
      [0, 2],
    ]);
    inn.apply(s, 0, { do: 'eat' });
    expect([inn.actors(s), inn.mayAct(s)]).toEqual([[1], [0, 2]]);
  });

  test('in a sealed room a seat sees of itself alone whether it has decided', () => {
    const s = atCourse();
    inn.apply(s, 0, { do: 'eat' });
    expect(inn.actors(s)).toEqual([1]);
    expect([0, 1, 2, undefined].map(seat => inn.waiting(s, seat))).toEqual([[1], [0, 1], [0, 1], [0, 1]]);
    const shown = fromRooms({ ...rooms, course: { ...rooms.course, showReady: true } } as typeof rooms, () => 'IN-9');
    expect(shown.waiting(s, 2)).toEqual([1]);
  });

  test('a chance room waits for chance', () => {
    const s = atCourse();
    inn.apply(s, 1, { do: 'eat' });
    expect([inn.room(s), inn.actors(s), inn.waiting(s, 0), inn.mayAct(s)]).toEqual(['toss', [CHANCE], [CHANCE], [0, 2]]);
    expect(inn.outcomes(s)).toEqual({ count: 2 });
    expect(inn.sample(s, sfc32('x')).do).toBe('coin');
    expect(() => inn.sample(begin(), sfc32('x'))).toThrow('no chance in room desk');
    expect(inn.outcomes(begin())).toEqual({ count: 0, list: [] });
  });
});

describe('what', () => {
  test('lists: the room’s for its actors, the aside’s for its seats', () => {
    expect([0, 1, 2].map(seat => listed(begin(), seat))).toEqual([['order', 'leave', 'ring'], [], ['ring']]);
    expect([0, 1, 2].map(seat => listed(atCourse(), seat))).toEqual([['eat', 'ring'], ['eat'], ['ring']]);
  });

  test('refusals name the rule of the room that refuses', () => {
    const s = begin();
    expect(inn.why(s, 0, { do: 'eat' })).toEqual({ rule: 'IN-1', why: 'not-now', with: { room: 'desk' } });
    expect(inn.why(s, 1, { do: 'leave' })).toEqual({ rule: 'IN-1', why: 'not-your-turn', with: { room: 'desk' } });
    expect(inn.why(s, CHANCE, { do: 'coin', side: 0 })).toMatchObject({ rule: 'IN-1', why: 'not-your-turn' });
    expect(inn.why(s, 1, { do: 'ring' })).toMatchObject({ rule: 'IN-1', why: 'not-your-turn' });
    const tossed = atCourse();
    inn.apply(tossed, 1, { do: 'eat' });
    expect(inn.why(tossed, CHANCE, { do: 'coin', side: 2 })).toEqual({ rule: 'IN-3', why: 'edge' });
    expect(inn.why(tossed, CHANCE, { do: 'eat' })).toMatchObject({ rule: 'IN-3', why: 'not-now' });
    expect(inn.why(tossed, 0, { do: 'eat' })).toMatchObject({ rule: 'IN-3', why: 'not-your-turn' });
    expect(inn.why(tossed, 0, { do: 'ring' })).toBeUndefined();
    expect(inn.why(tossed, CHANCE, { do: 'coin', side: 1 })).toBeUndefined();
  });

  test('an aside works from any room above, and has its own limits', () => {
    const s = atCourse();
    for (const by of [0, 2]) {
      expect(inn.why(s, by, { do: 'ring' })).toBeUndefined();
      inn.apply(s, by, { do: 'ring' });
    }
    expect(s.rung).toBe(2);
    expect(inn.room(s)).toBe('course');
    expect(inn.why(s, 0, { do: 'ring' })).toEqual({ rule: 'IN-4', why: 'worn-out' });
  });

  test('after the end no seat may act, and nothing is legal', () => {
    const s = begin();
    inn.apply(s, 0, { do: 'leave' });
    expect([inn.room(s), inn.actors(s), inn.waiting(s, 0), inn.mayAct(s), listed(s, 0)]).toEqual(['', [], [], [], []]);
    expect(inn.why(s, 0, { do: 'leave' })).toEqual({ rule: 'IN-9', why: 'game-over' });
  });
});

describe('opening and closing', () => {
  test('a room that closes wakes the one below, which may go elsewhere', () => {
    const s = atCourse();
    const events: InnEvent[] = [];
    inn.apply(s, 1, { do: 'eat' }, e => events.push(e));
    inn.apply(s, CHANCE, { do: 'coin', side: 0 }, e => events.push(e));
    expect(events.map(e => e.e)).toEqual(['ate', 'resumed']);
    expect(s).toMatchObject({ stack: [{ room: 'desk', guest: 1 }], resuming: false });
  });

  test('traced steps name each exit', () => {
    const s = begin();
    const exits: string[] = [];
    const step = (by: number, a: InnAction): void => inn.applyTraced(s, by, a, (from, to) => exits.push(`${from}>${to}`));
    step(0, { do: 'order', dishes: 1 });
    step(0, { do: 'ring' });
    step(1, { do: 'eat' });
    step(CHANCE, { do: 'coin', side: 1 });
    step(1, { do: 'leave' });
    expect(exits).toEqual(['desk>course', 'course>toss', 'toss>desk', 'desk>desk']);
  });

  test('the flow chart is what the rooms say', () => {
    expect(inn.rooms.toss).toEqual({ rule: 'IN-3', mode: 'chance', leadsTo: ['desk'] });
    expect(Object.keys(inn.rooms)).toEqual(['desk', 'course', 'toss']);
  });

  test('frames above and below', () => {
    const s: Stacked = { stack: [], resuming: false };
    open(s, { room: 'a' });
    open(s, { room: 'b' });
    goTo(s, { room: 'c' });
    expect(s.stack.map(f => f.room)).toEqual(['a', 'c']);
    leave(s);
    expect(s).toEqual({ stack: [{ room: 'a' }], resuming: 'closed' });
    leaveAll(s);
    expect(s).toEqual({ stack: [], resuming: false });
  });
});

test('small sets as bits', () => {
  const set = setOf([0, 3, 5, 30]);
  expect(each(set)).toEqual([0, 3, 5, 30]);
  expect([count(set), has(set, 3), has(set, 4), nth(set, 2)]).toEqual([4, true, false, 5]);
  expect(each(minus(plus(set, 4), 0))).toEqual([3, 4, 5, 30]);
  expect(each(set | bit(31))).toEqual([0, 3, 5, 30, 31]);
  expect(count(-1)).toBe(32);
});

describe('a room goes on once', () => {
  type Step = 'opens nothing' | 'opens' | 'opens two' | 'opens and closes' | 'leaves' | 'goes elsewhere';
  interface Yard extends Stacked {
    readonly calls: string[];
  }
  const YARD = { room: 'yard' };
  const SHED = { room: 'shed' };
  const BARN = { room: 'barn' };
  const yardRoom = (name: string): Room<Yard, Frame, Action, GameEvent> => ({
    rule: 'Y',
    mode: 'one',
    leadsTo: [],
    actors: () => only(0),
    actions: () => {},
    why: () => undefined,
    apply(s, _f, _by, a) {
      s.calls.push(`${name} ${a.do}`);
      switch (a.do as Step) {
        case 'leaves':
          leave(s);
          break;
        case 'opens two':
          open(s, SHED);
          open(s, BARN);
          break;
        case 'opens':
          open(s, SHED);
          break;
        case 'opens and closes':
          open(s, SHED);
          leave(s);
          break;
        case 'goes elsewhere':
          goTo(s, BARN);
          break;
        default:
      }
      proceed(s);
    },
    resume: s => {
      s.calls.push(`${name} goes on`);
    },
  });
  const { apply } = fromRooms<Yard, Frame, Action, GameEvent>(
    { yard: yardRoom('yard'), shed: yardRoom('shed'), barn: yardRoom('barn') },
    () => 'Y',
  );
  const play = (...steps: Step[]): readonly string[] => {
    const s: Yard = { stack: [YARD], resuming: false, calls: [] };
    for (const step of steps) apply(s, 0, { do: step });
    expect(s.resuming).toBe(false);
    return s.calls;
  };

  test('at once if nothing was opened', () => {
    expect(play('opens nothing')).toEqual(['yard opens nothing', 'yard goes on']);
  });
  test('later if a room was opened', () => {
    expect(play('opens')).toEqual(['yard opens']);
    expect(play('opens', 'leaves')).toEqual(['yard opens', 'shed leaves', 'yard goes on']);
    expect(play('opens two', 'leaves', 'leaves')).toEqual(['yard opens two', 'barn leaves', 'shed goes on', 'shed leaves', 'yard goes on']);
  });
  test('in the room gone to', () => {
    expect(play('goes elsewhere')).toEqual(['yard goes elsewhere', 'barn goes on']);
  });
  test('never a room that its opener closes in the same call', () => {
    expect(() => play('opens and closes')).toThrow(ClosedByOpener);
    expect(() => play('opens', 'opens and closes')).toThrow('shed opened a room and closed it in the same call');
  });
});
