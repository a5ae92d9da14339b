/** In a worker: a bot thinks on a state already determinized for its seat. The true state never comes here. */
import { type BotName, makeBot, observationOf } from '@stoa/bots';
import { type Action, sfc32 } from '@stoa/engine';
import { GAMES } from '../games.ts';

export interface Thought {
  readonly game: string;
  readonly base: unknown;
  readonly seat: number;
  readonly bot: BotName;
  readonly seed: string;
}

export const choose = async ({ game: id, base, seat, bot, seed }: Thought): Promise<Action> => {
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  const player = await makeBot(game, bot);
  return player.choose(observationOf(game, base, seat), { now: () => performance.now() }, sfc32(seed));
};
