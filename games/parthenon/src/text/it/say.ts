/** Small words of Italian shared by its catalogues. */
import { type Seat, textTools } from '@stoa/engine';
import type { CardId } from '../../cards.ts';
import type { HiddenCards } from '../../events.ts';
import type { Price } from '../../reading/prices.ts';
import { grouped } from '../words.ts';
import { names } from './names.ts';

const tools = textTools('it');
export const { and, or, count, plural } = tools;
export const who = (seat: Seat): string => `Posto ${seat + 1}`;
export const whoAll = (seats: readonly Seat[]): string => (seats.length === 0 ? 'nessuno' : and(seats.map(who)));
export const card = (id: CardId): string => names.cards[id].one;
const number = (n: number, { one, other, unit }: { readonly one: string; readonly other: string; readonly unit?: string }): string =>
  count(n, { one: unit ?? one, other });
/** “1 Oliva”. */
export const one = (id: CardId): string => number(1, names.cards[id]);
/** “2 Lana e 1 Esercito”; a number where the cards are hidden. */
export const cards = (list: HiddenCards): string => {
  if (typeof list === 'number') return count(list, { one: 'carta', other: 'carte' });
  if (list.length === 0) return 'nulla';
  return and(grouped(list).map(([id, n]) => number(n, names.cards[id])));
};
export const isNone = (list: HiddenCards): boolean => (typeof list === 'number' ? list : list.length) === 0;
/** Countries take the article, cities do not; a pack's own lands are named as they are. */
const ARTICLES: Readonly<Record<string, string>> = { Ionia: 'la ', Egitto: 'l’', Italia: 'l’' };
export const theLand = (name: string): string => `${ARTICLES[name] ?? ''}${name}`;
export const inLand = (name: string): string => `${name in ARTICLES ? 'in' : name.startsWith('A') ? 'ad' : 'a'} ${name}`;
/** What a price asks for: cards by name, or a kind of card. */
export const price = (items: Price): string =>
  items.length === 0
    ? 'nulla'
    : and(
        items.map(({ n, of, distinct }) => {
          const name = of in names.cards ? names.cards[of as CardId] : names.selectors[of as keyof typeof names.selectors];
          return `${number(n, name)}${distinct === true && n > 1 ? ' (tipi diversi)' : ''}`;
        }),
      );
