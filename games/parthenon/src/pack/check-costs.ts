/** Costs and selectors of a pack, PA-22.4 and PA-22.5: known words, a number that can be paid, different kinds where they are asked for. */
import { count } from '@stoa/engine';
import { fail, list, must, object, whole, word } from './check.ts';
import { maskOf } from './cost.ts';
import type { CostJson } from './types.ts';
import { SELECTORS } from './vocabulary.ts';

const ISLAND_KINDS = 3;
const MOST_UNITS = 12;
const NO_SCOPE = { produced: 0, own: 0 };

/** Which words are allowed here: `island` costs know the island, `own` ones the commodity of their card, `plain` ones neither. */
export type Where = 'plain' | 'island' | 'own';
const RELATIVE: Readonly<Record<string, Where>> = { producedBasic: 'island', nonProducedBasic: 'island', otherBasic: 'own' };

export const selector = (x: unknown, place: string, where: Where): string => {
  const of = word(x, place, SELECTORS);
  const needs = RELATIVE[of];
  if (needs !== undefined && needs !== where) fail(place, 'word-not-here', 'PA-22.5');
  return of;
};
/** How many kinds of card a selector names. */
export const kindsOf = (of: string): number => (RELATIVE[of] === 'island' ? ISLAND_KINDS : count(maskOf(of, { produced: 0, own: 1 })));

export const cost = (x: unknown, place: string, where: Where = 'island'): readonly CostJson[] => {
  const items = list(x, place).map((raw, i): CostJson => {
    const at = `${place}[${i}]`;
    const item = object(raw, at);
    const n = whole(item.n, `${at}.n`, 1, MOST_UNITS);
    const of = selector(item.of, `${at}.of`, where);
    must(item.distinct !== true || n <= kindsOf(of), at, 'unpayable', 'PA-22.4');
    must(item.distinct === undefined || typeof item.distinct === 'boolean', `${at}.distinct`, 'wrong-type');
    return { n, of, ...(item.distinct === true && { distinct: true }) };
  });
  must(items.reduce((n, item) => n + item.n, 0) <= MOST_UNITS, place, 'unpayable', 'PA-22.4');
  return items;
};
/** As `cost`, but it must ask for something. */
export const someCost = (x: unknown, place: string, where: Where = 'island'): readonly CostJson[] => {
  const items = cost(x, place, where);
  must(items.length > 0, place, 'missing');
  return items;
};
/** One item of at most `most` units; its cards may be alike. */
export const oneItem = (x: unknown, place: string, units: number, where: Where = 'plain'): CostJson => {
  const items = cost(x, place, where);
  must(items.length === 1 && items[0]!.n <= units, place, 'one-card-only');
  must(items[0]!.distinct !== true, `${place}[0].distinct`, 'word-not-here', 'PA-22.4');
  return items[0]!;
};
/** A price without a choice. */
export const fixed = (x: unknown, place: string): readonly CostJson[] => {
  const items = cost(x, place, 'plain');
  for (const [i, item] of items.entries()) must(count(maskOf(item.of, NO_SCOPE)) === 1, `${place}[${i}].of`, 'one-card-only');
  return items;
};
