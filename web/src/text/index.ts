/** The shell's catalogues. A language is one more file with the same shape; a missing sentence does not compile. */
import type { Language } from '@stoa/engine';
import type { OnlineMessages } from '../online/text/index.ts';
import { en } from './en.ts';
import { it } from './it.ts';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type Messages = Words<typeof en>;

export const messages: Readonly<Record<Language, Messages>> = { en, it };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    /** `online` is there inside OnlineWords. */
    Messages: Messages & { readonly online: OnlineMessages };
  }
}
