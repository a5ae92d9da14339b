/** Tree counts from fixed positions, confirmed by a second program written from the rules alone. A number that changes asks why. */
import { isIllegal } from '@stoa/engine';
import { perft } from '@stoa/engine/testing';
import { petteia } from '@stoa/petteia';
import { expect, test } from 'vitest';

const START = petteia.printPosition(petteia.setup(2, {}, 1));

test.each([
  ['the beginning', START, [48, 2136, 112_874]],
  ['captures on all sides', 'Wd1 Wb4 Wf4 Wd6 Bc4 Be4 Bd5 Ba8 Bb8', [35, 1479, 54_468]],
  ['edges and corners', 'Wb8 Wc7 Wa6 Wh2 Ba8 Bd8 Bh1 Bg1 turn B', [26, 1254, 38_453]],
  ['nearly the last man', 'Wa4 Wf4 Wc1 Be4 Ba8 quiet 57', [32, 644, 21_678]],
  ['nearly shut in', 'Wa1 Wb1 Wh8 Ba2 Bb2 Bc8 turn B', [31, 617, 20_894]],
] as const)('%s', (_title, position, leaves) => {
  const s = petteia.parsePosition(position);
  if (isIllegal(s)) throw new Error(s.why);
  expect([1, 2, 3].map(depth => perft(petteia, s, depth))).toEqual(leaves);
});
