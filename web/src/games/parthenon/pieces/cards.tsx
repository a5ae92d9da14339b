/** Cards in a row, prices with what is missing, and cards that can be touched. */
import { CARDS, type CardId } from '@stoa/parthenon/cards';
import type { Price } from '@stoa/parthenon/reading';
import type { PaText } from '@stoa/parthenon/text';
import { Spot } from '../../spot.tsx';
import { countsOf } from '../counts.ts';
import type { ScreenWords } from '../words.ts';
import { CardMark } from './card-mark.tsx';

export const kindsIn = (cards: readonly CardId[]): readonly (readonly [CardId, number])[] => {
  const counts = countsOf(cards);
  return CARDS.flatMap(card => {
    const n = counts[card] ?? 0;
    return n === 0 ? [] : [[card, n] as const];
  });
};

export const CardRow = ({ cards, text }: { cards: readonly CardId[]; text: PaText }) =>
  cards.length === 0 ? (
    <span className="muted">{text.cards(cards)}</span>
  ) : (
    <span className="pa-cards" role="img" aria-label={text.cards(cards)}>
      {kindsIn(cards).map(([card, n]) => (
        <span key={card}>
          <CardMark card={card} />
          {n > 1 && <b>{n}</b>}
        </span>
      ))}
    </span>
  );

/** Kinds that are no card: a frame with a sign in it. */
const FRAMES: Readonly<Record<string, readonly [frame: string, sign: string]>> = {
  anyBasic: ['basic', '?'],
  producedBasic: ['basic', '⌂'],
  nonProducedBasic: ['basic', '≠'],
  otherBasic: ['basic', '⇄'],
  anyRare: ['rare', '?'],
  anyWorkshopRare: ['rare', '⚒'],
  rareOrGold: ['rare', '±'],
  anyCommodity: ['basic', '∗'],
  anyAegis: ['aegis', '?'],
  anyCard: ['basic', '∗'],
};
const SHAPES: Readonly<Record<string, string>> = {
  basic: 'M-11.500-11.500H11.500V11.500H-11.500z',
  rare: 'M-5-12H5L12-5V5L5 12H-5L-12 5V-5z',
  aegis: 'M-11-11Q0-14 11-11V1Q11 9 0 13Q-11 9-11 1z',
};
const isCard = (of: string): of is CardId => (CARDS as readonly string[]).includes(of);
const KindMark = ({ of }: { of: string }) => {
  if (isCard(of)) return <CardMark card={of} />;
  const [frame, sign] = FRAMES[of] ?? ['basic', '?'];
  return (
    <svg className="pa-mark" viewBox="-14 -14 28 28" aria-hidden="true">
      <g className={`pa-card-shape any ${frame}`}>
        <path className="frame" d={SHAPES[frame] ?? ''} />
        <text y="6">{sign}</text>
      </g>
    </svg>
  );
};

/** `missing`: for each item how many units are not there. */
export const PriceRow = ({ price, missing, text }: { price: Price; missing?: readonly number[]; text: PaText }) => (
  <span className="pa-price" role="img" aria-label={text.price(price)}>
    {price.map(({ n, of }, i) => {
      const lacks = missing?.[i] ?? 0;
      return (
        <span
          key={`${of} ${price.slice(0, i).filter(p => p.of === of).length}`}
          className={lacks > 0 ? 'lacks' : ''}
          title={text.price([{ n, of }])}
        >
          {n > 1 && <b>{n}</b>}
          <KindMark of={of} />
        </span>
      );
    })}
  </span>
);

/** What the signs of these prices mean, in one line beside them. */
export const Signs = ({ prices, words }: { prices: readonly Price[]; words: Pick<ScreenWords, 'sign'> }) => {
  const kinds = new Set(prices.flatMap(price => price.map(({ of }) => of)).filter(of => !isCard(of)));
  return kinds.size === 0 ? null : (
    <ul className="pa-signs pa-footnote">
      {[...kinds].map(of => (
        <li key={of}>
          <KindMark of={of} /> {words.sign[of]}
        </li>
      ))}
    </ul>
  );
};

/** One button for each kind, with how many there are. `drag`: what it is called when it is dragged. */
export const CardButtons = ({
  cards,
  open,
  label,
  pressed,
  drag,
  names,
  onTouch,
}: {
  cards: readonly CardId[];
  open: (card: CardId) => boolean;
  label: (card: CardId, n: number) => string;
  pressed?: (card: CardId) => boolean;
  drag?: (card: CardId) => string;
  /** They stand under the cards. */
  names: PaText['names']['cards'];
  onTouch: (card: CardId) => void;
}) => (
  <span className="pa-buttons">
    {kindsIn(cards).map(([card, n]) => (
      <span key={card} className="pa-take" data-drag={drag?.(card)}>
        <Spot
          className="pa-card named"
          label={label(card, n)}
          open={open(card)}
          pressed={pressed?.(card) ?? false}
          onTouch={() => onTouch(card)}
        >
          <CardMark card={card} />
          {n > 1 && <b>{n}</b>}
          <small>{names[card].one}</small>
        </Spot>
      </span>
    ))}
  </span>
);
