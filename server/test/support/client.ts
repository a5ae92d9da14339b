/** A client as a stranger would write one: cookies by hand, real HTTP, a real socket. It keeps every byte it was sent. */
import type { ApiBody, ApiReply, ApiRoute, ClientMessage, Intent, IntentReply, SeatMessage, ServerMessage } from '@stoa/protocol';
import { type ChangeFollower, followChanges } from '@stoa/protocol/changes';
import { WebSocket } from 'ws';

export interface Client {
  readonly url: string;
  /** All cookies, as a browser would send them. */
  cookie: string;
  /** Every byte that came in, over HTTP and over sockets. */
  readonly received: string[];
  call<R extends ApiRoute>(route: R, params?: Readonly<Record<string, string>>, body?: ApiBody<R>): Promise<ApiReply<R>>;
  /** The status and body, also of a refusal; anything may be sent. */
  raw(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<{ status: number; body: unknown }>;
  /** `protocol`: from 3 on positions come as changes; the inbox holds the whole messages that they lead to. */
  socket(protocol?: number): Promise<Line>;
}

/** One socket: messages are matched to their replies, the rest is kept in order. */
export interface Line {
  readonly socket: WebSocket;
  readonly inbox: ServerMessage[];
  ask(message: Record<string, unknown>): Promise<ServerMessage>;
  attach(table: string, cursor?: number): Promise<Extract<ServerMessage, { t: 'attached' }>['attached']>;
  intend(table: string, intent: Intent): Promise<IntentReply>;
  /** The next message that fits, from those not yet waited for. */
  until<T extends ServerMessage>(fits: (message: ServerMessage) => message is T, patience?: number): Promise<T>;
  seatMessages(): SeatMessage[];
  close(): Promise<void>;
}

export const isSeat = (m: ServerMessage): m is Extract<ServerMessage, { t: 'seat' }> => m.t === 'seat';
export const isTable = (m: ServerMessage): m is Extract<ServerMessage, { t: 'table' }> => m.t === 'table';
export const isChat = (m: ServerMessage): m is Extract<ServerMessage, { t: 'chat' }> => m.t === 'chat';

let ids = 0;
export const intentId = (): string => `test-${process.pid}-${++ids}-${Math.random().toString(36).slice(2, 8)}`;

/** A change as the whole message that it leads to. */
const wholeOf = (positions: Map<string, ChangeFollower>, message: ServerMessage): ServerMessage => {
  const at = (table: string): ChangeFollower => {
    const position = positions.get(table) ?? followChanges();
    positions.set(table, position);
    return position;
  };
  if (message.t === 'seat') at(message.table).whole(message.message);
  if (message.t === 'attached' && message.attached.message) at(message.attached.table.table).whole(message.attached.message);
  if (message.t !== 'change') return message;
  const whole = at(message.table).change(message.change);
  if (!whole) throw new Error(`a change does not fit: ${JSON.stringify(message)}`);
  return { t: 'seat', table: message.table, message: whole };
};

const openLine = (url: string, headers: Readonly<Record<string, string>>, received: string[], protocol: number): Promise<Line> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    const inbox: ServerMessage[] = [];
    const positions = new Map<string, ChangeFollower>();
    const asked = new Map<number, { resolve: (m: ServerMessage) => void; reject: (e: Error) => void }>();
    let waiters: (() => void)[] = [];
    let read = 0;
    let n = 0;
    socket.on('message', data => {
      const text = String(data);
      received.push(text);
      const message = wholeOf(positions, JSON.parse(text) as ServerMessage);
      inbox.push(message);
      const number = 'n' in message ? message.n : null;
      if (number !== null) {
        asked.get(number)?.resolve(message);
        asked.delete(number);
      }
      for (const wake of waiters.splice(0)) wake();
    });
    const ask: Line['ask'] = message =>
      new Promise((resolveAsk, rejectAsk) => {
        if (socket.readyState !== WebSocket.OPEN) return rejectAsk(new Error('closed'));
        const number = ++n;
        asked.set(number, { resolve: resolveAsk, reject: rejectAsk });
        socket.send(JSON.stringify({ ...message, n: number }));
      });
    socket.on('close', () => {
      for (const { reject: fail } of asked.values()) fail(new Error('closed'));
      asked.clear();
      for (const wake of waiters.splice(0)) wake();
    });
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => reject(new Error(`status ${response.statusCode}`)));
    const line: Line = {
      socket,
      inbox,
      ask,
      async attach(table, cursor = 0) {
        const reply = await ask({ t: 'attach', table, cursor, ...(protocol > 1 ? { protocol } : {}) } satisfies Omit<
          Extract<ClientMessage, { t: 'attach' }>,
          'n'
        >);
        if (reply.t !== 'attached') throw new Error(JSON.stringify(reply));
        return reply.attached;
      },
      async intend(table, intent) {
        const reply = await ask({ t: 'intent', table, intent });
        if (reply.t !== 'answer') throw new Error(JSON.stringify(reply));
        return reply.answer;
      },
      async until(fits, patience = 20_000) {
        const end = Date.now() + patience;
        for (;;) {
          for (; read < inbox.length; read++) {
            const message = inbox[read]!;
            if (fits(message)) {
              read++;
              return message;
            }
          }
          if (socket.readyState !== WebSocket.OPEN) throw new Error('closed');
          if (Date.now() > end) throw new Error('waited in vain');
          await new Promise<void>(wake => {
            waiters.push(wake);
            setTimeout(wake, 200);
          });
          waiters = waiters.filter(w => w !== undefined);
        }
      },
      seatMessages: () =>
        inbox.flatMap(m => (m.t === 'seat' ? m.message : m.t === 'attached' && m.attached.message ? m.attached.message : [])),
      close: () =>
        new Promise(done => {
          if (socket.readyState === WebSocket.CLOSED) return done();
          socket.once('close', () => done());
          socket.close();
        }),
    };
    socket.on('open', () => resolve(line));
  });

