/** The fuzzed server from outside: what it is asked beside the protocol, and whatever it writes, which must be nothing. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Target {
  readonly url: string;
  /** Everything it has logged or printed: errors only. */
  readonly said: () => string;
  readonly isAlive: () => boolean;
  fingerprints(tables: readonly string[]): Promise<string[]>;
  /** Bytes of heap in use after everything that could be freed was. */
  memory(): Promise<number>;
  stop(): Promise<number | null>;
}

export const startTarget = async (data: string): Promise<Target> => {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), [data], {
    execArgv: ['--expose-gc', '--import', 'tsx', '--conditions', 'source'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      said = (said + chunk).slice(-100_000);
    });
  let alive = true;
  const ended = new Promise<number | null>(resolve =>
    child.once('exit', code => {
      alive = false;
      resolve(code);
    }),
  );
  const answer = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      child.once('message', message => resolve((message as { answer: T }).answer));
      void ended.then(code => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  const ask = <T>(what: string, about: readonly string[] = []): Promise<T> => {
    const told = answer<T>();
    child.send({ what, about });
    return told;
  };
  return {
    url: await answer<string>(),
    said: () => said,
    isAlive: () => alive,
    fingerprints: tables => ask('fingerprints', tables),
    memory: () => ask('memory'),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
