/** A table and the people around it: what is agreed before the first entry, and who sits where. */
import Type from 'typebox';
import { LoginName } from './accounts.ts';
import { Entropy, Hex32, Millis, Nullable, RowId, Seat, Secret, Strict, TableId } from './ids.ts';

export const Clock = Type.Union([
  Strict({ kind: Type.Literal('none') }),
  /** A bank for the whole game and a gain per decision, in seconds. */
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
  /** The maker of the table. At most one; without it the maker sits nowhere. */
  Strict({ kind: Type.Literal('me') }),
  Strict({ kind: Type.Literal('bot'), bot: BotLevel }),
]);

export const CreateTable = Strict({
  game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  /** With data (a pack of 256 KB at most) the body may have 300 KB; what is wrong with it comes as `illegal` with place and reason. */
  options: Type.Optional(Type.Unknown()),
  /** One plan per seat, in seat order. */
  seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 8 }),
  /** `chosen`: as in `seats`; `random`: draw 0 decides when the game begins. */
  seating: Type.Optional(Type.Union([Type.Literal('chosen'), Type.Literal('random')])),
  visibility: Type.Optional(Type.Union([Type.Literal('private'), Type.Literal('open')])),
  watch: Type.Optional(Type.Union([Type.Literal('anyone'), Type.Literal('nobody')])),
  clock: Type.Optional(Clock),
  /** What becomes of the seat of a player who leaves a running game. */
  onLeave: Type.Optional(Type.Union([Type.Literal('bot'), Type.Literal('wait'), Type.Literal('replacement')])),
  /**
   * `later`: the maker will add to the dice by `join`, with the commitment of the reply in hand; the game does not begin before. Without it the
   * maker adds nothing. What was said before the commitment was shown would not bind the server.
   */
  entropy: Type.Optional(Type.Literal('later')),
});

export const SeatInfo = Type.Object({
  seat: Seat,
  kind: Type.Union([Type.Literal('empty'), Type.Literal('human'), Type.Literal('bot')]),
  /** Null for empty seats, nameless guests and deleted accounts: the client has a neutral word. */
  name: Nullable(Type.String()),
  bot: Nullable(Type.String()),
  me: Type.Boolean(),
  /** Has asked to end the game by agreement. */
  wantsEnd: Type.Boolean(),
  /** Away, and told that the others want to end the game; from then on they may do so without this seat. Null: not told. */
  endFrom: Nullable(Millis),
  /** Has this table open somewhere just now; not told in lists. */
  here: Type.Boolean(),
});

/** How a running game stands, as far as the reader may know. Nothing in it moves when others act in secret. */
export const Turn = Type.Object({
  waiting: Type.Array(Seat),
  /** Milliseconds on the reader's clock; null when none runs. */
  left: Nullable(Type.Integer()),
  /** When the reader last did something here. */
  movedAt: Nullable(Millis),
});

export const TableInfo = Type.Object({
  table: TableId,
  game: Type.String(),
  rules: Type.Integer(),
  /** An option of data that is not the usual one is shown as its SHA-256 in hex; `GET …/data/:option` has the data. */
  options: Type.Unknown(),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')]),
  seating: Type.Union([Type.Literal('chosen'), Type.Literal('random')]),
  visibility: Type.Union([Type.Literal('private'), Type.Literal('open')]),
  watch: Type.Union([Type.Literal('anyone'), Type.Literal('nobody')]),
  clock: Clock,
  onLeave: Type.Union([Type.Literal('bot'), Type.Literal('wait'), Type.Literal('replacement')]),
  seats: Type.Array(SeatInfo),
  /** The reader's seat; null for those who watch. */
  me: Nullable(Seat),
  /** The seat the reader left in a running game and may have back by `join`. */
  returnTo: Nullable(Seat),
  /** The windows declined for the reader's seat (`GameInfo.windows`). No other seat is told. */
  autoDecline: Type.Array(Type.String()),
  /** The reader made the table: may invite, seat bots, close it while it waits. */
  host: Type.Boolean(),
  /** SHA-256 of the secret behind every die, fixed when the table was made. */
  commitment: Hex32,
  /** The reader sits here and has yet to say, by `join`, what to add to the dice (or, without `entropy`, that it is nothing). */
  entropyDue: Type.Boolean(),
  createdAt: Millis,
  rematch: Nullable(TableId),
  /** Only in the list of the reader's own tables, for the latest running ones. */
  turn: Nullable(Turn),
});

export const TableReply = Type.Object({ table: TableInfo });
export const TableList = Type.Object({ tables: Type.Array(TableInfo) });

/** Without `seat`: the first that is free. For who sits there already: what the seat adds to the dice, where that is still to come. */
export const Join = Strict({ seat: Type.Optional(Seat), entropy: Type.Optional(Entropy) });
/** The first to ask makes the table and asks the others; those who ask next sit down at it. `later` as in `CreateTable`. */
export const Rematch = Strict({ entropy: Type.Optional(Type.Literal('later')) });
/** The host fills or empties a seat that no person has. */
export const ChangeSeat = Strict({ bot: Nullable(BotLevel) });

/** The windows to decline from now on, whatever the seat holds; an empty list ends it. */
export const AutoDecline = Strict({ windows: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }) });

/** Without `seat` it opens any free seat; `uses` people may follow it. `to`: a member's login, who is told of it (`GET /api/me/invitations`). */
export const Invite = Strict({
  to: Type.Optional(LoginName),
  seat: Type.Optional(Seat),
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
  uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
});
export const Invitation = Type.Object({ id: RowId, seat: Nullable(Seat), expiresAt: Millis, usesLeft: Type.Integer() });
/** `token` is shown this once. The link is `<site>/join#<token>`: a fragment never reaches a server's log. */
export const Invited = Type.Object({ invitation: Invitation, token: Type.String() });
export const Invitations = Type.Object({ invitations: Type.Array(Invitation) });
/** What an invitation leads to, before a player sits down. `seat`: the one it is for, null for any that is free. */
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

/** What a verification page needs. `secret` is null until the game has ended. */
export const Fairness = Type.Object({
  table: TableId,
  commitment: Hex32,
  entropies: Type.Array(Nullable(Type.String())),
  secret: Nullable(Hex32),
  /** New secrets, each since the site was put back from a copy: draws after that moment follow from the last of them. */
  later: Type.Array(Type.Object({ at: Millis, commitment: Hex32, secret: Nullable(Hex32) })),
});

export const OptionData = Type.Object({ value: Type.Unknown() });

/** A record of at most 5 MB and 20,000 entries, replayed by the rules: as `stoa verify` says it. */
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
  /** Reaction windows that a seat may have declined for it, by the names of their rooms. */
  windows: Type.Array(Type.String()),
});
export const Games = Type.Object({ games: Type.Array(GameInfo) });
