/** One online table in this tab: the socket, the cursor, the log, the data pack and the plans. What people see beside the game is in `live.ts`. */
import type { Attached, SeatMessage, TableInfo } from '@stoa/protocol';
import { factsFor } from '../games/card-of.ts';
import { packIn } from '../games/facts.ts';
import { keepSeen, type Seen } from '../storage/seen-db.ts';
import { makeFeed } from '../table/session.ts';
import type { Session } from '../table/table-client.ts';
import { addEntropy } from './add-entropy.ts';
import { call, type ProblemCode, problemOf } from './api.ts';
import { clientOf, updateOf } from './client.ts';
import { useIdentity } from './identity.ts';
import { type LinkState, type PushedMessage, SocketLink } from './link.ts';
import type { Live } from './live-state.ts';
import { ownPack } from './own-pack.ts';
import { planKeeper } from './plans.ts';
import { type Foresight, foresight } from './preview.ts';
import { recall, remember } from './table-memory.ts';
import { toldPosition } from './told-position.ts';

/** Presence changes come without a message: the table is asked again now and then, and soon after something changed. */
const ASK_AGAIN = 15_000;
const ASK_SOON = 1500;

export interface LiveStore {
  set(part: Partial<Live>): void;
  get(): Live & { askChat(): Promise<void> };
}

/** Keeps the position for the replay of this seat. */
const keepPosition = (table: TableInfo, { seat, cursor, view, events, outcome, waiting }: SeatMessage): void => {
  const people = table.seats.map(({ kind, name }) => (kind === 'human' ? name : null));
  const seen = { table: table.table, game: table.game, seat: seat ?? null, cursor, at: Date.now(), view, waiting, people };
  void keepSeen({ ...seen, events: events as Seen['events'], outcome: outcome as Seen['outcome'] }).catch(() => undefined);
};

