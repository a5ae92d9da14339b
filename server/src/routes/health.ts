/** Health checks for the operator: does the process run, and can it serve. For authors of clients: the API in one document. */

import { setTimeout as wait } from 'node:timers/promises';
import { openApi } from '@stoa/protocol';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { App } from '../app.ts';

/** Large, so it is made once, and it is registered where requests are counted. */
export const documentRoute = (api: FastifyInstance): void => {
  let document: string | undefined;
  api.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};

/** A disk or database that hangs keeps everybody waiting. */
const PATIENCE_MS = 2_000;

export const healthRoutes = (fastify: FastifyInstance, app: App, ready: () => boolean): void => {
  fastify.get('/healthz', async () => ({ ok: true }));
  /** Ready: not stopping, and the store answers in time and can be written. */
  fastify.get('/readyz', async (_request, reply) => {
    const answers = await Promise.race([
      sql`select 1`.execute(app.store.db).then(
        () => true,
        () => false,
      ),
      wait(PATIENCE_MS, false),
    ]);
    const ok = ready() && answers && app.store.trouble.reason === undefined;
    return reply.code(ok ? 200 : 503).send({ ok });
  });
};
