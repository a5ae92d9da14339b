/**
 * The socket: one per tab, any number of tables on it. Messages of one socket are answered in order. A socket that sends too fast,
 * or reads too slowly, is told or closed; a client that comes back names its cursor and misses nothing.
 */

import type { Socket } from 'node:net';
import { type ClientMessage, MESSAGE_LIMIT, parseClientMessage, type Refusal, type ServerMessage } from '@stoa/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressOf } from './addresses.ts';
import type { House } from './house.ts';
import { type KeyedBuckets, ownBuckets } from './limits.ts';
import { filePlan, readPlan } from './plans/keep.ts';
import { shownPlan } from './plans/shown.ts';
import { refusalIn, refuse } from './refused.ts';
import { type Caller, callerOf } from './sessions.ts';
import { heardOf } from './tables/agree.ts';
import { chatLines, say } from './tables/chat.ts';
import { type Hosted, type Listener, maySee, mayWatch, seatOf } from './tables/hosted.ts';
import { tableInfo } from './tables/info.ts';
import { seatMessage } from './tables/messages.ts';
import { play } from './tables/play.ts';
import { forgetPresence, presenceChanged } from './tables/presence.ts';
import { openFresh } from './tables/refresh.ts';
import { askWhy } from './tables/why.ts';

export interface Sockets {
  /** Sign-out everywhere, deletion. */
  closeAccount(accountId: string): void;
  closeSession(sessionId: string): void;
  /** Takes no more messages, answers those it has, then closes. A client that comes back repeats what was not answered. */
  stop(): Promise<void>;
  readonly size: number;
}

/** Bytes that may wait for a slow reader. */
const BACKLOG = 4 * 1024 * 1024;
/** Messages that may wait for their answer. */
const PENDING = 100;
const PING = 30_000;
/** An account that was silent for so long has its whole burst again. */
const FORGET = 60_000;

interface Connection {
  readonly socket: WebSocket;
  /** Where its bytes go. */
  readonly stream: Socket;
  readonly caller: Caller;
  readonly address: string;
  readonly attached: Map<string, { readonly listener: Listener; readonly listeners: Set<Listener> }>;
  /** The answer to the last message that was taken. */
  last: Promise<void>;
  /** Messages that wait for their answer. */
  pending: number;
}

const send = (connection: Connection, message: ServerMessage): void => sendText(connection, JSON.stringify(message));
const sendText = (connection: Connection, text: string): void => {
  const { socket } = connection;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BACKLOG) socket.terminate();
  else {
    if (connection.pending > 0) gather(connection);
    socket.send(text);
  }
};

/** Whoever waits for an answer gets the position and the answer to the move in one write: after the answer, or at the end of this turn of the event loop. */
const gather = ({ stream }: Connection): void => {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
};

const refusalOf = (house: House, error: unknown): Refusal => {
  const known = refusalIn(error);
  if (known) return known;
  house.log.error({ reason: (error as Error).message, stack: (error as Error).stack }, 'socket message failed');
  return { code: 'internal' };
};

const detach = (house: House, connection: Connection, tableId: string): void => {
  const attached = connection.attached.get(tableId);
  if (!attached) return;
  attached.listeners.delete(attached.listener);
  connection.attached.delete(tableId);
  noteWhoIsHere(house, tableId, connection.caller.account.id, false);
};

/** The first socket of an account at a table, or its last: the others there are told, in their own time. */
const noteWhoIsHere = (house: House, tableId: string, accountId: string, isPresent: boolean): void => {
  const hosted = house.hosts.peek(tableId);
  if (!hosted || hosted.seats.every(seat => seat.account_id !== accountId)) return;
  const sockets = [...hosted.listeners].filter(listener => listener.accountId === accountId).length;
  if (sockets !== (isPresent ? 1 : 0)) return;
  presenceChanged(house, hosted, accountId, isPresent).catch(error =>
    house.log.error({ table: tableId, reason: (error as Error).message }, 'noting who is here failed'),
  );
};

const attach = async (
  house: House,
  connection: Connection,
  { n, table: tableId, cursor }: Extract<ClientMessage, { t: 'attach' }>,
): Promise<void> => {
  const accountId = connection.caller.account.id;
  detach(house, connection, tableId);
  if (connection.attached.size >= house.limits.tablesPerSocket) return refuse('too-many');
  let hosted: Hosted;
  do {
    hosted = await openFresh(house, tableId);
    if (!maySee(hosted, accountId)) return refuse('unknown');
    const table = await tableInfo(house, hosted, accountId);
    const watching = mayWatch(hosted, accountId);
    const chat = watching ? await chatLines(house, hosted, accountId) : [];
    if (hosted.dropped) continue;
    // From here to the end nothing else runs: no change can fall between this message and the next one.
    const viewer = seatOf(hosted, accountId);
    const message = watching ? seatMessage(hosted, viewer, cursor, house.now()) : null;
    const listener: Listener = {
      accountId,
      viewer,
      cursor: message?.cursor ?? 0,
      send: text => sendText(connection, text),
      end: () => {
        connection.attached.delete(tableId);
        forgetPresence(house, tableId, accountId).catch(error =>
          house.log.error({ table: tableId, reason: (error as Error).message }, 'noting who is here failed'),
        );
      },
    };
    heardOf(house, hosted, accountId);
    hosted.listeners.add(listener);
    connection.attached.set(tableId, { listener, listeners: hosted.listeners });
    const plan = viewer === undefined ? null : shownPlan(hosted.plans.find(one => one.accountId === accountId));
    send(connection, { t: 'attached', n, attached: { table, message, chat, plan } });
    noteWhoIsHere(house, tableId, accountId, true);
  } while (hosted.dropped);
};

