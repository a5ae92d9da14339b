/** The shape of a catalogue: that of the English one. */
import type { en } from './en.ts';
import type { firstEn } from './first/en.ts';

export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
/** What the home page says, and the frame around every page. */
export type FirstMessages = Words<typeof firstEn>;
export type MoreMessages = Words<typeof en>;
export type Messages = FirstMessages & MoreMessages;
