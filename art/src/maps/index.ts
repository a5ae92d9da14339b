/**
 * Grounds of the three boards in one hand. The coasts are the boards' own: who draws a board passes its geometry. Everything is decoration; places,
 * names, roads and pieces are the board's.
 */
import { at } from '../kit/brush.ts';
import { lettering } from '../kit/letters.ts';
import { compass, dolphinAtSea, mapFrame, shipAtSea } from './furniture.ts';
import { type GroundOptions, groundParts } from './ground.ts';

const FRAME = 24;
export interface MapOptions extends GroundOptions {
  /** Ships, dolphins and the compass, where the board has room for them. */
  readonly furniture?: () => string;
  readonly framed?: boolean;
}
/** The ground with its frame outside the bounds, so that nothing of the board is cut; in parts, to be called in their order. */
export const mapParts = ({ furniture = () => '', framed = true, ...options }: MapOptions): readonly (() => string)[] => {
  const [x, y, width, height] = options.bounds;
  const frame = (): string => at(x - FRAME, y - FRAME, 1, mapFrame(width + 2 * FRAME, height + 2 * FRAME, FRAME));
  return [...groundParts(options), furniture, ...(framed ? [frame] : [])];
};
export const mapGround = (options: MapOptions): string =>
  mapParts(options)
    .map(part => part())
    .join('');
/** What a board shows with its frame: x, y, width, height. */
export const mapViewBox = ([x, y, width, height]: GroundOptions['bounds']): string =>
  `${x - FRAME} ${y - FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}`;

/** 300: Earth & Water, in the units of its board (1000 × 900). */
export const aegeanFurniture = (): string =>
  shipAtSea(440, 300, 0.36) +
  dolphinAtSea(610, 240, 0.8, 12) +
  dolphinAtSea(560, 262, 0.62, 6) +
  dolphinAtSea(420, 840, 0.8, -12) +
  compass(716, 590, 0.8);
/** Perikles (1080 × 600): ships on both seas, between the places where plaques lie. */
export const greekSeasFurniture = (): string =>
  shipAtSea(70, 478, 0.34) +
  shipAtSea(866, 262, [-0.32, 0.32], { sail: 'purple' }) +
  dolphinAtSea(700, 560, 0.7, -10) +
  dolphinAtSea(664, 572, 0.55, 4) +
  dolphinAtSea(730, 160, 0.6, 8) +
  compass(1000, 520, 0.8);
/** Parthenon's sea (1000 × 660), and the names of its continents. Painted, not set: a browser takes milliseconds for every new size of a font. */
export const wideSeaFurniture = (): string =>
  lettering('ΛΙΒΥΗ', 124, 574, { angle: 12, scale: 2.7, ink: 'mapName' }) +
  lettering('ΑΣΙΑ', 862, 194, { angle: 8, scale: 2.7, ink: 'mapName' }) +
  lettering('ΕΥΡΩΠΗ', 314, 31, { angle: 58, scale: 2.7, ink: 'mapName' }) +
  shipAtSea(330, 440, 0.34) +
  dolphinAtSea(250, 380, 0.8, -10) +
  dolphinAtSea(300, 330, 0.6, 10) +
  compass(770, 520, 0.8);

export { compass, dolphinAtSea, mapFrame, shipAtSea } from './furniture.ts';
export type { Bounds } from './land.ts';
