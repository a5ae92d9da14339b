/** The server's HTTP side, typed by the protocol's table of routes. A refusal is thrown as a `Problem`, whatever caused it. */
import type { ApiBody, ApiReply, ApiRoute, ErrorCode, Refusal } from '@stoa/protocol';

/** no-server: this address serves plain files and does not speak the protocol · offline: the server could not be reached. */
export type ProblemCode = ErrorCode | 'no-server' | 'offline';

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly retryAfter: number | undefined;
  constructor(code: ProblemCode, retryAfter?: number) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const problemOf = (error: unknown): Problem => (error instanceof Problem ? error : new Problem('internal'));

const ask = async (method: string, path: string, body: unknown): Promise<Response> => {
  if (!navigator.onLine) throw new Problem('offline');
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Problem('offline');
  });
  if (!response.headers.get('content-type')?.startsWith('application/json')) throw new Problem('no-server');
  if (response.ok) return response;
  const { error } = (await response.json()) as { readonly error?: Refusal };
  throw error === undefined ? new Problem('no-server') : new Problem(error.code, error.retryAfter);
};

type Params = Readonly<Record<string, string>>;
const NONE: Params = {};

const request = (route: ApiRoute, params: Params, body: unknown): Promise<Response> => {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return ask(method, path, body);
};

export const call = async <R extends ApiRoute>(route: R, params: Params = NONE, body?: ApiBody<R>): Promise<ApiReply<R>> =>
  (await request(route, params, body)).json();

/** The reply as it came: what is kept or checked as a file. */
export const callForText = async (route: ApiRoute, params: Params = NONE): Promise<string> =>
  (await request(route, params, undefined)).text();
