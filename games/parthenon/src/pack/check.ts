/** The functions that validate packs: each checks one value at its place and refuses the pack, or returns the value with its type. */
import { isFields, isOneOf } from '@stoa/engine';
import type { PaRuleId } from '../rulebook.ts';
import { PROVENANCES } from './vocabulary.ts';

const REASONS = [
  'too-large',
  'not-an-object',
  'missing',
  'wrong-type',
  'wrong-count',
  'wrong-order',
  'not-whole',
  'unknown-word',
  'word-not-here',
  'unknown-effect',
  'effect-not-here',
  'doubled',
  'unpayable',
  'no-provenance',
  'ruling-changed',
  'fixed-by-rule',
  'start-pair-not-shared',
  'rare-not-shared',
  'no-own-rare',
  'start-village-differs',
  'needs-a-basic',
  'one-card-only',
  'too-many-choices',
  'choice-comes-first',
] as const;
export type PackReason = (typeof REASONS)[number];
export interface PackProblem {
  readonly rule: PaRuleId;
  readonly place: string;
  readonly reason: PackReason;
}

export type Json = Readonly<Record<string, unknown>>;
export class Refused extends Error {
  readonly problem: PackProblem;
  constructor(place: string, reason: PackReason, rule: PaRuleId) {
    super(reason);
    this.problem = { rule, place, reason };
  }
}
// Functions by declaration: the compiler then knows what holds after them.
export function fail(place: string, reason: PackReason, rule: PaRuleId = 'PA-22.9'): never {
  throw new Refused(place, reason, rule);
}
export function must(holds: boolean, place: string, reason: PackReason, rule: PaRuleId = 'PA-22.9'): asserts holds {
  if (!holds) fail(place, reason, rule);
}
export const object = (x: unknown, place: string): Json => {
  if (x === undefined) fail(place, 'missing');
  if (!isFields(x)) fail(place, 'wrong-type');
  return x;
};
export const list = (x: unknown, place: string): readonly unknown[] => {
  if (x === undefined) fail(place, 'missing');
  if (!Array.isArray(x)) fail(place, 'wrong-type');
  return x;
};
export const whole = (x: unknown, place: string, low: number, high: number): number => {
  if (x === undefined) fail(place, 'missing');
  if (typeof x !== 'number' || !Number.isInteger(x) || x < low || x > high) fail(place, 'not-whole');
  return x;
};
export const word = (x: unknown, place: string, known: readonly string[]): string => {
  if (x === undefined) fail(place, 'missing');
  if (typeof x !== 'string' || !known.includes(x)) fail(place, 'unknown-word');
  return x;
};
export const words = (x: unknown, place: string, known: readonly string[]): readonly string[] =>
  list(x, place).map((w, i) => word(w, `${place}[${i}]`, known));
/** Words of the pack's own, such as tags: short, and only compared with each other. */
export const ownWords = (x: unknown, place: string): readonly string[] => list(x, place).map((w, i) => name(w, `${place}[${i}]`));
export const name = (x: unknown, place: string): string => {
  if (x === undefined) fail(place, 'missing');
  if (typeof x !== 'string' || !/^[A-Za-z0-9_]{1,40}$/.test(x)) fail(place, 'wrong-type');
  return x;
};

/** What players read on a card, in the languages of the pack. */
const SAID = ['name', 'nameIt', 'title', 'titleIt', 'text', 'textIt'] as const;
const MOST_SAID = 400;
/** Entries with an id of their own and a provenance (PA-22.3). */
export const entries = (x: unknown, place: string): readonly (readonly [Json, string])[] => {
  const seen = new Set<string>();
  return list(x, place).map((raw, i) => {
    const entry = object(raw, `${place}[${i}]`);
    const id = entry.id;
    const at = typeof id === 'string' ? `${place}.${id}` : `${place}[${i}]`;
    must(typeof id === 'string', `${at}.id`, id === undefined ? 'missing' : 'wrong-type');
    must(!seen.has(id), at, 'doubled');
    seen.add(id);
    must(isOneOf(PROVENANCES, entry.provenance), at, 'no-provenance', 'PA-22.3');
    for (const field of SAID) {
      const said = entry[field];
      must(said === undefined || (typeof said === 'string' && said.length <= MOST_SAID), `${at}.${field}`, 'wrong-type');
    }
    return [entry, at] as const;
  });
};
export const exactly = (found: readonly (readonly [Json, string])[], ids: readonly string[], place: string): void => {
  for (const id of ids)
    must(
      found.some(([entry]) => entry.id === id),
      `${place}.${id}`,
      'missing',
    );
  must(found.length === ids.length, place, 'wrong-count');
};
