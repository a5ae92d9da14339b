/** What comes from the table: each session is shown, unless a stop has the stage; then the latest one waits. */
import { useSettings } from '../settings.ts';
import { readTo as readBefore } from '../storage/read.ts';
import { wasBegun } from './begun.ts';
import { EMPTY, type LiveTable, NO_DRAFT, type StopsIn, type StoreAccess, type TableStore } from './store-state.ts';
import type { Session } from './table-client.ts';

/** The log begins anew: a lesson has gone to another step. What it tells is the way there, not news. */
const isAnew = (now: TableStore, { latest: { message } }: Session): boolean => message.keep === 0 && now.log.length > 0;

/** A game against bots that was just set: its opening is news, though the page has only now come. */
const isBegun = ({ client }: TableStore): boolean => client?.info.mode === 'solo' && wasBegun(client.info.id);

/** What a session changes in the store. */
const shown = (now: TableStore, session: Session, stopsIn: StopsIn): Partial<LiveTable> => {
  const { latest, log } = session;
  const { viewer, message, handOver, held, readTo } = latest;
  const sameViewer = now.message !== null && now.viewer === viewer;
  if (sameViewer && now.message?.cursor === message.cursor) return { handOver, held };
  const { info } = now.client ?? {};
  const isLocal = info?.mode === 'solo' || info?.mode === 'hot-seat';
  const isFirst = now.status !== 'ready';
  // Who takes the screen over for the first time has decided nothing: all that the others did is news.
  const unread = info?.mode === 'hot-seat' && !isFirst ? 0 : log.length;
  const read = Math.min(readTo ?? (isLocal && viewer !== undefined ? readBefore(info.id, viewer) : undefined) ?? unread, log.length);
  const isNews = sameViewer && !isAnew(now, session);
  const sameDecision = sameViewer && now.message?.decision === message.decision;
  // The position that answers what was sent tells at once since when its events are news: its reply, soon after, need draw nothing again.
  const decidedAt = now.sending && !sameDecision ? Math.max(now.decidedAt, now.sentAt) : now.decidedAt;
  return {
    status: 'ready',
    viewer,
    message,
    log,
    news: isNews ? message.events : [],
    decidedAt: isNews ? Math.min(decidedAt, message.keep) : read,
    missed: isFirst && read < log.length && message.outcome === null ? { from: read, to: log.length } : now.missed,
    handOver,
    held,
    stops: isNews && !isFirst ? stopsIn(log, Math.min(now.log.length, message.keep), viewer) : [],
    // A new decision answers what was sent for the last one, whenever its reply comes: touches on it count.
    ...(sameDecision ? {} : { ...NO_DRAFT, refusal: null, sending: false }),
  };
};

/** Listens to the client when it comes. The answer leaves it, also one that has not come yet, and empties the store. */
const attend = (
  { set }: Pick<StoreAccess, 'set'>,
  coming: Parameters<TableStore['sit']>[0],
  onSession: (session: Session) => void,
): (() => void) => {
  let gone = false;
  let leave = (): void => {};
  coming.then(
    client => {
      if (gone) return client?.close();
      if (client === null) return set({ status: 'missing' });
      set({ client });
      client.whenElsewhere?.(() => set({ status: 'elsewhere' }));
      client.pace(useSettings.getState().pace);
      const stop = client.listen(onSession);
      leave = () => {
        stop();
        client.close();
      };
    },
    () => set({ status: 'failed' }),
  );
  return () => {
    gone = true;
    leave();
    set(EMPTY);
  };
};

/** What is left after the first stop, or after all up to the one that sums them up. */
const stopsLeft = (stops: TableStore['stops'], all: boolean): TableStore['stops'] => {
  const rest = stops.slice(1);
  const sum = rest.findIndex(stop => stop.sums);
  return !all ? rest : sum < 0 ? [] : rest.slice(sum);
};

export const sessionVerbs = ({ get, set }: StoreAccess): Pick<TableStore, 'sit' | 'takeSeat' | 'watchStops' | 'passStop'> => {
  /** Null until the game's screen is here. */
  let stopsIn: StopsIn | null = null;
  /** Where the log begins that no screen has looked through. */
  let unseenFrom = 0;
  /** What came while a stop was shown. */
  let late: Session | null = null;
  /** What was told before the screen came, or with the first session. */
  const lookThrough = (): void => {
    const { status, log, viewer, message, client } = get();
    if (stopsIn === null || status !== 'ready' || message === null) return;
    const stops = stopsIn(log, unseenFrom, viewer);
    unseenFrom = Number.POSITIVE_INFINITY;
    if (stops.length === 0) return;
    set({ stops });
    client?.pace('step');
  };
  const onSession = (session: Session): void => {
    const isStopped = get().stops.length > 0;
    if (isStopped && get().viewer === session.latest.viewer && !isAnew(get(), session)) {
      late = session;
      return;
    }
    late = null;
    const isFirst = get().status !== 'ready';
    if (isFirst) unseenFrom = isBegun(get()) ? 0 : session.log.length;
    set(now => shown(now, session, stopsIn ?? (() => [])));
    if (isFirst) lookThrough();
    if (isStopped && get().stops.length === 0) get().client?.pace(useSettings.getState().pace);
    // Bots wait too: what they do is not to be lost behind the moment.
    if (get().stops.length > 0) get().client?.pace('step');
  };
  return {
    sit(coming) {
      late = null;
      set({ ...EMPTY, status: 'loading' });
      return attend({ set }, coming, onSession);
    },
    takeSeat(seat) {
      late = null;
      set({ stops: [], message: null, log: [], news: [], ...NO_DRAFT, sending: false, handOver: null });
      get().client?.lookAs(seat);
    },
    watchStops(next) {
      stopsIn = next;
      lookThrough();
    },
    passStop(all = false) {
      set({ stops: stopsLeft(get().stops, all) });
      if (get().stops.length > 0) return;
      const session = late;
      late = null;
      get().client?.pace(useSettings.getState().pace);
      if (session !== null) onSession(session);
    },
  };
};
