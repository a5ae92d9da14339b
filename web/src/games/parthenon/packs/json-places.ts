/**
 * JSON read with the place of every value in its text, so that the editor can show a mistake and change a number in place. Written here rather than
 * taken from jsonc-parser: it must accept exactly what `JSON.parse` accepts, because the server reads packs with that; a lenient reader would not.
 */

export interface JsonNode {
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
  /** Of an object by key, of a list by number. */
  readonly kids: ReadonlyMap<string | number, JsonNode> | null;
}
export type Path = readonly (string | number)[];

class Bad extends Error {
  readonly at: number;
  constructor(at: number) {
    super('bad');
    this.at = at;
  }
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const SPACE = /[ \t\r\n]*/y;
const WORDS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];
/** No pack nests as deep as this. */
const DEEPEST = 60;

/** What stands there, or the offset at which it stops being JSON. */
export const scan = (text: string): JsonNode | { readonly bad: number } => {
  let at = 0;
  const space = (): void => {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
  };
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined || found === '') throw new Bad(at);
    at += found.length;
    return found;
  };
  const word = (): string => {
    const start = at;
    try {
      return JSON.parse(take(STRING)) as string;
    } catch {
      throw new Bad(start);
    }
  };
  const expect = (sign: string): void => {
    space();
    if (text[at] !== sign) throw new Bad(at);
    at++;
  };
  const items = (close: string, one: () => void): void => {
    at++;
    space();
    if (text[at] === close) at++;
    else
      for (;;) {
        one();
        space();
        if (text[at] === close) {
          at++;
          return;
        }
        expect(',');
      }
  };
  const read = (depth: number): JsonNode => {
    space();
    if (depth > DEEPEST) throw new Bad(at);
    const start = at;
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      const kids = new Map<string | number, JsonNode>();
      if (sign === '[') items(']', () => kids.set(kids.size, read(depth + 1)));
      else
        items('}', () => {
          space();
          const key = word();
          expect(':');
          kids.set(key, read(depth + 1));
        });
      const value =
        sign === '[' ? [...kids.values()].map(kid => kid.value) : Object.fromEntries([...kids].map(([key, kid]) => [key, kid.value]));
      return { value, start, end: at, kids };
    }
    if (sign === '"') {
      const value = word();
      return { value, start, end: at, kids: null };
    }
    for (const [name, value] of WORDS)
      if (text.startsWith(name, at)) {
        at += name.length;
        return { value, start, end: at, kids: null };
      }
    const value = Number(take(NUMBER));
    return { value, start, end: at, kids: null };
  };
  try {
    const root = read(0);
    space();
    return at === text.length ? root : { bad: at };
  } catch (error) {
    if (error instanceof Bad) return { bad: error.at };
    throw error;
  }
};

const reaches = (rest: string, word: string): boolean =>
  rest.startsWith(word) && (rest.length === word.length || rest[word.length] === '.' || rest[word.length] === '[');
const longest = <K>(found: readonly (readonly [string, K])[]): readonly [string, K] | undefined =>
  [...found].sort(([a], [b]) => b.length - a.length)[0];

/** A place as the validator names it, `islands.chios.villages[2].cost`, walked as far as it leads; entries are named by their id. */
export const walkPlace = (value: unknown, place: string): { readonly path: Path; readonly rest: string } => {
  const path: (string | number)[] = [];
  let now = value;
  let rest = place;
  for (;;) {
    if (rest.startsWith('.')) rest = rest.slice(1);
    if (rest === '' || typeof now !== 'object' || now === null) return { path, rest };
    let step: readonly [string, string | number] | undefined;
    if (Array.isArray(now)) {
      const n = /^\[(\d+)\]/.exec(rest);
      step =
        n !== null
          ? [n[0], Number(n[1])]
          : longest(now.flatMap((entry, i) => (typeof entry?.id === 'string' && reaches(rest, entry.id) ? [[entry.id, i] as const] : [])));
    } else step = longest(Object.keys(now).flatMap(key => (reaches(rest, key) ? [[key, key] as const] : [])));
    const next = step && (now as Record<string | number, unknown>)[step[1]];
    if (step === undefined || next === undefined) return { path, rest };
    path.push(step[1]);
    rest = rest.slice(step[0].length);
    now = next;
  }
};

export const nodeAt = (root: JsonNode, path: Path): JsonNode | undefined =>
  path.reduce<JsonNode | undefined>((node, key) => node?.kids?.get(key), root);

export const lineOf = (text: string, at: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** The text with one value changed, everything else as it was written. */
export const withValue = (text: string, path: Path, value: string | number): string => {
  const root = scan(text);
  const node = 'bad' in root ? undefined : nodeAt(root, path);
  return node === undefined ? text : text.slice(0, node.start) + JSON.stringify(value) + text.slice(node.end);
};

/** As `withValue`, and a field that is not there yet is put first in its object. */
export const withField = (text: string, path: Path, value: string): string => {
  const root = scan(text);
  if ('bad' in root) return text;
  if (nodeAt(root, path) !== undefined) return withValue(text, path, value);
  const parent = nodeAt(root, path.slice(0, -1));
  if (parent === undefined || parent.kids === null || parent.kids.size === 0) return text;
  return `${text.slice(0, parent.start + 1)}${JSON.stringify(path.at(-1))}: ${JSON.stringify(value)}, ${text.slice(parent.start + 1)}`;
};
