/** The hand: exactly the uses that were legal are open, also while one of them is drafted. */
import { type EwAction, type EwView, earthWater } from '@stoa/earth-and-water';
import { texts } from '@stoa/earth-and-water/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyWords, Hand } from '../src/games/earth-and-water/hand/hand.tsx';
import type { EwProps } from '../src/games/earth-and-water/types.ts';
import { WORDS } from '../src/games/earth-and-water/words.ts';
import { IDLE } from '../src/table/idle-props.ts';
import { decisionsOf } from './decisions.ts';

const isUse = (a: EwAction): boolean => a.do === 'play-move' || a.do === 'play-event';

const propsOf = (view: EwView, me: number, offered: readonly EwAction[], draft: readonly EwAction[]): EwProps => ({
  ...IDLE,
  ...{ view, before: view, me, text: texts.en, lang: 'en', actions: draft.length > 0 ? [] : offered, offered, draft },
});
const openUses = (html: string): number => html.match(/class="button use" /g)?.length ?? 0;

test('a shut use stays shut while another card is drafted', () => {
  let shut = 0;
  for (let game = 0; game < 4; game++)
    for (const { s, seat, legal } of decisionsOf(earthWater, 2, `hand-${game}`)) {
      const uses = legal.filter(isUse);
      const first = uses[0];
      if (first === undefined) continue;
      const view = earthWater.view(s, seat);
      expect(openUses(renderToStaticMarkup(<Hand {...propsOf(view, seat, legal, [])} />))).toBe(uses.length);
      expect(openUses(renderToStaticMarkup(<Hand {...propsOf(view, seat, legal, [first])} />))).toBe(uses.length);
      shut += view.hand.length * 3 - uses.length;
    }
  expect(shut).toBeGreaterThan(20);
});

test('an empty hand after the last campaign promises no new cards', () => {
  const options = earthWater.parseOptions({});
  if ('rule' in options) throw new Error('no options');
  const s = earthWater.setup(2, options, earthWater.rules);
  const view = earthWater.view(s, 1);
  expect(emptyWords(view, WORDS.en)).toBe(WORDS.en.emptyYet);
  expect(emptyWords({ ...view, ending: { winner: 0, reason: 'points' } as unknown as EwView['ending'] }, WORDS.en)).toBe(
    WORDS.en.emptyOver,
  );
});
