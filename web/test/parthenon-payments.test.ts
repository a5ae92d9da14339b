/** Fewer touches: a payment with one way is sent whole, ways are laid out where there are more, the Archon names every island at once, a Gift is one answer. */
import { isIllegal } from '@stoa/engine';
import { type PaAction, type PaView, parthenon } from '@stoa/parthenon';
import { isPaid, namingsLeft } from '@stoa/parthenon/reading';
import { expect, test } from 'vitest';
import { flightsOf, MOST_FLIGHTS } from '../src/games/parthenon/board/flights-of.ts';
import { keptNow } from '../src/games/parthenon/panels/keeping.ts';
import { allNames, chosenIn, isNamed, withName } from '../src/games/parthenon/panels/naming.ts';
import { choosePaid, leastWays, waysNow } from '../src/games/parthenon/panels/paying.ts';
import { phaseEnd } from '../src/games/parthenon/panels/phase-end.ts';
import { usePlan } from '../src/games/parthenon/plan.ts';
import { affects, mergeEvents } from '../src/games/parthenon/story.ts';
import { finishesItself, isAside, stepsAtOnce } from '../src/games/parthenon/touch.ts';

const SEASON = '3 islands=chios,crete,rhodes archon=0 year=1 season=2 row=2,1,-1,-1 eventBag=262137 ';
const at = (rest: string, seat = 0): { view: PaView; actions: PaAction[] } => {
  const s = parthenon.parsePosition(SEASON + rest);
  if (isIllegal(s)) throw new Error(`${s.rule} ${s.why} ${JSON.stringify(s.with)}`);
  const actions: PaAction[] = [];
  parthenon.actions(s, seat, actions);
  return { view: parthenon.view(s, seat), actions };
};
const BUILD = 'villages=7,7,7 eventsDone=3 room=season/build step=10 asked=7 done=6 ';
const VILLAGE_5: PaAction = { do: 'build', structure: 'village-5' };

const touch = (view: PaView, action: PaAction) => {
  const sent: PaAction[][] = [];
  const kept: unknown[] = [];
  choosePaid(
    view,
    (first, ...then) => sent.push([first, ...then]),
    part => kept.push(part.paying),
  )(action);
  return { sent, kept };
};

test('one way to pay is paid with the touch that builds', () => {
  const { view } = at(`${BUILD}hand0=wool+grain`);
  expect(touch(view, VILLAGE_5)).toEqual({
    sent: [[VILLAGE_5, { do: 'pay', card: 'grain' }, { do: 'pay', card: 'wool' }, { do: 'confirm' }]],
    kept: [],
  });
  // A price that names its cards needs no payment at all.
  const fixed = at(`${BUILD}hand0=grapes*2`);
  expect(touch(fixed.view, { do: 'build', structure: 'village-4' }).sent).toEqual([[{ do: 'build', structure: 'village-4' }]]);
});

test('cards that a saving spares are not offered as another way to pay', () => {
  expect(leastWays([[], ['wool']])).toEqual([[]]);
  expect(leastWays([['wool'], ['grain', 'wool'], ['grain', 'ore'], ['wool', 'wool']])).toEqual([['wool'], ['grain', 'ore']]);
  expect(leastWays([['wool'], ['grain']])).toEqual([['wool'], ['grain']]);
});

test('several ways are laid out, the cheapest first, and one more touch pays', () => {
  const { view, actions } = at(`${BUILD}hand0=wool*2+grain+ore+timber*2`);
  expect(touch(view, VILLAGE_5)).toEqual({ sent: [], kept: [VILLAGE_5] });
  if (!isPaid(VILLAGE_5)) throw new Error('a village has a price');
  const now = waysNow(view, actions, VILLAGE_5);
  // Of timber there are two.
  expect(now?.ways).toEqual([
    ['timber', 'wool'],
    ['grain', 'wool'],
    ['ore', 'wool'],
  ]);
  const end = phaseEnd({ view, me: 0, actions, draft: [] }, { ...usePlan.getState(), paying: VILLAGE_5 });
  expect(end).toMatchObject({ ends: 'paying', mayLeave: true, way: ['timber', 'wool'] });
  // What can no longer be bought is not being paid.
  expect(
    waysNow(
      view,
      actions.filter(a => a.do !== 'build'),
      VILLAGE_5,
    ),
  ).toBeUndefined();
});

