/** The games this server offers, by id. A game more is a line more. */

import { earthWater } from '@stoa/earth-and-water';
import type { AnyGame } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { petteia } from '@stoa/petteia';

export const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  [petteia, earthWater, perikles, parthenon].map(game => [game.id, game as unknown as AnyGame] as const),
);
