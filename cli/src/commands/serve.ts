/** `stoa serve`: the product. Site, API, sockets and bots come from @stoa/server; here arguments are read and it is stopped politely. */
import { join, resolve } from 'node:path';
import type { Served, ServeOptions } from '@stoa/server';
import { isProblem, parseArguments } from '../arguments.ts';
import { fail, print, refuse } from '../output.ts';
import { ROOT } from '../root.ts';
import type { Command } from './command.ts';

const FLAGS = {
  port: { kind: 'whole', min: 0, max: 65_535 },
  data: { kind: 'text', what: 'a folder' },
  database: { kind: 'text', what: 'a postgres:// address' },
  redis: { kind: 'text', what: 'a redis:// address' },
  smtp: { kind: 'text', what: 'an smtp:// address' },
  'mail-from': { kind: 'text', what: 'a mail address' },
  'public-url': { kind: 'text', what: 'an address' },
  'trust-proxy': { kind: 'switch' },
  'stop-timeout': { kind: 'whole', min: 0, max: 3600 },
} as const;

/** Only an address without path: the site lives at the root. */
const isHttp = (text: string): boolean => /^https?:\/\/[^/\s]+\/?$/.test(text);

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

/** Resolves when the process is asked to stop. Asked a second time, it ends at once. */
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

/** What still hangs after a stop does not keep the process: milliseconds. */
const LINGER = 500;

const problemOf = (error: unknown, port: number): string => {
  if (codeOf(error) === 'EADDRINUSE') return `port ${port} is in use; stop the other program or choose another with --port`;
  if (codeOf(error) === 'EACCES') return `port ${port} may not be opened; ports under 1024 need more rights`;
  return error instanceof Error ? error.message : String(error);
};

export const serve: Command = {
  name: 'serve',
  usage:
    '[--port 8080] [--data DIR] [--database URL] [--redis URL] [--public-url URL] [--trust-proxy] [--stop-timeout SECONDS] [--smtp URL] [--mail-from ADDRESS]',
  does: 'the product: site, API, sockets, bots',
  async run(args) {
    const parsed = parseArguments(args, [], FLAGS);
    if (isProblem(parsed)) return refuse('serve', parsed.problem);
    const {
      port = 8080,
      data,
      database,
      redis,
      'public-url': publicUrl,
      'trust-proxy': trustProxy,
      'stop-timeout': stopTimeout,
    } = parsed.flags;
    const { smtp = process.env.STOA_SMTP, 'mail-from': mailFrom = process.env.STOA_MAIL_FROM } = parsed.flags;
    if (database !== undefined && !/^postgres(ql)?:\/\//.test(database)) return refuse('serve', '--database must begin with postgres://');
    if (redis !== undefined && (database === undefined || !/^rediss?:\/\//.test(redis)))
      return refuse('serve', '--redis must begin with redis:// and needs --database');
    if (smtp !== undefined && !/^smtps?:\/\//.test(smtp)) return refuse('serve', '--smtp must begin with smtp:// or smtps://');
    if (publicUrl !== undefined && !isHttp(publicUrl)) return refuse('serve', '--public-url must look like https://games.example.org');

    const options: ServeOptions = {
      port,
      // A public address without a proxy is meant to be reached from outside; everything else stays on this machine unless HOST says more.
      host: process.env.HOST ?? (publicUrl !== undefined && !trustProxy ? '0.0.0.0' : '127.0.0.1'),
      data: resolve(data ?? join(ROOT, 'data')),
      database,
      redis,
      smtp,
      mailFrom,
      publicUrl,
      trustProxy,
      ...(stopTimeout === undefined ? {} : { stopMillis: stopTimeout * 1000 }),
      web: join(ROOT, 'web/dist'),
      metricsToken: process.env.STOA_METRICS_TOKEN,
      logLevel: process.stdout.isTTY ? 'warn' : 'info',
    };
    const stop = asked();
    let served: Served;
    try {
      const server = await import('@stoa/server');
      served = await server.serve(options);
    } catch (error) {
      return fail('serve', problemOf(error, port));
    }
    print(`Stoa is at ${served.url.replace('127.0.0.1', 'localhost')} (Ctrl-C stops it)`);
    await stop;
    await served.close();
    setTimeout(() => process.exit(0), LINGER).unref();
    return 0;
  },
};
