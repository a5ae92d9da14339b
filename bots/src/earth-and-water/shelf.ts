/**
 * The bots of Earth & Water. Citizen and strategos count what lies on the table; the archon alone looks at what it is worth there: roads,
 * supply, what can be reached. Beyond some thousands more thoughts do not make it stronger (against the strategos 26 of 30 with 3,000, 31.5
 * of 40 with 6,000, 12 of 18 with 30,000): the tree comes to answer as if the enemy knew the searching seat's own hand.
 */
import { earthWater } from '@stoa/earth-and-water';
import { shelfOf } from '../shelf.ts';
import { earthWaterMind, earthWaterPlain } from './mind.ts';

const NODES = { citizen: 30, strategos: 600, archon: 6000 };
const sights = { citizen: earthWaterPlain, strategos: earthWaterPlain };
export const shelf = shelfOf(earthWater, earthWaterMind, earthWaterPlain, NODES, 1, sights);
