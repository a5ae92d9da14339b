/** What would be lost is asked about before it is gone: the hand in phase 9, the cargo of fleets that stay at home. */
import { isIllegal } from '@stoa/engine';
import { type PaView, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { landAction } from '../src/games/parthenon/board/land-order.ts';
import { discardEnd, voyageEnd } from '../src/games/parthenon/panels/endings.ts';
import { storesOf, toLoad } from '../src/games/parthenon/panels/loading.ts';
import { lookCard } from '../src/games/parthenon/panels/peek.tsx';

const SEASON = '3 islands=chios,crete,rhodes archon=1 year=1 season=2 villages=7,7,7 row=2,1,-1,-1 eventBag=262139 eventsDone=3 ';
const viewOf = (rest: string): PaView => {
  const s = parthenon.parsePosition(SEASON + rest);
  if (isIllegal(s)) throw new Error(`${s.rule} ${s.why}`);
  expect(parthenon.invariants(s)).toEqual([]);
  return parthenon.view(s, 0);
};

test('fewer cards than could be kept: asked once more, with what goes; the full number goes through', () => {
  const view = viewOf('room=season/discard step=11 asked=7 done=6 hand0=grapes*2+wool*2');
  const none = discardEnd(view, 0, { keep: [], sure: false });
  expect(none).toMatchObject({ kept: 0, missed: 3, asks: true, lost: ['grapes', 'grapes', 'wool', 'wool'] });
  // The rules ask once more as well: what the screen has asked is sent twice.
  expect(none.steps).toEqual([{ do: 'option-a' }, { do: 'option-a' }]);
  const first = viewOf('rules=1 room=season/discard step=11 asked=7 done=6 hand0=grapes*2+wool*2');
  expect(discardEnd(first, 0, { keep: [], sure: true }).steps).toEqual([{ do: 'option-a' }]);
  const sure = discardEnd(view, 0, { keep: ['wool'], sure: true });
  expect(sure).toMatchObject({ kept: 1, missed: 2, asks: false, lost: ['grapes', 'grapes', 'wool'] });
  expect(sure.steps).toEqual([{ do: 'keep', card: 'wool' }, { do: 'option-a' }]);
  expect(discardEnd(view, 0, { keep: ['wool', 'wool', 'grapes'], sure: false })).toMatchObject({ missed: 0, asks: false });
});

test('a hand of two is kept whole without a question', () => {
  const view = viewOf('room=season/discard step=11 asked=7 done=6 hand0=grapes+wool');
  expect(discardEnd(view, 0, { keep: ['wool', 'grapes'], sure: false })).toMatchObject({ missed: 0, asks: false, lost: [] });
  expect(discardEnd(view, 0, { keep: ['wool'], sure: false })).toMatchObject({ missed: 1, asks: true });
});

test('cargo that goes nowhere: said how much comes off, and asked; beside another fleet it is refused', () => {
  const view = viewOf('room=season/voyage-plan step=5 asked=7 done=6 hand0=grapes*2+wool*2+gift');
  expect(voyageEnd(view, { loads: {}, goals: {}, sure: false })).toEqual({ fleets: 0, cargo: 0, stranded: [], does: 'stay' });
  const idle = { loads: { A: ['wool', 'grapes'] as const }, goals: {} };
  expect(voyageEnd(view, { ...idle, sure: false })).toEqual({ fleets: 0, cargo: 2, stranded: ['A'], does: 'ask' });
  expect(voyageEnd(view, { ...idle, sure: true })).toEqual({ fleets: 0, cargo: 2, stranded: ['A'], does: 'unload' });
  expect(voyageEnd(view, { loads: { A: ['wool'] }, goals: { A: 'athens' }, sure: false })).toEqual({
    fleets: 1,
    cargo: 0,
    stranded: [],
    does: 'send',
  });
  expect(voyageEnd(view, { loads: { A: ['wool'] }, goals: { B: 'athens' }, sure: false })).toEqual({
    fleets: 1,
    cargo: 0,
    stranded: ['A'],
    does: 'refuse',
  });
  // PA-11.4: a Gift may lie aboard in port.
  expect(voyageEnd(view, { loads: { A: ['gift'] }, goals: {}, sure: false })).toEqual({ fleets: 0, cargo: 0, stranded: [], does: 'send' });
});

test('a look that is paid for: one card is in hand, another can be touched, and the land looks with it', () => {
  const peek = (pay: 'grain' | 'gold' | 'none') => ({ do: 'peek', land: 'egypt', pay }) as const;
  expect(lookCard([peek('none')], null)).toBe('none');
  expect(lookCard([peek('grain'), peek('gold')], null)).toBe('grain');
  expect(lookCard([peek('grain'), peek('gold')], 'gold')).toBe('gold');
  expect(lookCard([peek('grain')], 'gold')).toBe('grain');
  expect(landAction([peek('grain'), peek('gold')], 'egypt', 'gold')).toEqual(peek('gold'));
  expect(landAction([peek('grain')], 'italy', 'grain')).toBeUndefined();
});

test('a voyage that was sent is counted once, at home and aboard; a Gift too', () => {
  const before = viewOf('room=season/voyage-plan step=5 asked=7 done=6 hand0=timber+wool+gift');
  const plan = { loads: { A: ['timber', 'gift'] as const }, sentAt: null };
  expect(storesOf(before, 0, plan)).toEqual({ home: ['wool'], aboard: ['timber', 'gift'] });
  const draft = before.draft;
  if (draft === null) throw new Error('nothing is asked');
  // The table holds what was sent; the plan of the screen stands until the phase is over.
  const held: PaView = { ...before, draft: { ...draft, load: [['timber', 'gift'], [], []], decided: true } };
  expect(storesOf(held, 0, { ...plan, sentAt: 0 })).toEqual({ home: ['wool'], aboard: ['timber', 'gift'] });
  // Half of it has arrived.
  const half: PaView = { ...before, draft: { ...draft, load: [['timber'], [], []] } };
  expect(toLoad(half, { ...plan, sentAt: 0 })).toEqual({ A: ['gift'] });
  expect(storesOf(half, 0, { ...plan, sentAt: 0 })).toEqual({ home: ['wool'], aboard: ['timber', 'gift'] });
});
