/**
 * Load on the embedded store, everything on this machine: TABLES tables with two scripted players and two sockets each, their games at
 * different points, so that they do not all end (and two people each sit down again) in the same second. First as fast as the answers come, for the moves a second that are sustained; then at a steady rate below that, for the times from sending a move until
 * everybody at the table has it. Prints one JSON line with these, memory per active table, and the plain durable commits a second of the
 * same store on the same disk, measured in the same run before and after.
 * `node --import tsx --conditions source server/test/long/load.ts [tables] [seconds] [game]`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sfc32 } from '@stoa/engine';
import type { SeatMessage } from '@stoa/protocol';
import Database from 'libsql';
import { WebSocket } from 'ws';
import { guest } from '../support/client.ts';
import { startProcess } from '../support/process.ts';

const [tables = '500', seconds = '20', game = 'petteia'] = process.argv.slice(2);
const TABLES = Number(tables);
const MILLIS = Number(seconds) * 1000;

/** One row of an entry's size, one transaction, one sync: what the store can do without anything else. */
const plainCommits = (folder: string): number => {
  const file = new Database(join(folder, `plain-${Math.random()}.db`));
  file.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE entry (t TEXT, seq INTEGER, body TEXT, PRIMARY KEY (t, seq))',
  );
  const insert = file.prepare('INSERT INTO entry VALUES (?, ?, ?)');
  const body = 'x'.repeat(200);
  const until = performance.now() + 3000;
  let n = 0;
  for (; performance.now() < until; n++) insert.run(['t', n, body]);
  file.close();
  return n / 3;
};

const rng = sfc32('load');
const times: number[] = [];
/** Of moves that were sent and heard while nobody was sitting down at a new table. */
const calm: number[] = [];
let isOn = false;
let played = 0;
let serial = 0;
/** Tables made in place of those whose game ended, and those of them that are being made now. */
let begun = 0;
let sitting = 0;

/** One table seen from outside: sends a move for whoever is to decide, and knows when both have heard of it. */
interface Game {
  /** Sends the next move if there is one to send and none is on its way. */
  move(): void;
  over(): boolean;
  close(): void;
}

interface Wire {
  readonly socket: WebSocket;
  last: SeatMessage | undefined;
}

const sit = async (url: string, cookies: readonly string[], onHeard: (game: Game) => void): Promise<Game> => {
  const clients = cookies.map(cookie => ({ cookie }));
  const call = async (cookie: string, path: string, body: unknown): Promise<{ table: { table: string } }> => {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as { table: { table: string } };
  };
  const { table } = (await call(cookies[0] ?? '', '/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' }))
    .table;
  await call(cookies[1] ?? '', `/api/tables/${table}/join`, {});
  let sentAt = 0;
  let sentIn = 0;
  let missing = 0;
  let isOver = false;
  const wires = await Promise.all(
    clients.map(
      ({ cookie }) =>
        new Promise<Wire>((resolve, reject) => {
          const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie }, perMessageDeflate: false });
          const wire: Wire = { socket, last: undefined };
          socket.on('error', reject);
          socket.on('open', () => socket.send(JSON.stringify({ t: 'attach', n: 1, table, cursor: 0 })));
          socket.on('message', data => {
            const message = JSON.parse(String(data)) as {
              t: string;
              message?: SeatMessage;
              attached?: { message: SeatMessage };
              answer?: { ok: boolean };
            };
            if (message.t === 'attached') {
              wire.last = message.attached?.message;
              resolve(wire);
            } else if (message.t === 'seat') {
              wire.last = message.message;
              if (message.message?.outcome) isOver = true;
              if (--missing === 0) {
                const took = performance.now() - sentAt;
                if (isOn) times.push(took);
                if (isOn && sitting === 0 && sentIn === begun) calm.push(took);
                played++;
                onHeard(self);
              }
            } else if (message.t === 'refused' || message.answer?.ok === false) throw new Error(String(data));
          });
        }),
    ),
  );
  const self: Game = {
    move() {
      const wire = wires.find(({ last }) => last !== undefined && last.decision !== null);
      if (missing > 0 || isOver || !wire?.last) return;
      const { decision, actions } = wire.last;
      missing = wires.length;
      sentAt = performance.now();
      sentIn = sitting === 0 ? begun : -1;
      const intent = { id: `load-id-${++serial}`, do: 'play', decision, actions: [actions[rng.int(actions.length)]] };
      wire.socket.send(JSON.stringify({ t: 'intent', n: serial, table, intent }));
    },
    over: () => isOver,
    close: () => {
      for (const { socket } of wires) socket.close();
    },
  };
  return self;
};

