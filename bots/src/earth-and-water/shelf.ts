/** The bots of Earth & Water. */
import { earthWater } from '@stoa/earth-and-water';
import { shelfOf } from '../shelf.ts';
import { earthWaterMind, earthWaterPlain } from './mind.ts';

export const shelf = shelfOf(earthWater, earthWaterMind, earthWaterPlain, { citizen: 60, strategos: 600, archon: 30_000 }, 1);
