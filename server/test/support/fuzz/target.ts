/** The fuzzed server from outside: what it is asked beside the protocol, and whatever it writes, which must be nothing. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Fault } from './plant.ts';

/** A table, and how many of its entries and chat lines are known. */
export interface Asked {
  readonly table: string;
  readonly entries: number;
  readonly lines: number;
}

/** A table as the store has it. */
export interface Look {
  /** Name → hash of everything that is neither an entry nor a chat line. */
  readonly parts: Readonly<Record<string, string>>;
  readonly state: string;
  /** The accounts that sit there. */
  readonly seated: readonly string[];
  readonly entries: number;
  /** Of each new entry. */
  readonly intents: readonly (string | null)[];
  readonly lines: number;
  /** The id of each new line. */
  readonly said: readonly string[];
}

export type Question =
  | { readonly what: 'looks'; readonly about: readonly Asked[] }
  | { readonly what: 'kept'; readonly table: string; readonly entries: number }
  | { readonly what: 'later'; readonly millis: number }
  | { readonly what: 'memory' };

export interface Target {
  readonly url: string;
  /** Everything it has logged or printed: errors only. */
  readonly said: () => string;
  readonly isAlive: () => boolean;
  looks(asked: readonly Asked[]): Promise<Look[]>;
  /** Whether the first entries of a table are still what they were when the ledger looked at them. */
  kept(table: string, entries: number): Promise<boolean>;
  /** Sets the server's clock forward. */
  later(millis: number): Promise<boolean>;
  /** Bytes in use after everything that could be freed was. */
  memory(): Promise<number>;
  stop(): Promise<number | null>;
}

export const startTarget = async (data: string, fault?: Fault): Promise<Target> => {
  const profile = process.env.STOA_PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.STOA_PROFILE}`];
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), [data, ...(fault ? [fault] : [])], {
    execArgv: [...profile, '--expose-gc', '--import', 'tsx', '--conditions', 'source'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      said = (said + chunk).slice(-100_000);
    });
  let alive = true;
  const waiting: { resolve(answer: unknown): void; reject(error: Error): void }[] = [];
  child.on('message', message => waiting.shift()?.resolve((message as { answer: unknown }).answer));
  const ended = new Promise<number | null>(resolve =>
    child.once('exit', code => {
      alive = false;
      for (const { reject } of waiting.splice(0)) reject(new Error(`the server ended with ${code}: ${said}`));
      resolve(code);
    }),
  );
  const answer = <T>(): Promise<T> => new Promise((resolve, reject) => waiting.push({ resolve: x => resolve(x as T), reject }));
  const ask = <T>(question: Question): Promise<T> => {
    const told = answer<T>();
    child.send(question);
    return told;
  };
  return {
    url: await answer<string>(),
    said: () => said,
    isAlive: () => alive,
    looks: about => ask({ what: 'looks', about }),
    kept: (table, entries) => ask({ what: 'kept', table, entries }),
    later: millis => ask({ what: 'later', millis }),
    memory: () => ask({ what: 'memory' }),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
