/** A socket and what waits on it: messages for a reader, and answers. */
import type { Socket } from 'node:net';
import type { ServerMessage } from '@stoa/protocol';
import type { WebSocket } from 'ws';
import { WIDER } from './addresses.ts';
import type { Caller } from './sessions.ts';
import { textFrames } from './socket-frames.ts';
import type { Listener } from './tables/live-table.ts';

/** Bytes that may wait for a slow reader, and for all sockets of its address together. Below `COUNT_FROM_BYTES` nothing is counted. */
const MAX_BACKLOG_BYTES = 4 * 1024 * 1024;
const MAX_BACKLOG_BYTES_PER_ADDRESS = 32 * 1024 * 1024;
const COUNT_FROM_BYTES = 256 * 1024;
export interface Connection {
  readonly socket: WebSocket;
  /** The TCP stream below the socket. */
  readonly stream: Socket;
  readonly caller: Caller;
  readonly networks: readonly string[];
  /** Bytes that wait for the readers in a network. */
  readonly backlog: (network: string) => number;
  readonly attached: Map<string, { readonly listener: Listener; readonly listeners: Set<Listener> }>;
  /** The answer to the last message that was taken. */
  last: Promise<void>;
  /** Messages that wait for their answer. */
  pending: number;
  /** Texts that are written together, in this turn of the event loop. */
  outbox: string[];
}

export const send = (connection: Connection, message: ServerMessage): void => sendText(connection, JSON.stringify(message));
export const sendText = (connection: Connection, text: string): void => {
  const { socket, outbox } = connection;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > COUNT_FROM_BYTES && isOverfull(connection)) socket.terminate();
  else {
    // At the end of this turn: position and answer go together, and the moves that one sync has stored are written one behind the other.
    if (outbox.push(text) === 1) flushLater(connection);
  }
};

const isOverfull = ({ socket, networks, backlog }: Connection): boolean =>
  socket.bufferedAmount > MAX_BACKLOG_BYTES || networks.some((network, i) => backlog(network) > MAX_BACKLOG_BYTES_PER_ADDRESS * WIDER ** i);

/** Connections that are flushed at the end of this turn. */
let waiting: Connection[] = [];
const flushWaiting = (): void => {
  const connections = waiting;
  waiting = [];
  for (const connection of connections) flush(connection);
};

const flushLater = (connection: Connection): void => {
  if (waiting.push(connection) === 1) setImmediate(flushWaiting);
};

/** Sends what waits in one write. */
const flush = (connection: Connection): void => {
  const { socket, stream, outbox } = connection;
  if (outbox.length === 0) return;
  connection.outbox = [];
  if (socket.readyState !== socket.OPEN) return;
  stream.write(textFrames(outbox));
};

/** Sends what waits, then the close frame. */
export const close = (connection: Connection, code: number): void => {
  flush(connection);
  connection.socket.close(code);
};
