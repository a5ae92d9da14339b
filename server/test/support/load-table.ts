/** One table seen from outside, for measurements: every seat has its own socket, and moves are random legal ones. */
import type { Rng } from '@stoa/engine';
import type { SeatChange, SeatMessage } from '@stoa/protocol';
import { CHANGES_PROTOCOL, followChanges } from '@stoa/protocol/changes';
import { WebSocket } from 'ws';
import { pick } from './pick.ts';

/** What is counted while `isOn`. */
export interface Meter {
  isOn: boolean;
  moves: number;
  /** Of all messages to all seats. */
  bytes: number;
  messages: number;
  /** Milliseconds from sending a move until its answer, which the server sends after the messages to all viewers. */
  readonly times: number[];
  /** Moves that came too late: another seat had decided in the same moment. */
  stale: number;
}

export const newMeter = (): Meter => ({ isOn: false, moves: 0, bytes: 0, messages: 0, times: [], stale: 0 });

export interface LoadTable {
  /** Sends a move if a seat is asked and none is on its way. */
  move(): void;
  isOver(): boolean;
  close(): void;
}

interface LoadOptions {
  readonly url: string;
  readonly game: string;
  /** One cookie for each seat. */
  readonly cookies: readonly string[];
  readonly rng: Rng;
  readonly meter: Meter;
  /** A move was answered. */
  onAnswer(table: LoadTable): void;
}

interface Wire {
  readonly socket: WebSocket;
  last: SeatMessage | undefined;
}

interface Heard {
  readonly t: string;
  readonly message?: SeatMessage;
  readonly change?: SeatChange;
  readonly attached?: { readonly message: SeatMessage | null };
  readonly answer?: { readonly ok: boolean; readonly error?: { readonly code: string } };
}

const post = async (url: string, cookie: string, body: unknown): Promise<{ readonly table: { readonly table: string } }> => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${new URL(url).pathname}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as { table: { table: string } };
};

let serial = 0;

const attach = (url: string, cookie: string, table: string, onHeard: (wire: Wire, heard: Heard, bytes: number) => void): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie }, perMessageDeflate: false });
    const wire: Wire = { socket, last: undefined };
    const position = followChanges();
    /** STOA_LOAD_WHOLE: as a client that takes no changes. */
    const protocol = process.env.STOA_LOAD_WHOLE === undefined ? CHANGES_PROTOCOL : 1;
    const whole = (message: SeatMessage | null | undefined): void => {
      if (message) position.whole(message);
      wire.last = message ?? undefined;
    };
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'attach', n: 1, table, cursor: 0, protocol })));
    socket.on('message', data => {
      const text = String(data);
      const heard = JSON.parse(text) as Heard;
      if (heard.t === 'attached') {
        whole(heard.attached?.message);
        resolve(wire);
      } else if (heard.t === 'seat') whole(heard.message);
      else if (heard.change) {
        wire.last = position.change(heard.change);
        if (!wire.last) throw new Error(`a change does not fit: ${text}`);
      }
      onHeard(wire, heard, Buffer.byteLength(text));
    });
  });

/** The first of `cookies` makes the table, the others sit down. */
export const sitDown = async ({ url, game, cookies, rng, meter, onAnswer }: LoadOptions): Promise<LoadTable> => {
  const [host = '', ...others] = cookies;
  const seats = cookies.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { table } = (await post(`${url}/api/tables`, host, { game, seats, visibility: 'open' })).table;
  for (const cookie of others) await post(`${url}/api/tables/${table}/join`, cookie, {});
  let sentAt = 0;
  let isWaiting = false;
  let isOver = false;
  const hear = (wire: Wire, heard: Heard, bytes: number): void => {
    if (meter.isOn) {
      meter.bytes += bytes;
      meter.messages++;
    }
    if (wire.last?.outcome) isOver = true;
    if (heard.t === 'refused') throw new Error(JSON.stringify(heard));
    if (heard.t !== 'answer') return;
    isWaiting = false;
    if (heard.answer?.ok) {
      if (meter.isOn) {
        meter.times.push(performance.now() - sentAt);
        meter.moves++;
      }
    } else if (heard.answer?.error?.code === 'stale' || heard.answer?.error?.code === 'over') {
      // What replaces this decision is on its way.
      wire.last = undefined;
      if (meter.isOn) meter.stale++;
    } else throw new Error(JSON.stringify(heard));
    onAnswer(self);
  };
  const wires: readonly Wire[] = await Promise.all(cookies.map(cookie => attach(url, cookie, table, hear)));
  const self: LoadTable = {
    move() {
      if (isWaiting || isOver) return;
      const asked = wires.filter(({ last }) => last !== undefined && last.decision !== null && last.actions.length > 0);
      const wire = asked[rng.int(Math.max(1, asked.length))];
      if (!wire?.last) {
        // The messages that say who is asked are still on their way.
        setTimeout(() => onAnswer(self), 1);
        return;
      }
      const { decision, actions } = wire.last;
      isWaiting = true;
      sentAt = performance.now();
      const intent = { id: `load-id-${++serial}`, do: 'play', decision, actions: [pick(actions, rng, true)] };
      wire.socket.send(JSON.stringify({ t: 'intent', n: serial, table, intent }));
    },
    isOver: () => isOver,
    close: () => {
      for (const { socket } of wires) socket.close();
    },
  };
  return self;
};
