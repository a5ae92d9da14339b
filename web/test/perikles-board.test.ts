/** The board of Perikles without a screen: every action it offers is reached by a touch, and only legal actions are. */
import { CHANCE, sfc32 } from '@stoa/engine';
import { type PkAction, perikles } from '@stoa/perikles';
import { TILES, UNITS } from '@stoa/perikles/box';
import { expect, test } from 'vitest';
import {
  type BoardState,
  boardState,
  confirmsDraft,
  draftChange,
  isCounterStuck,
  sideState,
  type Touch,
  touchCity,
  touchCube,
  touchSide,
  touchTile,
} from '../src/games/perikles/board/controller.ts';
import { OPEN_ROOMS } from '../src/games/perikles/open-rooms.ts';

const EMPTY = { counter: null, cube: null, aiming: false };
const SIDES = ['attack', 'defend'] as const;
const SPACES = ['main', 'alpha', 'beta'] as const;

/** Every decision of one random game. */
function* decisions(seed: string): Generator<{ readonly state: BoardState; readonly legal: readonly PkAction[] }> {
  const options = perikles.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  const rng = sfc32(seed);
  const s = perikles.setup(4, options, perikles.rules);
  while (perikles.outcome(s) === undefined) {
    const [actor = CHANCE] = perikles.actors(s);
    if (actor === CHANCE) {
      perikles.apply(s, CHANCE, perikles.sample(s, rng));
      continue;
    }
    const legal: PkAction[] = [];
    perikles.actions(s, actor, legal);
    yield { state: boardState({ view: perikles.view(s, actor), me: actor, actions: legal, offered: legal }, EMPTY), legal };
    perikles.apply(s, actor, legal[rng.int(legal.length)] ?? { do: 'pass' });
  }
}

test('rooms that are not covered on one screen show a seat nothing but its Special tile that a spectator may not see', () => {
  const options = perikles.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  const rng = sfc32('open');
  const s = perikles.setup(4, options, perikles.rules);
  const seen = new Set<string>();
  while (perikles.outcome(s) === undefined) {
    const [actor = CHANCE] = perikles.actors(s);
    if (actor === CHANCE) {
      perikles.apply(s, CHANCE, perikles.sample(s, rng));
      continue;
    }
    const legal: PkAction[] = [];
    perikles.actions(s, actor, legal);
    const view = perikles.view(s, actor);
    if (OPEN_ROOMS.has(view.room)) {
      seen.add(view.room);
      const spectator = perikles.view(s, undefined);
      expect({ ...view, special: spectator.special }).toEqual(spectator);
      expect(legal.some(a => a.do === 'play-special')).toBe(false);
    }
    perikles.apply(s, actor, legal[rng.int(legal.length)] ?? { do: 'pass' });
  }
  expect([...seen].sort()).toEqual([...OPEN_ROOMS].sort());
});

/** Everything one touch can do: with nothing picked, with each cube, with each counter of the hand. */
const touches = (state: BoardState): readonly Touch[] => {
  const { view } = state;
  const onCities = view.cities.flatMap(({ city }) => [
    touchCity(state, city),
    ...view.supply.flatMap((_, owner) => SPACES.map(space => touchCube(state, { city, owner, space }))),
  ]);
  const cubes = onCities.flatMap(t => (t.does === 'pick-cube' && t.cube !== null ? [t.cube] : []));
  const counters = view.powers.flatMap(({ power, hand }) =>
    UNITS.flatMap(unit =>
      [...new Set((unit === 'hoplite' ? hand.hoplites : hand.triremes).strengths ?? [])].map(strength => ({ power, unit, strength })),
    ),
  );
  return [
    ...onCities,
    ...view.display.flatMap(tile => (tile === null ? [] : [touchTile(state, tile)])),
    ...cubes.flatMap(cube => view.cities.map(({ city }) => touchCity({ ...state, cube }, city))),
    ...counters.flatMap(counter =>
      view.locations.flatMap(({ location }) => SIDES.map(side => touchSide({ ...state, counter }, location, side))),
    ),
  ];
};
const TOUCHED = new Set(['place-cube', 'take-influence-tile', 'propose', 'assassinate', 'move-cube']);
const key = (a: PkAction): string => JSON.stringify(Object.entries(a).sort());

