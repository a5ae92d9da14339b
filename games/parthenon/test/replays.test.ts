/** Whole recorded games: folded through the door and `why`, they must end as they did. Made by replays/make.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Entry, foldTable, type Outcome, type TableHeader } from '@stoa/engine';
import { type PaAction, type PaOptions, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';

interface Replay {
  readonly header: TableHeader<PaOptions>;
  readonly entries: readonly Entry<PaAction>[];
  readonly result: Outcome;
  readonly position: string;
}
const folder = new URL('replays/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.json'));
const read = (name: string): Replay => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Replay;

test.each(files)('%s', name => {
  const replay = read(name);
  const entries = replay.entries.map(e => ('action' in e ? { ...e, action: parthenon.parseAction(e.action) as PaAction } : e));
  const table = foldTable(parthenon, replay.header, entries, undefined);
  expect(table.outcome).toEqual(replay.result);
  expect(parthenon.printPosition(table.state)).toBe(replay.position);
});
test('there is a game for every number of seats, every variant and these endings', () => {
  const replays = files.map(read);
  expect(new Set(replays.map(r => r.header.seats))).toEqual(new Set([3, 4, 5, 6]));
  for (const option of ['beginner', 'delianLeague', 'tournament'] as const) expect(replays.some(r => r.header.options[option])).toBe(true);
  const endings = new Set(replays.map(r => r.result.reason));
  for (const ending of ['structures', 'tie-break', 'complete']) expect(endings).toContain(ending);
  // PA-18.2, before the last season; PA-18.3, two complete in the same season.
  expect(read('complete.json').position).not.toMatch(/year=3 season=4/);
  const full = read('two-complete.json').result.scores.filter(score => Object.values(score).reduce((a, b) => a + b, 0) === 16);
  expect(full).toHaveLength(2);
});
