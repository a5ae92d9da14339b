/**
 * The database goes away in mid-game and comes back, without a farewell: two processes wait for it, every acknowledged move is there, nothing
 * is half there, the games end. Runs where PostgreSQL is (STOA_TEST_DATABASE); STOA_KILLS makes it longer.
 */
import { sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import { type Client, makeClient } from './support/client.ts';
import { crashRun, expectStored, expectTold, type Played } from './support/crash-runs.ts';
import { DATABASE } from './support/database.ts';
import { startProcess } from './support/process.ts';

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
    const door = (client: Client): Client => makeClient(servers[rng.int(2)]!.url, client.cookie);
    const played = (kind: string): Promise<Played[]> =>
      crashRun({
        seed: `${SEED} ${kind}`,
        game: () => kind,
        url: () => servers[0]?.url ?? '',
        door,
        onAcknowledged: () => acknowledged++,
        isLate: () => restarts >= RESTARTS,
      });
    const pulled = async (): Promise<void> => {
      for (; restarts < RESTARTS; restarts++) {
        const enough = acknowledged + 20 + rng.int(40);
        while (acknowledged < enough) await new Promise(resolve => setTimeout(resolve, 5));
        cluster.restart();
      }
    };
    const [runs] = await Promise.all([Promise.all([...GAMES.keys()].map(played)), pulled()]);
    const accounts = await expectTold(runs.flat(), door);
    const store = await openStore({ url: cluster.url });
    await expectStored(store.db, runs.flat(), accounts);
    await store.close();
    for (const server of servers) expect(await server.stop()).toBe(0);
    cluster.stop();
  },
  180_000 + RESTARTS * 60_000,
);
