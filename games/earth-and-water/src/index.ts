/** 300: Earth & Water, as a game of the house: everything the engine, the bots and the table need. */
import { fromRooms, type Game, type OptionSpec, type Outcome, parseChoices, type Seat } from '@stoa/engine';
import { CONFIRM, DECLINE, END_PREPARATION, type EwAction, FIGHT_ON, KEEP_BRIDGE, PASS, parseAction } from './actions.ts';
import { determinize, knowledge } from './determinize.ts';
import type { EwEnding, EwEvent } from './events.ts';
import { entryInvariants, invariants } from './invariants.ts';
import { SIDES } from './map.ts';
import { parsePosition, printPosition } from './notation.ts';
import { placeSetup } from './pieces.ts';
import { ROOMS } from './rooms/index.ts';
import { beginCampaign } from './rooms/scoring.ts';
import type { EwRuleId } from './rulebook.ts';
import { bare, clone, type EwOptions, type EwState, RULES } from './state.ts';
import { type EwView, points, seen, view } from './view.ts';

const optionSpec: OptionSpec<EwOptions> = {
  persianFleetCost: { kind: 'choice', values: [2, 1], default: 2, rule: 'EW-18.1', offered: true },
};

/** EW-2.1, EW-2.2, EW-2.3, EW-2.4. */
const setup = (_seats: number, options: EwOptions, rules: number): EwState => {
  const s = bare();
  s.rules = rules;
  s.persianFleetCost = options.persianFleetCost;
  placeSetup(s);
  beginCampaign(s, undefined);
  return s;
};

const END_RULES: Readonly<Record<EwEnding, EwRuleId>> = { 'key-cities': 'EW-13.1', points: 'EW-13.6', 'death-of-the-king': 'EW-14.4' };

const outcome = (s: EwState): Outcome | undefined =>
  s.ending === ''
    ? undefined
    : {
        places: SIDES.map(side => (s.winner < 0 || s.winner === side ? 1 : 2)),
        reason: s.ending,
        rule: END_RULES[s.ending],
        scores: points(s),
      };

const methods = fromRooms(ROOMS, 'EW-13.6');

/** The quietest legal answer: nothing bought, nothing played, nothing given up; where something must be chosen, the first. */
const QUIET: readonly EwAction[] = [END_PREPARATION, PASS, DECLINE, FIGHT_ON, KEEP_BRIDGE, CONFIRM];
const absent = (s: EwState, seat: Seat): EwAction => {
  const list: EwAction[] = [];
  methods.actions(s, seat, list);
  const quiet = list.find(a => QUIET.includes(a)) ?? list.find(a => a.do === 'buy-cards' && a.n === 0) ?? list[0];
  if (quiet === undefined) throw new Error(`seat ${seat} has nothing to decide in ${methods.room(s)}`);
  return quiet;
};

export const earthWater: Game<EwState, EwAction, EwEvent, EwView, EwOptions> = {
  ...methods,
  id: 'earth-and-water',
  rules: RULES,
  seatRange: [2, 2],
  optionSpec,
  openKinds: [],
  parseOptions: json => parseChoices(optionSpec, json, 'EW-18.1'),
  setup,
  clone,
  outcome,
  absent,
  view,
  seen,
  knowledge,
  determinize,
  parseAction,
  parsePosition,
  printPosition,
  invariants,
  entryInvariants,
};

export type { EwAction, EwActionKind, EwActionOf } from './actions.ts';
export { CARD_IDS, type CardId, EVENTS, type EventId, HALVES, type Played } from './cards.ts';
export type { EwKnowledge } from './determinize.ts';
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
export { armies, armyCities, controlled, fleetPorts, fleets } from './pieces.ts';
export type { EwRefusalCode, EwRefusals } from './refusals.ts';
export { type EwRuleId, RULEBOOK } from './rulebook.ts';
export type { EwOperation, EwOptions, EwState, OperationKind } from './state.ts';
export type { EwBattleView, EwCityView, EwOperationView, EwPrompt, EwView } from './view.ts';
