/**
 * The socket: one per tab, any number of tables on it. Messages of one socket are answered in order. A socket that sends too fast,
 * or reads too slowly, is told or closed; a client that comes back names its cursor and misses nothing.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { messageOf, stackOf, unreachable } from '@stoa/engine';
import { type ClientMessage, MESSAGE_LIMIT, parseClientMessage, type Refusal } from '@stoa/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressOf, WIDER, withWider } from './addresses.ts';
import type { App, Sockets } from './app.ts';
import { attach, detach } from './attach.ts';
import { type KeyedBuckets, ownBuckets } from './limits.ts';
import { type OpenSockets, openSockets } from './open-sockets.ts';
import { filePlan, readPlan } from './plans/file-plan.ts';
import { pongs } from './pongs.ts';
import { refusalIn, refuse } from './refused.ts';
import { type Caller, callerOf } from './sessions.ts';
import { type Connection, close, send } from './socket-connection.ts';
import { say } from './tables/chat.ts';
import { type LiveTable, maySee } from './tables/live-table.ts';
import { play } from './tables/play.ts';
import { openFresh } from './tables/refresh.ts';
import { askWhy } from './tables/why.ts';

/** Messages that may wait for their answer. */
const MAX_PENDING = 100;
const PING_MS = 30_000;
/** Refusals before the socket is closed. */
const REFUSALS_BEFORE_CLOSE = 200;
/** How long the client has to confirm that the socket is closed. */
const CLOSE_WAIT_MS = 1_000;
/** After this time without messages an account has its whole burst again. */
const PACE_MEMORY_MS = 60_000;

const socketRefusal = (app: App, error: unknown): Refusal => {
  const known = refusalIn(error);
  if (known) return known;
  app.log.error({ reason: messageOf(error), stack: stackOf(error) }, 'socket message failed');
  return { code: 'internal' };
};

const tableFor = async (app: App, connection: Connection, tableId: string): Promise<LiveTable> => {
  const live = await openFresh(app, tableId);
  return maySee(live, connection.caller.account.id) ? live : refuse('unknown');
};

/** A running game in memory that the caller may see. Whether memory is up to date is found out by the write, and before a refusal. */
const isSeenHere = (app: App, connection: Connection, tableId: string): boolean => {
  const live = app.tables.peek(tableId);
  return live?.table !== undefined && maySee(live, connection.caller.account.id);
};

const handle = async (app: App, connection: Connection, message: ClientMessage): Promise<void> => {
  const { account } = connection.caller;
  const { n } = message;
  switch (message.t) {
    case 'ping':
      return send(connection, { t: 'done', n });
    case 'attach':
      return attach(app, connection, message);
    case 'detach':
      detach(app, connection, message.table);
      return send(connection, { t: 'done', n });
    case 'intent':
      if (!isSeenHere(app, connection, message.table)) await tableFor(app, connection, message.table);
      return send(connection, { t: 'answer', n, answer: await play(app, message.table, account.id, message.intent) });
    case 'why':
      return send(connection, { t: 'why', n, why: askWhy(await tableFor(app, connection, message.table), account.id, message.action) });
    case 'plan': {
      const { id } = await tableFor(app, connection, message.table);
      return send(connection, { t: 'planned', n, plan: await filePlan(app, id, account.id, message.plan) });
    }
    case 'read-plan': {
      const { id } = await tableFor(app, connection, message.table);
      return send(connection, { t: 'planned', n, plan: await readPlan(app, id, account.id) });
    }
    case 'say':
      await say(app, await tableFor(app, connection, message.table), account, message.say);
      return send(connection, { t: 'done', n });
    default:
      return unreachable(message);
  }
};

/** Answers one message of a socket, after all that came before it. Never fails. */
const answer = async (app: App, connection: Connection, message: ClientMessage): Promise<void> => {
  try {
    await handle(app, connection, message);
  } catch (error) {
    send(connection, { t: 'refused', n: message.n, error: socketRefusal(app, error) });
  } finally {
    connection.pending--;
  }
};

