/** `stoa serve`: the product. Site, API, sockets and bots come from @stoa/server; here arguments are read and it is stopped politely. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isProblem, parseArguments } from '../arguments.ts';
import { fail, print, refuse } from '../output.ts';
import { ROOT } from '../root.ts';
import type { Command } from './command.ts';
import { servePage } from './serve-page.ts';

const FLAGS = {
  port: { kind: 'whole', min: 0, max: 65_535 },
  data: { kind: 'text', what: 'a folder' },
  database: { kind: 'text', what: 'a postgres:// address' },
  'public-url': { kind: 'text', what: 'an address' },
  'trust-proxy': { kind: 'switch' },
} as const;

interface Served {
  readonly url: string;
  close(): Promise<void>;
}
interface ServeOptions {
  readonly port: number;
  readonly data: string;
  readonly database?: string;
  readonly publicUrl?: string;
  readonly trustProxy: boolean;
  /** The built site, if there is one. */
  readonly site?: string;
}

/** The server package, or a page with the games until it is there. */
const opener = async (): Promise<(options: ServeOptions) => Promise<Served>> => {
  const name: string = '@stoa/server';
  const server = (await import(name).catch(() => ({}))) as { serve?: (options: ServeOptions) => Promise<Served> };
  return server.serve ?? servePage;
};

const isHttp = (text: string): boolean => /^https?:\/\/[^/\s]+\/?$/.test(text);

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

/** Resolves when somebody asks the process to stop. */
const asked = (): Promise<void> =>
  new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

export const serve: Command = {
  name: 'serve',
  usage: '[--port 8080] [--data DIR] [--database URL] [--public-url URL] [--trust-proxy]',
  does: 'the product: site, API, sockets, bots',
  async run(args) {
    const parsed = parseArguments(args, [], FLAGS);
    if (isProblem(parsed)) return refuse('serve', parsed.problem);
    const { port = 8080, data, database, 'public-url': publicUrl, 'trust-proxy': trustProxy } = parsed.flags;
    if (database !== undefined && !/^postgres(ql)?:\/\//.test(database)) return refuse('serve', '--database must begin with postgres://');
    if (publicUrl !== undefined && !isHttp(publicUrl)) return refuse('serve', '--public-url must look like https://games.example.org');
    const site = join(ROOT, 'web/dist');

    let served: Served;
    try {
      const open = await opener();
      served = await open({
        port,
        data: resolve(data ?? join(ROOT, 'data')),
        trustProxy,
        ...(database === undefined ? {} : { database }),
        ...(publicUrl === undefined ? {} : { publicUrl }),
        ...(existsSync(join(site, 'index.html')) ? { site } : {}),
      });
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE') return fail('serve', `port ${port} is in use; stop the other program or choose one with --port`);
      if (codeOf(error) === 'EACCES') return fail('serve', `port ${port} may not be opened; ports under 1024 need more rights`);
      return fail('serve', error instanceof Error ? error.message : String(error));
    }
    const stop = asked();
    print(`Stoa is at ${served.url}  (Ctrl-C stops it)`);
    await stop;
    await served.close();
    return 0;
  },
};
