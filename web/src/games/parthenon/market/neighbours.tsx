/** Whom to ask: what each other island makes, and how many cards it holds. All of it is public. */
import type { PaView } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import { islandData } from '@stoa/parthenon/reading';
import type { PaText } from '@stoa/parthenon/text';
import { CardRow } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { MarketWords } from './words.ts';

export const Neighbours = ({ view, me, text, words }: { view: PaView; me: number; text: PaText; words: MarketWords }) => (
  <section className="pm-neighbours" aria-labelledby="pm-neighbours">
    <h3 id="pm-neighbours">{words.neighbours}</h3>
    <ul>
      {view.islands.map(({ seat, island, workshops, handSize, hand }) => {
        const data = islandData(view, seat);
        if (seat === me || island === null || data === undefined) return null;
        const makes = [...data.basics, ...(workshops > 0 ? [data.rare] : [])] as readonly CardId[];
        return (
          <li key={seat}>
            <span>
              <SeatMark seat={seat} />
              <b>{text.seat(seat)}</b>
              <span className="muted">{hand === null ? text.cards(handSize) : <CardRow cards={hand} text={text} />}</span>
            </span>
            <span>
              <span className="unseen">{words.makesThese}</span> <CardRow cards={makes} text={text} />
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
