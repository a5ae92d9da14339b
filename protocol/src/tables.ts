/** Tables: their settings, seats, invitations and records. */
import Type from 'typebox';
import { LoginName } from './accounts.ts';
import { Entropy, Hex32, Millis, Nullable, RowId, Seat, Secret, Strict, TableId } from './ids.ts';

export const Clock = Type.Union([
  Strict({ kind: Type.Literal('none') }),
  /** Seconds for the whole game (`bank`), and seconds added for each decision (`gain`). */
  Strict({
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 30, maximum: 14_400 }),
    gain: Type.Integer({ minimum: 0, maximum: 600 }),
  }),
  /** Hours for each decision. */
  Strict({ kind: Type.Literal('turn'), hours: Type.Integer({ minimum: 1, maximum: 720 }) }),
]);

export const BotLevel = Type.String({ pattern: '^[a-z][a-z0-9-]{0,23}$' });
export const SeatPlan = Type.Union([
  Strict({ kind: Type.Literal('open') }),
  /** The account that creates the table. At most one; without it the creator has no seat. */
  Strict({ kind: Type.Literal('me') }),
  Strict({ kind: Type.Literal('bot'), bot: BotLevel }),
]);

export const CreateTable = Strict({
  game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  /** An option of kind `data` holds at most 256 KB, the whole body at most 300 KB. A bad value is refused as `illegal`, with place and reason. */
  options: Type.Optional(Type.Unknown()),
  /** One plan per seat, in seat order. */
  seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 8 }),
  /** `chosen`: as in `seats`; `random`: draw 0 decides when the game begins. */
  seating: Type.Optional(Type.Union([Type.Literal('chosen'), Type.Literal('random')])),
  visibility: Type.Optional(Type.Union([Type.Literal('private'), Type.Literal('open')])),
  watch: Type.Optional(Type.Union([Type.Literal('anyone'), Type.Literal('nobody')])),
  clock: Type.Optional(Clock),
  /** What happens to the seat of a player who leaves a running game. */
  onLeave: Type.Optional(Type.Union([Type.Literal('bot'), Type.Literal('wait'), Type.Literal('replacement')])),
  /**
   * `later`: the creator will send entropy by `join`, after reading the commitment in the reply; the game does not begin before that. Without
   * `later` the creator adds no entropy. Entropy sent before the commitment would prove nothing: the server could choose a secret to match it.
   */
  entropy: Type.Optional(Type.Literal('later')),
});

export const SeatInfo = Type.Object({
  seat: Seat,
  kind: Type.Union([Type.Literal('empty'), Type.Literal('human'), Type.Literal('bot')]),
  /** Null for empty seats, guests without a name and deleted accounts: the client shows a neutral word. */
  name: Nullable(Type.String()),
  bot: Nullable(Type.String()),
  me: Type.Boolean(),
  /** The player has asked to end the game by agreement. */
  wantsEnd: Type.Boolean(),
  /** The time from which the others may end the game without this seat: its player is away and was notified. Null: not notified. */
  endFrom: Nullable(Millis),
  /** The player has this table open now; always false in lists. */
  here: Type.Boolean(),
});

/** Whom a running game waits for, as far as the reader may know. It does not change when others act in secret. */
export const Turn = Type.Object({
  waiting: Type.Array(Seat),
  /** Milliseconds left on the reader's clock; null when it does not run. */
  left: Nullable(Type.Integer()),
  /** When the reader last acted at this table. */
  movedAt: Nullable(Millis),
});

export const TableInfo = Type.Object({
  table: TableId,
  game: Type.String(),
  rules: Type.Integer(),
  /** A `data` option that differs from the default appears as its SHA-256 in hex; `GET …/data/:option` returns the data. */
  options: Type.Unknown(),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')]),
  seating: Type.Union([Type.Literal('chosen'), Type.Literal('random')]),
  visibility: Type.Union([Type.Literal('private'), Type.Literal('open')]),
  watch: Type.Union([Type.Literal('anyone'), Type.Literal('nobody')]),
  clock: Clock,
  onLeave: Type.Union([Type.Literal('bot'), Type.Literal('wait'), Type.Literal('replacement')]),
  seats: Type.Array(SeatInfo),
  /** The reader's seat; null for a spectator. */
  me: Nullable(Seat),
  /** Accounts without a seat that have the table open now; always 0 in lists. */
  watchers: Type.Integer(),
  /** The seat that the reader left in a running game and may take back by `join`. */
  returnTo: Nullable(Seat),
  /** The windows that the server declines for the reader's seat (`GameInfo.windows`). Hidden from all other seats. */
  autoDecline: Type.Array(Type.String()),
  /** The reader created the table, and may invite, seat bots, and close it before the game begins. */
  host: Type.Boolean(),
  /** SHA-256 of the secret that keys all draws, fixed when the table was created. */
  commitment: Hex32,
  /** The reader has a seat and must still call `join`, with `entropy` or without it (which adds none). */
  entropyDue: Type.Boolean(),
  createdAt: Millis,
  rematch: Nullable(TableId),
  /** Only in the list of the reader's own tables, for the latest running ones. */
  turn: Nullable(Turn),
});

