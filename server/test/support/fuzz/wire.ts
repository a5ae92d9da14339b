/** One socket of a caller: sends any text, sees that every message got its one answer, and keeps what its chair was last told. */
import { connect } from 'node:net';
import type { SeatMessage, ServerMessage } from '@stoa/protocol';
import { WebSocket } from 'ws';

export type Answer = Extract<ServerMessage, { n: unknown }>;

export interface Wire {
  readonly isOpen: () => boolean;
  /** What the caller's chair at a table was last told. */
  seen(table: string): SeatMessage | undefined;
  /** Sends all of them at once; their answers, in the order they came. Fewer only if the server closed the socket. */
  exchange(texts: readonly (string | Uint8Array)[]): Promise<Answer[]>;
  /** From now on the wire is told of the table, if it may be. */
  attach(table: string): Promise<boolean>;
  /** The server says that it is not told any more. */
  detached(table: string): void;
  close(): void;
}

/** A server that says nothing for so long hangs. A lost answer is found without a clock: see `FENCE`. */
const PATIENCE = 300_000;
/** The number of the ping behind every exchange. Messages of a socket are answered in order, so what has no answer before it has none. */
const FENCE = 2_000_000_000;
const FENCE_TEXT = JSON.stringify({ t: 'ping', n: FENCE });
const SEAT = /^\{"t":"seat","table":"([a-z2-7]{16})"/;

type Told = string | SeatMessage;

export const openWire = async (url: string, headers: Readonly<Record<string, string>>): Promise<Wire> => {
  const { hostname, port } = new URL(url);
  const stream = connect(Number(port), hostname);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers,
    perMessageDeflate: false,
    createConnection: () => stream,
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  /** Positions stay text until they are asked for: most are not. */
  const seen = new Map<string, Told>();
  const attached = new Set<string>();
  let answers: Answer[] = [];
  let end = (): void => undefined;
  const take = (message: ServerMessage): void => {
    if (message.t === 'attached') {
      const { table, message: position } = message.attached;
      attached.add(table.table);
      if (position) seen.set(table.table, position);
    } else if (message.t === 'gone') attached.delete(message.table);
    if (!('n' in message)) return;
    if (message.n === FENCE) end();
    else answers.push(message);
  };
  socket.on('message', data => {
    const text = String(data);
    const table = SEAT.exec(text)?.[1];
    if (table === undefined) take(JSON.parse(text));
    else seen.set(table, text);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => end());
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN;
  const exchange = async (texts: readonly (string | Uint8Array)[]): Promise<Answer[]> => {
    answers = [];
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer for ${PATIENCE} ms: ${texts.join('\n')}`)), PATIENCE);
      end = () => {
        clearTimeout(timer);
        resolve();
      };
      // In one packet, as far as they fit.
      stream.cork();
      for (const text of texts) socket.send(text);
      socket.send(FENCE_TEXT);
      stream.uncork();
      if (!isOpen()) end();
    });
    if (answers.length > texts.length) throw new Error(`${answers.length} answers to ${texts.length} messages: ${texts.join('\n')}`);
    if (isOpen() && answers.length < texts.length)
      throw new Error(`${texts.length - answers.length} of ${texts.length} messages were never answered: ${texts.join('\n')}`);
    return answers;
  };
  return {
    isOpen,
    seen(table) {
      const told = seen.get(table);
      if (typeof told !== 'string') return told;
      const { message } = JSON.parse(told) as Extract<ServerMessage, { t: 'seat' }>;
      seen.set(table, message);
      return message;
    },
    exchange,
    async attach(table) {
      if (!attached.has(table)) await exchange([JSON.stringify({ t: 'attach', n: 1, table, cursor: 0 })]);
      return attached.has(table);
    },
    detached: table => void attached.delete(table),
    close: () => socket.terminate(),
  };
};
