/** A refusal as an exception: verbs throw it, routes and sockets turn it into the protocol's error. Clients see no other errors. */
import type { ErrorCode, Refusal } from '@stoa/protocol';
import { isDeadlock, isOrphan, isStoreAway } from './store/conflict.ts';

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export const refuse = (code: ErrorCode): never => {
  throw new Refused({ code });
};

/** The refusal for an error; undefined for a bug of ours or an error of a library. */
export const refusalIn = (error: unknown): Refusal | undefined => {
  if (error instanceof Refused) return error.refusal;
  if (isStoreAway(error) || isDeadlock(error)) return { code: 'busy', retryAfter: 1 };
  // The account was deleted in another tab while it sat down or made a table.
  return isOrphan(error) ? { code: 'unknown' } : undefined;
};

export const STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  unauthenticated: 401,
  'wrong-credentials': 403,
  'prove-first': 403,
  forbidden: 403,
  unknown: 404,
  gone: 410,
  taken: 409,
  'not-started': 409,
  over: 409,
  'not-over': 409,
  stale: 409,
  'not-your-turn': 409,
  illegal: 422,
  barrier: 409,
  busy: 503,
  internal: 500,
};
