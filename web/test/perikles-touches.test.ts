/**
 * Which touches of Perikles are asked again. What is sent at once against bots can be taken back: over whole recorded games nothing is drawn or
 * thrown before the seat decides again, but for the few that have nothing to send afterwards.
 */
import { readFileSync } from 'node:fs';
import { CHANCE, type Entry, type TableHeader } from '@stoa/engine';
import { type PkAction, type PkOptions, perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { commitModeOf, decidesAgain, TAKEN_BACK_FROM_BOTS } from '../src/games/perikles/commit-mode.ts';

interface Replay {
  readonly header: TableHeader<PkOptions>;
  readonly entries: readonly Entry<PkAction>[];
}
const read = (name: string): Replay =>
  JSON.parse(readFileSync(new URL(`../../games/perikles/test/replays/${name}.json`, import.meta.url), 'utf8')) as Replay;

/** A proposal for a tile is the second half of taking it, and is drafted with it. */
const HALVES: ReadonlySet<string> = new Set(['candidate']);

test.each(['three-seats', 'four-seats', 'five-seats'])(
  '%s: nine times in ten at least, no die or card before the same seat decides again',
  name => {
    const { header, entries } = read(name);
    const s = perikles.setup(header.seats, header.options, header.rules);
    const open = new Set<number>();
    let [asked, barred] = [0, 0];
    for (const entry of entries) {
      if (!('action' in entry)) continue;
      if (entry.kind === 'chance') {
        barred += open.size;
        open.clear();
      } else {
        open.delete(entry.by);
        if (TAKEN_BACK_FROM_BOTS.has(entry.action.do) && !HALVES.has(perikles.room(s))) {
          open.add(entry.by);
          asked++;
        }
      }
      perikles.apply(s, entry.kind === 'chance' ? CHANCE : entry.by, entry.action);
    }
    expect(asked).toBeGreaterThan(10);
    expect(barred / asked).toBeLessThan(0.1);
  },
);

test.each(['three-seats', 'four-seats', 'five-seats'])(
  '%s: after an extra cube sent at once the same seat decides before a tile is drawn',
  name => {
    const { header, entries } = read(name);
    const s = perikles.setup(header.seats, header.options, header.rules);
    const open = new Set<number>();
    let asked = 0;
    for (const entry of entries) {
      if (!('action' in entry)) continue;
      if (entry.kind === 'chance') expect([...open]).toEqual([]);
      else {
        open.delete(entry.by);
        if (entry.action.do === 'place-cube' && decidesAgain(perikles.view(s, entry.by), entry.by)) {
          open.add(entry.by);
          asked++;
        }
      }
      perikles.apply(s, entry.kind === 'chance' ? CHANCE : entry.by, entry.action);
    }
    // Everybody's first, and the second of the start player.
    expect(asked).toBe(header.seats + 1);
  },
);

test('one touch for what undo takes back and for buttons that say what they do; two for a tile', () => {
  const list = (...kinds: PkAction['do'][]): PkAction[] => kinds.map(kind => ({ do: kind }) as PkAction);
  const modeOf = (kind: PkAction['do'], canUndoPastOthers: boolean, all = list('place', kind)) =>
    commitModeOf({ do: kind } as PkAction, all, canUndoPastOthers);
  for (const kind of TAKEN_BACK_FROM_BOTS) expect([modeOf(kind, true), modeOf(kind, false)]).toEqual(['at-once', 'whole']);
  for (const kind of ['place', 'choose-casualty', 'pass', 'recover'] as const) expect(modeOf(kind, false), kind).toBe('at-once');
  // A player who has sent something, or has nothing to send, ends the turn with one touch.
  expect(modeOf('end-commit', false, list('place', 'take-back', 'end-commit'))).toBe('at-once');
  expect(modeOf('end-commit', false, list('end-commit'))).toBe('at-once');
  // To send nothing where something could be sent is asked again, against bots too.
  for (const solo of [true, false]) expect(modeOf('end-commit', solo)).toBe('whole');
  expect(modeOf('take-influence-tile', true)).toBe('opens');
  expect(modeOf('place-cube', true)).toBe('whole');
});
