/** The ways of pieces over the map, what is counted before they arrive, and the touches that end a decision at once. */
import type { EwAction, EwCityView, EwEvent, EwView } from '@stoa/earth-and-water';
import { CITIES, type CityId, cityOf, ISLANDS } from '@stoa/earth-and-water/map';
import { expect, test } from 'vitest';
import { isSureMove } from '../src/games/earth-and-water/board/controller.ts';
import { halfOf } from '../src/games/earth-and-water/board/discard-pile.tsx';
import { PLACES } from '../src/games/earth-and-water/board/places.ts';
import { landRoute, seaRoute } from '../src/games/earth-and-water/board/routes.ts';
import { beforeArrival, travelsIn } from '../src/games/earth-and-water/board/travels.ts';
import { between } from '../src/games/earth-and-water/board/way-points.ts';
import { discardAll, usesOf } from '../src/games/earth-and-water/hand/uses.ts';
import { playedBy } from '../src/games/earth-and-water/panels/played-by.ts';

const isIsland = (city: CityId): boolean => (ISLANDS & (1 << cityOf(city))) !== 0;
/** The first and the last point of a path of M, L, C, S and Q. */
const endsOf = (d: string): readonly (readonly [number, number])[] => {
  const n = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return [
    [n[0] ?? 0, n[1] ?? 0],
    [n.at(-2) ?? 0, n.at(-1) ?? 0],
  ];
};

test('every march follows roads that join, from the city it leaves to the city it goes to', () => {
  for (const from of CITIES)
    for (const to of CITIES) {
      if (from === to || isIsland(from) || isIsland(to)) continue;
      const legs = landRoute(from, to);
      expect(legs.length, `${from} ${to}`).toBeGreaterThan(0);
      let at: readonly number[] = PLACES[from].at;
      for (const { d, backwards } of legs) {
        const [start, end] = backwards ? endsOf(d).toReversed() : endsOf(d);
        expect(start, `${from} ${to}`).toEqual(at);
        at = end ?? at;
      }
      expect(at).toEqual(PLACES[to].at);
    }
  expect(landRoute('naxos', 'athenai')).toEqual([]);
});

test('a lane leads from port to port', () => {
  const [leg] = seaRoute('sparta', 'naxos');
  expect(endsOf(leg?.d ?? '')).toEqual([PLACES.sparta.port, PLACES.naxos.port]);
});

test('a city looks as it did until what is on its way has arrived: counts, holder, supply', () => {
  const spot: EwCityView = { city: 'naxos', armies: [1, 0], fleets: [2, 0], control: 0, supply: 'sea' };
  const old: EwCityView = { city: 'naxos', armies: [0, 1], fleets: [0, 1], control: 1, supply: 'line' };
  const other: EwCityView = { ...spot, city: 'sparta' };
  const sailed: EwEvent = { e: 'fleets-sailed', side: 0, from: 'ephesos', to: 'naxos', fleets: 2, armies: 1 };
  const travels = travelsIn([sailed]);
  expect(travels).toMatchObject([{ to: 'naxos', bySea: true, fleets: 2, armies: 1 }]);
  expect(beforeArrival([spot, other], [old, { ...other, armies: [0, 0] }], travels)).toEqual([old, other]);
  const cities = [spot, other];
  expect(beforeArrival(cities, [old], [])).toBe(cities);
  expect(travelsIn([{ e: 'operations-began' }])).toEqual([]);
});

test('the arrow of a movement lies between the rings of its two places', () => {
  const straight = Array.from({ length: 11 }, (_, i) => [i * 30, 0] as const);
  const cut = between(straight, 50);
  expect(cut[0]?.[0]).toBeCloseTo(50, 0);
  expect(cut.at(-1)?.[0]).toBeCloseTo(250, 0);
  expect(between([], 50)).toEqual([]);
});

test('cards of one side, with what they were played for', () => {
  const events: readonly EwEvent[] = [
    { e: 'event-played', side: 1, card: 2 },
    { e: 'move-played', side: 0, card: 3, over: 'sea' },
    { e: 'reaction-played', side: 1, card: 15, window: 'persia-attacks' },
    { e: 'move-played', side: 1, card: 7, over: 'land' },
  ];
  expect(playedBy(events, 1).map(({ card, as }) => `${card} ${as}`)).toEqual(['2 event', '15 reaction', '7 land']);
});

test('a card on the discard pile shows the half it was last played with; one that nobody played, mine', () => {
  const events: readonly EwEvent[] = [
    { e: 'event-played', side: 1, card: 2 },
    { e: 'move-played', side: 0, card: 3, over: 'sea' },
    { e: 'move-played', side: 0, card: 2, over: 'land' },
  ];
  expect([halfOf(2, events, 1), halfOf(3, events, 1), halfOf(2, events.slice(0, 1), 0)]).toEqual([0, 0, 1]);
  expect([halfOf(9, events, 0), halfOf(9, events, 1), halfOf(9, events, undefined)]).toEqual([0, 1, 0]);
});

test('in a replay, where nothing is offered, cards have no keys', () => {
  const view = { prompt: { room: 'operations', side: 0, window: null }, hand: [2], draft: [] } as unknown as EwView;
  const pass: EwAction = { do: 'pass' };
  expect(usesOf({ view, me: 0, actions: [pass], offered: [pass], draft: [] }, 2).map(({ as }) => as)).toEqual(['event', 'march', 'sail']);
  expect(usesOf({ view, me: 0, actions: [], offered: [], draft: [] }, 2)).toEqual([]);
});

test('in Supply a touch keeps one card or none; once a card is laid aside, they go one by one', () => {
  const view = { prompt: { room: 'supply-hand', side: 0, window: null }, hand: [2, 5, 9], draft: [] } as unknown as EwView;
  const actions: EwAction[] = [2, 5, 9].map(card => ({ do: 'discard-card', card }) as EwAction);
  expect(discardAll(view)).toEqual([...actions, { do: 'confirm' }]);
  const uses = usesOf({ view, me: 0, actions, offered: actions, draft: [] }, 5);
  expect(uses.map(({ as }) => as)).toEqual(['layAside', 'keepOnly']);
  expect(uses[1]).toMatchObject({ action: { do: 'discard-card', card: 2 }, rest: [{ card: 9 }, { do: 'confirm' }] });
  const later = { ...view, draft: [2] } as EwView;
  expect(discardAll(later)).toEqual([]);
  expect(usesOf({ view: later, me: 0, actions, offered: actions, draft: [] }, 5).map(({ as }) => as)).toEqual(['layAside']);
});

test('only a movement without battle and without a choice of numbers is sent at once', () => {
  const cities = CITIES.map(city => ({ city, armies: [0, city === 'thebai' ? 1 : 0], fleets: [0, 0], control: null, supply: null }));
  const view = { cities, prompt: { side: 0, room: 'land-movement', operation: null, battle: null } } as unknown as EwView;
  const free = { do: 'land-move', from: 'delphi', to: 'larissa', armies: 1 } as const;
  const fight = { ...free, to: 'thebai' } as const;
  expect(isSureMove(free, [free, fight], { view })).toBe(true);
  expect(isSureMove(free, [free, { ...free, armies: 2 }], { view })).toBe(false);
  expect(isSureMove(fight, [free, fight], { view })).toBe(false);
  expect(isSureMove({ do: 'pass' }, [free], { view })).toBe(false);
});
