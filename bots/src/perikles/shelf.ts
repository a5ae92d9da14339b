/** The bots of Perikles. */
import { perikles } from '@stoa/perikles';
import { shelfOf } from '../shelf.ts';
import { periklesMind, periklesPlain } from './mind.ts';

export const shelf = shelfOf(perikles, periklesMind, periklesPlain, { citizen: 300, strategos: 1500, archon: 8000 });
