/**
 * Grounds of the three boards in one hand. The coasts are the boards' own: who draws a board passes its geometry. Everything is decoration; places,
 * names, roads and pieces are the board's.
 */
import { at } from '../kit/brush.ts';
import { compass, dolphinAtSea, mapFrame, shipAtSea } from './furniture.ts';
import { type GroundOptions, ground } from './ground.ts';

const FRAME = 24;
export interface MapOptions extends GroundOptions {
  /** Ships, dolphins and the compass, where the board has room for them. */
  readonly furniture?: () => string;
  readonly framed?: boolean;
}
/** The ground with its frame outside the bounds, so that nothing of the board is cut. */
export const mapGround = ({ furniture = () => '', framed = true, ...options }: MapOptions): string => {
  const [x, y, width, height] = options.bounds;
  return (
    ground(options) + furniture() + (framed ? at(x - FRAME, y - FRAME, 1, mapFrame(width + 2 * FRAME, height + 2 * FRAME, FRAME)) : '')
  );
};
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
/** Parthenon's sea (1000 × 660). */
export const wideSeaFurniture = (): string =>
  shipAtSea(330, 440, 0.34) + dolphinAtSea(250, 380, 0.8, -10) + dolphinAtSea(300, 330, 0.6, 10) + compass(430, 530, 0.8);

export { compass, dolphinAtSea, mapFrame, shipAtSea } from './furniture.ts';
export type { Bounds } from './land.ts';
