/** Rule coverage on a small made-up game folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverage } from '../src/coverage.ts';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'stoa-coverage-'));
  write('games/x/src/rulebook.ts', "export const RULE_IDS = ['XX-1', 'XX-1.1', 'XX-2', 'XX-3', 'XX-4'];");
  write('games/x/src/text/en.ts', "'XX-2': { title: 'two' }");
  write('games/x/src/rooms/move.ts', "/** XX-1: move. See XX-1.1. */\nconst r = illegal('XX-1.1', 'no');\n");
  write(
    'games/x/test/rules.test.ts',
    "rule('XX-1', 'one', []);\nrule(\n  ['XX-1.1', 'XX-4'],\n 'two', []);\n// rule('XX-2', 'not yet', [])\nother('XX-3');\n",
  );
});
afterAll(() => rmSync(root, { recursive: true }));

test('code that cites, tables that prove, what is uncovered', () => {
  const ruleIds = ['XX-1', 'XX-1.1', 'XX-2', 'XX-3', 'XX-4'];
  const { rules, uncovered } = coverage(root, 'games/x', ruleIds, id => `title of ${id}`);
  expect(uncovered).toEqual(['XX-2', 'XX-3']);
  expect(rules[0]).toEqual({
    id: 'XX-1',
    title: 'title of XX-1',
    code: ['games/x/src/rooms/move.ts:1'],
    tests: ['games/x/test/rules.test.ts:1'],
  });
  expect(rules[1]).toMatchObject({
    code: ['games/x/src/rooms/move.ts:1', 'games/x/src/rooms/move.ts:2'],
    tests: ['games/x/test/rules.test.ts:2'],
  });
  expect(rules[2]).toMatchObject({ code: [], tests: [] });
});
