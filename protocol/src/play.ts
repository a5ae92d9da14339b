/** Play: the intents of a seat, the server's replies, and the messages to a seat. The same over HTTP and over the socket. */
import Type from 'typebox';
import { IllegalSchema, Refusal } from './errors.ts';
import { Cursor, IntentId, Millis, Nullable, Seat, Strict, Text, Words } from './ids.ts';

/** The number of the decision that the intent answers, copied from the last message. */
const Decision = Type.Integer({ minimum: 0 });

export const Intent = Type.Union([
  /** 1 to 16 actions. The server accepts all of them or none. */
  Strict({
    id: IntentId,
    do: Type.Literal('play'),
    /** Null for an action that answers no decision (an aside: see `mayAct`). */
    decision: Nullable(Decision),
    actions: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 16 }),
  }),
  /** Takes back the seat's latest entry. `cursor`: the last one that the player had received when asking. */
  Strict({ id: IntentId, do: Type.Literal('undo'), cursor: Cursor }),
  Strict({ id: IntentId, do: Type.Literal('concede') }),
  /** The game ends when all seats that are present agree; `false` withdraws the agreement. */
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

/** A seat's clock, as far as the receiver of the message may know it. */
export const ClockFace = Type.Object({
  seat: Seat,
  /** Milliseconds left when the message was sent. */
  left: Type.Integer(),
  running: Type.Boolean(),
});

/** The position as one viewer sees it: the engine's `Message`, the seat, and the clocks. Cursor 0: the viewer has received nothing yet. */
export const SeatMessage = Type.Object({
  seat: Nullable(Seat),
  cursor: Cursor,
  /** The number of the decision that the seat owes; null when the table does not wait for this seat. */
  decision: Nullable(Type.Integer()),
  room: Type.String(),
  /** Whom the table waits for, as far as this seat may know. −1 is chance. */
  waiting: Type.Array(Type.Integer()),
  /** This seat may act although the table does not wait for it (an aside). */
  mayAct: Type.Boolean(),
  /** The game's package defines the types of `view`, `events` and `actions`. */
  view: Type.Unknown(),
  /** Keep the first `keep` events of the log and append `events`: an undo makes `keep` smaller than the log. */
  keep: Type.Integer(),
  events: Type.Array(Type.Unknown()),
  actions: Type.Array(Type.Unknown()),
  undo: Type.Boolean(),
  /** The kind of occupant, by seat. */
  chairs: Type.Array(Type.Union([Type.Literal('human'), Type.Literal('bot'), Type.Literal('empty')])),
  outcome: Nullable(OutcomeSchema),
  clocks: Type.Array(ClockFace),
  sentAt: Millis,
});
/**
 * Of a position: a CRC-32 of `name:JSON` in UTF-8 for each of `decision`, `room`, `waiting`, `mayAct`, `actions`, `chairs`, `outcome`, then for each field
 * of `view` in its order, mixed one after another by `mix = (rotate-left(mix, 5) XOR crc) * 0x9e3779b1` in 32 bits, beginning with 0.
 */
const Fingerprint = Type.Integer({ minimum: 0, maximum: 2 ** 32 - 1 });
/**
 * What has changed for a viewer since its last message: `position` is a difference (`difference.ts`), the rest as in `SeatMessage`. A client that
 * attached with protocol 4 is not sent `base`, nor what is as usual: the whole log is kept, no events, no undo, no clocks.
 */
export const SeatChange = Type.Object({
  cursor: Cursor,
  /** The fingerprints of the position before the change (`base`) and after it (`print`). */
  base: Type.Optional(Fingerprint),
  print: Fingerprint,
  position: Type.Unknown(),
  keep: Type.Optional(Type.Integer()),
  events: Type.Optional(Type.Array(Type.Unknown())),
  undo: Type.Optional(Type.Boolean()),
  clocks: Type.Optional(Type.Array(ClockFace)),
  /** Comes with the clocks. */
  sentAt: Type.Optional(Millis),
});
export const Look = Type.Object({ message: Nullable(SeatMessage) });
/** A determinized state: what is hidden from the seat is drawn at random. Clients search in it before they send an intent. */
export const Sample = Type.Object({ seat: Seat, decision: Nullable(Type.Integer()), state: Type.Unknown() });

/** A player's private note; an empty text means no note. */
export const Note = Strict({ text: Text(4000) });

export const Say = Strict({ id: IntentId, text: Words(500) });
/** Plain text, which the client escapes. When the operator removes a line, the server sends it again with the same `n` and an empty text. */
export const ChatLine = Type.Object({
  n: Type.Integer(),
  seat: Nullable(Seat),
  name: Nullable(Type.String()),
  text: Type.String(),
  at: Millis,
});
/** The seats whose lines are hidden from the reader: `muted` at this table, `blocked` at every table. */
export const Chat = Type.Object({ lines: Type.Array(ChatLine), muted: Type.Array(Seat), blocked: Type.Array(Seat) });
/** Blocks the account on that seat at every table; `false` unblocks it. */
export const Block = Strict({ blocked: Type.Boolean() });
/** Mutes the account on that seat, at this table only; `false` unmutes it. */
export const Mute = Strict({ muted: Type.Boolean() });
