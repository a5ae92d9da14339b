/**
 * Where bots think, beside the table. A bot gets a state determinized for its seat, never the true one, and answers an action. What bots know
 * of a game also tells how a finished one went.
 */
import { type AnyBot, type BotName, makeBot, observationOf } from '@stoa/bots';
import { type Action, type AnyGame, messageOf, type Seat, sfc32 } from '@stoa/engine';
import type { GameCurve } from '../table/table-client.ts';
import { loadGame } from './games.ts';
import type { KeptOrRecord } from './protocol.ts';

export interface BotQuestion {
  readonly game: string;
  readonly bot: BotName;
  readonly seat: Seat;
  readonly state: unknown;
  readonly seed: string;
}
/** Either what it plays, or why it has nothing to play. */
export type BotAnswer = { readonly action: Action; readonly error?: undefined } | { readonly action?: undefined; readonly error: string };

export interface CurveQuestion {
  readonly curveOf: KeptOrRecord;
}
/** Null while the game runs, and for a game without bots. */
export interface CurveAnswer {
  readonly curve: GameCurve | null;
}

const bots = new Map<string, AnyBot>();
const botFor = async (game: AnyGame, name: BotName, seat: Seat): Promise<AnyBot> => {
  const key = `${game.id}/${name}/${seat}`;
  const bot = bots.get(key) ?? (await makeBot(game, name));
  bots.set(key, bot);
  return bot;
};

const think = async ({ game: id, bot, seat, state, seed }: BotQuestion): Promise<BotAnswer> => {
  try {
    const game = await loadGame(id);
    const thinker = await botFor(game, bot, seat);
    return { action: thinker.choose(observationOf(game, state, seat), { now: () => performance.now() }, sfc32(seed)) };
  } catch (error) {
    return { error: messageOf(error) };
  }
};

const curveFor = async ({ curveOf }: CurveQuestion): Promise<CurveAnswer> => {
  const { keptCurve } = await import('./kept-curve.ts');
  return { curve: await keptCurve(curveOf).catch(() => null) };
};

self.onmessage = async ({ data }: MessageEvent<BotQuestion | CurveQuestion>) =>
  self.postMessage('curveOf' in data ? await curveFor(data) : await think(data));
