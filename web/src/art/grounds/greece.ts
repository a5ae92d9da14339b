/** The ground of Perikles for `Drawn`, from the board's own coast, without a frame; in the units of its board. */
import { COAST, MAP_HEIGHT, MAP_WIDTH } from '../../games/perikles/map/coast.ts';
import { TEMPLE_AT, TEMPLE_HEIGHT, TEMPLE_WIDTH } from '../../games/perikles/map/places.ts';
import { type Box, once } from './once.ts';

export const greeceGround = once(async () => {
  const { mapGround } = await import('@stoa/art/maps');
  const keepFree = Object.values(TEMPLE_AT).map(([x, y]): Box => [x, y - TEMPLE_HEIGHT / 2, TEMPLE_WIDTH / 2, TEMPLE_HEIGHT / 2]);
  return mapGround({ coast: COAST, bounds: [0, 0, MAP_WIDTH, MAP_HEIGHT], keepFree, framed: false, seed: 11 });
});
