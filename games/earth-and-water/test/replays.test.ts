/** A whole recorded game for every ending: folded through the door and `why`, it must end as it did. */
import { readFileSync } from 'node:fs';
import { type Entry, foldTable, type Outcome, type TableHeader } from '@stoa/engine';
import { expect, test } from 'vitest';
import type { EwAction } from '../src/actions.ts';
import { earthWater } from '../src/index.ts';
import type { EwOptions } from '../src/state.ts';
import { WANTED } from './replays/wanted.ts';

interface Replay {
  readonly header: TableHeader<EwOptions>;
  readonly entries: readonly Entry<EwAction>[];
  readonly result: Outcome;
  readonly position: string;
}

test.each(Object.entries(WANTED))('%s', (name, { reason, places, kings }) => {
  const replay = JSON.parse(readFileSync(new URL(`replays/${name}.json`, import.meta.url), 'utf8')) as Replay;
  const entries = replay.entries.map(e => ('action' in e ? { ...e, action: earthWater.parseAction(e.action) as EwAction } : e));
  const table = foldTable(earthWater, replay.header, entries, undefined);
  expect(table.outcome).toEqual(replay.result);
  expect(table.outcome).toMatchObject({ reason, places });
  expect(earthWater.printPosition(table.state)).toBe(replay.position);
  const deaths = table.since(undefined, 0).events.flatMap(e => (e.e === 'king-died' ? [e.context] : []));
  if (kings !== undefined) expect(deaths).toEqual(kings);
  // EW-13.4: the sources of both sides sum up to where the marker stands, what was lost beyond the track counted against its side.
  const [persia, greece] = replay.result.scores.map(sources => Object.values(sources).reduce((a, b) => a + b, 0));
  expect((persia ?? 0) - (greece ?? 0)).toBe(table.state.vp);
});
