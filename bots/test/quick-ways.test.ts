/** Where a mind has a quicker way to the same number, both ways must agree to the last digit: sums of terms, remembered reckonings. */
import { earthWater } from '@stoa/earth-and-water';
import { type Action, CHANCE, type Game, type GameEvent, sfc32 } from '@stoa/engine';
import { type PaAction, parthenon } from '@stoa/parthenon';
import { perikles } from '@stoa/perikles';
import { expect, test } from 'vitest';
import { earthWaterMind } from '../src/earth-and-water/mind.ts';
import type { Mind } from '../src/mind.ts';
import { forget } from '../src/parthenon/cache.ts';
import { holdings, KINDS } from '../src/parthenon/island.ts';
import { goodsWorth, type Ledger, newLedger, reckon } from '../src/parthenon/ledger.ts';
import { parthenonMind } from '../src/parthenon/mind.ts';
import { offersFor } from '../src/parthenon/offers.ts';
import { periklesMind } from '../src/perikles/mind.ts';

/** A game by habit, with a look at every decision. */
const watch = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
  seats: number,
  look: (s: S) => void,
): void => {
  const rng = sfc32(`quick ways ${game.id}`);
  const s = game.setup(seats, game.parseOptions({}) as O, game.rules);
  const legal: A[] = [];
  for (let n = 0; n < 400 && game.outcome(s) === undefined; n++) {
    const actor = game.actors(s)[0]!;
    if (actor === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    look(s);
    legal.length = 0;
    game.actions(s, actor, legal);
    game.apply(s, actor, legal[mind.policy?.rollout?.(s, actor, legal, rng, actor) ?? 0]!);
  }
};

const sumsAgree = <S, A>({ evaluation, seats }: Mind<S, A>) => {
  const weights = Object.values(evaluation.weights);
  return (s: S): void => {
    const quick: number[] = [];
    evaluation.scores?.(s, weights, quick);
    const slow = Array.from({ length: seats(s) }, (_, seat) => {
      const terms: number[] = [];
      evaluation.terms(s, seat, terms);
      return weights.reduce((sum, weight, i) => sum + weight * terms[i]!, 0);
    });
    expect(quick).toEqual(slow);
  };
};

test('Earth & Water: all seats at once add up to the same as term by term', () => {
  watch(earthWater, earthWaterMind, 2, sumsAgree(earthWaterMind));
});

test('Perikles: all seats at once add up to the same as term by term', () => {
  watch(perikles, periklesMind, 4, sumsAgree(periklesMind));
});

test('Parthenon: what is remembered is what would be reckoned', () => {
  const hold = new Array<number>(KINDS).fill(0);
  const ledgersOf = (before: () => void): Ledger[] => {
    const ledgers: Ledger[] = [];
    watch(parthenon, parthenonMind, 4, s => {
      for (let seat = 0; seat < s.seats; seat++) {
        before();
        const ledger = newLedger();
        holdings(s, seat, hold);
        reckon(s, seat, hold, ledger);
        expect(goodsWorth(s, seat, hold)).toBe(ledger.value);
        ledgers.push(ledger);
      }
    });
    return ledgers;
  };
  const remembered = ledgersOf(() => undefined);
  expect(remembered.length).toBeGreaterThan(1000);
  expect(ledgersOf(forget)).toEqual(remembered);
});

test('Parthenon: the same offer is the same object, and says who gives what', () => {
  const made = new Map<string, PaAction>();
  let again = 0;
  watch(parthenon, parthenonMind, 4, s => {
    if (parthenon.room(s) !== 'trade-open') return;
    const actor = parthenon.actors(s)[0]!;
    const offers: PaAction[] = [];
    offersFor(s, actor, offers);
    for (const offer of offers) {
      expect(parthenon.why(s, actor, offer)).toBeUndefined();
      const text = JSON.stringify(offer);
      if (made.has(text)) again++;
      expect(made.get(text) ?? offer).toBe(offer);
      made.set(text, offer);
    }
  });
  expect(made.size).toBeGreaterThan(3);
  expect(again).toBeGreaterThan(0);
});
