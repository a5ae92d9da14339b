/** The sea of Parthenon for `Drawn`, from the board's own coast; in the units of its board, and beyond it for windows of another shape. */
import { COAST, ISLAND_PLACES, ISLES, LAND_PLACES, SEA_HEIGHT, SEA_WIDTH } from '../../games/parthenon/board/coast.ts';
import { type Box, inParts, once } from './once.ts';

const BOUNDS = [-320, -180, SEA_WIDTH + 640, SEA_HEIGHT + 360] as const;

export const wideSeaGround = once(async () => {
  const { mapParts, wideSeaFurniture } = await import('@stoa/art/maps');
  const keepFree = [
    ...Object.values(LAND_PLACES).map(([x, y]): Box => [x, y, 56, 60]),
    ...Object.values(ISLAND_PLACES).map(([x, y]): Box => [x, y, 50, 40]),
  ];
  const isles = Object.values(ISLES).join('');
  return inParts(mapParts({ coast: COAST, bounds: BOUNDS, keepFree, isles, framed: false, furniture: wideSeaFurniture, seed: 9 }));
});
