/**
 * The nightly sweep: clears away what nobody came back to (`kept.ts` says after how long), a small page at a time between which others are
 * served. Of several processes the one that claims the chore does it; one that dies in it leaves it to the next look.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { House } from './house.ts';
import { KEPT, SWEEP_HOUR } from './kept.ts';
import { claimChore, endChore, holdChore, planChore } from './store/chores.ts';
import { type Page, sweepGuests, sweepInvitations, sweepPacks, sweepSessions, sweepTables, sweepUnseen } from './store/sweep.ts';

const SWEEP = 'sweep';
const LEASE = 10 * 60_000;
const LOOK = 60_000;
/** Milliseconds between two pages. */
const BREATH = 10;

export interface Swept {
  readonly sessions: number;
  readonly invitations: number;
  readonly tables: number;
  readonly guests: number;
  readonly packs: number;
}

const NEVER = new AbortController().signal;

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

/** Guests not seen for long whom no game waits for. */
export const idleGuests = async (house: House, between: () => Promise<boolean> = async () => true): Promise<number> => {
  const now = house.now();
  const since = { before: now - KEPT.idleGuests, withoutTable: now - KEPT.guestsWithoutTable };
  return (await pages(after => sweepGuests(house.store.db, { ...since, after }), between)).length;
};

export const sweepOnce = async (house: House, signal: AbortSignal = NEVER): Promise<Swept> => {
  const { db } = house.store;
  const now = house.now();
  const between = async (): Promise<boolean> => {
    await holdChore(db, SWEEP, house.now() + LEASE);
    await pause(BREATH);
    return !signal.aborted;
  };
  /** Nobody is there to be told; memory forgets it as well. */
  const forget = (ids: readonly string[]): number => {
    for (const id of ids) {
      const hosted = house.hosts.peek(id);
      if (hosted) house.hosts.drop(hosted);
    }
    return ids.length;
  };
  const unfinished = (state: 'waiting' | 'playing', time: number) =>
    pages(after => sweepTables(db, { state, before: now - time, after, now }), between);

  const sessions = await pages(() => sweepSessions(db, now - KEPT.endedSessions), between);
  const invitations = await pages(() => sweepInvitations(db, now - KEPT.endedInvitations), between);
  const waiting = forget(await unfinished('waiting', KEPT.waitingTables));
  const playing = forget(await unfinished('playing', KEPT.unfinishedGames));
  const guests = await idleGuests(house, between);
  const unseen = forget(await pages(after => sweepUnseen(db, after), between));
  const packs = await pages(after => sweepPacks(db, now - KEPT.unusedPacks, after), between);
  return {
    sessions: sessions.length,
    invitations: invitations.length,
    tables: waiting + playing + unseen,
    guests,
    packs: packs.length,
  };
};

/** Sweeps if it is due and nobody else does. */
export const sweepIfDue = async (house: House, signal: AbortSignal = NEVER): Promise<Swept | undefined> => {
  const { db } = house.store;
  await planChore(db, SWEEP, nextNight(house.now()));
  if (!(await claimChore(db, SWEEP, house.now(), LEASE))) return undefined;
  const swept = await sweepOnce(house, signal);
  // Cut short by a stop: the next process goes on with it.
  await endChore(db, SWEEP, signal.aborted ? house.now() : nextNight(house.now()));
  house.log.info({ ...swept }, 'swept');
  return swept;
};

export interface Sweeper {
  stop(): Promise<void>;
}

export const startSweeper = (house: House): Sweeper => {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = running
      .then(() => (stopping.signal.aborted ? undefined : sweepIfDue(house, stopping.signal)))
      .catch((error: Error) => house.log.error({ reason: error.message }, 'sweeping failed'));
  };
  const timer = setInterval(look, LOOK);
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
};
