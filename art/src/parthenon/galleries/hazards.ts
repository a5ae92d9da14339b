/** The hazards of the built-in pack, by their ids. */
import { gallery } from '../../composition.ts';
import * as hazards from '../hazards.ts';

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
