/** What must be there before anything runs. */
import { expect, test } from 'vitest';
import { checkNode, firstMissing } from '../lib/install.mjs';
import { repository } from './fixture.ts';

test.each([
  ['20.19.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
  ['24.0.1', true],
])('Node %s', (version, isGood) => {
  expect(checkNode(version) === undefined).toBe(isGood);
});

const LOCK = {
  packages: {
    '': { name: 'x' },
    engine: { version: '1' },
    'node_modules/@x/engine': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  },
};
const installed = (packages: object): string => repository({ 'package-lock.json': LOCK, 'node_modules/.package-lock.json': { packages } });

test('missing, old, optional and complete', () => {
  expect(firstMissing(repository({ 'package-lock.json': LOCK }))).toBe('node_modules');
  expect(firstMissing(installed({ 'node_modules/@x/engine': { link: true } }))).toBe('node_modules/a');
  expect(firstMissing(installed({ 'node_modules/@x/engine': { link: true }, 'node_modules/a': { version: '0.9.0' } }))).toBe(
    'node_modules/a',
  );
  expect(firstMissing(installed({ 'node_modules/@x/engine': { link: true }, 'node_modules/a': { version: '1.0.0' } }))).toBeUndefined();
});
