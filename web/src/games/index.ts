/** The games on the shelf, in the order of the home page. Screens, and sentences in the reader's language, are fetched when a game is chosen. */
import type { Language } from '@stoa/engine';
import type { ComponentType } from 'react';
import type { AnyText, GameScreen } from './types.ts';

export const GAME_IDS = ['earth-and-water', 'perikles', 'parthenon', 'petteia'] as const;
export type GameId = (typeof GAME_IDS)[number];

const SCREENS: Readonly<Record<GameId, () => Promise<GameScreen>>> = {
  'earth-and-water': async () => (await import('./earth-and-water/screen.tsx')).screen,
  perikles: async () => (await import('./perikles/screen.tsx')).screen,
  parthenon: async () => (await import('./parthenon/screen.tsx')).screen,
  petteia: async () => (await import('./petteia/screen.tsx')).screen,
};

const TEXTS: Readonly<Record<GameId, Readonly<Record<Language, () => Promise<{ readonly text: AnyText }>>>>> = {
  'earth-and-water': { en: () => import('@stoa/earth-and-water/text/en'), it: () => import('@stoa/earth-and-water/text/it') },
  perikles: { en: () => import('@stoa/perikles/text/en'), it: () => import('@stoa/perikles/text/it') },
  parthenon: { en: () => import('@stoa/parthenon/text/en'), it: () => import('@stoa/parthenon/text/it') },
  petteia: { en: () => import('@stoa/petteia/text/en'), it: () => import('@stoa/petteia/text/it') },
};

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

const loaded = new Map<GameId, Promise<GameScreen>>();
const loadScreen = (id: GameId): Promise<GameScreen> => {
  let screen = loaded.get(id);
  if (screen === undefined) {
    screen = SCREENS[id]();
    loaded.set(id, screen);
  }
  return screen;
};

/** The sentences in one language alone. */
export const loadText = async (id: GameId, lang: Language): Promise<AnyText> => (await TEXTS[id][lang]()).text;

/** The screen, and the sentences in one language, which are a file of their own. */
export const loadWords = async (id: GameId, lang: Language): Promise<{ readonly screen: GameScreen; readonly text: AnyText }> => {
  const [screen, text] = await Promise.all([loadScreen(id), loadText(id, lang)]);
  await screen.loadWords?.(lang);
  return { screen, text: screen.adaptText?.(text, lang) ?? text };
};

/** The page on which packs are written; one game has it so far. */
const PACK_EDITOR: { readonly game: GameId; load(): Promise<ComponentType> } = {
  game: 'parthenon',
  load: async () => (await import('./parthenon/packs/packs-page.tsx')).PacksPage,
};
export const hasPackEditor = (id: GameId): boolean => id === PACK_EDITOR.game;
export const loadPackEditor = (): Promise<ComponentType> => PACK_EDITOR.load();
