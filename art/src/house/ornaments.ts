/** Dividers, 240 × 14. */
import { type Drawing, piece } from '../composition.ts';
import { owl } from '../kit/birds.ts';
import { at, edged, figure, path } from '../kit/brush.ts';
import { upTo } from '../kit/path.ts';

const divider = (draw: () => string): Drawing => ({ ...piece(240, 14, draw), centred: false, focus: 120 });
const bud = (): string => figure('2,-8! 7,-15 9,-23! 11,-17 5,-7!') + figure('3,-6! 12,-10 17,-17! 17,-10 6,-3!');
export const palmetteChain = divider(
  () =>
    upTo(7)
      .map(i =>
        at(
          48 + i * 24,
          10,
          0.34,
          figure('0,-26! 3,-20 2,-8! -2,-8! -3,-20'),
          bud(),
          at(0, 0, [-1, 1], bud()),
          edged('-5,1! 0,-6 5,1! 0,4'),
        ),
      )
      .join('') + path('line', `M36 11q6 4 12 0${'t12 0'.repeat(13)}M0 8H32M208 8H240`),
);
const KEY = 'h12.6v-8.4h-8.2v5.2h4.2v-2.4m4 5.6h3.4';
export const meanderWithOwl = divider(
  () =>
    path(
      'meander',
      upTo(6)
        .map(i => `M${i * 16} 11.4${KEY}M${i * 16 + 144} 11.4${KEY}`)
        .join(''),
    ) + at(119, 13, 0.36, owl(0, 0)),
);
export const runningWave = divider(() =>
  path(
    'plain',
    upTo(13)
      .map(i => `M${i * 16 + 16} 12v-3c5 0 4-8 11-8 4 0 5.6 4.8 1.8 6.2-2.2.8-3.8-1.2-2.2-2.4-3.6.2-2.6 4.2 5.4 4.2v3z`)
      .join(''),
  ),
);
