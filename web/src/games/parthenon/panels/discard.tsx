/** Phase 9: two options side by side. A: touch the cards to keep in secret. B: show the hand and keep one of each. */
import type { PaAction } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import type { ReactNode } from 'react';
import { Spot } from '../../spot.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { kindsIn } from '../pieces/cards.tsx';
import { usePlan, without } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { type HandCard, handByKept, keepLimit, keptNow } from './keeping.ts';
import './discard.css';

type Props = PaProps & { words: ScreenWords };

/** A card as the tray draws it. `isKept`: framed, else crossed out. */
const Good = ({ card, isKept, text, words }: Pick<Props, 'text' | 'words'> & { card: CardId; isKept: boolean }) => (
  <>
    <CardMark card={card} />
    <small>{text.names.cards[card].one}</small>
    <i>{isKept ? words.kept : words.givenUp}</i>
  </>
);

const Option = ({ title, says, children }: { title: string; says: string; children: ReactNode }) => (
  <section className="pa-option" aria-label={title}>
    <h3>{title}</h3>
    <p>{says}</p>
    <ul>{children}</ul>
  </section>
);

/** Phase 9 by option A: a touch keeps a card or gives it up. */
const Secret = (props: Props & { cards: readonly HandCard[]; keep: readonly CardId[]; limit: number }) => {
  const { cards, keep, limit, text, words, askWhy } = props;
  const set = usePlan(s => s.set);
  const kept = cards.filter(({ is }) => is !== 'free').length;
  const full = kept >= limit;
  const touch = ({ card, is }: HandCard): void => {
    if (is === 'kept') set({ keep: without(keep, card), sure: false });
    else if (is === 'laid' || full)
      askWhy(
        { do: 'keep', card },
        keep.map((c): PaAction => ({ do: 'keep', card: c })),
      );
    else set({ keep: [...keep, card], sure: false });
  };
  return (
    <Option title={words.optionTitle.A(kept, limit)} says={words.keepHint(limit)}>
      {cards.map(one => (
        <li key={one.key}>
          <Spot
            className={`pa-good${one.is === 'free' ? '' : ' kept'}`}
            label={
              one.is === 'free' ? words.keepCard(text.names.cards[one.card].one, one.of) : words.dontKeep(text.names.cards[one.card].one)
            }
            open={one.is === 'kept' || (one.is === 'free' && !full)}
            pressed={one.is !== 'free'}
            onTouch={() => touch(one)}
          >
            <Good card={one.card} isKept={one.is !== 'free'} text={text} words={words} />
          </Spot>
        </li>
      ))}
    </Option>
  );
};

/** Option B decides by itself: one of each kind. */
const Shown = ({ hand, text, words }: Props & { hand: readonly CardId[] }) => (
  <Option title={words.optionTitle.B(kindsIn(hand).length)} says={words.showHint}>
    {handByKept(
      hand,
      kindsIn(hand).map(([card]) => card),
      [],
    ).map(({ card, key, is }) => (
      <li key={key}>
        <span className={`pa-good${is === 'free' ? '' : ' kept'}`}>
          <Good card={card} isKept={is !== 'free'} text={text} words={words} />
        </span>
      </li>
    ))}
  </Option>
);

export const isDiscarding = ({ view, me }: Pick<Props, 'view' | 'me'>): boolean =>
  view.room === 'discard' && me !== undefined && view.acting.includes(me) && view.draft?.decided !== true;

/** The page of the island belongs to it while it is asked; what cards are worth keeping for stands in the matter. */
export const Discard = (props: Props) => {
  const { view, me } = props;
  const { keep: planned } = usePlan();
  if (me === undefined) return null;
  const hand = view.islands[me]?.hand ?? [];
  const keep = keptNow(view, me, planned);
  return (
    <div className="pa-discard">
      <Secret {...props} cards={handByKept(hand, keep, view.draft?.laid ?? [])} keep={keep} limit={keepLimit(view, me)} />
      <Shown {...props} hand={hand} />
    </div>
  );
};
