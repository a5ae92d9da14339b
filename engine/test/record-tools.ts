/** Records for the tests of records: of a finished game, loosened so that it can be changed, forged with a chain of its own. */
import { type AnyGame, anyGame, type Fairness, makeRecord, type TableRecord, verifyRecord } from '../src/index.ts';
import { link } from '../src/record.ts';
import { tiny } from '../testing/index.ts';
import { fairTable, playOut, SECRET, type TinyTable, toyFairness } from './table-tools.ts';

const games = (id: string): AnyGame | undefined => (id === 'tiny' ? anyGame(tiny) : undefined);
export const verify = (input: unknown, fairness: Fairness = toyFairness) => verifyRecord(input, games, fairness);
export const copy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

export const finished = (seats: number, seed: string): TinyTable => playOut(fairTable(seats), seed);
export const recordOf = (table: TinyTable, secret: string | null = SECRET): TableRecord => makeRecord(table, toyFairness.hash, secret);

/** The chain made anew, as a forger would. */
export type Loose = { header: Record<string, unknown>; entries: Record<string, unknown>[]; end: Record<string, unknown> };
export const loose = (record: TableRecord): Loose => copy(record) as unknown as Loose;
export const forge = (record: Loose): Loose => {
  let h = '';
  for (const part of [record.header, ...record.entries, record.end]) {
    h = link(toyFairness.hash, h, part);
    part.h = h;
  }
  return record;
};
