/** Cards as a line of marks with their numbers, and as buttons to put a pile together. */
import { CARDS, type CardId } from '@stoa/parthenon/cards';
import type { PaNames } from '@stoa/parthenon/text';
import { Minus } from 'lucide-react';
import { type Counts, countsOf, sizeOf } from '../counts.ts';
import { CardMark } from '../pieces/card-mark.tsx';
import type { MarketWords } from './words.ts';

/** The door lets through no longer list. */
const MOST = 12;

export const sayCards = (cards: readonly CardId[], names: PaNames, words: MarketWords): string => {
  const counts = countsOf(cards);
  const parts = CARDS.flatMap(card => {
    const n = counts[card] ?? 0;
    return n === 0 ? [] : [`${n} ${n === 1 ? (names.cards[card].unit ?? names.cards[card].one) : names.cards[card].other}`];
  });
  return parts.length === 0 ? words.nothing : words.and(parts);
};

export const CardLine = ({ cards, names, words }: { cards: readonly CardId[]; names: PaNames; words: MarketWords }) => {
  const counts = countsOf(cards);
  if (cards.length === 0) return <span className="muted">{words.nothing}</span>;
  return (
    <span className="pm-line" role="img" aria-label={sayCards(cards, names, words)}>
      {CARDS.filter(card => (counts[card] ?? 0) > 0).map(card => (
        <span key={card}>
          {counts[card]}
          <CardMark card={card} />
        </span>
      ))}
    </span>
  );
};

/** `have`: what there is to take from; without it there is no end. `makers`: who produces a good, by the islands of the table. */
export const Pile = ({
  legend,
  kinds,
  chosen,
  have,
  makers,
  names,
  words,
  onChange,
}: {
  legend: string;
  kinds: readonly CardId[];
  chosen: Counts;
  have?: Counts;
  makers?: (card: CardId) => string | undefined;
  names: PaNames;
  words: MarketWords;
  onChange: (counts: Counts) => void;
}) => {
  const full = sizeOf(chosen) >= MOST;
  const set = (card: CardId, n: number): void => onChange({ ...chosen, [card]: n });
  return (
    <fieldset className="pm-pile">
      <legend>{legend}</legend>
      <ul>
        {kinds.map(card => {
          const n = chosen[card] ?? 0;
          const of = have?.[card];
          const name = names.cards[card].one;
          const maker = makers?.(card);
          return (
            <li key={card} className={n > 0 ? 'chosen' : undefined}>
              <button
                type="button"
                className="pm-card"
                disabled={full || (of !== undefined && n >= of)}
                aria-label={`${of === undefined ? words.add(name, n) : words.addOf(name, n, of)}${maker === undefined ? '' : `; ${maker}`}`}
                onClick={() => set(card, n + 1)}
              >
                <CardMark card={card} />
                <span className="pm-name">{name}</span>
                <b className="pm-count">{of === undefined ? (n > 0 ? n : '') : `${n}/${of}`}</b>
                {maker !== undefined && <span className="pm-maker" aria-hidden="true" />}
              </button>
              {n > 0 && (
                <button type="button" className="pm-less" aria-label={words.less(name)} onClick={() => set(card, n - 1)}>
                  <Minus aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
};
