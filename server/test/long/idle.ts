/**
 * Idle tables cost nothing: a store with TABLES running games, each with a few entries, against an empty one. Prints JSON lines: what the
 * server (as built: `npm run build` first) takes until it answers, the middle of three; its heap; its memory after it has folded the live tables.
 * `node --import tsx --conditions source server/test/long/idle.ts [tables]`
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type RawBuilder, sql } from 'kysely';
import { openStore } from '../../src/store/open.ts';
import { intentId, makeClient } from '../support/client.ts';
import { twoAtATable } from '../support/petteia.ts';
import { startProcess } from '../support/process.ts';

const TABLES = Number(process.argv[2] ?? 100_000);
const MOVES = 10;

/** One real game of a few moves, whose rows are then copied under other ids. */
const makeStore = async (folder: string): Promise<void> => {
  const server = await startProcess(folder);
  const { table, clients } = await twoAtATable(server.url);
  for (let i = 0; i < MOVES; i++)
    for (const client of clients) {
      const { message } = await makeClient(server.url, client.cookie).call('GET /api/tables/:table/look', { table });
      if (!message || message.decision === null) continue;
      const intent = { id: intentId(), do: 'play' as const, decision: message.decision, actions: [message.actions[0]] };
      await client.call('POST /api/tables/:table/intents', { table }, intent);
    }
  await server.stop();
  const { db, close } = await openStore({ folder });
  // By the database itself: 2.6 million rows of JavaScript values would take longer than everything that is measured.
  const ids = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${TABLES}) select lower(hex(randomblob(8))) as id from n`;
  await sql`create temp table copies as ${ids}`.execute(db);
  const copy = async (name: 'tables' | 'secrets' | 'seats' | 'entries', changed: Readonly<Record<string, RawBuilder<unknown>>>) => {
    const key = name === 'tables' ? 'id' : 'table_id';
    const row = await db.selectFrom(name).selectAll().where(sql.ref(key), '=', table).executeTakeFirstOrThrow();
    const columns = Object.keys(row);
    const values = columns.map(column => (column === key ? sql`copies.id` : (changed[column] ?? sql.ref(`${name}.${column}`))));
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map(column => sql.ref(column)))})
      select ${sql.join(values)} from copies, ${sql.table(name)} where ${sql.ref(`${name}.${key}`)} = ${table}`.execute(db);
  };
  await copy('tables', {
    header: sql`json_set(tables.header, '$.table', copies.id)`,
    digest: sql`null`,
    updated_at: sql`tables.updated_at - abs(random() % 2592000000)`,
  });
  await copy('secrets', {});
  await copy('seats', {});
  await copy('entries', {});
  await close();
};

interface Figures {
  /** Milliseconds until it answers, by the clock and of processor time. */
  readonly wall: number;
  readonly cpu: number;
  /** Megabytes it has from the system. */
  readonly resident: number;
}

/** The product as it is built, started on a store: what it took until it answers. With `round`, what it has when it has seen to its tables. */
const start = (folder: string, round: boolean): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    const program = fileURLToPath(new URL('../../../cli/bin/stoa.mjs', import.meta.url));
    const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.once('exit', code => reject(new Error(`ended with ${code}: is it built?`)));
    // Linux says it in clock ticks of 10 ms and in kilobytes.
    const proc = (file: string): string => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
    const figures = (): Figures => {
      const [user, system] = proc('stat').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(proc('status')) ?? [];
      return {
        wall: Math.round(performance.now() - from),
        cpu: (Number(user) + Number(system)) * 10,
        resident: Math.round(Number(kilobytes) / 1000),
      };
    };
    const end = (found: Figures): void => {
      child.removeAllListeners('exit');
      child.once('exit', () => resolve(found));
      child.kill('SIGTERM');
    };
    createInterface({ input: child.stdout }).on('line', async line => {
      const [, url] = /^Stoa is at (http:\/\/\S+)/.exec(line) ?? [];
      if (url !== undefined && !round) {
        await fetch(`${url}/readyz`);
        end(figures());
      } else if (round && line.includes('running tables folded again')) {
        // The thread that folded goes when it has had nothing to do for half a minute; then the rest of the heap shrinks.
        setTimeout(() => end(figures()), LINGERS);
      }
    });
  });

const LINGERS = 60_000;

const median = async (folder: string): Promise<Figures> => {
  const starts = [await start(folder, false), await start(folder, false), await start(folder, false)];
  const middle = (of: (figures: Figures) => number): number => starts.map(of).sort((a, b) => a - b)[1] ?? 0;
  return { wall: middle(f => f.wall), cpu: middle(f => f.cpu), resident: middle(f => f.resident) };
};

const heapOf = async (folder: string): Promise<number> => {
  const server = await startProcess(folder);
  const heap = await server.memory();
  await server.kill();
  return Number((heap / 1e6).toFixed(1));
};

const empty = await mkdtemp(join(tmpdir(), 'stoa-idle-none-'));
const full = await mkdtemp(join(tmpdir(), 'stoa-idle-many-'));
const began = performance.now();
await makeStore(full);
const making = performance.now() - began;
const { size } = await stat(join(full, 'stoa.db'));
const say = (figures: object): void => console.log(JSON.stringify(figures));
say({ tables: TABLES, storeMegabytes: Math.round(size / 1e6), secondsToMake: Math.round(making / 1000), load: loadavg()[0] });
await start(empty, false);
say({ start: { none: await median(empty), many: await median(full) }, load: loadavg()[0] });
say({ heapMegabytes: { none: await heapOf(empty), many: await heapOf(full) } });
// The first round after an update takes every table; later ones what was played at since.
say({ firstRound: { none: await start(empty, true), many: await start(full, true) }, load: loadavg()[0] });
say({ nextRound: { none: await start(empty, true), many: await start(full, true) }, load: loadavg()[0] });
await rm(empty, { recursive: true, force: true });
await rm(full, { recursive: true, force: true });
