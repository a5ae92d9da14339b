/** Tables of Petteia whose seats have many sockets, at several processes: for measurements, and to check that every socket gets every move. */
import type { Rng } from '@stoa/engine';
import type { IntentReply, SeatChange, SeatMessage } from '@stoa/protocol';
import { type ChangeFollower, followChanges, SHORT_CHANGES_PROTOCOL } from '@stoa/protocol/changes';
import { WebSocket } from 'ws';
import { guest, makeClient } from './client.ts';
import { pick } from './pick.ts';

interface Wire {
  readonly socket: WebSocket;
  readonly position: ChangeFollower;
  last: SeatMessage | undefined;
}

export interface ManyTable {
  readonly id: string;
  /** One cookie for each seat. */
  readonly cookies: readonly string[];
  readonly wires: Wire[];
  /** Ids of intents that were answered with ok. */
  readonly acknowledged: string[];
  /** Sent and not answered, or answered with busy: the same is sent again. */
  pending: { readonly id: string; readonly wire: Wire; readonly text: string; sentAt: number; isWaiting: boolean } | undefined;
}

/** Two guests sit down at a table. */
export const makeTable = async (url: string): Promise<ManyTable> => {
  const [host, friend] = [await guest(url), await guest(url)];
  const wish = { game: 'petteia', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], visibility: 'open' as const };
  const { table } = (await host.call('POST /api/tables', {}, wish)).table;
  await makeClient(url, friend.cookie).call('POST /api/tables/:table/join', { table }, {});
  return { id: table, cookies: [host.cookie, friend.cookie], wires: [], acknowledged: [], pending: undefined };
};

interface Heard {
  readonly t: string;
  readonly message?: SeatMessage;
  readonly change?: SeatChange;
  readonly attached?: { readonly message: SeatMessage | null };
  readonly answer?: IntentReply;
  readonly error?: { readonly code: string };
}

/** The answer to the pending intent; the time it took, or undefined if it must be sent again. */
const settle = (table: ManyTable, answer: IntentReply | undefined): number | undefined => {
  const { pending } = table;
  if (!pending) return undefined;
  pending.isWaiting = false;
  if (answer?.ok === false && answer.error.code !== 'busy') throw new Error(JSON.stringify(answer));
  if (!answer?.ok) return undefined;
  table.acknowledged.push(pending.id);
  table.pending = undefined;
  return performance.now() - pending.sentAt;
};

/** One more socket of a seat, from a local address of its own: an address has 28,000 ports towards one server. */
export const openWire = (
  url: string,
  table: ManyTable,
  seat: number,
  localAddress: string,
  onTime: (millis: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: table.cookies[seat] ?? '' },
      perMessageDeflate: false,
      localAddress,
    });
    const wire: Wire = { socket, position: followChanges(), last: undefined };
    const whole = (message: SeatMessage | null | undefined): void => {
      if (message) wire.position.whole(message);
      wire.last = message ?? undefined;
    };
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ t: 'attach', n: 1, table: table.id, cursor: 0, protocol: SHORT_CHANGES_PROTOCOL })),
    );
    socket.on('message', data => {
      const heard = JSON.parse(String(data)) as Heard;
      if (heard.t === 'attached') {
        whole(heard.attached?.message);
        table.wires.push(wire);
        resolve();
      } else if (heard.t === 'seat') whole(heard.message);
      else if (heard.change) wire.last = wire.position.change(heard.change);
      else if (heard.t === 'answer' || heard.t === 'refused') {
        if (heard.error && heard.error.code !== 'busy') throw new Error(JSON.stringify(heard));
        const time = settle(table, heard.answer);
        if (time !== undefined) onTime(time);
      }
    });
  });

/** A random legal move, or once more the one that was not answered. False: there is nothing to send. */
export const sendMove = (table: ManyTable, rng: Rng): boolean => {
  if (table.pending?.isWaiting) return false;
  if (!table.pending) {
    const asked = table.wires.filter(({ last }) => last !== undefined && last.decision !== null && last.outcome === null);
    const wire = asked[rng.int(Math.max(1, asked.length))];
    if (!wire?.last) return false;
    const id = `many-${table.id}-${table.acknowledged.length}`;
    const intent = { id, do: 'play', decision: wire.last.decision, actions: [pick(wire.last.actions, rng, true)] };
    const text = JSON.stringify({ t: 'intent', n: 2, table: table.id, intent });
    table.pending = { id, wire, text, sentAt: performance.now(), isWaiting: false };
  }
  table.pending.isWaiting = true;
  table.pending.wire.socket.send(table.pending.text);
  return true;
};

/** Every socket of the table has been told as much as the others. */
export const isTold = ({ wires }: ManyTable): boolean => new Set(wires.map(({ last }) => last?.cursor)).size <= 1;
