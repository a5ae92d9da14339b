/** Faults that a fuzzed server is given on purpose, to show that fuzzing finds them. Each follows a refused message on a socket. */
import { Socket } from 'node:net';
import { WebSocket } from 'ws';

type Write = (sql: string, ...values: readonly unknown[]) => void;

export const FAULTS = ['seat', 'line', 'rewritten', 'leak'] as const;
export type Fault = (typeof FAULTS)[number];

const leaked: string[] = [];
const DO: Readonly<Record<Fault, (write: Write, table: string, n: number) => void>> = {
  seat: (write, table) => write('UPDATE seats SET wants_end = 1 - wants_end WHERE table_id = ? AND seat = 0', table),
  line: (write, table, n) =>
    write(
      "INSERT INTO chat (table_id, n, say_id, text, at) SELECT id, ?, ?, 'x', 0 FROM tables WHERE id = ?",
      1e6 + n,
      `planted-${n}`,
      table,
    ),
  rewritten: (write, table) => write("UPDATE entries SET body = body || ' ' WHERE table_id = ? AND seq = 1", table),
  leak: (_write, table, n) => void leaked.push(`${n} ${table}`.padEnd(1024, String(n))),
};
/** A change follows every 97th refused message; a leak follows every message. */
const EVERY: Readonly<Record<Fault, number>> = { seat: 97, line: 97, rewritten: 97, leak: 1 };

const isFault = (name: string | undefined): name is Fault => FAULTS.some(fault => fault === name);

const tableIn = (text: string): string => /"table":"([a-z2-7]{16})"/.exec(text)?.[1] ?? '';

/** How many refusals leave in this write: the server sends several messages in one. */
const refusalsIn = (data: unknown): number => (Buffer.isBuffer(data) ? data.toString('utf8').split('"code":').length - 1 : 0);

export const plantFault = (name: string | undefined, write: Write): void => {
  if (!isFault(name)) return;
  const { emit } = WebSocket.prototype;
  const { write: send } = Socket.prototype;
  /** The table that the last message on a stream named. */
  const tables = new WeakMap<object, string>();
  let n = 0;
  const count = (table: string): void => {
    if (++n % EVERY[name] === 0) DO[name](write, table, n);
  };
  WebSocket.prototype.emit = function (this: WebSocket, event: string | symbol, ...args: readonly unknown[]) {
    const stream: unknown = Reflect.get(this, '_socket');
    if (event === 'message' && stream instanceof Socket) {
      const table = tableIn(String(args[0])) || (tables.get(stream) ?? '');
      tables.set(stream, table);
      if (name === 'leak') count(table);
    }
    return Reflect.apply(emit, this, [event, ...args]) as boolean;
  };
  Socket.prototype.write = function (this: Socket, ...args: readonly unknown[]) {
    const table = tables.get(this);
    if (name !== 'leak' && table !== undefined) for (let left = refusalsIn(args[0]); left > 0; left--) count(table);
    return Reflect.apply(send, this, args) as boolean;
  };
};
