/** What a reading says of a view is what the table then does. */
import { checkForesight } from '@stoa/engine/laws';
import { type PkAction, type PkView, perikles } from '@stoa/perikles';
import { cubesToLead, electionOf, foresight, withCubes } from '@stoa/perikles/reading';
import { expect, test } from 'vitest';

const SEED = process.env.STOA_SEED ?? String(Date.now());

test(`what a drafted step is shown to make of the table is what the table makes of it (seed ${SEED})`, () => {
  expect(checkForesight(perikles, foresight, { seed: SEED, games: 1, seats: 4, every: 2 }).broken[0]).toBeUndefined();
});

test('every kind of step that is shown is met in games of a fixed seed', () => {
  const { broken, kept } = checkForesight(perikles, foresight, { seed: 'steps', games: 2, seats: 4, every: 2 });
  expect(broken[0]).toBeUndefined();
  for (const kind of ['place-cube', 'take-influence-tile', 'propose', 'assassinate']) expect(kept[kind], kind).toBeGreaterThan(5);
});

test('a promise that is not kept is found', () => {
  const still = {
    ...foresight,
    promise: (view: PkView, _seat: number, a: PkAction) => (a.do === 'place-cube' ? foresight.fact(view) : undefined),
  };
  expect(checkForesight(perikles, still, { seed: 'still', games: 1, seats: 3 }).broken.length).toBeGreaterThan(0);
});

test('what it takes to lead: α wins a tie, β needs one more; the price is what the rival has', () => {
  const city = { cubes: [2, 4, 0], alpha: 0, beta: 1 };
  expect(electionOf(city)).toEqual({ leader: 1, rival: 0, cost: 2 });
  expect(cubesToLead(city, 0)).toBe(2);
  expect(cubesToLead(city, 1)).toBeUndefined();
  expect(cubesToLead(city, 2)).toBeUndefined();
  expect(electionOf(withCubes(city, 0, 2))).toEqual({ leader: 0, rival: 1, cost: 4 });
  expect(electionOf({ cubes: [0, 0, 0], alpha: null, beta: null }).leader).toBeNull();
  expect(electionOf({ cubes: [0, 9, 0], alpha: 2, beta: null })).toEqual({ leader: 2, rival: null, cost: 0 });
});
