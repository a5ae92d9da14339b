/** The bots of Parthenon. */
import { parthenon } from '@stoa/parthenon';
import { shelfOf } from '../shelf.ts';
import { parthenonMind, parthenonPlain } from './mind.ts';

export const shelf = shelfOf(parthenon, parthenonMind, parthenonPlain, { citizen: 120, strategos: 1000, archon: 6000 });
