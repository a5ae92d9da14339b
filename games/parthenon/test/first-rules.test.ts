/**
 * Tables begun under rules 1 are played by them to their end: the beginnings of six games, recorded by the program that knew no others,
 * each until a moment in which rules 2 would go another way. The built-in pack of then is kept too. The whole games of replays/ without a mark began under rules 1 too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Entry, foldTable, isIllegal, type TableHeader } from '@stoa/engine';
import { type PaAction, type PaOptions, parthenon } from '@stoa/parthenon';
import { priceNow } from '@stoa/parthenon/reading';
import { expect, test } from 'vitest';

interface Recorded {
  readonly header: TableHeader<PaOptions>;
  readonly entries: readonly Entry<PaAction>[];
  readonly position: string;
}
const folder = new URL('first-rules/', import.meta.url);
const read = (file: string): Recorded => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Recorded;
const endOf = ({ header, entries }: Recorded, rules: number): string =>
  parthenon.printPosition(foldTable(parthenon, { ...header, rules }, entries, undefined).state);
/** A position printed when there was one rules number names none. */
const underFirst = (position: string): string => {
  const s = parthenon.parsePosition(position, 1);
  if (isIllegal(s)) throw new Error(s.why);
  return parthenon.printPosition(s);
};

const files = readdirSync(folder);
test.each(files)('%s folds under the rules that it began with', file => {
  const recorded = read(file);
  expect(recorded.header.rules).toBe(1);
  expect(endOf(recorded, 1)).toBe(underFirst(recorded.position));
});
test.each(files)('%s goes another way under rules 2', file => {
  const recorded = read(file);
  let second = 'refused';
  try {
    second = endOf(recorded, 2);
  } catch (error) {
    expect(String(error)).toMatch(/entry/);
  }
  expect(second).not.toBe(endOf(recorded, 1).replace(' rules=1', ' rules=2'));
});
test('a position keeps the number that it names', () => {
  const s = parthenon.parsePosition('3 room=season rules=1');
  if (isIllegal(s)) throw new Error(s.why);
  expect(s.rules).toBe(1);
  expect(parthenon.printPosition(s)).toContain('rules=1');
  expect(parthenon.parsePosition(`3 room=season rules=${parthenon.rules + 1}`)).toMatchObject({ why: 'bad-position' });
});

/** Seat 0 may build, with papyrus in hand. */
const atAcademy = (rules: string) => {
  const s = parthenon.parsePosition(
    `3 islands=chios,crete,rhodes archon=0 room=season/build step=10 asked=7 done=6 hand0=papyrus ${rules}`,
  );
  if (isIllegal(s)) throw new Error(s.why);
  return {
    refused: parthenon.why(s, 0, { do: 'build', structure: 'academy' })?.why,
    shown: priceNow(parthenon.view(s, 0), 0, 'academy').map(({ of }) => of),
  };
};
test('a table begun under rules 2 keeps the costs of the built-in pack of then, and shows them', () => {
  expect(atAcademy('rules=2')).toEqual({ refused: 'cannot-pay', shown: ['papyrus', 'anyWorkshopRare'] });
  expect(atAcademy('')).toEqual({ refused: undefined, shown: ['papyrus'] });
});
