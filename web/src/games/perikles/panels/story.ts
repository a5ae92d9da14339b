/** Events gathered into scenes: the elections, and each battle with its rounds and throws. Nothing is decided here. */
import type { PkEvent } from '@stoa/perikles';
import type { LocationId, UnitId } from '@stoa/perikles/box';

type Of<E extends PkEvent['e']> = Extract<PkEvent, { readonly e: E }>;
export interface Round {
  readonly unit: UnitId;
  /** What was turned over; nothing where one side was alone. */
  readonly revealed: Of<'revealed'> | undefined;
  readonly column: Of<'column'> | undefined;
  readonly rolls: readonly { readonly nth: number; readonly roll: Of<'rolled'> }[];
  readonly specials: readonly Of<'special-played'>[];
  readonly end: Of<'round-won'> | Of<'round-free'> | Of<'round-void'> | undefined;
  readonly casualty: Of<'casualty'> | undefined;
}
export interface Battle {
  readonly kind: 'battle';
  readonly location: LocationId;
  readonly rounds: readonly Round[];
  readonly attacked: boolean;
  readonly results: readonly PkEvent[];
}
export interface Elections {
  readonly kind: 'elections';
  readonly results: readonly (Of<'elected'> | Of<'no-leader'> | Of<'persians'>)[];
}
export type Scene = Battle | Elections;

const EMPTY: Omit<Round, 'unit'> = { revealed: undefined, column: undefined, rolls: [], specials: [], end: undefined, casualty: undefined };

/** A battle of which nothing has been decided yet; the battle panel shows it. */
const isBare = (scene: Scene): boolean =>
  scene.kind === 'battle' &&
  scene.attacked &&
  scene.results.length === 0 &&
  scene.rounds.every(r => r.end === undefined && r.rolls.length === 0);

export const scenesOf = (events: readonly PkEvent[]): readonly Scene[] => allScenesOf(events).filter(scene => !isBare(scene));

type Scenes = readonly Scene[];

const replaceLast = (scenes: Scenes, scene: Scene): Scenes => [...scenes.slice(0, -1), scene];
const inBattle = (scenes: Scenes, change: (battle: Battle) => Battle): Scenes => {
  const last = scenes.at(-1);
  return last?.kind === 'battle' ? replaceLast(scenes, change(last)) : scenes;
};
/** The last round is the open one until it has its end. */
const inRound = (scenes: Scenes, change: (round: Round) => Round): Scenes =>
  inBattle(scenes, battle => {
    const round = battle.rounds.at(-1);
    return round === undefined ? battle : { ...battle, rounds: [...battle.rounds.slice(0, -1), change(round)] };
  });
const newRound = (scenes: Scenes, round: Round): Scenes => inBattle(scenes, battle => ({ ...battle, rounds: [...battle.rounds, round] }));
const withResult = (scenes: Scenes, e: PkEvent): Scenes => inBattle(scenes, battle => ({ ...battle, results: [...battle.results, e] }));

const newBattle = (location: LocationId, attacked: boolean): Battle => ({ kind: 'battle', location, rounds: [], attacked, results: [] });
/** The battle for the location: the last scene, or a new one. */
const at = (scenes: Scenes, location: LocationId): Scenes => {
  const last = scenes.at(-1);
  return last?.kind === 'battle' && last.location === location ? scenes : [...scenes, newBattle(location, true)];
};

const withElection = (scenes: Scenes, e: Elections['results'][number]): Scenes => {
  const last = scenes.at(-1);
  return last?.kind === 'elections'
    ? replaceLast(scenes, { ...last, results: [...last.results, e] })
    : [...scenes, { kind: 'elections', results: [e] }];
};
/** A log that begins in the middle of a round knows no more of it than its column. */
const withColumn = (scenes: Scenes, e: Of<'column'>): Scenes => {
  const there = at(scenes, e.location);
  const last = there.at(-1);
  const begun = last?.kind === 'battle' && last.rounds.length === 0 ? newRound(there, { ...EMPTY, unit: 'hoplite' }) : there;
  return inRound(begun, round => ({ ...round, column: e }));
};

const withRoundEvent = (scenes: Scenes, e: PkEvent): Scenes => {
  switch (e.e) {
    case 'round-void':
    case 'round-free':
      return newRound(at(scenes, e.location), { ...EMPTY, unit: e.unit, end: e });
    case 'revealed':
      return newRound(at(scenes, e.location), { ...EMPTY, unit: e.unit, revealed: e });
    case 'special-played':
      return inRound(scenes, round => ({ ...round, specials: [...round.specials, e] }));
    case 'column':
      return withColumn(scenes, e);
    case 'rolled':
      return inRound(scenes, round => ({ ...round, rolls: [...round.rolls, { nth: round.rolls.length, roll: e }] }));
    case 'round-won':
      return inRound(at(scenes, e.location), round => ({ ...round, unit: e.unit, end: e }));
    case 'casualty':
      return inRound(scenes, round => ({ ...round, casualty: e }));
    default:
      return scenes;
  }
};

const withEvent = (scenes: Scenes, e: PkEvent): Scenes => {
  switch (e.e) {
    case 'elected':
    case 'no-leader':
    case 'persians':
      return withElection(scenes, e);
    case 'not-attacked':
      return [...scenes, newBattle(e.location, false)];
    case 'battle-begun':
      return at(scenes, e.location);
    case 'tile-won':
    case 'set-aside':
      return withResult(at(scenes, e.location), e);
    case 'defeat':
      return withResult(scenes, e);
    case 'cubes-placed':
      return e.rule === 'PK-12.2' || e.rule === 'PK-16.8' ? withResult(scenes, e) : scenes;
    default:
      return withRoundEvent(scenes, e);
  }
};

/** With a battle that has only begun. */
export const allScenesOf = (events: readonly PkEvent[]): Scenes => events.reduce(withEvent, []);
