/** Runs in a worker thread: a chair comes in as a state already determinized for its seat, an action goes out. The true state never comes here. */
import { chairOf, isBotName, makeBot } from '@stoa/bots';
import { type Action, type Entry, openTable, sfc32, type TableHeader } from '@stoa/engine';
import { GAMES } from '../games.ts';

export interface Thought {
  readonly game: string;
  readonly base: unknown;
  readonly seat: number;
  readonly bot: string;
  readonly seed: string;
}

export const choose = async ({ game: id, base, seat, bot, seed }: Thought): Promise<Action> => {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  return (await makeBot(game, isBotName(bot) ? bot : 'random')).choose(chairOf(game, base, seat), {}, sfc32(seed));
};

export interface Folding {
  readonly game: string;
  /** As stored. */
  readonly header: string;
  readonly bodies: readonly string[];
}

/** Why the entries no longer fold; undefined if they do. */
export const refold = ({ game: id, header, bodies }: Folding): string | undefined => {
  const game = GAMES.get(id);
  if (!game) return undefined;
  try {
    const table = openTable(game, JSON.parse(header) as TableHeader, undefined);
    for (const body of bodies) table.take(JSON.parse(body) as Entry<Action>);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
