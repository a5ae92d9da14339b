/** The bots of Petteia. Only the archon looks whether a man that could be taken can be reached; the others take fright at once. */
import { petteia } from '@stoa/petteia';
import { shelfOf } from '../shelf.ts';
import { petteiaMind, petteiaPlain } from './mind.ts';

const sights = { citizen: petteiaPlain, strategos: petteiaPlain };
export const shelf = shelfOf(petteia, petteiaMind, petteiaPlain, undefined, undefined, sights);
