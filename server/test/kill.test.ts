/**
 * The plug is pulled in mid-game, again and again: every acknowledged intent is in the store exactly once, nothing is half there,
 * the games end and their records verify, and every player was told the same story without gaps.
 * STOA_KILLS and STOA_KILL_TABLES make it longer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { openStore } from '../src/store/open.ts';
import { crashRun, expectStored, expectTold } from './support/crash-runs.ts';
import { type ServerProcess, startProcess, steadyPort } from './support/process.ts';

const KILLS = Number(process.env.STOA_KILLS ?? 3);
const TABLES = Number(process.env.STOA_KILL_TABLES ?? 4);
const SEED = process.env.STOA_SEED ?? `kill ${Date.now()}`;

const KINDS = [...GAMES.keys()];

test(
  `${KILLS} kills, ${TABLES} tables, seed ${SEED}`,
  async () => {
    const rng = sfc32(SEED);
    const data = await mkdtemp(join(tmpdir(), 'stoa-kill-'));
    let server: ServerProcess = await startProcess(data, await steadyPort());
    const { url, port } = server;
    let kills = 0;
    let acknowledged = 0;
    const runs = Promise.all(
      Array.from({ length: TABLES }, (_, n) =>
        crashRun({
          seed: `${SEED} ${n}`,
          game: i => KINDS[(n + i) % KINDS.length]!,
          url: () => url,
          door: client => client,
          onAcknowledged: () => acknowledged++,
          isLate: () => kills >= KILLS,
        }),
      ),
    );
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
    await Promise.all([pulled, runs]);
    const played = (await runs).flat();

    const accounts = await expectTold(played, client => client);
    expect(played.some(({ books }) => books.some(book => book.reconnects > 0))).toBe(true);
    expect(await server.stop()).toBe(0);

    const store = await openStore({ folder: data });
    await expectStored(store.db, played, accounts);
    await store.close();
    await rm(data, { recursive: true, force: true });
    if (process.env.STOA_KILLS !== undefined) console.log(JSON.stringify({ kills, acknowledged }));
  },
  180_000 + KILLS * 60_000,
);
