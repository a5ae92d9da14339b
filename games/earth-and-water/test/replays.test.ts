/** A whole recorded game for every ending: folded through the door and `why`, it must end as it did. */
import { readFileSync } from 'node:fs';
import { foldReplay } from '@stoa/engine/testing';
import { expect, test } from 'vitest';
import { earthWater } from '../src/index.ts';
import { WANTED } from './replays/wanted.ts';

test.each(Object.entries(WANTED))('%s', (name, { reason, places, kings }) => {
  const { table, result, position } = foldReplay(earthWater, readFileSync(new URL(`replays/${name}.json`, import.meta.url), 'utf8'));
  expect(table.outcome).toEqual(result);
  expect(table.outcome).toMatchObject({ reason, places });
  expect(earthWater.printPosition(table.state)).toBe(position);
  const deaths = table.since(undefined, 0).events.flatMap(e => (e.e === 'king-died' ? [e.context] : []));
  if (kings !== undefined) expect(deaths).toEqual(kings);
  // EW-13.4: the sources of both sides sum up to where the marker stands, what was lost beyond the track counted against its side.
  const [persia, greece] = result.scores.map(sources => Object.values(sources).reduce((a, b) => a + b, 0));
  expect((persia ?? 0) - (greece ?? 0)).toBe(table.state.vp);
});
