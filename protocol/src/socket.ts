/** The socket at /api/socket: one per tab, any number of tables on it. Each client message has a number `n`, each reply repeats it. */
import Type from 'typebox';
import { Refusal } from './errors.ts';
import { Cursor, Nullable, Strict, TableId } from './ids.ts';
import { FilePlan, StoredPlan } from './plans.ts';
import { ChatLine, Intent, IntentReply, Say, SeatChange, SeatMessage, Why } from './play.ts';
import { TableInfo } from './tables.ts';

const N = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });

export const ClientMessage = Type.Union([
  /**
   * Subscribes to this table. `cursor`: the last one received, 0 for none; the server sends at once what the client has missed.
   * `protocol`: 3 for a client that takes changes (`change`), 4 for one that takes them without what is as usual; without it every message is whole.
   */
  Strict({
    t: Type.Literal('attach'),
    n: N,
    table: TableId,
    cursor: Cursor,
    protocol: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  }),
  Strict({ t: Type.Literal('detach'), n: N, table: TableId }),
  Strict({ t: Type.Literal('intent'), n: N, table: TableId, intent: Intent }),
  Strict({ t: Type.Literal('why'), n: N, table: TableId, action: Type.Unknown() }),
  /** Files, replaces or, without steps, withdraws the plan of the sender's seat; `read-plan` reads it back. */
  Strict({ t: Type.Literal('plan'), n: N, table: TableId, plan: FilePlan }),
  Strict({ t: Type.Literal('read-plan'), n: N, table: TableId }),
  Strict({ t: Type.Literal('say'), n: N, table: TableId, say: Say }),
  Strict({ t: Type.Literal('ping'), n: N }),
]);

/** `message` is null before the game begins; `plan` for an account without a seat. */
export const Attached = Type.Object({
  table: TableInfo,
  message: Nullable(SeatMessage),
  chat: Type.Array(ChatLine),
  plan: Nullable(StoredPlan),
});

export const ServerMessage = Type.Union([
  Type.Object({ t: Type.Literal('attached'), n: N, attached: Attached }),
  Type.Object({ t: Type.Literal('answer'), n: N, answer: IntentReply }),
  Type.Object({ t: Type.Literal('why'), n: N, why: Why }),
  Type.Object({ t: Type.Literal('planned'), n: N, plan: StoredPlan }),
  Type.Object({ t: Type.Literal('done'), n: N }),
  /** `n` is null when the server could not read the number of the message. */
  Type.Object({ t: Type.Literal('refused'), n: Nullable(N), error: Refusal }),
  /** Something this seat may see has changed. */
  Type.Object({ t: Type.Literal('seat'), table: TableId, message: SeatMessage }),
  /** The same for a client that takes changes. Where a change would be longer than the whole message, the server sends the whole one. */
  Type.Object({ t: Type.Literal('change'), table: TableId, change: SeatChange }),
  /** A player took a seat, left or was replaced; or the game began or ended. */
  Type.Object({ t: Type.Literal('table'), table: TableInfo }),
  /** The plan of this seat has changed: filed in another tab, carried out, or dropped (`fallen`). */
  Type.Object({ t: Type.Literal('plan'), table: TableId, plan: StoredPlan }),
  Type.Object({ t: Type.Literal('chat'), table: TableId, line: ChatLine }),
  /** The account may no longer see this table: it left, or the game began without it and has no spectators. The server sends nothing more. */
  Type.Object({ t: Type.Literal('gone'), table: TableId }),
]);
