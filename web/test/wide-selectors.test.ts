/**
 * Two kinds of selectors style the whole page again at every change, some 1,700 elements, 10 to 40 ms: `:has()` that hangs on the root or the
 * stage, and a rule for any element after another (`.a > * + *`), which the browser asks of everything that comes or goes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
/** On pages without a table, or on phones, where few elements are shown. */
const KNOWN = [
  'style/shell/home.css: main:has(',
  'style/shell/my-tables.css: main:has(',
  'style/table/story.css: :has(',
  'games/parthenon/packs/packs.css: body:has(',
  'games/perikles/style/layout.css: .stage.game-perikles:not(:has(',
];

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'));
const foundBy = (look: (css: string) => readonly string[]): readonly string[] =>
  FILES.flatMap(name => look(readFileSync(join(SRC, name), 'utf8')).map(selector => `${name}: ${selector}`));

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
  expect(FILES.length).toBeGreaterThan(40);
  expect(foundBy(wideIn).filter(one => !KNOWN.includes(one))).toEqual([]);
});

/** What follows `+` or `~` and has no name: every element, or a pseudo-class or attribute of any. */
const anyAfter = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\/|\([^()]*\)/g, '').matchAll(/[+~]\s*(?:\*|:(?!is\b|where\b)|\[)/g)].map(([selector]) => selector);

test('the law of what comes after finds what it looks for', () => {
  expect(anyAfter('.a > * + * { } .b ~ :not(.c) { } .d + [hidden] { } .e + .f:hover ~ :is(.g) { width: calc(1px + 2px) }')).toEqual([
    '+ *',
    '~ :',
    '+ [',
  ]);
});

test('no rule speaks of any element after another', () => {
  expect(foundBy(anyAfter)).toEqual([]);
});

/** What follows an element without a class (`input:checked + span`) is as wide where every second element has that tag. */
const tagAfterTag = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<![\w.#[\])-])(?:\*|[a-z]\w*)(?::[\w-]+)* *[+~] *[a-z]\w*(?=[\s:,{])/g)].map(
    ([selector]) => selector,
  );
/** On pages without a table. */
const KNOWN_TAGS = ['style/shell/page.css: p + p'];

test('the law of tags finds what it looks for', () => {
  const css = '.b + .c { } input:checked + span:hover, .e ~ p { } .f + div { } .g > h2 ~ .h { } p + p { margin: calc(1px + 2px) }';
  expect(tagAfterTag(css)).toEqual(['input:checked + span', 'p + p']);
});

test('no rule speaks of a tag after an element without a class', () => {
  expect(foundBy(tagAfterTag).filter(one => !KNOWN_TAGS.includes(one))).toEqual([]);
});
