/** Tree counts from fixed positions with fixed chance (always the middle outcome). A number that changes asks why. */
import { isIllegal } from '@stoa/engine';
import { perft } from '@stoa/engine/testing';
import { expect, test } from 'vitest';
import { earthWater } from '../src/index.ts';
import { SETUP } from './tools.ts';

const MIDDLE = { int: (n: number): number => n >> 1 };

test.each([
  ['the beginning', `${SETUP} room:preparation-cards/persia talents:12`, [7, 44, 268, 1480]],
  ['a turn with many cards', `${SETUP} thebai:P2 persia:1+2+7+8+10 greece:3+4+5+12+15`, [16, 185, 1320, 19_094]],
  ['a naval battle', 'ephesos:P2p2 athenai:G1g2 sparta:G1g1 eretria:G1 naxos:P1p1 persia:6+14 greece:5+9+13', [6, 116, 500, 4866]],
  [
    'the bridge and both key cities',
    'pella:G3 abydos:P1 ephesos:P1p1 larissa:P2 athenai:G1g1 bridge persia:5+7 greece:4+8+10 turn:greece',
    [9, 84, 420, 3759],
  ],
  [
    'supply in need',
    'thebai:P3 delphi:P2 larissa:P1 abydos:P2 bridge sparta:G5g1 athenai:G2 persia:2+16 greece:1+7+14+11+3 figures:darius passes:1',
    [5, 76, 876, 7517],
  ],
] as const)('%s', (_title, position, leaves) => {
  const s = earthWater.parsePosition(position);
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  expect([1, 2, 3, 4].map(depth => perft(earthWater, s, depth, at => earthWater.sample(at, MIDDLE)))).toEqual(leaves);
});
