/** The rules the worker can run. Each is its own file, fetched when a table of that game is set. */
import type { AnyGame } from '@stoa/engine';
import type { GameId } from '../games/index.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  'earth-and-water': async () => (await import('@stoa/earth-and-water')).earthWater as unknown as AnyGame,
  parthenon: async () => (await import('@stoa/parthenon')).parthenon as unknown as AnyGame,
  perikles: async () => (await import('@stoa/perikles')).perikles as unknown as AnyGame,
  petteia: async () => (await import('@stoa/petteia')).petteia as unknown as AnyGame,
};

export const loadGame = async (id: string): Promise<AnyGame> => {
  if (!Object.hasOwn(LOADERS, id)) throw new Error(`unknown game ${id}`);
  return LOADERS[id as GameId]();
};
