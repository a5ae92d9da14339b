/** What a map shows beside the land: the frame, the compass, ships and dolphins. */
import { dolphin } from '../kit/animals.ts';
import { at, disc, group, path, turned } from '../kit/brush.ts';
import { number, numbers, type Point, smooth, straight, upTo } from '../kit/path.ts';
import { type ShipOptions, trireme } from '../kit/ships.ts';

const KEY: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [0.8, 0],
    [0.8, 1],
    [0.26, 1],
    [0.26, 0.36],
    [0.54, 0.36],
    [0.54, 0.64],
  ],
  [
    [0.8, 0],
    [1, 0],
  ],
];
const meanderRow = (width: number, thick: number, top: number): string => {
  const count = Math.round((width - 2 * thick) / 24);
  const unit = (width - 2 * thick) / count;
  return upTo(count)
    .map(i =>
      KEY.map(stroke =>
        stroke.map(([u, v], j) => `${j === 0 ? 'M' : 'L'}${numbers(thick + (i + u) * unit, top + thick * (0.8 - v * 0.6))}`).join(''),
      ).join(''),
    )
    .join('');
};
const tongue = (x: number, y: number, side: 1 | -1, thick: number, unit: number): string =>
  `M${numbers(x, y + 0.8)}h${number(side * thick * 0.46)}q${numbers(side * thick * 0.3, 0, side * thick * 0.3, unit / 2 - 0.8)}t${numbers(-side * thick * 0.3, unit / 2 - 0.8)}h${number(-side * thick * 0.46)}z`;
const corner = (x: number, y: number, thick: number): string => {
  const [a, b] = [4, thick - 4];
  return `M${numbers(x + 2, y + 2)}h${b - 2}v${b - 2}h${2 - b}zM${numbers(x + a, y + a)}L${numbers(x + b, y + b)}M${numbers(x + b, y + a)}L${numbers(x + a, y + b)}`;
};
/** A frame of meander above and below and tongues at the sides, `thick` wide, whose outer edge is width × height. */
export const mapFrame = (width: number, height: number, thick = 24): string => {
  const count = Math.round((height - 2 * thick) / 11);
  const unit = (height - 2 * thick) / count;
  const tongues = (odd: 0 | 1): string =>
    upTo(count)
      .filter(i => i % 2 === odd)
      .map(i => tongue(0, thick + i * unit, 1, thick, unit) + tongue(width, thick + i * unit, -1, thick, unit))
      .join('');
  const [right, bottom] = [width - thick, height - thick];
  return (
    path('mapFrame', `M0 0H${width}V${height}H0zM${thick} ${thick}V${bottom}H${right}V${thick}z`) +
    path(
      'mapMeander',
      meanderRow(width, thick, 0) +
        meanderRow(width, thick, bottom) +
        corner(0, 0, thick) +
        corner(right, 0, thick) +
        corner(0, bottom, thick) +
        corner(right, bottom, thick),
    ) +
    path('mapTongue', tongues(0)) +
    path('mapTonguePurple', tongues(1)) +
    path('mapRule', `M1 1H${width - 1}V${height - 1}H1zM${thick} ${thick}H${right}V${bottom}H${thick}z`)
  );
};

const PETALS = [
  '0,-30! 3,-24 2,-10! -2,-10! -3,-24',
  '2,-9! 7,-17 9,-26! 11,-20 5,-8!',
  '3,-7! 12,-12 17,-20! 17,-12 6,-4!',
  '4,-4! 13,-5 20,-9! 17,-2 6,0!',
];
const petals = (): string => path('mapRays', PETALS.map(points => smooth(points)).join(''));
/** Eight rays and a palmette to the north. */
export const compass = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    disc('mapRose', 0, 0, 30),
    disc('mapRoseDots', 0, 0, 26.5),
    ...[0, 90, 180, 270].map(angle => turned(0, 0, angle, 1, path('mapRays', straight([0, -23], [4, -5], [-4, -5])))),
    ...[45, 135, 225, 315].map(angle => turned(0, 0, angle, 1, path('mapRaysRed', straight([0, -17], [3, -5], [-3, -5])))),
    disc('mapRose', 0, 0, 5),
    at(0, -29, 0.62, petals(), at(0, 0, [-1, 1], petals())),
  );
/** Ships and dolphins are red figures on the gloss in both themes. */
export const shipAtSea = (x: number, y: number, scale: number | readonly [number, number] = 0.34, options: ShipOptions = {}): string =>
  group('redFigure', at(x, y, scale, trireme({ oars: 9, ...options })));
export const dolphinAtSea = (x: number, y: number, scale = 0.7, angle = 0): string => group('redFigure', dolphin(x, y, scale, angle));
