/** One table seen from outside, for measurements: every seat has its own socket, and moves are random legal ones. */
import type { Rng } from '@stoa/engine';
import type { SeatChange, SeatMessage } from '@stoa/protocol';
import { apply, followChanges, SHORT_CHANGES_PROTOCOL } from '@stoa/protocol/changes';
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
  /** When this process was last seen at work; undefined while nothing looks at it every two milliseconds. */
  aliveAt: number | undefined;
  /** The end of its last pause, and the milliseconds of all of them. */
  pausedUntil: number;
  paused: number;
  /** Answers whose times are not known, because they may have come during a pause of this process. */
  untimed: number;
}

export const newMeter = (): Meter => ({
  isOn: false,
  moves: 0,
  bytes: 0,
  messages: 0,
  times: [],
  stale: 0,
  aliveAt: undefined,
  pausedUntil: 0,
  paused: 0,
  untimed: 0,
});

/** Longer than this process is ever silent unless something holds it up: its own garbage, or other processes on the machine. */
const PAUSE_MS = 5;

/** Pauses of the process that measures are not charged to the server. */
export const noteAlive = (meter: Meter): void => {
  if (meter.aliveAt === undefined) return;
  const now = performance.now();
  const silent = now - meter.aliveAt;
  meter.aliveAt = now;
  if (silent <= PAUSE_MS) return;
  meter.pausedUntil = now;
  meter.paused += silent;
};

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
  /** Builds every position and checks its fingerprint, as a browser does. That takes more time than the server needs for the move. */
  readonly isChecked: boolean;
  /** A move was answered. */
  onAnswer(table: LoadTable): void;
}

/** What random play needs of a message. */
type Asked = Pick<SeatMessage, 'decision' | 'actions' | 'outcome'>;

interface Wire {
  readonly socket: WebSocket;
  last: Asked | undefined;
  /** Another seat decided first: what replaces this decision is on its way. */
  isStale: boolean;
  /** The action that was refused meanwhile, as JSON. The news on its way must no longer offer it. */
  refused: string | undefined;
}

/** News have come: an action that was refused before they came must be gone. */
const hearNews = (wire: Wire): void => {
  wire.isStale = false;
  if (wire.refused !== undefined && wire.last?.actions.some(action => JSON.stringify(action) === wire.refused))
    throw new Error(`refused, and still offered: ${wire.refused}`);
  wire.refused = undefined;
};

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

/** The change of the three fields alone. */
const askedAfter = ({ decision, actions, outcome }: Asked, { position }: SeatChange): Asked => {
  const asked: Record<string, unknown> = { decision, actions, outcome };
  const change = position as Readonly<Record<string, unknown>>;
  for (const field of Object.keys(asked)) if (change[field] !== undefined) asked[field] = apply(asked[field], change[field]);
  return asked as Asked;
};

interface Attaching {
  readonly url: string;
  readonly table: string;
  readonly isChecked: boolean;
  onHeard(wire: Wire, heard: Heard, bytes: number): void;
}

const attach = ({ url, table, isChecked, onHeard }: Attaching, cookie: string): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie }, perMessageDeflate: false });
    const wire: Wire = { socket, last: undefined, isStale: false, refused: undefined };
    const position = followChanges();
    /** STOA_LOAD_PROTOCOL=1: as a client that takes no changes; 3: as one that takes them at full length; 0: of the time before numbers. */
    const number = Number(process.env.STOA_LOAD_PROTOCOL ?? SHORT_CHANGES_PROTOCOL);
    const protocol = number === 0 ? {} : { protocol: number };
    const whole = (message: SeatMessage | null | undefined): void => {
      if (message && isChecked) position.whole(message);
      wire.last = message ?? undefined;
      hearNews(wire);
    };
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ t: 'attach', n: 1, table, cursor: 0, ...protocol })));
    socket.on('message', data => {
      const bytes = data as Buffer;
      const heard = JSON.parse(bytes.toString()) as Heard;
      if (heard.t === 'attached') {
        whole(heard.attached?.message);
        resolve(wire);
      } else if (heard.t === 'seat') whole(heard.message);
      else if (heard.change) {
        if (isChecked) wire.last = position.change(heard.change);
        else if (wire.last) wire.last = askedAfter(wire.last, heard.change);
        if (!wire.last) throw new Error(`a change does not fit: ${String(bytes)}`);
        hearNews(wire);
      }
      onHeard(wire, heard, bytes.length);
    });
  });

/** The first of `cookies` makes the table, the others sit down. */
export const sitDown = async ({ url, game, cookies, rng, meter, isChecked, onAnswer }: LoadOptions): Promise<LoadTable> => {
  const [host = '', ...others] = cookies;
  const seats = cookies.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { table } = (await post(`${url}/api/tables`, host, { game, seats, visibility: 'open' })).table;
  for (const cookie of others) await post(`${url}/api/tables/${table}/join`, cookie, {});
  let sentAt = 0;
  let sent = '';
  let isWaiting = false;
  let isOver = false;
  const onHeard = (wire: Wire, heard: Heard, bytes: number): void => {
    noteAlive(meter);
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
        if (sentAt < meter.pausedUntil) meter.untimed++;
        else meter.times.push(performance.now() - sentAt);
        meter.moves++;
      }
    } else if (['stale', 'over', 'illegal'].includes(heard.answer?.error?.code ?? '')) {
      wire.isStale = true;
      // Where several seats decide at once the decision stays, and what another seat has just done may forbid the action.
      if (heard.answer?.error?.code === 'illegal') wire.refused = sent;
      if (meter.isOn) meter.stale++;
    } else throw new Error(JSON.stringify(heard));
    onAnswer(self);
  };
  const wires: readonly Wire[] = await Promise.all(cookies.map(cookie => attach({ url, table, isChecked, onHeard }, cookie)));
  const self: LoadTable = {
    move() {
      if (isWaiting || isOver) return;
      const asked = wires.filter(
        ({ last, isStale }) => last !== undefined && !isStale && last.decision !== null && last.actions.length > 0,
      );
      const wire = asked[rng.int(Math.max(1, asked.length))];
      if (!wire?.last) {
        // The messages that say who is asked are still on their way.
        setTimeout(() => onAnswer(self), 1);
        return;
      }
      const { decision, actions } = wire.last;
      isWaiting = true;
      sentAt = performance.now();
      const action = pick(actions, rng, true);
      sent = JSON.stringify(action);
      const intent = { id: `load-id-${++serial}`, do: 'play', decision, actions: [action] };
      wire.socket.send(JSON.stringify({ t: 'intent', n: serial, table, intent }));
    },
    isOver: () => isOver,
    close: () => {
      for (const { socket } of wires) socket.close();
    },
  };
  return self;
};
