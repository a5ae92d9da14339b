/** By side and card: the event played in a turn. Reactions are played in rooms/windows.ts; the king dies in rooms/king-army.ts. */
import type { CardId } from '../cards.ts';
import { cavalryOfMardonius, minesOfLaurion } from './01-mines-cavalry.ts';
import { ionianRevolt } from './02-ionian-revolt.ts';
import { wrathOfPoseidon } from './03-wrath-of-poseidon.ts';
import { carneiaFestival } from './04-miltiades-carneia.ts';
import { ostracism } from './06-pausanias-ostracism.ts';
import { oracleOfDelphi, theGreatKing } from './07-oracle-great-king.ts';
import { leonidas, theRoyalRoad } from './08-leonidas-royal-road.ts';
import { hippias } from './09-artemisia-hippias.ts';
import { evangelion, separatePeace } from './10-evangelion-separate-peace.ts';
import { melasZomos } from './11-melas-zomos.ts';
import { defectionOfThebes } from './12-molon-labe-defection.ts';
import { triremes } from './13-triremes.ts';
import { supportFromSyracuse } from './14-syracuse.ts';
import { acropolisOnFire } from './15-spartans-acropolis.ts';
import { desertion, pacification } from './16-desertion-pacification.ts';
import { tribute } from './tribute.ts';
import type { TurnEvent } from './turn-event.ts';

type ByCard = Readonly<Record<CardId, TurnEvent | undefined>>;

const PERSIAN: ByCard = {
  1: cavalryOfMardonius,
  2: tribute,
  3: tribute,
  4: carneiaFestival,
  5: undefined,
  6: ostracism,
  7: theGreatKing,
  8: theRoyalRoad,
  9: hippias,
  10: separatePeace,
  11: undefined,
  12: defectionOfThebes,
  13: tribute,
  14: undefined,
  15: acropolisOnFire,
  16: pacification,
};

const GREEK: ByCard = {
  1: minesOfLaurion,
  2: ionianRevolt,
  3: wrathOfPoseidon,
  4: undefined,
  5: undefined,
  6: undefined,
  7: oracleOfDelphi,
  8: leonidas,
  9: undefined,
  10: evangelion,
  11: melasZomos,
  12: undefined,
  13: triremes,
  14: supportFromSyracuse,
  15: undefined,
  16: desertion,
};

export const TURN_EVENTS: readonly [persia: ByCard, greece: ByCard] = [PERSIAN, GREEK];
