/** `stoa serve`: site, API, sockets and bots, all from @stoa/server. This file reads the arguments and shuts the server down gracefully. */
import { messageOf } from '@stoa/engine';
import type { Served } from '@stoa/server';
import { isProblem, parseArguments } from '../arguments.ts';
import { fail, print, refuse } from '../output.ts';
import { SERVE_FLAGS, SERVE_USAGE, serveSettings } from '../serve-settings.ts';
import type { Command } from './command.ts';

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

/** Resolves at the first SIGINT or SIGTERM; the second one ends the process at once. */
const asked = (): Promise<void> =>
  new Promise(done => {
    let isAsked = false;
    const ask = (): void => {
      if (isAsked) process.exit(1);
      isAsked = true;
      done();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask);
  });

/** Milliseconds after a stop until the process exits even if something still hangs. */
const LINGER = 500;

const problemOf = (error: unknown, port: number): string => {
  if (codeOf(error) === 'EADDRINUSE') return `port ${port} is in use; stop the other program or choose another with --port`;
  if (codeOf(error) === 'EACCES') return `port ${port} may not be opened; ports under 1024 need more rights`;
  return messageOf(error);
};

export const serve: Command = {
  name: 'serve',
  usage: SERVE_USAGE,
  does: 'the product: site, API, sockets, bots',
  async run(args) {
    const parsed = parseArguments(args, [], SERVE_FLAGS);
    if (isProblem(parsed)) return refuse('serve', parsed.problem);
    const options = serveSettings(parsed.flags);
    if (isProblem(options)) return refuse('serve', options.problem);
    const stop = asked();
    let served: Served;
    try {
      const server = await import('@stoa/server');
      served = await server.serve(options);
    } catch (error) {
      return fail('serve', problemOf(error, options.port));
    }
    print(`Stoa is at ${served.url.replace('127.0.0.1', 'localhost')} (Ctrl-C stops it)`);
    await stop;
    await served.close();
    setTimeout(() => process.exit(0), LINGER).unref();
    return 0;
  },
};
