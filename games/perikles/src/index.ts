/** Perikles, as the engine knows it: everything that tables, bots and laws need. */
import { fromRooms, type Game, parseChoices } from '@stoa/engine';
import { absent } from './absent.ts';
import { actionSchemas, type PkAction, parseAction } from './actions.ts';
import { determinize, knowledge } from './determinize.ts';
import type { PkEvent } from './events.ts';
import { invariants } from './invariants.ts';
import { parsePosition, printPosition } from './notation.ts';
import { OPTION_SPEC, type PkOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { ROOMS } from './rooms/index.ts';
import { seen } from './seen.ts';
import { setup } from './setup.ts';
import { clone, type PkState, RULES } from './state.ts';
import { view } from './view.ts';
import type { PkView } from './view-types.ts';

export const perikles: Game<PkState, PkAction, PkEvent, PkView, PkOptions> = {
  ...fromRooms(ROOMS, () => 'PK-18.4'),
  id: 'perikles',
  rules: RULES,
  seatRange: [3, 5],
  optionSpec: OPTION_SPEC,
  /** Standing answers can be set at any time; they are listed only for seats that the table does not wait for. */
  openKinds: ['set-standing'],
  parseOptions: json => parseChoices(OPTION_SPEC, json, 'PK-1.1'),
  setup,
  clone,
  outcome: outcomeOf,
  absent,
  view,
  seen,
  knowledge,
  determinize,
  parseAction,
  actionSchemas,
  parsePosition,
  printPosition,
  invariants,
};

export { EVERY_ACTION, type PkAction, type Place, type PlaySpecial, type RequestKind, type Standing } from './actions.ts';
export { columnFor, strengthAt } from './battle/combat.ts';
export { battleChances, type LocationOdds, locationOdds, roundChance } from './battle/odds.ts';
export {
  ATTACK,
  CITIES,
  CITY_COUNT,
  type CityId,
  COLUMNS,
  type ColumnId,
  DEFEND,
  HOPLITE,
  LOCATION_DATA,
  LOCATIONS,
  type LocationData,
  type LocationId,
  POWER_COUNT,
  POWERS,
  type PowerId,
  SIDES,
  type SideId,
  SLOT_COUNT,
  SPECIALS,
  type SpecialId,
  TILES,
  type TileId,
  TRACKS,
  TRIREME,
  UNITS,
  type UnitId,
} from './box.ts';
export { draftedIn } from './commit/draft.ts';
export type { PkEnding, PkEvent, Placement } from './events.ts';
export type { PkRoomName } from './frames.ts';
export type { PkOptions } from './options.ts';
export { cityValue, scoreOf } from './outcome.ts';
export {
  alpha,
  beta,
  controllerOf,
  controllingLeader,
  cubes,
  forces,
  hand,
  holdsSpecial,
  isCandidate,
  leader,
  locationAt,
  main,
  playerOf,
  powersOn,
  statues,
} from './pieces.ts';
export type { PkRefusals } from './refusals.ts';
export { type PkRuleId, RULE_IDS } from './rulebook.ts';
export { one, STACK_COUNT, sizeOf, strengthOf } from './stacks.ts';
export type { PkState } from './state.ts';
export type { PkView } from './view-types.ts';
