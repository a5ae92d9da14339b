/**
 * Many sockets and tables over several processes and two databases, of which the second is killed in the middle and comes back. No acknowledged
 * move may be lost. Prints one JSON line: times before, while it is away (at the tables of the other) and after, memory and processor time of the servers.
 * `node --import tsx --conditions source server/test/long/sockets.ts [sockets] [tables] [processes] [seconds] [moves a second]`; STOA_BUILT=1
 * starts built servers. 100,000 sockets need `ulimit -n 250000` and some 6 GB.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sfc32 } from '@stoa/engine';
import { sql } from 'kysely';
import { openStore } from '../../src/store/open.ts';
import { isTold, type ManyTable, makeTable, openWire, sendMove } from '../support/many-sockets.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';

const [SOCKETS = 1000, TABLES = 200, PROCESSES = 2, SECONDS = 30, RATE = 50] = process.argv.slice(2).map(Number);
const AT_ONCE = 32;

interface Cluster {
  readonly url: string;
  pause(): void;
  resume(): void;
  stop(): void;
}
const script: string = new URL('../../../scripts/lib/postgres.mjs', import.meta.url).href;
const { startPostgres } = (await import(script)) as { startPostgres(options: { fsync: boolean }): Promise<Cluster> };
const clusters = [await startPostgres({ fsync: true }), await startPostgres({ fsync: true })] as const;
const list = `${clusters[0].url}?name=a,${clusters[1].url}?name=b`;
const servers: ServerProcess[] = [];
for (let i = 0; i < PROCESSES; i++) servers.push(await startProcess('', 0, list, 'error'));
const at = (i: number): string => (servers[i % servers.length] as ServerProcess).url;

/** Runs `work` for 0 to n - 1, a few at a time. */
const many = async (n: number, work: (i: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < n; i = next++) await work(i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};
const sum = async (ask: (server: ServerProcess) => Promise<number>): Promise<number> =>
  (await Promise.all(servers.map(ask))).reduce((all, one) => all + one, 0);

/** Bytes of both databases. */
const sizes = async (): Promise<number> => {
  let bytes = 0;
  for (const { url } of clusters) {
    const { db, close } = await openStore({ url });
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
    bytes += rows[0]?.size ?? 0;
    await close();
  }
  return bytes;
};

const rng = sfc32('sockets');
const emptyBytes = await sizes();
const tables: ManyTable[] = [];
await many(TABLES, async i => void tables.push(await makeTable(at(i))));
let times: number[] = [];
const residentBefore = await sum(server => server.resident());
await many(SOCKETS, i => {
  const table = tables[i % TABLES] as ManyTable;
  // 28,000 sockets from each address of this machine.
  const from = `127.0.0.${2 + Math.floor(i / 20_000)}`;
  return openWire(at(i), table, Math.floor(i / TABLES) % 2, from, time => times.push(time));
});
const residentAfter = await sum(server => server.resident());

const shares = (): Record<string, number> => {
  const sorted = times.sort((a, b) => a - b);
  const share = (part: number): number => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1));
  const figures = { moves: sorted.length, p50: share(0.5), p95: share(0.95), p99: share(0.99) };
  times = [];
  return figures;
};
const playFor = async (seconds: number): Promise<Record<string, number>> => {
  const from = performance.now();
  for (let sent = 0; performance.now() - from < seconds * 1000; ) {
    for (const due = ((performance.now() - from) / 1000) * RATE; sent < due; sent++) sendMove(tables[rng.int(TABLES)] as ManyTable, rng);
    await pause(2);
  }
  return shares();
};

const cpuBefore = await sum(server => server.cpu());
const before = await playFor(SECONDS / 3);
const cpu = (await sum(server => server.cpu())) - cpuBefore;
clusters[1].pause();
const away = await playFor(SECONDS / 3);
clusters[1].resume();
const after = await playFor(SECONDS / 3);
// What was refused is sent again until it is answered.
for (const until = Date.now() + 120_000; tables.some(({ pending }) => pending !== undefined) && Date.now() < until; await pause(200))
  for (const table of tables) if (table.pending) sendMove(table, rng);
for (const until = Date.now() + 60_000; !tables.every(isTold) && Date.now() < until; ) await pause(100);

/** Stored intents of all tables, by table. */
const stored = new Map<string, string[]>();
for (const { url } of clusters) {
  const store = await openStore({ url });
  for (const { table_id, intent } of await store.db.selectFrom('entries').select(['table_id', 'intent']).orderBy('seq').execute())
    if (intent !== null) stored.set(table_id, [...(stored.get(table_id) ?? []), intent.slice(intent.indexOf(':') + 1)]);
  await store.close();
}
const lost = tables.filter(({ id, acknowledged }) => JSON.stringify(stored.get(id) ?? []) !== JSON.stringify(acknowledged));
const figures = {
  ...{ sockets: SOCKETS, tables: TABLES, processes: PROCESSES, asked: RATE },
  ...{ before, away, after },
  unanswered: tables.filter(({ pending }) => pending !== undefined).length,
  tablesWithLostMoves: lost.length,
  tablesNotTold: tables.filter(table => !isTold(table)).length,
  acknowledged: tables.reduce((all, { acknowledged }) => all + acknowledged.length, 0),
  serverMicrosPerMove: Math.round(cpu / Math.max(1, before.moves ?? 1)),
  kilobytesPerSocket: Number(((residentAfter - residentBefore) / SOCKETS / 1024).toFixed(1)),
  databaseKilobytesPerTable: Number((((await sizes()) - emptyBytes) / TABLES / 1024).toFixed(1)),
};
console.log(JSON.stringify(figures));
for (const server of servers) await server.kill();
for (const cluster of clusters) cluster.stop();
process.exit(figures.unanswered + figures.tablesWithLostMoves + figures.tablesNotTold === 0 ? 0 : 1);
