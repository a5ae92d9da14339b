/** On a phone: the card that was touched in the tray, its text and its keys, in the slate. */
import { other } from '@stoa/earth-and-water/map';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { useLookedAt } from './looked-at.ts';
import { UseKeys } from './use-keys.tsx';

export const SlateCard = (props: EwProps) => {
  const card = useLookedAt(s => s.card);
  const { view, me, text, lang, actions, offered, draft } = props;
  if (card === null || (me !== 0 && me !== 1)) return null;
  const words = WORDS[lang];
  const side = view.shownHand ? 1 : me;
  const { name, event } = text.card(card, side);
  return (
    <section className="ew-slate-card" aria-label={name}>
      <p>
        <strong>{name}.</strong> {event}{' '}
        <small>
          {words.ifEnemy(text.seat(other(side)))}: {text.card(card, other(side)).name}
        </small>
      </p>
      {props.before.hand.includes(card) && <UseKeys props={props} hand={{ view, me, actions, offered, draft }} words={words} card={card} />}
    </section>
  );
};
