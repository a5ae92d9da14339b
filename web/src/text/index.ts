/** The shell's catalogues. A language is one more file of each kind with the same shape; a missing sentence does not compile. */
import type { Language } from '@stoa/engine';
import type { OnlineMessages } from '../online/text/messages.ts';
import type { FirstMessages, Messages, MoreMessages } from './messages.ts';

/** A reader needs one language; another is fetched when it is chosen. The home page needs the first catalogue only. */
const FIRST: Readonly<Record<Language, () => Promise<FirstMessages>>> = {
  en: async () => (await import('./first/en.ts')).firstEn,
  it: async () => (await import('./first/it.ts')).firstIt,
};
const MORE: Readonly<Record<Language, () => Promise<MoreMessages>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};
export const loadFirstMessages = (language: Language): Promise<FirstMessages> => FIRST[language]();
export const loadMessages = async (language: Language): Promise<Messages> => {
  const [first, more] = await Promise.all([FIRST[language](), MORE[language]()]);
  return { ...first, ...more };
};

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    /** `online` is there inside OnlineWords, what is not of the first catalogue on every page but the home page. */
    Messages: Messages & { readonly online: OnlineMessages };
  }
}
