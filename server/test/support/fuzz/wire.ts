/** One socket of a caller: sends any text, sees that every message got its one answer, and keeps what its viewer was last told. */
import { connect } from 'node:net';
import type { SeatMessage, ServerMessage } from '@stoa/protocol';
import { CHANGES_PROTOCOL, type ChangeFollower, followChanges, SHORT_CHANGES_PROTOCOL } from '@stoa/protocol/changes';
import { WebSocket } from 'ws';

export type Answer = Extract<ServerMessage, { n: unknown }>;

export interface Wire {
  readonly isOpen: () => boolean;
  /** What the caller's viewer at a table was last told. */
  seen(table: string): SeatMessage | undefined;
  /** Sends all of them at once; their answers, in the order they came. Fewer only if the server closed the socket. */
  exchange(texts: readonly (string | Uint8Array)[]): Promise<Answer[]>;
  /** From now on the wire is told of the table, if it may be. */
  attach(table: string): Promise<boolean>;
  /** The server says that it is not told any more. */
  detached(table: string): void;
  /** It need not be told any more. */
  detach(table: string): Promise<void>;
  close(): void;
}

/** A server that says nothing for so long hangs. A lost answer is found without a clock: see `FENCE`. */
const PATIENCE = 300_000;
/** The number of the ping behind every exchange. Messages of a socket are answered in order, so what has no answer before it has none. */
const FENCE = 2_000_000_000;
/** Every other one takes positions as changes. */
let attaches = 0;
/** Clients of every kind. */
const PROTOCOLS = [1, CHANGES_PROTOCOL, SHORT_CHANGES_PROTOCOL] as const;
const FENCE_TEXT = JSON.stringify({ t: 'ping', n: FENCE });
const POSITION = /^\{"t":"(?:seat|change)","table":"([a-z2-7]{16})"/;

/** What a viewer was told: the last message that was read, and the texts after it. Most of these are never asked for. */
interface Told {
  readonly position: ChangeFollower;
  last: SeatMessage | undefined;
  unread: string[];
}

const read = (told: Told): SeatMessage | undefined => {
  for (const text of told.unread.splice(0)) {
    const heard = JSON.parse(text) as Extract<ServerMessage, { t: 'seat' | 'change' }>;
    if (heard.t === 'seat') told.position.whole(heard.message);
    told.last = heard.t === 'seat' ? heard.message : told.position.change(heard.change);
    if (!told.last) throw new Error(`a change does not fit: ${text}`);
  }
  return told.last;
};

const hear = (told: Told, text: string): void => {
  if (text.startsWith('{"t":"seat"')) told.unread = [];
  told.unread.push(text);
};

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
  const seen = new Map<string, Told>();
  const toldOf = (table: string): Told => {
    const told = seen.get(table) ?? { position: followChanges(), last: undefined, unread: [] };
    seen.set(table, told);
    return told;
  };
  const attached = new Set<string>();
  let answers: Answer[] = [];
  let end = (): void => undefined;
  const take = (message: ServerMessage): void => {
    if (message.t === 'attached') {
      const { table, message: position } = message.attached;
      attached.add(table.table);
      if (position) {
        const told = toldOf(table.table);
        told.position.whole(position);
        told.last = position;
        told.unread = [];
      }
    } else if (message.t === 'gone') attached.delete(message.table);
    if (!('n' in message)) return;
    if (message.n === FENCE) end();
    else answers.push(message);
  };
  socket.on('message', data => {
    const text = String(data);
    const table = POSITION.exec(text)?.[1];
    if (table === undefined) take(JSON.parse(text));
    else hear(toldOf(table), text);
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
      return told && read(told);
    },
    exchange,
    async attach(table) {
      if (!attached.has(table))
        await exchange([JSON.stringify({ t: 'attach', n: 1, table, cursor: 0, protocol: PROTOCOLS[++attaches % PROTOCOLS.length] })]);
      return attached.has(table);
    },
    detached: table => void attached.delete(table),
    async detach(table) {
      attached.delete(table);
      if (isOpen()) await exchange([JSON.stringify({ t: 'detach', n: 1, table })]);
    },
    close: () => socket.terminate(),
  };
};
