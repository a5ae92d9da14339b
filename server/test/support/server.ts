/** A real server on a free port, with a real store in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, type ServeOptions, serve } from '@stoa/server';

export interface TestServer extends Served {
  readonly data: string;
  /** Stops the process's work and starts again on the same store. */
  restart(): Promise<TestServer>;
  /** Stops and removes everything. */
  end(): Promise<void>;
}

/** Tests talk faster than people. */
const QUICK = {
  requestsPerMinute: 1_000_000,
  guestsPerHour: 1_000_000,
  secretsPerMinute: 1_000_000,
  signUpsPerHour: 1_000_000,
  tablesPerHour: 1_000_000,
  packsPerDay: 1_000_000,
  writesPerHour: 1_000_000_000,
  messagesPerSecond: 1_000_000,
  messageBurst: 1_000_000,
};

/** Tests that move the time by hand leap over heartbeats, with the server alive all the while. */
const LEAPS = { lateAfter: Number.MAX_SAFE_INTEGER };

export const startServer = async (options: Partial<ServeOptions> = {}): Promise<TestServer> => {
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'stoa-test-')));
  const served = await serve({
    port: 0,
    logLevel: 'error',
    ...options,
    data,
    limits: { ...QUICK, ...(options.now ? LEAPS : {}), ...options.limits },
  });
  return {
    ...served,
    data,
    async restart() {
      await served.close();
      return startServer({ ...options, data });
    },
    async end() {
      await served.close();
      await rm(data, { recursive: true, force: true });
    },
  };
};
