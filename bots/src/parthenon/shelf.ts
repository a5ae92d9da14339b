/**
 * The bots of Parthenon. A citizen goes by his own short thoughts about what stands and what can be built next; a strategos knows the
 * craft and departs from it where he sees a reason; an archon thinks long enough to depart from it more freely.
 */
import { parthenon } from '@stoa/parthenon';
import { type Shelf, shelfOf } from '../shelf.ts';
import { leaning, parthenonMind, parthenonPlain } from './mind.ts';

const NODES = { citizen: 120, strategos: 600, archon: 6000 };
const citizens = shelfOf(parthenon, leaning(parthenonPlain, 0.5), parthenonPlain, NODES);
const strategoi = shelfOf(parthenon, leaning(parthenonMind, 2), parthenonPlain, NODES);
const others = shelfOf(parthenon, parthenonMind, parthenonPlain, NODES);

export const shelf: Shelf = {
  nodes: NODES,
  bot: name => (name === 'citizen' ? citizens : name === 'strategos' ? strategoi : others).bot(name),
};
