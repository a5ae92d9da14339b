/** Every picture: well-formed, small, the same each time, in known inks, without ids. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as earthAndWater from '@stoa/art/earth-and-water';
import * as house from '@stoa/art/house';
import * as medallions from '@stoa/art/medallions';
import * as parthenon from '@stoa/art/parthenon';
import * as perikles from '@stoa/art/perikles';
import { expect, test } from 'vitest';
import type { Composition, Gallery } from '../src/composition.ts';
import { frieze, viewBox } from '../src/index.ts';
import { INKS } from '../src/kit/ink.ts';
import { problemsOfXml } from './xml.ts';

const MOST_BYTES = 4096;
const isGallery = (value: unknown): value is Gallery =>
  typeof value === 'object' && value !== null && Object.values(value).every(c => typeof (c as Composition).draw === 'function');
const ENTRIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { earthAndWater, house, medallions, parthenon, perikles };
const ALL: readonly (readonly [string, Composition])[] = Object.entries(ENTRIES).flatMap(([entry, exported]) =>
  Object.entries(exported)
    .filter(([, value]) => isGallery(value))
    .flatMap(([gallery, value]) => Object.values(value as Gallery).map(c => [`${entry}/${gallery}/${c.name}`, c] as const)),
);
const css = readFileSync(fileURLToPath(new URL('../src/style.css', import.meta.url)), 'utf8');
const known = new Set<string>(Object.values(INKS));

/** Pictures that are made from words or numbers. */
const MADE: readonly (readonly [string, Composition])[] = (
  [
    ['banner', house.banner(['words & more', 'of the house'])],
    ['army 12', earthAndWater.armyPiece('greece', 12)],
    ['fleet 3', earthAndWater.fleetPiece('persia', 3)],
    ['counter', perikles.counterPiece('athens', 'trireme', 4)],
    ...(['house', 'earth-and-water', 'perikles', 'parthenon', 'petteia'] as const).map(
      subject => [`link ${subject}`, house.linkPreview(subject, 'A title', ['<one>', 'two'])] as const,
    ),
  ] as const
).map(([name, drawing]) => [name, { name, ...drawing }]);

test('there are pictures', () => {
  expect(ALL.length).toBeGreaterThan(200);
});

test.each([...ALL, ...MADE])('%s', (_, { draw, size }) => {
  const svg = draw();
  expect(problemsOfXml(`<svg>${svg}</svg>`)).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  expect(gzipSync(svg, { level: 9 }).length, 'compressed').toBeLessThan(MOST_BYTES);
  expect(draw(), 'the same every time').toBe(svg);
  const inks = [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(
    inks.filter(ink => !known.has(ink)),
    'known inks only',
  ).toEqual([]);
  expect(svg, 'colours by class').not.toMatch(/\b(fill|stroke|style|color|opacity)="/);
  expect(svg, 'no ids').not.toMatch(/\bid=|url\(|href=/);
  expect(size.every(n => n > 0)).toBe(true);
});

/** Wonders, events and hazards are shown so, and endings. */
test.each(
  ALL.filter(
    ([
      ,
      {
        size: [width, height],
      },
    ]) => width === 240 && height === 160,
  ),
)('%s as a frieze', (_, composition) => {
  expect(composition.beside, 'its ground and bands go on').toBeDefined();
  const svg = frieze(composition, composition.draw());
  expect(problemsOfXml(`<svg>${svg}</svg>`)).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\bid=/);
  const [, , shown = 0] = viewBox(composition, 'frieze').split(' ').map(Number);
  expect(svg, 'bands as long as what is shown').toContain(`h${shown}v`);
});

test('every ink has its line in the style sheet', () => {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect([...known].filter(ink => !new RegExp(`\\.${ink}(?![\\w-])`).test(plain))).toEqual([]);
});
