/** Small words of English shared by its catalogues. */
import { type Seat, textTools } from '@stoa/engine';
import type { CardId } from '../../cards.ts';
import type { HiddenCards } from '../../events.ts';
import type { Price } from '../../reading/prices.ts';
import { grouped } from '../words.ts';
import { names } from './names.ts';

const tools = textTools('en');
export const { and, or, count, plural } = tools;
export const who = (seat: Seat): string => `Player ${seat + 1}`;
export const whoAll = (seats: readonly Seat[]): string => (seats.length === 0 ? 'nobody' : and(seats.map(who)));
export const card = (id: CardId): string => names.cards[id].one;
const number = (n: number, { one, other, unit }: { readonly one: string; readonly other: string; readonly unit?: string }): string =>
  count(n, { one: unit ?? one, other });
/** "1 olive". */
export const one = (id: CardId): string => number(1, names.cards[id]);
/** "2 wool and 1 Army"; a number where the cards are hidden. */
export const cards = (list: HiddenCards): string => {
  if (typeof list === 'number') return count(list, { one: 'card', other: 'cards' });
  if (list.length === 0) return 'nothing';
  return and(grouped(list).map(([id, n]) => number(n, names.cards[id])));
};
export const isNone = (list: HiddenCards): boolean => (typeof list === 'number' ? list : list.length) === 0;
/** What a price asks for: cards by name, or a kind of card. */
export const price = (items: Price): string =>
  items.length === 0
    ? 'nothing'
    : and(
        items.map(({ n, of, distinct }) => {
          const name = of in names.cards ? names.cards[of as CardId] : names.selectors[of as keyof typeof names.selectors];
          return distinct === true && n > 1 ? `${n} different ${name.other}` : number(n, name);
        }),
      );
