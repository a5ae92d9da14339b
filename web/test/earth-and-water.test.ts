/** Whatever is legal can be reached on the board: by a place, a card, or a button; moves by origin, target and steps. */

import { type EwAction, type EwState, type EwView, earthWater } from '@stoa/earth-and-water';
import { citiesBehind, isMove, type Move, markerBefore, supplyLines } from '@stoa/earth-and-water/reading';
import { CHANCE, type Seat, sfc32 } from '@stoa/engine';
import { expect, test } from 'vitest';
import { cardId, MAP, scrollTargets } from '../src/games/earth-and-water/scroll-targets.ts';
import { isOnCard, isPlaced, meant, moveTo, spotsOf, stepsOf } from '../src/games/earth-and-water/touch.ts';

const key = (a: EwAction): string => JSON.stringify(a);

/** Every move that touches and steps lead to. */
const reachable = (moves: readonly Move[]): Set<string> => {
  const found = new Set<string>();
  for (const from of new Set(moves.map(a => a.from)))
    for (const to of new Set(moves.filter(a => a.from === from).map(a => a.to))) {
      const first = moveTo(moves, from, to, undefined);
      const waiting = first ? [first] : [];
      for (let move = waiting.pop(); move !== undefined; move = waiting.pop()) {
        if (found.has(key(move))) continue;
        found.add(key(move));
        const { armies, fleets } = stepsOf(moves, move);
        for (const next of [armies.lower, armies.higher, fleets?.lower, fleets?.higher]) if (next) waiting.push(next);
      }
    }
  return found;
};

const decisions = function* (games: number): Generator<{ state: EwState; seat: Seat; legal: EwAction[] }> {
  for (let game = 0; game < games; game++) {
    const rng = sfc32(`reach-${game}`);
    const options = earthWater.parseOptions({});
    if ('rule' in options) throw new Error('no options');
    const state = earthWater.setup(2, options, earthWater.rules);
    while (earthWater.outcome(state) === undefined) {
      const [actor] = earthWater.actors(state);
      if (actor === undefined) throw new Error('nobody to act');
      if (actor === CHANCE) {
        earthWater.apply(state, CHANCE, earthWater.sample(state, rng));
        continue;
      }
      const legal: EwAction[] = [];
      earthWater.actions(state, actor, legal);
      yield { state, seat: actor, legal };
      earthWater.apply(state, actor, legal[rng.int(legal.length)]!);
    }
  }
};

test('every legal action has its way on the screen', () => {
  let moves = 0;
  for (const { state, seat, legal } of decisions(40)) {
    const spots = spotsOf(legal);
    const found = reachable(spots.moves);
    for (const a of [...spots.cities.values(), ...spots.ports.values()]) found.add(key(a));
    const view = earthWater.view(state, seat);
    for (const a of legal) {
      if (isPlaced(a)) expect(found.has(key(a)), key(a)).toBe(true);
      if (isOnCard(a) && 'card' in a) expect([...view.hand, ...(view.shownHand ?? [])]).toContain(a.card);
      if (isMove(a)) moves++;
      // A phone is shown where the answer is touched.
      const places = scrollTargets(view);
      if (a.do !== 'react' && isOnCard(a) && 'card' in a) expect(places).toContain(cardId(a.card));
      if (isPlaced(a) && view.prompt.battle === null) expect(places).toEqual([MAP]);
    }
    expect(found.size).toBe(legal.filter(isPlaced).length);
  }
  expect(moves).toBeGreaterThan(1000);
});

test('touching a shut place asks about an action the table can read, and the answer is a refusal', () => {
  let questions = 0;
  for (const { state, seat, legal } of decisions(6)) {
    const view = earthWater.view(state, seat);
    const spots = spotsOf(legal);
    for (const { city } of view.cities) {
      if (spots.cities.has(city) || spots.ports.has(city) || spots.origins.has(city)) continue;
      const action = meant(view, city, false, null, legal);
      expect(earthWater.parseAction(action)).toEqual(action);
      expect(earthWater.why(state, seat, action), `${view.prompt.room} ${key(action)}`).toBeDefined();
      questions++;
    }
  }
  expect(questions).toBeGreaterThan(500);
});

test('a new destination keeps the numbers where they are legal', () => {
  const moves: Move[] = [
    { do: 'land-move', from: 'abydos', to: 'ephesos', armies: 1 },
    { do: 'land-move', from: 'abydos', to: 'ephesos', armies: 2 },
    { do: 'land-move', from: 'abydos', to: 'pella', armies: 1 },
    { do: 'land-move', from: 'abydos', to: 'pella', armies: 2 },
  ];
  expect(moveTo(moves, 'abydos', 'pella', moves[0])).toBe(moves[2]);
  expect(moveTo(moves, 'abydos', 'pella', undefined)).toBe(moves[3]);
  expect(moveTo(moves, 'ephesos', 'pella', undefined)).toBeUndefined();
});

test('every army with a line has one drawn, of roads that join, ending in an own key city; no other army has', () => {
  const keys = [
    ['abydos', 'ephesos'],
    ['athenai', 'sparta'],
  ] as const;
  let [drawn, cutOff] = [0, 0];
  for (const { state, seat } of decisions(12)) {
    const view = earthWater.view(state, seat);
    if (view.prompt.battle !== null) continue;
    const lines = supplyLines(view);
    for (const { city, armies, supply } of view.cities)
      for (const side of [0, 1] as const) {
        const line = lines.find(l => l.side === side && l.from === city);
        expect(line !== undefined, `${city} ${side}`).toBe(armies[side] > 0 && supply === 'line');
        if (armies[side] > 0 && supply === 'none') cutOff++;
        if (line === undefined) continue;
        let at = city;
        for (const [a, b] of line.roads) {
          expect([a, b]).toContain(at);
          at = a === at ? b : a;
        }
        expect(keys[side]).toContain(at);
        drawn += line.roads.length;
      }
  }
  expect(drawn).toBeGreaterThan(200);
  expect(cutOff).toBeGreaterThan(5);
});

test('a scored campaign names the cities behind the count where they are still held, and the way of the marker', () => {
  const view = {
    cities: [
      { city: 'athenai', control: 1 },
      { city: 'sparta', control: 1 },
      { city: 'abydos', control: 0 },
      { city: 'pella', control: 0 },
      { city: 'naxos', control: null },
    ],
  } as unknown as EwView;
  expect(citiesBehind(view, 0, 3)).toEqual([
    { city: 'abydos', worth: 2 },
    { city: 'pella', worth: 1 },
  ]);
  // Where the Acropolis has burnt Athens does not count.
  expect(citiesBehind(view, 1, 2)).toEqual([{ city: 'sparta', worth: 2 }]);
  expect(citiesBehind(view, 1, 3)).toBeUndefined();
  expect(markerBefore({ e: 'campaign-scored', campaign: 1, counts: [7, 4], vp: 2 })).toBe(-1);
  expect(markerBefore({ e: 'campaign-scored', campaign: 2, counts: [2, 9], vp: -6 })).toBe(1);
});
