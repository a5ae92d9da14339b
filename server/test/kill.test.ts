/**
 * The plug is pulled in mid-game, again and again: every acknowledged intent is in the store exactly once, nothing is half there,
 * the games end and their records verify, and every player was told the same story without gaps.
 * STOA_KILLS and STOA_KILL_TABLES make it longer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sfc32, verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { readEntries } from '../src/store/entries.ts';
import { openStore } from '../src/store/open.ts';
import type { Client } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { type ServerProcess, startProcess } from './support/process.ts';
import { type Book, fewMoves, movesOf, patiently, stubbornPlayer } from './support/stubborn.ts';

const KILLS = Number(process.env.STOA_KILLS ?? 3);
const TABLES = Number(process.env.STOA_KILL_TABLES ?? 4);
const SEED = process.env.STOA_SEED ?? `kill ${Date.now()}`;

const KINDS = [...GAMES.keys()];

interface Played {
  readonly table: string;
  readonly clients: readonly [Client, Client];
  readonly books: readonly Book[];
}

test(
  `${KILLS} kills, ${TABLES} tables, seed ${SEED}`,
  async () => {
    const rng = sfc32(SEED);
    const data = await mkdtemp(join(tmpdir(), 'stoa-kill-'));
    let server: ServerProcess = await startProcess(data);
    const { url, port } = server;
    let kills = 0;
    let acknowledged = 0;
    const onAcknowledged = (): void => {
      acknowledged++;
    };
    /** Two people who play one game after another until the plug has been pulled often enough. */
    const evening = async (n: number): Promise<Played[]> => {
      const games: Played[] = [];
      do {
        const game = KINDS[(n + games.length) % KINDS.length] as string;
        const { table, clients } = await patiently(() => twoAtATable(url, { game }));
        const few = fewMoves(game);
        const books = await Promise.all(
          clients.map((client, seat) =>
            stubbornPlayer(
              client,
              table,
              `${SEED} ${n} ${games.length} ${seat}`,
              () => {
                few.note();
                onAcknowledged();
              },
              few.isEnough,
            ),
          ),
        );
        games.push({ table, clients, books });
      } while (kills < KILLS);
      return games;
    };
    const evenings = Promise.all(Array.from({ length: TABLES }, (_, n) => evening(n)));
    // Some moves are acknowledged, then at any moment the plug is pulled.
    const pulled = (async () => {
      while (kills < KILLS) {
        const enough = acknowledged + 1 + rng.int(40);
        while (acknowledged < enough) await new Promise(resolve => setTimeout(resolve, 1 + rng.int(10)));
        await server.kill();
        kills++;
        server = await startProcess(data, port);
      }
    })();
    await Promise.all([pulled, evenings]);
    const played = (await evenings).flat();

    const accounts = new Map<Client, string | undefined>();
    for (const { table, clients, books } of played) {
      const record = await clients[0].call('GET /api/tables/:table/record', { table });
      expect(verifyRecord(record, id => GAMES.get(id), fairness)).toMatchObject({ ok: true, draws: 'verified' });
      for (const [seat, client] of clients.entries()) {
        const { message } = await client.call('GET /api/tables/:table/look', { table });
        expect(books[seat]?.log).toEqual(message?.events);
        expect(books[seat]?.last?.view).toEqual(message?.view);
        accounts.set(client, (await client.call('GET /api/me')).account?.id);
      }
    }
    expect(played.some(({ books }) => books.some(book => book.reconnects > 0))).toBe(true);
    expect(await server.stop()).toBe(0);

    const store = await openStore({ folder: data });
    for (const { table, clients, books } of played) {
      const rows = await readEntries(store.db, table, 0);
      expect(rows.map(row => row.seq)).toEqual(rows.map((_, n) => n + 1));
      for (const [seat, client] of clients.entries()) {
        const mine = `${accounts.get(client)}:`;
        const stored = rows.flatMap(row => row.intent ?? []).filter(key => key.startsWith(mine));
        expect(movesOf(stored, books[seat] as Book)).toEqual(books[seat]?.acknowledged.map(id => `${mine}${id}`));
      }
    }
    await store.close();
    await rm(data, { recursive: true, force: true });
  },
  180_000 + KILLS * 60_000,
);
