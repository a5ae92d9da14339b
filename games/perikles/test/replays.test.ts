/** A whole recorded game for each number of seats, each ending, each tie-break and the Persians: folded through the door and `why`, it must end as it did. */
import { readFileSync } from 'node:fs';
import { foldReplay } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { decidedBy, WANTED } from './replays/wanted.ts';

test.each(Object.entries(WANTED))('%s', (name, wanted) => {
  const { table, entries, result, position } = foldReplay(perikles, readFileSync(new URL(`replays/${name}.json`, import.meta.url), 'utf8'));
  expect(table.outcome).toEqual(result);
  expect(perikles.printPosition(table.state)).toBe(position);
  expect(table.header.seats).toBe(wanted.seats);
  if (wanted.reason !== undefined) expect(result.reason).toBe(wanted.reason);
  expect(decidedBy(result)).toBe(wanted.decidedBy);
  const s = perikles.setup(table.header.seats, table.header.options, 1);
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
