/**
 * Local games in IndexedDB: one row a game, written after every move by the worker of the tab that has the table, read by the home page.
 * The secret of the dice lies in the row and nowhere else until the game is over.
 */
import type { Action, Entry, Outcome, Seat, TableHeader } from '@stoa/engine';
import type { Level, Levels, Mode, SeatKind } from '../table/table-client.ts';
import { storeIn } from './idb.ts';

export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly mode: Mode;
  readonly seats: readonly SeatKind[];
  /** How well the bots play. */
  readonly level: Level;
  /** By seat, where they differ; absent in games of earlier versions. */
  readonly levels?: Levels;
  readonly header: TableHeader;
  readonly secret: string;
  readonly entries: readonly Entry<Action>[];
  readonly begun: number;
  readonly touched: number;
  /** Whose decision is awaited; empty when the game is over. */
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | null;
  /** What waits for the person of a game against bots: the seat's own view of it. Rows of earlier versions have none. */
  readonly asks?: { readonly seat: Seat; readonly view: unknown };
}

const within = storeIn('stoa', 'games', db => db.createObjectStore('games', { keyPath: 'id' }), 'strict');

/** Nothing is written when the row does not hold the `before` entries this game was continued from: another tab has played on. False: that is so. */
export const keepGame = async (game: KeptGame, before: number): Promise<boolean> => {
  const row = await within('readwrite', store => {
    const request = store.get(game.id) as IDBRequest<KeptGame | undefined>;
    request.onsuccess = () => {
      if (entriesIn(request.result) === before) store.put(game);
    };
    return request;
  });
  return entriesIn(row) === before;
};
const entriesIn = (row: KeptGame | undefined): number => row?.entries.length ?? 0;
export const keptGame = (id: string): Promise<KeptGame | undefined> =>
  within('readonly', store => store.get(id) as IDBRequest<KeptGame | undefined>);
export const keptGames = async (): Promise<readonly KeptGame[]> => {
  const all = await within('readonly', store => store.getAll() as IDBRequest<KeptGame[]>);
  return all.sort((a, b) => b.touched - a.touched);
};
export const forgetGame = async (id: string): Promise<void> => {
  await within('readwrite', store => store.delete(id));
};

/** Asked once a game is begun; browsers answer without a question or by their own rules. */
export const askToKeep = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;
export const isKept = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;
