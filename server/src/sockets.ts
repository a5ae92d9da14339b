/**
 * The socket: one per tab, any number of tables on it. Messages of one socket are answered in order. A socket that sends too fast,
 * or reads too slowly, is told or closed; a client that comes back names its cursor and misses nothing.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { type ClientMessage, MESSAGE_LIMIT, parseClientMessage, type Refusal } from '@stoa/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressOf, WIDER, withWider } from './addresses.ts';
import type { House, Sockets } from './house.ts';
import { type KeyedBuckets, ownBuckets } from './limits.ts';
import { filePlan, readPlan } from './plans/keep.ts';
import { shownPlan } from './plans/shown.ts';
import { pongs } from './pongs.ts';
import { refusalIn, refuse } from './refused.ts';
import { type Caller, callerOf } from './sessions.ts';
import { type Connection, send, sendText } from './socket-connection.ts';
import { heardOf } from './tables/agree.ts';
import { chatLines, say } from './tables/chat.ts';
import { type Hosted, type Listener, maySee, mayWatch, seatOf } from './tables/hosted.ts';
import { tableInfo } from './tables/info.ts';
import { seatMessage } from './tables/messages.ts';
import { play } from './tables/play.ts';
import { forgetPresence } from './tables/presence.ts';
import { presenceChanged } from './tables/presence-changed.ts';
import { openFresh } from './tables/refresh.ts';
import { askWhy } from './tables/why.ts';

/** Messages that may wait for their answer. */
const PENDING = 100;
const PING = 30_000;
/** Refusals before the door. */
const TOLD = 200;
/** How long a socket that is closed has to say so. */
const FAREWELL = 1_000;
/** An account that was silent for so long has its whole burst again. */
const FORGET = 60_000;

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
  presenceChanged(house, hosted, accountId, isPresent).catch(error => {
    if (!house.store.trouble.note(error))
      house.log.error({ table: tableId, reason: (error as Error).message }, 'noting who is here failed');
  });
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
  // Told a few times, then shown the door: an answer to every message of a flood would be a flood.
  const isWithinPace = (): boolean => pace.take(caller.account.id, house.now()) && connection.pending < PENDING;

  socket.on('message', (data, isBinary) => {
    alive = true;
    // Who was shown the door may take half a minute to go: what he says meanwhile is not heard.
    if (isStopping() || socket.readyState !== socket.OPEN) return;
    const parsed = isBinary ? { n: null } : parseClientMessage(String(data));
    const n = 'message' in parsed ? parsed.message.n : parsed.n;
    if (!isWithinPace()) {
      if (++tooMany > TOLD) socket.close(1008);
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
  // Pings and pongs are frames like others: whoever sends a flood of them does not read a farewell either.
  const control = (does: () => void) => (): void => {
    alive = true;
    if (isWithinPace()) does();
    else if (++tooMany > TOLD) socket.terminate();
  };
  const answer = pongs(socket);
  socket.on('ping', data => control(() => answer(data))());
  socket.on(
    'pong',
    control(() => undefined),
  );
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
  const end = (): void => {
    for (const { socket } of connections) socket.terminate();
  };
  const backlog = (network: string): number => {
    let bytes = 0;
    for (const { socket, networks } of connections) if (networks.includes(network)) bytes += socket.bufferedAmount;
    return bytes;
  };
  return {
    end,
    closeAccount: id => closeWhere(({ caller }) => caller.account.id === id),
    closeSession: id => closeWhere(({ caller }) => caller.session.id === id),
    async stop() {
      stopping = true;
      await Promise.all([...connections].map(({ last }) => last));
      for (const { socket, attached } of connections) {
        // Nobody is told that they go: everybody does.
        for (const { listener, listeners } of attached.values()) listeners.delete(listener);
        attached.clear();
        // "Service restart": come back, to this server or another.
        socket.close(1012);
      }
      // Whoever does not read does not hear it: the line is cut.
      for (const until = Date.now() + FAREWELL; connections.size > 0 && Date.now() < until; ) await wait(20);
      end();
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
        for (const [i, network] of withWider(addressOf(request)).entries())
          if (count(({ networks }) => networks.includes(network)) >= socketsPerAddress * WIDER ** i) refuse('too-many');
        callers.set(request, caller);
      };
      app.get(SOCKET, { websocket: true, preValidation: admit }, (socket: WebSocket, request: FastifyRequest) => {
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
/** No message of ours is sent in pieces, and none needs as many packets. Pings: see pongs.ts. */
export const SOCKET_OPTIONS = {
  maxPayload: MESSAGE_LIMIT,
  perMessageDeflate: false,
  autoPong: false,
  maxFragments: 64,
  maxBufferedChunks: 1024,
} as const;
