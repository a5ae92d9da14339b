/** Where a replay comes from: a game of this browser or a record, unfolded by the worker; or what was seen of an online table that still runs. */
import type { GameEvent, Seat } from '@stoa/engine';
import { call } from '../online/api.ts';
import { ownPack } from '../online/own-pack.ts';
import { readRecord } from '../online/record.ts';
import { seenOf } from '../storage/seen-db.ts';
import { botNames } from '../table/bot-names.ts';
import type { ReplayFrame, TableInfo } from '../table/table-client.ts';
import { WorkerLink } from '../table/worker-client.ts';
import type { Fork } from '../worker/protocol.ts';
import { takeUploaded, type Uploaded } from './uploaded.ts';

export type ReplayInfo = TableInfo & { readonly total: number; readonly over: boolean };
/** What happened on the way to a position, for all viewers who may know it. */
export interface Happened {
  readonly n: number;
  readonly events: readonly GameEvent[];
}
export interface ReplaySource {
  readonly info: ReplayInfo;
  /** The names of those who have one, by seat; the same array all the time. */
  readonly people: readonly (string | null)[];
  /** Where the reader goes from here. */
  readonly back: string;
  /** Who can open the address later: all who may see the table, this browser alone, or no one. */
  readonly opens: 'shared' | 'here' | 'once';
  frame(n: number, seat: Seat | 'all'): Promise<ReplayFrame>;
  story(seat: Seat | 'all'): Promise<readonly Happened[]>;
  /** Where this seat may play on against bots; not from what was only seen, and not with an own pack: its text is longer than a position may be. */
  readonly fork?: (n: number, seat: Seat) => Promise<Fork>;
  close(): void;
}

const NOBODY: readonly null[] = [];
const SEEN = 'seen-';
export const seenReplay = (table: string): string => `/replay/${SEEN}${table}`;

const fromSeen = async (table: string): Promise<ReplaySource | null> => {
  const seen = await seenOf(table);
  const last = seen.at(-1);
  if (last === undefined) return null;
  const me = last.seat ?? 0;
  // A seat taken over later is another person's knowledge: only what this seat saw.
  const mine = seen.filter(one => one.seat === last.seat);
  const total = mine.length - 1;
  return {
    info: {
      id: table,
      game: last.game,
      mode: 'online',
      seats: Array.from({ length: me + 1 }, (_, seat) => (seat === me ? 'human' : 'bot')),
      level: 'citizen',
      commitment: null,
      // A view names the pack as the options do.
      pack: await ownPack(table, last.game, last.view),
      total,
      over: false,
    },
    people: last.people ?? NOBODY,
    back: `/table/${table}`,
    opens: 'here',
    frame: async n => {
      const at = Math.min(Math.max(Math.round(n), 0), total);
      const { view, events, outcome, waiting } = mine[at] ?? last;
      return { n: at, total, view, events, outcome, seatsToMove: waiting };
    },
    story: async () => mine.map(({ events }, n) => ({ n, events })),
    close: () => undefined,
  };
};

const ONLINE = 'online-';
export const onlineReplay = (table: string): string => `/replay/${ONLINE}${table}`;
/** A reader who comes by the address of a finished online game brings no record: the server gives it to those who may see the table. */
const fetched = async (id: string): Promise<Uploaded | undefined> => {
  if (!id.startsWith(ONLINE)) return undefined;
  const table = id.slice(ONLINE.length);
  const [record, { table: info }] = await Promise.all([readRecord(table), call('GET /api/tables/:table', { table })]);
  const bots = botNames(
    table,
    info.seats.map(({ kind }) => (kind === 'bot' ? 'bot' : 'human')),
  );
  const people = info.seats.map(({ kind, name }, seat) => (kind === 'human' ? name : (bots[seat] ?? null)));
  return { record, people, back: `/table/${table}` };
};

export const openReplay = async (id: string): Promise<ReplaySource | null> => {
  if (id.startsWith(SEEN)) return fromSeen(id.slice(SEEN.length));
  const uploaded = takeUploaded(id) ?? (await fetched(id));
  const worker = new WorkerLink();
  const info = await worker.ask('replay', uploaded === undefined ? { id } : { record: uploaded.record });
  if (info === null) {
    worker.close();
    return null;
  }
  return {
    info,
    people: uploaded?.people ?? NOBODY,
    back: uploaded?.back ?? `/play/${id}`,
    opens: id.startsWith(ONLINE) ? 'shared' : uploaded === undefined ? 'here' : 'once',
    frame: (n, seat) => worker.ask('frame', { n, seat }),
    story: seat => worker.ask('story', { seat }),
    ...(info.pack === null && { fork: (n, seat) => worker.ask('fork', { n, seat }) }),
    close: () => worker.close(),
  };
};
