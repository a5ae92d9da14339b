/** Faults that a fuzzed server is given on purpose, to show that fuzzing finds them. Each follows a refused message on a socket. */
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

export const plantFault = (name: string | undefined, write: Write): void => {
  if (!isFault(name)) return;
  const { emit, send } = WebSocket.prototype;
  const tables = new WeakMap<WebSocket, string>();
  let n = 0;
  WebSocket.prototype.emit = function (this: WebSocket, event: string | symbol, ...args: readonly unknown[]) {
    if (event === 'message') tables.set(this, tableIn(String(args[0])) || (tables.get(this) ?? ''));
    return Reflect.apply(emit, this, [event, ...args]) as boolean;
  };
  WebSocket.prototype.send = function (this: WebSocket, data: unknown, ...args: readonly unknown[]) {
    const isRefusal = typeof data === 'string' && data.includes('"code":');
    if ((isRefusal || name === 'leak') && ++n % EVERY[name] === 0) DO[name](write, tables.get(this) ?? '', n);
    return Reflect.apply(send, this, [data, ...args]);
  };
};
