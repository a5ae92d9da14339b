/** Every game that has bots. Each set is a module of its own, loaded when that game is played; to add one, add a line. */
import type { AnyGame } from '@stoa/engine';
import type { AnyBot, BotName, BotSet } from './bot-set.ts';
import { randomBot } from './random.ts';

const BOT_SETS: Readonly<Record<string, () => Promise<{ readonly bots: BotSet }>>> = {
  'earth-and-water': () => import('./earth-and-water/bots.ts'),
  parthenon: () => import('./parthenon/bots.ts'),
  perikles: () => import('./perikles/bots.ts'),
  petteia: () => import('./petteia/bots.ts'),
};

export const hasMind = (game: AnyGame): boolean => Object.hasOwn(BOT_SETS, game.id);

/** The bots of a game; undefined for a game that has no mind. */
export const loadBots = async (game: AnyGame): Promise<BotSet | undefined> =>
  hasMind(game) ? (await BOT_SETS[game.id]?.())?.bots : undefined;

/** A bot by name. A game without a mind has random play only. */
export const makeBot = async (game: AnyGame, name: BotName): Promise<AnyBot> => (await (await loadBots(game))?.bot(name)) ?? randomBot();