const serve = (app: App, connection: Connection, pace: KeyedBuckets, isStopping: () => boolean): void => {
  const { socket, caller } = connection;
  let tooMany = 0;
  let alive = true;
  // Refused a few times, then closed: answering every message of a flood would cost too much.
  const isWithinPace = (): boolean => pace.take(caller.account.id, app.now()) && connection.pending < MAX_PENDING;

  socket.on('message', (data, isBinary) => {
    alive = true;
    // A closed socket may take half a minute to disconnect: its messages are ignored until then.
    if (isStopping() || socket.readyState !== socket.OPEN) return;
    const parsed = isBinary ? { n: null } : parseClientMessage(String(data));
    const n = 'message' in parsed ? parsed.message.n : parsed.n;
    if (!isWithinPace()) {
      if (++tooMany > REFUSALS_BEFORE_CLOSE) close(connection, 1008);
      else send(connection, { t: 'refused', n, error: { code: 'too-many', retryAfter: 1 } });
      return;
    }
    if (!('message' in parsed)) {
      send(connection, { t: 'refused', n, error: { code: 'malformed' } });
      return;
    }
    const { message } = parsed;
    // Nothing waits before it: it begins at once.
    connection.last =
      connection.pending++ === 0 ? answer(app, connection, message) : connection.last.then(() => answer(app, connection, message));
  });
  // Pings and pongs count like messages; a flood of them ends the connection without a close frame.
  const control = (does: () => void) => (): void => {
    alive = true;
    if (isWithinPace()) does();
    else if (++tooMany > REFUSALS_BEFORE_CLOSE) socket.terminate();
  };
  const pong = pongs(socket);
  socket.on('ping', data => control(() => pong(data))());
  socket.on(
    'pong',
    control(() => undefined),
  );
  const ping = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  }, PING_MS);
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(ping);
    for (const tableId of [...connection.attached.keys()]) detach(app, connection, tableId);
  });
};

const registerSocket = (fastify: FastifyInstance, app: App, sockets: OpenSockets, isStopping: () => boolean): void => {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const { messageBurst, messagesPerSecond, socketsPerAccount, socketsPerAddress } = app.limits;
  // Counted for the account: many sockets have the same limit as one.
  const pace = ownBuckets(messageBurst, messagesPerSecond / 1000, PACE_MEMORY_MS);
  const backlog = (network: string): number => {
    let bytes = 0;
    for (const { socket } of sockets.inNetwork(network)) bytes += socket.bufferedAmount;
    return bytes;
  };
  const admit = async (request: FastifyRequest): Promise<void> => {
    const caller = (await callerOf(app, request)) ?? refuse('unauthenticated');
    if (sockets.ofAccount(caller.account.id).size >= socketsPerAccount) refuse('too-many');
    for (const [i, network] of withWider(addressOf(request)).entries())
      if (sockets.inNetwork(network).size >= socketsPerAddress * WIDER ** i) refuse('too-many');
    callers.set(request, caller);
  };
  fastify.get(SOCKET, { websocket: true, preValidation: admit }, (socket: WebSocket, request: FastifyRequest) => {
    const caller = callers.get(request);
    if (!caller) return socket.close(1008);
    const connection: Connection = {
      socket,
      stream: request.raw.socket,
      caller,
      networks: withWider(addressOf(request)),
      backlog,
      attached: new Map(),
      last: Promise.resolve(),
      pending: 0,
      outbox: [],
    };
    sockets.add(connection);
    socket.on('close', () => sockets.delete(connection));
    return serve(app, connection, pace, isStopping);
  });
};

export interface SocketDoor extends Sockets {
  register(fastify: FastifyInstance): void;
}

export const socketDoor = (app: () => App): SocketDoor => {
  const sockets = openSockets();
  let stopping = false;
  const closeWhere = (belongs: (connection: Connection) => boolean): void => {
    for (const connection of sockets.all) if (belongs(connection)) close(connection, 1008);
  };
  const end = (): void => {
    for (const { socket } of sockets.all) socket.terminate();
  };
  return {
    end,
    closeAccount: id => closeWhere(({ caller }) => caller.account.id === id),
    closeSession: id => closeWhere(({ caller }) => caller.session.id === id),
    async stop() {
      stopping = true;
      await Promise.all([...sockets.all].map(({ last }) => last));
      for (const connection of sockets.all) {
        const { attached } = connection;
        // No presence messages: every client is being disconnected.
        for (const { listener, listeners } of attached.values()) listeners.delete(listener);
        attached.clear();
        // "Service restart": the client reconnects, to this server or another.
        close(connection, 1012);
      }
      // A client that does not read never sees the close frame: its connection is cut.
      for (const until = Date.now() + CLOSE_WAIT_MS; sockets.all.size > 0 && Date.now() < until; ) await wait(20);
      end();
    },
    get size() {
      return sockets.all.size;
    },
    register: fastify => registerSocket(fastify, app(), sockets, () => stopping),
  };
};

/** The only path that accepts sockets. */
export const SOCKET = '/api/socket';
/** Our clients send no fragmented messages, so the limits are low. Pings: see pongs.ts. */
export const SOCKET_OPTIONS = {
  maxPayload: MESSAGE_LIMIT,
  perMessageDeflate: false,
  autoPong: false,
  maxFragments: 64,
  maxBufferedChunks: 1024,
} as const;
