/** Everything in the box, with pictures: events out and still to come, hazards and harbor cards used and left, wonders, philosophies, rates. */
import { packOf } from '@stoa/parthenon/reading';
import { type ReactNode, useState } from 'react';
import { Picture } from '../../art/picture.tsx';
import { PriceRow } from './pieces/cards.tsx';
import { SeatMark } from './pieces/seat-mark.tsx';
import { isReconstructed, Reconstructed } from './provenance.tsx';
import type { PaProps } from './types.ts';
import { WORDS } from './words.ts';

type Props = Pick<PaProps, 'view' | 'text' | 'lang'>;
/** Where a deck's pictures, names and data are. */
const DECKS = {
  events: { pictures: 'parthenon/events', names: 'events' },
  hazards: { pictures: 'parthenon/hazards', names: 'hazards' },
  harborStatus: { pictures: 'parthenon/harbors', names: 'harbors' },
  wonders: { pictures: 'parthenon/wonders', names: 'wonders' },
  philosophies: { pictures: 'parthenon/philosophies', names: 'philosophies' },
} as const;

interface EntryProps extends Props {
  readonly deck: keyof typeof DECKS;
  readonly id: string;
  readonly isFar?: boolean;
  /** Between the name and the text. */
  readonly fact?: ReactNode;
  readonly owners?: readonly number[];
}
const Entry = ({ view, text, lang, deck, id, isFar = false, fact, owners = [] }: EntryProps) => {
  const { pictures, names } = DECKS[deck];
  const card = text.names[names][id];
  const [isLarge, setLarge] = useState(false);
  return (
    <li className={`${isFar ? 'muted' : ''}${isLarge ? ' large' : ''}`}>
      <button
        type="button"
        className="pa-enlarge"
        aria-expanded={isLarge}
        aria-label={WORDS[lang].enlarge(card?.name ?? id)}
        onClick={() => setLarge(!isLarge)}
      >
        <Picture key={isLarge ? 'whole' : 'field'} gallery={pictures} name={id} crop={isLarge ? 'whole' : 'field'} />
      </button>
      <span>
        <b>{card?.name ?? id.replaceAll('_', ' ')}</b>
        <Reconstructed is={isReconstructed(view, deck, id)} label={WORDS[lang].reconstructed} /> {fact} {card?.text}{' '}
        {owners.map(seat => (
          <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
        ))}
      </span>
    </li>
  );
};

const Deck = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </section>
);

export const Overview = ({ view, text, lang }: Props) => {
  const words = WORDS[lang];
  const pack = packOf(view);
  const out = new Set(view.row.map(place => place.event));
  const all = { view, text, lang };
  const ownersOf = (owns: (island: (typeof view.islands)[number]) => boolean): readonly number[] =>
    view.islands.filter(owns).map(i => i.seat);
  return (
    <div className="pa-overview">
      <Deck title={words.eventsOf(view.year)}>
        {pack.events
          .filter(e => e.year === view.year)
          .map(({ id }) => (
            <Entry key={id} {...all} deck="events" id={id} isFar={!out.has(id)} fact={out.has(id) && `(${words.isOut})`} />
          ))}
      </Deck>
      <Deck title={words.hazardDeck}>
        {pack.hazards.map(({ id, copies }, i) => (
          <Entry key={id} {...all} deck="hazards" id={id} fact={words.left(view.hazardDeck[i] ?? 0, copies)} />
        ))}
      </Deck>
      <Deck title={words.harborDeck}>
        {pack.harborStatus.map(({ id, copies }) => (
          <Entry key={id} {...all} deck="harborStatus" id={id} fact={words.copies(copies)} />
        ))}
      </Deck>
      <Deck title={words.wonders}>
        {pack.wonders.map(({ id, plan, partial }) => {
          const price = (
            <>
              <PriceRow price={plan.cost} text={text} /> + <PriceRow price={partial.cost} text={text} />
            </>
          );
          return (
            <Entry key={id} {...all} deck="wonders" id={id} fact={price} owners={ownersOf(i => i.wonders.some(w => w.wonder === id))} />
          );
        })}
      </Deck>
      <Deck title={words.philosophies}>
        {pack.philosophies.map(({ id }) => (
          <Entry key={id} {...all} deck="philosophies" id={id} owners={ownersOf(i => i.philosophies.includes(id))} />
        ))}
      </Deck>
      <p className="pa-footnote">◊ {words.reconstructed}</p>
    </div>
  );
};
