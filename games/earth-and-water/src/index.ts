/** 300: Earth & Water as a `Game` of the engine, and what other packages import of it. */
import { fromRooms, type Game } from '@stoa/engine';
import { absent } from './absent.ts';
import { actionSchemas, type EwAction, parseAction } from './actions.ts';
import { determinize, hidesNothing, knowledge } from './determinize.ts';
import type { EwEvent } from './events.ts';
import { entryInvariants, invariants } from './invariants.ts';
import { parsePosition, printPosition } from './notation.ts';
import { type EwOptions, OPTION_SPEC, parseOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { ROOMS } from './rooms/index.ts';
import { seen } from './seen.ts';
import { setup } from './setup.ts';
import { clone, type EwState, RULES } from './state.ts';
import { view } from './view.ts';
import type { EwView } from './view-types.ts';

const rooms = fromRooms(ROOMS, s => outcomeOf(s)?.rule ?? 'EW-13.6');

export const earthWater: Game<EwState, EwAction, EwEvent, EwView, EwOptions> = {
  ...rooms,
  id: 'earth-and-water',
  rules: RULES,
  seatRange: [2, 2],
  optionSpec: OPTION_SPEC,
  openKinds: [],
  parseOptions,
  setup,
  clone,
  outcome: outcomeOf,
  absent,
  view,
  seen,
  knowledge,
  determinize,
  revealsNothing: (s, by, a) => hidesNothing(s) || rooms.revealsNothing?.(s, by, a) === true,
  parseAction,
  actionSchemas,
  parsePosition,
  printPosition,
  invariants,
  entryInvariants,
};

export type { EwAction, EwActionKind, EwActionOf } from './actions.ts';
export { CARD_IDS, type CardId, EVENTS, type EventId, HALVES, type Played } from './cards.ts';
export { type EwKnowledge, mayBeHeld } from './determinize.ts';
export type { BySide, EwEnding, EwEvent, WindowId } from './events.ts';
export type { EwFrame, EwRoomName } from './frames.ts';
export { handSize } from './hands.ts';
export {
  ADJACENT,
  CITIES,
  CITY_COUNT,
  type CityId,
  FIGURES,
  type FigureId,
  FOOD,
  GREECE,
  KEY_CITIES,
  other,
  PERSIA,
  ROADS,
  type Side,
  STRAIT,
} from './map.ts';
export type { EwOptions } from './options.ts';
export { armies, armyCities, controlled, fleetPorts, fleets } from './pieces.ts';
export type { EwRefusalCode, EwRefusals } from './refusals.ts';
export { type EwRuleId, RULE_IDS } from './rulebook.ts';
export type { EwOperation, EwState, OperationKind } from './state.ts';
export type { EwBattleView, EwCityView, EwOperationView, EwPrompt, EwView } from './view-types.ts';
