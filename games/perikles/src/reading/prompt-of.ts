/**
 * What the reader is asked, PK-3.1, once for all languages: a code, the fields of its sentence, and the actions it names.
 * In: a view. Out: a question to the reader, what the others read instead, or the line of a room that asks no seat.
 */
import { type NamedAction, type Saying, type Seat, sayings } from '@stoa/engine';
import type { PkAction, RequestKind } from '../actions.ts';
import type { LocationId, PowerId, SpecialId, UnitId } from '../box.ts';
import type { BattleView, PkView } from '../view-types.ts';

type Nothing = Record<never, never>;
/** The current battle; null between battles. */
type BattleOn = { readonly battle: Pick<BattleView, 'location' | 'unit'> | null };
interface Sent {
  readonly power: PowerId;
  readonly unit: UnitId;
  readonly location: LocationId;
}

/** Questions to the seat that decides. */
export interface PkQuestions {
  'extra-cube': Nothing;
  'take-influence': Nothing;
  'any-city': Nothing;
  candidate: Nothing;
  assassin: Nothing;
  'play-or-end': { readonly tile: SpecialId };
  'end-turn': Nothing;
  alkibiades: Nothing;
  propose: Nothing;
  'choose-first': Nothing;
  recover: Nothing;
  'take-back': Sent;
  'choose-counter': Sent;
  /** Counters left in the base budget, no more than are in hand, and in the extra budget that a cube paid for. */
  send: { readonly base: number | null; readonly extra: { readonly power: PowerId; readonly left: number } | null };
  'send-for-a-cube': Nothing;
  'all-placed': Nothing;
  'cannot-send': Nothing;
  answer: { readonly power: PowerId; readonly location: LocationId; readonly kind: RequestKind };
  'battle-pass': BattleOn;
  'battle-play': BattleOn & { readonly tile: SpecialId };
  'battle-cannot-play': BattleOn & { readonly tile: SpecialId };
  casualty: BattleOn;
}
interface Who {
  readonly who: Seat;
}
/** What the other seats read, by room. */
export interface PkWaits {
  'extra-cube': Who;
  'take-influence': Who;
  'any-city': Who;
  candidate: Who;
  assassin: Who;
  'after-tile': Who;
  alkibiades: Who;
  propose: Who;
  'choose-first': Who;
  recover: Who;
  commit: Who;
  ask: { readonly waiting: readonly Seat[] };
  'battle-special': BattleOn & { readonly waiting: number };
  casualty: BattleOn & Who;
}
/** Rooms that ask no seat, and the end. */
export interface PkQuietPrompts {
  over: Nothing;
  'start-player': Nothing;
  'deal-specials': Nothing;
  'draw-locations': Nothing;
  'draw-influence': Nothing;
  'commit-forces': Nothing;
  'slave-revolt': Nothing;
  dice: BattleOn;
}

type Named = NamedAction<PkAction>;
interface Question {
  readonly asks: Saying<PkQuestions>;
  readonly named: readonly Named[];
}
export type PkPromptSaying = Question | { readonly waits: Saying<PkWaits> } | { readonly quiet: Saying<PkQuietPrompts> };

const saying = sayings<PkQuestions>();
const waiting = sayings<PkWaits>();
const quiet = sayings<PkQuietPrompts>();
const asking = (asks: Saying<PkQuestions>, ...named: readonly Named[]): Question => ({ asks, named });

/** The request that the reader must answer; others may be open at the same time. */
const question = (view: PkView, me: Seat): Question | undefined => {
  const request = view.commit?.requests.find(r => r.asked === me);
  if (request === undefined) return undefined;
  const { power, location, kind } = request;
  return asking(saying('answer', { power, location, kind }), { do: 'answer', power, location, kind });
};

/** Counters that the leader of these forces still holds. */
const inHand = ({ powers }: PkView, seat: Seat): number =>
  powers
    .filter(({ players }) => players.includes(seat))
    .reduce((sum, { hand: { hoplites, triremes } }) => sum + hoplites.counters + triremes.counters, 0);

