/** The bots of Parthenon. */
import { parthenon } from '@stoa/parthenon';
import { shelfOf } from '../shelf.ts';
import { parthenonMind, parthenonPlain } from './mind.ts';

export const shelf = shelfOf(parthenon, parthenonMind, parthenonPlain, { citizen: 60, strategos: 300, archon: 1500 });