export class OnlineSession {
  link: SocketLink | undefined;
  private readonly id: string;
  private readonly store: LiveStore;
  private readonly feed = makeFeed();
  private readonly position = toldPosition(
    message => this.hear(message),
    () => this.askWhole(),
  );
  /** How much of the log this browser had read before. */
  private readonly readBefore: number | undefined;
  private readonly plans;
  private readonly timer: ReturnType<typeof setInterval>;
  private seat: SeatMessage['seat'] | undefined;
  private foresee: Foresight | undefined;
  /** The table's own data pack; undefined until it is here. No board without it. */
  private pack: unknown;
  private isGone = false;
  private isAdding = false;
  private detach = (): void => undefined;
  private soon: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, store: LiveStore) {
    this.id = id;
    this.store = store;
    this.readBefore = recall(id).read;
    this.plans = planKeeper(() => this.link, id);
    this.timer = setInterval(this.refresh, ASK_AGAIN);
    useIdentity.getState().be().then(this.attach, this.fail);
  }

  /** The table's client is made anew when seats are known: while the table waits, they may still be places in a queue. */
  know = (table: TableInfo): void => {
    this.addMine(table);
    const { client, table: before } = this.store.get();
    this.foresee ??= foresight(this.id, table.game);
    if (packIn(factsFor(table.game), table.options) === null) this.pack = null;
    if (this.pack === undefined) this.askPack(table);
    const isNew = client === null || before?.state === 'waiting';
    const { link, pack, foresee, plans } = this;
    const made = isNew && link && pack !== undefined ? { client: clientOf({ link, pack, foresee, plans, position: this }, table) } : {};
    this.store.set({ table, problem: null, ...made });
  };

  cursor = (): number => this.feed.session()?.latest.message.cursor ?? 0;

  listen = (onSession: (session: Session) => void): (() => void) => {
    const { readBefore } = this;
    // What was told before this listener came: the recap begins where this browser stopped reading.
    let isReturn = this.feed.session() !== undefined;
    return this.feed.listen(session => {
      const returns = isReturn && readBefore !== undefined;
      isReturn = false;
      onSession(returns ? { ...session, latest: { ...session.latest, readTo: readBefore } } : session);
    });
  };

  close(): void {
    this.isGone = true;
    clearInterval(this.timer);
    this.foresee?.close();
    clearTimeout(this.soon);
    this.detach();
    this.link?.close();
    this.link = undefined;
  }

  private readonly fail = (error: unknown): void => {
    if (!this.isGone) this.store.set({ problem: problemOf(error).code });
  };

  private readonly attach = (): void => {
    if (this.isGone) return;
    this.link = new SocketLink(this.onState);
    const refused = ({ code }: { code: ProblemCode }): void => this.store.set({ problem: code });
    this.detach = this.link.attach(this.id, { cursor: this.cursor, attached: this.onAttached, told: this.onPushed, refused });
  };

  private readonly onState = (link: LinkState): void => {
    if (this.isGone) return;
    this.store.set({ link });
    if (link === 'lost') void this.checkIdentity();
  };

  /** A socket is refused without a word when the session has ended: the player signed out in another tab. */
  private async checkIdentity(): Promise<void> {
    const account = await useIdentity
      .getState()
      .ask()
      .catch(() => undefined);
    if (account === null && !this.isGone) this.store.set({ problem: 'unauthenticated' });
  }

  private hear(message: SeatMessage): void {
    if (this.feed.session() && this.cursor() === message.cursor && this.seat === message.seat) return;
    this.seat = message.seat;
    const mine = message.decision !== null && message.outcome === null;
    this.store.set({ clocks: message.clocks, clocksAt: Date.now(), mine });
    const { log } = this.feed.hear(updateOf(message));
    if (!document.hidden) remember(this.id, { read: log.length });
    const { table } = this.store.get();
    if (table) keepPosition(table, message);
  }

  /** The table was made elsewhere, or restored from a copy by the operator: it waits for what this seat adds to the dice. */
  private addMine(table: TableInfo): void {
    if (!table.entropyDue || this.isAdding) return;
    this.isAdding = true;
    addEntropy(table)
      .then(
        added => !this.isGone && this.know(added),
        () => undefined,
      )
      .finally(() => {
        this.isAdding = false;
      });
  }

  private askPack({ game, options }: TableInfo): void {
    ownPack(this.id, game, options).then(value => {
      const { table } = this.store.get();
      if (this.isGone || this.pack !== undefined || table === null) return;
      this.pack = value;
      this.know(table);
    }, this.fail);
  }

  private readonly onAttached = ({ table, message, chat, plan }: Attached): void => {
    if (message && this.feed.session() && message.seat !== this.seat && message.keep > 0) {
      this.askWhole();
      return;
    }
    this.plans.told(plan);
    this.know(table);
    this.askSoon();
    const { askChat, chat: before } = this.store.get();
    if (table.me !== null) void askChat().catch(() => undefined);
    this.store.set({ chat, ...(before.length === 0 ? { chatRead: chat.length } : {}) });
    if (message) this.position.whole(message);
  };

  /** From the beginning: what came does not continue what is here. */
  private askWhole(): void {
    this.feed.forget();
    this.link?.again(this.id);
  }

  private readonly onPushed = (message: PushedMessage): void => {
    if (message.t === 'seat') this.position.whole(message.message);
    else if (message.t === 'change') this.position.change(message.change);
    else if (message.t === 'plan') this.plans.told(message.plan);
    else if (message.t === 'table') {
      this.know(message.table);
      this.askSoon();
    } else if (message.t === 'gone') this.store.set({ problem: 'unknown' });
    else {
      // A line that is here already comes again when it has lost its words.
      const { chat } = this.store.get();
      const { line } = message;
      const isKnown = chat.some(({ n }) => n === line.n);
      this.store.set({ chat: isKnown ? chat.map(old => (old.n === line.n ? line : old)) : [...chat, line] });
    }
  };

  private readonly refresh = (): void => {
    if (document.hidden || this.store.get().link !== 'open') return;
    call('GET /api/tables/:table', { table: this.id }).then(
      reply => !this.isGone && this.know(reply.table),
      () => undefined,
    );
  };

  private askSoon(): void {
    clearTimeout(this.soon);
    this.soon = setTimeout(this.refresh, ASK_SOON);
  }
}
