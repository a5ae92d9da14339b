/** Words of scenes on their veil, at its edge over the darkest and the lightest board, and in their boxes: at least 4.5 to 1, by day and by night. */
import { expect, test } from 'vitest';
import { contrast, mix, type Rgb, read, rgb, themes } from './colours.ts';

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
