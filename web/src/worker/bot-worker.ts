/** Where bots think, beside the table: it gets a state determinized for the seat, never the true one, and answers an action. */
import { type AnyBot, type BotName, chairOf, makeBot } from '@stoa/bots';
import { type Action, type AnyGame, type Seat, sfc32 } from '@stoa/engine';
import { loadGame } from './games.ts';

export interface BotQuestion {
  readonly game: string;
  readonly bot: BotName;
  readonly seat: Seat;
  readonly state: unknown;
  readonly seed: string;
}
export interface BotAnswer {
  readonly action: Action;
}

/** No bot of ours needs this long; a slow phone might. */
const LONGEST = 6000;

const bots = new Map<string, AnyBot>();
const botFor = async (game: AnyGame, name: BotName, seat: Seat): Promise<AnyBot> => {
  const key = `${game.id}/${name}/${seat}`;
  const bot = bots.get(key) ?? (await makeBot(game, name));
  bots.set(key, bot);
  return bot;
};

self.onmessage = async ({ data }: MessageEvent<BotQuestion>) => {
  const game = await loadGame(data.game);
  const chair = chairOf(game, data.state, data.seat);
  const budget = { millis: LONGEST, now: () => performance.now() };
  const answer: BotAnswer = { action: (await botFor(game, data.bot, data.seat)).choose(chair, budget, sfc32(data.seed)) };
  self.postMessage(answer);
};
