/** Fingerprints of positions: CRC-32 of each part, mixed. This file does not import TypeBox, so that clients can load it alone. */
import { type Difference, type Fields, isFields } from './difference.ts';
import type { SeatMessage } from './types.ts';

/** The part of a seat's message that a change describes: all but log, clocks and times. */
export type Position = Pick<SeatMessage, 'decision' | 'room' | 'waiting' | 'mayAct' | 'view' | 'actions' | 'chairs' | 'outcome'>;

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

const crcOfByte = (crc: number, byte: number): number => TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8);

/** The bytes of a character beyond ASCII. */
const crcOfCharacter = (before: number, c: number): number => {
  let crc = before;
  if (c < 0x800) crc = crcOfByte(crc, 0xc0 | (c >> 6));
  else {
    if (c < 0x10000) crc = crcOfByte(crc, 0xe0 | (c >> 12));
    else {
      crc = crcOfByte(crc, 0xf0 | (c >> 18));
      crc = crcOfByte(crc, 0x80 | ((c >> 12) & 63));
    }
    crc = crcOfByte(crc, 0x80 | ((c >> 6) & 63));
  }
  return crcOfByte(crc, 0x80 | (c & 63));
};

/** CRC-32 of the text in UTF-8, continued from `before` and not inverted yet. The first begins with -1. */
const fingerprintOn = (before: number, text: string): number => {
  let crc = before;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) crc = TABLE[(crc ^ unit) & 255]! ^ (crc >>> 8);
    else {
      const c = text.codePointAt(i)!;
      if (c > 0xffff) i++;
      crc = crcOfCharacter(crc, c);
    }
  }
  return crc;
};

/** CRC-32 of the text in UTF-8, continued from that of a text before it. It detects accidental errors, not forgery. */
export const fingerprint = (text: string, before = 0): number => ~fingerprintOn(~before, text) >>> 0;

/** Parts by name, in their order, with the fingerprint of each. */
export interface PrintedParts {
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

/** CRC-32 of a text in UTF-8; `before`: that of the text that it continues. */
export type Crc = (text: string, before?: number) => number;

/** Each part is hashed with its name. */
const printOf = (name: string, part: unknown, crc: Crc): number => crc(`${name}:${JSON.stringify(part)}`);

const printAll = (parts: Fields, crc: Crc): PrintedParts => {
  const names = Object.keys(parts).filter(name => parts[name] !== undefined);
  return { names, prints: names.map(name => printOf(name, parts[name], crc)) };
};

/** The parts after a change of them; undefined where it adds or removes a part. */
const printChanged = (parts: Fields, change: Fields, before: PrintedParts, crc: Crc): PrintedParts | undefined => {
  const prints = before.prints.slice();
  for (const name of Object.keys(change)) {
    const i = before.names.indexOf(name);
    if (i < 0 || parts[name] === undefined) return undefined;
    prints[i] = printOf(name, parts[name], crc);
  }
  return { names: before.names, prints };
};

const mixed = (print: number, { prints }: Pick<PrintedParts, 'prints'>): number => {
  let mix = print;
  for (const part of prints) mix = Math.imul(((mix << 5) | (mix >>> 27)) ^ part, 0x9e3779b1);
  return mix;
};

/** The fingerprint of the whole position. */
export const mixedPrint = (fields: Pick<PrintedParts, 'prints'>, view: Pick<PrintedParts, 'prints'>): number =>
  mixed(mixed(0, fields), view) >>> 0;

const NO_PARTS: PrintedParts = { names: [], prints: [] };

/** The fields of the position but for its view, which has parts of its own where it is an object. */
const fieldsOf = (position: Position): Fields => {
  const { view, ...rest } = position;
  return isFields(view) ? rest : { ...rest, view };
};

/** With `before` and the difference that leads from there: only changed parts are hashed. */
export const printsOf = (position: Position, crc: Crc = fingerprint, change?: Difference, before?: Prints): Prints => {
  const { view } = position;
  let fields: PrintedParts | undefined;
  let parts: PrintedParts | undefined;
  if (before && isFields(change) && isFields(view) && !before.fields.names.includes('view')) {
    const { view: inside, ...rest } = change;
    fields = printChanged(position, rest, before.fields, crc);
    if (inside === undefined) parts = before.view;
    else if (isFields(inside)) parts = printChanged(view, inside, before.view, crc);
  }
  fields ??= printAll(fieldsOf(position), crc);
  parts ??= isFields(view) ? printAll(view, crc) : NO_PARTS;
  // The order of the parts counts, as in the text.
  return { print: mixedPrint(fields, parts), fields, view: parts };
};
