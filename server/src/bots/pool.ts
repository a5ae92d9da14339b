/** The worker pool where bots think: never the main thread, so that the site answers meanwhile. Threads start with the first thought. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Action, type AnyTable, type Seat, sfc32 } from '@stoa/engine';
import { Piscina } from 'piscina';
import type { Folding, Thought } from './worker.ts';

export interface BotPool {
  /** What the bot plays on this seat. Throws when it took too long or broke; the caller has a plain move ready. */
  think(table: AnyTable, seat: Seat, bot: string): Promise<Action>;
  /** Folds a stored table once more: why it does not fold, or undefined. */
  refold(folding: Folding, signal: AbortSignal): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Waiting for a free thread included. */
const TOO_LONG = 60_000;

const isSource = import.meta.url.endsWith('.ts');

export const botPool = (): BotPool => {
  const pool = new Piscina({
    filename: new URL(isSource ? './worker.ts' : './worker.js', import.meta.url).href,
    name: 'choose',
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 30_000,
    maxQueue: 10_000,
    // Tests run the sources; the built server needs no loader.
    ...(isSource ? { execArgv: ['--import', new URL('./sources.mjs', import.meta.url).href, '--conditions', 'source'] } : {}),
  });
  return {
    think({ game, state }, seat, bot) {
      const seed = randomBytes(16).toString('hex');
      const thought: Thought = { game: game.id, base: game.determinize(state, seat, sfc32(seed)), seat, bot, seed };
      return pool.run(thought, { signal: AbortSignal.timeout(TOO_LONG) });
    },
    refold: (folding, signal) => pool.run(folding, { name: 'refold', signal: AbortSignal.any([signal, AbortSignal.timeout(TOO_LONG)]) }),
    close: () => pool.destroy(),
  };
};