test('an event that is paid with cards of choice is paid in one piece', () => {
  const tribute = 'year=2 season=1 row=6,-1,-1,-1 eventBag=262079 villages=7,7,7 ';
  const s = parthenon.parsePosition(
    `3 islands=chios,crete,rhodes archon=0 ${tribute}eventsDone=0 room=season/events/event-decide place=0 effect=0 named=7 step=0 asked=7 done=6 hand0=grapes*2+wool+olives`,
  );
  if (isIllegal(s)) throw new Error(`${s.rule} ${s.why} ${JSON.stringify(s.with)}`);
  parthenon.apply(s, 0, { do: 'pay-option', option: 2 });
  const actions: PaAction[] = [];
  parthenon.actions(s, 0, actions);
  const view = parthenon.view(s, 0);
  const end = phaseEnd({ view, me: 0, actions, draft: [] }, usePlan.getState());
  if (end?.ends !== 'paying') throw new Error(`${end?.ends}`);
  expect(end.mayLeave).toBe(false);
  expect(end.steps).toEqual([...end.way.map(card => ({ do: 'pick', card })), { do: 'confirm' }]);
  for (const step of end.steps) {
    expect(parthenon.why(s, 0, step)).toBeUndefined();
    parthenon.apply(s, 0, step);
  }
});

test('several villages are counted out', () => {
  const decide = (event: number, first: PaAction) => {
    const s = parthenon.parsePosition(
      `3 islands=chios,crete,rhodes archon=0 year=2 season=1 row=${event},-1,-1,-1 eventBag=${262143 - 2 ** event} villages=7,7,7 eventsDone=0 room=season/events/event-decide place=0 effect=0 named=7 step=0 asked=7 done=6 hand0=grapes*2+wool`,
    );
    if (isIllegal(s)) throw new Error(`${s.rule} ${s.why} ${JSON.stringify(s.with)}`);
    parthenon.apply(s, 0, first);
    const actions: PaAction[] = [];
    parthenon.actions(s, 0, actions);
    return phaseEnd({ view: parthenon.view(s, 0), me: 0, actions, draft: [] }, usePlan.getState());
  };
  expect(decide(7, { do: 'suffer', reduce: false })).toEqual({ ends: 'choosing', left: 2, hasBegun: false });
});

const named = () => {
  const s = parthenon.parsePosition(
    '3 islands=chios,crete,rhodes archon=0 year=1 season=1 villages=7,7,7 row=-1,-1,-1,-1 eventBag=262143 room=season/event-reveal step=0',
  );
  if (isIllegal(s)) throw new Error(`${s.rule} ${s.why}`);
  parthenon.apply(s, -1, { do: 'reveal-event', event: 'drought' });
  return s;
};

