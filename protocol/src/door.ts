/**
 * Validation of all data from outside, by compiled schemas; no other module validates it. The server checks the size before parsing,
 * and this module checks the depth right after it, so that a small message cannot cause much work later.
 */
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { API, type ApiBody, type ApiRoute } from './api.ts';
import { ClientMessage } from './socket.ts';
import type { ClientMessage as Message } from './types.ts';

/** The limit in bytes of one socket message or one HTTP body. */
export const MESSAGE_LIMIT = 32 * 1024;
/** Larger limits for the routes that take packs and records. */
export const BODY_LIMITS: Partial<Record<ApiRoute, number>> = { 'POST /api/tables': 300 * 1024, 'POST /api/records/verify': 5_000_000 };
const DEPTH_LIMIT = 12;

const deeperThan = (x: unknown, depth: number): boolean => {
  if (typeof x !== 'object' || x === null) return false;
  if (depth === 0) return true;
  for (const key of Object.keys(x)) if (deeperThan((x as Record<string, unknown>)[key], depth - 1)) return true;
  return false;
};

/** Each schema is compiled on first use, so that the server starts without compiling them all. */
const compiled = new Map<TSchema, { Check(x: unknown): boolean }>();
const fits = (schema: TSchema, json: unknown): boolean => {
  let check = compiled.get(schema);
  if (!check) {
    check = Compile(schema);
    compiled.set(schema, check);
  }
  return check.Check(json);
};

/** The message of a client; or, if it is not valid, only its number `n`, null where that could not be read. */
export const parseClientMessage = (text: string): { readonly message: Message } | { readonly n: number | null } => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { n: null };
  }
  if (!deeperThan(json, DEPTH_LIMIT) && fits(ClientMessage, json)) return { message: json as Message };
  const n = typeof json === 'object' && json !== null && 'n' in json ? json.n : null;
  return { n: typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < 2 ** 31 ? n : null };
};

/** The body of a request to this route; undefined if it is not valid. */
export const parseBody = <R extends ApiRoute>(route: R, json: unknown): { readonly body: ApiBody<R> } | undefined =>
  !deeperThan(json, DEPTH_LIMIT) && fits(API[route].body, json) ? { body: json as ApiBody<R> } : undefined;