export const TableReply = Type.Object({ table: TableInfo });
export const TableList = Type.Object({ tables: Type.Array(TableInfo) });

/** Without `seat`: the first free one. A player who already has a seat sends entropy by it, while `entropyDue` is true. */
export const Join = Strict({ seat: Type.Optional(Seat), entropy: Type.Optional(Entropy) });
/** The first request creates the table and invites the others; later requests take a seat at it. `later` as in `CreateTable`. */
export const Rematch = Strict({ entropy: Type.Optional(Type.Literal('later')) });
/** The host fills or empties a seat that no person has. */
export const ChangeSeat = Strict({ bot: Nullable(BotLevel) });

/** The windows that the server declines from now on, whatever cards the seat holds; an empty list switches this off. */
export const AutoDecline = Strict({ windows: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }) });

/** Without `seat`: for any free seat. `uses`: how many people may accept. `to`: the login of a member (`GET /api/me/invitations`). */
export const Invite = Strict({
  to: Type.Optional(LoginName),
  seat: Type.Optional(Seat),
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
  uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
});
export const Invitation = Type.Object({ id: RowId, seat: Nullable(Seat), expiresAt: Millis, usesLeft: Type.Integer() });
/** The server sends `token` only in this reply. The link is `<site>/join#<token>`: browsers do not send the fragment, so no server logs it. */
export const Invited = Type.Object({ invitation: Invitation, token: Type.String() });
export const Invitations = Type.Object({ invitations: Type.Array(Invitation) });
/** Shows the table of an invitation before it is accepted. `seat`: the seat it is for, null for any free one. */
export const ReadInvitation = Strict({ token: Secret });
export const InvitationRead = Type.Object({ table: TableInfo, seat: Nullable(Seat), invitedBy: Nullable(Type.String()) });
/** Invitations that name the reader. */
export const MyInvitations = Type.Object({
  invitations: Type.Array(
    Type.Object({ id: RowId, seat: Nullable(Seat), expiresAt: Millis, table: TableInfo, invitedBy: Nullable(Type.String()) }),
  ),
});
export const AcceptMine = Strict({ entropy: Type.Optional(Entropy) });
export const Accept = Strict({ token: Secret, entropy: Type.Optional(Entropy) });

/** The values to verify the draws with. `secret` is null until the game has ended. */
export const Fairness = Type.Object({
  table: TableId,
  commitment: Hex32,
  entropies: Type.Array(Nullable(Type.String())),
  secret: Nullable(Hex32),
  /** New secrets: the server makes one when the site was restored from a backup. Draws after `at` use the latest of them. */
  later: Type.Array(Type.Object({ at: Millis, commitment: Hex32, secret: Nullable(Hex32) })),
});

export const OptionData = Type.Object({ value: Type.Unknown() });

/** The result of replaying a record (at most 5 MB and 20,000 entries): the same as that of `stoa verify`. */
export const Verdict = Type.Object({
  ok: Type.Boolean(),
  entries: Type.Integer(),
  firstBad: Nullable(Type.Integer()),
  draws: Type.Enum(['verified', 'sealed', 'failed']),
});

export const GameInfo = Type.Object({
  id: Type.String(),
  rules: Type.Integer(),
  seats: Type.Tuple([Type.Integer(), Type.Integer()]),
  options: Type.Unknown(),
  bots: Type.Array(Type.String()),
  /** The windows that a seat may let the server decline (`AutoDecline`), by the names of their rooms. */
  windows: Type.Array(Type.String()),
});
export const Games = Type.Object({ games: Type.Array(GameInfo) });
