/** The twelve wonders as they stand on the island, about 70 wide. Origin: the middle of the plot. */
import { at, disc, dots, edged, figure, incised, line, path, white } from '../../kit/brush.ts';
import { man } from '../../kit/heads.ts';
import { number, numbers, upTo } from '../../kit/path.ts';
import { lady, person } from '../../kit/people.ts';
import { flames, mask, smoke, tripod } from '../../kit/things.ts';
import { zeus } from '../zeus.ts';
import { tree, villager } from './people.ts';
import { face, slab, stoa, temple } from './solids.ts';

const lighthouse = (): string =>
  face('figure', [-26, 4], [-22, -8], [22, -8], [30, 4]) +
  face('figure', [-17, -8], [-14, -42], [14, -42], [17, -8]) +
  face('figure', [14, -42], [17, -8], [27, -12], [22, -45]) +
  path('incised', 'M-16-18H16M-15.4-26H15.4M-15-34H15') +
  face('figure', [-17, -42], [-17, -46], [25, -49], [23, -45], [14, -42]) +
  face('figure', [-10, -46], [-8, -70], [8, -70], [10, -46]) +
  face('figure', [8, -70], [10, -46], [16, -49], [13, -72]) +
  face('figure', [-12, -70], [-12, -73], [15, -75], [12, -70]) +
  white('-4,-8! -4,-17 0,-20 4,-17 4,-8!') +
  flames(1, -72, 0.52) +
  path('ray', 'M-16-86L-36-90M-16-94L-32-104M18-86L38-90M18-94L34-104');
const tiers = (): string =>
  path('figure', 'M-40 0A40 34 0 0 1 40 0H16A16 13 0 0 0-16 0z') +
  path('incised', [34, 28, 22].map(r => `M${-r} 0A${r} ${number(r * 0.85)} 0 0 1 ${r} 0`).join('')) +
  path(
    'incised',
    [36, 63, 90, 117, 144]
      .map(degrees => (degrees * Math.PI) / 180)
      .map(a => `M${numbers(-Math.cos(a) * 17, -Math.sin(a) * 14)}L${numbers(-Math.cos(a) * 39, -Math.sin(a) * 33)}`)
      .join(''),
  );
const track = (ink: 'white' | 'islandPath'): string =>
  path('figure', 'M-22-18H26A13 13 0 0 1 26 8H-22A13 13 0 0 1-22-18z') +
  path(ink, 'M-21-13H25A8 8 0 0 1 25 3H-21A8 8 0 0 1-21-13z') +
  path('lineBold', 'M-16-5H20');

/** The low ones are drawn larger. */
const larger = (draw: () => string) => (): string => at(0, 0, 1.36, draw());

export const MONUMENTS = {
  parthenon: () => temple({ width: 66, height: 36, front: 8, side: 9, depth: 60, rise: 18, half: 1.9 }),
  colossus: () =>
    slab(34, 16, 4, 10) +
    at(
      6,
      -8,
      0.68,
      person({
        dress: 'nude',
        head: man({ beard: false, wears: 'nothing' }),
        behind: flames(27, -98, 0.32),
        far: [
          [19, -76],
          [26, -88],
        ],
        near: [[-15, -64], [-9, -50], { side: -1 }],
      }),
    ) +
    path('ray', 'M-2-82l-6-4M2-86l-3-7M8-88v-8M14-86l4-6'),
  lighthouse,
  great_library: () =>
    stoa({ width: 66, columns: 7, height: 26, depth: 22 }) +
    at(4, -46, 0.5, white('-22,-8! 22,-8! 22,8! -22,8!'), path('inked', 'M-16-3H16M-16 2H10')),
  hippodrome: larger(
    () =>
      track('islandPath') +
      line('-16,-5 -16,-22|20,-5 20,-22') +
      disc('white', -16, -24, 3) +
      disc('white', 20, -24, 3) +
      villager(2, 4, 0.7, 'edged'),
  ),
  great_theater: larger(() => tiers() + face('figure', [-30, 6], [-30, 0], [30, 0], [30, 6]) + mask(-24, 2, 0.34) + mask(24, 2, 0.34)),
  oracle: larger(
    () =>
      temple({ width: 40, height: 26, front: 4, side: 4, depth: 26, rise: 10, half: 2 }) +
      at(-2, 6, 0.4, tripod(0, 0), smoke(-4, -58, 0.8)),
  ),
  hanging_gardens: () =>
    slab(72, 26, 4, 14) +
    at(3, -12, 1, slab(52, 22, 0, 14)) +
    at(6, -28, 1, slab(32, 18, 0, 14)) +
    [-28, -14, 22, 34].map(x => tree(x, -10, 0.9)).join('') +
    [-12, 2, 28].map(x => tree(x, -26, 0.9)).join('') +
    [2, 14].map(x => tree(x, -43, 1)).join('') +
    path('whiteLeaves', 'M-34-8v5M-30-8v7M-24-8v4M26-8v6M32-8v4M-20-24v5M-16-24v7M22-24v6M26-24v4M-6-40v5M-2-40v7M18-40v6') +
    dots('berries', '-32,-2 -18,-18 24,-18 0,-34'),
  mausoleum: () =>
    slab(64, 24, 4, 12) +
    at(2, -8, 1, temple({ width: 48, height: 18, front: 6, side: 5, depth: 22, rise: 0.1, half: 1.6 })) +
    upTo(5)
      .map(i => at(4 + i * 1.4, -30 - i * 5, 1, slab(48 - i * 9, 18 - i * 3, 0, 5)))
      .join('') +
    at(14, -55, 0.26, figure('-24,0! -18,-20 -6,-34 10,-36 20,-48! 26,-40 22,-28 22,0! 14,0! 12,-16 -8,-16 -12,0!')),
  temple_of_artemis: () => temple({ width: 62, height: 40, front: 6, side: 8, depth: 62, rise: 17, half: 2.1 }),
  statue_of_zeus: () => slab(44, 20, 4, 9) + at(4, -6, 0.74, zeus()) + line('-10,-6 -14,-84') + at(29, -52, 0.2, lady()),
  olympic_stadium: larger(
    () =>
      track('white') +
      at(8, 2, 0.34, person({ stance: 'run', dress: 'nude', head: man({ beard: false }) })) +
      edged('-34,-30! -20,-27! -34,-23!') +
      line('-34,-6 -34,-30|38,-6 38,-30') +
      edged('38,-30! 52,-27! 38,-23!') +
      incised('-20,6 24,6'),
  ),
} as const satisfies Readonly<Record<string, () => string>>;
