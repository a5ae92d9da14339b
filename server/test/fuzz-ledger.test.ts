/** What fuzzing calls a finding: a change of a table that no accepted message explains. */
import { expect, test } from 'vitest';
import { accept, foundIn, type Ledger, newLedger, turnPage } from './support/fuzz/ledger.ts';
import type { Look } from './support/fuzz/target.ts';

const TABLE = 'aaaaaaaaaaaaaaaa';
const BEFORE: Look = {
  parts: { seats: 's', table: 't', state: 'p', plans: 'n', notes: 'o' },
  state: 'playing',
  seated: ['x', 'y'],
  entries: 5,
  intents: [],
  lines: 2,
  said: [],
};
const changed = (part: string): Look => ({ ...BEFORE, parts: { ...BEFORE.parts, [part]: 'other' } });
const wrote = (...intents: readonly (string | null)[]): Look => ({ ...BEFORE, entries: 5 + intents.length, intents });
const after = (...accepted: readonly (readonly [what: string, id?: string])[]): Ledger => {
  const ledger = newLedger();
  for (const [what, id] of accepted) accept(ledger, { table: TABLE, what, id });
  return ledger;
};

const FINDINGS: readonly (readonly [string, Ledger, Look, string | undefined])[] = [
  ['nothing happened', after(), BEFORE, undefined],
  ['a message with the name of a method of every object', after(['constructor', 'one'], ['toString']), changed('state'), 'state'],
  ['an accepted move', after(['play', 'one']), wrote(null, 'x:one'), undefined],
  ['two accepted moves', after(['play', 'one'], ['play', 'two']), wrote(null, 'x:one', 'y:two'), undefined],
  ['a refused move beside an accepted one', after(['play', 'one']), wrote('x:one', 'x:two'), 'an entry of x:two'],
  ['an entry without an intent', after(['play', 'one']), wrote('x:one', null), 'an entry without an intent'],
  ['a window declined', after(['lobby']), wrote(null), undefined],
  ['a plan carried out', after(['plan']), wrote(null, 'x:plan.v'), undefined],
  ['a plan that was refused, carried out', after(['play', 'one']), wrote('x:plan.v'), 'an entry of x:plan.v'],
  ['an accepted line', after(['say', 'line']), { ...BEFORE, lines: 3, said: ['line'] }, undefined],
  ['a refused line', after(['say', 'line']), { ...BEFORE, lines: 4, said: ['line', 'next'] }, 'the chat line next'],
  ['the end of a game', after(['play', 'one']), changed('state'), undefined],
  ['a seat, after a move', after(['play', 'one']), changed('seats'), 'seats'],
  ['a seat, after a wish to end', after(['agree-end', 'one']), changed('seats'), undefined],
  ['a plan, after a move', after(['play', 'one']), changed('plans'), 'plans'],
  ['a note, after a plan', after(['plan']), changed('notes'), 'notes'],
  ['settings, after a line', after(['say', 'line']), changed('table'), 'table'],
];

test.each(FINDINGS)('%s', (_, ledger, look, found) => {
  expect(foundIn(ledger, BEFORE, look, () => undefined)).toBe(found);
});

test('what was accepted in one round explains no change in the next, but its entries for good', () => {
  const ledger = after(['agree-end', 'one']);
  turnPage(ledger);
  expect(foundIn(ledger, BEFORE, changed('seats'), () => undefined)).toBe('seats');
  expect(foundIn(ledger, BEFORE, wrote('x:one'), () => undefined)).toBeUndefined();
});

test('while a closed socket may still be at work only entries and lines are held to account', () => {
  const ledger = newLedger();
  ledger.unsure = 1;
  expect(foundIn(ledger, BEFORE, changed('seats'), () => undefined)).toBeUndefined();
  expect(foundIn(ledger, BEFORE, wrote('x:one'), () => undefined)).toBe('an entry of x:one');
  turnPage(ledger);
  expect(foundIn(ledger, BEFORE, changed('seats'), () => undefined)).toBe('seats');
});
