/** The counts of scripts/measure-code.mjs on a small repository with one of each. */
import { expect, test } from 'vitest';
import { measureCode } from '../lib/code-measures.mjs';
import { repository } from './fixture.ts';

const long = (lines: number): string => `export const long = (): void => {\n${'  work();\n'.repeat(lines - 2)}};\n`;
const same = Array.from({ length: 8 }, (_, i) => `work(${i});\n`).join('');

/** Not spelt out: this file would cite it too. */
const MISSING = ['elsewhere', 'md'].join('.');

const FILES = {
  'package.json': '{ "workspaces": ["a", "games/*"] }',
  'a/package.json': '{ "name": "@stoa/a" }',
  'games/x/package.json': '{ "name": "@stoa/x" }',
  'a/src/one.ts': `import { two } from './two.ts';\nexport const one = two as number;\n${same}`,
  'a/src/two.ts': `import type { one } from './one.ts';\nexport const two = (0 as unknown as typeof one)!;\nconst c = [1] as const;\n${same}`,
  'a/src/long.ts': `${long(61)}${long(60)}// see ${MISSING} and README.md, TABLE 1\nexport const wide = (a, b, c, d, e, f) => a;\n`,
  'a/test/not-source.test.ts': 'export const t = 1 as number;\n',
  'games/x/src/state.ts': 'export interface XxState extends Stacked<F> {\n  a: number;\n  readonly b: number;\n}\n',
  'README.md': 'Here.\n',
};

test('each is found once, and nothing else', () => {
  expect(measureCode(repository(FILES))).toMatchObject({
    files: 4,
    casts: 1,
    doubleCasts: ['a/src/two.ts:2'],
    nonNull: 1,
    cycles: [],
    cyclesWithTypes: ['a/src/one.ts, a/src/two.ts'],
    over60: ['a/src/long.ts:1 long, 61 lines'],
    over100: 0,
    parametersOver5: ['a/src/long.ts:123 wide, 6'],
    stateFields: { x: 3 },
    citingOutside: ['a/src/long.ts'],
    repeatedPairs: ['a/src/one.ts ~ a/src/two.ts'],
    repeatedInCatalogues: 0,
  });
});
