/**
 * Words of scenes on their veil, at its edge over the darkest and the lightest board, and in their boxes: at least 4.5 to 1, by day and by night.
 * Parthenon's scenes have the gloss of a pot for a veil, and words in their friezes.
 */
import { expect, test } from 'vitest';
import { block, contrast, declared, mix, type Rgb, read, rgb, themes } from './colours.ts';

const css = `\n${read('style/table/moment.css')}`;
const [BLACK, WHITE]: readonly Rgb[] = [
  [0, 0, 0],
  [255, 255, 255],
];
const COVER = Number(/var\(--scene-edge\) (\d+)%/.exec(css)?.[1]) / 100;

test.each([0, 1] as const)('words of a scene can be read on their grounds; theme %d', theme => {
  const of = (name: string): Rgb => rgb(themes(css, '.moment')[theme][`--scene-${name}`] ?? '');
  const edges = [BLACK, WHITE].map(board => mix(of('edge'), board!, COVER));
  const low = ['ink', 'ink-2', 'glow', 'good'].flatMap(ink =>
    [of('veil'), of('raised'), ...edges]
      .map((ground, i) => ({ ink, ground: i, is: contrast(of(ink), ground) }))
      .filter(({ is }) => !(is >= 4.5)),
  );
  expect(low).toEqual([]);
});

const pot = `\n${read('games/parthenon/moments/frieze.css')}`;

test('words on the gloss of a pot', () => {
  const colours = declared(pot, ':root[data-theme="dark"] .game-parthenon .moment');
  const of = (name: string): Rgb => rgb(colours[`--scene-${name}`] ?? '');
  const low = ['ink', 'ink-2', 'glow', 'good'].filter(ink => !['veil', 'raised'].every(ground => contrast(of(ink), of(ground)) >= 4.5));
  expect(low).toEqual([]);
  expect(of('edge'), 'the same gloss everywhere').toEqual(of('veil'));
});

test.each([0, 1] as const)('words in a frieze, theme %d', theme => {
  const colours = themes(pot, '.game-parthenon .moment-scene')[theme];
  const of = (name: string): Rgb => rgb(colours[`--frieze${name}`] ?? '');
  const dark = /--frieze-dark: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(block(pot, '.game-parthenon .moment-scene'));
  const [r = 0, g = 0, b = 0, percent = 0] = dark?.slice(1).map(Number) ?? [];
  expect(percent, 'the edge is darkened').toBeGreaterThan(0);
  // Words begin where a third of the darkness is gone.
  const grounds = [of(''), mix([r, g, b], of(''), (percent / 100) * (2 / 3))];
  for (const ink of ['-ink', '-ink-2']) for (const ground of grounds) expect(contrast(of(ink), ground), ink).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of(''), of('-ink')), 'inlaid').toBeGreaterThanOrEqual(4.5);
});
