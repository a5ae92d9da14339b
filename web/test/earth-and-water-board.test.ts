/** The map and the hand of Earth & Water without a screen: every action they offer is reached by touches, and only legal actions are. */
import { type EwAction, earthWater } from '@stoa/earth-and-water';
import { CITIES } from '@stoa/earth-and-water/map';
import { isMove } from '@stoa/earth-and-water/reading';
import { expect, test } from 'vitest';
import { isOpen, isPressed, mapState, touchPlace } from '../src/games/earth-and-water/board/controller.ts';
import { stateOfUse, usesOf } from '../src/games/earth-and-water/hand/uses.ts';
import { isPlaced } from '../src/games/earth-and-water/touch.ts';
import { decisionsOf } from './decisions.ts';

function* decisions(games: number) {
  for (let game = 0; game < games; game++)
    for (const { s, seat, legal } of decisionsOf(earthWater, 2, `map-${game}`))
      yield { view: earthWater.view(s, seat), me: seat === 1 ? (1 as const) : (0 as const), legal };
}
const key = (a: EwAction): string => JSON.stringify(Object.entries(a).sort());

test('every place an action names is open and chosen by a touch; a shut place asks the table', () => {
  let moves = 0;
  let asked = 0;
  let direct = 0;
  for (const { view, legal } of decisions(6)) {
    const seen = { view, actions: legal, draft: [], complete: false };
    const idle = mapState(seen, null);
    const known = new Set(legal.map(key));
    for (const a of legal.filter(isPlaced)) {
      if (isMove(a)) {
        moves++;
        const bySea = a.do === 'naval-move';
        const picked = mapState(seen, a.from);
        expect(isOpen(picked, a.to, bySea), key(a)).toBe(true);
        const touch = touchPlace(picked, a.to, bySea);
        expect(touch.does).toBe('choose');
        const ways = new Set(legal.filter(isMove).flatMap(b => (b.to === a.to ? [b.from] : [])));
        if (idle.origin === null && ways.size === 1 && !idle.spots.origins.has(a.to)) {
          direct++;
          expect(touchPlace(idle, a.to, bySea)).toMatchObject({ does: 'choose', action: { from: a.from, to: a.to } });
        }
        if (idle.spots.origins.size > 1) expect(touchPlace(idle, a.from, bySea)).toMatchObject({ does: 'pick', origin: a.from });
        const drafted = mapState({ ...seen, draft: [a], complete: true }, a.from);
        expect([isPressed(drafted, a.from, bySea), isPressed(drafted, a.to, bySea), isPressed(drafted, a.to, !bySea)]).toEqual([
          true,
          true,
          false,
        ]);
      } else {
        const place = 'city' in a ? a.city : 'port' in a ? a.port : undefined;
        if (place !== undefined) expect(touchPlace(idle, place, 'port' in a)).toEqual({ does: 'choose', action: a });
      }
    }
    for (const city of CITIES)
      for (const asPort of [false, true]) {
        const touch = touchPlace(idle, city, asPort);
        if (touch.does === 'why') asked++;
        else if (touch.does !== 'pick') expect(known).toContain(key(touch.action));
        if (isOpen(idle, city, asPort)) expect(touch.does).not.toBe('why');
      }
  }
  expect(moves).toBeGreaterThan(500);
  expect(asked).toBeGreaterThan(500);
  expect(direct).toBeGreaterThan(20);
});

test('a port is touched for a fleet and a city for an army, never one for the other', () => {
  let shut = 0;
  for (const { view, legal } of decisions(3)) {
    if (view.prompt.room !== 'preparation-pieces') continue;
    const state = mapState({ view, actions: legal, draft: [], complete: false }, null);
    for (const city of CITIES)
      for (const asPort of [false, true]) {
        const touch = touchPlace(state, city, asPort);
        const action: EwAction = asPort ? { do: 'raise-fleet', port: city } : { do: 'raise-army', city };
        expect('action' in touch && touch.action).toEqual(action);
        expect(touch.does === 'choose').toBe(isOpen(state, city, asPort));
        if (touch.does === 'why') shut++;
      }
  }
  expect(shut).toBeGreaterThan(100);
});

test('a card offers exactly its legal uses; a drafted use can be changed or taken back', () => {
  let open = 0;
  for (const { view, me, legal } of decisions(2)) {
    if (view.prompt.room !== 'operations') continue;
    const hand = { view, me, actions: legal, offered: legal, draft: [] };
    const known = new Set(legal.map(key));
    for (const card of view.hand)
      for (const use of usesOf(hand, card)) {
        const idle = stateOfUse(hand, use);
        expect(idle).toEqual({ pressed: false, open: known.has(key(use.action)), touch: known.has(key(use.action)) ? 'choose' : 'why' });
        if (!idle.open) continue;
        open++;
        const drafted = { ...hand, actions: [], draft: [use.action] };
        expect(stateOfUse(drafted, use).touch).toBe('take-back');
        const other = usesOf(drafted, card).find(u => u.as !== use.as && known.has(key(u.action)));
        if (other) expect(stateOfUse(drafted, other)).toEqual({ pressed: false, open: true, touch: 'change' });
      }
  }
  expect(open).toBeGreaterThan(20);
});
