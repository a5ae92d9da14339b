/** A whole recorded game for every ending: folded through `parseAction` and `why`, it must end as it did. */
import { readFileSync } from 'node:fs';
import { foldReplay } from '@stoa/engine/testing';
import { type PtEnding, petteia } from '@stoa/petteia';
import { expect, test } from 'vitest';

/** A forgotten ending does not compile. */
const ENDINGS: Readonly<Record<PtEnding, readonly number[]>> = { 'last-man': [1, 2], 'no-move': [1, 2], quiet: [1, 1] };

test.each(Object.entries(ENDINGS))('%s', (ending, places) => {
  const { table, result, position } = foldReplay(petteia, readFileSync(new URL(`replays/${ending}.json`, import.meta.url), 'utf8'));
  expect(table.outcome).toEqual(result);
  expect(table.outcome).toMatchObject({ reason: ending, places });
  expect(petteia.printPosition(table.state)).toBe(position);
});
