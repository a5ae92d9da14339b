/** The catalogues of online play, beside the shell's: they come with the online pages, not with the first one. */
import type { Language } from '@stoa/engine';
import type { OnlineMessages } from './messages.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<OnlineMessages>>> = {
  en: async () => (await import('./en.ts')).onlineEn,
  it: async () => (await import('./it.ts')).onlineIt,
};
export const loadOnlineMessages = (language: Language): Promise<OnlineMessages> => CATALOGUES[language]();
