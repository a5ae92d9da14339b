/**
 * Changes: a position sent as its difference from the one before, with the fingerprints of both. A client applies a change only to the
 * position with the first fingerprint, and accepts the result only if it has the second; otherwise it asks for a whole message.
 * This file does not import TypeBox, so that clients can load it alone.
 */
import { apply, type Difference } from './difference.ts';
import { fingerprint, type Position, type Prints, printsOf } from './prints.ts';
import type { SeatChange, SeatMessage } from './types.ts';

export { apply, type Difference, difference } from './difference.ts';
export { fingerprint, type Position, type Prints, printsOf } from './prints.ts';
export { firstTold, listText, newSharedWork, nextTold, type SharedWork, type Told } from './told.ts';

/** A client that names this number in `attach` is sent changes; without it every message is a whole one. */
export const CHANGES_PROTOCOL = 3;
/** With this number changes come without what is as usual (`SeatChange`). */
export const SHORT_CHANGES_PROTOCOL = 4;

const FIELDS = ['decision', 'room', 'waiting', 'mayAct', 'view', 'actions', 'chairs', 'outcome'] as const;

const isPosition = (x: unknown): x is Position =>
  typeof x === 'object' && x !== null && Object.keys(x).length === FIELDS.length && FIELDS.every(field => field in x);

/** The fields in the order in which the server writes them: the fingerprint depends on the order. */
const positionOf = ({ decision, room, waiting, mayAct, view, actions, chairs, outcome }: SeatMessage): Position => ({
  decision,
  room,
  waiting,
  mayAct,
  view,
  actions,
  chairs,
  outcome,
});

/** The fingerprint of the position in a whole message. */
export const fingerprintOf = (message: SeatMessage): number => printsOf(positionOf(message)).print;

/** The message after the change and its fingerprints; undefined where it does not fit. `before`: the fingerprints of `last`. */
export const changedMessage = (
  last: SeatMessage,
  before: Prints,
  change: SeatChange,
): { readonly message: SeatMessage; readonly prints: Prints } | undefined => {
  // Without `base`, `print` alone tells a change that starts from another position.
  if (change.base !== undefined && change.base !== before.print) return undefined;
  let position: unknown;
  try {
    position = apply(positionOf(last), change.position);
  } catch {
    return undefined;
  }
  if (!isPosition(position)) return undefined;
  const prints = printsOf(position, fingerprint, change.position as Difference, before);
  if (prints.print !== change.print) return undefined;
  const { cursor, keep = last.keep + last.events.length, events = [], undo = false, clocks = [], sentAt = last.sentAt } = change;
  return { message: { seat: last.seat, cursor, ...position, keep, events, undo, clocks, sentAt }, prints };
};

/** The client's state: stores the last message and makes the next one from a change. */
export interface ChangeFollower {
  /** Call it for each whole message. */
  whole(message: SeatMessage): void;
  /** The message after the change. Undefined if it does not fit: then no change fits until a whole message arrives, which `attach` asks for. */
  change(change: SeatChange): SeatMessage | undefined;
}

export const followChanges = (): ChangeFollower => {
  let last: SeatMessage | undefined;
  let prints: Prints | undefined;
  return {
    whole(message) {
      last = message;
      prints = undefined;
    },
    change(change) {
      if (!last) return undefined;
      const next = changedMessage(last, prints ?? printsOf(positionOf(last)), change);
      last = next?.message;
      prints = next?.prints;
      return last;
    },
  };
};
