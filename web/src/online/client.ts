/** `TableClient` over the socket: the same verbs as the worker's, answered by a server. */
import type { Action, GameEvent, Illegal, Seat } from '@stoa/engine';
import type { Intent, Refusal as ServerRefusal, SeatMessage as ServerSeatMessage, TableInfo } from '@stoa/protocol';
import {
  LEVELS,
  type PlanKeeper,
  type Refusal,
  type Reply,
  type SeatMessage,
  type Session,
  type TableClient,
  type Update,
} from '../table/table-client.ts';
import { problemOf } from './api.ts';
import type { Question, SocketLink } from './link.ts';
import type { Foresight } from './preview.ts';

/** Eight characters or more, new for each wish. */
export const newId = (): string => crypto.randomUUID();

const KNOWN = ['illegal', 'not-your-turn', 'over', 'barrier', 'stale', 'too-large', 'unknown'] as const;
const BARS = ['chance', 'told', 'later-entry', 'nothing', 'over'] as const;

const toReply = ({ code, illegal, bar }: ServerRefusal): Refusal => {
  const known = BARS.find(b => b === bar);
  return {
    refused: KNOWN.find(k => k === code) ?? 'unknown',
    ...(illegal ? { illegal: illegal as Illegal } : {}),
    ...(known ? { bar: known } : {}),
  };
};

/** The server's message in the shape that every table speaks. */
export const updateOf = (message: ServerSeatMessage): Update => {
  const { seat, clocks: _, sentAt: __, ...rest } = message;
  return {
    viewer: seat ?? undefined,
    message: { ...rest, events: rest.events as GameEvent[], actions: rest.actions as Action[] } as SeatMessage,
    handOver: null,
    held: false,
  };
};

/** What a client is made of. */
export interface ClientParts {
  readonly link: SocketLink;
  /** The table's own data pack; null: the usual one. */
  readonly pack: unknown;
  readonly foresee: Foresight;
  readonly plans: PlanKeeper;
  readonly position: { listen(onSession: (session: Session) => void): () => void; cursor(): number };
}

export const intend = async (link: SocketLink, table: string, intent: Intent): Promise<Reply> => {
  try {
    const answer = await link.ask({ t: 'intent', table, intent });
    if (answer.t !== 'answer') return { refused: 'unknown' };
    return answer.answer.ok ? { ok: true } : toReply(answer.answer.error);
  } catch (error) {
    return toReply({ code: problemOf(error).code === 'over' ? 'over' : 'unknown' });
  }
};

export const clientOf = ({ link, pack, foresee, plans, position }: ClientParts, info: TableInfo): TableClient => {
  const { table } = info;
  const bot = info.seats.find(seat => seat.bot !== null)?.bot;
  return {
    info: {
      id: table,
      game: info.game,
      mode: 'online',
      seats: info.seats.map(seat => (seat.kind === 'bot' ? 'bot' : 'human')),
      level: LEVELS.find(level => level === bot) ?? 'citizen',
      commitment: info.commitment,
      pack,
    },
    plans,
    listen: position.listen,
    play: (_seat: Seat, decision, actions) => intend(link, table, { id: newId(), do: 'play', decision, actions: [...actions] }),
    undo: () => intend(link, table, { id: newId(), do: 'undo', cursor: position.cursor() }),
    concede: () => intend(link, table, { id: newId(), do: 'concede' }),
    async why(seat, draft, action) {
      // The server answers for the position that stands; a draft is known here only.
      if (draft.length > 0) return foresee.why(position.cursor(), seat, draft, action);
      const answer = await link.ask({ t: 'why', table, action } satisfies Question).catch(() => undefined);
      return answer?.t === 'why' ? (answer.why.illegal as Illegal | null) : null;
    },
    preview: (seat, draft) => foresee.preview(position.cursor(), seat, draft),
    lookAs: () => undefined,
    pace: () => undefined,
    next: () => undefined,
    skip: () => undefined,
    close: () => undefined,
  };
};
