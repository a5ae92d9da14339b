/**
 * No English in components or rules: every sentence a player reads is in a catalogue. In: the components of web/src and the sources of games without
 * text/. Out: one line per literal that looks like words for a player; exit 1 if there is any. Words for developers (thrown errors,
 * broken promises found by `invariants`) may stay.
 */
import { readFileSync } from 'node:fs';

import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { lineOf, parse, walk } from './lib/syntax.mjs';
import { filesUnder, ROOT } from './lib/workspace.mjs';

const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-placeholder',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const hasWord = text => /\p{L}{2,}/u.test(text.replace(/&#?\w+;/g, ''));
const isSentence = text => /\p{L}+ \p{L}+ \p{L}+ \p{L}+/u.test(text);
const literal = node =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node?.type === 'TemplateLiteral'
      ? node.quasis.map(q => q.value.cooked).join('…')
      : undefined;

const inComponent = (program, say) =>
  walk(program, node => {
    if (node.type === 'JSXText' && hasWord(node.value)) say(node.start, node.value.trim());
    if (node.type === 'JSXExpressionContainer' && hasWord(literal(node.expression) ?? '') && node.inElement)
      say(node.start, literal(node.expression));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children) if (child.type === 'JSXExpressionContainer') child.inElement = true;
    if (node.type === 'JSXAttribute' && SPOKEN.has(node.name.name)) {
      const value = literal(node.value) ?? literal(node.value?.expression);
      if (value !== undefined && hasWord(value)) say(node.start, value);
    }
  });

const inRules = (program, say) =>
  walk(program, node => {
    if (node.type === 'ThrowStatement' || node.type === 'ImportDeclaration') return false;
    if ((node.id ?? node.key)?.name === 'invariants') return false;
    const text = literal(node);
    if (text !== undefined && isSentence(text)) say(node.start, text);
    return true;
  });

export const checkText = (root = ROOT) => {
  const components = filesUnder(root, 'web/src', /\.tsx$/);
  const rules = filesUnder(root, 'games', /\.ts$/).filter(p => /^games\/[^/]+\/src\/(?!text\/)/.test(p) && !p.endsWith('/invariants.ts'));
  const problems = [];
  for (const [paths, look] of [
    [components, inComponent],
    [rules, inRules],
  ])
    for (const path of paths) {
      const code = readFileSync(join(root, path), 'utf8');
      look(parse(path, code), (offset, text) =>
        problems.push(`${path}:${lineOf(code, offset)}  words outside the catalogues: ${JSON.stringify(text.slice(0, 60))}`),
      );
    }
  return { checked: components.length + rules.length, problems };
};

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const { checked, problems } = checkText();
  for (const line of problems) console.error(line);
  console.log(problems.length === 0 ? `text: ${checked} files without stray words` : `text: ${problems.length} stray sentences`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
