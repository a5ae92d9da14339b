/** The shell's catalogues. A language is one more file with the same shape; a missing sentence does not compile. */
import type { Language } from '@stoa/engine';
import type { OnlineMessages } from '../online/text/messages.ts';
import type { Messages } from './messages.ts';

/** A reader needs one language; another is fetched when it is chosen. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};
export const loadMessages = (language: Language): Promise<Messages> => CATALOGUES[language]();

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    /** `online` is there inside OnlineWords. */
    Messages: Messages & { readonly online: OnlineMessages };
  }
}
