/** The bots of Earth & Water. */
import { earthWater } from '@stoa/earth-and-water';
import { shelfOf } from '../shelf.ts';
import { earthWaterMind, earthWaterPlain } from './mind.ts';

export const shelf = shelfOf(earthWater, earthWaterMind, earthWaterPlain, { citizen: 200, strategos: 2000, archon: 30_000 }, 1);
