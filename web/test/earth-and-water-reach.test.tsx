/** From every room of random games, with nothing drafted and after every card that can be drafted, each legal action has its touch. */
import { type EwAction, type EwView, earthWater } from '@stoa/earth-and-water';
import { isMove } from '@stoa/earth-and-water/reading';
import { texts } from '@stoa/earth-and-water/text';
import type { AnyGame } from '@stoa/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mapState, touchPlace } from '../src/games/earth-and-water/board/controller.ts';
import { Hand } from '../src/games/earth-and-water/hand/hand.tsx';
import { Focus } from '../src/games/earth-and-water/panels/focus.tsx';
import { screen } from '../src/games/earth-and-water/screen.tsx';
import { isPlaced, spotsOf } from '../src/games/earth-and-water/touch.ts';
import type { EwProps } from '../src/games/earth-and-water/types.ts';
import { isAnswer } from '../src/games/earth-and-water/ways/answers.ts';
import { commitMode } from '../src/games/earth-and-water/ways/commit-mode.ts';
import { Ways } from '../src/games/earth-and-water/ways/ways.tsx';
import { WORDS } from '../src/games/earth-and-water/words.ts';
import { IDLE } from '../src/table/idle-props.ts';
import { previewOf } from '../src/worker/preview.ts';
import { decisionsOf } from './decisions.ts';

interface Seen {
  readonly view: EwView;
  readonly before: EwView;
  readonly me: 0 | 1;
  readonly actions: readonly EwAction[];
  readonly offered: readonly EwAction[];
  readonly draft: readonly EwAction[];
}
const propsOf = (seen: Seen): EwProps => ({ ...IDLE, ...seen, text: texts.en, lang: 'en' });

const key = (a: EwAction): string => JSON.stringify(a);

/** What touching places leads to; of a movement to any number of pieces the first touch, the stepper leads to the others. */
const touched = (props: EwProps): ReadonlySet<string> => {
  const found = new Set<string>();
  const names = (a: EwAction): string => (isMove(a) ? `${a.do} ${a.from} ${a.to}` : key(a));
  const spots = spotsOf(props.actions);
  for (const picked of [null, ...spots.origins]) {
    const state = mapState(props, picked, spots);
    for (const { city } of props.view.cities)
      for (const asPort of [false, true]) {
        const touch = touchPlace(state, city, asPort);
        if (touch.does === 'choose') found.add(names(touch.action));
      }
  }
  return new Set(props.actions.filter(a => found.has(names(a))).map(key));
};

const label = (props: EwProps, a: EwAction): string => {
  const words = WORDS.en;
  if (a.do === 'buy-cards') return `aria-label="${words.buy(a.n)}"`;
  if (a.do === 'build-bridge') return words.bridgeFor(6).split(':')[0] ?? '';
  if (a.do === 'end-preparation') return words.endPreparation;
  const name = 'card' in a ? texts.en.card(a.card, props.view.shownHand || props.me === 1 ? 1 : 0).name : '';
  // The key of a card says its use, and is open.
  const keyOf = (use: string): string => `aria-disabled="false" aria-label="${use}: ${name}"`;
  switch (a.do) {
    case 'play-event':
      return keyOf(words.event);
    case 'play-move':
      return keyOf(a.over === 'land' ? words.march : words.sail);
    case 'discard-card':
      return keyOf(words.layAside);
    case 'choose-card':
      return `aria-label="${words.discardIt(name)}"`;
    default:
      return '<button';
  }
};

const expectReached = (props: EwProps): void => {
  const places = touched(props);
  let html: string | undefined;
  for (const a of props.actions) {
    if (isPlaced(a)) expect(places.has(key(a)), `${props.view.prompt.room} ${key(a)}`).toBe(true);
    else if (screen.draft.onBoard?.(a) && !isAnswer(a)) {
      html ??= renderToStaticMarkup([<Focus key="f" {...props} />, <Hand key="h" {...props} />, <Ways key="w" {...props} />]);
      expect(html.includes(label(props, a)), `${props.view.prompt.room} ${key(a)}`).toBe(true);
    }
    // A number that the stepper sets must not be sent with the first touch.
    if (isMove(a)) {
      const numbers = props.actions.filter(b => isMove(b) && b.from === a.from && b.to === a.to).length;
      expect(commitMode(a, props.actions)).toBe(numbers > 1 ? 'adjusts' : 'whole');
    }
  }
};

test('each legal action has its touch, also while a card is drafted', () => {
  const rooms = new Map<string, number>();
  for (let game = 0; game < 3; game++)
    for (const { s, seat, legal: offered } of decisionsOf(earthWater, 2, `touch-${game}`)) {
      const me = seat === 1 ? 1 : 0;
      const before = earthWater.view(s, me);
      expectReached(propsOf({ view: before, before, me, actions: offered, offered, draft: [] }));
      for (const first of offered.filter(a => commitMode(a, offered) === 'opens')) {
        const next = previewOf(earthWater as AnyGame, s, me, [first], 'seed');
        if (next === null) continue;
        const view = next.view as EwView;
        rooms.set(`${first.do} ${next.room}`, (rooms.get(`${first.do} ${next.room}`) ?? 0) + 1);
        expectReached(propsOf({ view, before, me, actions: next.actions as EwAction[], offered, draft: [first] }));
      }
    }
  expect(rooms.get('play-event preparation-cards') ?? 0).toBeGreaterThan(0);
  expect(rooms.get('play-event pacification') ?? 0).toBeGreaterThan(0);
});
