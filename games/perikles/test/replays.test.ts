/** A whole recorded game for each number of seats, each ending, each tie-break and the Persians: folded through the door and `why`, it must end as it did. */
import { readFileSync } from 'node:fs';
import { type Entry, foldTable, type Outcome, type TableHeader } from '@stoa/engine';
import { type PkAction, type PkOptions, perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { decidedBy, WANTED } from './replays/wanted.ts';

interface Replay {
  readonly header: TableHeader<PkOptions>;
  readonly entries: readonly Entry<PkAction>[];
  readonly result: Outcome;
  readonly position: string;
}

test.each(Object.entries(WANTED))('%s', (name, wanted) => {
  const replay = JSON.parse(readFileSync(new URL(`replays/${name}.json`, import.meta.url), 'utf8')) as Replay;
  const entries = replay.entries.map(e => ('action' in e ? { ...e, action: perikles.parseAction(e.action) as PkAction } : e));
  const table = foldTable(perikles, replay.header, entries, undefined);
  expect(table.outcome).toEqual(replay.result);
  expect(perikles.printPosition(table.state)).toBe(replay.position);
  expect(table.header.seats).toBe(wanted.seats);
  if (wanted.reason !== undefined) expect(replay.result.reason).toBe(wanted.reason);
  expect(decidedBy(replay.result)).toBe(wanted.decidedBy);
  const s = perikles.setup(replay.header.seats, replay.header.options, 1);
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
