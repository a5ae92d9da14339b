/**
 * The one live table: the latest message, the log, what is drafted and not yet sent, the last refusal. Screens read it and
 * call its verbs; nothing here knows a rule.
 */
import type { Action, GameEvent, Illegal, Seat } from '@stoa/engine';
import { create } from 'zustand';
import type { Stopped } from '../games/types.ts';
import { type Settings, useSettings } from '../settings.ts';
import { keepRead, readTo as readBefore } from '../storage/read.ts';
import type { CommitMode } from './commit-mode.ts';
import type { Preview, Refusal, Reply, SeatMessage, Session, TableClient } from './table-client.ts';

export interface LiveTable {
  readonly client: TableClient | null;
  readonly status: 'none' | 'loading' | 'ready' | 'missing' | 'failed';
  /** undefined: somebody who watches. */
  readonly viewer: Seat | undefined;
  readonly message: SeatMessage | null;
  readonly log: readonly GameEvent[];
  /** The events of the last update, for motion and the live region. */
  readonly news: readonly GameEvent[];
  /** How long the log was when this viewer last decided. */
  readonly decidedAt: number;
  /** What happened while the viewer was away, as a stretch of the log; null once it is read or skipped. */
  readonly missed: { readonly from: number; readonly to: number } | null;
  readonly handOver: Seat | null;
  readonly held: boolean;
  readonly draft: readonly Action[];
  /** The table after the first `previewOf` drafted steps, while a move is being gathered. */
  readonly preview: Preview | null;
  readonly previewOf: number;
  /** The table is being asked what could follow. */
  readonly looking: boolean;
  readonly refusal: { readonly illegal?: Illegal; readonly refused: Refusal['refused']; readonly bar?: Refusal['bar'] } | null;
  /** Great events that have not been passed yet, oldest first. What comes meanwhile is shown afterwards. */
  readonly stops: readonly Stopped[];
  /** The decision that stands has been sent and is not answered: neither by a reply nor by the next position. */
  readonly sending: boolean;
}

interface Verbs {
  sit(client: Promise<TableClient | null>): () => void;
  choose(action: Action, mode: CommitMode): Promise<void>;
  /** Another answer to the last drafted step. */
  replace(action: Action): void;
  keepDraft(n: number): Promise<void>;
  confirm(): Promise<void>;
  /** All or nothing, without a draft. */
  send(actions: readonly Action[]): Promise<void>;
  undo(): Promise<void>;
  concede(): Promise<void>;
  askWhy(action: Action, after?: number | readonly Action[]): Promise<void>;
  clearRefusal(): void;
  skipRecap(): void;
  takeSeat(seat: Seat): void;
  /** Which of these new events wait for a touch. */
  watchStops(stopsIn: StopsIn): void;
  /** The first stop is passed, or all of them up to one that sums them up; then what came meanwhile is shown. */
  passStop(all?: boolean): void;
}

export type StopsIn = (events: readonly GameEvent[], viewer: Seat | undefined) => readonly Stopped[];

export type TableStore = LiveTable & Verbs;

const EMPTY: LiveTable = {
  client: null,
  status: 'none',
  viewer: 0,
  message: null,
  log: [],
  news: [],
  decidedAt: 0,
  missed: null,
  handOver: null,
  held: false,
  draft: [],
  preview: null,
  previewOf: 0,
  looking: false,
  refusal: null,
  stops: [],
  sending: false,
};

const NO_DRAFT = { draft: [], preview: null, previewOf: 0, looking: false } as const;

/** Something is chosen and nothing more is needed. */
export const isComplete = ({
  draft,
  preview,
  previewOf,
  looking,
}: Pick<LiveTable, 'draft' | 'preview' | 'previewOf' | 'looking'>): boolean =>
  draft.length > 0 && !looking && (preview === null || draft.length > previewOf);

