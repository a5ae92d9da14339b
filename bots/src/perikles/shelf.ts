/** The bots of Perikles. */
import { perikles } from '@stoa/perikles';
import { shelfOf } from '../shelf.ts';
import { periklesMind, periklesPlain, periklesTrusting } from './mind.ts';

/** Only the archon asks himself what lies face down. */
const sights = { citizen: periklesTrusting, strategos: periklesTrusting };
export const shelf = shelfOf(perikles, periklesMind, periklesPlain, { citizen: 200, strategos: 1000, archon: 8000 }, undefined, sights);
