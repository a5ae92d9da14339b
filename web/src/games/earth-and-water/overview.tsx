/** All sixteen cards: in my hand, discarded, being played, still unseen. */
import { CARD_IDS, type CardId } from '@stoa/earth-and-water/cards';
import type { Side } from '@stoa/earth-and-water/map';
import { CardFace } from './hand/card-face.tsx';
import type { EwProps } from './types.ts';
import { WORDS } from './words.ts';

export const CardsOverview = ({ view, me, text, lang }: Pick<EwProps, 'view' | 'me' | 'text' | 'lang'>) => {
  const words = WORDS[lang];
  const side: Side = me === 1 ? 1 : 0;
  const known = new Set<CardId>([...view.hand, ...view.discard, ...(view.card === null ? [] : [view.card])]);
  const groups: readonly (readonly [string, readonly CardId[]])[] = [
    [words.inYourHand, view.hand],
    [words.playing, view.card === null ? [] : [view.card]],
    [words.discarded, view.discard],
    [words.unknown, CARD_IDS.filter(card => !known.has(card))],
  ];
  return (
    <>
      <p className="muted">{words.deck(view.deckSize)}</p>
      {groups.map(
        ([title, cards]) =>
          cards.length > 0 && (
            <section key={title}>
              <h3>
                {title} <small className="muted">{cards.length}</small>
              </h3>
              <div className="ew-cards">
                {cards.map(card => (
                  <CardFace key={card} card={card} side={side} text={text} words={words} />
                ))}
              </div>
            </section>
          ),
      )}
    </>
  );
};
