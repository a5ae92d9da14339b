/** Records that people upload: checked in a worker, as text, so that a bad one does not slow down the server. */
import { type ApiReply, BODY_LIMITS } from '@stoa/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { refuse } from '../refused.ts';
import { type Caller, callerOf } from '../sessions.ts';
import { payerOf } from '../workers/pools.ts';

const ROUTE = 'POST /api/records/verify';

export const recordRoutes = async (fastify: FastifyInstance, app: App): Promise<void> => {
  // Not parsed here: the worker parses up to five megabytes of JSON.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const callers = new WeakMap<FastifyRequest, Caller>();
  fastify.route({
    method: 'POST',
    url: '/api/records/verify',
    bodyLimit: BODY_LIMITS[ROUTE] ?? 0,
    // Before the body is read.
    onRequest: async request => {
      const caller = (await callerOf(app, request)) ?? refuse('unauthenticated');
      if (!(await app.uploads.take(caller.account.id, app.now()))) return refuse('too-many');
      callers.set(request, caller);
    },
    handler: async (request): Promise<ApiReply<typeof ROUTE>> => {
      const caller = callers.get(request) ?? refuse('unauthenticated');
      if (typeof request.body !== 'string') return refuse('malformed');
      const { ok, entries, firstBad, draws } = await app.workers
        .verify(request.body, payerOf(app.addresses, caller.account.id))
        .catch(() => refuse('too-large'));
      return { ok, entries, firstBad, draws };
    },
  });
};
