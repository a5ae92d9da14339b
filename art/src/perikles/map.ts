/**
 * Greece for Perikles: where temples, plaques and spots stand, in units of 1200 × 880, and the ground under them. No plaque (132 × 42) touches
 * another or a temple; a test says so. A plaque away from its spot has a line to it.
 */
import type { CityId, LocationId } from '@stoa/perikles/box';
import { at, group, path } from '../kit/brush.ts';
import { man } from '../kit/heads.ts';
import type { Point } from '../kit/path.ts';
import { palm } from '../kit/plants.ts';
import { compass, dolphinAtSea, shipAtSea } from '../maps/furniture.ts';
import { type Bounds, mapGround } from '../maps/index.ts';
import { GREECE_COAST, GREECE_HEIGHT, GREECE_WIDTH, SICILY_COAST } from './greece.ts';

export { SPOTS } from './greece.ts';
export const GREECE_BOUNDS: Bounds = [0, 0, GREECE_WIDTH, GREECE_HEIGHT];
export const PLAQUE = [132, 42] as const;
/** The middle of the lowest step of a temple; 84 × 70 above it at a scale of .76. */
export const CITY_PLACES: Readonly<Record<CityId, Point>> = {
  athens: [778, 552],
  sparta: [352, 742],
  argos: [446, 654],
  corinth: [474, 560],
  thebes: [634, 426],
  megara: [640, 532],
};
/** The middle of a plaque. */
export const PLAQUE_PLACES: Readonly<Record<LocationId, Point>> = {
  amphipolis: [866, 92],
  lesbos: [1090, 232],
  plataea: [470, 448],
  naupactus: [262, 452],
  potidea: [800, 196],
  acarnania: [196, 276],
  attica: [946, 480],
  melos: [936, 740],
  epidaurus: [640, 680],
  pylos: [312, 812],
  sicily: [104, 826],
  cephallenia: [100, 512],
  cythera: [604, 822],
  spartolus: [506, 112],
  'megara-location': [732, 612],
  mantinea: [276, 620],
  delium: [834, 404],
  aetolia: [352, 336],
  corcyra: [132, 170],
  leucas: [98, 372],
  solygeia: [578, 602],
};
/** Sicily at the lower left, Persia at the lower right. */
const SICILY_BOX = { x: 24, y: 698, width: 204, height: 160 } as const;
export const PERSIA_BOX = { x: 1028, y: 716, width: 148, height: 140 } as const;
const inset = (
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  ink: 'mapSea' | 'mapLand',
): string =>
  path(ink, `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`) +
  path('mapInset', `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`);
/** Between the coast of Asia and the king: his head and a palm. */
const persia = (): string =>
  inset(PERSIA_BOX, 'mapLand') + group('onClay', at(1070, 832, 3.4, man({ wears: 'crown' })), palm(1138, 840, 0.9));
const sicily = (): string =>
  inset(SICILY_BOX, 'mapSea') + path('mapShore', SICILY_COAST) + path('mapShallow', SICILY_COAST) + path('mapLand', SICILY_COAST);

/** The ground of the board with its insets and frame; show it in `mapViewBox(GREECE_BOUNDS)`. */
export const greeceGround = (): string =>
  mapGround({
    coast: GREECE_COAST,
    bounds: GREECE_BOUNDS,
    seed: 11,
    keepFree: [
      ...Object.values(CITY_PLACES).map(([x, y]) => [x, y - 18, 62, 58] as const),
      ...Object.values(PLAQUE_PLACES).map(([x, y]) => [x, y, 74, 38] as const),
      [126, 778, 110, 88],
      [1102, 786, 84, 80],
      [1116, 640, 44, 50],
    ],
    furniture: () =>
      shipAtSea(1010, 574) +
      shipAtSea(84, 624, [-0.26, 0.26], { sail: 'purple' }) +
      dolphinAtSea(960, 826, 0.8, -14) +
      dolphinAtSea(900, 838, 0.66, -8) +
      dolphinAtSea(934, 330, 0.6, 10) +
      compass(1116, 640, 0.9) +
      sicily() +
      persia(),
  });
