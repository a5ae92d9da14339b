/**
 * For servers: what a viewer was told last, and the next change from there. One walk over the parts of a position finds what changed, writes it as
 * text and hashes it again. Parts that several viewers of one moment see alike are known by identity (`commonPart` of the engine): the work on them
 * is done for the first viewer and kept for the others.
 */
import { type Difference, difference, type Fields, isFields } from './difference.ts';
import { differenceJson, jsonText } from './json.ts';
import { type Crc, fingerprint, mixedPrint, type Position, type PrintedParts, type Prints, printsOf } from './prints.ts';

/** What is always the same of a part: its name, with its colon as CRC-32, and as JSON before the first part that changed or before another. */
interface Part {
  readonly name: string;
  readonly seed: number;
  readonly first: string;
  readonly next: string;
}

/** By name: there are as many as the games' views and positions have parts, and all viewers share them. */
const PARTS = new Map<string, Part>();
const MOST_PARTS = 1000;

const partOf = (name: string): Part => {
  let part = PARTS.get(name);
  if (part === undefined) {
    if (PARTS.size >= MOST_PARTS) PARTS.clear();
    const json = JSON.stringify(name);
    part = { name, seed: fingerprint(`${name}:`), first: `{${json}:`, next: `,${json}:` };
    PARTS.set(name, part);
  }
  return part;
};

/** Parts in their order, with the fingerprint of each. */
interface OwnParts {
  readonly parts: readonly Part[];
  readonly prints: number[];
}

/** A position that a viewer was told, with its fingerprints. Each step changes it in place: new lists for every viewer and move would be a tenth of all garbage. */
export interface Told {
  position: Position;
  print: number;
  fields: OwnParts;
  view: OwnParts;
  /** The values of the view's parts, in their order; undefined where it has none, or one that JSON leaves out. */
  values: unknown[] | undefined;
}

/** What became of one part: the JSON of its difference, '' for none, and its fingerprint. */
interface PartStep {
  readonly name: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly text: string;
  readonly print: number;
}

/** Work for the messages of one step; forgotten after it. So few that to look through them is quicker than to hash objects. */
export interface SharedWork {
  readonly parts: PartStep[];
  /** Events, and the JSON of each. */
  readonly events: unknown[];
  readonly texts: string[];
}

export const newSharedWork = (): SharedWork => ({ parts: [], events: [], texts: [] });

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** More events than this are not kept: a viewer that comes back is sent hundreds, and each is looked for among those kept. */
const MOST_SHARED = 64;

/** The JSON of a list of events, which other viewers may be sent too. */
export const listText = ({ events, texts }: SharedWork, list: readonly unknown[]): string => {
  let all = '';
  for (const item of list) {
    const at = events.indexOf(item);
    const text = at < 0 ? JSON.stringify(item) : texts[at]!;
    if (at < 0 && events.length < MOST_SHARED) {
      events.push(item);
      texts.push(text);
    }
    all += all === '' ? text : `,${text}`;
  }
  return `[${all}]`;
};

/** Shorter texts are hashed here: a call of the platform's CRC-32 takes longer. */
const SHORT = 160;

/** The fingerprint of a part; `seed`: that of its name. */
const printOf = (seed: number, text: string, crc: Crc): number => (text.length < SHORT ? fingerprint(text, seed) : crc(text, seed));

/** The JSON of a difference that leads to `is`. Where it replaces everything, it has the text of `is`, which is written already. */
const differenceText = (change: Difference, is: unknown, text: string): string => {
  if (Array.isArray(change)) {
    if (change.length === 1 && change[0] === is) return `[${text}]`;
    const all = Array.isArray(is) && is.length > 0 && change.length === is.length + 2;
    if (all) return `[${change[0]},${change[1]},${text.slice(1)}`;
  }
  return differenceJson(change);
};

const NO_STEP: PartStep = { name: '', was: undefined, is: undefined, text: '', print: 0 };

const sharedStep = (parts: readonly PartStep[], name: string, was: unknown, is: unknown): PartStep | undefined => {
  for (let i = 0; i < parts.length; i++) {
    const step = parts[i]!;
    if (step.is === is && step.was === was && step.name === name) return step;
  }
  return undefined;
};

