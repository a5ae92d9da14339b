/** A whole recorded game for every ending: folded through the door and `why`, it must end as it did. */
import { readFileSync } from 'node:fs';
import { type Entry, foldTable, type Outcome, type TableHeader } from '@stoa/engine';
import { type PtAction, type PtEnding, petteia } from '@stoa/petteia';
import { expect, test } from 'vitest';

interface Replay {
  readonly header: TableHeader<Record<never, never>>;
  readonly entries: readonly Entry<PtAction>[];
  readonly result: Outcome;
  readonly position: string;
}

/** A forgotten ending does not compile. */
const ENDINGS: Readonly<Record<PtEnding, readonly number[]>> = { 'last-man': [1, 2], 'no-move': [1, 2], quiet: [1, 1] };

test.each(Object.entries(ENDINGS))('%s', (ending, places) => {
  const replay = JSON.parse(readFileSync(new URL(`replays/${ending}.json`, import.meta.url), 'utf8')) as Replay;
  const entries = replay.entries.map(e => ('action' in e ? { ...e, action: petteia.parseAction(e.action) as PtAction } : e));
  const table = foldTable(petteia, replay.header, entries, undefined);
  expect(table.outcome).toEqual(replay.result);
  expect(table.outcome).toMatchObject({ reason: ending, places });
  expect(petteia.printPosition(table.state)).toBe(replay.position);
});
