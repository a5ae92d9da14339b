/** The rules of a game by chapters, all of them or those in which something is sought. */
import type { AnyText } from '../games/types.ts';

export interface Chapter {
  readonly number: string;
  /** Undefined in a game with few rules: they stand in one list. */
  readonly title: string | undefined;
  readonly ids: readonly string[];
}

/** The number behind the sign of the game, up to the point. */
const numberIn = (id: string): string => /-(\d+)/.exec(id)?.[1] ?? '';

/** Words are found whatever their accents and capitals. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const chaptersOf = (ids: readonly string[], text: Pick<AnyText, 'rule' | 'chapter'>, sought: string): readonly Chapter[] => {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const isFound = (id: string): boolean => {
    const rule = text.rule(id);
    const all = plain(`${id} ${rule?.title} ${rule?.text} ${text.chapter?.(numberIn(id)) ?? ''}`);
    return words.every(word => all.includes(word));
  };
  const chapters = new Map<string, string[]>();
  for (const id of ids) {
    if (!isFound(id)) continue;
    const number = text.chapter === undefined ? '' : numberIn(id);
    chapters.set(number, [...(chapters.get(number) ?? []), id]);
  }
  return [...chapters].map(([number, of]) => ({ number, title: text.chapter?.(number), ids: of }));
};
