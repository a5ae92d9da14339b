/** A card as its holder reads it: the own event large, the other side's small below. */
import { type CardId, HALVES, SPARTA_CARDS } from '@stoa/earth-and-water/cards';
import type { Side } from '@stoa/earth-and-water/map';
import type { EwText } from '@stoa/earth-and-water/text';
import type { ReactNode } from 'react';
import type { ScreenWords } from '../words.ts';
import { Emblem } from './emblems.tsx';

const CLASS = ['persia', 'greece'] as const;

export const CardFace = ({
  card,
  side,
  text,
  words,
  className = '',
  id,
  children,
}: {
  card: CardId;
  side: Side;
  text: EwText;
  words: ScreenWords;
  className?: string;
  id?: string;
  children?: ReactNode;
}) => {
  const other: Side = side === 0 ? 1 : 0;
  const own = text.card(card, side);
  const theirs = text.card(card, other);
  const isSparta = (SPARTA_CARDS & (1 << card)) !== 0;
  return (
    <article id={id} className={`ew-card ${CLASS[side]} ${className}`} aria-label={`${words.card(card)}: ${own.name}`}>
      <div className="ew-card-art">
        <Emblem event={HALVES[card][side]} />
        <span className="ew-card-number">{card}</span>
        {isSparta && (
          <span className="ew-lambda" role="img" aria-label={words.spartaCard}>
            Λ
          </span>
        )}
      </div>
      <h3>{own.name}</h3>
      <p className="ew-card-event">{own.event}</p>
      {children}
      <details className={`ew-card-other ${CLASS[other]}`}>
        <summary>
          <span className="unseen">{words.ifEnemy(text.seat(other))}: </span>
          {theirs.name}
        </summary>
        <p>{theirs.event}</p>
      </details>
    </article>
  );
};
