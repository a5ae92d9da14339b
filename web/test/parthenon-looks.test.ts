/** Parthenon's screen without a screen: which page is shown, which touches of a board that is still drawn count, and what offers need an answer. */
import { isIllegal } from '@stoa/engine';
import { type PaAction, type PaView, parthenon } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import { texts } from '@stoa/parthenon/text';
import { expect, test } from 'vitest';
import { isStillAsked } from '../src/games/parthenon/later.tsx';
import { goalName } from '../src/games/parthenon/market/goal-name.ts';
import { passedBy } from '../src/games/parthenon/market/offers.tsx';
import { EN } from '../src/games/parthenon/market/text/en.ts';
import { openOffers } from '../src/games/parthenon/panels/hint.tsx';
import { lookAt, tabNow } from '../src/games/parthenon/plan.ts';

const table = (notation: string) => {
  const s = parthenon.parsePosition(notation);
  if (isIllegal(s)) throw new Error('no table');
  return s;
};
const TRADE = '3 islands=chios,crete,rhodes room=season/trade-open step=3 hand0=wool*2+ore hand1=grain*2 hand2=gold';
const viewOf = (notation: string, seat = 0): PaView => parthenon.view(table(notation), seat);

test('a page that is looked at stays beside its question; the next question brings its own page at once', () => {
  const view = viewOf(TRADE);
  expect(tabNow(null, view, 0)).toBe('market');
  const looked = lookAt('sea', view, 0);
  expect(tabNow(looked, view, 0)).toBe('sea');
  expect(tabNow(looked, { ...view, offers: [] }, 0)).toBe('sea');
  expect(tabNow(looked, { ...view, room: 'build', phase: 8 }, 0)).toBe('island');
  expect(tabNow(looked, { ...view, season: view.season + 1 }, 0)).toBe('market');
  // Spectators have no market.
  expect(tabNow(null, view, undefined)).toBe('others');
});

test('a board that still shows the last question takes only touches that answer the present one too', () => {
  const [one, two] = [viewOf(TRADE), viewOf(TRADE)];
  const build: PaAction = { do: 'build', structure: 'fortress' };
  const done: PaAction = { do: 'done' };
  expect(isStillAsked({ before: one, offered: [build] }, { before: one, offered: [] }, build)).toBe(true);
  expect(isStillAsked({ before: one, offered: [build, done] }, { before: two, offered: [done] }, build)).toBe(false);
  expect(isStillAsked({ before: one, offered: [build, done] }, { before: two, offered: [{ do: 'done' }] }, done)).toBe(true);
});

test('offers that ask for what I do not hold need no answer; of an offer to all those who are ready have passed it by', () => {
  const s = table(TRADE);
  const offer = (seat: number, to: number, give: readonly CardId[], want: readonly CardId[]): void =>
    parthenon.apply(s, seat, { do: 'offer', to, give, want });
  offer(1, 0, ['grain'], ['wool']);
  offer(2, 0, ['gold'], ['grapes']);
  expect(openOffers(parthenon.view(s, 0), 0)).toEqual([0, 1]);
  offer(0, -1, ['ore'], ['grain']);
  parthenon.apply(s, 2, { do: 'ready' });
  const view = parthenon.view(s, 0);
  const mine = view.offers.find(o => o.seat === 0);
  expect(mine && passedBy(view, mine)).toEqual([2]);
  const theirs = view.offers.find(o => o.seat === 1);
  expect(theirs && passedBy(view, theirs)).toEqual([]);
});

test('two villages of one good are told apart', () => {
  const view = viewOf(TRADE);
  const names = ['village-1', 'village-2', 'village-3', 'village-4', 'village-5', 'village-6'].map(structure =>
    goalName(
      { kind: 'structure', structure } as never,
      { ...view, islands: view.islands.map(i => ({ ...i, villages: [] })) },
      0,
      texts.en,
      EN,
    ),
  );
  expect(new Set(names).size).toBe(6);
  expect(names.filter(name => name.startsWith('another village')).length).toBe(3);
});
