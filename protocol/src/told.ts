/**
 * For servers: what a viewer was told last, and the next change from there. One walk over the parts of a position finds what changed, writes it as
 * text and hashes it again. Parts that several viewers of one moment see alike are known by identity (`commonPart` of the engine): the work on them
 * is done for the first viewer and kept for the others.
 */
import { type Difference, difference } from './difference.ts';
import { fingerprintOn, mixedPrint, type Position, type Prints, printsOf } from './prints.ts';

/** A position that a viewer was told, with its fingerprints. */
export interface Told {
  readonly position: Position;
  readonly prints: Prints;
  /** The parts of its view; undefined where the view has none, or one that JSON leaves out. */
  readonly parts: Parts | undefined;
}

/** In the order of `prints.view`. */
interface Parts {
  readonly values: readonly unknown[];
  /** Their names as JSON writes them, with the colon. */
  readonly heads: readonly string[];
}

/** What became of one part: the JSON of its difference, '' for none, and its fingerprint. */
interface PartStep {
  readonly name: string;
  readonly was: unknown;
  readonly text: string;
  readonly print: number;
}

/** Work for the messages of one step; forgotten after it. */
export interface SharedWork {
  readonly parts: Map<unknown, PartStep>;
  /** JSON of events. */
  readonly texts: Map<unknown, string>;
}

export const newSharedWork = (): SharedWork => ({ parts: new Map(), texts: new Map() });

type Crc = (text: string) => number;
type Fields = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;
const isFields = (x: unknown): x is Fields => isObject(x) && !Array.isArray(x);

/** The JSON of a list of events, which other viewers may be sent too. */
export const listText = ({ texts }: SharedWork, list: readonly unknown[]): string => {
  let all = '';
  for (const item of list) {
    let text = isObject(item) ? texts.get(item) : JSON.stringify(item);
    if (text === undefined) {
      text = JSON.stringify(item);
      texts.set(item, text);
    }
    all += all === '' ? text : `,${text}`;
  }
  return `[${all}]`;
};

/** Shorter texts are hashed here: a call of the platform's CRC-32 takes longer. */
const SHORT = 160;

/** The fingerprint of a part with its name. */
const printOf = (name: string, text: string, crc: Crc): number =>
  text.length < SHORT ? ~fingerprintOn(fingerprintOn(fingerprintOn(-1, name), ':'), text) >>> 0 : crc(`${name}:${text}`);

/** The JSON of a difference that leads to `is`. Where it replaces everything, it has the text of `is`, which is written already. */
const differenceText = (change: Difference, is: unknown, text: string): string => {
  if (Array.isArray(change)) {
    if (change.length === 1 && change[0] === is) return `[${text}]`;
    const all = Array.isArray(is) && is.length > 0 && change.length === is.length + 2;
    if (all) return `[${change[0]},${change[1]},${text.slice(1)}`;
  }
  return JSON.stringify(change);
};

const NO_STEP: PartStep = { name: '', was: undefined, text: '', print: 0 };

const stepOf = (name: string, was: unknown, is: unknown, crc: Crc, shared: SharedWork): PartStep => {
  if (!isObject(is)) {
    if (was === is) return NO_STEP;
    const text = JSON.stringify(is);
    return { name, was, text: `[${text}]`, print: printOf(name, text, crc) };
  }
  const known = shared.parts.get(is);
  if (known !== undefined && known.was === was && known.name === name) return known;
  const change = difference(was, is);
  let step: PartStep;
  if (change === undefined) step = { name, was, text: '', print: 0 };
  else {
    const text = JSON.stringify(is);
    step = { name, was, text: differenceText(change, is, text), print: printOf(name, text, crc) };
  }
  shared.parts.set(is, step);
  return step;
};

const partsOf = (view: unknown): Parts | undefined => {
  if (!isFields(view)) return undefined;
  const values = Object.values(view);
  // A difference replaces a view with this name as a whole.
  if (values.includes(undefined) || Object.hasOwn(view, '__proto__')) return undefined;
  return { values, heads: Object.keys(view).map(name => `${JSON.stringify(name)}:`) };
};

