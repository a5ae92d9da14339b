/** Starts the real server as a child process and ends it gently or not. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '@stoa/server';

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  /** Its exit code, whenever and however it ends. */
  readonly ended: Promise<number | null>;
  readonly pid: number;
  /** What it logged, line by line. */
  readonly log: readonly string[];
  /** No farewell: as when the power goes, but for the disk's cache. */
  kill(): Promise<void>;
  /** SIGTERM: finishes what it took; answers with the exit code. */
  stop(): Promise<number | null>;
  /** Stops the process with SIGSTOP and wakes it with SIGCONT after `time` milliseconds, as when a machine sleeps. */
  suspend(time: number): Promise<void>;
  /** Bytes of its heap that are in use after everything that could be freed was. */
  memory(): Promise<number>;
  /** Bytes of memory it has from the system. */
  resident(): Promise<number>;
  /** Milliseconds of the longest pause of its main thread since this was last asked. */
  pauses(): Promise<number>;
  /** Milliseconds of its longest collection of garbage since this was last asked. */
  collections(): Promise<number>;
  /** Microseconds of processor time so far. */
  cpu(): Promise<number>;
}

/**
 * A free port below those that the system hands out by itself (32768 and up): a process that is killed and started again finds its port free,
 * whatever other tests begin meanwhile.
 */
export const steadyPort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise<boolean>(resolve => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
};

/** From the sources; STOA_BUILT=1: from the built packages, which start in half the time. */
const FROM = process.env.STOA_BUILT === undefined ? ['--import', 'tsx', '--conditions', 'source'] : [];

/** Megabytes for new objects: load tests start servers as `deploy/stoa.service` does, with 64. Other tests keep Node's 16, since they measure memory. */
const young = (): readonly string[] =>
  process.env.STOA_YOUNG_MB === undefined ? [] : [`--max-semi-space-size=${process.env.STOA_YOUNG_MB}`];

/** Further options of Node for the server, to measure them. */
const flags = (): readonly string[] => process.env.STOA_NODE_FLAGS?.split(' ') ?? [];

/** An address, or a figure that was asked for. */
const IS_ANSWER = /^(https?:|-?[\d.]+$|undefined$)/;

const gone = (child: ChildProcess): Promise<number | null> => new Promise(resolve => child.once('exit', code => resolve(code)));

export const startProcess = (
  data: string,
  port = 0,
  database = '',
  logLevel = 'error',
  { env, ...options }: Partial<ServeOptions> & { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('./serve-process.mjs', import.meta.url));
    // A CPU profile of the server, for measurements.
    const profile = process.env.STOA_PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.STOA_PROFILE}`];
    const child = spawn(
      process.execPath,
      [...profile, '--expose-gc', ...young(), ...flags(), ...FROM, script, data, String(port), database, logLevel, JSON.stringify(options)],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { ...process.env, ...env },
      },
    );
    const ended = gone(child);
    child.once('exit', code => reject(new Error(`the server ended with ${code} before it was ready`)));
    const lines = createInterface({ input: child.stdout });
    const log: string[] = [];
    const waiting: ((line: string) => void)[] = [];
    lines.on('line', text => {
      if (text.startsWith('{')) log.push(text);
      // V8 prints its traces (`--trace-gc`) to the same output.
      else if (!IS_ANSWER.test(text)) process.stderr.write(`${text}\n`);
      else waiting.shift()?.(text);
    });
    const line = (): Promise<string> => new Promise(told => waiting.push(told));
    const end = async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      return ended;
    };
    const ask = async (what: string): Promise<number> => {
      child.stdin.write(`${what}\n`);
      return Number(await line());
    };
    void line().then(url =>
      resolve({
        url,
        port: Number(new URL(url).port),
        ended,
        pid: child.pid ?? 0,
        log,
        kill: async () => void (await end('SIGKILL')),
        stop: () => end('SIGTERM'),
        async suspend(time) {
          child.kill('SIGSTOP');
          await new Promise(resolve => setTimeout(resolve, time));
          child.kill('SIGCONT');
        },
        memory: () => ask('memory'),
        resident: () => ask('resident'),
        cpu: () => ask('cpu'),
        pauses: () => ask('pauses'),
        collections: () => ask('collections'),
      }),
    );
  });
