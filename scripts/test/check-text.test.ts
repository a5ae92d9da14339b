/** No words outside the catalogues. */
import { expect, test } from 'vitest';
import { checkText } from '../check-text.mjs';
import { repository } from './fixture.ts';

const problemsIn = (path: string, text: string): number => checkText(repository({ [path]: text })).problems.length;

test.each([
  ['text between tags', '<p>Your turn</p>', 1],
  ['a word in braces', "<p>{'Confirm'}</p>", 1],
  ['a spoken attribute', '<button aria-label="Undo" />', 1],
  ['a spoken attribute in braces', "<img alt={'A map'} />", 1],
  ['words of a catalogue', '<p title={t.title}>{t.turn(seat)}</p>', 0],
  ['marks and single letters', '<p>· 3 × {n}</p>', 0],
  ['entities', '<p>&nbsp;■ &times; 2</p>', 0],
  ['class names', '<p className="board tile">{x}</p>', 0],
  ['a comparison in braces', "<p>{kind === 'move' ? a : b}</p>", 0],
])('component: %s', (_title, jsx, problems) => {
  expect(problemsIn('web/src/a.tsx', `export const A = () => ${jsx};`)).toBe(problems);
});

test.each([
  ['a sentence in a room', 'games/a/src/rooms/x.ts', "export const s = 'You may not do that';", 1],
  ['a template sentence', 'games/a/src/rooms/x.ts', `export const s = (n) => \`Move \${n} of your men there now please\`;`, 1],
  ['a thrown error', 'games/a/src/rooms/x.ts', "export const f = () => { throw new Error('this can not be so'); };", 0],
  ['codes and notation', 'games/a/src/rooms/x.ts', "export const s = ['bridge-not-built', 'P abydos 3'];", 0],
  ['the catalogue itself', 'games/a/src/text/en.ts', "export const s = 'You may not do that';", 0],
  ['broken promises for developers', 'games/a/src/invariants.ts', "export const s = 'there are too many men';", 0],
  ['broken promises beside the game', 'games/a/src/index.ts', "const invariants = s => ['there are too many men'];", 0],
])('rules: %s', (_title, path, code, problems) => {
  expect(problemsIn(path, code)).toBe(problems);
});
