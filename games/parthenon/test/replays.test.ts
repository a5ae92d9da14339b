/**
 * Whole recorded games, made by replays/make.ts: every number of seats, every variant, an early win, two complete in a season, every
 * tie-breaker, the Archon's pick, a pack that players wrote, under the rules number that it began with. Folded through `parseAction` and `why`, each must end as it did and for its reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { CHANCE, isIllegal } from '@stoa/engine';
import { foldReplay } from '@stoa/engine/testing';
import { parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { WANTED } from './replays/wanted.ts';

const folder = new URL('replays/', import.meta.url);

test.each(Object.entries(WANTED))('%s', (name, wanted) => {
  const { table, entries, result, position } = foldReplay(parthenon, readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  expect(table.outcome).toEqual(result);
  expect(table.header.rules).toBe(wanted.rules ?? 1);
  // A position printed when there was one rules number names none.
  const last = parthenon.parsePosition(position, table.header.rules);
  if (isIllegal(last)) throw new Error(last.why);
  expect(parthenon.printPosition(table.state)).toBe(parthenon.printPosition(last));
  expect(table.header.seats).toBe(wanted.seats);
  expect(table.header.options).toMatchObject(wanted.options ?? {});
  expect(result.reason).toBe(wanted.ending);
  const complete = result.scores.flatMap((score, seat) => (Object.values(score).reduce((a, b) => a + b, 0) === 16 ? [seat] : []));
  if (wanted.heroes !== undefined) expect(complete).toEqual(wanted.heroes);
  if (wanted.early !== undefined) expect(table.state.year < 3 || table.state.season < 4).toBe(wanted.early);
  const s = parthenon.setup(table.header.seats, table.header.options, table.header.rules);
  let tieBreak = 0;
  for (const e of entries)
    if ('action' in e)
      parthenon.apply(s, e.kind === 'chance' ? CHANCE : e.by, e.action, event => {
        if (event.e === 'tie-break') tieBreak = event.step;
      });
  if (wanted.tieBreak !== undefined) expect(tieBreak).toBe(wanted.tieBreak);
});
test('every recorded game is wanted', () => {
  expect(readdirSync(folder).filter(file => file.endsWith('.json') && WANTED[file.slice(0, -5)] === undefined)).toEqual([]);
});
