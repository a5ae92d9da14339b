/**
 * The same text as `JSON.stringify`, for values of which most are small: numbers, words, short lists of numbers, differences. The platform needs
 * longer to begin than such a value takes. Larger objects are left to it.
 */
import type { Difference } from './difference.ts';

/** Words that JSON writes as they are. */
const PLAIN = /^[\w .:-]*$/;

const numberText = (n: number): string => (Number.isFinite(n) ? `${n}` : 'null');
const wordText = (word: string): string => (PLAIN.test(word) ? `"${word}"` : JSON.stringify(word));

/** Lists that are longer, or hold something else than numbers, are written by the platform. */
const SHORT = 24;

const numbersText = (list: readonly unknown[]): string | undefined => {
  if (list.length > SHORT) return undefined;
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    const n = list[i];
    if (typeof n !== 'number') return undefined;
    text += i === 0 ? numberText(n) : `,${numberText(n)}`;
  }
  return `${text}]`;
};

/** Not for functions, nor for values that say themselves what their JSON is (`toJSON`). */
export const jsonText = (value: unknown): string => {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return wordText(value);
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return (Array.isArray(value) ? numbersText(value) : undefined) ?? JSON.stringify(value);
};

/** A difference, whose keys stand in their order. */
export const differenceJson = (change: Difference): string => {
  let text = '';
  if (Array.isArray(change)) {
    for (let i = 0; i < change.length; i++) text += i === 0 ? jsonText(change[i]) : `,${jsonText(change[i])}`;
    return `[${text}]`;
  }
  const fields = change as Readonly<Record<string, Difference | number>>;
  // `for … in` makes no list of the keys; a difference inherits none.
  for (const key in fields) {
    const inside = fields[key]!;
    text += `${text === '' ? '' : ','}${wordText(key)}:${typeof inside === 'number' ? inside : differenceJson(inside)}`;
  }
  return `{${text}}`;
};
