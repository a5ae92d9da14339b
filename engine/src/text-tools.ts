/** What texts of all languages share: plurals and lists, by Intl. One set per language, made once. */

/** The forms a language uses; `other` is always present. */
export type Forms = { readonly other: string } & { readonly [K in 'zero' | 'one' | 'two' | 'few' | 'many']?: string };

export interface TextTools {
  /** "1 man", "3 men": the number and the form that belongs to it. */
  count(n: number, forms: Forms): string;
  /** Only the form. */
  plural(n: number, forms: Forms): string;
  /** "first", "2nd": the form of the ordinal. */
  ordinal(n: number, forms: Forms): string;
  /** "a, b and c" */
  and(items: readonly string[]): string;
  /** "a, b or c" */
  or(items: readonly string[]): string;
  number(n: number): string;
}

export const textTools = (language: string): TextTools => {
  const cardinal = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(language, { type: 'disjunction' });
  const digits = new Intl.NumberFormat(language);
  const plural = (n: number, forms: Forms): string => forms[cardinal.select(n)] ?? forms.other;
  return {
    plural,
    count: (n, forms) => `${digits.format(n)} ${plural(n, forms)}`,
    ordinal: (n, forms) => forms[ordinals.select(n)] ?? forms.other,
    and: items => conjunction.format(items),
    or: items => disjunction.format(items),
    number: n => digits.format(n),
  };
};

/** Upper case for the first letter, where a sentence begins with a name that may be lower case. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
