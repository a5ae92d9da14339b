/** A card in the tray: picture, name, as much of its text as there is room for, and its keys. Its head opens the whole card. */
import { type CardId, HALVES } from '@stoa/earth-and-water/cards';
import type { Side } from '@stoa/earth-and-water/map';
import type { EwText } from '@stoa/earth-and-water/text';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { cardId } from '../scroll-targets.ts';
import { Vase } from '../vase.tsx';
import type { ScreenWords } from '../words.ts';
import { useLookedAt } from './looked-at.ts';

const CLASS = ['persia', 'greece'] as const;
/** Milliseconds that a mouse rests on a card before it opens. */
const REST = 300;

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Opens the card while a mouse rests on it; a touch on its head opens and closes it. */
const useLook = (card: CardId, picked: boolean) => {
  const { look, close } = useLookedAt.getState();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      // The map is needed for the card that is being played.
      if (pointerType === 'mouse' && !picked) timer.current = setTimeout(() => look(card, middleOf(currentTarget), false), REST);
    },
    // A touch means a key or the head, not a look that was about to come.
    onPointerDown: () => clearTimeout(timer.current),
    onPointerLeave: () => {
      clearTimeout(timer.current);
      close('passing');
    },
    toggle: (head: Element) => {
      clearTimeout(timer.current);
      const now = useLookedAt.getState();
      if (now.card === card && now.stays) close();
      else look(card, middleOf(head), true);
    },
  };
};

/** Letters of a name that fits in one line. */
const ONE_LINE = 18;

interface Props {
  readonly card: CardId;
  readonly side: Side;
  readonly text: EwText;
  readonly words: ScreenWords;
  /** Being used in the draft. */
  readonly picked?: boolean;
  /** Laid aside, to be discarded. */
  readonly aside?: boolean;
  /** It has just come into the hand. */
  readonly dealt?: boolean;
  readonly children?: ReactNode;
}

export const TrayCard = ({ card, side, text, words, picked = false, aside = false, dealt = false, children }: Props) => {
  const { toggle, ...hover } = useLook(card, picked);
  const isOpen = useLookedAt(s => s.card === card);
  const { name, event } = text.card(card, side);
  return (
    <article
      id={cardId(card)}
      className={`ew-tray-card ${CLASS[side]}${picked ? ' picked' : ''}${aside ? ' aside' : ''}${isOpen ? ' looked' : ''}${dealt ? ' dealt' : ''}`}
      aria-label={`${words.card(card)}: ${name}`}
      {...hover}
    >
      <button
        type="button"
        className="ew-tray-head"
        aria-expanded={isOpen}
        aria-label={`${words.read}: ${name}`}
        onClick={e => toggle(e.currentTarget)}
      >
        <span className="ew-tray-art">
          <Vase event={HALVES[card][side]} crop="square" />
        </span>
        <span className="ew-tray-name">{name}</span>
        <span className="ew-tray-text">
          {aside ? (
            <b className="ew-aside">{words.laidAside}</b>
          ) : (
            <span className={`ew-tray-words${name.length > ONE_LINE ? ' short' : ''}`}>{event}</span>
          )}
        </span>
      </button>
      {children}
    </article>
  );
};
