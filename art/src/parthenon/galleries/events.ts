/** The events of the built-in pack, by their ids. */
import { gallery } from '../../composition.ts';
import * as hardship from '../events-of-hardship.ts';
import * as plenty from '../events-of-plenty.ts';

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
