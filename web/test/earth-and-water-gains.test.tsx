/** A drafted movement without a battle: the panel says which city it wins and what it counts, and the rules then give it to that side. */
import { type EwAction, type EwState, earthWater } from '@stoa/earth-and-water';
import { cityView, isMove, worthOf } from '@stoa/earth-and-water/reading';
import { texts } from '@stoa/earth-and-water/text';
import { CHANCE, type Seat, sfc32 } from '@stoa/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ForeseenPanel } from '../src/games/earth-and-water/panels/foreseen-panel.tsx';
import type { EwProps } from '../src/games/earth-and-water/types.ts';
import { IDLE } from '../src/table/idle-props.ts';

const panel = (state: EwState, me: 0 | 1, actions: readonly EwAction[], move: EwAction): string => {
  const view = earthWater.view(state, me);
  const seen = { ...IDLE, view, before: view, me, text: texts.en, lang: 'en', actions, offered: actions, draft: [move], complete: true };
  return renderToStaticMarkup(<ForeseenPanel {...(seen as EwProps)} />);
};
/** What happens if no reaction is played. */
const carriedOut = (state: EwState, seat: Seat, move: EwAction): EwState => {
  const after = earthWater.clone(state);
  earthWater.apply(after, seat, move);
  for (let [actor] = earthWater.actors(after); actor !== undefined && actor !== CHANCE; [actor] = earthWater.actors(after)) {
    const legal: EwAction[] = [];
    earthWater.actions(after, actor, legal);
    const decline = legal.find(a => a.do === 'decline');
    if (decline === undefined) break;
    earthWater.apply(after, actor, decline);
  }
  return after;
};

test('a city is promised where the movement wins it, and nowhere else', () => {
  const options = earthWater.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  const seen = { won: 0, not: 0 };
  for (let seed = 0; seed < 3; seed++) {
    const rng = sfc32(`gains-${seed}`);
    const state = earthWater.setup(2, options, earthWater.rules);
    while (earthWater.outcome(state) === undefined) {
      const [actor = CHANCE] = earthWater.actors(state);
      if (actor === CHANCE) {
        earthWater.apply(state, CHANCE, earthWater.sample(state, rng));
        continue;
      }
      const me = actor === 1 ? 1 : 0;
      const legal: EwAction[] = [];
      earthWater.actions(state, actor, legal);
      // A movement that interrupts another ends with that one.
      for (const move of earthWater.room(state) === 'themistocles' ? [] : legal.filter(isMove)) {
        const promised = panel(state, me, legal, move).includes('becomes yours');
        const after = earthWater.view(carriedOut(state, actor, move), me);
        const won = cityView(earthWater.view(state, me), move.to).control !== me && cityView(after, move.to).control === me;
        expect(promised, JSON.stringify(move)).toBe(won);
        seen[won ? 'won' : 'not']++;
      }
      earthWater.apply(state, actor, legal[rng.int(legal.length)] ?? { do: 'pass' });
    }
  }
  expect(Math.min(seen.won, seen.not)).toBeGreaterThan(10);
});

test('after the Acropolis has burnt Athens counts nothing', () => {
  const options = earthWater.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  const view = earthWater.view(earthWater.setup(2, options, earthWater.rules), 0);
  expect((['athenai', 'sparta', 'thebai'] as const).map(city => worthOf(view, city))).toEqual([2, 2, 1]);
  expect((['athenai', 'sparta'] as const).map(city => worthOf({ ...view, acropolis: true }, city))).toEqual([0, 2]);
});