test('the Archon names a village of every struck island with one button; the first ones are chosen until another is touched', () => {
  const s = named();
  const view = parthenon.view(s, 0);
  const actions: PaAction[] = [];
  parthenon.actions(s, 0, actions);
  const list = namingsLeft(view);
  expect(list.map(({ seat, n }) => [seat, n])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
  const [mine, crete] = list;
  if (mine === undefined || crete === undefined) throw new Error('nothing to name');
  const third = { do: 'name-village', village: 3 } as const;
  const names = withName(crete, {}, third);
  expect(isNamed(crete, names, third)).toBe(true);
  expect(chosenIn(mine, names)).toEqual([{ do: 'name-village', village: 1 }]);
  expect(allNames(list, names).map(a => 'village' in a && a.village)).toEqual([1, 3, 1]);
  const end = phaseEnd({ view, me: 0, actions, draft: [] }, { ...usePlan.getState(), names });
  if (end?.ends !== 'names') throw new Error(`${end?.ends}`);
  expect(end.islands).toBe(3);
  for (const step of end.steps) {
    expect(parthenon.why(s, 0, step)).toBeUndefined();
    parthenon.apply(s, 0, step);
  }
  expect(parthenon.room(s)).not.toBe('event-name');
});

test('a Gift for the only fleet that is hit is the whole answer', () => {
  const { view } = at('villages=7,7,7 eventsDone=3 room=season/build step=10 asked=7 done=6 hand0=wool');
  const hit = (fleets: readonly ('A' | 'B')[]): PaView => ({
    ...view,
    room: 'hazard-respond',
    hazard: { ...view.hazard, hit: fleets.map(fleet => ({ seat: 0, fleet })) },
  });
  const gift = { do: 'use-gift', fleet: 'A' } as const;
  const accept = { do: 'accept-hazard' } as const;
  const seen = (fleets: readonly ('A' | 'B')[]) => ({ view: hit(fleets), me: 0, actions: [gift, accept], draft: [] });
  expect(phaseEnd(seen(['A']), usePlan.getState())).toEqual({ ends: 'respond', gifts: [{ fleet: 'A', steps: [gift, accept] }], accept });
  expect(phaseEnd(seen(['A', 'B']), usePlan.getState())).toMatchObject({ gifts: [{ fleet: 'A', steps: [gift] }] });
});

test('answers whose button says the deed are not asked twice; votes and names are', () => {
  for (const action of ['resolve-event', 'pay-option', 'suffer', 'accept-hazard', 'option-b'] as const)
    expect(stepsAtOnce({ do: action } as PaAction), action).toBe(true);
  expect(stepsAtOnce({ do: 'vote', seat: 1 })).toBe(false);
});

test('the only answer is given by itself where it needs no thought', () => {
  for (const action of ['done', 'pass', 'suffer', 'skip-optional', 'resolve-event'] as const)
    expect(finishesItself({ do: action } as PaAction, { room: 'events' }), action).toBe(true);
  expect(finishesItself({ do: 'confirm' }, { room: 'return' })).toBe(true);
  expect(finishesItself({ do: 'confirm' }, { room: 'production' })).toBe(true);
  expect(finishesItself({ do: 'confirm' }, { room: 'event-decide' })).toBe(false);
  expect(finishesItself({ do: 'accept-hazard' }, { room: 'hazard-respond' })).toBe(false);
});

test('goods fly from where they come to where they go', () => {
  expect(flightsOf([{ e: 'traded', seat: 1, to: 0, give: ['ore'], want: ['wool'], open: false }], 0)).toEqual([
    { card: 'ore', from: 1, to: 'tray' },
    { card: 'wool', from: 'tray', to: 1 },
  ]);
  expect(flightsOf([{ e: 'produced', seat: 1, cards: 3 }], 0)).toEqual([]);
  expect(flightsOf([{ e: 'built', seat: 0, structure: 'village-4', paid: ['grapes'] }], 0)).toEqual([
    { card: 'grapes', from: 'tray', to: 'board' },
  ]);
  const much = new Array<'wool'>(20).fill('wool');
  expect(flightsOf([{ e: 'produced', seat: 0, cards: much }], 0)).toHaveLength(MOST_FLIGHTS);
  expect(flightsOf([{ e: 'produced', seat: 0, cards: much }], undefined)).toEqual([]);
});

test('one harbor is answered in the ledge; of two each has its answers beside its card', () => {
  const { view } = at(`${BUILD}hand0=wool`);
  const athens: PaAction[] = [
    { do: 'reveal', land: 'athens' },
    { do: 'pass-harbor', land: 'athens' },
  ];
  const seen = (actions: readonly PaAction[]) => ({ view: { ...view, room: 'harbor-vote' } as PaView, me: 0, actions, draft: [] });
  expect(phaseEnd(seen(athens), usePlan.getState())).toEqual({ ends: 'harbor', reveal: athens[0], pass: athens[1] });
  expect(
    phaseEnd(seen([...athens, { do: 'reveal', land: 'egypt' }, { do: 'pass-harbor', land: 'egypt' }]), usePlan.getState()),
  ).toBeUndefined();
});

test('what is worth most is kept until another card is touched', () => {
  const { view } = at('villages=7,7,7 eventsDone=3 room=season/discard step=11 asked=7 done=6 hand0=grapes*3+gold+timber');
  expect(keptNow(view, 0, null)).toEqual(['gold', 'timber', 'grapes']);
  expect(keptNow(view, 0, ['grapes'])).toEqual(['grapes']);
  expect(keptNow(view, 0, [])).toEqual([]);
});

test('offers that end with their phase, looks and production of others are no news; exchanges in a row are one', () => {
  const before = { e: 'season-began', year: 1, season: 2 } as const;
  expect(mergeEvents(before, { e: 'offer-closed', offer: 0, seat: 1, to: null, how: 'expired' })).toBe(before);
  // The story says that no player took the reader's own offer.
  expect(mergeEvents(before, { e: 'offer-closed', offer: 0, seat: 1, to: null, how: 'expired' }, 1)).toBeUndefined();
  expect(mergeEvents(before, { e: 'looked', seat: 1, land: 'athens', harbor: null })).toBe(before);
  expect(mergeEvents(before, { e: 'produced', seat: 1, cards: 3 })).toBe(before);
  expect(mergeEvents(before, { e: 'fleet-hit', seat: 0, fleet: 'A', hazard: 'storm_heavy_seas' })).toBe(before);
  const begun = { e: 'event-begun', event: 'drought' } as const;
  expect(mergeEvents(begun, { e: 'season-effect', event: 'drought', seat: null })).toBe(begun);
  expect(mergeEvents(begun, { e: 'season-effect', event: 'drought', seat: 1 })).toBeUndefined();
  expect(mergeEvents(before, { e: 'produced', seat: 0, cards: ['wool'] })).toBeUndefined();
  expect(mergeEvents(before, { e: 'offer-closed', offer: 0, seat: 1, to: null, how: 'declined' })).toBeUndefined();
  const first = { e: 'exchanged', seat: 1, fleet: 'A', row: 'N1', paid: ['timber', 'timber'], got: ['grain'] } as const;
  const second = { e: 'exchanged', seat: 1, fleet: 'A', row: 'N1', paid: ['grain', 'wool'], got: ['ore'] } as const;
  expect(mergeEvents(first, second)).toMatchObject({ paid: ['timber', 'timber', 'wool'], got: ['ore'] });
  expect(mergeEvents(first, { ...second, fleet: 'B' })).toBeUndefined();
});

test('the story leaves out what the reader did, and tells what was done to the reader', () => {
  expect(affects({ e: 'built', seat: 0, structure: 'village-4', paid: [] }, 0)).toBe(false);
  expect(affects({ e: 'villages-blocked', seat: 0, villages: [1] }, 0)).toBe(true);
  expect(affects({ e: 'voted', seat: 1, target: 0, weight: 1 }, 0)).toBe(true);
  expect(affects({ e: 'traded', seat: 0, to: 1, give: ['wool'], want: ['ore'], open: false }, 0)).toBe(true);
  expect(affects({ e: 'built', seat: 1, structure: 'village-4', paid: [] }, 0)).toBe(false);
});

test('the Archon lets a hazard stand or has another drawn by two words in the ledge', () => {
  const redraw: PaAction = { do: 'redraw' };
  const keep: PaAction = { do: 'keep-hazard' };
  const { view } = at(`${BUILD}hand0=wool`);
  expect(phaseEnd({ view, me: 0, actions: [redraw, keep], draft: [] }, usePlan.getState())).toEqual({ ends: 'redraw', redraw, keep });
});

test('bargaining beside the only answer of an event is no second answer', () => {
  const only: PaAction = { do: 'skip-optional' };
  const beside: readonly PaAction[] = [{ do: 'donate', cards: ['wool'] }, only];
  expect(beside.filter(a => !isAside(a, beside))).toEqual([only]);
});
