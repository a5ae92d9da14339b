/** The wonders of the built-in pack, by their ids: complete, begun, and as a plan. */
import { gallery } from '../../composition.ts';
import * as stages from '../stages.ts';
import * as wonders from '../wonders.ts';

const WONDER_DRAWINGS = {
  parthenon: wonders.parthenon,
  colossus: wonders.colossus,
  lighthouse: wonders.lighthouse,
  great_library: wonders.greatLibrary,
  hippodrome: wonders.hippodrome,
  great_theater: wonders.greatTheater,
  oracle: wonders.oracle,
  hanging_gardens: wonders.hangingGardens,
  mausoleum: wonders.mausoleum,
  temple_of_artemis: wonders.templeOfArtemis,
  statue_of_zeus: wonders.statueOfZeus,
  olympic_stadium: wonders.olympicStadium,
} as const;
type WonderId = keyof typeof WONDER_DRAWINGS;
/** Complete. */
export const WONDERS = gallery<WonderId>(WONDER_DRAWINGS);
/** Begun: the lower part stands, in scaffolding. */
export const WONDERS_BEGUN = gallery<WonderId>({
  parthenon: stages.begun(wonders.parthenon),
  colossus: stages.begun(wonders.colossus),
  lighthouse: stages.begun(wonders.lighthouse),
  great_library: stages.libraryBegun,
  hippodrome: stages.hippodromeBegun,
  great_theater: stages.begun(wonders.greatTheater),
  oracle: stages.oracleBegun,
  hanging_gardens: stages.begun(wonders.hangingGardens),
  mausoleum: stages.begun(wonders.mausoleum),
  temple_of_artemis: stages.artemisionBegun,
  statue_of_zeus: stages.zeusBegun,
  olympic_stadium: stages.stadiumBegun,
});
/** What every wonder is at first: a plan. */
export const PLANS = gallery({ plan: stages.plan });
