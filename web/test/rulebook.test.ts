/** The rulebook of every game: all rules in chapters with a title, in their order; what is sought is found whatever its accents and capitals. */
import type { Language } from '@stoa/engine';
import { expect, test } from 'vitest';
import { GAME_IDS, loadWords } from '../src/games/index.ts';
import { chaptersOf } from '../src/rules/chapters.ts';

for (const game of GAME_IDS)
  for (const lang of ['en', 'it'] satisfies Language[])
    test(`${game}, ${lang}: every rule stands in one chapter`, async () => {
      const { text, screen } = await loadWords(game, lang);
      const ids = (await screen.loadRules?.()) ?? [];
      const chapters = chaptersOf(ids, text, '');
      expect(chapters.flatMap(chapter => chapter.ids)).toEqual(ids);
      const titles = chapters.map(({ title }) => title);
      expect(titles.filter(title => title === undefined)).toHaveLength(text.chapter === undefined ? 1 : 0);
      expect(new Set(titles).size).toBe(titles.length);
    });

test('a search finds by words, by chapter and by id', async () => {
  const { text, screen } = await loadWords('perikles', 'it');
  const ids = (await screen.loadRules?.()) ?? [];
  const found = (sought: string): readonly string[] => chaptersOf(ids, text, sought).flatMap(chapter => chapter.ids);
  expect(found('pk-21')).toEqual(['PK-21']);
  expect(found('PUÒ sapere')).toEqual(found('puo sapere'));
  expect(found('puo sapere').length).toBeGreaterThan(0);
  expect(found('nothing says this')).toEqual([]);
});
