/**
 * A pack looked over, in the worker: every mistake the game's own validator finds, with its place in the text, and the cards
 * with the numbers that can be changed. The validator stops at the first mistake; so what it names is put right in a copy,
 * from the built-in pack, and it is asked again.
 */
import { BUILTIN } from '@stoa/parthenon/pack';
import { MAX_PACK_BYTES, type PackProblem, packProblem } from '@stoa/parthenon/pack/validate';
import { type JsonNode, lineOf, nodeAt, type Path, scan, walkPlace } from './json-places.ts';

export interface Mistake extends PackProblem {
  readonly start: number;
  readonly end: number;
  readonly line: number;
}
/** A number of the pack, or the kind of card that a number counts. */
export interface PackField {
  readonly path: Path;
  readonly value: string | number;
  /** The keys that lead to it inside its card. */
  readonly keys: readonly string[];
}
export interface PackCard {
  readonly id: string;
  readonly provenance: string;
  readonly why: string;
  readonly numbers: readonly (PackField & { readonly of: PackField | null; readonly provenance: string })[];
  /** What players read, by language; empty where the other language stands for it. Only cards have it whose name is the pack's own. */
  readonly names: readonly { readonly lang: 'en' | 'it'; readonly path: Path; readonly value: string }[];
}
export interface PackSection {
  readonly id: string;
  readonly cards: readonly PackCard[];
}
export type Report =
  | { readonly state: 'empty' }
  | { readonly state: 'too-large'; readonly bytes: number }
  | { readonly state: 'not-json'; readonly at: number; readonly line: number; readonly column: number }
  | { readonly state: 'read'; readonly title: string; readonly mistakes: readonly Mistake[]; readonly sections: readonly PackSection[] };

/** Enough to work on at once. */
const MOST_MISTAKES = 40;
type Json = Record<string | number, unknown>;

const at = (value: unknown, path: Path): unknown => path.reduce<unknown>((now, key) => (now as Json | undefined)?.[key], value);
const sectionOf = (place: string): string => /^[A-Za-z]+/.exec(place)?.[0] ?? '';

/** Puts right what a mistake names: the value itself, then its card, then its whole section. False if nothing is left to try. */
const repair = (pack: Json, place: string, wide: number): boolean => {
  const section = sectionOf(place);
  const usual: Json = { ...BUILTIN };
  if (section === '' || usual[section] === undefined) return false;
  const there = walkPlace(usual, place);
  const here = walkPlace(pack, place);
  if (wide === 0 && there.rest === '' && there.path.length > 1) {
    const right = structuredClone(at(usual, there.path));
    if (here.rest === '' && here.path.length > 0) {
      (at(pack, here.path.slice(0, -1)) as Json)[here.path.at(-1) as string] = right;
      return true;
    }
    const parent = at(pack, here.path);
    if (Array.isArray(parent)) parent.push(right);
    else if (typeof parent === 'object' && parent !== null) (parent as Json)[here.rest] = right;
    else return repair(pack, place, 2);
    return true;
  }
  const [entry, number] = [there.path.slice(0, 2), here.path.slice(0, 2)];
  if (wide <= 1 && entry.length === 2 && number.length === 2) {
    (at(pack, number.slice(0, 1)) as Json)[number[1] as string] = structuredClone(at(usual, entry));
    return true;
  }
  pack[section] = structuredClone(usual[section]);
  return true;
};

const mistakesIn = (root: JsonNode, text: string): readonly Mistake[] => {
  const pack = structuredClone(root.value);
  const found: Mistake[] = [];
  const tries = new Map<string, number>();
  for (let turn = 0; turn < 4 * MOST_MISTAKES && found.length < MOST_MISTAKES; turn++) {
    const problem = packProblem(pack);
    if (problem === undefined) break;
    const wide = tries.get(problem.place) ?? 0;
    tries.set(problem.place, wide + 1);
    if (wide === 0) {
      const node = nodeAt(root, walkPlace(root.value, problem.place).path) ?? root;
      found.push({ ...problem, start: node.start, end: node === root ? node.start : node.end, line: lineOf(text, node.start).line });
    }
    if (wide > 2 || typeof pack !== 'object' || pack === null || Array.isArray(pack) || !repair(pack as Json, problem.place, wide)) break;
  }
  return found;
};

