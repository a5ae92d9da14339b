/** Plants. Leaves are dabs of the brush: short lines with round ends, one path for each bough. */
import { at, dots, edged, figure, ground, incised, line, path, turned } from './brush.ts';
import type { Ink } from './ink.ts';
import { between, direction, numbers, type Point, type Points, pointsOf, smooth, upTo } from './path.ts';

/** Pairs of leaves along the points: how many pairs, how long. */
export const leavesAlong = (points: Points, pairs: number, length: number, ink: Ink = 'leaves'): string => {
  const stem = pointsOf(points);
  const d = upTo(pairs).map(i => {
    const t = ((i + 0.6) / pairs) * (stem.length - 1);
    const from = stem[Math.floor(t)]!;
    const to = stem[Math.min(Math.floor(t) + 1, stem.length - 1)]!;
    const [x, y] = between(from, to, t - Math.floor(t));
    const [ux, uy] = direction(from, to);
    return [1, -1]
      .map(side => {
        const angle = Math.atan2(uy, ux) + side * (0.75 + ((i * 37) % 10) / 30);
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return `M${numbers(x + c * 2.2, y + s * 2.2)}l${numbers(c * length, s * length)}`;
      })
      .join('');
  });
  return path(ink, d.join(''));
};
export const bough = (points: Points, pairs: number, length = 6): string =>
  path('line', smooth(points, false)) + leavesAlong(points, pairs, length);
/** A small shrub, for the edge of a field. */
export const shrub = (x: number, y: number, scale = 1): string => at(x, y, scale, bough('0,0 5,-24 -1,-46 5,-66', 10, 7));

const OLIVE_BOUGHS = [
  '-12,-37 -24,-46 -36,-46 -46,-40',
  '-12,-38 -22,-54 -34,-62',
  '-2,-46 -10,-62 -14,-76',
  '-1,-46 4,-62 6,-80',
  '14,-42 22,-58 28,-72',
  '15,-42 30,-50 42,-56',
  '16,-42 32,-42 46,-38',
];
const TRUNK =
  '-10,0! -6,-5 -4,-16 -7,-28 -14,-38! -9,-37 -3,-31 0,-34 -2,-48! 2,-46 4,-33 9,-38 17,-44! 11,-32 6,-24 5,-14 7,-4 11,0! 4,-2 0,-1 -4,-2';
/** An olive tree with `leaves` pairs on each bough; none: withered. */
export const oliveTree = (leaves = 6): string =>
  figure(TRUNK) +
  incised('-2,-4 0,-16 -3,-27|3,-6 2,-18 5,-28|-5,-6 -3,-12') +
  OLIVE_BOUGHS.map(points => (leaves === 0 ? path('line', smooth(points, false)) : bough(points, leaves))).join('') +
  (leaves > 3 ? dots('fruit', '-30,-52 -18,-60 -40,-48 -5,-66 12,-68 22,-50 34,-46 -24,-40 36,-60 2,-56') : '');

export const wheat = (x: number, y: number, height = 60, lean = 0): string => {
  const grains = upTo(7).map(i => {
    const t = 1 - i * 0.055;
    const [gx, gy] = [x + lean * t * t, y - height * t];
    return [
      `M${numbers(gx - 1.4, gy)}l-2.6-4.4M${numbers(gx + 1.4, gy)}l2.6-4.4`,
      `M${numbers(gx - 3, gy - 4)}l-3-8M${numbers(gx + 3, gy - 4)}l3-8`,
    ];
  });
  return (
    path('line', `M${numbers(x, y)}Q${numbers(x, y - height * 0.6, x + lean, y - height)}`) +
    path('leaves', grains.map(([grain]) => grain).join('')) +
    path(
      'thin',
      grains
        .slice(0, 4)
        .map(([, awn]) => awn)
        .join(''),
    )
  );
};

