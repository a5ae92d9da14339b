/** What takes the stage in Parthenon, and what does not ask again. */
import { isIllegal } from '@stoa/engine';
import { type PaAction, type PaEvent, type PaView, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { arrivalsIn, drivenFrom } from '../src/games/parthenon/board/arrivals.ts';
import { divertTo, landAction } from '../src/games/parthenon/board/land-order.ts';
import { isAskedAgain, wasReady } from '../src/games/parthenon/market/use-stays-ready.ts';
import { crossingOf, eventAt } from '../src/games/parthenon/moments/crossing-of.ts';
import { isTied } from '../src/games/parthenon/moments/election-scene.tsx';
import { votesBefore } from '../src/games/parthenon/moments/moment.tsx';
import { waits } from '../src/games/parthenon/moments/waits.ts';
import { grownIn, raceOf } from '../src/games/parthenon/moments/year-of.ts';
import { isOnBoard } from '../src/games/parthenon/touch.ts';

const STORM: readonly PaEvent[] = [
  { e: 'hazard-drawn', hazard: 'safe_journey', region: 1, seat: null, fleet: null },
  { e: 'hazard-drawn', hazard: 'storm_heavy_seas', region: 0, seat: null, fleet: null },
  { e: 'fleet-hit', seat: 0, fleet: 'A', hazard: 'storm_heavy_seas' },
  { e: 'lost', seat: 0, cards: ['timber'], rule: 'PA-9.13' },
  { e: 'fleet-hit', seat: 2, fleet: 'B', hazard: 'storm_heavy_seas' },
  { e: 'turned-back', seat: 2, fleet: 'B' },
  { e: 'hazard-drawn', hazard: 'pirates_gold', region: 0, seat: null, fleet: null },
  { e: 'fleet-hit', seat: 1, fleet: 'A', hazard: 'pirates_gold' },
];

test('a hazard is told to its end: each fleet with what it lost', () => {
  expect(crossingOf(STORM, 4)).toEqual({
    at: 1,
    hazard: 'storm_heavy_seas',
    region: 0,
    fates: [
      { seat: 0, fleet: 'A', warded: null, gift: false, lost: ['timber'], back: false, to: null },
      { seat: 2, fleet: 'B', warded: null, gift: false, lost: [], back: true, to: null },
    ],
    isSetAside: false,
  });
  expect(crossingOf(STORM, 1)).toEqual({ at: 0, hazard: 'safe_journey', region: 1, fates: [], isSetAside: false });
  expect(crossingOf([], 0)).toBeUndefined();
});

test('a card that the Archon sets aside hits nobody, and is not told as one that spared all', () => {
  const again: readonly PaEvent[] = [
    { e: 'hazard-drawn', hazard: 'storm_heavy_seas', region: 0, seat: null, fleet: null },
    { e: 'hazard-redrawn', hazard: 'storm_heavy_seas' },
    { e: 'hazard-drawn', hazard: 'safe_journey', region: 0, seat: null, fleet: null },
  ];
  expect([crossingOf(again, 1)?.isSetAside, crossingOf(again, 3)?.isSetAside]).toEqual([true, false]);
});

test('what happens to my fleets waits, what happens to others does not; elections and years always do', () => {
  const lost: PaEvent = { e: 'lost', seat: 0, cards: ['timber'], rule: 'PA-9.13' };
  expect([waits(lost, 0), waits(lost, 1), waits(lost, undefined)]).toEqual(['always', undefined, undefined]);
  const taken = { ...lost, rule: 'PA-5.9' } as const;
  expect([waits(taken, 0), waits(taken, 1), waits({ ...taken, cards: ['timber', 'wool'] }, 0)]).toEqual(['normal', undefined, undefined]);
  const blocked = { e: 'villages-blocked', seat: 0, villages: [5] } as const;
  const archon = (seat: number) => (): readonly PaEvent[] => [{ e: 'archon-chosen', seat, how: 'elected' }];
  expect([waits(blocked, 0, [], archon(1)), waits(blocked, 1, [], archon(1)), waits(blocked, 0, [], archon(0))]).toEqual([
    'normal',
    undefined,
    undefined,
  ]);
  expect(waits({ ...blocked, villages: [1, 2] }, 0, [], archon(1))).toBeUndefined();
  const diverted = { e: 'diverted', seat: 0, fleet: 'A', land: 'sparta' } as const;
  expect([waits(diverted, 0), waits(diverted, 1)]).toEqual(['always', undefined]);
  expect(waits({ e: 'archon-chosen', seat: 1, how: 'elected' }, 0)).toBe('always');
  expect(waits({ e: 'archon-chosen', seat: 1, how: 'drawn' }, 0)).toBeUndefined();
  expect(waits({ e: 'year-ended', year: 1 }, undefined)).toBe('always');
  expect(waits({ e: 'event-revealed', event: 'drought' }, 0)).toBe('normal');
  const plan = { e: 'plan-drawn', seat: 1, wonder: 'colossus', paid: [] } as const;
  expect([waits(plan, 1), waits(plan, 0)]).toEqual(['normal', undefined]);
});

test('a village that the same event strikes every season is told once a year', () => {
  const blocked = { e: 'villages-blocked', seat: 0, villages: [5] } as const;
  const season: readonly PaEvent[] = [
    { e: 'archon-chosen', seat: 1, how: 'elected' },
    { e: 'event-begun', event: 'drought' },
  ];
  const again = [...season, blocked, ...season];
  expect(waits({ ...blocked }, 0, [], () => again)).toBeUndefined();
  expect(waits({ ...blocked }, 0, [], () => [...again, { e: 'event-begun', event: 'unrest' }])).toBe('normal');
  expect(waits({ ...blocked }, 0, [], () => [...season, { ...blocked, seat: 2 }, ...season])).toBe('normal');
  expect(waits({ ...blocked }, 0, [], () => [...season, blocked, { e: 'year-ended', year: 1 }, ...season])).toBe('normal');
});

test('a crossing that spares my fleets is shown, one that hits them has a scene of its own, and that of another region is none of mine', () => {
  const sailed = { e: 'sailed', seat: 0, fleet: 'A', land: 'athens', cards: ['wool'] } as const;
  const card = { e: 'hazard-drawn', hazard: 'safe_journey', region: 0, seat: null, fleet: null } as const;
  const hit = { e: 'fleet-hit', seat: 0, fleet: 'A', hazard: 'safe_journey' } as const;
  expect(waits(card, 0, [sailed, card])).toBe('normal');
  expect(waits(card, 1, [sailed, card])).toBeUndefined();
  expect(waits(card, 0, [sailed, card, hit])).toBeUndefined();
  const next = { ...card };
  expect(waits(card, 0, [sailed, card, next, hit])).toBe('normal');
  const far = { ...card, region: 1 } as const;
  expect(waits(far, 0, [sailed, far])).toBeUndefined();
  expect(waits(far, 0, [{ ...sailed, land: 'egypt' }, far])).toBe('normal');
  const aside = { e: 'hazard-redrawn', hazard: 'safe_journey' } as const;
  expect(waits(next, 0, [aside, next], () => [sailed, card, aside])).toBe('normal');
  const home = { e: 'turned-back', seat: 0, fleet: 'A' } as const;
  expect(waits(next, 0, [next], () => [sailed, card, home])).toBeUndefined();
  expect(waits(next, 0, [next], () => [sailed, { e: 'season-began', year: 1, season: 2 }])).toBeUndefined();
  const instead = { ...card, seat: 0, fleet: 'A' } as const;
  expect([waits(instead, 0, [instead]), waits(instead, 1, [instead]), waits(card, undefined, [card])]).toEqual([
    'normal',
    undefined,
    undefined,
  ]);
});

test('an election shows every vote of its season and none of another', () => {
  const log: readonly PaEvent[] = [
    { e: 'voted', seat: 0, target: 2, weight: 1 },
    { e: 'archon-chosen', seat: 2, how: 'elected' },
    { e: 'season-began', year: 1, season: 2 },
    { e: 'voted', seat: 0, target: 1, weight: 1 },
    { e: 'voted', seat: 1, target: 1, weight: 2 },
    { e: 'archon-chosen', seat: 1, how: 'elected' },
  ];
  expect(votesBefore(log, 5).map(v => v.seat)).toEqual([0, 1]);
});

test('a tie is told where another seat had as many votes', () => {
  const vote = (seat: number, target: number, weight = 1) => ({ e: 'voted', seat, target, weight }) as const;
  expect(isTied([vote(0, 1), vote(1, 0)], 1)).toBe(true);
  expect(isTied([vote(0, 1), vote(1, 0), vote(2, 1)], 1)).toBe(false);
  expect(isTied([vote(0, 1, 2), vote(1, 0), vote(2, 0)], 0)).toBe(true);
});

test('ready stays ready when a new offer comes, and not when it was taken back', () => {
  const position = parthenon.parsePosition(
    '3 islands=chios,crete,rhodes archon=1 year=1 season=2 villages=7,7,7 row=2,1,-1,-1 eventBag=262139 eventsDone=3 room=season/trade-open step=4 done=7 hand0=wool',
  );
  if (isIllegal(position)) throw new Error(position.why);
  const ready: PaView = parthenon.view(position, 0);
  const was = wasReady(ready, 0);
  expect(was?.offers).toEqual([]);
  const again: PaView = { ...ready, done: 6 };
  expect(isAskedAgain(was, again, 0)).toBe(false);
  const offered: PaView = { ...again, offers: [{ offer: 9, seat: 1, to: 0, give: ['ore'], want: ['wool'] }] };
  expect(isAskedAgain(was, offered, 0)).toBe(true);
  const builds: PaView = {
    ...again,
    offers: [...offered.offers, { offer: 10, seat: 1, to: 0, give: ['timber', 'ore', 'grain', 'olives'], want: ['wool'] }],
  };
  expect(isAskedAgain(was, builds, 0)).toBe(false);
  expect(isAskedAgain(was, { ...again, offers: builds.offers.map(o => ({ ...o, to: 2 })) }, 0)).toBe(true);
  expect(isAskedAgain(was, { ...offered, season: 3 }, 0)).toBe(false);
  expect(isAskedAgain(undefined, offered, 0)).toBe(false);
});

test('a year tells how many structures each island has got in it, complete wonders among them', () => {
  const built = (seat: number): PaEvent => ({ e: 'built', seat, structure: 'village-3', paid: [] });
  const log: readonly PaEvent[] = [
    built(0),
    { e: 'year-ended', year: 1 },
    built(1),
    { e: 'wonder-paid', seat: 1, wonder: 'colossus', stage: 'partial', paid: [] },
    { e: 'wonder-paid', seat: 1, wonder: 'colossus', stage: 'complete', paid: [] },
    { e: 'year-ended', year: 2 },
    built(1),
  ];
  expect([0, 1].map(seat => grownIn(log, 1, seat))).toEqual([1, 0]);
  expect([0, 1].map(seat => grownIn(log, 5, seat))).toEqual([0, 2]);
});

test('the race tells what stood at the end of each season, and when a wonder was completed', () => {
  const built = (seat: number): PaEvent => ({ e: 'built', seat, structure: 'village-3', paid: [] });
  const season = (n: number): PaEvent => ({ e: 'season-began', year: 1, season: n });
  const log: readonly PaEvent[] = [
    season(1),
    built(0),
    built(1),
    season(2),
    { e: 'wonder-paid', seat: 1, wonder: 'colossus', stage: 'partial', paid: [] },
    season(3),
    { e: 'wonder-paid', seat: 1, wonder: 'colossus', stage: 'complete', paid: [] },
    built(1),
  ];
  expect(raceOf(log, [3, 5])).toEqual([
    { seat: 0, stood: [3, 3, 3], wonders: [] },
    { seat: 1, stood: [3, 3, 5], wonders: [2] },
  ]);
});

test('cards that an event takes at random are not told as those of the last crossing', () => {
  const lost: PaEvent = { e: 'lost', seat: 0, cards: ['wool'], rule: 'PA-9.13' };
  const log: readonly PaEvent[] = [...STORM, { e: 'season-began', year: 1, season: 3 }, { e: 'event-begun', event: 'pirate_raids' }, lost];
  expect(eventAt(log, log.length - 1)).toBe('pirate_raids');
  expect(eventAt(log, STORM.length)).toBeUndefined();
});

test('a hazard is answered in its scene or in the ledge: the scene covers board and matter', () => {
  const answers = [
    'redraw',
    'keep-hazard',
    'pick-fleet',
    'use-gift',
    'replace-hazard',
    'accept-hazard',
    'pick-loss',
    'keep-card',
    'keep-none',
  ];
  for (const answer of [...answers, 'divert']) expect(isOnBoard({ do: answer } as PaAction), answer).toBe(true);
  const divert: PaAction = { do: 'divert', land: 'athens' };
  expect(landAction([divert], 'athens', 'none')).toBeUndefined();
  expect(divertTo([divert], 'athens')).toBe(divert);
});

test('fleets that set out or are driven elsewhere sail on the map, the others lie still', () => {
  const news: readonly PaEvent[] = [
    { e: 'sailed', seat: 1, fleet: 'A', land: 'egypt', cards: 2 },
    { e: 'diverted', seat: 0, fleet: 'B', land: 'sparta' },
    { e: 'turned-back', seat: 2, fleet: 'C' },
  ];
  expect([...arrivalsIn(news)]).toEqual(['1A', '0B', '2C']);
});

test('a ship that a storm drives sails from where it lay, one that sets out from its island', () => {
  const sailed = (seat: number): PaEvent => ({ e: 'sailed', seat, fleet: 'A', land: 'athens', cards: 1 });
  const log: readonly PaEvent[] = [
    sailed(0),
    sailed(1),
    { e: 'diverted', seat: 0, fleet: 'A', land: 'sparta' },
    { e: 'turned-back', seat: 1, fleet: 'A' },
  ];
  expect([...drivenFrom(log)]).toEqual([
    ['0A', 'athens'],
    ['1A', 'athens'],
  ]);
  expect([...drivenFrom([...log, { e: 'turned-back', seat: 0, fleet: 'A' }])][0]).toEqual(['0A', 'sparta']);
  expect([...drivenFrom([...log, sailed(0), sailed(1)])]).toEqual([]);
});
