/** Claims due notices and delivers them, a few at a time. Every process does this; if one dies, its claims end and another delivers. */
import { messageOf } from '@stoa/engine';
import type { App } from '../app.ts';
import type { TableDatabase } from '../databases/table-database.ts';
import { claimNotices, dropNotice, isAnyNoticeDue } from '../store/notices.ts';
import type { NoticeRow } from '../store/schema.ts';
import { deliver } from './deliver.ts';

export interface NoticeRunner {
  start(): void;
  /** Claims no more, waits for running deliveries. */
  stop(): Promise<void>;
}

const CLAIM_LIMIT = 16;
/** Longer than the slowest delivery: a name to resolve, a hanging connection, a slow mail server. */
const CLAIM_MS = 60_000;
const DAY = 86_400_000;

export const noticeRunner = (app: () => App): NoticeRunner => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();
  /** A failure of ours (a table that does not load) is retried when the claim ends, for a day. */
  const run = async (database: TableDatabase, row: NoticeRow): Promise<void> => {
    try {
      await deliver(app(), database, row);
    } catch (error) {
      const { log, now } = app();
      const { store } = database;
      if (!store.trouble.note(error)) log.error({ notice: row.id, reason: messageOf(error) }, 'delivering a notice failed');
      if (now() - Math.max(row.created_at, row.due_at) > DAY) await dropNotice(store.db, row.id).catch(() => undefined);
    }
  };
  const lookAt = async (database: TableDatabase): Promise<void> => {
    const { now, log } = app();
    const { store } = database;
    try {
      await database.opened();
      // Reads first, because a claim is a write.
      while (!isStopped && (await isAnyNoticeDue(store.db, now())))
        await Promise.all((await claimNotices(store.db, store.engine, now(), CLAIM_MS, CLAIM_LIMIT)).map(row => run(database, row)));
    } catch (error) {
      if (!store.trouble.note(error)) log.error({ reason: messageOf(error) }, 'looking for notices failed');
    }
  };
  const look = async (): Promise<void> => {
    await Promise.all(app().databases.all.map(lookAt));
  };
  const again = (): void => {
    timer = setTimeout(() => {
      round = look().then(() => {
        if (!isStopped) again();
      });
    }, app().limits.noticePoll);
  };
  return {
    start: again,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
};
