/** Figures for the operator: readable from this machine, or with the token; to others the page does not exist. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../app.ts';
import { hashToken } from '../ids.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Requests that a proxy on this machine forwards are not from this machine. */
const isFromHere = (request: FastifyRequest): boolean =>
  LOOPBACK.has(request.ip) && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;

const same = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

export const metricsRoutes = (fastify: FastifyInstance, app: App, token: string | undefined): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: () => made.set(read()),
    });
  };
  gauge('stoa_sockets', 'Open sockets', () => app.sockets.size);
  gauge('stoa_bots_waiting', 'Bots that wait for a thread or for their time to come back', () => app.workers.waiting);
  gauge('stoa_tables_in_memory', 'Tables in memory', () => app.tables.ids().length);
  const away: Gauge = new Gauge({
    name: 'stoa_database_away',
    help: '1 while a database cannot be reached or written',
    labelNames: ['database'],
    registers: [registry],
    collect: () => {
      for (const { name, store } of app.databases.all) away.set({ database: name }, store.trouble.reason === undefined ? 0 : 1);
    },
  });
  const seconds = new Histogram({
    name: 'stoa_http_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  fastify.addHook('onResponse', async (request, reply) => {
    seconds.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  fastify.get('/metrics', async (request, reply) => {
    const bearer = request.headers.authorization?.replace(/^Bearer /, '');
    const isAllowed = token !== undefined && bearer !== undefined ? same(bearer, token) : isFromHere(request);
    if (!isAllowed) return reply.code(404).send({ error: { code: 'unknown' } });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
