/** Parthenon: Rise of the Aegean, as the engine knows it: everything that tables, bots and laws need. */
import { fromRooms, type Game } from '@stoa/engine';
import { absent } from './absent.ts';
import { actionSchemas, type PaAction, parseAction } from './actions.ts';
import { ahead } from './ahead.ts';
import { determinize, knowledge } from './determinize.ts';
import type { PaEvent } from './events.ts';
import { invariants } from './invariants.ts';
import { parsePosition, printPosition } from './notation.ts';
import { OPTION_SPEC, type PaOptions, parseOptions } from './options.ts';
import { endRule, outcomeOf } from './outcome.ts';
import { ROOMS } from './rooms/index.ts';
import { NEWEST_RULES } from './rules.ts';
import { seen } from './seen.ts';
import { setup } from './setup.ts';
import { clone, type PaState } from './state.ts';
import { view } from './view.ts';
import type { PaView } from './view-types.ts';

export const parthenon: Game<PaState, PaAction, PaEvent, PaView, PaOptions> = {
  ...fromRooms(ROOMS, endRule),
  id: 'parthenon',
  rules: NEWEST_RULES,
  seatRange: [3, 6],
  optionSpec: OPTION_SPEC,
  /** Offers, donations and promises are open-ended; the lists have only typical ones. */
  openKinds: ['offer', 'counter', 'donate', 'promise'],
  parseOptions,
  setup,
  clone,
  outcome: outcomeOf,
  absent,
  ahead,
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

export { ACTION_FIELDS, ACTION_KINDS, type PaAction, type PaActionKind, PROMISES, type PromiseKind } from './actions.ts';
export { adoptionPrice } from './build/philosophies.ts';
export {
  ACROPOLIS,
  type AcropolisId,
  CARDS,
  type CardId,
  cardNumber,
  FLEETS,
  type FleetId,
  ISLANDS,
  type IslandId,
  LANDS,
  type LandId,
  STRUCTURES,
  type StructureId,
  structureNumber,
} from './cards.ts';
export { hasLaidOpenly, isUnknownCargo, sureInHand } from './determinize.ts';
export { effectNow } from './event-cards/answers.ts';
export type { PaEnding, PaEvent } from './events.ts';
export { eventIn, hazardStepIn, type PaRoomName } from './frames.ts';
export type { PaOptions } from './options.ts';
export type { Box } from './pack/box.ts';
export { BUILTIN, boxOf } from './pack/index.ts';
export type { PackJson } from './pack/types.ts';
export type { PaRefusals } from './refusals.ts';
export { type PaRuleId, RULE_IDS } from './rulebook.ts';
export { box, type PaState } from './state.ts';
export { addressee, asked, given, maker, offerCount, offerId } from './trade/offers.ts';
export type { DraftView, FleetView, HazardView, IslandView, OfferView, PaView } from './view-types.ts';
