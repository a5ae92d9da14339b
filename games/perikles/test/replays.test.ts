/** A whole recorded game for each number of seats, each ending, each tie-break and the Persians: folded through `parseAction` and `why`, it must end as it did. */
import { readFileSync } from 'node:fs';
import { foldReplay } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { decidedBy, WANTED } from './replays/wanted.ts';

const read = (name: string): string => readFileSync(new URL(`replays/${name}.json`, import.meta.url), 'utf8');
/** A position names its rules number once there is a newer one; these were recorded before. */
const asPrintedNow = (rules: number, position: string): string => (rules === perikles.rules ? position : `rules ${rules} | ${position}`);

test.each(Object.entries(WANTED))('%s', (name, wanted) => {
  const { table, entries, result, position } = foldReplay(perikles, read(name));
  expect(table.outcome).toEqual(result);
  expect(perikles.printPosition(table.state)).toBe(asPrintedNow(table.header.rules, position));
  expect(table.header.seats).toBe(wanted.seats);
  if (wanted.reason !== undefined) expect(result.reason).toBe(wanted.reason);
  expect(decidedBy(result)).toBe(wanted.decidedBy);
  const s = perikles.setup(table.header.seats, table.header.options, table.header.rules);
  let persians = 0;
  let sharedTile = false;
  for (const e of entries)
    if ('action' in e)
      perikles.apply(s, e.kind === 'chance' ? -1 : e.by, e.action, event => {
        if (event.e === 'persians') persians = Math.max(persians, event.seats.length);
        if (event.e === 'tile-won' && event.seats.length > 1) sharedTile = true;
      });
  if (wanted.persians !== undefined) expect(persians).toBe(wanted.persians);
  if (wanted.sharedTile !== undefined) expect(sharedTile).toBe(wanted.sharedTile);
});

test.each([
  ['rules-1/counter-after-revoking', 'no-permission'],
  ['rules-1/former-main-player', 'no-question'],
])('%s: recorded under rules 1, it folds as it did; under the newest rules it would be refused', (name, why) => {
  const { table, result, position } = foldReplay(perikles, read(name));
  expect(table.header.rules).toBe(1);
  expect(table.outcome).toEqual(result);
  expect(perikles.printPosition(table.state)).toBe(asPrintedNow(1, position));
  expect(() => foldReplay(perikles, read(name).replace('"rules":1', `"rules":${perikles.rules}`))).toThrow(why);
});
