/** The online table that is open in this tab: people, chat, clocks, the connection. The game itself lives in the table's store. */
import type { GameEvent } from '@stoa/engine';
import type { Attached, ChatLine, ClockFace, Intent, SeatMessage, TableInfo } from '@stoa/protocol';
import { create } from 'zustand';
import { keepSeen, type Seen } from '../storage/seen-db.ts';
import { packIn, type Reply, type TableClient, type Update } from '../table/table-client.ts';
import { call, type Problem, type ProblemCode, problemOf } from './api.ts';
import { clientOf, intend, newId, updateOf } from './client.ts';
import { useIdentity } from './identity.ts';
import { type LinkState, SocketLink, type Told } from './link.ts';
import { ownPack } from './own-pack.ts';
import { planKeeper } from './plans.ts';
import { type Foresight, foresight } from './preview.ts';
import { recall, remember } from './table-memory.ts';

interface Live {
  readonly table: TableInfo | null;
  readonly client: TableClient | null;
  readonly link: LinkState;
  readonly problem: ProblemCode | null;
  readonly chat: readonly ChatLine[];
  /** Seats whose lines the reader does not get: at this table, or anywhere. */
  readonly muted: readonly number[];
  readonly blocked: readonly number[];
  /** Chat lines that were here when the panel was last looked at. */
  readonly chatRead: number;
  readonly clocks: readonly ClockFace[];
  /** When the clocks were told, by this machine's own time. */
  readonly clocksAt: number;
  /** The reader must decide now. */
  readonly mine: boolean;
}

interface Verbs {
  enter(table: string): () => void;
  know(table: TableInfo): void;
  say(text: string): Promise<Problem | null>;
  readChat(): void;
  /** Asks for the chat anew, after somebody is not to be read, or is again. */
  askChat(): Promise<void>;
  wantEnd(agree: boolean): Promise<Reply | null>;
}

const EMPTY: Live = {
  table: null,
  client: null,
  link: 'connecting',
  problem: null,
  chat: [],
  muted: [],
  blocked: [],
  chatRead: 0,
  clocks: [],
  clocksAt: 0,
  mine: false,
};

/** People come and go without a message: who is here is asked again now and then, and soon after something changed. */
const ASK_AGAIN = 15_000;
const ASK_SOON = 1500;

