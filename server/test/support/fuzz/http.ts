/** Requests with any body, over connections that are kept. */
import { Agent, request } from 'node:http';
import type { ApiBody, ApiReply, ApiRoute } from '@stoa/protocol';

interface Reply {
  readonly status: number;
  readonly text: string;
  /** As a browser would send them. */
  readonly cookie: string;
}

type Headers = Readonly<Record<string, string>>;

const PATIENCE = 300_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

const isHungUp = (error: unknown): boolean => ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** A server ends a kept connection that was idle for long; a request that was on its way then was not read, and is sent again. */
export const ask = async (url: string, method: string, path: string, headers: Headers, body?: string): Promise<Reply> => {
  for (;;) {
    let isKept = false;
    try {
      return await new Promise<Reply>((resolve, reject) => {
        const given = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
        const asked = request(`${url}${path}`, { method, agent, headers: { ...headers, ...given }, timeout: PATIENCE }, response => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', chunk => {
            text += chunk;
          });
          const cookie = (response.headers['set-cookie'] ?? []).map(set => set.split(';')[0]).join('; ');
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text, cookie }));
        });
        asked.on('error', error => {
          isKept = asked.reusedSocket;
          reject(error);
        });
        asked.on('timeout', () => asked.destroy(new Error(`no answer to ${method} ${path}`)));
        asked.end(body);
      });
    } catch (error) {
      if (!isKept || !isHungUp(error)) throw error;
    }
  }
};

/** A request that must be granted: its answer, and the headers to ask with from then on. */
export const call = async <R extends ApiRoute>(
  url: string,
  headers: Headers,
  route: R,
  params: Readonly<Record<string, string>> = {},
  body?: ApiBody<R>,
): Promise<{ readonly reply: ApiReply<R>; readonly headers: Headers }> => {
  const [method, pattern] = route.split(' ') as [string, string];
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const { status, text, cookie } = await ask(url, method, path, headers, body === undefined ? undefined : JSON.stringify(body));
  if (status >= 300) throw new Error(`${status} to ${route}: ${text}`);
  return { reply: JSON.parse(text) as ApiReply<R>, headers: cookie === '' ? headers : { cookie } };
};
