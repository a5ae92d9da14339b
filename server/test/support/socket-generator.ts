/**
 * One of the processes that play at many sockets (`long/sockets.ts`): a process may open a limited number of files, so the sockets are spread over
 * several. Does what its parent asks, one thing after the other, and answers each with a message.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sfc32 } from '@stoa/engine';
import { copyOf } from './copied-tables.ts';
import { isTold, type ManyTable, openWire, sendMove } from './many-sockets.ts';

/** Sockets that are opened at the same time. */
const AT_ONCE = 16;
/** Sockets from one address of this machine: the system has 28,000 ports for each. */
const PER_ADDRESS = 20_000;

export interface GeneratorTask {
  readonly do: 'open' | 'play' | 'settle';
  readonly urls: readonly string[];
  /** Which of the generators this is: each has addresses of its own. */
  readonly generator: number;
  /** The numbers of its tables (`copyOf`): the first, and how many. */
  readonly firstTable: number;
  readonly tables: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly perSecond: number;
}
export interface GeneratorReply {
  /** Milliseconds of every answered move. */
  readonly times: readonly number[];
  readonly unanswered: number;
  readonly notTold: number;
  /** Ids of acknowledged intents, by table. */
  readonly acknowledged: readonly (readonly [table: string, intents: readonly string[]])[];
}

let tables: readonly ManyTable[] = [];
let times: number[] = [];

const many = async (n: number, work: (i: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < n; i = next++) await work(i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** The two seats of a table are at two processes. */
const open = ({ urls, generator, firstTable, tables: count, sockets }: GeneratorTask): Promise<void> => {
  tables = Array.from({ length: count }, (_, i) => copyOf(firstTable + i));
  return many(sockets, i => {
    const seat = Math.floor(i / tables.length) % 2;
    const from = `127.0.${generator + 1}.${2 + Math.floor(i / PER_ADDRESS)}`;
    const url = urls[((i % tables.length) + seat) % urls.length] ?? '';
    return openWire(url, tables[i % tables.length]!, seat, from, time => times.push(time));
  });
};

const play = async ({ generator, seconds, perSecond }: GeneratorTask): Promise<void> => {
  const rng = sfc32(`sockets ${generator} ${times.length}`);
  const from = performance.now();
  for (let sent = 0; performance.now() - from < seconds * 1000; await pause(2))
    for (const due = ((performance.now() - from) / 1000) * perSecond; sent < due; sent++) sendMove(tables[rng.int(tables.length)]!, rng);
};

/** What was refused is sent again until it is answered. */
const settle = async (): Promise<void> => {
  const rng = sfc32('settle');
  for (const until = Date.now() + 120_000; tables.some(({ pending }) => pending !== undefined) && Date.now() < until; await pause(200))
    for (const table of tables) if (table.pending) sendMove(table, rng);
  for (const until = Date.now() + 60_000; !tables.every(isTold) && Date.now() < until; ) await pause(100);
};

const TASKS = { open, play, settle } as const;

process.on('message', message => {
  const task = message as GeneratorTask;
  void TASKS[task.do](task).then(() => {
    const reply: GeneratorReply = {
      times,
      unanswered: tables.filter(({ pending }) => pending !== undefined).length,
      notTold: tables.filter(table => !isTold(table)).length,
      acknowledged: task.do === 'settle' ? tables.map(({ id, acknowledged }) => [id, acknowledged] as const) : [],
    };
    times = [];
    process.send?.(reply);
  });
});
