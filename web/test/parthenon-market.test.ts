/** What the market computes beside the table: promises judged by what was seen, and what cards would allow to build. */
import { isIllegal } from '@stoa/engine';
import { type PaEvent, parthenon } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import { kindsFor, pays, priceNow } from '@stoa/parthenon/reading';
import { texts } from '@stoa/parthenon/text';
import { describe, expect, test } from 'vitest';
import { cardsOf, countsOf, minus, plus } from '../src/games/parthenon/counts.ts';
import { ledgerOf } from '../src/games/parthenon/market/ledger.ts';
import { rivals, voidAfter } from '../src/games/parthenon/market/offers-broken-by.ts';
import { nearly, newlyPossible, possible } from '../src/games/parthenon/market/possible.ts';

const promised = (seat: number, to: number, what: 'vote' | 'spare' | 'name' | 'trade' | 'repay' | 'reveal'): PaEvent => ({
  e: 'promised',
  seat,
  to,
  what,
});
const season = (n: number): PaEvent => ({ e: 'season-began', year: 1, season: n });
const fates = (log: readonly PaEvent[], archon = 0): readonly string[] => ledgerOf(log, archon).map(entry => entry.fate);

describe('the ledger', () => {
  test('a vote is judged by the next vote of the seat that promised it', () => {
    const voted = (seat: number, target: number): PaEvent => ({ e: 'voted', seat, target, weight: 1 });
    expect(fates([promised(1, 2, 'vote')])).toEqual(['open']);
    expect(fates([promised(1, 2, 'vote'), voted(0, 1), voted(1, 2)])).toEqual(['kept']);
    expect(fates([promised(1, 2, 'vote'), voted(1, 0), voted(1, 2)])).toEqual(['broken']);
    expect(fates([voted(1, 2), promised(1, 2, 'vote')])).toEqual(['open']);
  });
  test('naming is judged while the seat that promised is Archon', () => {
    const named = (seat: number): PaEvent => ({ e: 'target-named', seat, event: 'unrest' });
    const elected: PaEvent = { e: 'archon-chosen', seat: 1, how: 'elected' };
    expect(fates([promised(0, 2, 'spare'), named(2)])).toEqual(['broken']);
    expect(fates([promised(0, 2, 'spare'), named(1)])).toEqual(['kept']);
    expect(fates([promised(1, 2, 'name'), named(2), elected])).toEqual(['open']);
    expect(fates([promised(1, 2, 'name'), elected, named(2)])).toEqual(['kept']);
  });
  test('trades and repayments have until the end of the next season', () => {
    const gift: PaEvent = { e: 'traded', seat: 1, to: 2, give: 1, want: 0, open: false };
    expect(fates([promised(1, 2, 'trade'), season(2), gift])).toEqual(['kept']);
    expect(fates([promised(2, 1, 'trade'), season(2), season(3), gift])).toEqual(['broken']);
    expect(fates([promised(1, 2, 'repay'), gift])).toEqual(['kept']);
    expect(fates([promised(2, 1, 'repay'), gift])).toEqual(['open']);
  });
  test('a harbor is judged by the next vote on one', () => {
    const vote = (reveal: boolean): PaEvent => ({ e: 'harbor-voted', seat: 1, land: 'athens', reveal });
    expect(fates([promised(1, 2, 'reveal'), vote(true)])).toEqual(['kept']);
    expect(fates([promised(1, 2, 'reveal'), vote(false)])).toEqual(['broken']);
  });
});

