/** The games on the shelf, in the order of the home page. Screens are fetched when a game is chosen. */
import type { ComponentType } from 'react';
import type { GameScreen } from './types.ts';

export const GAME_IDS = ['earth-and-water', 'perikles', 'parthenon', 'petteia'] as const;
export type GameId = (typeof GAME_IDS)[number];

const SCREENS: Readonly<Record<GameId, () => Promise<GameScreen>>> = {
  'earth-and-water': async () => (await import('./earth-and-water/screen.tsx')).screen,
  perikles: async () => (await import('./perikles/screen.tsx')).screen,
  parthenon: async () => (await import('./parthenon/screen.tsx')).screen,
  petteia: async () => (await import('./petteia/screen.tsx')).screen,
};

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

const loaded = new Map<GameId, Promise<GameScreen>>();
export const loadScreen = (id: GameId): Promise<GameScreen> => {
  let screen = loaded.get(id);
  if (screen === undefined) {
    screen = SCREENS[id]();
    loaded.set(id, screen);
  }
  return screen;
};

/** The page on which packs are written; one game has it so far. */
const PACK_EDITOR: { readonly game: GameId; load(): Promise<ComponentType> } = {
  game: 'parthenon',
  load: async () => (await import('./parthenon/packs/packs-page.tsx')).PacksPage,
};
export const hasPackEditor = (id: GameId): boolean => id === PACK_EDITOR.game;
export const loadPackEditor = (): Promise<ComponentType> => PACK_EDITOR.load();
