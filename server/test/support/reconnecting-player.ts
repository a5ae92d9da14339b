/**
 * A player who does not mind the server dying: comes back with its cursor, repeats the intent that was not answered, and keeps
 * book of what was acknowledged and of the log as it was told.
 */
import { sfc32 } from '@stoa/engine';
import type { Intent, SeatMessage } from '@stoa/protocol';
import { type Client, intentId, isSeat, type Line } from './client.ts';

export interface Book {
  /** Ids of intents that were answered with ok. */
  readonly acknowledged: string[];
  /** Ids of wishes to end: only the last one of a table is an entry. */
  readonly farewells: string[];
  log: unknown[];
  last: SeatMessage | undefined;
  reconnects: number;
}

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** `isEnough`: from then on the player wants to end by agreement, which needs the others to want it too. */
export const reconnectingPlayer = async (
  client: Client,
  table: string,
  seed: string,
  onAcknowledged: () => void,
  isEnough: () => boolean = () => false,
): Promise<Book> => {
  const rng = sfc32(seed);
  const book: Book = { acknowledged: [], farewells: [], log: [], last: undefined, reconnects: -1 };
  let unanswered: Intent | undefined;
  /** The cursor of the message that `unanswered` answers. */
  let basedOn = 0;
  /** On this line: what was sent before the answer to an attach is older than it, and may be read after. */
  let floor = 0;
  const hear = (message: SeatMessage): void => {
    if (book.last && (message.cursor === book.last.cursor || message.cursor < floor)) return;
    if (book.last && message.cursor < book.last.cursor)
      throw new Error(`told of ${message.cursor} after ${book.last.cursor}: something acknowledged was lost`);
    book.log = [...book.log.slice(0, message.keep), ...message.events];
    book.last = message;
  };
  /** The next message; none within `patience` is a finding, none at all where there need not be one. */
  const news = async (line: Line, patience: number): Promise<void> => {
    const end = Date.now() + patience;
    for (;;) {
      try {
        return hear((await line.until(isSeat, 200)).message);
      } catch (error) {
        if ((error as Error).message !== 'waited in vain' || (patience > 0 && Date.now() > end && !isEnough())) throw error;
        if (patience === 0 || isEnough()) return;
      }
    }
  };
  const session = async (line: Line): Promise<boolean> => {
    floor = 0;
    const { message } = await line.attach(table, book.last?.cursor ?? 0);
    if (message) hear(message);
    for (;;) {
      if (book.last?.outcome && !unanswered) return true;
      if (!unanswered && book.last && !book.last.outcome && isEnough()) {
        const id = intentId();
        book.farewells.push(id);
        const answer = await line.intend(table, { id, do: 'agree-end', agree: true });
        if (!answer.ok && answer.error.code !== 'over') throw new Error(`refused: ${JSON.stringify(answer)}`);
        // Asked again after the next message: a player who was away may be back.
        await news(line, 0);
        continue;
      }
      if (unanswered === undefined && book.last && book.last.decision !== null) {
        const { decision, actions } = book.last;
        basedOn = book.last.cursor;
        unanswered = { id: intentId(), do: 'play', decision, actions: [actions[rng.int(actions.length)]] };
      }
      if (unanswered) {
        const answer = await line.intend(table, unanswered);
        // Where others may act too the decision, or what it was about, can be gone. Then there is news; that it was not stored is checked
        // against the store at the end.
        if (!answer.ok && ['stale', 'illegal', 'over'].includes(answer.error.code)) {
          const missed = (await line.attach(table, book.last?.cursor ?? 0)).message;
          if (missed?.cursor === basedOn) throw new Error(`refused: ${JSON.stringify(answer)} ${JSON.stringify(unanswered)}`);
          if (missed) hear(missed);
          floor = missed?.cursor ?? 0;
          unanswered = undefined;
          continue;
        }
        if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)} ${JSON.stringify(unanswered)}`);
        book.acknowledged.push(unanswered.id);
        unanswered = undefined;
        onAcknowledged();
        while ((book.last?.cursor ?? 0) < answer.cursor) hear((await line.until(isSeat)).message);
      } else await news(line, 60_000);
    }
  };
  for (;;) {
    let line: Line | undefined;
    try {
      line = await client.socket();
      book.reconnects++;
      if (await session(line)) return book;
    } catch (error) {
      // Gone, not there yet, or going: everything else is a finding.
      if (!/closed|ECONN|socket hang up|status 50[234]|busy/.test((error as Error).message)) throw error;
      await sleep(20);
    } finally {
      line?.socket.terminate();
    }
  }
};

/** Tries again until a server answers. */
export const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!/fetch failed|50[234]/.test((error as Error).message)) throw error;
      await sleep(50);
    }
  }
};

/** In a short run long games end by agreement after this number of moves. */
const FEW: Readonly<Record<string, number>> = { parthenon: 60, perikles: 120 };

export const fewMoves = (game: string): { note(): void; isEnough(): boolean } => {
  const most = process.env.STOA_KILLS === undefined ? (FEW[game] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  let moves = 0;
  return {
    note: () => {
      moves++;
    },
    isEnough: () => moves >= most,
  };
};

/** Stored intents without wishes to end. */
export const movesOf = (stored: readonly string[], { farewells }: Book): string[] =>
  stored.filter(key => !farewells.includes(key.slice(key.indexOf(':') + 1)));
