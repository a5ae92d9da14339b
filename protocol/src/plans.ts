/** Plans made ahead: what a seat would do in rooms that are not open yet. The server keeps them and tells them to the seat only. */
import Type from 'typebox';
import { IllegalSchema } from './errors.ts';
import { Nullable, RowId, Strict } from './ids.ts';

const Room = Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' });
/** New with every change; null while nothing is kept. */
const Version = Nullable(RowId);

export const PlanStep = Strict({
  /** Goes when this room asks the seat. One step a room. */
  room: Room,
  actions: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 32 }),
  /** `all`: in this order, once. `first`: the first that the rules allow then, as often as the room asks. */
  take: Type.Enum(['all', 'first']),
});

/** `replaces`: the version the player was looking at; with another one kept the answer is `stale`. Without steps: withdrawn. */
export const FilePlan = Strict({ replaces: Version, steps: Type.Array(PlanStep, { maxItems: 8 }) });

export const StoredPlan = Type.Object({
  version: Version,
  steps: Type.Array(PlanStep),
  /** Laid aside instead of played, until the next filing. `illegal`: the rule that forbade it; null: what it rested on has changed. */
  fallen: Type.Array(Type.Object({ room: Room, illegal: Nullable(IllegalSchema) })),
});
export const PlanReply = Type.Object({ plan: StoredPlan });
