/**
 * The worker pools: one for bots, one for refolding and for checking uploads. The main thread stays free to answer
 * requests. Threads start with the first task. A task that takes too long is ended with its thread.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { askInTurn, type BotName, isBotName } from '@stoa/bots';
import { type Action, type AnyTable, type Illegal, type Seat, sfc32, type Verdict } from '@stoa/engine';
import { Piscina } from 'piscina';
import { type Addresses, WIDER, withWider } from '../addresses.ts';
import type { Limits } from '../limits.ts';
import { type Allowance, fairQueue, type Payers } from './fair-queue.ts';
import type { Folded, Folding } from './fold.ts';
import type { Thought } from './think.ts';

/** Who is charged for thinking time: the account behind the table, and the address where it was last seen. */
export interface Payer {
  readonly account: string;
  readonly address: string | undefined;
}

export const payerOf = (addresses: Addresses, account: string): Payer => ({ account, address: addresses.of(account) });

export interface WorkerPools {
  /**
   * What the bot plays on this seat. One that takes too long or breaks is stopped and reported, and the next weaker one thinks in its
   * place; throws only when none has an answer.
   */
  think(table: AnyTable, seat: Seat, bot: string, payer: Payer, report: (bot: string, error: unknown) => void): Promise<Action>;
  /** How many tasks wait for a thread or for their allowance. */
  readonly waiting: number;
  refold(foldings: readonly Folding[], signal: AbortSignal): Promise<readonly Folded[]>;
  /** What is wrong with options that hold data. */
  checkOptions(game: string, options: unknown, payer: Payer): Promise<Illegal | undefined>;
  verify(record: string, payer: Payer): Promise<Verdict>;
  /** The pools are closing: a failure of a bot is not its fault now. */
  readonly isClosed: boolean;
  close(): Promise<void>;
}

/** Our bots need less than a tenth of this. */
const THINK_MS = 20_000;
const FOLD_MS = 60_000;
const UPLOAD_MS = 10_000;
/** Megabytes a thread may hold: a bad upload ends its thread, not the server. */
const THREAD_MB = 512;
const YOUNG_MB = 48;
/** Seconds of checking uploads that an account may use at once, and how many are refilled each second. */
const UPLOAD_ALLOWANCE: Allowance = { burst: 30, back: 0.5 };

/** A household or a school is several people, a wider network several households: each has four times as much. */
const payersOf = ({ account, address }: Payer, allowance: Allowance): Payers => {
  const networks = address === undefined ? [] : withWider(address);
  return [account, ...networks.map(network => `at ${network}`)].map((key, i) => ({
    key,
    allowance: { burst: allowance.burst * WIDER ** i, back: allowance.back * WIDER ** i },
  }));
};

/** Until `signal`, and no longer than `millis`. `AbortSignal.any` would leak memory for every call as long as `signal` lives. */
const withTimeout = async <T>(millis: number, signal: AbortSignal, run: (both: AbortSignal) => Promise<T>): Promise<T> => {
  const both = new AbortController();
  const stop = (): void => both.abort();
  const timer = setTimeout(stop, millis);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await run(both.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
};

const isSource = import.meta.url.endsWith('.ts');

const WORKER = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url).href;

/** Tests pass their own bots and shorter time limits. */
export const workerPools = (limits: Limits, worker = WORKER, thought = THINK_MS): WorkerPools => {
  const width = Math.max(1, availableParallelism() - 1);
  const made: Piscina[] = [];
  const pool = (name: string, maxThreads: number): Piscina => {
    const piscina = new Piscina({
      filename: worker,
      name,
      minThreads: 0,
      maxThreads,
      idleTimeout: 30_000,
      maxQueue: 1_000,
      // The main thread may be given more young memory (deploy/README.md); threads need no more than Node's default.
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      // Tests run the sources; the built server needs no loader.
      ...(isSource ? { execArgv: ['--import', new URL('./sources.mjs', import.meta.url).href, '--conditions', 'source'] } : {}),
    });
    made.push(piscina);
    return piscina;
  };
  const botPool = pool('choose', width);
  const maintenancePool = pool('refold', 1);
  const queue = fairQueue(width);
  const account = { burst: limits.botSecondsBurst, back: limits.botSecondsPerMinute / 60 };
  // One upload at a time, from the payer who has used least: many uploads of one account wait for each other only.
  const uploads = fairQueue(1);
  let isClosed = false;
  const look = <T>(name: string, task: unknown, payer: Payer): Promise<T> =>
    uploads.run(payersOf(payer, UPLOAD_ALLOWANCE), async () => {
      // The time limit does not include the start of a thread or the folding that it is busy with.
      await maintenancePool.run(undefined, { name: 'ready' });
      return maintenancePool.run(task, { name, signal: AbortSignal.timeout(UPLOAD_MS) });
    });
  return {
    think({ game, state }, seat, bot, payer, report) {
      const seed = randomBytes(16).toString('hex');
      const request = { game: game.id, base: game.determinize(state, seat, sfc32(seed)), seat, seed };
      const payers = payersOf(payer, account);
      const ask = (name: BotName): Promise<Action> => {
        const task: Thought = { ...request, bot: name };
        return queue.run(payers, () => botPool.run(task, { signal: AbortSignal.timeout(thought) }));
      };
      return askInTurn(isBotName(bot) ? bot : 'random', ask, report);
    },
    get waiting() {
      return queue.waiting;
    },
    refold: (foldings, signal) => withTimeout(FOLD_MS, signal, both => maintenancePool.run(foldings, { name: 'refold', signal: both })),
    checkOptions: (game, options, payer) => look('checkOptions', { game, options }, payer),
    verify: (record, payer) => look('verify', record, payer),
    get isClosed() {
      return isClosed;
    },
    async close() {
      isClosed = true;
      queue.close();
      uploads.close();
      await Promise.all(made.map(piscina => piscina.destroy()));
    },
  };
};
