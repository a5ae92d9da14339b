/** What changes by itself over time is drawn by the compositor: any other property is styled and painted anew by the page in every frame. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
/** `visibility` waits and then changes once. */
const SMOOTH = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'visibility', 'none']);

const transitionsIn = (css: string): readonly string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\btransition(?:-property)?:([^;}]+)/g)].flatMap(([, value = '']) =>
    value.split(/,(?![^(]*\))/).map(one => one.trim().split(/\s+/)[0] ?? ''),
  );

test('every transition is one that needs no page', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'));
  const all = files.flatMap(file => transitionsIn(readFileSync(`${source}/${file}`, 'utf8')).map(property => ({ file, property })));
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(({ property }) => !SMOOTH.has(property))).toEqual([]);
});

test('a list of transitions is read whole', () => {
  expect(transitionsIn('a { transition: background var(--quick), opacity 1s cubic-bezier(0, 1, 0, 1), color 1s }')).toEqual([
    'background',
    'opacity',
    'color',
  ]);
});
