/**
 * Load on the embedded store, everything on this machine: TABLES tables with two scripted players each, moves as fast as the
 * answers come. Prints moves per second, the time from sending a move to both players having it, memory, and the plain durable
 * commits per second of the same store in the same run. `node --import tsx --conditions source server/test/long/load.ts [tables] [seconds] [game]`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sfc32 } from '@stoa/engine';
import type { SeatMessage } from '@stoa/protocol';
import Database from 'libsql';
import { intentId, isSeat, type Line } from '../support/client.ts';
import { twoAtATable } from '../support/petteia.ts';
import { startProcess } from '../support/process.ts';

const [tables = '50', seconds = '10', game = 'petteia'] = process.argv.slice(2);

const plainCommits = (folder: string): number => {
  const file = new Database(join(folder, 'plain.db'));
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

const data = await mkdtemp(join(tmpdir(), 'stoa-load-'));
const commits = plainCommits(data);
const server = await startProcess(data);
const rng = sfc32('load');
const times: number[] = [];
let stop = Number.POSITIVE_INFINITY;

const play = async (): Promise<void> => {
  while (performance.now() < stop) {
    const { table, clients } = await twoAtATable(server.url, { game });
    const lines = [await clients[0].socket(), await clients[1].socket()] as [Line, Line];
    const seen: SeatMessage[] = [];
    for (const line of lines) seen.push((await line.attach(table)).message as SeatMessage);
    for (;;) {
      const mover = seen.findIndex(message => message.decision !== null);
      if (mover < 0 || performance.now() > stop) break;
      const { decision, actions } = seen[mover] as SeatMessage;
      const at = performance.now();
      const sent = (lines[mover] as Line).intend(table, {
        id: intentId(),
        do: 'play',
        decision,
        actions: [actions[rng.int(actions.length)]],
      });
      const answer = await sent;
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      // The other side has it too, unless it was a draft of which it may not know.
      await (lines[1 - mover] as Line).ask({ t: 'ping' });
      times.push(performance.now() - at);
      for (const [seat, line] of lines.entries()) {
        const news = line.inbox.filter(isSeat).at(-1);
        if (news) seen[seat] = news.message;
        line.inbox.length = 0;
      }
    }
    for (const line of lines) await line.close();
  }
};

const players = Array.from({ length: Number(tables) }, play);
await new Promise(resolve => setTimeout(resolve, 3000 + Number(tables) * 20));
times.length = 0;
const from = performance.now();
stop = from + Number(seconds) * 1000;
await new Promise(resolve => setTimeout(resolve, Number(seconds) * 1000));
const moves = times.length;
const rate = moves / ((performance.now() - from) / 1000);
await Promise.all(players);
times.sort((a, b) => a - b);
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
console.log(`${game}: ${tables} tables, ${rate.toFixed(0)} moves/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
console.log(`plain durable commits ${commits.toFixed(0)}/s; moves are ${((100 * rate) / commits).toFixed(0)} % of that`);
await server.stop();
await rm(data, { recursive: true, force: true });
