/**
 * Changes: a position sent as its difference from the one before, with the fingerprints of both. A client applies a change only to the
 * position with the first fingerprint, and accepts the result only if it has the second; otherwise it asks for a whole message.
 * This file does not import TypeBox, so that clients can load it alone.
 */
import { apply } from './difference.ts';
import type { SeatChange, SeatMessage } from './types.ts';

export { type Difference, difference } from './difference.ts';

/** A client that names this number in `attach` is sent changes; without it every message is a whole one. */
export const CHANGES_PROTOCOL = 2;

/** The part of a seat's message that a change describes: all but log, clocks and times. */
export type Position = Pick<SeatMessage, 'decision' | 'room' | 'waiting' | 'mayAct' | 'view' | 'actions' | 'chairs' | 'outcome'>;

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

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** CRC-32 of the text in UTF-8. It detects accidental errors, not forgery. */
export const fingerprint = (text: string): number => {
  let crc = -1;
  const byte = (b: number): void => {
    crc = TABLE[(crc ^ b) & 255]! ^ (crc >>> 8);
  };
  for (let i = 0; i < text.length; i++) {
    const c = text.codePointAt(i)!;
    if (c < 0x80) byte(c);
    else {
      if (c > 0xffff) i++;
      if (c < 0x800) byte(0xc0 | (c >> 6));
      else {
        if (c < 0x10000) byte(0xe0 | (c >> 12));
        else {
          byte(0xf0 | (c >> 18));
          byte(0x80 | ((c >> 12) & 63));
        }
        byte(0x80 | ((c >> 6) & 63));
      }
      byte(0x80 | (c & 63));
    }
  }
  return ~crc >>> 0;
};

/** The fingerprint of the position in a whole message. */
export const fingerprintOf = (message: SeatMessage): number => fingerprint(JSON.stringify(positionOf(message)));

/** The message after the change; undefined where it does not fit. `base`: the fingerprint of `last`. */
export const changedMessage = (last: SeatMessage, base: number, change: SeatChange): SeatMessage | undefined => {
  if (change.base !== base) return undefined;
  let position: unknown;
  try {
    position = apply(positionOf(last), change.position);
  } catch {
    return undefined;
  }
  if (!isPosition(position)) return undefined;
  const { cursor, keep, events, undo, clocks, sentAt } = change;
  const message = { seat: last.seat, cursor, ...position, keep, events, undo, clocks, sentAt };
  return fingerprintOf(message) === change.print ? message : undefined;
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
  let print: number | undefined;
  return {
    whole(message) {
      last = message;
      print = undefined;
    },
    change(change) {
      if (!last) return undefined;
      last = changedMessage(last, print ?? fingerprintOf(last), change);
      print = change.print;
      return last;
    },
  };
};
