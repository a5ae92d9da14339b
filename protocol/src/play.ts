/** Play: what a seat wants, what it is answered, and what it is told. The same over HTTP and over the socket. */
import Type from 'typebox';
import { IllegalSchema, Refusal } from './errors.ts';
import { Cursor, IntentId, Millis, Nullable, Seat, Strict, Text, Words } from './ids.ts';

/** The number of the decision that is answered, as the last message gave it. */
const Decision = Type.Integer({ minimum: 0 });

export const Intent = Type.Union([
  /** One action, or up to 16, all or nothing. */
  Strict({
    id: IntentId,
    do: Type.Literal('play'),
    /** Null for an action beside the turn (`mayAct`): it answers no decision. */
    decision: Nullable(Decision),
    actions: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 16 }),
  }),
  /** Takes back the seat's latest entry. `cursor`: what the player saw when he asked. */
  Strict({ id: IntentId, do: Type.Literal('undo'), cursor: Cursor }),
  Strict({ id: IntentId, do: Type.Literal('concede') }),
  /** The game ends when all seats that are present agree; `false` withdraws. */
  Strict({ id: IntentId, do: Type.Literal('agree-end'), agree: Type.Boolean() }),
]);

export const IntentReply = Type.Union([
  /** `cursor`: the seat's cursor after the intent; the message with that cursor shows its effect. */
  Type.Object({ ok: Type.Literal(true), cursor: Cursor }),
  Type.Object({ ok: Type.Literal(false), error: Refusal }),
]);

export const AskWhy = Strict({ action: Type.Unknown() });
export const Why = Type.Object({ illegal: Nullable(IllegalSchema) });

export const OutcomeSchema = Type.Object({
  places: Type.Array(Type.Integer()),
  reason: Type.String(),
  rule: Type.String(),
  scores: Type.Array(Type.Record(Type.String(), Type.Number())),
});

/** A seat's clock as the reader may know it. */
export const ClockFace = Type.Object({
  seat: Seat,
  /** Milliseconds left when the message was sent. */
  left: Type.Integer(),
  running: Type.Boolean(),
});

/** The position from one chair: the engine's `Message`, the seat, and the clocks. Cursor 0 is "never seen anything". */
export const SeatMessage = Type.Object({
  seat: Nullable(Seat),
  cursor: Cursor,
  /** What the seat owes; null when the table does not wait for it. */
  decision: Nullable(Type.Integer()),
  room: Type.String(),
  /** Whom the table waits for, as far as this seat may know. −1 is chance. */
  waiting: Type.Array(Type.Integer()),
  /** This seat may act beside the turn. */
  mayAct: Type.Boolean(),
  /** The game's own view, events and actions: typed by the game's package. */
  view: Type.Unknown(),
  /** Keep the first `keep` events of the log and append `events`: an undo makes `keep` smaller than the log. */
  keep: Type.Integer(),
  events: Type.Array(Type.Unknown()),
  actions: Type.Array(Type.Unknown()),
  undo: Type.Boolean(),
  /** Who sits where, seat by seat. */
  chairs: Type.Array(Type.Union([Type.Literal('human'), Type.Literal('bot'), Type.Literal('empty')])),
  outcome: Nullable(OutcomeSchema),
  clocks: Type.Array(ClockFace),
  sentAt: Millis,
});
/** CRC-32, in UTF-8, of the JSON of a position: `decision`, `room`, `waiting`, `mayAct`, `view`, `actions`, `chairs`, `outcome`, in this order. */
const Fingerprint = Type.Integer({ minimum: 0, maximum: 2 ** 32 - 1 });
/** What has changed for a chair since its last message: `position` is a difference (`difference.ts`), the rest as in `SeatMessage`. */
export const SeatChange = Type.Object({
  cursor: Cursor,
  /** Of the position that the difference starts from, and of the one it leads to. */
  base: Fingerprint,
  print: Fingerprint,
  position: Type.Unknown(),
  keep: Type.Integer(),
  events: Type.Array(Type.Unknown()),
  undo: Type.Boolean(),
  clocks: Type.Array(ClockFace),
  sentAt: Millis,
});
export const Look = Type.Object({ message: Nullable(SeatMessage) });
/** A table the seat cannot tell from the true one: what is hidden from it is drawn anew. For looking ahead before an intent is sent. */
export const Sample = Type.Object({ seat: Seat, decision: Nullable(Type.Integer()), state: Type.Unknown() });

/** A player's private note; empty: none. */
export const Note = Strict({ text: Text(4000) });

export const Say = Strict({ id: IntentId, text: Words(500) });
/** Plain text: the client escapes it, the server never reads it. Empty: removed by the operator; the line comes again with its old `n`. */
export const ChatLine = Type.Object({
  n: Type.Integer(),
  seat: Nullable(Seat),
  name: Nullable(Type.String()),
  text: Type.String(),
  at: Millis,
});
/** `muted`, `blocked`: the seats the reader does not read, at this table or anywhere. */
export const Chat = Type.Object({ lines: Type.Array(ChatLine), muted: Type.Array(Seat), blocked: Type.Array(Seat) });
/** Blocks the account on that seat, here and anywhere; `false` ends it. */
export const Block = Strict({ blocked: Type.Boolean() });
/** Mutes the account on that seat, at this table only. */
export const Mute = Strict({ muted: Type.Boolean() });
