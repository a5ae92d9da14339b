/**
 * Pictures of Parthenon. Goods and structures are named by the types of the game. Events, hazards, harbors, philosophies and wonders are data of
 * a pack: the built-in pack's ids are the keys here, and a test compares them with the pack. A card of another pack has no picture.
 */
import type { AcropolisId } from '@stoa/parthenon/cards';
import { type Drawing, gallery } from '../composition.ts';
import * as hardship from './events-of-hardship.ts';
import * as plenty from './events-of-plenty.ts';
import { GOODS } from './goods.ts';
import * as harbors from './harbors.ts';
import * as hazards from './hazards.ts';
import * as sages from './philosophies.ts';
import * as stages from './stages.ts';
import * as built from './structures.ts';
import * as wonders from './wonders.ts';

export const EVENTS = gallery({
  unskilled_labor: hardship.unskilledLabor,
  drought: hardship.drought,
  pirate_raids: hardship.pirateRaids,
  bountiful_harvest: plenty.bountifulHarvest,
  fair_winds: plenty.fairWinds,
  athenian_patronage: plenty.athenianPatronage,
  persian_tribute: plenty.persianTribute,
  plague: hardship.plague,
  unrest: hardship.unrest,
  olympic_games: plenty.olympicGames,
  new_settlers: plenty.newSettlers,
  egyptian_envoys: plenty.egyptianEnvoys,
  persian_war: hardship.persianWar,
  earthquake: hardship.earthquake,
  season_of_storms: hardship.seasonOfStorms,
  golden_age: plenty.goldenAge,
  master_builders: hardship.masterBuilders,
  aegean_league: plenty.aegeanLeague,
});
export const HAZARDS = gallery({
  safe_journey: hazards.safeJourney,
  storm_gale: hazards.stormGale,
  storm_wreck: hazards.stormWreck,
  storm_turn_back: hazards.stormTurnBack,
  storm_heavy_seas: hazards.stormHeavySeas,
  storm_headwind: hazards.stormHeadwind,
  storm_off_course: hazards.stormOffCourse,
  pirates_treasure: hazards.piratesTreasure,
  pirates_gold: hazards.piratesGold,
  pirates_toll: hazards.piratesToll,
  pirates_plunder: hazards.piratesPlunder,
  pirates_ambush: hazards.piratesAmbush,
  raiders_landing: hazards.raidersLanding,
  raiders_camp: hazards.raidersCamp,
});
export const HARBORS = gallery({
  shortage_grain: harbors.shortageGrain,
  shortage_grapes: harbors.shortageGrapes,
  shortage_olives: harbors.shortageOlives,
  shortage_ore: harbors.shortageOre,
  shortage_timber: harbors.shortageTimber,
  shortage_wool: harbors.shortageWool,
  surplus_grain: harbors.surplusGrain,
  surplus_grapes: harbors.surplusGrapes,
  surplus_olives: harbors.surplusOlives,
  surplus_ore: harbors.surplusOre,
  surplus_timber: harbors.surplusTimber,
  surplus_wool: harbors.surplusWool,
  harbor_duties: harbors.harborDuties,
  blockade: harbors.blockade,
  open_harbor: harbors.openHarbor,
});
export const PHILOSOPHIES = gallery({
  cynicism: sages.cynicism,
  epicureanism: sages.epicureanism,
  stoicism: sages.stoicism,
  pythagoreanism: sages.pythagoreanism,
  atomism: sages.atomism,
  sophism: sages.sophism,
});
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
const STRUCTURE_DRAWINGS: Readonly<Record<AcropolisId | 'village' | 'workshop', Drawing>> = {
  village: built.village,
  workshop: built.workshop,
  fortress: built.fortress,
  shrine: built.shrine,
  great_harbor: built.greatHarbor,
  marketplace: built.marketplace,
  academy: built.academy,
  treasury: built.treasury,
};
/** The six villages of an island share one picture. */
export const STRUCTURES = gallery(STRUCTURE_DRAWINGS);
export const CARDS = gallery(GOODS);
