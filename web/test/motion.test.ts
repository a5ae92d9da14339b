/** Motion ends: an endless animation paints the page for as long as a player thinks, and empties the battery of a phone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = ['web/src', 'art/src'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => join(folder, file)),
);

test('no style sheet has an animation without an end', () => {
  expect(sheets.length).toBeGreaterThan(20);
  const endless = sheets.filter(file => /animation[^;]*\binfinite\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(endless).toEqual([]);
});
