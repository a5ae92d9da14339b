/** The ground of Perikles for `Drawn`, from the board's own coast; in the units of its board, and beyond it for wide windows. */
import { COAST, MAP_HEIGHT, MAP_WIDTH } from '../../games/perikles/map/coast.ts';
import { SICILY_BOX, TEMPLE_AT, TEMPLE_HEIGHT, TEMPLE_WIDTH } from '../../games/perikles/map/places.ts';
import { type Box, inParts, once } from './once.ts';

const BOUNDS = [-460, -120, MAP_WIDTH + 920, MAP_HEIGHT + 240] as const;

export const greeceGround = once(async () => {
  const { greekSeasFurniture, mapParts } = await import('@stoa/art/maps');
  const keepFree = [
    ...Object.values(TEMPLE_AT).map(([x, y]): Box => [x, y - TEMPLE_HEIGHT / 2, TEMPLE_WIDTH / 2, TEMPLE_HEIGHT / 2]),
    [SICILY_BOX.x + SICILY_BOX.width / 2, SICILY_BOX.y + SICILY_BOX.height / 2, SICILY_BOX.width / 2, SICILY_BOX.height / 2] as const,
  ];
  return inParts(mapParts({ coast: COAST, bounds: BOUNDS, keepFree, framed: false, furniture: greekSeasFurniture, seed: 11 }));
});
