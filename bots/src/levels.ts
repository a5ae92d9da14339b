/** Every game that has a mind. Each shelf is a file of its own, loaded when that game is played; adding one is adding a line. */
import type { AnyGame } from '@stoa/engine';
import { randomBot } from './random.ts';
import type { AnyBot, BotName, Shelf } from './shelf.ts';

const SHELVES: Readonly<Record<string, () => Promise<{ readonly shelf: Shelf }>>> = {
  'earth-and-water': () => import('./earth-and-water/shelf.ts'),
  parthenon: () => import('./parthenon/shelf.ts'),
  perikles: () => import('./perikles/shelf.ts'),
  petteia: () => import('./petteia/shelf.ts'),
};

export const hasMind = (game: AnyGame): boolean => Object.hasOwn(SHELVES, game.id);

/** Games without a mind have none. */
export const loadShelf = async (game: AnyGame): Promise<Shelf | undefined> =>
  hasMind(game) ? (await SHELVES[game.id]?.())?.shelf : undefined;

/** A bot by name; games without a mind have random play only. */
export const makeBot = async (game: AnyGame, name: BotName): Promise<AnyBot> => (await loadShelf(game))?.bot(name) ?? randomBot();
