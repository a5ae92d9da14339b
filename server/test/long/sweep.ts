/**
 * The nightly sweep at full size: `sweep.ts GUESTS`. GUESTS accounts never came back; half of them have a table of twenty entries. Prints how many
 * rows went, how long it took, and the longest time that other requests waited meanwhile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { pino } from 'pino';
import { buildApp } from '../../src/build-app.ts';
import { sweepOnce } from '../../src/sweep.ts';

const GUESTS = Number(process.argv[2] ?? 100_000);
const data = await mkdtemp(join(tmpdir(), 'stoa-sweep-'));
const { app, close } = await buildApp({ data }, pino({ level: 'silent' }));
const { db } = app.store;
await sql`create temp table people as with recursive n (i) as (select 1 union all select i + 1 from n where i < ${GUESTS})
  select lower(hex(randomblob(8))) as id, i from n`.execute(db);
await sql`insert into accounts (id, kind, created_at, reachable, notice_settings) select id, 'guest', 1, 0, '{}' from people`.execute(db);
await sql`insert into sessions (hash, id, account_id, kind, label, created_at, used_at, expires_at, proved_at)
  select 'h' || id, 's' || id, id, 'cookie', '', 1, 1, case when i % 2 = 0 then 1 else 9000000000000000 end, 0 from people`.execute(db);
await sql`insert into tables (id, game, rules, options, settings, state, visibility, host_id, commitment, created_at, updated_at)
  select 't' || id, 'petteia', 1, '{}', '{}', case when i % 4 = 0 then 'waiting' else 'playing' end, 'private', id, 'c', 1, 1
  from people where i % 2 = 0`.execute(db);
await sql`insert into seats (table_id, seat, kind, account_id, wants_end) select 't' || id, 0, 'human', id, 0 from people where i % 2 = 0`.execute(
  db,
);
await sql`insert into entries (table_id, seq, body) select 't' || people.id, n.i, '{"kind":"action","by":0,"action":{"do":"move","from":0,"to":63}}'
  from people, (select i from people where i <= 20) n where people.i % 2 = 0`.execute(db);

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const began = performance.now();
const swept = await sweepOnce(app);
const millis = (nanos: number): number => Math.round(nanos / 1e6);
process.stdout.write(
  `${JSON.stringify({ ...swept, seconds: Math.round((performance.now() - began) / 1000), longestPause: millis(delay.max), p99: millis(delay.percentile(99)) })}\n`,
);
await close();
await rm(data, { recursive: true, force: true });
if (swept.guests !== GUESTS || swept.tables !== GUESTS / 2) process.exitCode = 1;
