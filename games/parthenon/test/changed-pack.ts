/** Packs changed at random: numbers, words, effects moved between cards, new cards. A change that validation refuses is replaced by another. */
import { type FastRng, isIllegal } from '@stoa/engine';
import { BUILTIN, parthenon } from '@stoa/parthenon';
import { expect } from 'vitest';
import { SELECTORS } from '../src/pack/vocabulary.ts';

type Json = Record<string, unknown>;
/** The parts of a pack that are lists of entries, each with its provenance. */
export const ENTRIES = [
  'islands',
  'structures',
  'fleets',
  'philosophies',
  'wonders',
  'events',
  'hazards',
  'harborStatus',
  'lands',
] as const;
const SECTIONS = [...ENTRIES, 'tradeTables'] as const;
const WORDS = [...SELECTORS, 'owner', 'archon', 'random', 'all', 'half', 'neighbouring', 'foreign'];
const pick = <T>(list: readonly T[], rng: FastRng): T => list[rng.int(list.length)] as T;
/** Every place below a part: the object or list, and the key in it. */
const places = (part: unknown, found: (readonly [Json, string])[] = []): (readonly [Json, string])[] => {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (['provenance', 'fieldProvenance', 'source', 'why', 'text', 'id'].includes(key)) continue;
    found.push([part as Json, key]);
    places(value, found);
  }
  return found;
};
const changeOne = (pack: Json, rng: FastRng): void => {
  const section = pack[pick(SECTIONS, rng)];
  const cards = Array.isArray(section) ? (section as Json[]) : [section as Json];
  const card = pick(cards, rng);
  const [part, key] = pick(places(card), rng);
  const value = part[key];
  if (typeof value === 'number') part[key] = Math.max(0, value + pick([-1, 1, 2, 3], rng));
  else if (typeof value === 'string') part[key] = pick(WORDS, rng);
  else if (Array.isArray(value) && rng.int(3) === 0) value.splice(rng.int(value.length + 1), 1);
  else {
    const other = pick(cards, rng);
    if (Object.hasOwn(other, key)) part[key] = structuredClone(other[key]);
  }
};
/** A pack with a few changes and a new card or two, that passes validation. */
export const takenPack = (rng: FastRng): { readonly pack: Json; readonly refused: number } => {
  let pack = structuredClone(BUILTIN) as unknown as Json;
  let refused = 0;
  for (let changes = 0; changes < 12; ) {
    const next = structuredClone(pack);
    if (rng.int(6) === 0) {
      const cards = next[pick(['hazards', 'harborStatus'], rng)] as Json[];
      cards.push({ ...structuredClone(pick(cards, rng)), id: `new_${rng.int(1000)}` });
    } else changeOne(next, rng);
    const options = parthenon.parseOptions({ pack: next });
    if (!isIllegal(options)) {
      pack = next;
      changes++;
      continue;
    }
    refused++;
    expect(options.why).toBe('bad-pack');
    expect(options.with?.place).toMatch(/\S/);
  }
  return { pack, refused };
};
