/** Every game speaks every language: names, rules and options, and no language is a copy of another. */
import { LANGUAGES } from '@stoa/engine';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS, type RegisteredGame } from '../src/games.ts';

describe.each(GAME_IDS)('%s', id => {
  const load = async (): Promise<RegisteredGame> => (await findGame(id)) as RegisteredGame;

  test.each([...LANGUAGES])('every rule and option has words in %s', async lang => {
    const { game, texts, ruleIds } = await load();
    const text = texts[lang];
    expect(text.name).not.toBe('');
    expect(text.tagline).not.toBe('');
    const wordless = ruleIds.filter(rule => !text.rule(rule)?.title || !text.rule(rule)?.text);
    expect(wordless).toEqual([]);
    for (const option of Object.keys(game.optionSpec)) expect(text.option(option).title).not.toBe('');
    expect(text.rule('ZZ-99')).toBeUndefined();
  });

  test('a translation is not the original', async () => {
    const { texts, ruleIds } = await load();
    const [first, ...others] = LANGUAGES;
    for (const lang of others) {
      const copied = ruleIds.filter(rule => texts[lang].rule(rule)?.text === texts[first].rule(rule)?.text);
      expect(copied).toEqual([]);
    }
  });
});
