/**
 * Idle tables cost nothing: a store with TABLES running games, each with a few entries, against an empty one. Prints one JSON line: how long
 * the server (as built: `npm run build` first) takes until it answers, the middle of three; its heap and its resident memory when it does, and after the live tables have been folded again.
 * `node --import tsx --conditions source server/test/long/idle.ts [tables]`
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { newId } from '../../src/ids.ts';
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
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', table).execute();
  const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', table).execute();
  const { secret } = await db.selectFrom('secrets').selectAll().where('table_id', '=', table).executeTakeFirstOrThrow();
  for (let done = 0; done < TABLES; done += 500)
    await db.transaction().execute(async tx => {
      const ids = Array.from({ length: Math.min(500, TABLES - done) }, newId);
      const header = (id: string): string => JSON.stringify({ ...(JSON.parse(row.header ?? '{}') as object), table: id });
      await tx
        .insertInto('tables')
        .values(ids.map(id => ({ ...row, id, header: header(id), digest: null })))
        .execute();
      await tx
        .insertInto('secrets')
        .values(ids.map(table_id => ({ table_id, secret })))
        .execute();
      await tx
        .insertInto('seats')
        .values(ids.flatMap(table_id => seats.map(seat => ({ ...seat, table_id }))))
        .execute();
      for (let i = 0; i < ids.length; i += 100)
        await tx
          .insertInto('entries')
          .values(ids.slice(i, i + 100).flatMap(table_id => entries.map(entry => ({ ...entry, table_id }))))
          .execute();
    });
  await close();
};

/** Milliseconds until the product, as it is built, answers. */
const startTime = (folder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    const program = fileURLToPath(new URL('../../../cli/bin/stoa.mjs', import.meta.url));
    const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.once('exit', code => reject(new Error(`ended with ${code}: is it built?`)));
    createInterface({ input: child.stdout }).on('line', async line => {
      const [, url] = /^Stoa is at (http:\/\/\S+)/.exec(line) ?? [];
      if (url === undefined) return;
      await fetch(`${url}/readyz`);
      const millis = performance.now() - from;
      child.removeAllListeners('exit');
      child.once('exit', () => resolve(millis));
      child.kill('SIGKILL');
    });
  });

const measure = async (folder: string) => {
  const starts = [await startTime(folder), await startTime(folder), await startTime(folder)].sort((a, b) => a - b);
  const server = await startProcess(folder);
  const heap = await server.memory();
  const resident = await server.resident();
  // The live tables are folded again beside the play.
  await new Promise(resolve => setTimeout(resolve, 20_000));
  const later = await server.memory();
  await server.kill();
  return { ready: starts[1] ?? 0, heap, resident, later };
};

const empty = await mkdtemp(join(tmpdir(), 'stoa-idle-none-'));
const full = await mkdtemp(join(tmpdir(), 'stoa-idle-many-'));
await makeStore(full);
await measure(empty);
const none = await measure(empty);
const many = await measure(full);
const megabytes = (bytes: number): number => Number((bytes / 1e6).toFixed(1));
console.log(
  JSON.stringify({
    tables: TABLES,
    millisToAnswer: { none: Math.round(none.ready), many: Math.round(many.ready) },
    heapMegabytes: { none: megabytes(none.heap), many: megabytes(many.heap), manyLater: megabytes(many.later) },
    residentMegabytes: { none: megabytes(none.resident), many: megabytes(many.resident) },
  }),
);
await rm(empty, { recursive: true, force: true });
await rm(full, { recursive: true, force: true });
