/** What rises on the plots: villages, workshops, the acropolis. Origin: the middle of the plot. */
import type { AcropolisId } from '@stoa/parthenon/cards';
import { at, edged, figure, group, incised, line, path, purple, white } from '../../kit/brush.ts';
import { straight } from '../../kit/path.ts';
import { amphora, flames } from '../../kit/things.ts';
import { chimneySmoke, tree, villager } from './people.ts';
import { face, house, stoa, temple, tower } from './solids.ts';

const shed = (x: number): string =>
  figure(`${x - 17},0! ${x - 17},-11 ${x - 9},-20 ${x},-22 ${x + 9},-20 ${x + 17},-11 ${x + 17},0!`) +
  path('ground', straight([x - 11, 0], [x - 11, -9], [x - 5, -15], [x, -16], [x + 5, -15], [x + 11, -9], [x + 11, 0])) +
  at(x - 1, 0, 0.42, figure('-20,0! -18,-14! -8,-20 6,-24! 14,-14 22,-6! 12,0!'), white('0,-8! 6,-12 12,-7! 6,-4'));
const pillar = (x: number): string =>
  face('white', [x - 1.4, -20], [x - 1.8, 0], [x + 1.8, 0], [x + 1.4, -20]) +
  face('figure', [x - 3.4, -20], [x - 3.4, -23], [x + 3.4, -23], [x + 3.4, -20]);

/** Every second village has a black roof and its tree on the other side. */
export const village = (index: number): string =>
  at(-7, -4, 0.86, house({ width: 17, height: 10, depth: 13 })) +
  at(9, 1, 0.92, house({ width: 18, height: 11, depth: 12, roof: index % 2 === 1 ? 'figure' : 'edged' })) +
  (index % 2 === 1 ? tree(-19, 1, 0.8) : tree(24, -8, 0.8));
export const workshop = (): string =>
  at(-8, 0, 1, house({ width: 24, height: 13, depth: 16, roof: 'figure', rise: 7 })) +
  figure('8,2! 7,-6 12,-13 17,-6 17,2!') +
  purple('10,2! 10,-3 12.5,-5 15,-3 15,2!') +
  group('smoke', chimneySmoke(12, -15)) +
  amphora(-23, 3, 0.36) +
  amphora(25, 3, 0.36);

export const ACROPOLIS: Readonly<Record<AcropolisId, () => string>> = {
  fortress: () =>
    tower(26, -10, 15, 26) +
    face('figure', [-14, 0], [-14, -18], [16, -18], [16, 0]) +
    path('incised', 'M-12-9H14M-12-14H14') +
    face('white', [-3, 0], [-3, -10], [0, -12], [3, -12], [6, -10], [6, 0]) +
    face('pupil', [-0.6, 0], [-0.6, -9], [3.6, -9], [3.6, 0]) +
    tower(-20, 2, 16, 32) +
    line('-20,-34 -20,-46') +
    edged('-20,-46! -6,-43! -20,-39!'),
  shrine: () =>
    face('figure', [-20, 3], [-20, 0], [20, 0], [20, 3]) +
    figure('-10,0! -11,-9! -13,-12! 13,-12! 11,-9! 10,0!') +
    incised('-9,-5 9,-5') +
    flames(0, -12, 0.46) +
    pillar(-17) +
    pillar(17) +
    villager(-27, 5, 0.9, 'white'),
  academy: () =>
    at(-2, 0, 1, stoa({ width: 46, columns: 5, height: 16 })) +
    tree(32, 4, 1.2) +
    tree(-32, 3, 1) +
    villager(12, 7, 0.8) +
    villager(20, 8, 0.8, 'edged'),
  treasury: () => temple({ width: 22, height: 15, front: 2, side: 3, depth: 22, rise: 7 }) + amphora(-18, 4, 0.34) + amphora(17, 5, 0.34),
  marketplace: () =>
    at(0, -4, 1, stoa({ width: 60, columns: 7, height: 15, depth: 10 })) +
    face('edged', [-22, 2], [-26, -5], [-10, -5], [-6, 2]) +
    face('white', [8, 2], [4, -5], [20, -5], [24, 2]) +
    line('-22,2 -22,8|-7,2 -7,8|9,2 9,8|23,2 23,8') +
    villager(0, 9, 0.8) +
    villager(30, 8, 0.8, 'edged'),
  great_harbor: () =>
    shed(-19) +
    shed(19) +
    edged('-38,-19! 38,-19! 34,-26! -34,-26!') +
    path('incised', 'M-30-19l3-7M-18-19l2-7M-6-19l1-7M6-19l-1-7M18-19l-2-7M30-19l-3-7') +
    face('figure', [-40, 4], [-40, 0], [40, 0], [40, 4]),
};
