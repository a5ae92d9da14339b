/** What a lesson frames is there: every class that lesson.css frames is the class of something drawn, and every part that a step names is framed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const css = readFileSync(join(SRC, 'lesson/lesson.css'), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const drawn = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx'))
  .map(name => readFileSync(join(SRC, name), 'utf8'))
  .join('\n');
const steps = readdirSync(join(SRC, 'lesson/lessons'))
  .map(name => readFileSync(join(SRC, 'lesson/lessons', name), 'utf8'))
  .join('\n');

test('no frame of a lesson hangs on a class that nothing has', () => {
  const framing = [...css.matchAll(/\[data-points-at[^\]]*\][^,{]*/g)].map(([selector]) => selector);
  const classes = new Set(framing.flatMap(selector => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)));
  expect(classes.size).toBeGreaterThan(8);
  expect([...classes].filter(name => !new RegExp(`[\\s"'\`]${name}[\\s"'\`$]`).test(drawn))).toEqual([]);
});

test('every part that a step points at has its frame', () => {
  const named = new Set(
    [...steps.matchAll(/parts: \[([^\]]*)\]/g)].flatMap(([, list = '']) => [...list.matchAll(/'([\w-]+)'/g)].map(([, part = '']) => part)),
  );
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter(part => !css.includes(`[data-points-at~="${part}"]`))).toEqual([]);
});
