/** Asks the bot worker for a move; one question at a time. */
import type { BotName } from '@stoa/bots';
import type { Action, AnyTable, Seat } from '@stoa/engine';
import { sfc32 } from '@stoa/engine';
import type { BotAnswer, BotQuestion } from './bot-worker.ts';

let thinker: Worker | undefined;

/** `seed` keeps bots apart from the dice: it is neither the secret nor derived from it. */
export const botMove = (table: AnyTable, seat: Seat, bot: BotName, seed: string): Promise<Action> =>
  new Promise((resolve, reject) => {
    thinker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    const state = table.game.determinize(table.state, seat, sfc32(`${seed}/${table.seq}`));
    const question: BotQuestion = { game: table.game.id, bot, seat, state, seed: `${seed}:${table.seq}` };
    thinker.onmessage = ({ data }: MessageEvent<BotAnswer>) => resolve(data.action);
    thinker.onerror = event => reject(new Error(event.message));
    thinker.postMessage(question);
  });
