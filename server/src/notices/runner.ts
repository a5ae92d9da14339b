/** Takes notices whose time has come and delivers them, a few at a time. Any process does, and another when this one dies: the claim ends. */
import type { House } from '../house.ts';
import { claimNotices, dropNotice, isAnyNoticeDue } from '../store/notices.ts';
import type { NoticeRow } from '../store/schema.ts';
import { deliver } from './deliver.ts';

export interface NoticeRunner {
  start(): void;
  /** Takes no more, waits for what is under way. */
  stop(): Promise<void>;
}

const AT_ONCE = 16;
/** Outlasts the slowest delivery: a name to look up, a connection that hangs, a mail server that thinks. */
const LEASE = 60_000;
const DAY = 86_400_000;

export const noticeRunner = (house: () => House): NoticeRunner => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();
  /** What breaks on our side (a table that does not load) is tried again when the claim ends, for a day. */
  const run = async (row: NoticeRow): Promise<void> => {
    try {
      await deliver(house(), row);
    } catch (error) {
      const { log, store, now } = house();
      if (!store.trouble.note(error)) log.error({ notice: row.id, reason: (error as Error).message }, 'delivering a notice failed');
      if (now() - Math.max(row.created_at, row.due_at) > DAY) await dropNotice(store.db, row.id).catch(() => undefined);
    }
  };
  const look = async (): Promise<void> => {
    const { store, now, log } = house();
    try {
      // Looking costs nothing; claiming is a write.
      while (!isStopped && (await isAnyNoticeDue(store.db, now())))
        await Promise.all((await claimNotices(store.db, store.engine, now(), LEASE, AT_ONCE)).map(run));
    } catch (error) {
      if (!store.trouble.note(error)) log.error({ reason: (error as Error).message }, 'looking for notices failed');
    }
  };
  const again = (): void => {
    timer = setTimeout(() => {
      round = look().then(() => {
        if (!isStopped) again();
      });
    }, house().limits.noticePoll);
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
