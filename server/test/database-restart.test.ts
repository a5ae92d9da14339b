/**
 * The database goes away in mid-game and comes back, without a farewell: two processes wait for it, every acknowledged move is there, nothing
 * is half there, the games end. Runs where PostgreSQL is (STOA_TEST_DATABASE); STOA_KILLS makes it longer.
 */
import { sfc32, verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { readEntries } from '../src/store/entries.ts';
import { openStore } from '../src/store/open.ts';
import { type Client, makeClient } from './support/client.ts';
import { DATABASE } from './support/database.ts';
import { twoAtATable } from './support/petteia.ts';
import { startProcess } from './support/process.ts';
import { fewMoves, movesOf, patiently, stubbornPlayer } from './support/stubborn.ts';

const RESTARTS = Math.max(1, Math.floor(Number(process.env.STOA_KILLS ?? 3) / 3));
const SEED = process.env.STOA_SEED ?? `restart ${Date.now()}`;

interface Cluster {
  readonly url: string;
  restart(): void;
  stop(): void;
}

test.skipIf(!DATABASE)(
  `${RESTARTS} restarts of the database, seed ${SEED}`,
  async () => {
    const script: string = new URL('../../scripts/lib/postgres.mjs', import.meta.url).href;
    const { startPostgres } = (await import(script)) as { startPostgres(options: { fsync: boolean }): Promise<Cluster> };
    const cluster = await startPostgres({ fsync: true });
    const servers = await Promise.all([startProcess('', 0, cluster.url, 'silent'), startProcess('', 0, cluster.url, 'silent')]);
    const rng = sfc32(SEED);
    let acknowledged = 0;
    let restarts = 0;
    const door = (client: Client): Client => makeClient((servers[rng.int(2)] as (typeof servers)[0]).url, client.cookie);
    const evening = async (kind: string) => {
      const games = [];
      do {
        const { table, clients } = await patiently(() => twoAtATable(servers[0]?.url ?? '', { game: kind }));
        const few = fewMoves(kind);
        const players = clients.map((client, seat) =>
          stubbornPlayer(
            { ...client, socket: () => door(client).socket() },
            table,
            `${SEED} ${table} ${seat}`,
            () => {
              few.note();
              acknowledged++;
            },
            few.isEnough,
          ),
        );
        games.push({ table, clients, books: await Promise.all(players) });
      } while (restarts < RESTARTS);
      return games;
    };
    const pulled = async (): Promise<void> => {
      for (; restarts < RESTARTS; restarts++) {
        const enough = acknowledged + 20 + rng.int(40);
        while (acknowledged < enough) await new Promise(resolve => setTimeout(resolve, 5));
        cluster.restart();
      }
    };
    const [played] = await Promise.all([Promise.all([...GAMES.keys()].map(evening)), pulled()]);
    const store = await openStore({ url: cluster.url });
    for (const { table, clients, books } of played.flat()) {
      const record = await door(clients[0]).call('GET /api/tables/:table/record', { table });
      expect(verifyRecord(record, id => GAMES.get(id), fairness)).toMatchObject({ ok: true, draws: 'verified' });
      const rows = await readEntries(store.db, table, 0);
      expect(rows.map(row => row.seq)).toEqual(rows.map((_, i) => i + 1));
      for (const [seat, book] of books.entries()) {
        const mine = `${(await door(clients[seat] as Client).call('GET /api/me')).account?.id}:`;
        const stored = rows.flatMap(row => row.intent ?? []).filter(key => key.startsWith(mine));
        expect(movesOf(stored, book)).toEqual(book.acknowledged.map(id => mine + id));
      }
    }
    await store.close();
    for (const server of servers) expect(await server.stop()).toBe(0);
    cluster.stop();
  },
  180_000 + RESTARTS * 60_000,
);