export const useLive = create<Live & Verbs>()((set, get) => {
  let link: SocketLink | undefined;

  const enter = (id: string): (() => void) => {
    set(EMPTY);
    const listeners = new Set<(update: Update) => void>();
    let latest: SeatMessage | undefined;
    const { read } = recall(id);
    let heardBefore: readonly unknown[] = [];
    let foresee: Foresight | undefined;
    const plans = planKeeper(() => link, id);
    /** The table's own data pack; undefined until it is here. No board without it. */
    let pack: unknown;
    let gone = false;
    let detach = (): void => undefined;

    const hear = (message: SeatMessage): void => {
      if (latest?.cursor === message.cursor && latest.seat === message.seat) return;
      // One who comes to listen later must get the whole log, so what was heard is put together here.
      const before = latest?.seat === message.seat ? heardBefore.slice(0, message.keep) : [];
      heardBefore = [...before, ...message.events];
      latest = message;
      if (!document.hidden) remember(id, { read: heardBefore.length });
      set({ clocks: message.clocks, clocksAt: Date.now(), mine: message.decision !== null && message.outcome === null });
      for (const listener of listeners) listener(updateOf(message));
      const { cursor, seat, view, outcome, waiting } = message;
      const { game, seats } = get().table ?? {};
      if (game !== undefined)
        void keepSeen({
          table: id,
          game,
          seat: seat ?? null,
          cursor,
          at: Date.now(),
          view,
          events: message.events as GameEvent[],
          outcome: outcome as Seen['outcome'],
          waiting,
          people: seats?.map(({ kind, name }) => (kind === 'human' ? name : null)) ?? [],
        }).catch(() => undefined);
    };

    const askPack = ({ options }: TableInfo): void => {
      ownPack(id, options).then(
        value => {
          const { table } = get();
          if (gone || pack !== undefined || table === null) return;
          pack = value;
          know(table);
        },
        error => !gone && set({ problem: problemOf(error).code }),
      );
    };
    const know = (table: TableInfo): void => {
      const { client } = get();
      foresee ??= foresight(id, table.game);
      // While the table waits, seats may still be places in a queue: the game's client is made anew when they are known.
      const isNew = client === null || get().table?.state === 'waiting';
      if (packIn(table.options) === null) pack = null;
      if (pack === undefined) askPack(table);
      set({
        table,
        problem: null,
        ...(isNew && link && pack !== undefined
          ? {
              client: clientOf(
                link,
                table,
                pack,
                {
                  listen(listener) {
                    listeners.add(listener);
                    if (latest)
                      listener({
                        ...updateOf({ ...latest, keep: 0, events: [...heardBefore] }),
                        ...(read === undefined ? {} : { readTo: read }),
                      });
                    return () => listeners.delete(listener);
                  },
                  cursor: () => latest?.cursor ?? 0,
                },
                foresee,
                plans,
              ),
            }
          : {}),
      });
    };

    const attached = ({ table, message, chat, plan }: Attached): void => {
      if (message && latest && message.seat !== latest.seat && message.keep > 0) {
        // Another chair has another log: what came does not continue it.
        latest = undefined;
        link?.again(id);
        return;
      }
      plans.told(plan);
      know(table);
      askSoon();
      if (table.me !== null)
        void get()
          .askChat()
          .catch(() => undefined);
      set({ chat, ...(get().chat.length === 0 ? { chatRead: chat.length } : {}) });
      if (message) hear(message);
    };
    const told = (message: Told): void => {
      if (message.t === 'seat') hear(message.message);
      else if (message.t === 'plan') plans.told(message.plan);
      else if (message.t === 'table') {
        know(message.table);
        askSoon();
      } else {
        // A line that is here already comes again when it has lost its words.
        const { chat } = get();
        const isKnown = chat.some(line => line.n === message.line.n);
        set({ chat: isKnown ? chat.map(line => (line.n === message.line.n ? message.line : line)) : [...chat, message.line] });
      }
    };

    /** A socket is refused without a word when the session has ended: somebody signed out in another tab. */
    const stillMe = async (): Promise<void> => {
      const account = await useIdentity
        .getState()
        .ask()
        .catch(() => undefined);
      if (account === null && !gone) set({ problem: 'unauthenticated' });
    };

    let soon: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      if (!document.hidden && get().link === 'open')
        call('GET /api/tables/:table', { table: id }).then(
          reply => !gone && know(reply.table),
          () => undefined,
        );
    };
    const askSoon = (): void => {
      clearTimeout(soon);
      soon = setTimeout(refresh, ASK_SOON);
    };
    const timer = setInterval(refresh, ASK_AGAIN);

    useIdentity
      .getState()
      .be()
      .then(
        () => {
          if (gone) return;
          link = new SocketLink(state => {
            if (gone) return;
            set({ link: state });
            if (state === 'lost') void stillMe();
          });
          detach = link.attach(id, { cursor: () => latest?.cursor ?? 0, attached, told, refused: ({ code }) => set({ problem: code }) });
        },
        error => !gone && set({ problem: problemOf(error).code }),
      );
    return () => {
      gone = true;
      clearInterval(timer);
      foresee?.close();
      clearTimeout(soon);
      detach();
      link?.close();
      link = undefined;
      set(EMPTY);
    };
  };

  return {
    ...EMPTY,
    enter,
    know: table => set({ table }),
    async say(text) {
      const { table } = get();
      if (link === undefined || table === null) return null;
      try {
        await link.ask({ t: 'say', table: table.table, say: { id: newId(), text } });
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    readChat: () => set({ chatRead: get().chat.length }),
    async askChat() {
      const { table } = get();
      if (table === null) return;
      const { lines, muted, blocked } = await call('GET /api/tables/:table/chat', { table: table.table });
      if (get().table?.table === table.table) set({ chat: lines, chatRead: Math.min(get().chatRead, lines.length), muted, blocked });
    },
    async wantEnd(agree) {
      const { table } = get();
      if (link === undefined || table === null) return null;
      return intend(link, table.table, { id: newId(), do: 'agree-end', agree } satisfies Intent);
    },
  };
});
