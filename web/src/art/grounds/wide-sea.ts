/** The sea of Parthenon for `Drawn`, from the board's own coast; −24 −24 1048 708 with its frame. */
import { COAST, ISLAND_PLACES, ISLES, LAND_PLACES, SEA_HEIGHT, SEA_WIDTH } from '../../games/parthenon/board/coast.ts';
import { type Box, once } from './once.ts';

export const wideSeaGround = once(async () => {
  const { mapGround, wideSeaFurniture } = await import('@stoa/art/maps');
  const keepFree = [
    ...Object.values(LAND_PLACES).map(([x, y]): Box => [x, y, 56, 60]),
    ...Object.values(ISLAND_PLACES).map(([x, y]): Box => [x, y, 50, 40]),
  ];
  const isles = Object.values(ISLES).join('');
  return mapGround({ coast: COAST, bounds: [0, 0, SEA_WIDTH, SEA_HEIGHT], keepFree, isles, furniture: wideSeaFurniture, seed: 9 });
});
