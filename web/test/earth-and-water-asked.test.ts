/** The ledge of Earth & Water asks for what is still open of a movement, and names its deed on the button before it is whole. */
import { type EwAction, type EwView, earthWater } from '@stoa/earth-and-water';
import { isMove } from '@stoa/earth-and-water/reading';
import { texts } from '@stoa/earth-and-water/text';
import { expect, test } from 'vitest';
import type { EwProps } from '../src/games/earth-and-water/types.ts';
import { asked, deed } from '../src/games/earth-and-water/ways/deed.ts';
import { IDLE } from '../src/table/idle-props.ts';
import { decisionsOf } from './decisions.ts';

const propsOf = (view: EwView, me: number, actions: readonly EwAction[], draft: readonly EwAction[], complete = false): EwProps => ({
  ...IDLE,
  ...{ view, before: view, me, text: texts.en, lang: 'en', actions, offered: actions, draft, complete },
});

/** Every decision of a movement in a few games. */
function* movements() {
  for (let game = 0; game < 6; game++)
    for (const { s, seat, legal } of decisionsOf(earthWater, 2, `asked-${game}`))
      if (legal.some(isMove)) yield { view: earthWater.view(s, seat), me: seat, moves: legal.filter(isMove) };
}

test('a movement asks where it goes once it is known where it begins, then whether it is meant', () => {
  let [open, from, kept] = [0, 0, 0];
  for (const { view, me, moves } of movements()) {
    const origins = [...new Set(moves.map(a => a.from))];
    const nothing = propsOf(view, me, moves, []);
    const kind = view.prompt.operation?.kind ?? '';
    if (view.prompt.room === 'themistocles' || /^(leonidas|triremes)/.test(kind)) {
      kept++;
      expect(asked(nothing, origins[0] ?? null)).toBeUndefined();
      continue;
    }
    if (origins.length > 1) {
      open++;
      expect(asked(nothing, null)).toBeUndefined();
    }
    for (const origin of origins) {
      from++;
      expect(asked(nothing, origin)).toMatch(new RegExp(`^(March|Sail) from ${texts.en.cities[origin]}: choose where to.$`));
    }
    const [move] = moves;
    if (move) expect(asked(propsOf(view, me, moves, [move], true), null)).toMatch(/^(March|Sail) from .* to .*\?$/);
  }
  expect(Math.min(open, from, kept)).toBeGreaterThan(0);
});

test('the main button names the deed before the movement is whole', () => {
  const [first] = movements();
  if (first === undefined) throw new Error('no movement');
  const { view, me } = first;
  const of = (over: 'land' | 'sea') => deed(propsOf(view, me, [], [{ do: 'play-move', card: 1, over }]));
  expect([of('land'), of('sea')]).toEqual(['March', 'Sail']);
});

test('an event that wants nothing more is asked about by its name', () => {
  const options = earthWater.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  const view = earthWater.view(earthWater.setup(2, options, earthWater.rules), 0);
  const draft: readonly EwAction[] = [{ do: 'play-event', card: 9 }];
  expect(asked(propsOf(view, 0, [], draft, true), null)).toBe('Play “Hippias”?');
  expect(asked(propsOf(view, 0, [], draft), null)).toBeUndefined();
});
