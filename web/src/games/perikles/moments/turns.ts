/** The log as turns: which locations were fought for, who stood there, how each battle ended, which statues rose. Nothing is decided here. */
import type { Seat } from '@stoa/engine';
import type { PkEvent } from '@stoa/perikles';
import type { CityId, LocationId, PowerId, SideId } from '@stoa/perikles/box';
import { allScenesOf, type Battle, type Elections } from '../panels/story.ts';

type Of<E extends PkEvent['e']> = Extract<PkEvent, { readonly e: E }>;

export interface Fought extends Battle {
  /** Which battle of the turn, from 1. */
  readonly slot: number;
  /** The main players of each side, as far as the log names them. */
  readonly main: Readonly<Record<SideId, readonly Seat[]>>;
  /** Who sent counters to each side, main players and allies. */
  readonly senders: Readonly<Record<SideId, readonly Seat[]>>;
  readonly over: boolean;
}
export interface Turn {
  readonly turn: number;
  /** In the order of battle. */
  readonly locations: readonly LocationId[];
  readonly elections: Elections | undefined;
  readonly battles: readonly Fought[];
  readonly statues: readonly Of<'statue'>[];
  /** Statues are set: the turn is over. */
  readonly over: boolean;
  readonly ended: Of<'ended'> | undefined;
}

const isResult = (e: PkEvent): boolean => e.e === 'tile-won' || e.e === 'set-aside';

/** Draws after a battle are those of the next turn. */
const chunksOf = (log: readonly PkEvent[]): readonly (readonly PkEvent[])[] => {
  const chunks: PkEvent[][] = [];
  for (const e of log) {
    if (chunks.length === 0 || (e.e === 'location-drawn' && chunks.at(-1)?.some(isResult))) chunks.push([]);
    chunks.at(-1)?.push(e);
  }
  return chunks;
};

const mainOf = (events: readonly PkEvent[], location: LocationId, side: SideId): readonly Seat[] => {
  const won = events.find((e): e is Of<'tile-won'> => e.e === 'tile-won' && e.location === location && e.side === side);
  if (won) return won.seats;
  const persians = events.find((e): e is Of<'persians'> => e.e === 'persians')?.seats ?? [];
  const seats = events.flatMap(e =>
    e.e === 'placed' && e.placement.location === location && e.placement.side === side && e.placement.box === 'main'
      ? e.placement.power === 'persia'
        ? persians
        : [e.seat]
      : [],
  );
  return [...new Set(seats)];
};

const sendersTo = (events: readonly PkEvent[], location: LocationId, side: SideId): readonly Seat[] => [
  ...new Set(events.flatMap(e => (e.e === 'placed' && e.placement.location === location && e.placement.side === side ? [e.seat] : []))),
];

const turnOf = (events: readonly PkEvent[], nth: number, { length }: { readonly length: number }): Turn => {
  const locations = events.flatMap(e => (e.e === 'location-drawn' ? [e.location] : []));
  const scenes = allScenesOf(events);
  const statues = events.filter((e): e is Of<'statue'> => e.e === 'statue');
  const ended = events.find((e): e is Of<'ended'> => e.e === 'ended');
  return {
    turn: nth + 1,
    locations,
    elections: scenes.find((scene): scene is Elections => scene.kind === 'elections'),
    battles: scenes.flatMap(scene =>
      scene.kind === 'battle'
        ? [
            {
              ...scene,
              slot: locations.indexOf(scene.location) + 1,
              main: { attack: mainOf(events, scene.location, 'attack'), defend: mainOf(events, scene.location, 'defend') },
              senders: { attack: sendersTo(events, scene.location, 'attack'), defend: sendersTo(events, scene.location, 'defend') },
              over: scene.results.some(isResult),
            },
          ]
        : [],
    ),
    statues,
    over: nth < length - 1 || statues.length > 0 || ended !== undefined,
    ended,
  };
};

export const turnsOf = (log: readonly PkEvent[]): readonly Turn[] => chunksOf(log).map(turnOf);

/** The powers that showed counters on a side. */
export const powersOf = ({ rounds }: Battle, side: SideId): readonly PowerId[] => [
  ...new Set(rounds.flatMap(({ revealed }) => (revealed?.forces ?? []).filter(force => force.side === side).map(({ power }) => power))),
];

