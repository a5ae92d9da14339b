/**
 * Changes: a position sent as its difference from the one before, with the fingerprints of both. A client applies a change only to the
 * position with the first fingerprint, and accepts the result only if it has the second; otherwise it asks for a whole message.
 * This file does not import TypeBox, so that clients can load it alone.
 */
import { apply, type Difference } from './difference.ts';
import type { SeatChange, SeatMessage } from './types.ts';

export { apply, type Difference, difference } from './difference.ts';

/** A client that names this number in `attach` is sent changes; without it every message is a whole one. */
export const CHANGES_PROTOCOL = 3;

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

/**
 * The fingerprints of a position's parts and of the whole. The parts are the fields of the position and, instead of `view`, the fields of the view:
 * a change leaves most of them as they were, and their text need not be written again.
 */
export interface Prints {
  readonly print: number;
  readonly fields: ReadonlyMap<string, number>;
  readonly view: ReadonlyMap<string, number>;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Each part is hashed with its name. `change`: the difference that led here from the position with the fingerprints `before`. */
const printParts = (
  parts: Fields,
  change: unknown,
  before: ReadonlyMap<string, number> | undefined,
  crc: (text: string) => number,
): ReadonlyMap<string, number> => {
  const known = before && (change === undefined || isFields(change)) ? before : undefined;
  if (known && change === undefined) return known;
  const prints = new Map<string, number>();
  for (const name of Object.keys(parts)) {
    const part = parts[name];
    if (part === undefined) continue;
    const same = known && (change as Fields)[name] === undefined ? known.get(name) : undefined;
    prints.set(name, same ?? crc(`${name}:${JSON.stringify(part)}`));
  }
  return prints;
};

/** The order of the parts counts, as in the text. */
const mixed = (print: number, parts: ReadonlyMap<string, number>): number => {
  let mix = print;
  for (const part of parts.values()) mix = Math.imul(((mix << 5) | (mix >>> 27)) ^ part, 0x9e3779b1);
  return mix;
};

/** With `before` and the difference that leads from there: only changed parts are hashed. `crc`: CRC-32 of a text in UTF-8. */
export const printsOf = (position: Position, crc: (text: string) => number = fingerprint, change?: Difference, before?: Prints): Prints => {
  const { view, ...rest } = position;
  const byField = isFields(change) ? change : undefined;
  const known = byField && before;
  const fields = printParts(isFields(view) ? rest : { ...rest, view }, byField, known?.fields, crc);
  const parts = printParts(isFields(view) ? view : {}, byField?.view, known?.view, crc);
  return { print: mixed(mixed(0, fields), parts) >>> 0, fields, view: parts };
};

/** The fingerprint of the position in a whole message. */
export const fingerprintOf = (message: SeatMessage): number => printsOf(positionOf(message)).print;

/** The message after the change and its fingerprints; undefined where it does not fit. `before`: the fingerprints of `last`. */
export const changedMessage = (
  last: SeatMessage,
  before: Prints,
  change: SeatChange,
): { readonly message: SeatMessage; readonly prints: Prints } | undefined => {
  if (change.base !== before.print) return undefined;
  let position: unknown;
  try {
    position = apply(positionOf(last), change.position);
  } catch {
    return undefined;
  }
  if (!isPosition(position)) return undefined;
  const prints = printsOf(position, fingerprint, change.position as Difference, before);
  if (prints.print !== change.print) return undefined;
  const { cursor, keep, events, undo, clocks, sentAt } = change;
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
