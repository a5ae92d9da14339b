/** When a drafted movement leaves a city without armies, the panel says whose it will be; the rules say so too (EW-3.2, EW-3.3, EW-3.5). */
import { type EwAction, type EwState, earthWater } from '@stoa/earth-and-water';
import { texts } from '@stoa/earth-and-water/text';
import { isIllegal } from '@stoa/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Counts } from '../src/games/earth-and-water/panels/counts.tsx';
import type { EwProps } from '../src/games/earth-and-water/types.ts';
import { IDLE } from '../src/table/idle-props.ts';

const position = (line: string): EwState => {
  const s = earthWater.parsePosition(line);
  if (isIllegal(s)) throw new Error(line);
  return s;
};

test.each([
  ['an own major city', 'ephesos:P2', 'ephesos', 0, 'the enemy can walk in'],
  ['a major city of the enemy', 'athenai:P2 ephesos:P1', 'athenai', 1, 'it falls back to the enemy'],
  ['any other city', 'thebai:P2 ephesos:P1', 'thebai', null, 'it will be nobody’s'],
] as const)('%s', (_which, pieces, from, owner, words) => {
  const before = position(`${pieces} persia:9+14 greece:3+4`);
  earthWater.apply(before, 0, { do: 'play-move', card: 9, over: 'land' });
  const actions: EwAction[] = [];
  earthWater.actions(before, 0, actions);
  const all = actions.find(a => a.do === 'land-move' && a.from === from && a.armies === 2);
  if (all === undefined) throw new Error('no march');
  const props: EwProps = {
    ...IDLE,
    ...{ view: earthWater.view(before, 0), before: earthWater.view(before, 0), me: 0, text: texts.en, lang: 'en' },
    ...{ actions, offered: actions, draft: [all], complete: true },
  };
  expect(renderToStaticMarkup(<Counts {...props} />)).toContain(words);
  earthWater.apply(before, 0, all);
  expect(earthWater.view(before, 0).cities.find(c => c.city === from)?.control).toBe(owner);
});