test('every action of cities and tiles is one touch or two, and no touch drafts an illegal action', () => {
  const seen = new Set<string>();
  for (const seed of ['board-1', 'board-2'])
    for (const { state, legal } of decisions(seed)) {
      const all = touches(state);
      const known = new Set(legal.map(key));
      const acts = new Set(all.flatMap(t => (t.does === 'act' ? [key(t.action)] : [])));
      for (const a of legal) if (TOUCHED.has(a.do)) expect(acts, key(a)).toContain(key(a));
      for (const act of acts) expect(known).toContain(act);
      for (const t of all) {
        if (t.does === 'place') expect(known).toContain(key(t.actions[0]));
        seen.add(t.does);
      }
    }
  expect([...seen].sort()).toEqual(['act', 'pick-cube', 'place', 'why']);
});

test('a location is open exactly where the picked counter may go', () => {
  let open = 0;
  for (const { state, legal } of decisions('board-3')) {
    const place = legal.find(a => a.do === 'place');
    if (place?.do === 'place') {
      const counter = { power: place.power, unit: place.unit, strength: 0 };
      const held = { ...state, counter };
      expect(sideState(held, place.location, place.side).open).toBe(true);
      expect(sideState(state, place.location, place.side).open).toBe(false);
      expect(isCounterStuck(held)).toBe(false);
      expect(isCounterStuck({ ...held, actions: [{ do: 'end-commit' }] })).toBe(true);
      open++;
    }
  }
  expect(open).toBeGreaterThan(10);
});

test('another answer replaces the drafted one; what the draft lacks is added', () => {
  const cube = (city: 'athens' | 'sparta'): PkAction => ({ do: 'place-cube', city });
  const tile: PkAction = { do: 'take-influence-tile', tile: TILES[0] };
  expect(draftChange([], false, cube('athens'))).toBe('choose');
  expect(draftChange([cube('athens')], true, cube('sparta'))).toBe('replace');
  expect(draftChange([tile], false, cube('athens'))).toBe('choose');
  expect(draftChange([tile, cube('athens')], true, cube('sparta'))).toBe('replace');
  expect(draftChange([tile, cube('athens')], true, tile)).toEqual({ keepFirst: 0 });
  expect(draftChange([tile], false, tile)).toEqual({ keepFirst: 0 });
  expect(draftChange([cube('athens')], true, { do: 'pass' })).toEqual({ keepFirst: 0 });
});

test('a second touch on what a whole draft names confirms it; another place or a draft that goes on does not', () => {
  const cube = (city: 'athens' | 'sparta') => ({ do: 'place-cube', city }) as const;
  const tile: PkAction = { do: 'take-influence-tile', tile: TILES[0] };
  expect(confirmsDraft([tile, cube('athens')], true, { does: 'why', action: { city: 'athens', do: 'place-cube' } })).toBe(true);
  expect(confirmsDraft([cube('athens')], true, { does: 'act', action: cube('athens') })).toBe(true);
  expect(confirmsDraft([cube('athens')], true, { does: 'act', action: cube('sparta') })).toBe(false);
  expect(confirmsDraft([cube('athens')], false, { does: 'act', action: cube('athens') })).toBe(false);
  expect(confirmsDraft([cube('athens')], true, { does: 'pick-cube', cube: null })).toBe(false);
});

test('a counter of the same kind stays in hand while another may go for nothing, and none where the next would spend a cube', () => {
  const seen = { stays: 0, spends: 0 };
  for (const { state, legal } of decisions('board-5')) {
    const place = legal.find(a => a.do === 'place');
    if (place?.do !== 'place' || state.view.commit === null) continue;
    const { hand } = state.view.powers.find(p => p.power === place.power)!;
    const strengths = (place.unit === 'hoplite' ? hand.hoplites : hand.triremes).strengths ?? [];
    const counter = { power: place.power, unit: place.unit, strength: strengths[0] ?? 0 };
    const touch = touchSide({ ...state, counter }, place.location, place.side);
    if (touch.does !== 'place') throw new Error('not placed');
    const { baseLeft, extra } = state.view.commit;
    const [sent] = touch.actions;
    const spends = sent.do === 'place' && sent.pay === 'none' && baseLeft + (extra?.left ?? 0) <= 1;
    const rest = strengths.slice(1);
    if (spends || rest.length === 0) expect(touch.counter).toBeNull();
    else {
      const nearest = Math.min(...rest.map(strength => Math.abs(strength - counter.strength)));
      expect(touch.counter).toMatchObject({ power: place.power, unit: place.unit });
      expect(Math.abs((touch.counter?.strength ?? 99) - counter.strength)).toBe(nearest);
    }
    seen[spends ? 'spends' : 'stays']++;
  }
  expect(Math.min(seen.stays, seen.spends)).toBeGreaterThan(5);
});
