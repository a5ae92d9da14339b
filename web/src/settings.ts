/** What the player prefers, kept in the browser. */
import { LANGUAGES, type Language } from '@stoa/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Level } from './table/table-client.ts';

export const PACES = ['step', 'normal', 'fast', 'skip'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'less' | 'full';
  /** ask: the player has not answered yet; silent until then. */
  readonly sound: 'ask' | 'off' | 'on';
  /** Of sounds, from 0 to 1. */
  readonly volume: number;
  /** final: only what cannot be taken back. */
  readonly confirm: 'final' | 'always' | 'never';
  readonly odds: 'on' | 'off';
  readonly autoDecline: 'on' | 'off';
  /** any: games against bots may be taken back past dice and draws. */
  readonly takeBack: 'bars' | 'any';
  /** How elections and battles are told. */
  readonly story: 'steps' | 'results';
  readonly form: 'board' | 'words';
  readonly pace: Pace;
  readonly level: Level;
  /** By game: the table options of new tables here that are not the usual ones, by name, as JSON. */
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** As boot.js found it: what was chosen before, or what the browser asks for. */
const pageLanguage = (): Language =>
  LANGUAGES.find(lang => typeof document !== 'undefined' && document.documentElement.lang === lang) ?? 'en';

export const useSettings = create<Settings & { change(changes: Partial<Settings>): void }>()(
  persist(
    set => ({
      language: pageLanguage(),
      theme: 'system',
      motion: 'system',
      sound: 'ask',
      volume: 0.7,
      confirm: 'final',
      odds: 'on',
      autoDecline: 'on',
      takeBack: 'bars',
      story: 'steps',
      form: 'board',
      pace: 'normal',
      level: 'citizen',
      variants: {},
      change: changes => set(changes),
    }),
    {
      name: 'stoa-settings',
      version: 2,
      // Until version 1 every decision was confirmed unless the player wished otherwise.
      migrate: (kept, version) => {
        const before = kept as Partial<Settings>;
        return { ...before, ...(version < 2 && before.confirm === 'always' && { confirm: 'final' }) } as Settings;
      },
    },
  ),
);

export const wantsLessMotion = (motion: Settings['motion']): boolean =>
  motion === 'less' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
