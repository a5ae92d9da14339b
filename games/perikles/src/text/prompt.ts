/**
 * What the reader is asked to do, PK-3.1. A sentence is put together from parts, and a part that names an action carries it: a law holds
 * what is named against what is listed (test/prompts.test.ts).
 */
import type { PkAction } from '../actions.ts';

/** An action, by as many of its fields as the sentence tells. */
export type Named = {
  [K in PkAction['do']]: { readonly do: K } & Partial<Extract<PkAction, { readonly do: K }>>;
}[PkAction['do']];

export interface Prompt {
  readonly says: string;
  readonly names: readonly Named[];
}

/** Words that name these actions. */
export const naming = (says: string, ...names: readonly Named[]): Prompt => ({ says, names });

/** A sentence from its parts. */
export const prompt = (parts: TemplateStringsArray, ...between: readonly (string | Prompt)[]): Prompt => ({
  says: parts.map((part, i) => part + saidBy(between[i])).join(''),
  names: between.flatMap(part => (typeof part === 'string' ? [] : part.names)),
});
const saidBy = (part: string | Prompt | undefined): string => (part === undefined ? '' : typeof part === 'string' ? part : part.says);
