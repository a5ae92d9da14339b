/** Bots by name, for `simulate`, `arena` and the engine protocol. */
import { type AnyBot, BOT_NAMES, isBotName, makeBot } from '@stoa/bots';
import type { AnyGame } from '@stoa/engine';

export { type AnyBot, BOT_NAMES };

export const findBot = async (game: AnyGame, name: unknown): Promise<AnyBot | undefined> =>
  isBotName(name) ? makeBot(game, name) : undefined;
