/** Every game has the same files, so a reader who knows one game finds everything in the next. A game's own files have nouns for names. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const GAMES = new URL('../../games/', import.meta.url);
const games = readdirSync(GAMES);
const filesOf = (game: string, folder = ''): readonly string[] =>
  readdirSync(new URL(`${game}/src/${folder}`, GAMES), { withFileTypes: true }).flatMap(f => (f.isFile() ? [f.name] : []));

/** In every game, in `src`. */
const SHARED = [
  'absent.ts',
  'actions.ts',
  'determinize.ts',
  'events.ts',
  'frames.ts',
  'index.ts',
  'invariants.ts',
  'notation.ts',
  'options.ts',
  'outcome.ts',
  'refusals.ts',
  'room.ts',
  'rulebook.ts',
  'seen.ts',
  'setup.ts',
  'state.ts',
  'view.ts',
];
/** In games that need them: views whose types others read, plans made ahead, rules that changed. */
const KNOWN = ['view-types.ts', 'ahead.ts', 'rules.ts'];
/** A game's own flat files: what is in its box and how it moves. Anything more goes into a folder. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'earth-and-water': ['cards.ts', 'dice.ts', 'hands.ts', 'map.ts', 'odds.ts', 'pieces.ts', 'prompt.ts', 'roads.ts', 'supply.ts'],
  parthenon: ['action-cache.ts', 'cards.ts'],
  perikles: ['box.ts', 'end-of-turn.ts', 'forces.ts', 'pieces.ts', 'stacks.ts'],
  petteia: ['board.ts'],
};

test('a game that is added is listed here', () => expect(Object.keys(OWN).sort()).toEqual([...games].sort()));

test.each(games)('%s has the files that every game has', game => {
  const files = filesOf(game);
  expect(SHARED.filter(name => !files.includes(name))).toEqual([]);
});

test.each(games)('%s has no flat file beyond them but those listed here', game => {
  const allowed = [...SHARED, ...KNOWN, ...(OWN[game] ?? [])];
  expect(filesOf(game).filter(name => !allowed.includes(name))).toEqual([]);
});

test.each(games)('%s: rooms and texts have one door each, a language is a file or a folder beside it', game => {
  expect(filesOf(game, 'rooms')).toContain('index.ts');
  expect(filesOf(game, 'text')).toEqual(expect.arrayContaining(['index.ts', 'words.ts', 'en.ts', 'it.ts']));
});

test.each(games)('%s: README and RULES', game => {
  for (const name of ['README.md', 'RULES.md', 'package.json', 'tsconfig.json'])
    expect(existsSync(new URL(`${game}/${name}`, GAMES)), name).toBe(true);
});
