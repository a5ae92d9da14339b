/** A card as its holder reads it, whole: the own event with its picture, the other side's half below. */
import { type CardId, HALVES, SPARTA_CARDS } from '@stoa/earth-and-water/cards';
import { other, type Side } from '@stoa/earth-and-water/map';
import type { EwText } from '@stoa/earth-and-water/text';
import { Vase } from '../vase.tsx';
import type { ScreenWords } from '../words.ts';

const CLASS = ['persia', 'greece'] as const;

interface Props {
  readonly card: CardId;
  readonly side: Side;
  readonly text: EwText;
  readonly words: ScreenWords;
}

export const CardFace = ({ card, side, text, words }: Props) => {
  const foe = other(side);
  const own = text.card(card, side);
  const theirs = text.card(card, foe);
  return (
    <article className={`ew-card ${CLASS[side]}`} aria-label={`${words.card(card)}: ${own.name}`}>
      <div className="ew-card-art">
        <Vase event={HALVES[card][side]} crop="whole" />
        <span className="ew-card-number">{card}</span>
        {(SPARTA_CARDS & (1 << card)) !== 0 && (
          <span className="ew-lambda" role="img" aria-label={words.spartaCard}>
            Λ
          </span>
        )}
      </div>
      <h3>{own.name}</h3>
      <p className="ew-card-event">{own.event}</p>
      <div className={`ew-card-other ${CLASS[foe]}`}>
        <span className="ew-other-art">
          <Vase event={HALVES[card][foe]} crop="square" />
        </span>
        <h4>
          <span className="unseen">{words.ifEnemy(text.seat(foe))}: </span>
          {theirs.name}
        </h4>
        <p>{theirs.event}</p>
      </div>
    </article>
  );
};
