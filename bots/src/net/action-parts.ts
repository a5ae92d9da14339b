/**
 * An action as parts: its kind, each of its fields, and pairs of fields. A learnt prior has a row of weights for every part that occurred
 * often enough. Seats are counted from the deciding one, so that what is learnt about one seat serves all.
 */
import type { Action, Seat } from '@stoa/engine';

/** Fields whose number names a seat. */
const SEAT_FIELDS: ReadonlySet<string> = new Set(['owner', 'seat', 'to']);
/** Fields whose number means something in one game only. */
const NAMELESS: ReadonlySet<string> = new Set(['offer']);

const valuesOf = (field: string, value: unknown, seat: Seat, seats: number): readonly string[] => {
  if (Array.isArray(value))
    return [...new Set(value.map(String))].map(one => `${field}=${one}×${value.filter(x => String(x) === one).length}`);
  if (typeof value === 'number' && SEAT_FIELDS.has(field)) return [`${field}=+${(value - seat + seats) % seats}`];
  return [`${field}=${String(value)}`];
};

/** The names of an action's parts, as `seat` of `seats` sees it. */
export const partsOf = (a: Action, seat: Seat, seats: number): readonly string[] => {
  const fields = Object.entries(a)
    .filter(([field]) => field !== 'do' && !NAMELESS.has(field))
    .map(([field, value]) => valuesOf(field, value, seat, seats));
  const singles = fields.flat();
  const pairs = fields.flatMap((one, i) => fields.slice(i + 1).flatMap(two => one.flatMap(x => two.map(y => `${x} ${y}`))));
  return [a.do, ...singles.map(name => `${a.do} ${name}`), ...pairs.map(name => `${a.do} ${name}`)];
};
