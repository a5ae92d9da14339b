/**
 * Asks the bot worker for a move; one question at a time. A bot that breaks or overruns is stopped with its worker and reported, and
 * the next weaker one answers in its place.
 */
import { askInTurn, type BotName } from '@stoa/bots';
import type { Action, AnyTable, Seat } from '@stoa/engine';
import { sfc32 } from '@stoa/engine';
import type { BotAnswer, BotQuestion } from './bot-worker.ts';

/** What we need of a `Worker`. */
export interface Thinker {
  onmessage: ((event: MessageEvent<BotAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: BotQuestion): void;
  terminate(): void;
}

/** Ten times what a bot gives itself; the first question also fetches the game's bots. */
const TOO_LONG = 10_000;

export type BotMove = (table: AnyTable, seat: Seat, bot: BotName, seed: string) => Promise<Action>;

export const asking = (spawn: () => Thinker, report: (bot: BotName, error: unknown) => void, tooLong = TOO_LONG): BotMove => {
  let thinker: Thinker | undefined;
  const ask = (question: BotQuestion): Promise<Action> =>
    new Promise((resolve, reject) => {
      thinker ??= spawn();
      const own = thinker;
      /** The worker is not to be trusted any more: the next question gets a new one. */
      const give = (error: Error): void => {
        clearTimeout(timer);
        own.terminate();
        if (thinker === own) thinker = undefined;
        reject(error);
      };
      const timer = setTimeout(() => give(new Error('overrun')), tooLong);
      own.onmessage = ({ data }) => {
        if (data.action === undefined) return give(new Error(data.error));
        clearTimeout(timer);
        resolve(data.action);
      };
      own.onerror = event => give(new Error(event.message));
      own.postMessage(question);
    });
  return (table, seat, bot, seed) => {
    const state = table.game.determinize(table.state, seat, sfc32(`${seed}/${table.seq}`));
    const question = { game: table.game.id, seat, state, seed: `${seed}:${table.seq}` };
    return askInTurn(bot, name => ask({ ...question, bot: name }), report);
  };
};

/** `seed` keeps bots apart from the dice: it is neither the secret nor derived from it. */
export const botMove: BotMove = asking(
  () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  (bot, error) => console.warn(bot, error),
);
