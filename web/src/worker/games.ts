/** The rules the worker can run. Each is its own file, fetched when a table of that game is set. */
import { type AnyGame, anyGame } from '@stoa/engine';
import type { GameId } from '../games/index.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  'earth-and-water': async () => anyGame((await import('@stoa/earth-and-water')).earthWater),
  parthenon: async () => anyGame((await import('@stoa/parthenon')).parthenon),
  perikles: async () => anyGame((await import('@stoa/perikles')).perikles),
  petteia: async () => anyGame((await import('@stoa/petteia')).petteia),
};

export const loadGame = async (id: string): Promise<AnyGame> => {
  if (!Object.hasOwn(LOADERS, id)) throw new Error(`unknown game ${id}`);
  return LOADERS[id as GameId]();
};
