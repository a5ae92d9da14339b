/** The catalogues of online play, beside the shell's: they come with the online pages, not with the first one. */
import type { Language } from '@stoa/engine';
import { onlineEn } from './en.ts';
import { onlineIt } from './it.ts';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type OnlineMessages = Words<typeof onlineEn>;

export const onlineMessages: Readonly<Record<Language, OnlineMessages>> = { en: onlineEn, it: onlineIt };
