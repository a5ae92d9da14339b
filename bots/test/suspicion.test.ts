/** The learnt suspicion: it reads only what the seat sees, deals a table that looks the same to the seat, and deals as its weights say. */
import { readFileSync } from 'node:fs';
import { earthWater } from '@stoa/earth-and-water';
import { type Action, type AnyGame, CHANCE, type Rng, type Seat, sfc32 } from '@stoa/engine';
import { parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { redeal as earthWaterRedeal } from '../src/earth-and-water/redeal.ts';
import * as earthWaterWeights from '../src/earth-and-water/suspicion-weights.ts';
import { loadBots } from '../src/index.ts';
import { bytesOf } from '../src/net/network.ts';
import { redeal as parthenonRedeal } from '../src/parthenon/redeal.ts';
import * as parthenonWeights from '../src/parthenon/suspicion-weights.ts';
import { redeal as periklesByHand } from '../src/perikles/hidden-model.ts';
import { redeal as periklesRedeal } from '../src/perikles/redeal.ts';
import * as periklesWeights from '../src/perikles/suspicion-weights.ts';
import { learntRedeal, newGroup, type Part, partBytes, type Suspicion } from '../src/suspicion.ts';
import { SUSPICIONS } from '../src/suspicions.ts';

const LONG = process.env.STOA_LONG === '1';
type Redeal = (s: unknown, seat: Seat, rng: Rng) => void;
const GAMES = [
  {
    id: 'earth-and-water',
    game: earthWater as AnyGame,
    seats: 2,
    every: 3,
    // Cards that were added after the training make tables that cannot be compared.
    most: 300,
    redeal: earthWaterRedeal as Redeal,
    weights: earthWaterWeights,
  },
  { id: 'perikles', game: perikles as AnyGame, seats: 4, every: 7, most: 60, redeal: periklesRedeal as Redeal, weights: periklesWeights },
  {
    id: 'parthenon',
    game: parthenon as AnyGame,
    seats: 5,
    every: 23,
    most: 60,
    redeal: parthenonRedeal as Redeal,
    weights: parthenonWeights,
  },
] as const;

/** Decisions of games that the bots' policy plays. */
const positionsOf = async ({ game, seats, every, most }: (typeof GAMES)[number], seed: string): Promise<{ s: unknown; seat: Seat }[]> => {
  const policy = (await loadBots(game))?.mind.policy;
  const found: { s: unknown; seat: Seat }[] = [];
  const rng = sfc32(seed);
  do {
    const s = game.setup(seats, game.parseOptions({}), game.rules);
    for (let n = 0; game.outcome(s) === undefined; n++) {
      const actor = game.actors(s)[0] as number;
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      if (n % (LONG ? 1 : every) === 0) for (let seat = 0; seat < seats; seat++) found.push({ s: game.clone(s), seat });
      const legal: Action[] = [];
      game.actions(s, actor, legal);
      const move =
        policy?.habit?.(s, actor, legal.slice(), rng) ?? legal[policy?.rollout?.(s, actor, legal, rng, actor) ?? rng.int(legal.length)];
      game.apply(s, actor, move as Action);
    }
  } while (!LONG && found.length < most);
  return found.filter((_, i) => LONG || i % Math.ceil(found.length / most) === 0);
};

/** What a suspicion says of the groups of a table, if the groups held `contents`. */
const groupsOf = (suspicion: Suspicion<unknown>, s: unknown, seat: Seat, contents?: readonly (readonly number[])[]) => {
  const seen: unknown[] = [];
  const truths: number[][] = [];
  suspicion.ask(s, seat, ({ part, pool, sure, seen: features, classes }, there, owner) => {
    const truth = contents?.[truths.length] ?? [...there];
    truths.push([...there]);
    seen.push([part.name, owner, [...pool], [...sure], [...features.at.subarray(0, features.n)], [...classes]]);
    for (let kind = 0; kind < there.length; kind++) there[kind] = truth[kind] ?? 0;
  });
  return { seen, truths };
};
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe.each(GAMES)('$id', of => {
  const { game, redeal, id, weights } = of;
  const suspicion = SUSPICIONS[id] as Suspicion<unknown>;

  test('the same view gives the same suspicion: on tables that the seat cannot tell apart every group looks the same', async () => {
    let compared = 0;
    for (const [i, { s, seat }] of (await positionsOf(of, `${id} suspects`)).entries()) {
      const [one, other] = ['one', 'other'].map(name => game.determinize(s, seat, sfc32(`${name} ${i}`)));
      // Tables that are dealt while another seat makes its move may have different half-made moves in them (PK-8.18).
      const [drafts, others] = [one, other].map(table => JSON.stringify((table as { readonly draft: unknown }).draft));
      if (drafts !== others) continue;
      const first = groupsOf(suspicion, one, seat);
      // Aegis cards are dealt to the fleets of an island first (PA-8.7), so their goods may be fewer on one table and more on the other.
      const second = groupsOf(suspicion, game.clone(other), seat);
      if (first.truths.map(sum).join() !== second.truths.map(sum).join()) continue;
      expect(groupsOf(suspicion, other, seat, first.truths).seen).toEqual(first.seen);
      compared += first.truths.length;
    }
    expect(compared).toBeGreaterThan(30);
  });

  const byHand = id === 'perikles' ? [['by hand', periklesByHand as Redeal] as const] : [];
  test.each([['learnt', redeal] as const, ...byHand])(
    'what is dealt, %s, leaves what the seat sees and knows, what it may do, and every piece and card there is',
    async (_, redealt) => {
      let changed = 0;
      for (const [i, { s, seat }] of (await positionsOf(of, `${id} deals`)).entries()) {
        const table = game.determinize(s, seat, sfc32(`dealt ${i}`));
        const before = game.clone(table);
        redealt(table, seat, sfc32(`suspected ${i}`));
        expect(game.view(table, seat)).toEqual(game.view(before, seat));
        expect(game.knowledge(table, seat)).toEqual(game.knowledge(s, seat));
        expect(game.invariants(table)).toEqual([]);
        const [now, then]: [Action[], Action[]] = [[], []];
        if (game.actors(s).includes(seat)) {
          game.actions(table, seat, now);
          game.actions(before, seat, then);
        }
        expect(now).toEqual(then);
        if (JSON.stringify(table) !== JSON.stringify(before)) changed++;
      }
      expect(changed).toBeGreaterThan(10);
    },
  );

  test('weights and card belong together and are small', () => {
    const bytes = bytesOf(weights.WEIGHTS);
    expect(bytes.length).toBe(sum(suspicion.parts.map(partBytes)));
    expect(bytes.length).toBeLessThan(8000);
    expect(weights.SHAPE).toEqual(suspicion.parts.map(({ name, seen, classes }) => ({ name, seen, classes })));
    const card = JSON.parse(readFileSync(new URL(`../src/${id}/suspicion-card.json`, import.meta.url), 'utf8'));
    expect(card.game).toBe(id);
    expect(card.parts).toEqual(suspicion.parts);
    const all = card.scores.filter((score: { bots: string }) => score.bots === 'all');
    expect(all.map((score: { part: string }) => score.part)).toEqual(suspicion.parts.map(part => part.name));
    // Each part predicts better than what was there before, or it would not be installed.
    for (const score of all) expect(score.learnt).toBeLessThan(Math.min(score.even, score.byHand));
    expect(() => learntRedeal(suspicion, weights.SHAPE.slice(1), bytes)).toThrow('other features');
    expect(() => learntRedeal(suspicion, weights.SHAPE, bytes.subarray(1))).toThrow('are needed');
  });
});

/** One group of three kinds; a feature makes the second three times as likely (e to the power 18/16), a class the third rarer once it lies there. */
const part: Part = { name: 'test', kinds: 3, seen: 1, lists: 1, classes: 1, endless: false };
const group = newGroup(part);
const there = Int32Array.from([1, 1, 0]);
const drawn = (isEndless: boolean, classOf: number): Map<string, number> => {
  const kind: Part = { ...part, endless: isEndless };
  const one = { ...group, part: kind };
  one.pool.set(isEndless ? [1, 1, 1] : [2, 1, 1]);
  one.classes.set([-1, -1, classOf]);
  one.seen.at[0] = 0;
  one.seen.n = 1;
  const counts = new Map<string, number>();
  const suspicion: Suspicion<null> = { parts: [kind], ask: (_s, seat, answer) => answer(one, there, seat) };
  const redeal = learntRedeal(suspicion, suspicion.parts, Uint8Array.from([0, 18, 0, 0, 256 - 16, 0, 0]));
  const rng = sfc32('drawn');
  for (let i = 0; i < DEALS; i++) {
    there.set([1, 1, 0]);
    redeal(null, 0, rng);
    counts.set(there.join(), (counts.get(there.join()) ?? 0) + 1 / DEALS);
  }
  return counts;
};
const DEALS = 20_000;
const THREE = Math.exp(18 / 16);

test('things are drawn by their weights, without what was drawn before', () => {
  const counts = drawn(false, -1);
  const whole = 3 + THREE;
  // Twice the first kind: 2 of 3 + 3.08, then 1 of what is left.
  expect(counts.get('2,0,0')).toBeCloseTo((2 / whole) * (1 / (whole - 1)), 1.8);
  expect(counts.get('0,1,1')).toBeCloseTo((THREE / whole) * (1 / 3) + (1 / whole) * (THREE / (whole - 1)), 1.8);
  expect(counts.get('0,2,0')).toBeUndefined();
});
test('a class counts how many of a kind lie there already', () => {
  const counts = drawn(true, 0);
  const whole = 2 + THREE;
  expect(counts.get('0,0,2')).toBeCloseTo((1 / whole) * (Math.exp(-1) / (1 + THREE + Math.exp(-1))), 1.8);
  expect(counts.get('0,2,0')).toBeCloseTo((THREE / whole) ** 2, 1.8);
});
