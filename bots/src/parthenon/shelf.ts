/**
 * The bots of Parthenon. A citizen goes by his own short thoughts about what stands and what can be built next; a strategos knows the
 * craft and departs from it where he sees a reason; an archon thinks long enough to depart from it more freely.
 */
import { parthenon } from '@stoa/parthenon';
import { shelfOf } from '../shelf.ts';
import { leaning, parthenonMind, parthenonPlain } from './mind.ts';

const NODES = { citizen: 120, strategos: 600, archon: 6000 };

export const shelf = shelfOf(parthenon, parthenonMind, parthenonPlain, NODES, undefined, {
  citizen: leaning(parthenonPlain, 0.5),
  strategos: leaning(parthenonMind, 2),
});
