/**
 * When a drafted movement leaves a city without armies, the panel says whose it will be; the rules say so too (EW-3.2, EW-3.3, EW-3.5). When there is too
 * little food after it, the panel says how many armies Supply would take (EW-12.6).
 */
import { type CityId, type EwAction, type EwState, earthWater } from '@stoa/earth-and-water';
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

/** The panel beside the march of all armies of Persia from a city, and the state before it. */
const marchFrom = (
  pieces: string,
  from: CityId,
  armies: number,
): { readonly before: EwState; readonly march: EwAction; readonly panel: string } => {
  const before = position(`${pieces} persia:9+14 greece:3+4`);
  earthWater.apply(before, 0, { do: 'play-move', card: 9, over: 'land' });
  const actions: EwAction[] = [];
  earthWater.actions(before, 0, actions);
  const march = actions.find(
    a => a.do === 'land-move' && a.from === from && a.armies === armies && (from !== 'abydos' || a.to === 'pella'),
  );
  if (march === undefined) throw new Error('no march');
  const props: EwProps = {
    ...IDLE,
    ...{ view: earthWater.view(before, 0), before: earthWater.view(before, 0), me: 0, text: texts.en, lang: 'en' },
    ...{ actions, offered: actions, draft: [march], complete: true },
  };
  return { before, march, panel: renderToStaticMarkup(<Counts {...props} />) };
};

test.each([
  ['an own major city', 'ephesos:P2', 'ephesos', 0, 'the enemy can walk in'],
  ['a major city of the enemy', 'athenai:P2 ephesos:P1', 'athenai', 1, 'it falls back to the enemy'],
  ['any other city', 'thebai:P2 ephesos:P1', 'thebai', null, 'it will be nobody’s'],
] as const)('%s', (_which, pieces, from, owner, words) => {
  const { before, march, panel } = marchFrom(pieces, from, 2);
  expect(panel).toContain(words);
  earthWater.apply(before, 0, march);
  expect(earthWater.view(before, 0).cities.find(c => c.city === from)?.control).toBe(owner);
});

test.each([
  ['more armies than food', 'abydos:P7 bridge', 7, 'Food for 1 of 7 armies after this: Supply would take 6.'],
  ['as many as there is food', 'abydos:P2 bridge', 1, undefined],
] as const)('a march to %s', (_which, pieces, armies, words) => {
  const { panel } = marchFrom(pieces, 'abydos', armies);
  if (words === undefined) expect(panel).not.toContain('Food for');
  else expect(panel).toContain(words);
});