export const useTable = create<TableStore>()((set, get) => {
  let stopsIn: StopsIn = () => [];
  /** What came while a stop was shown. */
  let late: Session | null = null;
  const onSession = (session: Session): void => {
    if (get().stops.length > 0 && get().viewer === session.latest.viewer) late = session;
    else {
      show(session);
      // Bots wait too: what they do is not to be lost behind the moment.
      if (get().stops.length > 0) get().client?.pace('step');
    }
  };
  const show = ({ latest: { viewer, message, handOver, held, readTo }, log }: Session): void =>
    set(now => {
      const sameViewer = now.message !== null && now.viewer === viewer;
      if (sameViewer && now.message?.cursor === message.cursor) return { handOver, held };
      const { info } = now.client ?? {};
      const isLocal = info?.mode === 'solo' || info?.mode === 'hot-seat';
      const read = Math.min(
        readTo ?? (isLocal && viewer !== undefined ? readBefore(info.id, viewer) : undefined) ?? log.length,
        log.length,
      );
      const isFirst = now.status !== 'ready';
      const sameDecision = sameViewer && now.message?.decision === message.decision;
      return {
        status: 'ready',
        viewer,
        message,
        log,
        news: sameViewer ? message.events : [],
        decidedAt: sameViewer ? Math.min(now.decidedAt, message.keep) : read,
        missed: isFirst && read < log.length && message.outcome === null ? { from: read, to: log.length } : now.missed,
        handOver,
        held,
        stops: sameViewer && !isFirst ? stopsIn(log.slice(Math.min(now.log.length, message.keep)), viewer) : [],
        // A new decision answers what was sent for the last one, whenever its reply comes: touches on it count.
        ...(sameDecision ? {} : { ...NO_DRAFT, refusal: null, sending: false }),
      };
    });

  const send = async (actions: readonly Action[]): Promise<void> => {
    const { client, viewer, message, log, sending } = get();
    // One answer to a decision: a second touch would only be told that the decision is gone.
    if (client === null || message === null || viewer === undefined || sending || actions.length === 0) return;
    set({ sending: true, refusal: null });
    const reply = await client.play(viewer, message.decision, actions).catch((): Reply => ({ refused: 'unknown' }));
    const now = get();
    if (now.client !== client) return;
    // Where the next position came before the reply, what is drafted or on its way belongs to that one.
    const stands = now.viewer === viewer && now.message?.decision === message.decision;
    const rest = stands ? { ...NO_DRAFT, sending: false } : {};
    if ('refused' in reply) set({ ...rest, refusal: reply });
    else {
      const decidedAt = Math.max(now.decidedAt, log.length);
      set({ ...rest, decidedAt, missed: null });
      if (client.info.mode === 'solo' || client.info.mode === 'hot-seat') keepRead(client.info.id, viewer, decidedAt);
    }
  };

  /** Asks what could follow; a draft that nothing follows is whole. */
  const askPreview = async (draft: readonly Action[]): Promise<void> => {
    const { client, viewer } = get();
    set({ draft, looking: draft.length > 0, refusal: null });
    const preview =
      draft.length > 0 && client !== null && viewer !== undefined ? await client.preview(viewer, draft).catch(() => null) : null;
    if (get().draft === draft) set({ preview, previewOf: preview === null ? 0 : draft.length, looking: false });
  };
  /** A lesson speaks of confirming: there every decision is confirmed. */
  const policy = (): Settings['confirm'] => {
    const { confirm } = useSettings.getState();
    return confirm === 'final' && get().client?.info.mode === 'lesson' ? 'always' : confirm;
  };
  const unasked = (): boolean => policy() === 'never';
  /** Sent at once where the seat would decide next and nothing was cast, drawn or shown: undo takes it back. Else it waits for a confirmation. */
  const sendIfReversible = async (draft: readonly Action[]): Promise<void> => {
    const { client, viewer } = get();
    if (client === null || viewer === undefined) return;
    set({ looking: true });
    const next = await client.preview(viewer, draft).catch(() => null);
    if (get().draft !== draft) return;
    set({ looking: false });
    if (next !== null) await send(draft);
  };

  return {
    ...EMPTY,
    sit(coming) {
      late = null;
      set({ ...EMPTY, status: 'loading' });
      let gone = false;
      let leave = (): void => {};
      coming.then(
        client => {
          if (gone) return client?.close();
          if (client === null) return set({ status: 'missing' });
          set({ client });
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
    },
    async choose(action, mode) {
      if (get().sending) return;
      const draft = [...get().draft, action];
      if (mode === 'opens') {
        await askPreview(draft);
        if (get().draft === draft && get().preview === null && unasked()) await send(draft);
      } else if (mode === 'at-once' || unasked()) await send(draft);
      else {
        set({ draft, looking: false, refusal: null });
        if (policy() === 'final') await sendIfReversible(draft);
      }
    },
    replace(action) {
      if (!get().sending) set({ draft: [...get().draft.slice(0, -1), action], looking: false, refusal: null });
    },
    async keepDraft(n) {
      if (!get().sending) await askPreview(get().draft.slice(0, n));
    },
    confirm: () => send(get().draft),
    send,
    async undo() {
      const { client, viewer, message } = get();
      if (viewer === undefined) return;
      const reply = await client?.undo(viewer);
      if (reply && 'refused' in reply) set({ refusal: reply });
      else if (get().message?.decision === message?.decision) set({ ...NO_DRAFT, refusal: null });
    },
    async concede() {
      const { client, viewer } = get();
      if (viewer === undefined) return;
      const reply = await client?.concede(viewer);
      if (reply && 'refused' in reply) set({ refusal: reply });
    },
    async askWhy(action, after) {
      const { client, viewer, draft } = get();
      if (viewer === undefined) return;
      const illegal = await client?.why(viewer, typeof after === 'object' ? after : draft.slice(0, after), action);
      if (illegal) set({ refusal: { refused: 'illegal', illegal } });
    },
    clearRefusal: () => set({ refusal: null }),
    skipRecap: () => set({ missed: null }),
    watchStops(next) {
      stopsIn = next;
    },
    passStop(all = false) {
      const rest = get().stops.slice(1);
      const sum = rest.findIndex(stop => stop.sums);
      set({ stops: !all ? rest : sum < 0 ? [] : rest.slice(sum) });
      if (get().stops.length > 0) return;
      const session = late;
      late = null;
      get().client?.pace(useSettings.getState().pace);
      if (session !== null) onSession(session);
    },
    takeSeat(seat) {
      late = null;
      set({ stops: [], message: null, log: [], news: [], ...NO_DRAFT, sending: false, handOver: null });
      get().client?.lookAs(seat);
    },
  };
});
