/** By side and card: the event played in a turn. Reactions are played in rooms/windows.ts; the king dies in rooms/king-army.ts. */
import { CARD_IDS, type EventId, HALVES, type TurnEventId } from '../cards.ts';
import { GREECE, PERSIA, type Side } from '../map.ts';
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

/** A turn event of cards.ts without its line here does not compile. */
const EVENTS_OF_A_TURN: Readonly<Record<TurnEventId, TurnEvent>> = {
  'mines-of-laurion': minesOfLaurion,
  'cavalry-of-mardonius': cavalryOfMardonius,
  'ionian-revolt': ionianRevolt,
  'tribute-of-earth-and-water': tribute,
  'wrath-of-poseidon': wrathOfPoseidon,
  'carneia-festival': carneiaFestival,
  ostracism,
  'oracle-of-delphi': oracleOfDelphi,
  'the-great-king': theGreatKing,
  leonidas,
  'the-royal-road': theRoyalRoad,
  hippias,
  evangelion,
  'separate-peace': separatePeace,
  'melas-zomos': melasZomos,
  'defection-of-thebes': defectionOfThebes,
  triremes,
  'support-from-syracuse': supportFromSyracuse,
  'acropolis-on-fire': acropolisOnFire,
  'desertion-of-greek-soldiers': desertion,
  'pacification-of-babylon-or-egypt': pacification,
};

const byCard = (side: Side): readonly (TurnEvent | undefined)[] => [
  undefined,
  ...CARD_IDS.map(card => (EVENTS_OF_A_TURN as Readonly<Partial<Record<EventId, TurnEvent>>>)[HALVES[card][side]]),
];

export const TURN_EVENTS = [byCard(PERSIA), byCard(GREECE)] as const;
