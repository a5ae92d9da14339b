/**
 * The laws with packs that players wrote, PA-22.1: whole games with a pack that has every effect at every place, and with packs
 * changed at random. STOA_SEED repeats a run, STOA_LAW_GAMES plays more, with more numbers of seats.
 */
import { sfc32 } from '@stoa/engine';
import { laws } from '@stoa/engine/laws';
import { parthenon } from '@stoa/parthenon';
import { packProblem } from '@stoa/parthenon/pack/validate';
import { describe, expect, test } from 'vitest';
import {
  EVENT_EFFECTS,
  HARBOR_EFFECTS,
  HAZARD_EFFECTS,
  ISLAND_EFFECTS,
  PHILOSOPHY_EFFECTS,
  type Shapes,
  STRUCTURE_EFFECTS,
  WONDER_EFFECTS,
} from '../src/pack/check-effects.ts';
import { OPS } from '../src/pack/vocabulary.ts';
import { takenPack } from './changed-pack.ts';
import { EVERY_EFFECT_PACK } from './every-effect-pack.ts';

const seed = process.env.STOA_SEED ?? String(Date.now());
const games = Number(process.env.STOA_LAW_GAMES ?? 1);

/** Every effect word below a part of the pack. */
const opsIn = (part: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof part !== 'object' || part === null) return found;
  if ('op' in part && typeof part.op === 'string') found.add(part.op);
  for (const inner of Object.values(part)) opsIn(inner, found);
  return found;
};

test('PA-22.6 the pack has every effect, at every place where it may stand', () => {
  expect(packProblem(EVERY_EFFECT_PACK)).toBeUndefined();
  const { vocabulary: _, ...rest } = EVERY_EFFECT_PACK as unknown as Record<string, unknown>;
  expect([...opsIn(rest)].sort()).toEqual([...OPS].sort());
  const { structures, philosophies, wonders, events, hazards, harborStatus } = EVERY_EFFECT_PACK;
  const here = (part: unknown, shapes: readonly Shapes[]): void => {
    const found = opsIn(part);
    for (const op of shapes.flatMap(Object.keys)) expect(found, op).toContain(op);
  };
  here(structures, [STRUCTURE_EFFECTS]);
  here([philosophies, wonders], [PHILOSOPHY_EFFECTS, WONDER_EFFECTS]);
  here(events, [EVENT_EFFECTS, ISLAND_EFFECTS]);
  here(hazards, [HAZARD_EFFECTS]);
  here(harborStatus, [HARBOR_EFFECTS]);
});

describe(`Parthenon keeps every law with a pack that is not built in (seed ${seed})`, () => {
  const changed = Array.from({ length: Math.ceil(games / 4) }, (_, n) => takenPack(sfc32(`${seed}/${n}`)).pack);
  laws(parthenon as never, {
    test,
    seed,
    games,
    seats: games === 1 ? [3 + (sfc32(seed).int(4) % 4)] : [3, 4, 5, 6],
    options: [{ pack: EVERY_EFFECT_PACK }, ...changed.map(pack => ({ pack, tournament: true }))],
    density: 0.0005,
    watch: 0.05,
    every: 8,
    tables: 0,
    say: console.log,
  });
});
