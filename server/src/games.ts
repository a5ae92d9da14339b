/** The games this server offers. A game more is a line more, and its title in notices/text. */

import { earthWater } from '@stoa/earth-and-water';
import type { AnyGame } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { petteia } from '@stoa/petteia';

const OFFERED = {
  petteia: petteia as unknown as AnyGame,
  'earth-and-water': earthWater as unknown as AnyGame,
  perikles: perikles as unknown as AnyGame,
  parthenon: parthenon as unknown as AnyGame,
};
export type OfferedGame = keyof typeof OFFERED;

/** By id, which is also the name of the package. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(Object.entries(OFFERED));