/** The cookies after an answer: a cookie that is set again is replaced, an empty one is removed. */
const kept = (cookie: string, sets: readonly string[]): string => {
  const jar = new Map(cookie.split('; ').flatMap(pair => (pair === '' ? [] : [[pair.slice(0, pair.indexOf('=')), pair] as const])));
  for (const set of sets) {
    const pair = set.split(';')[0] ?? '';
    const name = pair.slice(0, pair.indexOf('='));
    if (pair.endsWith('=')) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join('; ');
};

/** The token of the session cookie. */
export const sessionIn = ({ cookie }: Client): string => /stoa_session=([^;]+)/.exec(cookie)?.[1] ?? '';

export const makeClient = (url: string, cookie = ''): Client => {
  const received: string[] = [];
  const client: Client = {
    url,
    cookie,
    received,
    async raw(method, path, body, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(client.cookie ? { cookie: client.cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      client.cookie = kept(client.cookie, response.headers.getSetCookie());
      const text = await response.text();
      received.push(text);
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
    },
    async call<R extends ApiRoute>(route: R, params: Readonly<Record<string, string>> = {}, body?: ApiBody<R>): Promise<ApiReply<R>> {
      const [method, pattern] = route.split(' ') as [string, string];
      const path = pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const reply = await client.raw(method, path, body);
      if (reply.status >= 400) throw new Error(`${route}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply.body as ApiReply<R>;
    },
    socket: (protocol = 1) => openLine(url, client.cookie ? { cookie: client.cookie } : {}, received, protocol),
  };
  return client;
};

/** A member who has just signed up. */
export const member = async (
  url: string,
  login: string,
  password: string,
): Promise<{ readonly client: Client; readonly recoveryCodes: readonly string[] }> => {
  const client = await guest(url);
  const { recoveryCodes } = await client.call('POST /api/me/sign-up', {}, { login, password });
  return { client, recoveryCodes };
};

/** A guest with a session. */
export const guest = async (url: string): Promise<Client> => {
  const client = makeClient(url);
  await client.call('POST /api/guest');
  return client;
};
