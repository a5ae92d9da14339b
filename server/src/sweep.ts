/**
 * The nightly sweep: deletes what is no longer used (`retention.ts` says after how long), a small page at a time, with pauses for
 * requests. Of several processes the one that claims the chore does it; if it dies, another claims it after the claim ends.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';
import type { TableDatabase } from './databases/table-database.ts';
import { aliveSince, RETENTION, SWEEP_HOUR } from './retention.ts';
import { claimChore, endChore, holdChore, planChore } from './store/chores.ts';
import {
  type KnownElsewhere,
  knownIn,
  type Page,
  sweepGuests,
  sweepInvitations,
  sweepPacks,
  sweepSessions,
  sweepStubs,
  sweepTables,
  sweepUnseen,
} from './store/sweep.ts';

const SWEEP = 'sweep';
const CLAIM_MS = 10 * 60_000;
const CHECK_EVERY_MS = 60_000;
/** Milliseconds between two pages. */
const PAUSE_MS = 10;

export interface Swept {
  readonly sessions: number;
  readonly invitations: number;
  readonly tables: number;
  readonly guests: number;
  readonly packs: number;
}

const NEVER = new AbortController().signal;
const NOTHING: Page = { deleted: [], after: undefined };

const nextNight = (now: number): number => {
  const night = new Date(now);
  night.setHours(SWEEP_HOUR, 0, 0, 0);
  if (night.getTime() <= now) night.setDate(night.getDate() + 1);
  return night.getTime();
};

/** Page after page; counts what was deleted. */
const pages = async (page: (after: string) => Promise<Page>, between: () => Promise<boolean>): Promise<string[]> => {
  const deleted: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const done = await page(after);
    deleted.push(...done.deleted);
    after = done.after;
    if (after !== undefined && !(await between())) break;
  }
  return deleted;
};

/** The moment before which what is kept for `time` is deleted. An outage that is not noted yet is noted first. */
const oldAfter = async (app: App): Promise<(time: number) => number> => {
  const { heart } = app.databases.home;
  await heart.sure();
  const now = app.now();
  return time => aliveSince(now, time, heart.outages);
};

/** Deletes guests not seen for long whom no game waits for. */
export const idleGuests = async (app: App, between: () => Promise<boolean> = async () => true): Promise<number> => {
  const old = await oldAfter(app);
  const since = { before: old(RETENTION.idleGuests), withoutTable: old(RETENTION.guestsWithoutTable) };
  const { all, home } = app.databases;
  const others = all.filter(database => database !== home);
  /** Fails while a database is away: a game there may wait for them. */
  const elsewhere = async (ids: readonly string[]): Promise<KnownElsewhere> => {
    const found = [];
    for (const database of others) {
      await database.opened();
      found.push(...(await knownIn(database.store.db, ids)));
    }
    const awaited = found.filter(({ isAwaited }) => isAwaited);
    return { known: new Set(found.map(({ id }) => id)), awaited: new Set(awaited.map(({ id }) => id)) };
  };
  return (await pages(after => sweepGuests(home.store.db, { ...since, after }, elsewhere), between)).length;
};

export const sweepOnce = async (app: App, signal: AbortSignal = NEVER): Promise<Swept> => {
  const { home } = app.databases;
  const { db } = home.store;
  const old = await oldAfter(app);
  const now = app.now();
  const between = async (): Promise<boolean> => {
    await holdChore(db, SWEEP, app.now() + CLAIM_MS);
    await pause(PAUSE_MS);
    return !signal.aborted;
  };
  /** Drops deleted tables from memory. They have no listeners. */
  const forget = async (ids: readonly string[]): Promise<number> => {
    for (const id of ids) {
      const live = app.tables.peek(id);
      if (live) app.tables.drop(live);
    }
    await app.databases.forget(ids);
    return ids.length;
  };
  /** Page after page of what `page` finds in every database that is there. */
  const inAll = (page: (database: TableDatabase, after: string) => Promise<Page>): Promise<string[]> =>
    app.databases.everywhere(database => pages(after => page(database, after), between));
  const unfinished = (state: 'waiting' | 'playing', time: number): Promise<string[]> =>
    inAll(({ store }, after) => sweepTables(store.db, { state, before: old(time), after, now, ...(store.db === db ? {} : { home: db }) }));

  const sessions = await pages(() => sweepSessions(db, old(RETENTION.endedSessions)), between);
  const invitations = await inAll(({ store }) => sweepInvitations(store.db, old(RETENTION.endedInvitations)));
  const waiting = await forget(await unfinished('waiting', RETENTION.waitingTables));
  const playing = await forget(await unfinished('playing', RETENTION.unfinishedGames));
  const guests = await idleGuests(app, between);
  await inAll(async (database, after) => (database === home ? NOTHING : sweepStubs(database.store.db, db, after)));
  const unseen = await forget(await inAll(({ store }, after) => sweepUnseen(store.db, after)));
  const packs = await inAll(({ store }, after) => sweepPacks(store.db, old(RETENTION.unusedPacks), after));
  return {
    sessions: sessions.length,
    invitations: invitations.length,
    tables: waiting + playing + unseen,
    guests,
    packs: packs.length,
  };
};

/** Sweeps if it is due and no other process does. */
export const sweepIfDue = async (app: App, signal: AbortSignal = NEVER): Promise<Swept | undefined> => {
  const { db } = app.store;
  await planChore(db, SWEEP, nextNight(app.now()));
  if (!(await claimChore(db, SWEEP, app.now(), CLAIM_MS))) return undefined;
  const swept = await sweepOnce(app, signal);
  // If the server stops in the middle, the chore is due at once for the next process.
  await endChore(db, SWEEP, signal.aborted ? app.now() : nextNight(app.now()));
  app.log.info({ ...swept }, 'swept');
  return swept;
};

export interface Sweeper {
  stop(): Promise<void>;
}

export const startSweeper = (app: App): Sweeper => {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = running
      .then(() => (stopping.signal.aborted ? undefined : sweepIfDue(app, stopping.signal)))
      .catch((error: Error) => app.log.error({ reason: error.message }, 'sweeping failed'));
  };
  const timer = setInterval(look, CHECK_EVERY_MS);
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
};
