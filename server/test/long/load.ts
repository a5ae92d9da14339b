/**
 * Load on the embedded store, everything on this machine: for each game TABLES tables of random legal play, every seat with its own socket,
 * their games at different points. First as fast as the answers come, for the moves a second that are sustained and what a move costs; then at
 * half that rate, for the times of a server that is not full. Tables that take the place of finished ones are made before either measurement, and
 * what one costs (made, joined, begun, every seat attached) is measured while they are made; the last move of a game is a move like the others.
 * One JSON line for each game, with the plain durable commits a second of the same store on the same disk, measured before and after.
 * `node --import tsx --conditions source server/test/long/load.ts [tables] [seconds] [game,game] [warm-up seconds]`; the figures of a server
 * that has run for a while need a warm-up of some 15 seconds, because V8's compiler works that long. STOA_LOAD_DATABASE names a PostgreSQL store;
 * STOA_LOAD_MOVES=8000 measures 8,000 moves instead of seconds, after 4,000 to warm up, so that two versions do the same work on a crowded machine.
 * STOA_NODE_FLAGS=--single-threaded-gc starts the server with further options of Node.
 * STOA_BUILT=1 measures the built packages, which is what runs in production; sources are slower by what the loader adds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sfc32 } from '@stoa/engine';
import Database from 'libsql';
import { GAMES } from '../../src/games.ts';
import { newMeter, noteAlive } from '../support/load-table.ts';
import { type LoadTables, loadTables, pause } from '../support/load-tables.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';

// As the service starts servers.
process.env.STOA_YOUNG_MB ??= '64';

const [tables = '50', seconds = '10', names = [...GAMES.keys()].join(','), warmUp] = process.argv.slice(2);
const TABLES = Number(tables);
const MILLIS = Number(seconds) * 1000;
/** Spare tables, as a multiple of the games that will probably end: the compiled server is quicker than the one that warms up. */
const SPARE = 2.2;
/** Unless told, half as long as it is measured afterwards. */
const WARM_UP_MS = warmUp === undefined ? MILLIS / 2 : Number(warmUp) * 1000;

/** Moves to measure instead of a time; 0: none. */
const MOVES = Number(process.env.STOA_LOAD_MOVES ?? 0);

/** Waits for a time, or until a number of moves was answered. */
const lasting = async ({ meter }: LoadTables, millis: number, moves: number): Promise<void> => {
  if (MOVES === 0) await pause(millis);
  else while (meter.moves < moves) await pause(20);
};

/** Before the counting begins: moves are on their way at every table again. */
const SETTLE_MS = 200;

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

/** Spare tables for a measurement in which about `games` games end. Microseconds of the server's time for one. */
const makeSpares = async (server: ServerProcess, load: LoadTables, games: number): Promise<number> => {
  const n = Math.ceil(games * SPARE) + 5;
  await load.invite(n);
  const before = await server.cpu();
  await load.make(n, true);
  return rounded(((await server.cpu()) - before) / n);
};

/** What came of the time since `from`, and the meter is off. */
const figures = ({ meter }: LoadTables, from: number): Record<string, number> => {
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

const start = ({ meter }: LoadTables): number => {
  Object.assign(meter, { ...newMeter(), isOn: true, times: meter.times });
  meter.times.length = 0;
  return performance.now();
};

/** One move on its way at every table. */
const saturated = async (server: ServerProcess, load: LoadTables): Promise<Record<string, number>> => {
  load.saturate(true);
  start(load);
  await lasting(load, WARM_UP_MS, MOVES / 2);
  load.saturate(false);
  const times = MOVES === 0 ? MILLIS / WARM_UP_MS : 2;
  const microsPerTable = await makeSpares(server, load, load.ended() * times);
  const lateBefore = load.late();
  load.saturate(true);
  await pause(SETTLE_MS);
  const serverBefore = await server.cpu();
  const clientBefore = process.cpuUsage();
  // For a profiler that is attached to the server from outside.
  console.error(`measuring the process ${server.pid}`);
  const from = start(load);
  await lasting(load, MILLIS, MOVES);
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
    microsPerTable,
    tablesMadeMeanwhile: load.late() - lateBefore,
  };
};

/**
 * The tables in turn, each if its last move has been answered. What was due during a pause of this process is left out: sent at once, it would be a
 * burst that no player makes.
 */
const steady = async (server: ServerProcess, load: LoadTables, perSecond: number): Promise<Record<string, number>> => {
  const { meter } = load;
  await server.pauses();
  await server.collections();
  const from = start(load);
  meter.aliveAt = from;
  for (let sent = 0; performance.now() - from < MILLIS; ) {
    noteAlive(meter);
    for (const due = ((performance.now() - from - meter.paused) / 1000) * perSecond; sent < due; sent++) load.move(sent);
    await pause(2);
  }
  meter.aliveAt = undefined;
  return {
    asked: rounded(perSecond),
    ...figures(load, from),
    longestPause: await server.pauses(),
    longestCollection: await server.collections(),
    untimed: meter.untimed,
    generatorPaused: rounded(meter.paused),
  };
};

/** At half the rate half as many games end; those that ended so far ended in one and a half times the measured time. */
const halfLoad = async (server: ServerProcess, load: LoadTables, perSecond: number): Promise<Record<string, number>> => {
  await makeSpares(server, load, load.ended() / 3);
  return steady(server, load, perSecond / 2);
};

const measure = async (game: string): Promise<void> => {
  const seats = GAMES.get(game)?.seatRange[1];
  if (seats === undefined) throw new Error(`there is no game "${game}"; there are: ${[...GAMES.keys()].join(', ')}`);
  const data = await mkdtemp(join(tmpdir(), 'stoa-load-'));
  const before = plainCommits(data);
  const server = await startProcess(data, 0, process.env.STOA_LOAD_DATABASE ?? '');
  const heapBefore = await server.memory();
  const load = loadTables(server.url, game, seats, sfc32(`load ${game}`));
  await load.invite(TABLES);
  await load.make(TABLES, false);
  const heapAfter = await server.memory();
  await load.spread();
  const full = await saturated(server, load);
  const half = await halfLoad(server, load, full.movesPerSecond ?? 0);
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
      kilobytesPerTable: rounded((heapAfter - heapBefore) / TABLES / 1024),
      plainCommitsPerSecond: rounded(commits),
    }),
  );
  await rm(data, { recursive: true, force: true });
};

for (const game of names.split(',')) await measure(game);
process.exit(0);
