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

/** With a battle that has only begun. */
export const allScenesOf = (events: readonly PkEvent[]): readonly Scene[] => {
  const scenes: Scene[] = [];
  /** The last round is the open one until it has its end. */
  const inBattle = (change: (battle: Battle) => Battle): void => {
    const last = scenes.at(-1);
    if (last?.kind === 'battle') scenes[scenes.length - 1] = change(last);
  };
  const inRound = (change: (round: Round) => Round): void =>
    inBattle(battle => {
      const round = battle.rounds.at(-1);
      return round === undefined ? battle : { ...battle, rounds: [...battle.rounds.slice(0, -1), change(round)] };
    });
  const at = (location: LocationId): void => {
    const last = scenes.at(-1);
    if (last?.kind !== 'battle' || last.location !== location)
      scenes.push({ kind: 'battle', location, rounds: [], attacked: true, results: [] });
  };
  const newRound = (round: Round): void => inBattle(battle => ({ ...battle, rounds: [...battle.rounds, round] }));
  for (const e of events)
    switch (e.e) {
      case 'elected':
      case 'no-leader':
      case 'persians': {
        const last = scenes.at(-1);
        if (last?.kind === 'elections') scenes[scenes.length - 1] = { ...last, results: [...last.results, e] };
        else scenes.push({ kind: 'elections', results: [e] });
        break;
      }
      case 'not-attacked':
        scenes.push({ kind: 'battle', location: e.location, rounds: [], attacked: false, results: [] });
        break;
      case 'battle-begun':
        at(e.location);
        break;
      case 'round-void':
      case 'round-free':
        at(e.location);
        newRound({ ...EMPTY, unit: e.unit, end: e });
        break;
      case 'revealed':
        at(e.location);
        newRound({ ...EMPTY, unit: e.unit, revealed: e });
        break;
      case 'special-played':
        inRound(round => ({ ...round, specials: [...round.specials, e] }));
        break;
      case 'column':
        at(e.location);
        if (scenes.at(-1)?.kind === 'battle' && (scenes.at(-1) as Battle).rounds.length === 0) newRound({ ...EMPTY, unit: 'hoplite' });
        inRound(round => ({ ...round, column: e }));
        break;
      case 'rolled':
        inRound(round => ({ ...round, rolls: [...round.rolls, { nth: round.rolls.length, roll: e }] }));
        break;
      case 'round-won':
        at(e.location);
        inRound(round => ({ ...round, unit: e.unit, end: e }));
        break;
      case 'casualty':
        inRound(round => ({ ...round, casualty: e }));
        break;
      case 'tile-won':
      case 'set-aside':
        at(e.location);
        inBattle(battle => ({ ...battle, results: [...battle.results, e] }));
        break;
      case 'defeat':
        inBattle(battle => ({ ...battle, results: [...battle.results, e] }));
        break;
      default:
    }
  return scenes;
};
