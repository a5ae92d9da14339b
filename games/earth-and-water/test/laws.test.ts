/** The laws on fresh seeds and both options: a failing seed is printed, and STOA_SEED repeats it. */
import type { AnyGame } from '@stoa/engine';
import { checkLaws, describeBroken, laws, promptLaw } from '@stoa/engine/laws';
import { describe, expect, test } from 'vitest';
import { earthWater } from '../src/index.ts';
import { texts } from '../src/text/index.ts';

describe('earth and water keeps every law', () => {
  laws(earthWater, {
    test,
    seed: process.env.STOA_SEED ?? String(Date.now()),
    options: [{}, { persianFleetCost: 1 }],
    games: 5,
    density: 0.05,
    limit: 1500,
    say: console.log,
  });
});

describe('earth and water keeps the law of prompts', () => {
  promptLaw(earthWater, texts, {
    test,
    seed: process.env.STOA_SEED ?? String(Date.now()),
    games: 12,
    rooms: ['preparation-cards', 'preparation-pieces', 'operations', 'land-movement', 'naval-movement', 'supply-hand', 'land-attacker'],
  });
});

describe('an operation that ends twice', () => {
  /** Each: an event with a single possible city, after which rules 1 ended the operation twice. */
  const positions = [
    'delphi:G1 eretria:G1 korinthos:G1 larissa:P1 pella:P1 thebai:G1 abydos:P1 persia:2+5 greece:3+4 discard:12 turn:persia',
    'delphi:G1 eretria:G1 korinthos:G1 larissa:P1 pella:P1 thebai:G1 abydos:P1 persia:2+5 greece:none turn:persia',
    'ephesos:P12 pella:P12 abydos:G2 persia:8+5 greece:3+4 turn:persia',
  ].map(position => ({ seats: 2, position }));
  const brokenBy = (game: unknown) =>
    checkLaws(game as AnyGame, { seed: 'twice', seats: [], positions, games: 10, density: 0, twins: 0, tables: 0 }).broken;

  test('breaks a promise about that entry under rules 1', () => {
    const broken = brokenBy({ ...earthWater, rules: 1 });
    expect(new Set(broken.map(b => b.law))).toEqual(new Set(['invariants']));
    for (const { position } of positions) {
      const [first] = broken.filter(b => b.record.header.position === position);
      expect(first?.message, position).toMatch(/EW-6\.[134]/);
      expect(first?.record.entries.at(-1)).toMatchObject({ action: { do: 'play-event' } });
    }
  });

  test('does not happen under rules 2', () => {
    expect(brokenBy(earthWater).map(describeBroken)).toEqual([]);
  });
});
