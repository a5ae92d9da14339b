/** Many tables of one game under load. Tables that replace finished ones are made beforehand, so that their cost can be measured apart. */
import type { Rng } from '@stoa/engine';
import { guest } from './client.ts';
import { type LoadTable, type Meter, newMeter, sitDown } from './load-table.ts';

/** Moves that the last table is ahead of the first when it is measured. */
const AHEAD = 100;

export const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

export interface LoadTables {
  readonly meter: Meter;
  /** Games that ended so far. */
  readonly ended: () => number;
  /** Tables that were made when they were needed, because none was ready. */
  readonly late: () => number;
  /** Guests for `n` more tables. */
  invite(n: number): Promise<void>;
  /** Makes `n` tables for the guests that were invited, with every seat attached. Without `isSpare` they are played at once. */
  make(n: number, isSpare: boolean): Promise<void>;
  /** Plays every table on to another point of its game. */
  spread(): Promise<void>;
  /** Always one move on its way at every table. */
  saturate(on: boolean): void;
  move(i: number): void;
  close(): Promise<void>;
}

export const loadTables = (url: string, game: string, seats: number, rng: Rng): LoadTables => {
  const meter = newMeter();
  const invited: (readonly string[])[] = [];
  const playing: LoadTable[] = [];
  const spares: LoadTable[] = [];
  /** Their sockets are closed at the end, outside the measurement. */
  const finished: LoadTable[] = [];
  const ahead = new Map<LoadTable, number>();
  /** Tables that are being made: the server must not stop before they are there. */
  const coming = new Set<Promise<void>>();
  let isSaturating = false;
  let isEnded = false;
  let late = 0;

  const invite = async (n: number): Promise<void> => {
    for (let i = 0; i < n; i++) {
      const cookies: string[] = [];
      for (let seat = 0; seat < seats; seat++) cookies.push((await guest(url)).cookie);
      invited.push(cookies);
    }
  };
  // One table checks every fingerprint; the others leave the processor to the server.
  const sit = (): Promise<LoadTable> =>
    sitDown({ url, game, cookies: invited.shift() as string[], rng, meter, isChecked: playing.length === 0, onAnswer });
  const replace = (i: number, next: LoadTable): void => {
    playing[i] = next;
    if (isSaturating) next.move();
  };
  const makeLate = async (i: number): Promise<void> => {
    late++;
    await invite(1);
    replace(i, await sit());
  };
  const onOver = (table: LoadTable): void => {
    const i = playing.indexOf(table);
    // It may be heard of once more.
    if (i < 0) return;
    finished.push(table);
    const spare = spares.shift();
    if (spare) replace(i, spare);
    else {
      const next = makeLate(i).finally(() => coming.delete(next));
      coming.add(next);
    }
  };
  const onAnswer = (table: LoadTable): void => {
    if (isEnded) return;
    const left = ahead.get(table) ?? 0;
    if (left > 1 && !table.isOver()) ahead.set(table, left - 1);
    else ahead.delete(table);
    if (table.isOver()) onOver(table);
    else if (isSaturating || left > 1) table.move();
  };

  return {
    meter,
    ended: () => finished.length,
    late: () => late,
    invite,
    async make(n, isSpare) {
      for (let i = 0; i < n; i++) (isSpare ? spares : playing).push(await sit());
    },
    async spread() {
      for (const [i, table] of playing.entries()) {
        ahead.set(table, Math.floor((i * AHEAD) / playing.length) + 1);
        table.move();
      }
      while (ahead.size > 0) await pause(50);
    },
    saturate(on) {
      isSaturating = on;
      if (on) for (const table of playing) table.move();
    },
    move: i => playing[i % playing.length]?.move(),
    async close() {
      isEnded = true;
      await Promise.all(coming);
      for (const table of [...playing, ...spares, ...finished]) table.close();
    },
  };
};
