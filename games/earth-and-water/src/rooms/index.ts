/** Every room by name; a frame without a room does not compile. */
import type { Rooms } from '@stoa/engine';
import type { EwAction } from '../actions.ts';
import { ionianRevoltRoom } from '../card-events/02-ionian-revolt.ts';
import { wrathOfPoseidonRoom } from '../card-events/03-wrath-of-poseidon.ts';
import { ostracismRoom } from '../card-events/06-pausanias-ostracism.ts';
import { royalRoadArmiesRoom, royalRoadRoom } from '../card-events/08-leonidas-royal-road.ts';
import { hippiasRoom } from '../card-events/09-artemisia-hippias.ts';
import { separatePeaceRoom } from '../card-events/10-evangelion-separate-peace.ts';
import { defectionRoom } from '../card-events/12-molon-labe-defection.ts';
import { syracuseRoom } from '../card-events/14-syracuse.ts';
import { desertionRoom, pacificationRoom } from '../card-events/16-desertion-pacification.ts';
import { tributeRoom } from '../card-events/tribute.ts';
import type { EwEvent } from '../events.ts';
import type { EwFrame } from '../frames.ts';
import type { EwState } from '../state.ts';
import { bridge } from './bridge.ts';
import { drawCards } from './draw-cards.ts';
import { figureArmy } from './figure-army.ts';
import { kingArmy } from './king-army.ts';
import { landAttacker, landBattle, landDefender } from './land-battle.ts';
import { landMovement } from './land-movement.ts';
import { navalAttacker, navalBattle, navalDefender } from './naval-battle.ts';
import { navalMovement } from './naval-movement.ts';
import { operations } from './operations.ts';
import { preparationCards } from './preparation-cards.ts';
import { preparationPieces } from './preparation-pieces.ts';
import { supplyCapacity } from './supply-capacity.ts';
import { supplyHand } from './supply-hand.ts';
import { themistocles } from './themistocles.ts';
import {
  windowAnnihilated,
  windowFleetLost,
  windowGreeceAttacks,
  windowNavalMovement,
  windowPersiaAttacks,
  windowTribute,
} from './windows.ts';

export const ROOMS: Rooms<EwState, EwFrame, EwAction, EwEvent> = {
  'preparation-cards': preparationCards,
  'draw-cards': drawCards,
  'king-army': kingArmy,
  'preparation-pieces': preparationPieces,
  operations,
  'land-movement': landMovement,
  'naval-movement': navalMovement,
  'figure-army': figureArmy,
  'window-tribute': windowTribute,
  'window-naval-movement': windowNavalMovement,
  'window-persia-attacks': windowPersiaAttacks,
  'window-greece-attacks': windowGreeceAttacks,
  'window-fleet-lost': windowFleetLost,
  'window-annihilated': windowAnnihilated,
  'naval-battle': navalBattle,
  'naval-attacker': navalAttacker,
  'naval-defender': navalDefender,
  'land-battle': landBattle,
  'land-attacker': landAttacker,
  'land-defender': landDefender,
  bridge,
  'ionian-revolt': ionianRevoltRoom,
  tribute: tributeRoom,
  'wrath-of-poseidon': wrathOfPoseidonRoom,
  themistocles,
  ostracism: ostracismRoom,
  'royal-road': royalRoadRoom,
  'royal-road-armies': royalRoadArmiesRoom,
  hippias: hippiasRoom,
  'separate-peace': separatePeaceRoom,
  'defection-of-thebes': defectionRoom,
  'support-from-syracuse': syracuseRoom,
  desertion: desertionRoom,
  pacification: pacificationRoom,
  'supply-hand': supplyHand,
  'supply-capacity': supplyCapacity,
};
