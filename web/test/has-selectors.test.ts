/** Where `:has()` hangs on the root or the stage, every change inside styles the whole page again: some 1,700 elements, 10 to 40 ms. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
/** On pages without a table, or on phones, where few elements are shown. */
const KNOWN = [
  'style/shell/home.css: main:has(',
  'style/table/story.css: :has(',
  'games/parthenon/packs/packs.css: body:has(',
  'games/perikles/style/layout.css: .stage.game-perikles:not(:has(',
];

/** The compound selectors that `:has()` hangs on and that are the root, the stage or anything at all. */
const wideIn = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/[^\s,>+~{}]*:has\(/g)]
    .map(([selector]) => selector)
    .filter(selector => /^(?:html|:root|body|main|\.stage)\b|^:has\(|^\*/.test(selector));

test('the law finds what it looks for', () => {
  expect(wideIn('html:has(.a), .b:has(.c) .d { } :has(> .e) { } .stage.x:not(:has(.f)) { }')).toEqual([
    'html:has(',
    ':has(',
    '.stage.x:not(:has(',
  ]);
});

test('no :has() hangs on the root, the stage or every element', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap(name => wideIn(readFileSync(join(SRC, name), 'utf8')).map(selector => `${name}: ${selector}`));
  expect(found.filter(one => !KNOWN.includes(one))).toEqual([]);
});
