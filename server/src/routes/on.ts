/** How a route is written: its name in the protocol, who may ask, what it does. Body and reply have the protocol's types. */
import { API, type ApiBody, type ApiReply, type ApiRoute, BODY_LIMITS, MESSAGE_LIMIT, NOTHING, parseBody } from '@stoa/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from '../app.ts';
import { refuse } from '../refused.ts';
import { type Caller, callerOf, renameCookie } from '../sessions.ts';

/** The reply of routes that return nothing. */
export const DONE = { ok: true } as const;

export interface Ask<R extends ApiRoute, C> {
  readonly body: ApiBody<R>;
  readonly caller: C;
  /** A parameter of the path. */
  param(name: string): string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const register = <R extends ApiRoute, C>(
  fastify: FastifyInstance,
  route: R,
  callerFor: (request: FastifyRequest, reply: FastifyReply) => Promise<C>,
  does: (ask: Ask<R, C>) => Promise<ApiReply<R>>,
): void => {
  const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  const { body }: { readonly body: TSchema } = API[route];
  const takesBody = body !== NOTHING;
  // Checked before the body is read: without the session that a route needs, no body is uploaded.
  const callers = new WeakMap<FastifyRequest, { readonly caller: C }>();
  fastify.route({
    method,
    url,
    bodyLimit: BODY_LIMITS[route] ?? MESSAGE_LIMIT,
    onRequest: async (request, reply) => {
      callers.set(request, { caller: await callerFor(request, reply) });
    },
    handler: async (request, reply) => {
      const { caller } = callers.get(request) ?? { caller: await callerFor(request, reply) };
      const parsed = takesBody ? parseBody(route, request.body ?? {}) : { body: undefined as ApiBody<R> };
      if (!parsed) return refuse('malformed');
      const params = request.params as Readonly<Record<string, string>>;
      // No id contains NUL, and PostgreSQL would fail on it.
      if (Object.values(params).some(value => value.includes('\0'))) return refuse('unknown');
      return does({ body: parsed.body, caller, param: name => params[name] ?? '', request, reply });
    },
  });
};

export interface Routes {
  /** Needs a session. */
  signedIn<R extends ApiRoute>(route: R, does: (ask: Ask<R, Caller>) => Promise<ApiReply<R>>): void;
  /** Needs no session. */
  open<R extends ApiRoute>(route: R, does: (ask: Ask<R, Caller | undefined>) => Promise<ApiReply<R>>): void;
}

export const routesOf = (fastify: FastifyInstance, app: App): Routes => {
  const callerFor = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller | undefined> => {
    const caller = await callerOf(app, request);
    if (caller?.session.kind === 'cookie') renameCookie(app, request, reply);
    return caller;
  };
  return {
    signedIn: (route, does) =>
      register(fastify, route, async (request, reply) => (await callerFor(request, reply)) ?? refuse('unauthenticated'), does),
    open: (route, does) => register(fastify, route, callerFor, does),
  };
};
