/** What a reading says of a view is what the table then does. */
import { checkForesight } from '@stoa/engine/laws';
import { expect, test } from 'vitest';
import type { EwAction } from '../src/actions.ts';
import { earthWater } from '../src/index.ts';
import { foreseen, foresight, isMove } from '../src/reading/index.ts';

const SEED = process.env.STOA_SEED ?? String(Date.now());

test(`the battle foreseen from a drafted movement is the one the table opens, and no other is (seed ${SEED})`, () => {
  expect(checkForesight(earthWater, foresight, { seed: SEED, games: 10, seats: 2 }).broken[0]).toBeUndefined();
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
