/**
 * Between processes only hints travel: which tables have changed, which line was said. Everything else is read from the store, so a
 * hint may come twice or late. Embedded: one process, no hints. PostgreSQL: NOTIFY in the transaction that changes something,
 * so that a hint is sent if and only if the change is stored. Redis (redis.ts): right after the commit.
 */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Schema } from './store/schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

export interface Bus {
  /** True: hints are sent in the transaction and delivered at its commit. False: they must be sent after the commit. */
  readonly isTransactional: boolean;
  changed(db: Db, tableIds: readonly string[]): Promise<void>;
  said(db: Db, tableId: string, n: number): Promise<void>;
  /** An account opened the table or left it, at this process. */
  came(db: Db, tableId: string): Promise<void>;
  /** The sessions of this account have ended. */
  out(db: Db, accountId: string): Promise<void>;
  /** Hints reach the handlers from now on. */
  listen(handlers: BusHandlers): Promise<void>;
  close(): Promise<void>;
}

export const noBus: Bus = {
  isTransactional: true,
  listen: async () => undefined,
  changed: async () => undefined,
  said: async () => undefined,
  came: async () => undefined,
  out: async () => undefined,
  close: async () => undefined,
};

export interface BusHandlers {
  tableChanged(tableId: string): void;
  chatLine(tableId: string, n: number): void;
  presenceChanged(tableId: string): void;
  signedOut(accountId: string): void;
  /** Hints may have been missed. */
  missedHints(): void;
}

/** What carries the hints: text from one process to all others. */
export interface Carrier {
  /** The id of this process, which ignores its own hints. */
  readonly id: string;
  send(db: Db, payload: string): Promise<void>;
  listen(hear: (payload: string) => void, missedHints: () => void): Promise<void>;
  close(): Promise<void>;
}

/** A NOTIFY payload has at most 8,000 bytes; an id has 16. */
const IDS_IN_A_HINT = 400;

export const busOver = ({ id, send, listen, close }: Carrier, isTransactional: boolean): Bus => {
  const tell = (db: Db, payload: string): Promise<void> => send(db, `${id} ${payload}`);
  return {
    isTransactional,
    listen: handlers =>
      listen(payload => {
        const [from, kind, subject = '', n = ''] = payload.split(' ');
        if (from === id) return;
        if (kind === 'said') handlers.chatLine(subject, Number(n));
        else if (kind === 'came') handlers.presenceChanged(subject);
        else if (kind === 'out') handlers.signedOut(subject);
        else if (kind === 'gap') handlers.missedHints();
        else for (const tableId of subject.split(',')) handlers.tableChanged(tableId);
      }, handlers.missedHints),
    async changed(db, tableIds) {
      for (let i = 0; i < tableIds.length; i += IDS_IN_A_HINT) await tell(db, `changed ${tableIds.slice(i, i + IDS_IN_A_HINT).join(',')}`);
    },
    said: (db, tableId, n) => tell(db, `said ${tableId} ${n}`),
    came: (db, tableId) => tell(db, `came ${tableId}`),
    out: (db, accountId) => tell(db, `out ${accountId}`),
    close,
  };
};

const CHANNEL = 'stoa';
const RETRY = 500;

export const postgresBus = (url: string): Bus => {
  let client: pg.Client | undefined;
  let closed = false;
  const listen: Carrier['listen'] = async (hear, missedHints) => {
    const { Client } = (await import('pg')).default;
    const fresh = new Client({ connectionString: url });
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    const again = (): void => {
      if (closed) return;
      setTimeout(() => {
        if (!closed) listen(hear, missedHints).then(missedHints, again);
      }, RETRY);
    };
    fresh.on('end', again);
    client = fresh;
  };
  const carrier: Carrier = {
    id: randomUUID(),
    listen,
    async send(db, payload) {
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
  return busOver(carrier, true);
};
