/** The cards that the other side has played since my last decision, as cards: the cause of what happened. */
import { HALVES } from '@stoa/earth-and-water/cards';
import type { EwProps } from '../types.ts';
import { Vase } from '../vase.tsx';
import { WORDS } from '../words.ts';
import { playedBy } from './played-by.ts';

export const PlayedCards = ({ fresh, me, text, lang }: EwProps) => {
  if (me !== 0 && me !== 1) return null;
  const foe = me === 0 ? 1 : 0;
  const played = playedBy(fresh, foe);
  if (played.length === 0) return null;
  const words = WORDS[lang];
  return (
    <section className="ew-played-by" aria-labelledby="ew-played-by">
      <h2 id="ew-played-by">{words.playedCards(text.seat(foe))}</h2>
      <ul className="ew-played-cards">
        {played.map(({ card, as, at }) => {
          const { name, event } = text.card(card, foe);
          return (
            <li key={at}>
              <span className="ew-other-art">
                <Vase event={HALVES[card][foe]} />
              </span>
              <b>{as === 'land' ? words.march : as === 'sea' ? words.sail : name}</b>
              <span>{as === 'land' || as === 'sea' ? words.withCard(name) : event}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
