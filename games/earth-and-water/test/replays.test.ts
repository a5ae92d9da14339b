/** A whole recorded game for every ending: folded through `parseAction` and `why`, it must end as it did. */
import { readdirSync, readFileSync } from 'node:fs';
import { anyGame, type Fairness, makeRecord, seededDraws, sfc32, verifyRecord } from '@stoa/engine';
import { foldReplay } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
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

/** Not for people: a link that changes with the text is enough here. */
const PLAIN: Fairness = {
  hash: text => sfc32(text).next().toString(16).padStart(8, '0'),
  commitment: () => '',
  draws: seed => seededDraws(seed),
  seating: () => [0, 1],
};

/** Games begun under rules 1, by the program that had no others. In each an operation ended twice. */
const RULES_1 = new URL('replays/rules-1/', import.meta.url);
describe.each(readdirSync(RULES_1))('under rules 1: %s', file => {
  const printed = readFileSync(new URL(file, RULES_1), 'utf8');

  test('folds to the same end', () => {
    const { table, result, position } = foldReplay(earthWater, printed);
    expect(table.header.rules).toBe(1);
    expect(table.outcome).toEqual(result);
    expect(earthWater.printPosition(table.state)).toBe(position);
    const record: unknown = JSON.parse(JSON.stringify(makeRecord(table, PLAIN.hash, null)));
    expect(verifyRecord(record, () => anyGame(earthWater), PLAIN)).toMatchObject({ ok: true });
  });

  test('would not be the same game under rules 2', () => {
    expect(() => foldReplay(earthWater, printed.replace('"rules":1,', '"rules":2,'))).toThrow();
  });
});
