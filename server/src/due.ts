/**
 * Runs due rows: bot moves, clocks, windows declined and moves planned beforehand. A row that this process wrote and that is due soon
 * is claimed by it and runs on a timer; rows that others left, or that are due later, are found by polling.
 */

import { messageOf } from '@stoa/engine';
import type { App, DueRunner } from './app.ts';
import { botTurn } from './bots/turn.ts';
import type { TableDatabase } from './databases/table-database.ts';
import { carryOut } from './plans/carry-out.ts';
import { isStoreAway } from './store/conflict.ts';
import { claimDue, releaseDue } from './store/due.ts';
import type { DueRow } from './store/schema.ts';
import { autoDecline } from './tables/auto-decline.ts';
import { CLAIM_MS } from './tables/commit.ts';
import { timeOut } from './tables/time-out.ts';

const HANDLERS = { bot: botTurn, clock: timeOut, decline: autoDecline, plan: carryOut } as const;
const POLL_MS = 1_000;
const CLAIM_LIMIT = 50;

/** Runs `work` repeatedly, each time `millis` after the last run ended. Returns a function that stops it. */
const repeat = (work: () => Promise<void>, millis: number): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const again = (): void => {
    timer = setTimeout(async () => {
      await work();
      if (!isEnded) again();
    }, millis);
  };
  again();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
};

/** What this process has claimed in a database just now; nothing where the database is away. */
const claimIn = async (app: App, database: TableDatabase): Promise<readonly DueRow[]> => {
  const { store } = database;
  try {
    await database.opened();
    return await claimDue(store.db, store.engine, app.now(), CLAIM_MS, CLAIM_LIMIT);
  } catch (error) {
    if (!store.trouble.note(error)) app.log.error({ reason: messageOf(error) }, 'looking for due things failed');
    return [];
  }
};

export const dueRunner = (app: () => App): DueRunner => {
  const timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly table_id: string; readonly kind: DueRow['kind'] }>();
  const running = new Map<string, Promise<void>>();
  let endPolling = (): void => undefined;
  let stopped = false;

  const run = (tableId: string, kind: DueRow['kind']): void => {
    const key = `${kind}/${tableId}`;
    if (stopped) return;
    const before = running.get(key);
    // One at a time per table and kind; a second call comes after the first.
    const mine = (before ?? Promise.resolve())
      .then(() => HANDLERS[kind](app(), tableId))
      .catch((error: Error) => {
        if (!isStoreAway(error)) app().log.error({ table: tableId, kind, reason: error.message }, 'due thing failed');
      })
      .finally(() => {
        if (running.get(key) === mine) running.delete(key);
      });
    running.set(key, mine);
  };

  /** What is not released is taken over when its claim ends. */
  const release = async (row: Pick<DueRow, 'table_id' | 'kind'>): Promise<void> =>
    releaseDue((await app().databases.of(row.table_id)).store.db, row);

  const schedule: DueRunner['schedule'] = (tableId, kind, at) => {
    const key = `${kind}/${tableId}`;
    clearTimeout(timers.get(key)?.timer);
    if (stopped) return;
    const ring = (): void => {
      timers.delete(key);
      run(tableId, kind);
    };
    timers.set(key, { timer: setTimeout(ring, Math.max(0, at - app().now())), table_id: tableId, kind });
  };

  const lookAt = async (database: TableDatabase): Promise<void> => {
    for (const row of await claimIn(app(), database)) if (!stopped) run(row.table_id, row.kind);
  };

  const look = async (): Promise<void> => {
    await Promise.all(app().databases.all.map(lookAt));
  };

  return {
    schedule,
    start() {
      endPolling = repeat(look, POLL_MS);
    },
    async stop() {
      stopped = true;
      endPolling();
      for (const { timer } of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
      for (const row of timers.values()) await release(row).catch(() => undefined);
    },
  };
};
