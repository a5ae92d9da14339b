/** Plans: what a seat will do in rooms that are not open yet. The server stores them and shows them to that seat only. */
import Type from 'typebox';
import { IllegalSchema } from './errors.ts';
import { Nullable, RowId, Strict } from './ids.ts';

const Room = Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' });
/** New with every change; null while no plan is stored. */
const Version = Nullable(RowId);

export const PlanStep = Strict({
  /** The server plays the step when this room asks the seat. At most one step for each room. */
  room: Room,
  actions: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 32 }),
  /** `all`: all actions in this order, once. `first`: the first action that is legal then, each time the room asks. */
  take: Type.Enum(['all', 'first']),
});

/** `replaces`: the version that the player saw; if another one is stored, the server answers `stale`. No steps: the plan is withdrawn. */
export const FilePlan = Strict({ replaces: Version, steps: Type.Array(PlanStep, { maxItems: 8 }) });

export const StoredPlan = Type.Object({
  version: Version,
  steps: Type.Array(PlanStep),
  /** Steps dropped instead of played, listed until the next filing. `illegal`: the refusal; null: what the step depended on has changed. */
  fallen: Type.Array(Type.Object({ room: Room, illegal: Nullable(IllegalSchema) })),
});
export const PlanReply = Type.Object({ plan: StoredPlan });
