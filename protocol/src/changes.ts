/**
 * Changes: a position sent as its difference from the one before, with the fingerprints of both. A client applies a change only to the
 * position with the first fingerprint, and accepts the result only if it has the second; otherwise it asks for a whole message.
 * This file does not import TypeBox, so that clients can load it alone.
 */
import { apply, type Difference, difference } from './difference.ts';
import { type SharedWork, viewDifference } from './shared-work.ts';
import type { SeatChange, SeatMessage } from './types.ts';

export { apply, type Difference, difference } from './difference.ts';
export { changeText, listText, newSharedWork, type SharedWork } from './shared-work.ts';

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

/** Parts by name, in their order, with the fingerprint of each. */
interface PrintedParts {
  readonly names: readonly string[];
  readonly prints: readonly number[];
}

/**
 * The fingerprints of a position's parts and of the whole. The parts are the fields of the position and, instead of `view`, the fields of the view:
 * a change leaves most of them as they were, and their text need not be written again.
 */
export interface Prints {
  readonly print: number;
  readonly fields: PrintedParts;
  readonly view: PrintedParts;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/** How fingerprints are made: CRC-32 of a text in UTF-8, and what is known from other viewers. */
interface Printing {
  readonly crc: (text: string) => number;
  readonly shared?: SharedWork | undefined;
}

/** Each part is hashed with its name. */
const printOf = (name: string, part: unknown, { crc, shared }: Printing): number => {
  if (shared === undefined || typeof part !== 'object' || part === null) return crc(`${name}:${JSON.stringify(part)}`);
  const known = shared.prints.get(part);
  if (known?.name === name) return known.print;
  const print = crc(`${name}:${JSON.stringify(part)}`);
  shared.prints.set(part, { name, print });
  return print;
};

const printAll = (parts: Fields, printing: Printing): PrintedParts => {
  const names = Object.keys(parts).filter(name => parts[name] !== undefined);
  return { names, prints: names.map(name => printOf(name, parts[name], printing)) };
};

/** The parts after a change of them; undefined where it adds or removes a part. */
const printChanged = (parts: Fields, change: Fields, before: PrintedParts, printing: Printing): PrintedParts | undefined => {
  const prints = before.prints.slice();
  for (const name of Object.keys(change)) {
    const i = before.names.indexOf(name);
    if (i < 0 || parts[name] === undefined) return undefined;
    prints[i] = printOf(name, parts[name], printing);
  }
  return { names: before.names, prints };
};

const mixed = (print: number, { prints }: PrintedParts): number => {
  let mix = print;
  for (const part of prints) mix = Math.imul(((mix << 5) | (mix >>> 27)) ^ part, 0x9e3779b1);
  return mix;
};

const NO_PARTS: PrintedParts = { names: [], prints: [] };

/** The fields of the position but for its view, which has parts of its own where it is an object. */
const fieldsOf = (position: Position): Fields => {
  const { view, ...rest } = position;
  return isFields(view) ? rest : { ...rest, view };
};

/** With `before` and the difference that leads from there: only changed parts are hashed. */
const printsWith = (position: Position, printing: Printing, change?: Difference, before?: Prints): Prints => {
  const { view } = position;
  let fields: PrintedParts | undefined;
  let parts: PrintedParts | undefined;
  if (before && isFields(change) && isFields(view) && !before.fields.names.includes('view')) {
    const { view: inside, ...rest } = change;
    fields = printChanged(position, rest, before.fields, printing);
    if (inside === undefined) parts = before.view;
    else if (isFields(inside)) parts = printChanged(view, inside, before.view, printing);
  }
  fields ??= printAll(fieldsOf(position), printing);
  parts ??= isFields(view) ? printAll(view, printing) : NO_PARTS;
  // The order of the parts counts, as in the text.
  return { print: mixed(mixed(0, fields), parts) >>> 0, fields, view: parts };
};

/** `crc`: CRC-32 of a text in UTF-8. */
export const printsOf = (position: Position, crc: (text: string) => number = fingerprint, change?: Difference, before?: Prints): Prints =>
  printsWith(position, { crc }, change, before);

/** For a server with several viewers: the change from one position to the next, and its fingerprints. */
export const changeOf = (
  from: { readonly position: Position; readonly prints: Prints },
  to: Position,
  crc: (text: string) => number,
  shared: SharedWork,
): { readonly change: Difference; readonly prints: Prints } => {
  const change: Record<string, Difference> = {};
  for (const field of FIELDS) {
    const was = from.position[field];
    const is = to[field];
    if (was === is) continue;
    const changed = field === 'view' ? viewDifference(shared, was, is) : difference(was, is);
    if (changed !== undefined) change[field] = changed;
  }
  return { change, prints: printsWith(to, { crc, shared }, change, from.prints) };
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
