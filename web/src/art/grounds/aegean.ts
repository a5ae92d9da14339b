/** The ground of 300: Earth & Water for `Drawn`, from the board's own coast; −24 −24 1048 948 with its frame. */
import { BOARD_HEIGHT, BOARD_WIDTH, COAST } from '../../games/earth-and-water/board/coast.ts';
import { PLACES } from '../../games/earth-and-water/board/places.ts';
import { type Box, inParts, once } from './once.ts';

export const aegeanGround = once(async () => {
  const { aegeanFurniture, mapParts } = await import('@stoa/art/maps');
  const keepFree = Object.values(PLACES).flatMap(({ at, port, name }): readonly Box[] => [
    [at[0], at[1], 44, 44],
    [name[0], name[1], 70, 26],
    ...(port === undefined ? [] : [[port[0], port[1], 34, 34] as const]),
  ]);
  return inParts(mapParts({ coast: COAST, bounds: [0, 0, BOARD_WIDTH, BOARD_HEIGHT], keepFree, furniture: aegeanFurniture, seed: 5 }));
});
