/**
 * Between processes only hints travel: which tables have changed, which line was said. Everything else is read from the store, so a
 * hint may come twice or late. Embedded: one process, nobody to tell. PostgreSQL: NOTIFY in the transaction that changes something,
 * so that nobody hears of what is not stored, and nothing stored goes unheard.
 */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './store/schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

export interface Bus {
  changed(db: Db, tableIds: readonly string[]): Promise<void>;
  said(db: Db, tableId: string, n: number): Promise<void>;
  /** Somebody opened the table or left it, at this process. */
  came(db: Db, tableId: string): Promise<void>;
  /** The sessions of this account have ended. */
  out(db: Db, accountId: string): Promise<void>;
  /** Hints reach the ears from now on. */
  listen(ears: Ears): Promise<void>;
  close(): Promise<void>;
}

export const noBus: Bus = {
  listen: async () => undefined,
  changed: async () => undefined,
  said: async () => undefined,
  came: async () => undefined,
  out: async () => undefined,
  close: async () => undefined,
};

export interface Ears {
  onChanged(tableId: string): void;
  onSaid(tableId: string, n: number): void;
  onCame(tableId: string): void;
  onOut(accountId: string): void;
  /** Hints may have been missed. */
  onGap(): void;
}

const CHANNEL = 'stoa';
const RETRY = 500;
/** A payload may have 8,000 bytes; an id has 16. */
const IDS_IN_A_HINT = 400;

export const postgresBus = (url: string): Bus => {
  const me = randomUUID();
  let client: pg.Client | undefined;
  let closed = false;

  const hear = (ears: Ears, payload: string): void => {
    const [from, kind, subject = '', n = ''] = payload.split(' ');
    if (from === me) return;
    if (kind === 'said') ears.onSaid(subject, Number(n));
    else if (kind === 'came') ears.onCame(subject);
    else if (kind === 'out') ears.onOut(subject);
    else for (const tableId of subject.split(',')) ears.onChanged(tableId);
  };
  const listen = async (ears: Ears): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => hear(ears, payload ?? ''));
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    fresh.on('end', () => again(ears));
    client = fresh;
  };
  const again = (ears: Ears): void => {
    if (closed) return;
    setTimeout(() => {
      if (!closed) listen(ears).then(ears.onGap, () => again(ears));
    }, RETRY);
  };
  const notify = async (db: Db, payload: string): Promise<void> => {
    await sql`select pg_notify(${CHANNEL}, ${`${me} ${payload}`})`.execute(db);
  };

  return {
    listen,
    async changed(db, tableIds) {
      for (let i = 0; i < tableIds.length; i += IDS_IN_A_HINT)
        await notify(db, `changed ${tableIds.slice(i, i + IDS_IN_A_HINT).join(',')}`);
    },
    said: (db, tableId, n) => notify(db, `said ${tableId} ${n}`),
    came: (db, tableId) => notify(db, `came ${tableId}`),
    out: (db, accountId) => notify(db, `out ${accountId}`),
    async close() {
      closed = true;
      await client?.end();
    },
  };
};
