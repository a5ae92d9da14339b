/** The ways of the kit: points to paths, parts to their places, crops. */
import { expect, test } from 'vitest';
import { piece, scene } from '../src/composition.ts';
import { viewBox } from '../src/crop.ts';
import { at, leaning } from '../src/kit/brush.ts';
import { lettering } from '../src/kit/letters.ts';
import { number, numbers, pointsOf, smooth } from '../src/kit/path.ts';
import { problemsOfXml } from './xml.ts';

test.each([
  [0.04, '0'],
  [0.5, '.5'],
  [-0.25, '-.2'],
  [-12.34, '-12.3'],
  [7, '7'],
])('%d is written %s', (value, text) => {
  expect(number(value)).toBe(text);
});
test('a minus sign separates numbers', () => {
  expect(numbers(1, -2, 0.5, 3)).toBe('1-2 .5 3');
});
test('points: a mark of exclamation is a corner', () => {
  expect(pointsOf('1,2 3,-4!')).toEqual([
    [1, 2, false],
    [3, -4, true],
  ]);
});
test('corners are joined by straight lines, other points by curves', () => {
  expect(smooth('0,0! 10,0! 10,10!')).toBe('M0 0l10 0 0 10-10-10z');
  expect(smooth('0,0 10,0 10,10', false)).toMatch(/^M0 0c[^s]+s[^z]+$/);
});
test('large shapes are rounded to halves, small ones to fifths', () => {
  expect(smooth('0.13,0! 20,0! 20,9!')).toBe('M0 0l20 0 0 9-20-9z');
  expect(smooth('0.13,0! 2,0! 2,9!')).toBe('M.2 0l1.8 0 0 9-1.8-9z');
});
test('parts are placed, scaled, mirrored and leant', () => {
  expect(at(1, 2, 1, '<a/>')).toBe('<g transform="translate(1 2)"><a/></g>');
  expect(at(0, 0, [-1, 1], '<a/>')).toBe('<g transform="scale(-1 1)"><a/></g>');
  expect(leaning(0, '<a/>')).toBe('<a/>');
  expect(leaning(-0.16, '<a/>')).toBe('<g transform="matrix(1 0 -.16 1 0 0)"><a/></g>');
});
test('names are painted in Greek capitals; other signs are left out', () => {
  expect(lettering('ΛΑ', 0, 0)).toContain('M6.2 6');
  expect(lettering('Λ?', 0, 0)).toBe(lettering('Λ', 0, 0));
});
test('crops: whole, field, close, and a square around the focus that stays inside', () => {
  const picture = scene('meander', 30, () => []);
  expect(viewBox(picture)).toBe('0 0 240 160');
  expect(viewBox(picture, 'field')).toBe('0 18 240 124');
  expect(viewBox(picture, 'square')).toBe('0 18 124 124');
  expect(viewBox({ ...picture, focus: 120 }, 'square')).toBe('58 18 124 124');
  expect(
    viewBox(
      piece(48, 48, () => ''),
      'square',
    ),
  ).toBe('-24 -24 48 48');
});
test.each([
  ['<a><b/></a>', 0],
  ['<a><b></a>', 1],
  ['<a x="1" x="2"/>', 1],
  ['<a x=1/>', 1],
  ['<a>5 > 4</a>', 1],
  ['<a', 1],
])('the check of XML: %s has %d problems', (text, count) => {
  expect(problemsOfXml(text).length > 0 ? 1 : 0).toBe(count);
});
