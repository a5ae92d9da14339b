/**
 * Messages from the protocol's own schemas: `fitting` makes one that fits, with ids and actions that are in use; `spoilt` makes some
 * of its fields wrong (missing, foreign, of another type, too long, too deep, out of range, odd characters); `garbled` spoils the text itself.
 */
import type { Rng } from '@stoa/engine';

/** What typebox schemas look like as JSON Schema; nothing else of them is used. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Values that mean something to the server just now, by the name of the field they stand in; `action`: for whatever the rules read. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

export const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.int(list.length)]!;

/** Of plain JSON; several times as fast as structuredClone. */
const copied = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, copied(inside)])) as T;
};

const letters = (alphabet: string, n: number, rng: Rng): string =>
  Array.from({ length: n }, () => alphabet[rng.int(alphabet.length)]).join('');
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const URL_SAFE = `${BASE32}ABCDEFGHIJKLMNOPQRSTUVWXYZ0189_-`;

/** Strings for the patterns of protocol/src, by what is typical of each pattern. The first that fits is taken. */
const PATTERNS: readonly (readonly [string, (rng: Rng) => string])[] = [
  ['^[a-z2-7]{16}$', rng => letters(BASE32, 16, rng)],
  ['^[a-z2-7]{4}(-', rng => Array.from({ length: 4 }, () => letters(BASE32, 4, rng)).join('-')],
  ['{8,40}$', rng => letters(URL_SAFE, 8 + rng.int(33), rng)],
  ['{20,64}$', rng => letters(URL_SAFE, 20 + rng.int(45), rng)],
  ['^[0-9a-f]{32,64}$', rng => letters('0123456789abcdef', 32 + 2 * rng.int(17), rng)],
  ['^[0-9a-f]{64}$', rng => letters('0123456789abcdef', 64, rng)],
  ['^[0-9]{8}$', rng => letters('0123456789', 8, rng)],
  ['^[a-z]{2}$', rng => oneOf(['en', 'it', 'xx'], rng)],
  ['^[a-z][a-z0-9-]', rng => letters(BASE32, 1, rng) + letters('abcxyz-', rng.int(8), rng)],
  // Nothing here may lead out of this machine.
  ['^https?://', rng => oneOf(['https://127.0.0.1:1/x', 'http://localhost:1/', 'https://[::1]:1/', 'https://0x7f.1/'], rng)],
  ['@[A-Za-z0-9.-]', rng => `${letters(BASE32, 5, rng)}@example.invalid`],
  ['={0,2}$', rng => letters(URL_SAFE, 8 + rng.int(40), rng)],
  ['^[A-Za-z0-9][A-Za-z0-9._-]', rng => letters(BASE32, 3 + rng.int(20), rng)],
];

const textFor = (shape: Shape, rng: Rng): string => {
  const made = PATTERNS.find(([part]) => shape.pattern?.includes(part))?.[1](rng);
  return (
    made ?? oneOf(['a', 'Χαῖρε', 'buona partita', '😀'.repeat(3), 'x'.repeat(shape.minLength ?? 1)], rng).padEnd(shape.minLength ?? 0, 'y')
  );
};

/** What it holds is shared with `known`: it is sent, or spoilt as a copy, never changed. */
export const fitting = (shape: Shape, known: Known, rng: Rng, field = ''): unknown => {
  const list = known[field];
  if (list && list.length > 0 && rng.int(8) > 0) return oneOf(list, rng);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return oneOf(shape.enum, rng);
  if (shape.anyOf) return fitting(oneOf(shape.anyOf, rng), known, rng, field);
  switch (shape.type) {
    case 'string':
      return textFor(shape, rng);
    case 'integer':
    case 'number': {
      const least = shape.minimum ?? 0;
      return rng.int(3) === 0
        ? oneOf([least, shape.maximum ?? 2 ** 31], rng)
        : least + rng.int(Math.min((shape.maximum ?? 1e6) - least, 20) + 1);
    }
    case 'boolean':
      return rng.int(2) === 0;
    case 'null':
      return null;
    case 'array': {
      const least = shape.minItems ?? 0;
      const length = least + rng.int(Math.min((shape.maxItems ?? 8) - least, 4) + 1);
      return Array.from({ length }, () => fitting(shape.items ?? {}, known, rng, field));
    }
    case 'object': {
      const made: Record<string, unknown> = {};
      for (const [name, inside] of Object.entries(shape.properties ?? {}))
        if (shape.required?.includes(name) || rng.int(2) === 0) made[name] = fitting(inside, known, rng, name);
      return made;
    }
    case 'undefined':
      return undefined;
    default:
      return oneOf(known.action ?? [{}], rng);
  }
};

