/** Evenings of people who play on whatever happens to the servers, and what must be true of their games afterwards. */
import { verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { readEntries } from '../../src/store/entries.ts';
import type { Schema } from '../../src/store/schema.ts';
import type { Client } from './client.ts';
import { type Pair, twoAtATable } from './petteia.ts';
import { type Book, fewMoves, movesOf, patiently, reconnectingPlayer } from './reconnecting-player.ts';

export interface Played extends Pair {
  readonly books: readonly Book[];
}

export interface CrashRun {
  readonly seed: string;
  /** The n-th game of the run. */
  readonly game: (n: number) => string;
  /** Where a table is made. */
  readonly url: () => string;
  /** Where a player comes back to. */
  readonly door: (client: Client) => Client;
  readonly onAcknowledged: () => void;
  readonly isLate: () => boolean;
}

/** Two people who play one game after another until it is late. */
export const crashRun = async ({ seed, game, url, door, onAcknowledged, isLate }: CrashRun): Promise<Played[]> => {
  const games: Played[] = [];
  do {
    const kind = game(games.length);
    const { table, clients } = await patiently(() => twoAtATable(url(), { game: kind }));
    const few = fewMoves(kind);
    const note = (): void => {
      few.note();
      onAcknowledged();
    };
    const players = clients.map((client, seat) =>
      reconnectingPlayer({ ...client, socket: () => door(client).socket() }, table, `${seed} ${games.length} ${seat}`, note, few.isEnough),
    );
    games.push({ table, clients, books: await Promise.all(players) });
  } while (!isLate());
  return games;
};

/** The records verify, and every player was told the same story without gaps. Whose account is whose, for `expectStored`. */
export const expectTold = async (played: readonly Played[], door: (client: Client) => Client): Promise<Map<Client, string>> => {
  const accounts = new Map<Client, string>();
  for (const { table, clients, books } of played) {
    const record = await door(clients[0]).call('GET /api/tables/:table/record', { table });
    expect(verifyRecord(record, id => GAMES.get(id), fairness)).toMatchObject({ ok: true, draws: 'verified' });
    for (const [seat, client] of clients.entries()) {
      const { message } = await door(client).call('GET /api/tables/:table/look', { table });
      expect(books[seat]?.log).toEqual(message?.events);
      expect(books[seat]?.last?.view).toEqual(message?.view);
      accounts.set(client, (await door(client).call('GET /api/me')).account?.id ?? '');
    }
  }
  return accounts;
};

/** Every acknowledged intent is in the store exactly once and in its order; nothing is half there. */
export const expectStored = async (db: Kysely<Schema>, played: readonly Played[], accounts: ReadonlyMap<Client, string>): Promise<void> => {
  for (const { table, clients, books } of played) {
    const rows = await readEntries(db, table, 0);
    expect(rows.map(row => row.seq)).toEqual(rows.map((_, n) => n + 1));
    for (const [seat, client] of clients.entries()) {
      const mine = `${accounts.get(client)}:`;
      const stored = rows.flatMap(row => row.intent ?? []).filter(key => key.startsWith(mine));
      expect(movesOf(stored, books[seat]!)).toEqual(books[seat]?.acknowledged.map(id => mine + id));
    }
  }
};
