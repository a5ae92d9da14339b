/**
 * Which processes serve this store. Each counts up in a row of its own and looks at the rows of the others. A row that does not change any
 * more is of a process that died: it may have stored something without sending the hint, so the others look at all their tables again.
 * Only the count is compared, never a time: the clocks of the machines may differ.
 */

import { hostname } from 'node:os';
import { messageOf } from '@stoa/engine';
import type { App } from './app.ts';
import { allProcesses, beatProcess, dropProcess } from './store/processes.ts';
import type { ProcessRow } from './store/site-rows.ts';

/** Looks without a change after which a process is dead. */
const MISSED_BEATS = 3;

export interface ProcessWatch {
  start(): void;
  stop(): void;
}

interface Seen {
  readonly beats: number;
  readonly hasEnded: boolean;
  /** Looks since the count last changed. While the database is away there are none. */
  readonly looks: number;
}

/** What the rows of the others say from one look to the next. */
const rollCall = () => {
  const seen = new Map<string, Seen>();
  return {
    /** The processes that are gone, and how many of them without a farewell. */
    compare(rows: readonly ProcessRow[]): { readonly gone: readonly ProcessRow[]; readonly died: number } {
      const gone: ProcessRow[] = [];
      let died = 0;
      for (const row of rows) {
        const { id, beats } = row;
        const hasEnded = row.ended === 1;
        const before = seen.get(id);
        const looks = before?.beats === beats && before.hasEnded === hasEnded ? before.looks + 1 : 0;
        seen.set(id, { beats, hasEnded, looks });
        if (looks < MISSED_BEATS) continue;
        seen.delete(id);
        gone.push(row);
        if (!hasEnded) died++;
      }
      // Another process was the first to notice, and has deleted the row.
      for (const [id, { hasEnded }] of seen)
        if (rows.every(row => row.id !== id)) {
          seen.delete(id);
          if (!hasEnded) died++;
        }
      return { gone, died };
    },
  };
};

export const watchProcesses = (app: App, onDeath: () => void): ProcessWatch => {
  const { log, processId, store } = app;
  const startedAt = app.now();
  const others = rollCall();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  const look = async (): Promise<void> => {
    const { db } = store;
    await beatProcess(db, {
      id: processId,
      host: hostname(),
      pid: process.pid,
      started_at: startedAt,
      sockets: app.sockets.size,
      tables: app.tables.ids().length,
    });
    const { gone, died } = others.compare((await allProcesses(db)).filter(row => row.id !== processId));
    for (const row of gone) await dropProcess(db, row);
    if (died === 0) return;
    log.warn({ died }, 'another process ended without a farewell: all tables are looked at again');
    onDeath();
  };
  const again = (): void => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(error => {
        if (!store.trouble.note(error)) log.error({ reason: messageOf(error) }, 'looking for other processes failed');
      })
      .finally(() => {
        isLooking = false;
      });
  };
  return {
    start() {
      if (store.engine === 'sqlite') return;
      again();
      timer = setInterval(again, app.limits.processBeat);
    },
    stop() {
      clearInterval(timer);
    },
  };
};
