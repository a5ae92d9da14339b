/**
 * The bots of Earth & Water. Citizen and strategos count what lies on the table; the archon alone looks at what it is worth there: roads,
 * supply, what can be reached. Beyond some hundreds more thoughts add little to either sight, so the levels differ in sight as well.
 */
import { earthWater } from '@stoa/earth-and-water';
import { shelfOf } from '../shelf.ts';
import { earthWaterMind, earthWaterPlain } from './mind.ts';

const NODES = { citizen: 30, strategos: 600, archon: 30_000 };
const sights = { citizen: earthWaterPlain, strategos: earthWaterPlain };
export const shelf = shelfOf(earthWater, earthWaterMind, earthWaterPlain, NODES, 1, sights);
