/** The shape of a catalogue: that of the English one. */
import type { en } from './en.ts';

export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type Messages = Words<typeof en>;
