/** Runs in a worker thread: a chair comes in as a state already determinized for its seat, an action goes out. The true state never comes here. */
import { chairOf, isBotName, makeBot } from '@stoa/bots';
import { type Action, sfc32 } from '@stoa/engine';
import { GAMES } from '../games.ts';

export interface Thought {
  readonly game: string;
  readonly base: unknown;
  readonly seat: number;
  readonly bot: string;
  readonly seed: string;
}

export const choose = ({ game: id, base, seat, bot, seed }: Thought): Action => {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  return makeBot(game, isBotName(bot) ? bot : 'random').choose(chairOf(game, base, seat), {}, sfc32(seed));
};
