/** Pictures of 300: Earth & Water: one for each half of a card, and the pieces. */
import type { EventId } from '@stoa/earth-and-water/cards';
import type { SideId } from '@stoa/earth-and-water/map';
import { type Drawing, gallery } from '../composition.ts';
import * as bridge from './bridge.ts';
import { FALLEN, SOLDIERS, WARSHIPS } from './figures.ts';
import { armies } from './friezes.ts';
import * as fortunes from './greek-fortunes.ts';
import * as leaders from './greek-leaders.ts';
import * as arms from './persian-arms.ts';
import * as schemes from './persian-schemes.ts';
import { armyPiece, fleetPiece } from './pieces.ts';

const HALVES: Readonly<Record<EventId, Drawing>> = {
  'mines-of-laurion': leaders.minesOfLaurion,
  'cavalry-of-mardonius': arms.cavalryOfMardonius,
  'ionian-revolt': leaders.ionianRevolt,
  'tribute-of-earth-and-water': schemes.tributeOfEarthAndWater,
  'wrath-of-poseidon': leaders.wrathOfPoseidon,
  miltiades: leaders.miltiades,
  'carneia-festival': schemes.carneiaFestival,
  themistocles: leaders.themistocles,
  'the-immortals': arms.theImmortals,
  pausanias: leaders.pausanias,
  ostracism: schemes.ostracism,
  'oracle-of-delphi': leaders.oracleOfDelphi,
  'the-great-king': arms.theGreatKing,
  leonidas: leaders.leonidas,
  'the-royal-road': arms.theRoyalRoad,
  artemisia: leaders.artemisia,
  hippias: arms.hippias,
  evangelion: leaders.evangelion,
  'separate-peace': schemes.separatePeace,
  'melas-zomos': fortunes.melasZomos,
  'sudden-death-of-the-great-king': arms.suddenDeathOfTheGreatKing,
  'molon-labe': leaders.molonLabe,
  'defection-of-thebes': schemes.defectionOfThebes,
  triremes: fortunes.triremes,
  'support-from-syracuse': fortunes.supportFromSyracuse,
  'alliance-with-carthage': arms.allianceWithCarthage,
  '300-spartans': fortunes.threeHundredSpartans,
  'acropolis-on-fire': arms.acropolisOnFire,
  'desertion-of-greek-soldiers': fortunes.desertion,
  'pacification-of-babylon-or-egypt': arms.pacification,
};
/** By the event of the half. */
export const CARD_HALVES = gallery(HALVES);

/** What happens to the bridge, by the event. */
export const BRIDGE = gallery({ 'bridge-built': bridge.bridgeBuilt, 'bridge-destroyed': bridge.bridgeDestroyed });

/** Bands of figures. */
export const FRIEZES = gallery({ armies });

type PieceId = `${SideId}-${'army' | 'fleet'}`;
const PIECE_DRAWINGS: Readonly<Record<PieceId, Drawing>> = {
  'greece-army': armyPiece('greece'),
  'greece-fleet': fleetPiece('greece'),
  'persia-army': armyPiece('persia'),
  'persia-fleet': fleetPiece('persia'),
};
/** Without a count; `armyPiece` and `fleetPiece` paint one. */
export const PIECES = gallery(PIECE_DRAWINGS);
export { armyPiece, fleetPiece } from './pieces.ts';

/** Those who fight in a battle scene, by side. */
export const FIGHTERS = { soldiers: gallery(SOLDIERS), fallen: gallery(FALLEN), ships: gallery(WARSHIPS) };
