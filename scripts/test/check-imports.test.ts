/** Import directions: one small repository, one wrong import at a time. */
import { expect, test } from 'vitest';
import { checkImports } from '../check-imports.mjs';
import { repository } from './fixture.ts';

const game = (name: string): object => ({
  name: `@stoa/${name}`,
  exports: { '.': { source: './src/index.ts' }, './text': { source: './src/text/index.ts' }, './odds': { source: './src/odds.ts' } },
  dependencies: { '@stoa/engine': '*' },
});

const REPOSITORY = {
  'package.json': { workspaces: ['engine', 'games/*', 'art', 'bots', 'server', 'web'], devDependencies: { vitest: '4' } },
  'engine/package.json': { name: '@stoa/engine', dependencies: {} },
  'engine/src/index.ts': "export * from './rng.ts';",
  'engine/src/rng.ts': 'export const x = 1;',
  'games/a/package.json': game('a'),
  'games/a/src/index.ts': "import { room } from './rooms/move.ts';\nexport const a = room;",
  'games/a/src/rooms/move.ts': "import { x } from '@stoa/engine';\nexport const room = x;",
  'games/a/src/text/index.ts': "import type { Room } from '../rooms/move.ts';\nexport const texts = {};",
  'games/a/src/odds.ts': "import { room } from './rooms/move.ts';\nexport const odds = room;",
  'games/a/test/a.test.ts': "import { test } from 'vitest';\nimport { readFileSync } from 'node:fs';\nimport { a } from '../src/index.ts';",
  'games/b/package.json': game('b'),
  'games/b/src/index.ts': "export { x } from '@stoa/engine';",
  'art/package.json': { name: '@stoa/art', dependencies: { '@stoa/a': '*' } },
  'art/src/index.ts': "import type { A } from '@stoa/a';\nexport const pictures = {};",
  'bots/package.json': { name: '@stoa/bots', dependencies: { '@stoa/engine': '*', '@stoa/a': '*' } },
  'bots/src/index.ts': "import { a } from '@stoa/a';\nexport const bot = a;",
  'server/package.json': { name: '@stoa/server', dependencies: { '@stoa/engine': '*', '@stoa/bots': '*', fastify: '5' } },
  'server/src/index.ts': "import { createServer } from 'node:http';\nimport fastify from 'fastify';\nimport { bot } from '@stoa/bots';",
  'web/package.json': { name: '@stoa/web', dependencies: { '@stoa/a': '*', '@stoa/bots': '*', react: '19' } },
  'web/src/board.tsx':
    "import type { A } from '@stoa/a';\nimport { texts } from '@stoa/a/text';\nimport { useState } from 'react';\nexport const Board = () => <p>{texts.x}</p>;",
  'web/src/worker/worker.ts': "import { a } from '@stoa/a';\nimport { bot } from '@stoa/bots';",
};

const problemsOf = (changes: Readonly<Record<string, string>>): readonly string[] =>
  checkImports(repository({ ...REPOSITORY, ...changes })).problems;

test('a repository in order', () => {
  const { problems, checked } = checkImports(repository(REPOSITORY));
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(10);
});

const WRONG: readonly (readonly [title: string, file: string, line: string, says: RegExp])[] = [
  ['a game imports another', 'games/b/src/index.ts', "import { a } from '@stoa/a';", /games never import each other/],
  ['a game imports bots', 'games/b/src/index.ts', "import { bot } from '@stoa/bots';", /games\/b may not import @stoa\/bots/],
  ['the engine imports a game', 'engine/src/rng.ts', "import { a } from '@stoa/a';", /engine may not import @stoa\/a/],
  ['bots import the server', 'bots/src/index.ts', "export * from '@stoa/server';", /bots may not import @stoa\/server/],
  [
    'a picture imports more of a game than types',
    'art/src/index.ts',
    "import { texts } from '@stoa/a/text';",
    /art takes only types from games/,
  ],
  ['a picture imports bots', 'art/src/index.ts', "import type { bot } from '@stoa/bots';", /art may not import @stoa\/bots/],
  ['a game reads files', 'games/b/src/index.ts', "import { readFileSync } from 'node:fs';", /a game does no input or output/],
  ['the engine has a dependency', 'engine/src/rng.ts', "import x from 'lodash';", /the engine has no dependencies/],
  ['a room imports text', 'games/a/src/rooms/move.ts', "import { texts } from '../text/index.ts';", /rules never import text/],
  ['a dependency that is not named', 'server/src/index.ts', "import pg from 'pg';", /pg is not named in server\/package\.json/],
  [
    'a package of ours that is not named',
    'bots/src/index.ts',
    "import { b } from '@stoa/b';",
    /@stoa\/b is not named in bots\/package\.json/,
  ],
  ['a way out of the package', 'bots/src/index.ts', "import { a } from '../../games/a/src/index.ts';", /leaves the package/],
  ['no extension', 'engine/src/index.ts', "export * from './rng';", /has no extension/],
  ['a dynamic import', 'games/b/src/index.ts', "export const load = () => import('@stoa/a');", /games never import each other/],
  ['a component imports rules', 'web/src/board.tsx', "import { a } from '@stoa/a';", /components never import rules: @stoa\/a reaches/],
  [
    'a component reaches rules through a subpath',
    'web/src/board.tsx',
    "import { odds } from '@stoa/a/odds';",
    /reaches games\/a\/src\/rooms\/move\.ts/,
  ],
  ['a component imports bots', 'web/src/board.tsx', "import { bot } from '@stoa/bots';", /bots run in the worker/],
  ['the browser imports node', 'web/src/board.tsx', "import { join } from 'node:path';", /the browser has no node:path/],
  ['a game reads the date', 'games/b/src/index.ts', 'export const now = () => Date.now();', /Date has no place/],
  ['a game throws its own dice', 'games/b/src/index.ts', 'export const die = () => Math.random();', /Math\.random has no place/],
  ['a room asks whether it is on top', 'games/b/src/index.ts', 'export const isOver = (s, f) => top(s) === f;', /says proceed/],
  ['the same by hand', 'games/b/src/index.ts', 'export const on = (s, f) => s.stack[s.stack.length - 1] !== f;', /says proceed/],
  ['the same from behind', 'games/b/src/index.ts', 'export const on = (s, f) => f === s.stack.at(-1);', /says proceed/],
];
test.each(WRONG)('%s', (_title, file, line, says) => {
  const problems = problemsOf({ [file]: line });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(says);
  expect(problems[0]).toContain(`${file}:1`);
});

test('a field named like something impure is no offence', () => {
  expect(problemsOf({ 'games/b/src/index.ts': 'export const s = { process: 1, Date: 2 };\nexport const t = s.process + s.Date;' })).toEqual(
    [],
  );
});
