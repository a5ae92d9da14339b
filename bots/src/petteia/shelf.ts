/** The bots of Petteia. There is little to overlook, so the novice counts what everybody counts. */
import { petteia } from '@stoa/petteia';
import { shelfOf } from '../shelf.ts';
import { petteiaMind } from './mind.ts';

export const shelf = shelfOf(petteia, petteiaMind, petteiaMind);
