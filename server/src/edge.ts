/** What every request passes before a route sees it: is it meant for this site, is there room for it, has its address asked too often. */
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './addresses.ts';
import type { App } from './app.ts';
import { openRequests } from './connections.ts';
import { ownBuckets } from './limits.ts';
import { Refused } from './refused.ts';

export interface EdgeOptions {
  readonly trustProxy: boolean;
  readonly publicUrl: URL | undefined;
}

/** Paths that monitoring requests, under any host name. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);
const MINUTE = 60_000;

/** Host names of this machine or of a local network: no page of the internet can have one. */
const INSIDE = /^[^.]+$|\.(localhost|local|lan|internal|home\.arpa)$/;

/**
 * Another site's name that resolves to this machine (DNS rebinding): the browser would treat our answers as that site's own.
 * IP addresses and names of the local network cannot be such names.
 */
export const isOtherSite = (host: string, publicUrl: URL | undefined): boolean => {
  if (!URL.canParse(`http://${host}`)) return true;
  const { hostname } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return name !== publicUrl?.hostname && isIP(name) === 0 && !INSIDE.test(name);
};

/** Bytes of the body as its header announces them; the limit of the route where it does not. */
const bodyBytes = ({ headers, routeOptions }: FastifyRequest): number => {
  const most = routeOptions.bodyLimit ?? 0;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0) || 0);
};

/** Browser features that the site never uses. */
const PERMISSIONS = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map(name => `${name}=()`)
  .join(', ');

/** Calls `say` only the first time. */
const once = (say: () => void): (() => void) => {
  let isSaid = false;
  return () => {
    if (!isSaid) say();
    isSaid = true;
  };
};

export interface Edge {
  /** Waits until every request that was taken has been answered. */
  settled(): Promise<void>;
}

export const guardEdge = (fastify: FastifyInstance, app: App, { trustProxy, publicUrl }: EdgeOptions): Edge => {
  const requests = openRequests(app.limits);
  const files = ownBuckets(app.limits.filesPerMinute, app.limits.filesPerMinute / MINUTE, MINUTE);
  let open = 0;
  let answered = (): void => undefined;
  const enter = (request: FastifyRequest, reply: FastifyReply): void => {
    const leave = requests.enter(addressOf(request), bodyBytes(request));
    if (leave === 'too-many') throw new Refused({ code: 'too-many', retryAfter: 5 });
    if (leave === 'busy') throw new Refused({ code: 'busy', retryAfter: 5 });
    open++;
    reply.raw.once('close', () => {
      open--;
      leave();
      answered();
    });
  };
  const warnOfName = once(() =>
    app.log.warn('requests that name another site in Host are refused; if it is the name of this one, say so with --public-url'),
  );
  const warnOfProxy = once(() =>
    app.log.warn('--trust-proxy is set, but a request came without X-Forwarded-For: all who come so share the limits of one address'),
  );
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    const route = request.routeOptions.url ?? '';
    if (WATCHED.has(route)) return;
    if (isOtherSite(request.host, publicUrl)) {
      warnOfName();
      throw new Refused({ code: 'forbidden' });
    }
    if (trustProxy && request.headers['x-forwarded-for'] === undefined) warnOfProxy();
    // A socket has a count of its own for as long as it is open.
    if (request.headers.upgrade === undefined) enter(request, reply);
    if (!route.startsWith('/api/') && !files.take(addressOf(request), app.now())) throw new Refused({ code: 'too-many', retryAfter: 1 });
  });
  return {
    async settled() {
      while (open > 0)
        await new Promise<void>(resolve => {
          answered = resolve;
        });
    },
  };
};

/** For the API: the rate limit, and the header that forbids caching. */
export const guardApi = (api: FastifyInstance, app: App): void => {
  const pace = app.buckets('http', app.limits.requestsPerMinute, MINUTE);
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Tokens are counted by their account too: see `callerOf`.
    if (!(await pace.take(addressOf(request), app.now()))) throw new Refused({ code: 'too-many', retryAfter: 1 });
  });
};
