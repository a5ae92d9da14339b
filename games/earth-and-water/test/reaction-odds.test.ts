/** The odds beside a reaction are those of the battle that the table has after it. */
import { CHANCE, isIllegal, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import type { EwAction } from '../src/actions.ts';
import { type EwState, earthWater } from '../src/index.ts';
import { oddsOf } from '../src/odds.ts';
import { afterReaction } from '../src/reading/index.ts';

const begun = (): EwState => {
  const options = earthWater.parseOptions({});
  if (isIllegal(options)) throw new Error(options.why);
  return earthWater.setup(2, options, earthWater.rules);
};

test('a reaction foreseen is the battle that follows it, as long as that battle goes on', () => {
  const rng = sfc32('reaction-odds');
  const seen = new Map<number, number>();
  for (let game = 0; game < 150; game++) {
    const state = begun();
    while (earthWater.outcome(state) === undefined) {
      const [actor = CHANCE] = earthWater.actors(state);
      if (actor === CHANCE) {
        earthWater.apply(state, CHANCE, earthWater.sample(state, rng));
        continue;
      }
      const legal: EwAction[] = [];
      earthWater.actions(state, actor, legal);
      for (const a of legal) {
        if (a.do !== 'react') continue;
        const foreseen = afterReaction(earthWater.view(state, actor), a.card);
        if (foreseen === undefined) continue;
        const next = earthWater.clone(state);
        earthWater.apply(next, actor, a);
        const { battle } = earthWater.view(next, actor).prompt;
        if (battle === null || battle.at !== foreseen.prompt.battle?.at || battle.battle !== foreseen.prompt.battle.battle) {
          // A figure takes an army from the map first, or Artemisia's fleet was the last of the battle: then the odds say that it is over.
          if (earthWater.room(next) === 'figure-army') continue;
          expect(Math.min(...(foreseen.prompt.battle?.pieces ?? [9])), earthWater.room(next)).toBe(0);
          expect(oddsOf(foreseen)?.expectedLosses).toEqual([0, 0]);
          continue;
        }
        seen.set(a.card, (seen.get(a.card) ?? 0) + 1);
        expect(foreseen.prompt.battle).toEqual(battle);
        expect(oddsOf(foreseen)?.attackerWins).toBeCloseTo(oddsOf(earthWater.view(next, actor))?.attackerWins ?? -1, 9);
      }
      // Movements and events first, so that battles and reactions come often.
      const lively = legal.filter(a => a.do !== 'pass' && a.do !== 'decline' && a.do !== 'end-preparation');
      const from = lively.length > 0 ? lively : legal;
      earthWater.apply(state, actor, from[rng.int(from.length)]!);
    }
  }
  for (const card of [4, 5, 9, 15]) expect(seen.get(card), `card ${card}`).toBeGreaterThan(0);
});

test('a card that changes nothing in the battle has no odds of its own', () => {
  const state = begun();
  expect(afterReaction(earthWater.view(state, 1), 4)).toBeUndefined();
});