const at = (share: number, of = times): number => Number((of[Math.floor(of.length * share)] ?? 0).toFixed(1));
const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

const data = await mkdtemp(join(tmpdir(), 'stoa-load-'));
const before = plainCommits(data);
const server = await startProcess(data);
const heapBefore = await server.memory();
const games: Game[] = [];
let isSaturating = false;
/** Moves that each game is ahead of the others when it is measured: about as many as a game of random moves has. */
const LENGTH = 115;
const ahead = new Map<Game, number>();
const people: string[][] = [];

/** A game that ended makes room for another of the same two people. */
const again = async (i: number): Promise<void> => {
  games[i]?.close();
  begun++;
  sitting++;
  games[i] = await sit(server.url, people[i] as string[], onHeard);
  sitting--;
  if (isSaturating) games[i]?.move();
};
const onHeard = (one: Game): void => {
  const left = ahead.get(one) ?? 0;
  if (left > 0) ahead.set(one, left - 1);
  else ahead.delete(one);
  if (one.over()) {
    ahead.delete(one);
    void again(games.indexOf(one));
  } else if (isSaturating || left > 0) one.move();
};
for (let i = 0; i < TABLES; i++) {
  people.push([(await guest(server.url)).cookie, (await guest(server.url)).cookie]);
  games.push(await sit(server.url, people[i] as string[], onHeard));
}
const heapAfter = await server.memory();
for (const [i, one] of games.entries()) {
  ahead.set(one, Math.floor((i * LENGTH) / TABLES));
  one.move();
}
while (ahead.size > 0) await pause(100);

// As fast as the answers come: one move on its way at every table.
isSaturating = true;
for (const one of games) one.move();
await pause(3000);
let from = performance.now();
const count = played;
const cpu = process.cpuUsage();
const serverCpu = await server.cpu();
isOn = true;
await pause(MILLIS);
const microsPerMove = ((await server.cpu()) - serverCpu) / (played - count);
const rate = (played - count) / ((performance.now() - from) / 1000);
const used = process.cpuUsage(cpu);
isOn = false;
times.sort((a, b) => a - b);
const saturated = {
  serverMicrosPerMove: Math.round(microsPerMove),
  clientMicrosPerMove: Math.round((used.user + used.system) / (played - count)),
  movesPerSecond: Math.round(rate),
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
};
isSaturating = false;
await pause(2000);

// At a steady rate: whoever is next in the round, if his last move has been heard.
const steadily = async (perSecond: number): Promise<object> => {
  times.length = 0;
  calm.length = 0;
  isOn = true;
  from = performance.now();
  let sent = 0;
  const start = played;
  const tablesBefore = begun;
  while (performance.now() - from < MILLIS) {
    for (const due = ((performance.now() - from) / 1000) * perSecond; sent < due; sent++) games[sent % TABLES]?.move();
    await pause(2);
  }
  await pause(1000);
  isOn = false;
  for (const list of [times, calm]) list.sort((a, b) => a - b);
  return {
    asked: Math.round(perSecond),
    begun: begun - tablesBefore,
    movesPerSecond: Math.round((played - start) / (MILLIS / 1000 + 1)),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    whileNobodySitsDown: { moves: calm.length, p95: at(0.95, calm), p99: at(0.99, calm) },
  };
};
const half = await steadily(rate / 2);
for (const one of games) one.close();
await server.stop();
const after = plainCommits(data);
const commits = (before + after) / 2;
console.log(
  JSON.stringify({
    game,
    tables: TABLES,
    sockets: 2 * TABLES,
    saturated,
    half,
    kilobytesPerTable: Math.round((heapAfter - heapBefore) / TABLES / 1024),
    plainCommitsPerSecond: Math.round(commits),
    shareOfPlainCommits: Number((rate / commits).toFixed(2)),
  }),
);
await rm(data, { recursive: true, force: true });
process.exit(0);
