/** What a reading says of a view is what the table then does. */
import { CHANCE, type Rng, sfc32 } from '@stoa/engine';
import { checkForesight } from '@stoa/engine/laws';
import { expect, test } from 'vitest';
import type { EwAction } from '../src/actions.ts';
import { earthWater } from '../src/index.ts';
import { foreseen, foreseenLanding, foreseenSupply, foresight, isMove, supplyForesight } from '../src/reading/index.ts';
import type { EwState } from '../src/state.ts';
import type { EwBattleView } from '../src/view-types.ts';

const SEED = process.env.STOA_SEED ?? String(Date.now());

test(`the battle foreseen from a drafted movement is the one the table opens, and no other is (seed ${SEED})`, () => {
  expect(checkForesight(earthWater, foresight, { seed: SEED, games: 10, seats: 2 }).broken[0]).toBeUndefined();
});

test(`the food foreseen from a drafted movement is what the table then shows (seed ${SEED})`, () => {
  expect(checkForesight(earthWater, supplyForesight, { seed: SEED, games: 10, seats: 2 }).broken[0]).toBeUndefined();
});

test('food is foreseen where a march wins a city, leaves one and takes one from the enemy, in games of a fixed seed', () => {
  const seen = new Set<string>();
  const watched: typeof supplyForesight = {
    ...supplyForesight,
    promise: (view, _seat, action) => {
      const then = foreseenSupply(view, [action]);
      for (const side of [0, 1] as const)
        if (then)
          seen.add(
            `${side} ${Math.sign(then[side].armies - view.supply[side].armies)} ${Math.sign(then[side].capacity - view.supply[side].capacity)}`,
          );
      return then;
    },
  };
  const { broken, kept } = checkForesight(earthWater, watched, { seed: 'food', games: 30, seats: 2 });
  expect(broken[0]).toBeUndefined();
  expect(kept['land-move']).toBeGreaterThan(500);
  expect(kept['naval-move']).toBeGreaterThan(100);
  // More mouths with and without more food, fewer with less, and a city lost to the enemy.
  for (const change of ['0 1 1', '0 1 0', '0 0 1', '0 0 -1', '1 0 1', '1 0 -1']) expect(seen).toContain(change);
});

test('battles of every kind of movement are foreseen in games of a fixed seed', () => {
  const seen = new Set<string>();
  const watched: typeof foresight = {
    ...foresight,
    promise: (view, seat, action) => {
      const promised = foresight.promise(view, seat, action);
      const battle = isMove(action) ? foreseen(view, [action])?.prompt.battle : undefined;
      if (battle) seen.add(`${view.prompt.operation?.kind} ${action.do} ${battle.battle} ${battle.attacker}`);
      if (battle && view.prompt.room === 'themistocles') seen.add(`themistocles ${battle.battle} ${battle.attacker}`);
      return promised;
    },
  };
  const { broken, kept } = checkForesight(earthWater, watched, { seed: 'battles', games: 30, seats: 2 });
  expect(broken[0]).toBeUndefined();
  expect(kept['land-move']).toBeGreaterThan(500);
  expect(kept['naval-move']).toBeGreaterThan(500);
  for (const side of [0, 1]) {
    expect(seen).toContain(`movement land-move land ${side}`);
    expect(seen).toContain(`movement naval-move naval ${side}`);
    expect(seen).toContain(`movement naval-move land ${side}`);
  }
  expect(seen).toContain('leonidas land-move land 1');
  expect(seen).toContain('cavalry-of-mardonius land-move land 0');
});

test('a promise that is not kept is found', () => {
  const wrong = { ...foresight, promise: (_view: never, _seat: number, a: EwAction) => (isMove(a) ? null : undefined) };
  expect(checkForesight(earthWater, wrong, { seed: 'wrong', games: 3, seats: 2 }).broken.length).toBeGreaterThan(0);
});

test('without a movement in the draft nothing is foreseen', () => {
  const view = earthWater.view(earthWater.setup(2, { persianFleetCost: 2 }, earthWater.rules), 0);
  expect(foreseen(view, [])).toBeUndefined();
  expect(foreseen(view, [{ do: 'pass' }])).toBeUndefined();
});

/** The land battle that follows when every question is declined and every battle is fought to its end; undefined if none does. */
const landingOf = (from: EwState, action: EwAction, rng: Rng): EwBattleView | undefined => {
  const state = earthWater.clone(from);
  earthWater.apply(state, earthWater.actors(state)[0] ?? CHANCE, action);
  for (let steps = 0; steps < 200 && earthWater.outcome(state) === undefined; steps++) {
    const { battle } = earthWater.view(state, 0).prompt;
    if (battle?.battle === 'land') return battle;
    const [actor = CHANCE] = earthWater.actors(state);
    if (actor === CHANCE) earthWater.apply(state, CHANCE, earthWater.sample(state, rng));
    else {
      const legal: EwAction[] = [];
      earthWater.actions(state, actor, legal);
      const goesOn = legal.find(a => a.do === 'decline' || a.do === 'fight-on');
      if (goesOn === undefined) return undefined;
      earthWater.apply(state, actor, goesOn);
    }
  }
  return undefined;
};

test('the landing foreseen behind a sea battle is the one that follows if no fleet is lost', () => {
  const rng = sfc32('landing');
  let [met, alone] = [0, 0];
  for (let game = 0; game < 40; game++) {
    const state = earthWater.setup(2, { persianFleetCost: 2 }, earthWater.rules);
    while (earthWater.outcome(state) === undefined) {
      const [actor = CHANCE] = earthWater.actors(state);
      if (actor === CHANCE) {
        earthWater.apply(state, CHANCE, earthWater.sample(state, rng));
        continue;
      }
      const legal: EwAction[] = [];
      earthWater.actions(state, actor, legal);
      const view = earthWater.view(state, actor);
      for (const a of legal.filter(one => one.do === 'naval-move')) {
        const landing = foreseenLanding(view, [a])?.prompt.battle;
        if (foreseen(view, [a])?.prompt.battle?.battle !== 'naval') expect(landing).toBeUndefined();
        const then = landing ? landingOf(state, a, rng) : undefined;
        if (landing == null || then === undefined) continue;
        if (then.pieces[actor === 1 ? 1 : 0] === a.armies) {
          met++;
          expect(then).toEqual(landing);
        } else alone++;
      }
      earthWater.apply(state, actor, legal[rng.int(legal.length)] ?? { do: 'pass' });
    }
  }
  expect(met).toBeGreaterThan(10);
  expect(alone).toBeGreaterThan(0);
});
