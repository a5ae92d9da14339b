/** The harbor cards of the built-in pack, by their ids. */
import { gallery } from '../../composition.ts';
import * as harbors from '../harbors.ts';

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
