/**
 * One row says when a server was last alive. A late heartbeat stores the time since the last one as an outage, which is charged to
 * no clock. All processes on one store share the row: as long as one of them beats, the table can be played at, and there is no outage.
 */
import type { Kysely, Transaction } from 'kysely';
import type { OutageRow, Schema } from './schema.ts';

const ALIVE = 'alive';

/** Clocks of several machines differ by less. A last beat further ahead was made by a clock that was set back since. */
const SKEW_MS = 60_000;

/** What was noted of a time that has not come: the clock went ahead and was set right. The outage it seemed to be ends now. */
const forgetFuture = async (tx: Transaction<Schema>, now: number): Promise<void> => {
  await tx.deleteFrom('outages').where('from_at', '>=', now).execute();
  await tx.updateTable('outages').set({ to_at: now }).where('to_at', '>', now).execute();
};

/** Longer than `grace` since the last beat of any process: an outage. True if the clock was set back since. */
export const beat = (db: Kysely<Schema>, now: number, grace: number): Promise<boolean> =>
  db.transaction().execute(async tx => {
    await tx
      .insertInto('heartbeats')
      .values({ id: ALIVE, at: now })
      .onConflict(c => c.doNothing())
      .execute();
    // Takes the row's lock: of several processes that come back at once, the first stores the outage and the others find a fresh heartbeat.
    await tx.updateTable('heartbeats').set({ id: ALIVE }).where('id', '=', ALIVE).execute();
    const last = await tx.selectFrom('heartbeats').select('at').where('id', '=', ALIVE).executeTakeFirstOrThrow();
    const isBack = last.at - now > SKEW_MS;
    if (isBack) await forgetFuture(tx, now);
    if (now - last.at > grace) await tx.insertInto('outages').values({ from_at: last.at, to_at: now }).execute();
    if (now > last.at || isBack) await tx.updateTable('heartbeats').set({ at: now }).where('id', '=', ALIVE).execute();
    return isBack;
  });

export const outagesSince = (db: Kysely<Schema>, since: number): Promise<OutageRow[]> =>
  db.selectFrom('outages').selectAll().where('to_at', '>', since).orderBy('from_at').execute();

export interface Heart {
  /** Times when no process could serve: always the same list. */
  readonly outages: readonly OutageRow[];
  /** `grace`: another value than the default, for the start. */
  beat(grace?: number): Promise<void>;
  /** Before clocks are read or stopped. If the last heartbeat of this process is long ago, it writes one first, so that a missed outage is known. */
  sure(): Promise<void>;
}

/** `late`: how many milliseconds without a beat are an outage. `onBeat`: called after each beat that was stored. */
export const makeHeart = (
  db: Kysely<Schema>,
  now: () => number,
  late: number,
  onBeat: (at: number) => Promise<void> = async () => undefined,
): Heart => {
  const outages: OutageRow[] = [];
  let last: number | undefined;
  let beating: Promise<void> | undefined;
  const once = async (grace: number): Promise<void> => {
    const at = now();
    const isBack = (await beat(db, at, grace)) || (last !== undefined && last - at > SKEW_MS);
    await onBeat(at);
    const known = isBack ? [] : outages;
    const news = await outagesSince(db, known[known.length - 1]?.to_at ?? 0);
    outages.splice(known.length, outages.length, ...news);
    last = at;
  };
  const beatNow = (grace = late): Promise<void> => {
    beating ??= once(grace).finally(() => {
      beating = undefined;
    });
    return beating;
  };
  const isLate = (): boolean => last === undefined || Math.abs(now() - last) > late;
  return {
    outages,
    beat: beatNow,
    sure: async () => {
      if (!isLate()) return;
      // A beat under way may have begun before an outage: it says nothing of the time since.
      await beating?.catch(() => undefined);
      if (isLate()) await beatNow();
    },
  };
};