/** On whose side a seat fights: as main player, or else with counters on one side alone. */
export const sideOf = ({ main, senders }: Pick<Fought, 'main' | 'senders'>, seat: Seat | undefined): SideId | undefined => {
  if (seat === undefined) return undefined;
  for (const by of [main, senders]) {
    const sides = (['attack', 'defend'] as const).filter(side => by[side].includes(seat));
    if (sides.length === 1) return sides[0];
  }
  return undefined;
};

/** What a battle came to. */
export interface Verdict {
  readonly seats: readonly Seat[];
  readonly points: number;
  readonly side: SideId | null;
  readonly lost: readonly Of<'casualty'>[];
  readonly defeat: Of<'defeat'> | undefined;
}
export const verdictOf = ({ results, rounds }: Battle): Verdict => {
  const won = results.find((e): e is Of<'tile-won'> => e.e === 'tile-won');
  return {
    seats: won?.seats ?? [],
    points: won?.vp ?? 0,
    side: won?.side ?? null,
    lost: rounds.flatMap(({ casualty }) => (casualty ? [casualty] : [])),
    defeat: results.find((e): e is Of<'defeat'> => e.e === 'defeat'),
  };
};

/** Points that a turn's Location tiles brought each seat. */
export const gainsOf = ({ battles }: Turn, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    battles.map(verdictOf).reduce((sum, { seats: winners, points }) => sum + (winners.includes(seat) ? points : 0), 0),
  );

/** What has the stage: the elections of a turn, one of its battles, its end. */
export type Stop =
  | { readonly kind: 'elections'; readonly turn: Turn; readonly elections: Elections }
  | { readonly kind: 'battle'; readonly turn: Turn; readonly battle: Fought }
  | { readonly kind: 'turn'; readonly turn: Turn };

/**
 * A battle of others that no die and no tile decided. It has no scene of its own: the row of seven, the line below the next scene's title and
 * the end of the turn tell it.
 */
export const isTold = ({ rounds, results, senders }: Fought, me: Seat | undefined): boolean =>
  rounds.every(({ rolls, specials }) => rolls.length === 0 && specials.length === 0) &&
  !(
    me !== undefined &&
    (senders.attack.includes(me) || senders.defend.includes(me) || results.some(e => e.e === 'tile-won' && e.seats.includes(me)))
  );

/** The last city that elects. */
const LAST_CITY: CityId = 'megara';

/** Events that have the stage when they come: the last election, the end of a battle, the end of a turn. */
export const waits = (
  e: PkEvent,
  me: Seat | undefined,
  _beside: readonly PkEvent[],
  before: () => readonly PkEvent[],
): 'always' | 'normal' | undefined => {
  switch (e.e) {
    case 'elected':
    case 'no-leader':
      return e.city === LAST_CITY ? 'always' : undefined;
    case 'tile-won':
    case 'set-aside': {
      if (e.e === 'tile-won' && me !== undefined && e.seats.includes(me)) return 'always';
      const stop = stopOf(turnsOf([...before(), e]), e);
      return stop?.kind === 'battle' && isTold(stop.battle, me) ? undefined : 'normal';
    }
    case 'turn-begun':
      return e.turn > 1 ? 'always' : undefined;
    case 'ended':
      return 'always';
    default:
      return undefined;
  }
};
export const sums = (e: PkEvent): boolean => e.e === 'turn-begun' || e.e === 'ended';

/** What an event that waits is about. */
export const stopOf = (turns: readonly Turn[], event: PkEvent): Stop | undefined => {
  switch (event.e) {
    case 'elected':
    case 'no-leader': {
      const turn = turns.find(({ elections }) => elections?.results.includes(event));
      return turn?.elections && { kind: 'elections', turn, elections: turn.elections };
    }
    case 'tile-won':
    case 'set-aside':
      for (const turn of turns) {
        const battle = turn.battles.find(({ results }) => results.includes(event));
        if (battle) return { kind: 'battle', turn, battle };
      }
      return undefined;
    case 'turn-begun': {
      const turn = turns[event.turn - 2];
      return turn && { kind: 'turn', turn };
    }
    case 'ended': {
      const turn = turns.find(({ ended }) => ended === event);
      return turn && { kind: 'turn', turn };
    }
    default:
      return undefined;
  }
};
/** The battle that is still on. */
export const goingOn = (turns: readonly Turn[]): Stop | undefined => {
  const turn = turns.at(-1);
  const battle = turn?.battles.find(({ over }) => !over);
  return turn && battle && { kind: 'battle', turn, battle };
};
