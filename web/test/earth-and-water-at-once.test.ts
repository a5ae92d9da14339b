/** Several steps in one touch: every step is legal, and they come to what the key says. */
import { type EwAction, type EwEvent, type EwState, earthWater } from '@stoa/earth-and-water';
import { CHANCE, isIllegal, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { armiesToRemove, restOfTalents } from '../src/games/earth-and-water/ways/at-once.ts';

const optionsOf = () => {
  const options = earthWater.parseOptions({});
  if (isIllegal(options)) throw new Error(options.why);
  return options;
};

/** Plays the steps on a copy; every one must be legal. */
const after = (state: EwState, seat: 0 | 1, steps: readonly EwAction[]): { readonly state: EwState; readonly log: readonly EwEvent[] } => {
  const copy = earthWater.clone(state);
  const log: EwEvent[] = [];
  for (const step of steps) {
    expect(earthWater.actors(copy)).toContain(seat);
    expect(earthWater.why(copy, seat, step)).toBeUndefined();
    earthWater.apply(copy, seat, step, e => void log.push(e));
  }
  return { state: copy, log };
};

/** The cities of a removal are what the table in fact takes for want of food. */
const expectRemoved = (log: readonly EwEvent[], seat: 0 | 1, wanted: ReadonlyMap<string, number>): void => {
  const lost = new Map<string, number>();
  for (const e of log)
    if (e.e === 'armies-lost' && e.rule === 'EW-12.6' && e.side === seat) lost.set(e.city, (lost.get(e.city) ?? 0) + e.armies);
  expect([...lost].sort()).toEqual([...wanted].sort());
};

test('the rest of the talents in one city, and all armies without food, in one touch each', () => {
  let [rests, removals] = [0, 0];
  for (let game = 0; game < 30; game++) {
    const rng = sfc32(`at-once-${game}`);
    const log: EwEvent[] = [];
    const state = earthWater.setup(2, optionsOf(), earthWater.rules);
    while (earthWater.outcome(state) === undefined) {
      const [seat = CHANCE] = earthWater.actors(state);
      const tell = (e: EwEvent): void => void log.push(e);
      if (seat !== 0 && seat !== 1) {
        earthWater.apply(state, CHANCE, earthWater.sample(state, rng), tell);
        continue;
      }
      const actions: EwAction[] = [];
      earthWater.actions(state, seat, actions);
      const seen = { view: earthWater.view(state, seat), me: seat, actions, log } as const;
      const rest = restOfTalents(seen);
      if (rest) {
        rests++;
        const then = earthWater.view(after(state, seat, rest.actions).state, seat);
        expect(rest.actions).toHaveLength(rest.n);
        expect(Math.min(then.talents ?? 0, then.reserveArmies[seat])).toBe(0);
      }
      const removal = armiesToRemove(seen);
      if (removal) {
        removals++;
        expect(removal.cities.reduce((sum, c) => sum + c.n, 0)).toBe(seen.view.prompt.left);
        expectRemoved(after(state, seat, removal.actions).log, seat, new Map(removal.cities.map(c => [c.city, c.n])));
      }
      earthWater.apply(state, seat, actions[rng.int(actions.length)]!, tell);
    }
  }
  expect(Math.min(rests, removals)).toBeGreaterThan(10);
});
