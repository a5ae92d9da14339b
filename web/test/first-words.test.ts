/** What the home page draws has its sentences: they stand in the first catalogue, the only one that is fetched for it. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstEn } from '../src/text/first/en.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
/** The app, and what the home page fetches later: the reader's tables, the lists of the server, questions of others, the dialog of a new table. */
const ROOTS = [
  'app.tsx',
  'shell/kept-row.tsx',
  'online/lists.tsx',
  'online/my-row.tsx',
  'online/pending-questions.tsx',
  'online/friends-dialog.tsx',
];
const STATIC = /^(?:import|export) (?!type\b)(?:[^;]*? from )?'(\.[^']+)';/gm;
const NAMESPACE = /useTranslations\('(\w+)/g;

const reached = (from: readonly string[]): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const walk = (file: string): void => {
    if (files.has(file) || !/\.tsx?$/.test(file)) return;
    const text = readFileSync(file, 'utf8');
    files.set(file, text);
    for (const [, path = ''] of text.matchAll(STATIC)) walk(resolve(dirname(file), path));
  };
  for (const root of from) walk(resolve(src, root));
  return files;
};

test('no file of the home page asks for a sentence of the other pages', () => {
  const files = reached(ROOTS);
  expect(files.size).toBeGreaterThan(40);
  const allowed = new Set([...Object.keys(firstEn), 'online']);
  const asked = [...files].flatMap(([file, text]) =>
    [...text.matchAll(NAMESPACE)].flatMap(([, name = '']) => (allowed.has(name) ? [] : [`${file.slice(src.length + 1)}: ${name}`])),
  );
  expect(asked).toEqual([]);
});
