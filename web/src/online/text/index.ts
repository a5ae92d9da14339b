/** The catalogues of online play, beside the shell's: they come with the online pages, not with the first one. */
import type { Language } from '@stoa/engine';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type OnlineMessages = Words<typeof import('./en.ts').onlineEn>;

const CATALOGUES: Readonly<Record<Language, () => Promise<OnlineMessages>>> = {
  en: async () => (await import('./en.ts')).onlineEn,
  it: async () => (await import('./it.ts')).onlineIt,
};
export const loadOnlineMessages = (language: Language): Promise<OnlineMessages> => CATALOGUES[language]();
