/** What stands on an island, by the types of the game. */
import type { AcropolisId } from '@stoa/parthenon/cards';
import { type Drawing, gallery } from '../../composition.ts';
import * as built from '../structures.ts';

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
