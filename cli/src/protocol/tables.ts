/** The tables of one conversation, by number. They live as long as the process, or until they are closed. */
import type { AnyTable } from '@stoa/engine';
import type { RegisteredGame } from '../games.ts';
import { type Wrong, wrong } from './replies.ts';

export const MOST_TABLES = 4096;

export interface Seated {
  readonly table: AnyTable;
  readonly registered: RegisteredGame;
  /** The secret that keys the dice; sent only in the record of a finished game. */
  readonly secret: string | null;
}

export interface Tables {
  add(seated: Seated): number | Wrong;
  get(id: number): Seated | undefined;
  close(id: number): boolean;
}

export const makeTables = (): Tables => {
  const tables = new Map<number, Seated>();
  let last = 0;
  return {
    add(seated) {
      if (tables.size >= MOST_TABLES)
        return wrong('too-large', `at most ${MOST_TABLES} tables at once; close some with {"do":"close","table":N}`);
      tables.set(++last, seated);
      return last;
    },
    get: id => tables.get(id),
    close: id => tables.delete(id),
  };
};