const stepOf = ({ name, seed }: Part, was: unknown, is: unknown, crc: Crc, shared: SharedWork): PartStep => {
  if (!isObject(is)) {
    if (was === is) return NO_STEP;
    const text = jsonText(is);
    return { name, was, is, text: `[${text}]`, print: printOf(seed, text, crc) };
  }
  const known = sharedStep(shared.parts, name, was, is);
  if (known !== undefined) return known;
  const change = difference(was, is);
  let step: PartStep;
  if (change === undefined) step = { name, was, is, text: '', print: 0 };
  else {
    const text = jsonText(is);
    step = { name, was, is, text: differenceText(change, is, text), print: printOf(seed, text, crc) };
  }
  shared.parts.push(step);
  return step;
};

const valuesOf = (view: unknown): unknown[] | undefined => {
  if (!isFields(view)) return undefined;
  const values = Object.values(view);
  // A difference replaces a view with this name as a whole.
  return values.includes(undefined) || Object.hasOwn(view, '__proto__') ? undefined : values;
};

const ownParts = ({ names, prints }: PrintedParts): OwnParts => ({ parts: names.map(partOf), prints: prints.slice() });

/** What `told` says of a position that was hashed as a whole. */
const toldWhole = (position: Position, { print, fields, view }: Prints): Told => ({
  position,
  print,
  fields: ownParts(fields),
  view: ownParts(view),
  values: valuesOf(position.view),
});

/** The first that a viewer is told. `crc`: CRC-32 of a text in UTF-8. */
export const firstTold = (position: Position, crc: Crc): Told => toldWhole(position, printsOf(position, crc));

/** The JSON of the view's difference, '' for none. Undefined where the parts have other names or another order; `told` is then hashed anew. */
const viewStep = ({ parts, prints }: OwnParts, values: unknown[], view: Fields, crc: Crc, shared: SharedWork): string | undefined => {
  let text = '';
  let n = 0;
  // `for … in` makes no list of the names; a view inherits none.
  for (const name in view) {
    const part = parts[n];
    if (part?.name !== name) return undefined;
    const is = view[name];
    const was = values[n];
    if (is !== was) {
      if (is === undefined) return undefined;
      values[n] = is;
      const step = stepOf(part, was, is, crc, shared);
      if (step.text !== '') {
        prints[n] = step.print;
        text = text === '' ? part.first + step.text : text + part.next + step.text;
      }
    }
    n++;
  }
  if (n !== parts.length) return undefined;
  return text === '' ? '' : `${text}}`;
};

/** Where the parts of the view do not match: by the general way. */
const otherText = (told: Told, to: Position, crc: Crc): string => {
  const change = difference(told.position, to) ?? {};
  Object.assign(told, toldWhole(to, printsOf(to, crc)));
  return JSON.stringify(change);
};

/** The JSON of the difference to the next position that the viewer is told; `told` becomes that position. */
export const nextTold = (told: Told, to: Position, crc: Crc, shared: SharedWork): string => {
  const { position: was, values, fields } = told;
  const inView =
    values && fields.parts.length === FIELD_COUNT && isFields(to.view) ? viewStep(told.view, values, to.view, crc, shared) : undefined;
  if (inView === undefined) return otherText(told, to, crc);
  let text = '';
  const field = (i: number, from: unknown, is: unknown): void => {
    if (from === is) return;
    const part = fields.parts[i]!;
    const step = stepOf(part, from, is, crc, shared);
    if (step.text === '') return;
    fields.prints[i] = step.print;
    text = text === '' ? part.first + step.text : text + part.next + step.text;
  };
  // In the order of the fields of a position.
  field(0, was.decision, to.decision);
  field(1, was.room, to.room);
  field(2, was.waiting, to.waiting);
  field(3, was.mayAct, to.mayAct);
  if (inView !== '') text += `${text === '' ? '{' : ','}"view":${inView}`;
  field(4, was.actions, to.actions);
  field(5, was.chairs, to.chairs);
  field(6, was.outcome, to.outcome);
  told.position = to;
  told.print = mixedPrint(fields, told.view);
  return text === '' ? '{}' : `${text}}`;
};

/** The fields of a position without its view. */
const FIELD_COUNT = 7;
