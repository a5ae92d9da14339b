/** Starts the real server on a folder of its own, kills it, starts it again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** STOA_DIST: a folder that is already built. */
const DIST = process.env.STOA_DIST ?? fileURLToPath(new URL('../web/dist', import.meta.url));
const SCRIPT = fileURLToPath(new URL('./online-process.mjs', import.meta.url));

/** From the sources; STOA_BUILT=1: from the built packages, which start in half the time. */
const FROM = process.env.STOA_BUILT === undefined ? ['--import', 'tsx', '--conditions', 'source'] : [];

const start = (data: string, port: number): Promise<{ readonly child: ChildProcess; readonly url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...FROM, SCRIPT, data, String(port), DIST], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code} before it was ready`)));
    let said = '';
    child.stdout?.on('data', chunk => {
      said += String(chunk);
      if (said.includes('\n')) resolve({ child, url: said.trim() });
    });
  });

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });

export interface OnlineServer {
  readonly url: string;
  /** As when the plug is pulled. */
  kill(): Promise<void>;
  /** On the same port, with the same store. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

export const startOnline = async (): Promise<OnlineServer> => {
  const data = await mkdtemp(join(tmpdir(), 'stoa-online-'));
  const first = await start(data, 0);
  let { child } = first;
  return {
    url: first.url,
    kill: () => end(child, 'SIGKILL'),
    async startAgain() {
      ({ child } = await start(data, Number(new URL(first.url).port)));
    },
    async stop() {
      await end(child, 'SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
};