const SECTIONS = [
  'islands',
  'structures',
  'fleets',
  'wonders',
  'philosophies',
  'events',
  'hazards',
  'harborStatus',
  'lands',
  'tradeTables',
];
/** Words for readers, and what the rules keep as it is. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'provenance',
  'fieldProvenance',
  'limit',
  'capacity',
  'perIslandPerSeason',
  'maxPerIsland',
  'valueModel',
  'vp',
  'order',
  'year',
]);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const provenanceAt = (card: Json, keys: readonly string[]): string => {
  const fields = (card.fieldProvenance ?? {}) as Readonly<Record<string, Json | undefined>>;
  for (let n = keys.length; n > 0; n--) {
    const known = fields[keys.slice(0, n).join('.')];
    if (known !== undefined) return text(known.provenance);
  }
  return text(card.provenance);
};

const numbersIn = (
  node: JsonNode,
  path: Path,
  keys: readonly string[],
  out: { path: Path; keys: readonly string[]; node: JsonNode }[],
): void => {
  for (const [key, kid] of node.kids ?? []) {
    if (LEFT_OUT.has(String(key))) continue;
    const name = typeof key === 'string' ? key : text((kid.value as Json | null)?.id);
    const inner = name === '' ? keys : [...keys, name];
    if (typeof kid.value === 'number') out.push({ path: [...path, key], keys: inner, node });
    else if (kid.kids !== null) numbersIn(kid, [...path, key], inner, out);
  }
};

/** Sections whose cards a pack may name. */
const NAMED: ReadonlySet<string | number | undefined> = new Set(['wonders', 'philosophies', 'events', 'hazards', 'harborStatus']);
const namesIn = (card: Json, path: Path): PackCard['names'] => {
  const key = typeof card.title === 'string' ? 'title' : 'name';
  if (!NAMED.has(path[0]) || typeof card[key] !== 'string') return [];
  return [
    { lang: 'en', path: [...path, key], value: text(card[key]) },
    { lang: 'it', path: [...path, `${key}It`], value: text(card[`${key}It`]) },
  ];
};

const cardOf = (node: JsonNode, path: Path): PackCard => {
  const card = node.value as Json;
  const found: { path: Path; keys: readonly string[]; node: JsonNode }[] = [];
  numbersIn(node, path, [], found);
  return {
    id: text(card.id),
    provenance: text(card.provenance),
    names: namesIn(card, path),
    why: text(card.why) || text(((card.fieldProvenance ?? {}) as Readonly<Record<string, Json>>).effects?.why),
    numbers: found.map(({ path: place, keys, node: parent }) => {
      const of = place.at(-1) === 'n' ? parent.kids?.get('of') : undefined;
      return {
        path: place,
        value: at((parent.value ?? {}) as Json, place.slice(-1)) as number,
        keys,
        of: of !== undefined && typeof of.value === 'string' ? { path: [...place.slice(0, -1), 'of'], value: of.value, keys } : null,
        provenance: provenanceAt(card, keys),
      };
    }),
  };
};

const cardsIn = (node: JsonNode | undefined, path: Path): readonly PackCard[] =>
  [...(node?.kids ?? [])].flatMap(([key, kid]) => {
    if (typeof key === 'number' && kid.kids !== null) return [cardOf(kid, [...path, key])];
    return Array.isArray(kid.value) ? cardsIn(kid, [...path, key]) : [];
  });

export const checkPack = (written: string): Report => {
  if (written.trim() === '') return { state: 'empty' };
  const bytes = new TextEncoder().encode(written).length;
  if (bytes > MAX_PACK_BYTES) return { state: 'too-large', bytes };
  const root = scan(written);
  if ('bad' in root) return { state: 'not-json', at: root.bad, ...lineOf(written, root.bad) };
  const pack = (root.value ?? {}) as Json;
  return {
    state: 'read',
    title: text(pack.title) || text(pack.packId),
    mistakes: mistakesIn(root, written),
    sections: SECTIONS.flatMap(id => {
      const cards = cardsIn(root.kids?.get(id), [id]);
      return cards.length === 0 ? [] : [{ id, cards }];
    }),
  };
};
