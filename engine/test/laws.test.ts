/**
 * Each law bites: a broken game that differs from tiny in one line breaks that law and no other, with the counts with which
 * tiny keeps them all.
 */
import type { AnyGame } from '@stoa/engine';
import { checkLaws, describeBroken, LAW_NAMES, type LawName, laws } from '@stoa/engine/laws';
import { tiny } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
import { BROKEN, SILENT, UNDECLINABLE } from './laws-broken.ts';

const SEED = process.env.STOA_SEED ?? String(Date.now());
/** What a broken game must show, it shows on a fixed seed; the long run gives others. */
const BROKEN_SEED = process.env.STOA_BROKEN_SEED ?? 'broken';
const COUNTS = { games: 25, density: 0.2, limit: 300, undos: 1, stopAfter: 8 };
const OTHER_COUNTS: Partial<Record<LawName, object>> = {
  /** A chance in a hundred a look must not be missed in the end: more tables, less else. */
  'undo-bars': { games: 300, density: 0.02, stopAfter: 2 },
  /** Undos alone must find it: only the very first state gets the thorough laws. */
  'undo-restores': { density: 0 },
};

describe('tiny keeps every law', () => {
  laws(tiny, { test, seed: SEED, say: console.log, ...COUNTS });
});

describe('each law has a broken game that fails only there', () => {
  test.each(LAW_NAMES)('%s', law => {
    const { broken } = checkLaws(BROKEN[law], { seed: BROKEN_SEED, ...COUNTS, ...OTHER_COUNTS[law] });
    expect(
      broken.map(b => b.law).filter(found => found !== law),
      broken.filter(b => b.law !== law).map(describeBroken)[0] ?? '',
    ).toEqual([]);
    expect(broken.length, `seed ${BROKEN_SEED}`).toBeGreaterThan(0);
  });
});

test('undo-bars: where silence tells something, an undo is barred too', () => {
  const { broken } = checkLaws(SILENT, { seed: BROKEN_SEED, ...COUNTS, ...OTHER_COUNTS['undo-bars'] });
  expect(new Set(broken.map(b => b.law)), broken.map(describeBroken)[0] ?? '').toEqual(new Set(['undo-bars']));
});

test('reveals-nothing: a game that says of everything that it surely tells something', () => {
  const surely: AnyGame = { ...tiny, revealsSurely: () => true };
  const { broken } = checkLaws(surely, { seed: BROKEN_SEED, ...COUNTS, games: 4 });
  expect(new Set(broken.map(b => b.law))).toEqual(new Set(['reveals-nothing']));
  expect(broken[0]?.message).toMatch(/said to reveal something/);
});

test('listed-is-legal: a room whose decline is refused', () => {
  const { broken } = checkLaws(UNDECLINABLE, { seed: BROKEN_SEED, ...COUNTS, games: 2 });
  expect(new Set(broken.map(b => b.law))).toEqual(new Set(['listed-is-legal']));
  expect(broken[0]?.message).toMatch(/cannot decline in round/);
});

test('a promise about an entry is asked after every entry', () => {
  let entries = 0;
  const moody: AnyGame = {
    ...tiny,
    entryInvariants: (before, after) => (before === after || ++entries === 7 ? ['the seventh'] : []),
  } as AnyGame;
  const { broken } = checkLaws(moody, { seed: BROKEN_SEED, ...COUNTS, games: 1, seats: [2] });
  expect(broken.map(b => [b.law, b.message, b.record.entries.length])).toEqual([['invariants', 'the seventh', 7]]);
});

test('seldom is not never: watched in stretches and gone through at every fourth state, leaks and refused steps are still found', () => {
  for (const law of ['no-leak', 'listed-is-legal', 'apply-is-deterministic'] as const) {
    const { broken } = checkLaws(BROKEN[law], { seed: BROKEN_SEED, ...COUNTS, watch: 0.5, every: 4 });
    expect(new Set(broken.map(b => b.law)), law).toEqual(new Set([law]));
  }
});