/** The first that a viewer is told. `crc`: CRC-32 of a text in UTF-8. */
export const firstTold = (position: Position, crc: Crc): Told => ({
  position,
  prints: printsOf(position, crc),
  parts: partsOf(position.view),
});

/** The view after a step: the JSON of its difference, '' for none, its parts and their fingerprints. */
interface ViewStep {
  readonly text: string;
  readonly parts: Parts;
  readonly prints: readonly number[];
}

/** Undefined where the parts have other names or another order. */
const viewStep = ({ values, heads }: Parts, before: Prints['view'], view: Fields, crc: Crc, shared: SharedWork): ViewStep | undefined => {
  const { names } = before;
  let now: unknown[] | undefined;
  let prints: number[] | undefined;
  let text = '';
  let n = 0;
  // `for … in` makes no list of the names; a view inherits none.
  for (const name in view) {
    if (names[n] !== name) return undefined;
    const is = view[name];
    const was = values[n];
    if (is !== was) {
      if (is === undefined) return undefined;
      now ??= values.slice();
      now[n] = is;
      const step = stepOf(name, was, is, crc, shared);
      if (step.text !== '') {
        prints ??= before.prints.slice();
        prints[n] = step.print;
        text += `${text === '' ? '{' : ','}${heads[n]}${step.text}`;
      }
    }
    n++;
  }
  if (n !== names.length) return undefined;
  return { text: text === '' ? '' : `${text}}`, parts: now ? { values: now, heads } : { values, heads }, prints: prints ?? before.prints };
};

/** Where the parts of the view do not match: by the general way. */
const otherTold = (before: Told, to: Position, crc: Crc): { readonly told: Told; readonly text: string } => {
  const change = difference(before.position, to) ?? {};
  return {
    told: { position: to, prints: printsOf(to, crc, change, before.prints), parts: partsOf(to.view) },
    text: JSON.stringify(change),
  };
};

/** The next that a viewer is told, and the JSON of the difference between the two positions. */
export const nextTold = (before: Told, to: Position, crc: Crc, shared: SharedWork): { readonly told: Told; readonly text: string } => {
  const { position: was, prints, parts } = before;
  const inView = parts && isFields(to.view) ? viewStep(parts, prints.view, to.view, crc, shared) : undefined;
  if (inView === undefined || prints.fields.names.length !== FIELD_COUNT) return otherTold(before, to, crc);
  let text = '';
  let changed: number[] | undefined;
  const field = (i: number, name: string, from: unknown, is: unknown): void => {
    if (from === is) return;
    const step = stepOf(name, from, is, crc, shared);
    if (step.text === '') return;
    changed ??= prints.fields.prints.slice();
    changed[i] = step.print;
    text += `${text === '' ? '{' : ','}"${name}":${step.text}`;
  };
  // In the order of the fields of a position.
  field(0, 'decision', was.decision, to.decision);
  field(1, 'room', was.room, to.room);
  field(2, 'waiting', was.waiting, to.waiting);
  field(3, 'mayAct', was.mayAct, to.mayAct);
  if (inView.text !== '') text += `${text === '' ? '{' : ','}"view":${inView.text}`;
  field(4, 'actions', was.actions, to.actions);
  field(5, 'chairs', was.chairs, to.chairs);
  field(6, 'outcome', was.outcome, to.outcome);
  const fields = changed ? { names: prints.fields.names, prints: changed } : prints.fields;
  const view = inView.prints === prints.view.prints ? prints.view : { names: prints.view.names, prints: inView.prints };
  return {
    told: { position: to, prints: { print: mixedPrint(fields, view), fields, view }, parts: inView.parts },
    text: text === '' ? '{}' : `${text}}`,
  };
};

/** The fields of a position without its view. */
const FIELD_COUNT = 7;
