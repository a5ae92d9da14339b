/**
 * Load on the embedded store, everything on this machine: for each game TABLES tables of random legal play, every seat with its own socket,
 * their games at different points. First as fast as the answers come, for the moves a second that are sustained and what a move costs; then at
 * half that rate, for the times of a server that is not full. One JSON line for each game, with the plain durable commits a second of the same
 * store on the same disk, measured before and after.
 * `node --import tsx --conditions source server/test/long/load.ts [tables] [seconds] [game,game]`; STOA_LOAD_DATABASE names a PostgreSQL store.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sfc32 } from '@stoa/engine';
import Database from 'libsql';
import { GAMES } from '../../src/games.ts';
import { guest } from '../support/client.ts';
import { type LoadTable, newMeter, sitDown } from '../support/load-table.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';

const [tables = '50', seconds = '10', names = [...GAMES.keys()].join(',')] = process.argv.slice(2);
const TABLES = Number(tables);
const MILLIS = Number(seconds) * 1000;
/** Moves that the last table is ahead of the first when it is measured. */
const AHEAD = 100;
/** Half as long as it is measured afterwards: the compiler of the server has seen the hot code. */
const WARM_UP_MS = MILLIS / 2;

const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));
const rounded = (n: number, digits = 0): number => Number(n.toFixed(digits));

/** One row of an entry's size, one transaction, one sync: what the store can do without anything else. */
const plainCommits = (folder: string): number => {
  const file = new Database(join(folder, `plain-${Math.random()}.db`));
  file.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE entry (t TEXT, seq INTEGER, body TEXT, PRIMARY KEY (t, seq))',
  );
  const insert = file.prepare('INSERT INTO entry VALUES (?, ?, ?)');
  const body = 'x'.repeat(200);
  const until = performance.now() + 2000;
  let n = 0;
  for (; performance.now() < until; n++) insert.run(['t', n, body]);
  file.close();
  return n / 2;
};

/** The tables of one game on one server. */
const startTables = async (server: ServerProcess, game: string, seats: number) => {
  const meter = newMeter();
  const rng = sfc32(`load ${game}`);
  const playing: LoadTable[] = [];
  const people: string[][] = [];
  const ahead = new Map<LoadTable, number>();
  /** Tables that another one is being made for: they may be heard of once more. */
  const replaced = new WeakSet<LoadTable>();
  let isSaturating = false;
  let isEnded = false;
  /** Tables that are being made: the server must not stop before they are there. */
  const coming = new Set<Promise<void>>();
  /** Tables made in place of those whose game ended. */
  let begun = 0;
  const sit = (i: number): Promise<LoadTable> => sitDown({ url: server.url, game, cookies: people[i] as string[], rng, meter, onAnswer });
  const again = async (i: number): Promise<void> => {
    playing[i]?.close();
    begun++;
    const next = await sit(i);
    playing[i] = next;
    if (isSaturating) next.move();
  };
  const onAnswer = (table: LoadTable): void => {
    if (isEnded || replaced.has(table)) return;
    const left = ahead.get(table) ?? 0;
    if (left > 1 && !table.isOver()) ahead.set(table, left - 1);
    else ahead.delete(table);
    if (table.isOver()) {
      replaced.add(table);
      const next = again(playing.indexOf(table)).finally(() => coming.delete(next));
      coming.add(next);
    } else if (isSaturating || left > 1) table.move();
  };
  for (let i = 0; i < TABLES; i++) {
    const cookies: string[] = [];
    for (let seat = 0; seat < seats; seat++) cookies.push((await guest(server.url)).cookie);
    people.push(cookies);
    playing.push(await sit(i));
  }
  return {
    meter,
    begun: () => begun,
    async spread() {
      for (const [i, table] of playing.entries()) {
        ahead.set(table, Math.floor((i * AHEAD) / TABLES) + 1);
        table.move();
      }
      while (ahead.size > 0) await pause(50);
    },
    saturate(on: boolean) {
      isSaturating = on;
      if (on) for (const table of playing) table.move();
    },
    move: (i: number) => playing[i % TABLES]?.move(),
    async close() {
      isEnded = true;
      await Promise.all(coming);
      for (const table of playing) table.close();
    },
  };
};

type Tables = Awaited<ReturnType<typeof startTables>>;

/** What came of the time since `from`, and the meter is off. */
const figures = ({ meter }: Tables, from: number): Record<string, number> => {
  const taken = (performance.now() - from) / 1000;
  meter.isOn = false;
  const times = meter.times.sort((a, b) => a - b);
  const at = (share: number): number => rounded(times[Math.floor(times.length * share)] ?? 0, 1);
  return {
    moves: meter.moves,
    movesPerSecond: rounded(meter.moves / taken),
    bytesPerMove: rounded(meter.bytes / meter.moves),
    messagesPerMove: rounded(meter.messages / meter.moves, 2),
    stale: meter.stale,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
};

const start = ({ meter }: Tables): number => {
  Object.assign(meter, { ...newMeter(), isOn: true, times: meter.times });
  meter.times.length = 0;
  return performance.now();
};

/** One move on its way at every table. */
const saturated = async (server: ServerProcess, load: Tables): Promise<Record<string, number>> => {
  load.saturate(true);
  await pause(WARM_UP_MS);
  const serverBefore = await server.cpu();
  const clientBefore = process.cpuUsage();
  const from = start(load);
  await pause(MILLIS);
  const result = figures(load, from);
  const serverMicros = (await server.cpu()) - serverBefore;
  const client = process.cpuUsage(clientBefore);
  load.saturate(false);
  await pause(500);
  const moves = result.moves ?? 1;
  return {
    serverMicrosPerMove: rounded(serverMicros / moves),
    clientMicrosPerMove: rounded((client.user + client.system) / moves),
    ...result,
  };
};

/** The tables in turn, each if its last move has been answered. */
const steady = async (load: Tables, perSecond: number): Promise<Record<string, number>> => {
  const from = start(load);
  for (let sent = 0; performance.now() - from < MILLIS; ) {
    for (const due = ((performance.now() - from) / 1000) * perSecond; sent < due; sent++) load.move(sent);
    await pause(2);
  }
  return { asked: rounded(perSecond), ...figures(load, from) };
};

const measure = async (game: string): Promise<void> => {
  const seats = GAMES.get(game)?.seatRange[1];
  if (seats === undefined) throw new Error(`there is no game "${game}"; there are: ${[...GAMES.keys()].join(', ')}`);
  const data = await mkdtemp(join(tmpdir(), 'stoa-load-'));
  const before = plainCommits(data);
  const server = await startProcess(data, 0, process.env.STOA_LOAD_DATABASE ?? '');
  const heapBefore = await server.memory();
  const load = await startTables(server, game, seats);
  const heapAfter = await server.memory();
  await load.spread();
  const full = await saturated(server, load);
  const half = await steady(load, (full.movesPerSecond ?? 0) / 2);
  await load.close();
  await server.stop();
  const commits = (before + plainCommits(data)) / 2;
  console.log(
    JSON.stringify({
      game,
      seats,
      tables: TABLES,
      saturated: full,
      half,
      begun: load.begun(),
      kilobytesPerTable: rounded((heapAfter - heapBefore) / TABLES / 1024),
      plainCommitsPerSecond: rounded(commits),
    }),
  );
  await rm(data, { recursive: true, force: true });
};

for (const game of names.split(',')) await measure(game);
process.exit(0);
