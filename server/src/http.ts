/** The HTTP side: security headers, origin check, limits, routes, the site's files, and one format for errors. */

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import { messageOf, stackOf } from '@stoa/engine';
import { type ErrorCode, MESSAGE_LIMIT, type Refusal } from '@stoa/protocol';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { App } from './app.ts';
import { type GatedServer, gatedServer } from './connections.ts';
import { makeCredentials } from './credentials.ts';
import { type Edge, guardApi, guardEdge } from './edge.ts';
import { makePasskeys } from './passkeys.ts';
import { Refused, refusalIn, STATUS } from './refused.ts';
import { accountRoutes } from './routes/accounts.ts';
import { documentRoute, healthRoutes } from './routes/health.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { noticeRoutes } from './routes/notices.ts';
import { routesOf } from './routes/on.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { chatRoutes, fairnessRoutes, ownRoutes, playRoutes } from './routes/play.ts';
import { recordRoutes } from './routes/records.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { tableRoutes } from './routes/tables.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { serveSite } from './site.ts';
import { SOCKET, SOCKET_OPTIONS, type SocketDoor } from './sockets.ts';

export interface HttpOptions {
  readonly log: FastifyBaseLogger;
  readonly trustProxy: boolean;
  /** Where people reach the site, if that is known: decides on secure cookies and the allowed origin. */
  readonly publicUrl: URL | undefined;
  /** The folder of the built site. */
  readonly web: string | undefined;
  readonly metricsToken: string | undefined;
  readonly ready: () => boolean;
}

const noSchemas = (): never => {
  throw new Error('schemas are the business of @stoa/protocol');
};

const HOUR = 3_600_000;
/** How many people an account may ask by name, or to play again, in an hour. */
const INVITED_PER_HOUR = 30;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Fastify's own errors as refusals of the protocol; any other error is a bug of ours, and its message is not sent. */
const httpRefusal = (error: unknown): Refusal => {
  const known = refusalIn(error);
  if (known) return known;
  const status = (error as FastifyError).statusCode ?? 500;
  const code: ErrorCode =
    status === 413 ? 'too-large' : status === 429 ? 'too-many' : status >= 400 && status < 500 ? 'malformed' : 'internal';
  return { code };
};

export interface Http extends Edge {
  readonly fastify: FastifyInstance;
}

const CSP = {
  defaultSrc: ["'self'"],
  // The bots' networks need WebAssembly; `wasm-unsafe-eval` does not allow `eval`.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Fastify on a server that counts connections before it accepts them. */
const openFastify = (
  app: App,
  options: HttpOptions,
): { readonly fastify: FastifyInstance; upgrades(): GatedServer['upgrades'] | undefined } => {
  const { headMillis, requestMillis, idleMillis, connectionsPerAddress } = app.limits;
  let gated: GatedServer | undefined;
  const fastify: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MESSAGE_LIMIT,
    // At that time every accepted request has been answered: see `settled`.
    forceCloseConnections: true,
    serverFactory: handler => {
      gated = gatedServer(
        (request, response) => handler(request, response),
        { headersTimeout: headMillis, requestTimeout: requestMillis, connectionsCheckingInterval: Math.min(headMillis, requestMillis) / 4 },
        options.trustProxy ? Number.POSITIVE_INFINITY : connectionsPerAddress,
      );
      gated.server.setTimeout(idleMillis);
      return gated.server;
    },
    // Trusts only the one proxy in front of us: earlier hops in its header may be forged.
    trustProxy: options.trustProxy ? (_address, hop) => hop === 0 : false,
    routerOptions: { maxParamLength: 64 },
    // The protocol validates bodies: the framework's schema compilers are not loaded.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // A URL that is malformed or too long never reaches a route: it gets the same error format.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const refusal = httpRefusal(error);
      void reply.code(STATUS[refusal.code]).send({ error: refusal });
    },
  });
  return { fastify, upgrades: () => gated?.upgrades };
};

const apiRoutes = async (api: FastifyInstance, app: App, door: SocketDoor, publicUrl: URL | undefined): Promise<void> => {
  guardApi(api, app);
  const routes = routesOf(api, app);
  const passkeys = makePasskeys(app, publicUrl);
  const credentials = makeCredentials(app, passkeys);
  accountRoutes(routes, app, credentials);
  sessionRoutes(routes, app, credentials);
  passkeyRoutes(routes, app, passkeys, credentials);
  tokenRoutes(routes, app);
  noticeRoutes(routes, app);
  const asked = app.buckets('asked', INVITED_PER_HOUR, HOUR);
  tableRoutes(routes, app, asked);
  invitationRoutes(routes, app, asked);
  playRoutes(routes, app);
  ownRoutes(routes, app);
  fairnessRoutes(routes, app);
  chatRoutes(routes, app);
  documentRoute(api);
  door.register(api);
  await api.register(async records => recordRoutes(records, app));
};

export const makeHttp = async (app: App, door: SocketDoor, options: HttpOptions): Promise<Http> => {
  const { publicUrl, web } = options;
  const { fastify, upgrades } = openFastify(app, options);
  fastify.setErrorHandler((error, request, reply) => {
    const refusal = httpRefusal(error);
    if (refusal.code === 'internal')
      request.log.error({ route: request.routeOptions.url, reason: messageOf(error), stack: stackOf(error) }, 'request failed');
    // After a refused upgrade the HTTP server no longer closes the connection itself.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
    return reply.code(STATUS[refusal.code]).send({ error: refusal });
  });
  // Logs the route's pattern, never the URL: no id, token or query reaches the log.
  fastify.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  const edge = guardEdge(fastify, app, options);
  fastify.addHook('onRequest', async () => {
    if (!options.ready()) throw new Refused({ code: 'busy' });
  });
  fastify.addHook('onRequest', async request => {
    const { origin, host, upgrade } = request.headers;
    // On other routes the library would open a socket without a session and close it only later.
    if (upgrade !== undefined && !request.is404 && request.routeOptions.url !== SOCKET) throw new Refused({ code: 'malformed' });
    if (origin === undefined || (SAFE.has(request.method) && upgrade === undefined)) return;
    const own = publicUrl ? [publicUrl.origin] : [`http://${host}`, `https://${host}`];
    if (!own.includes(origin)) throw new Refused({ code: 'forbidden' });
  });

  await fastify.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CSP },
    strictTransportSecurity: publicUrl?.protocol === 'https:' ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await fastify.register(cookie);
  await fastify.register(websocket, {
    options: { ...SOCKET_OPTIONS, server: upgrades() },
    errorHandler: (_error, socket) => socket.terminate(),
  });

  await fastify.register(api => apiRoutes(api, app, door, publicUrl));
  healthRoutes(fastify, app, options.ready);
  metricsRoutes(fastify, app, options.metricsToken);

  await serveSite(fastify, web, publicUrl);
  return { fastify, ...edge };
};