const commit = (view: PkView): Question | undefined => {
  if (view.commit === null) return undefined;
  const { seat, pending, extra, sends } = view.commit;
  const baseLeft = Math.min(view.commit.baseLeft, inHand(view, seat));
  if (pending !== null) {
    const { power, unit, location, stands } = pending;
    return stands
      ? asking(saying('choose-counter', { power, unit, location }), { do: 'choose-counter' })
      : asking(saying('take-back', { power, unit, location }), { do: 'take-back' });
  }
  const more = sends.extra ? extra : null;
  if (sends.base || more !== null)
    return asking(
      saying('send', { base: sends.base ? baseLeft : null, extra: more && { power: more.power, left: more.left } }),
      ...(sends.base ? [{ do: 'place', pay: 'none' } as const] : []),
      ...(more === null ? [] : [{ do: 'place', power: more.power, pay: more.city } as const]),
      { do: 'end-commit' },
    );
  if (sends.extra) return asking(saying('send-for-a-cube', {}), { do: 'end-commit' }, { do: 'place' });
  return asking(saying(view.commit.baseLeft === 0 ? 'all-placed' : 'cannot-send', {}), { do: 'end-commit' });
};

const afterTile = ({ special: { mine, playable } }: PkView): Question =>
  mine !== null && playable
    ? asking(saying('play-or-end', { tile: mine }), { do: 'play-special', tile: mine }, { do: 'end-turn' })
    : asking(saying('end-turn', {}), { do: 'end-turn' });

const inBattle = ({ battle, special: { mine, playable } }: PkView): Question => {
  if (mine === null) return asking(saying('battle-pass', { battle }), { do: 'pass' });
  return playable
    ? asking(saying('battle-play', { battle, tile: mine }), { do: 'play-special', tile: mine }, { do: 'pass' })
    : asking(saying('battle-cannot-play', { battle, tile: mine }), { do: 'pass' });
};

/** One sentence that names one kind of action. */
const plain =
  (
    code: 'extra-cube' | 'take-influence' | 'any-city' | 'candidate' | 'assassin' | 'alkibiades' | 'propose' | 'choose-first' | 'recover',
    kind: PkAction['do'],
  ) =>
  (): Question =>
    asking(saying(code, {}), { do: kind });

/** By room; undefined where the view does not hold what the room asks about. */
const QUESTIONS: { readonly [R in keyof PkWaits]: (view: PkView, me: Seat) => Question | undefined } = {
  'extra-cube': plain('extra-cube', 'place-cube'),
  'take-influence': plain('take-influence', 'take-influence-tile'),
  'any-city': plain('any-city', 'place-cube'),
  candidate: plain('candidate', 'propose'),
  assassin: plain('assassin', 'assassinate'),
  'after-tile': afterTile,
  alkibiades: plain('alkibiades', 'move-cube'),
  propose: plain('propose', 'propose'),
  'choose-first': plain('choose-first', 'choose-first'),
  recover: plain('recover', 'recover'),
  commit,
  ask: question,
  'battle-special': inBattle,
  casualty: ({ battle }) => asking(saying('casualty', { battle }), { do: 'choose-casualty' }),
};

const waitFor = (view: PkView, room: keyof PkWaits): Saying<PkWaits> => {
  const who = view.waiting[0] ?? 0;
  if (room === 'ask') return waiting(room, { waiting: view.waiting });
  if (room === 'battle-special') return waiting(room, { battle: view.battle, waiting: view.waiting.length });
  return room === 'casualty' ? waiting(room, { battle: view.battle, who }) : waiting(room, { who });
};

const QUIET = ['start-player', 'deal-specials', 'draw-locations', 'draw-influence', 'commit-forces', 'slave-revolt'] as const;
const isAsking = (room: string): room is keyof PkWaits => Object.hasOwn(QUESTIONS, room);

export const promptOf = (view: PkView, me: Seat | undefined): PkPromptSaying => {
  const { room, battle } = view;
  if (!isAsking(room)) {
    const code = QUIET.find(name => name === room);
    return { quiet: code ? quiet(code, {}) : room === 'dice' ? quiet('dice', { battle }) : quiet('over', {}) };
  }
  const asked = me !== undefined && view.waiting.includes(me) ? QUESTIONS[room](view, me) : undefined;
  return asked ?? { waits: waitFor(view, room) };
};