test('offers that need the same cards: those the table closes are those the market names', () => {
  const s = parthenon.parsePosition('3 islands=chios,crete,rhodes room=season/trade-open step=3 hand0=wool*2+ore hand1=grain*2 hand2=gold');
  if (isIllegal(s)) throw new Error('no table');
  const offer = (give: readonly CardId[], want: readonly CardId[]): void => parthenon.apply(s, 0, { do: 'offer', to: 1, give, want });
  offer(['wool', 'wool'], ['grain']);
  offer(['wool'], ['grain']);
  offer(['ore'], []);
  const { offers } = parthenon.view(s, 0);
  const have = countsOf(['wool', 'wool', 'ore']);
  const [both, one, ore] = offers.map(o => o.offer);
  expect([...rivals(offers, 0, have)].sort()).toEqual([both, one].sort());
  expect(voidAfter(offers, 0, have, { give: ['ore'], get: [] })).toEqual([ore]);
  for (const { offer: id, give, want } of offers) {
    const then = parthenon.clone(s);
    parthenon.apply(then, 1, { do: 'accept', offer: id });
    const open = parthenon.view(then, 0).offers.map(o => o.offer);
    const gone = voidAfter(offers, 0, have, { give, get: want }).filter(other => other !== id);
    expect(offers.map(o => o.offer).filter(other => other !== id && !open.includes(other))).toEqual(gone);
  }
});

describe('what cards pay', () => {
  const basics = ['grapes', 'wool', 'olives'];
  test('every unit by a card of its own, different kinds where asked', () => {
    expect(pays({ wool: 2 }, [{ n: 2, of: 'anyBasic' }], basics)).toBe(true);
    expect(pays({ wool: 2 }, [{ n: 2, of: 'anyBasic', distinct: true }], basics)).toBe(false);
    expect(
      pays(
        { wool: 1, ore: 1 },
        [
          { n: 1, of: 'anyBasic' },
          { n: 1, of: 'wool' },
        ],
        basics,
      ),
    ).toBe(true);
    expect(pays({ wool: 3 }, [{ n: 1, of: 'nonProducedBasic' }], basics)).toBe(false);
    expect(pays({ gold: 1 }, [{ n: 1, of: 'rareOrGold' }], basics)).toBe(true);
    expect(pays({}, [], basics)).toBe(true);
  });
  test('piles add up', () => {
    expect(cardsOf(minus(plus(countsOf(['wool', 'wool']), countsOf(['ore'])), countsOf(['wool'])))).toEqual(['ore', 'wool']);
  });
  test('what one or two cards more would pay for, the nearest first; and what events add is asked for too', () => {
    const s = parthenon.parsePosition('3 islands=chios,crete,rhodes room=season/trade-open step=3');
    if (isIllegal(s)) throw new Error('no table');
    const view = parthenon.view(s, 0);
    const near = nearly(view, 0, countsOf(['grapes']));
    expect(near.length).toBeGreaterThan(0);
    const lacks = near.map(({ missing }) => missing.reduce((sum, { n }) => sum + n, 0));
    expect(lacks).toEqual([...lacks].sort((a, b) => a - b));
    expect(Math.max(...lacks)).toBeLessThanOrEqual(2);
    const { goal, missing } = near[0]!;
    // Exactly those cards more, and it can be built.
    const more = missing.flatMap(({ n, of }) => Array.from({ length: n }, () => kindsFor(of, ['grapes', 'wool', 'olives'])[0]!));
    expect(possible(view, 0, countsOf(['grapes']))).not.toContainEqual(goal);
    expect(possible(view, 0, countsOf(['grapes', ...more]))).toContainEqual(goal);
    const dear = { ...view, added: ['unskilled_labor'] };
    expect(priceNow(dear, 0, 'village-3')).toEqual([...priceNow(view, 0, 'village-3'), { n: 1, of: 'anyBasic' }]);
    expect(texts.en.action({ do: 'build', structure: 'village-3' }, dear)).toContain(texts.en.price(priceNow(dear, 0, 'village-3')));
  });
  test('only what was not possible before', () => {
    const s = parthenon.parsePosition('3 islands=chios,crete,rhodes room=season/trade-open step=3');
    if (isIllegal(s)) throw new Error('no table');
    const view = parthenon.view(s, 0);
    const six = countsOf(['grain', 'grapes', 'olives', 'ore', 'timber', 'wool']);
    const goals = newlyPossible(view, 0, minus(six, countsOf(['wool'])), six);
    expect(goals).toContainEqual({ kind: 'structure', structure: 'workshop' });
    expect(newlyPossible(view, 0, six, six)).toEqual([]);
    expect(newlyPossible(view, 0, {}, { gold: 1 })).toContainEqual({ kind: 'fleet', fleet: 'B' });
  });
});