/** Grapes hang from the point. */
export const grapes = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, line('0,0 0,5'), dots('fruit', '-5,7 0,6 5,7 -3,11 3,11 -5,15 0,15 5,15 -2,19 3,19 0,23'));
export const vineLeaf = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    figure('0,-8! 4,-3! 10,-4! 8,2! 11,7! 4,6! 0,11! -4,6! -11,7! -8,2! -10,-4! -4,-3!'),
    incised('0,9 0,-4|0,4 6,1|0,4 -6,1'),
  );

const FROND = '0,0! 12,-12 28,-12 40,4! 36,2 32,6! 28,0 24,4! 20,-3 15,2! 11,-4';
/** A palm: Carthage, Egypt, the East. */
export const palm = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    figure('-4,0! -2,-30 -1,-62! 3,-62! 4,-30 6,0!'),
    incised('-3,-8 5,-10|-3,-18 5,-20|-2,-28 4,-30|-2,-38 4,-40|-1,-48 3,-50'),
    ...[-1, 1].flatMap(side => [16, -22, -58].map(angle => turned(1, -62, side * angle, [side, 1], figure(FROND)))),
    dots('fruit', '-5,-58 1,-55 7,-58'),
  );

const petals = (points: readonly string[]): string => points.map(figure).join('') + at(0, 0, [-1, 1], points.map(figure).join(''));
/** A palmette without its tendrils, 30 high. */
export const palmetteLeaves = (): string =>
  figure('0,-30! 3,-24 2,-10! -2,-10! -3,-24') +
  petals(['2,-9! 7,-17 9,-26! 11,-20 5,-8!', '3,-7! 12,-12 17,-20! 17,-12 6,-4!', '4,-4! 13,-5 20,-9! 17,-2 6,0!']);
export const palmette = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    palmetteLeaves(),
    edged('-4,0! 0,-7 4,0! 0,3'),
    path('line', 'M-5 1C-18 6-20 16-12 18S-4 10-9 9M5 1C18 6 20 16 12 18S4 10 9 9'),
  );
/** A lotus flower on its stem, as Egyptians carry it. */
export const lotus = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    line('0,0 2,-14 0,-26'),
    figure('0,-24! -8,-30 -9,-40! -4,-35! 0,-43! 4,-35! 9,-40! 8,-30'),
    ground('0,-27! -3,-33 0,-38! 3,-33'),
  );

/** An olive wreath with a bow, open at the top. */
export const wreath = (radius = 46, pairs = 13): string => {
  const both = [-1, 1].flatMap(side => upTo(pairs).map(i => [side, i] as const));
  const leaf = (side: number, i: number): string => {
    const t = Math.PI * (0.97 - (i / pairs) * 0.9);
    const along = Math.atan2(-Math.sin(t), -side * Math.cos(t));
    return [0.7, -0.7]
      .map(turn => along + turn * side)
      .map(a => `M${numbers(side * Math.sin(t) * radius, -Math.cos(t) * radius)}l${numbers(Math.cos(a) * 8, Math.sin(a) * 8)}`)
      .join('');
  };
  const fruit = both
    .filter(([, i]) => i % 3 === 1)
    .map(([side, i]): Point => {
      const t = Math.PI * (0.97 - (i / pairs) * 0.9);
      return [side * Math.sin(t) * radius * 1.17, -Math.cos(t) * radius * 1.17];
    });
  const r = radius;
  const arc = (sweep: number, side: number): string => `M0 ${r}A${r} ${r} 0 0 ${sweep} ${numbers(side * r * 0.2, -r * 0.97)}`;
  const bow = edged(`3,${r - 4}! 14,${r - 9} 17,${r + 2} 3,${r + 2}!`) + edged(`3,${r}! 8,${r + 9} 14,${r + 16}! 9,${r + 17}! 2,${r + 6}!`);
  return (
    path('line', arc(1, -1) + arc(0, 1)) +
    path('leavesBold', both.map(([side, i]) => leaf(side, i)).join('')) +
    dots('berries', fruit) +
    bow +
    at(0, 0, [-1, 1], bow) +
    figure(`-4,${r - 1} 0,${r - 5} 4,${r - 1} 0,${r + 3}`)
  );
};
