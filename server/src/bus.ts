/**
 * Between processes only hints travel: which tables have changed, which line was said. Everything else is read from the store, so a
 * hint may come twice, late or never. Hints leave after the commit and no move waits for them: a NOTIFY inside a transaction takes a lock
 * on the whole instance, and commits would follow one another. What a process that dies has not sent any more, the others find out by
 * themselves (processes.ts). Embedded: one process, no hints.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Which viewers a process tells that a player or spectator came or went. */
export type Told = 'everybody' | 'players';

export interface Bus {
  changed(tableIds: readonly string[]): void;
  said(tableId: string, n: number): void;
  /** An account opened the table or left it, at this process; of one without a seat only the players are told. */
  came(tableId: string, told: Told): void;
  /** The sessions of this account have ended. */
  out(accountId: string): void;
  /** Hints reach the handlers from now on. */
  listen(handlers: BusHandlers): Promise<void>;
  /** Sends what is left, if that is possible at once. True: every hint was sent. */
  close(): Promise<boolean>;
}

export const noBus: Bus = {
  listen: async () => undefined,
  changed: () => undefined,
  said: () => undefined,
  came: () => undefined,
  out: () => undefined,
  close: async () => true,
};

export interface BusHandlers {
  tableChanged(tableId: string): void;
  chatLine(tableId: string, n: number): void;
  presenceChanged(tableId: string, told: Told): void;
  signedOut(accountId: string): void;
  /** Hints may have been missed. */
  missedHints(): void;
}

/** What carries the hints: text from one process to all others. */
export interface Carrier {
  /** The id of this process, which ignores its own hints. */
  readonly id: string;
  /** Rejects if they must be sent again. */
  send(payloads: readonly string[]): Promise<void>;
  listen(hear: (payload: string) => void, missedHints: () => void): Promise<void>;
  close(): Promise<void>;
}

/** A NOTIFY payload has at most 8,000 bytes; an id has 16. */
const IDS_IN_A_HINT = 400;
/** Hints that wait while the carrier is away. Beyond this they are replaced by one that tells the others to look at everything. */
const MAX_WAITING = 2_000;
const RETRY_MS = 500;
/** How long a stop waits for the last hints. */
const CLOSE_MS = 1_000;

const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

interface Outbox {
  changed(tableIds: readonly string[]): void;
  say(hint: string): void;
  /** True: everything was sent. */
  close(): Promise<boolean>;
}

/** Sends one batch at a time; hints that come meanwhile are the next batch. */
const outboxOf = ({ id, send }: Carrier): Outbox => {
  const tables = new Set<string>();
  const others: string[] = [];
  let sending: Promise<void> | undefined;
  let isClosed = false;
  let isLost = false;
  const batch = (): string[] => {
    const ids = [...tables];
    const hints = others.splice(0);
    tables.clear();
    for (let i = 0; i < ids.length; i += IDS_IN_A_HINT) hints.push(`changed ${ids.slice(i, i + IDS_IN_A_HINT).join(',')}`);
    return hints;
  };
  const sendAll = async (): Promise<void> => {
    let left: string[] = [];
    for (;;) {
      // Hints of the same turn of the event loop leave together.
      await new Promise(resolve => setImmediate(resolve));
      left.push(...batch());
      if (left.length === 0) break;
      if (left.length > MAX_WAITING) left = ['gap'];
      try {
        await send(left.map(hint => `${id} ${hint}`));
        left = [];
      } catch {
        if (isClosed) {
          isLost = true;
          break;
        }
        await pause(RETRY_MS);
      }
    }
    sending = undefined;
  };
  const start = (): void => {
    sending ??= sendAll();
  };
  return {
    changed(tableIds) {
      for (const tableId of tableIds) tables.add(tableId);
      if (tables.size > 0) start();
    },
    say(hint) {
      others.push(hint);
      start();
    },
    async close() {
      isClosed = true;
      await Promise.race([sending, pause(CLOSE_MS)]);
      return sending === undefined && !isLost;
    },
  };
};

export const busOver = (carrier: Carrier): Bus => {
  const { id, listen, close } = carrier;
  const outbox = outboxOf(carrier);
  return {
    listen: handlers =>
      listen(payload => {
        const [from, kind, subject = '', more = ''] = payload.split(' ');
        if (from === id) return;
        if (kind === 'said') handlers.chatLine(subject, Number(more));
        else if (kind === 'came') handlers.presenceChanged(subject, more === 'players' ? more : 'everybody');
        else if (kind === 'out') handlers.signedOut(subject);
        else if (kind === 'gap') handlers.missedHints();
        else for (const tableId of subject.split(',')) handlers.tableChanged(tableId);
      }, handlers.missedHints),
    changed: outbox.changed,
    said: (tableId, n) => outbox.say(`said ${tableId} ${n}`),
    came: (tableId, told) => outbox.say(`came ${tableId} ${told}`),
    out: accountId => outbox.say(`out ${accountId}`),
    async close() {
      const isSent = await outbox.close();
      await close();
      return isSent;
    },
  };
};

const CHANNEL = 'stoa';

/** One connection that hears, made by `listen`, and one that speaks, made with the first hint. */
export const postgresBus = (url: string): Bus => {
  const open = new Set<pg.Client>();
  let speaker: Promise<pg.Client> | undefined;
  let closed = false;
  const connect = async (onEnd: () => void): Promise<pg.Client> => {
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    client.on('end', () => {
      open.delete(client);
      onEnd();
    });
    await client.connect();
    open.add(client);
    return client;
  };
  const listen: Carrier['listen'] = async (hear, missedHints) => {
    const again = (): void => {
      if (closed) return;
      setTimeout(() => {
        if (!closed) listen(hear, missedHints).then(missedHints, again);
      }, RETRY_MS);
    };
    let isHeard = false;
    const client = await connect(() => {
      if (isHeard) again();
    });
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    await client.query(`LISTEN ${CHANNEL}`);
    isHeard = true;
  };
  const forget = (): void => {
    speaker = undefined;
  };
  return busOver({
    id: randomUUID(),
    listen,
    async send(payloads) {
      speaker ??= connect(forget);
      try {
        await (await speaker).query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads]);
      } catch (error) {
        forget();
        throw error;
      }
    },
    async close() {
      closed = true;
      await Promise.all([...open].map(client => client.end()));
    },
  });
};
