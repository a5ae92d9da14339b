/**
 * What a container query hides does not move: where an animation ends on an element with `display: none` in a container query, Chromium
 * asks the query anew, takes the element away for a moment and begins its motion again, for ever. It was never seen, and every frame was work.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

interface Rule {
  /** The selector and the at-rules around it, outermost first. */
  readonly around: readonly string[];
  readonly body: string;
}
const rulesIn = (css: string): readonly Rule[] => {
  const rules: Rule[] = [];
  const around: string[] = [];
  let text = '';
  for (const char of css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    if (char === '{') {
      around.push(text.trim());
      text = '';
    } else if (char === '}') {
      rules.push({ around: [...around], body: text });
      around.pop();
      text = '';
    } else text += char;
  return rules;
};

/** The last part of a selector is the element it styles, by its last class or by its tag. */
const styled = ({ around }: Rule): readonly string[] =>
  (around.at(-1) ?? '').split(',').map(selector => {
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return last.match(/\.[\w-]+/g)?.at(-1) ?? last;
  });

const movedAndHidden = (css: string): readonly string[] => {
  const rules = rulesIn(css).filter(({ around }) => !around.some(one => one.startsWith('@keyframes')));
  const moved = new Set(rules.filter(({ body }) => /animation:(?!\s*none)/.test(body)).flatMap(styled));
  const isHidden = ({ around, body }: Rule): boolean => around.some(one => one.startsWith('@container')) && /display:\s*none/.test(body);
  return rules
    .filter(isHidden)
    .flatMap(styled)
    .filter(name => moved.has(name));
};

test('the law finds what it looks for', () => {
  const hidden = '@container moment (max-height: 470px) { .a, .b { display: none; } }';
  expect(movedAndHidden(`.x > .a { animation: told 200ms; } .b { animation: none; } ${hidden}`)).toEqual(['.a']);
  const icon = '@container (min-width: 42rem) { .a > svg { display: none; } }';
  expect(movedAndHidden(`.a { animation: told 200ms; } ${icon}`)).toEqual([]);
  expect(movedAndHidden(`.b svg { animation: told 200ms; } ${icon}`)).toEqual(['svg']);
});

test('no element that moves is taken away by a container query', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(40);
  expect(movedAndHidden(files.map(name => readFileSync(join(SRC, name), 'utf8')).join('\n'))).toEqual([]);
});
