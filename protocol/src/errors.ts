/** Every refusal, over HTTP and over the socket: a code and its fields. The client has the sentences. */
import Type from 'typebox';

export const ERROR_CODES = [
  'malformed', // matches no schema of this package
  'too-large', // over a size limit
  'too-many', // over a limit of rate or count; `retryAfter` in seconds
  'unauthenticated', // no session, or one that has ended
  'wrong-credentials', // wrong login, password, passkey or code
  'prove-first', // the session was not proved, or too long ago: `POST /api/session/prove`, then retry
  'forbidden', // this account may not do that here
  'unknown', // does not exist, or this account may not know of it
  'gone', // an invitation that was used up, revoked or has expired
  'taken', // a seat or a name that another account has
  'not-started', // the game has not begun
  'over', // the game has ended
  'not-over', // the game must end first (record, rematch)
  'stale', // the decision that the intent answers is gone
  'not-your-turn', // the seat has nothing to decide now
  'illegal', // the rules forbid it: `illegal` names the rule
  'barrier', // an undo is refused: `bar` says why
  'busy', // the server cannot answer now (store, worker, memory): retry
  'internal', // a bug of the server; nothing was changed
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
  /** The undo barrier: chance, told, later-entry, nothing, over. */
  bar: Type.Optional(Type.String()),
  /** The index of the refused action, from 0. */
  index: Type.Optional(Type.Integer()),
  retryAfter: Type.Optional(Type.Number()),
});

/** The body of every HTTP reply that is not 2xx. */
export const ErrorReply = Type.Object({ error: Refusal });
