/** The settings of a server from the command line and the environment, read alike by `serve` and `doctor`. */
import { join, resolve } from 'node:path';
import type { ServeOptions } from '@stoa/server';
import type { Parsed, Problem } from './arguments.ts';
import { ROOT } from './root.ts';

export const SERVE_FLAGS = {
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

export const SERVE_USAGE =
  '[--port 8080] [--data DIR] [--database URL] [--redis URL] [--public-url URL] [--trust-proxy] [--stop-timeout SECONDS] [--smtp URL] [--mail-from ADDRESS]';

/** Only an address without a path: the site is served at the root. */
const isHttp = (text: string): boolean => /^https?:\/\/[^/\s]+\/?$/.test(text);

export const serveSettings = (flags: Parsed<typeof SERVE_FLAGS>['flags']): ServeOptions | Problem => {
  const { port = 8080, data, database, redis } = flags;
  const { 'public-url': publicUrl, 'trust-proxy': trustProxy, 'stop-timeout': stopTimeout } = flags;
  const { smtp = process.env.STOA_SMTP, 'mail-from': mailFrom = process.env.STOA_MAIL_FROM } = flags;
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database)) return { problem: '--database must begin with postgres://' };
  if (redis !== undefined && (database === undefined || !/^rediss?:\/\//.test(redis)))
    return { problem: '--redis must begin with redis:// and needs --database' };
  if (smtp !== undefined && !/^smtps?:\/\//.test(smtp)) return { problem: '--smtp must begin with smtp:// or smtps://' };
  if (publicUrl !== undefined && !isHttp(publicUrl)) return { problem: '--public-url must look like https://games.example.org' };
  return {
    port,
    // With a public address and no proxy, listens on all interfaces; otherwise only on this machine. HOST overrides both.
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
};
