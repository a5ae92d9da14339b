/**
 * Many sockets and tables over several processes and two databases, of which the second is killed in the middle and comes back. No acknowledged
 * move may be lost. Prints one JSON line: times before, while it is away (at the tables of the other) and after, memory and processor time of the servers.
 * `node --import tsx --conditions source server/test/long/sockets.ts [sockets] [tables] [processes] [seconds] [moves a second]`; STOA_BUILT=1
 * starts built servers. The tables are copies of two true ones. What takes how long goes to stderr. The sockets are opened by several processes, `PER_GENERATOR` each; a server needs a
 * descriptor for each of its sockets, so 100,000 need seven server processes or more where `ulimit -Hn` is 20,000.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openStore } from '../../src/store/open.ts';
import { copyTables } from '../support/copied-tables.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';
import type { GeneratorReply, GeneratorTask } from '../support/socket-generator.ts';

// As the service starts servers.
process.env.STOA_YOUNG_MB ??= '64';

const [SOCKETS = 1000, TABLES = 200, PROCESSES = 2, SECONDS = 30, RATE = 50] = process.argv.slice(2).map(Number);
/** Sockets of one generator. */
const PER_GENERATOR = 16_000;
const GENERATORS = Math.ceil(SOCKETS / PER_GENERATOR);
const began = performance.now();
const say = (what: string): void => console.error(`${((performance.now() - began) / 1000).toFixed(0)} s: ${what}`);

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
const generators = Array.from({ length: GENERATORS }, () =>
  fork(fileURLToPath(new URL('../support/socket-generator.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--conditions', 'source'],
  }),
);
/** The share of generator `i` of a whole number. */
const shareOf = (n: number, i: number): number => Math.floor(((i + 1) * n) / GENERATORS) - Math.floor((i * n) / GENERATORS);
/** All generators do it at the same time. */
const ask = (what: GeneratorTask['do'], seconds = 0): Promise<GeneratorReply[]> =>
  Promise.all(
    generators.map(
      (child, generator) =>
        new Promise<GeneratorReply>((resolve, reject) => {
          const ended = (code: number | null): void => reject(new Error(`generator ${generator} ended with ${code}`));
          child.once('exit', ended);
          child.once('message', reply => {
            child.off('exit', ended);
            resolve(reply as GeneratorReply);
          });
          const task: GeneratorTask = {
            do: what,
            urls: servers.map(({ url }) => url),
            generator,
            firstTable: Math.floor((generator * TABLES) / GENERATORS),
            tables: shareOf(TABLES, generator),
            sockets: shareOf(SOCKETS, generator),
            seconds,
            perSecond: RATE / GENERATORS,
          };
          child.send(task);
        }),
    ),
  );
const sum = async (figure: (server: ServerProcess) => Promise<number>): Promise<number> =>
  (await Promise.all(servers.map(figure))).reduce((all, one) => all + one, 0);

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

const emptyBytes = await sizes();
say('servers run');
await copyTables(
  servers[0]?.url ?? '',
  clusters.map(({ url }) => url),
  TABLES,
);
say(`${TABLES} tables are there`);
const cpuBefore = await sum(server => server.cpu());
const residentBefore = await sum(server => server.resident());
await ask('open');
const cpuWithSockets = await sum(server => server.cpu());
const residentAfter = await sum(server => server.resident());
say(`${SOCKETS} sockets open`);

const playFor = async (seconds: number): Promise<Record<string, number>> => {
  const sorted = (await ask('play', seconds)).flatMap(({ times }) => times).sort((a, b) => a - b);
  const share = (part: number): number => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1));
  return { moves: sorted.length, p50: share(0.5), p95: share(0.95), p99: share(0.99) };
};

const before = await playFor(SECONDS / 3);
const cpu = (await sum(server => server.cpu())) - cpuWithSockets;
say('the second database goes away');
clusters[1].pause();
const away = await playFor(SECONDS / 3);
clusters[1].resume();
say('it is back');
const after = await playFor(SECONDS / 3);
const settled = await ask('settle');
say('settled');

/** Stored intents of all tables, by table. */
const stored = new Map<string, string[]>();
for (const { url } of clusters) {
  const store = await openStore({ url });
  for (const { table_id, intent } of await store.db.selectFrom('entries').select(['table_id', 'intent']).orderBy('seq').execute())
    if (intent !== null) stored.set(table_id, [...(stored.get(table_id) ?? []), intent.slice(intent.indexOf(':') + 1)]);
  await store.close();
}
const acknowledged = settled.flatMap(reply => reply.acknowledged);
const lost = acknowledged.filter(([table, intents]) => JSON.stringify(stored.get(table) ?? []) !== JSON.stringify(intents));
const total = (of: (reply: GeneratorReply) => number): number => settled.reduce((all, reply) => all + of(reply), 0);
const figures = {
  ...{ sockets: SOCKETS, tables: TABLES, processes: PROCESSES, asked: RATE },
  ...{ before, away, after },
  unanswered: total(({ unanswered }) => unanswered),
  tablesWithLostMoves: lost.length,
  tablesNotTold: total(({ notTold }) => notTold),
  acknowledged: acknowledged.reduce((all, [, intents]) => all + intents.length, 0),
  serverMicrosPerMove: Math.round(cpu / Math.max(1, before.moves ?? 1)),
  serverMicrosPerSocket: Math.round((cpuWithSockets - cpuBefore) / SOCKETS),
  kilobytesPerSocket: Number(((residentAfter - residentBefore) / SOCKETS / 1024).toFixed(1)),
  databaseKilobytesPerTable: Number((((await sizes()) - emptyBytes) / TABLES / 1024).toFixed(1)),
};
console.log(JSON.stringify(figures));
for (const child of generators) child.kill();
for (const server of servers) await server.kill();
for (const cluster of clusters) cluster.stop();
process.exit(figures.unanswered + figures.tablesWithLostMoves + figures.tablesNotTold === 0 ? 0 : 1);