const tableFor = async (house: House, connection: Connection, tableId: string): Promise<Hosted> => {
  const hosted = await openFresh(house, tableId);
  return maySee(hosted, connection.caller.account.id) ? hosted : refuse('unknown');
};

const handle = async (house: House, connection: Connection, message: ClientMessage): Promise<void> => {
  const { account } = connection.caller;
  const { n } = message;
  switch (message.t) {
    case 'ping':
      return send(connection, { t: 'done', n });
    case 'attach':
      return attach(house, connection, message);
    case 'detach':
      detach(house, connection, message.table);
      return send(connection, { t: 'done', n });
    case 'intent': {
      const { id } = await tableFor(house, connection, message.table);
      return send(connection, { t: 'answer', n, answer: await play(house, id, account.id, message.intent) });
    }
    case 'why':
      return send(connection, { t: 'why', n, why: askWhy(await tableFor(house, connection, message.table), account.id, message.action) });
    case 'plan': {
      const { id } = await tableFor(house, connection, message.table);
      return send(connection, { t: 'planned', n, plan: await filePlan(house, id, account.id, message.plan) });
    }
    case 'read-plan': {
      const { id } = await tableFor(house, connection, message.table);
      return send(connection, { t: 'planned', n, plan: await readPlan(house, id, account.id) });
    }
    case 'say':
      await say(house, await tableFor(house, connection, message.table), account, message.say);
      return send(connection, { t: 'done', n });
  }
};

const serve = (house: House, connection: Connection, pace: KeyedBuckets, isStopping: () => boolean): void => {
  const { socket, stream, caller } = connection;
  let tooMany = 0;
  let alive = true;

  socket.on('message', (data, isBinary) => {
    alive = true;
    // Who was shown the door may take half a minute to go: what he says meanwhile is not heard.
    if (isStopping() || socket.readyState !== socket.OPEN) return;
    const parsed = isBinary ? { n: null } : parseClientMessage(String(data));
    const n = 'message' in parsed ? parsed.message.n : parsed.n;
    if (!pace.take(caller.account.id, house.now()) || connection.pending >= PENDING) {
      // Told a few times, then shown the door: an answer to every message of a flood would be a flood.
      if (++tooMany > 200) socket.close(1008);
      else send(connection, { t: 'refused', n, error: { code: 'too-many', retryAfter: 1 } });
      return;
    }
    if (!('message' in parsed)) {
      send(connection, { t: 'refused', n, error: { code: 'malformed' } });
      return;
    }
    connection.pending++;
    connection.last = connection.last
      .then(() => handle(house, connection, parsed.message))
      .catch(error => send(connection, { t: 'refused', n, error: refusalOf(house, error) }))
      .finally(() => {
        connection.pending--;
        // Others are served in the same turn: nobody's answer waits for theirs.
        stream.uncork();
      });
  });
  socket.on('pong', () => {
    alive = true;
  });
  const ping = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  }, PING);
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(ping);
    for (const tableId of [...connection.attached.keys()]) detach(house, connection, tableId);
  });
};

export interface SocketDoor extends Sockets {
  register(app: FastifyInstance): void;
}

export const socketDoor = (house: () => House): SocketDoor => {
  const connections = new Set<Connection>();
  let stopping = false;
  const callers = new WeakMap<FastifyRequest, Caller>();
  const count = (belongs: (connection: Connection) => boolean): number => [...connections].filter(belongs).length;
  const closeWhere = (belongs: (connection: Connection) => boolean): void => {
    for (const connection of connections) if (belongs(connection)) connection.socket.close(1008);
  };
  return {
    closeAccount: id => closeWhere(({ caller }) => caller.account.id === id),
    closeSession: id => closeWhere(({ caller }) => caller.session.id === id),
    async stop() {
      stopping = true;
      await Promise.all([...connections].map(({ last }) => last));
      for (const { socket, attached } of connections) {
        // Nobody is told that they go: everybody does.
        for (const { listener, listeners } of attached.values()) listeners.delete(listener);
        attached.clear();
        socket.close(1001);
      }
    },
    get size() {
      return connections.size;
    },
    register(app) {
      // The account's: with many sockets, or a new one every second, nobody talks faster than with one.
      const { messageBurst, messagesPerSecond } = house().limits;
      const pace = ownBuckets(messageBurst, messagesPerSecond / 1000, FORGET);
      const admit = async (request: FastifyRequest): Promise<void> => {
        const caller = (await callerOf(house(), request)) ?? refuse('unauthenticated');
        const { socketsPerAccount, socketsPerAddress } = house().limits;
        if (count(c => c.caller.account.id === caller.account.id) >= socketsPerAccount) refuse('too-many');
        if (count(c => c.address === addressOf(request)) >= socketsPerAddress) refuse('too-many');
        callers.set(request, caller);
      };
      app.get(SOCKET, { websocket: true, preValidation: admit }, (socket: WebSocket, request: FastifyRequest) => {
        const caller = callers.get(request);
        if (!caller) return socket.close(1008);
        const connection: Connection = {
          socket,
          stream: request.raw.socket,
          caller,
          address: addressOf(request),
          attached: new Map(),
          last: Promise.resolve(),
          pending: 0,
        };
        connections.add(connection);
        socket.on('close', () => connections.delete(connection));
        return serve(house(), connection, pace, () => stopping);
      });
    },
  };
};

/** The one address that leads to a socket. */
export const SOCKET = '/api/socket';
export const SOCKET_OPTIONS = { maxPayload: MESSAGE_LIMIT, perMessageDeflate: false } as const;
