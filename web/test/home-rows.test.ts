/** The reader's tables on the home page: online ones and those of this browser in one list, the most urgent first. */
import { expect, test } from 'vitest';
import { type HomeRow, rowsOf } from '../src/shell/home-rows.ts';

const row = (key: string, at: number, more: Partial<HomeRow> = {}): HomeRow => ({ key, group: 'mine', at, row: null, ...more });
const keys = (rows: readonly HomeRow[]): readonly string[] => rows.map(({ key }) => key);

test('a clock that runs comes first, the shortest before the others; then what was moved at last', () => {
  const kept = [row('old', 1), row('new', 9), row('done', 10, { group: 'over' })];
  const online = [
    row('days', 2, { left: 900 }),
    row('minutes', 1, { left: 10 }),
    row('theirs', 5, { group: 'going-on' }),
    row('no clock', 5),
  ];
  expect(keys(rowsOf({ kept, online }, 'mine'))).toEqual(['minutes', 'days', 'new', 'no clock', 'old']);
  expect(keys(rowsOf({ kept, online }, 'going-on'))).toEqual(['theirs']);
  expect(keys(rowsOf({ kept: null, online: [] }, 'over'))).toEqual([]);
});