const deep = (n: number): unknown => JSON.parse(`${'['.repeat(n)}${']'.repeat(n)}`);
const ODD_TEXT = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202Eabc',
  '\u200B',
  '\uFEFF',
  'a\u0300'.repeat(40),
  '👩‍👩‍👧‍👦',
  '𝔘',
  'ß'.repeat(30),
  '%00',
  '../..',
  "'; DROP TABLE entries; --",
  '{{7*7}}',
  '__proto__',
  'constructor',
  '\r\n',
  '\u0085',
  '１２',
  'NaN',
];
const ODD_NUMBERS = [-1, -0, 0.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e21, 255, 65_536];

/** Something that hardly belongs where it is put. */
const foreign = (rng: Rng): unknown => {
  switch (rng.int(10)) {
    case 0:
      return null;
    case 1:
      return rng.int(2) === 0;
    case 2:
    case 3:
      return oneOf(ODD_NUMBERS, rng);
    case 4:
    case 5:
      return oneOf(ODD_TEXT, rng);
    case 6:
      return letters(`${URL_SAFE} éλ`, 1 + rng.int(rng.int(50) === 0 ? 20_000 : 600), rng);
    case 7:
      return deep(1 + rng.int(rng.int(50) === 0 ? 3_000 : 20));
    case 8:
      return Array.from({ length: rng.int(rng.int(50) === 0 ? 3_000 : 40) }, (_, i) => i);
    default:
      return { [oneOf(['do', 'id', 'seat', 'toString', 'length', 'then', 'x'], rng)]: oneOf(ODD_NUMBERS, rng) };
  }
};

/** What is there, a little different: the rules have more to say about it than the shapes have. */
const near = (value: unknown, rng: Rng): unknown => {
  if (typeof value === 'number') return value + oneOf([-1, 1, 2, 7, -100, 1000], rng);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    const at = rng.int(value.length + 1);
    return value.slice(0, at) + oneOf(['', 'a', 'Z', '-', '\u0000', '7', 'é'], rng) + value.slice(at + rng.int(2));
  }
  if (Array.isArray(value)) return rng.int(2) === 0 ? [...value, ...value] : value.slice(1);
  return foreign(rng);
};

type Fields = Record<string, unknown>;

const spoilField = (fields: Fields, known: Known, rng: Rng): void => {
  const keys = Object.keys(fields);
  const key = keys[rng.int(Math.max(1, keys.length))];
  switch (key === undefined ? 0 : rng.int(8)) {
    case 0:
      // Lists know their length by themselves.
      fields[Array.isArray(fields) ? 'extra' : oneOf(['extra', 'do', 'seat', 'id', 'admin', '__proto__x', 'n'], rng)] = foreign(rng);
      return;
    case 1:
      if (key !== undefined) delete fields[key];
      return;
    case 2:
    case 3:
      fields[key as string] = foreign(rng);
      return;
    case 4:
      fields[key as string] = copied(oneOf(known[oneOf(Object.keys(known), rng)] ?? [null], rng));
      return;
    default:
      fields[key as string] = near(fields[key as string], rng);
  }
};

/** One to three fields of it made wrong, at any depth. */
export const spoilt = (value: unknown, known: Known, rng: Rng): unknown => {
  if (typeof value !== 'object' || value === null || rng.int(60) === 0) return foreign(rng);
  const copy = copied(value) as Fields;
  for (let times = 1 + rng.int(3); times > 0; times--) {
    let at: Fields = copy;
    for (;;) {
      const inside = Object.values(at).filter(x => typeof x === 'object' && x !== null) as Fields[];
      if (inside.length === 0 || rng.int(3) === 0) break;
      at = oneOf(inside, rng);
    }
    spoilField(at, known, rng);
  }
  return copy;
};

/** A move with some fields of another one: each of them is right somewhere. */
export const crossed = (one: unknown, other: unknown, rng: Rng): unknown => {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one;
  const made: Fields = copied(one) as Fields;
  for (const [key, value] of Object.entries(other))
    if (key in made && key !== 'do' && rng.int(2) === 0)
      made[key] = typeof value === 'number' && rng.int(3) === 0 ? near(value, rng) : copied(value);
  return made;
};

/** The text itself: cut short, doubled, a byte changed, a key twice. */
export const garbled = (text: string, rng: Rng): string => {
  const at = rng.int(text.length + 1);
  switch (rng.int(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text + text;
    case 2:
      return text.slice(0, at) + String.fromCharCode(rng.int(0x300)) + text.slice(at + 1);
    case 3:
      return `\uFEFF${text}`;
    default:
      return text.replace('{', '{"t":"intent","n":1,"do":"play",');
  }
};
