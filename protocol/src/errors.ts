/** Every refusal, over HTTP and over the socket: a code, and what the code needs. No sentences: the client has them. */
import Type from 'typebox';

export const ERROR_CODES = [
  'malformed', // not one of the shapes of this package
  'too-large', // over a limit of size
  'too-many', // over a limit of rate or number; `retryAfter` in seconds
  'unauthenticated', // no session, or one that has ended
  'wrong-credentials', // name and password, or code, do not belong together
  'prove-first', // the session is not proved, or was too long ago: `POST /api/session/prove`, then again
  'forbidden', // this account may not do that here
  'unknown', // no such thing, or not for you
  'gone', // an invitation that was used up, revoked or has expired
  'taken', // a seat or a name that another account has
  'not-started', // the game has not begun
  'over', // the game has ended
  'not-over', // the game must end first (record, rematch)
  'stale', // the decision that the intent answers is gone
  'not-your-turn', // the seat has nothing to decide now
  'illegal', // the rules forbid it: `illegal` names the rule
  'barrier', // an undo that is barred: `bar` says by what
  'busy', // try again: the store or a worker was not free in time
  'internal', // our fault; nothing was changed
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const ErrorCodeSchema = Type.Enum(ERROR_CODES);

/** `Illegal` of the engine on the wire. */
export const IllegalSchema = Type.Object({
  rule: Type.String(),
  why: Type.String(),
  with: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

export const Refusal = Type.Object({
  code: ErrorCodeSchema,
  illegal: Type.Optional(IllegalSchema),
  /** What bars an undo: chance, told, later-entry, nothing, over. */
  bar: Type.Optional(Type.String()),
  /** Which of several actions was refused, from 0. */
  index: Type.Optional(Type.Integer()),
  retryAfter: Type.Optional(Type.Number()),
});

/** The body of every HTTP reply that is not 2xx. */
export const ErrorReply = Type.Object({ error: Refusal });
