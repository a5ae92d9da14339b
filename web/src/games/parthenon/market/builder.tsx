/** An offer put together by touch: whom, what one gives, what one gets; also a counter-offer and a gift to the Archon. */

import type { PaAction, PaView } from '@stoa/parthenon';
import { CARDS, type CardId } from '@stoa/parthenon/cards';
import { islandData } from '@stoa/parthenon/reading';
import type { PaText } from '@stoa/parthenon/text';
import { Gift } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Counts, cardsOf, countsOf, sizeOf } from '../counts.ts';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { type Deal, TO_ALL, usePlan } from '../plan.ts';
import { DealButtons, isEmpty, sendSteps, useBuilderAlone } from './deal.tsx';
import { CardLine, Pile, sayCards } from './pile.tsx';
import { WhatIf } from './what-if.tsx';
import type { MarketWords } from './words.ts';

/** Ideas beside the builder; more would be a list. */
const IDEAS = 4;

interface Props {
  readonly view: PaView;
  readonly me: number;
  readonly have: Counts;
  readonly text: PaText;
  readonly words: MarketWords;
}

const makes = (view: PaView, seat: number, card: CardId): boolean => {
  const island = islandData(view, seat);
  return island !== undefined && (island.basics.includes(card) || (island.rare === card && (view.islands[seat]?.workshops ?? 0) > 0));
};

type BuilderProps = Props & { readonly deal: Deal; readonly ideas: readonly PaAction[]; readonly onDeal: (deal: Deal) => void };
const othersOf = ({ view, me }: Pick<Props, 'view' | 'me'>): readonly number[] =>
  view.islands.map(island => island.seat).filter(seat => seat !== me);

const Whom = ({ deal, onDeal, ...props }: BuilderProps) => (
  <fieldset className="pm-to">
    <legend>{props.words.to}</legend>
    {[TO_ALL, ...othersOf(props)].map(seat => (
      <label key={seat} className="pm-whom">
        <input type="radio" name="pm-to" checked={deal.to === seat} onChange={() => onDeal({ ...deal, to: seat })} />
        {seat === TO_ALL ? (
          props.words.all
        ) : (
          <>
            <SeatMark seat={seat} />
            {props.text.seat(seat)}
          </>
        )}
      </label>
    ))}
  </fieldset>
);

const Ideas = ({ ideas, text: { names }, words, onDeal }: BuilderProps) => (
  <div className="pm-ideas" role="group" aria-label={words.ideas}>
    {ideas.length > 0 && <span className="muted">{words.ideas}</span>}
    {ideas.slice(0, IDEAS).map(
      idea =>
        idea.do === 'offer' && (
          <button
            key={JSON.stringify(idea)}
            type="button"
            className="pm-idea"
            aria-label={words.idea(sayCards(idea.give, names, words), sayCards(idea.want, names, words))}
            onClick={() => onDeal({ to: idea.to, give: countsOf(idea.give), get: countsOf(idea.want), counter: null })}
          >
            <CardLine cards={idea.give} names={names} words={words} />
            <span aria-hidden="true">→</span>
            <CardLine cards={idea.want} names={names} words={words} />
          </button>
        ),
    )}
  </div>
);

const Piles = ({ deal, onDeal, ...props }: BuilderProps) => {
  const { view, have, text, words } = props;
  const maker = (card: CardId): string | undefined => {
    const seats = othersOf(props).filter(seat => (deal.to === TO_ALL || deal.to === seat) && makes(view, seat, card));
    return seats.length === 0 ? undefined : words.makes(seats.map(text.seat));
  };
  return (
    <div className="pm-piles">
      <Pile
        legend={words.give}
        kinds={CARDS.filter(card => (have[card] ?? 0) > 0)}
        chosen={deal.give}
        have={have}
        names={text.names}
        words={words}
        onChange={counts => onDeal({ ...deal, give: counts })}
      />
      <Pile
        legend={words.get}
        kinds={CARDS}
        chosen={deal.get}
        makers={maker}
        names={text.names}
        words={words}
        onChange={counts => onDeal({ ...deal, get: counts })}
      />
      <p className="pm-legend muted" aria-hidden="true">
        <span className="pm-maker" />
        {words.made}
      </p>
    </div>
  );
};

export const Sum = ({ deal, view, me, have, text, words }: Props & { readonly deal: Deal }) => {
  const [give, get] = [cardsOf(deal.give), cardsOf(deal.get)];
  return (
    <div className="pm-sum" role="status">
      <p>
        <b>{words.give}</b> <CardLine cards={give} names={text.names} words={words} />
        <span aria-hidden="true"> → </span>
        <b>{words.get}</b> <CardLine cards={get} names={text.names} words={words} />
      </p>
      <WhatIf view={view} me={me} have={have} give={give} get={get} text={text} words={words} />
    </div>
  );
};

export const Builder = ({ offered, ...props }: BuilderProps & { readonly offered: readonly PaAction[] }) => {
  const { text, words, deal } = props;
  const isNew = deal.counter === null;
  const isAlone = useBuilderAlone();
  const section = useRef<HTMLElement>(null);
  // The page scrolls to the answer to an offer further up.
  useEffect(() => {
    if (deal.counter !== null) section.current?.scrollIntoView({ block: 'nearest' });
  }, [deal.counter]);
  return (
    <section ref={section} className="pm-builder" aria-labelledby="pm-builder">
      <h3 id="pm-builder">{isNew ? words.newOffer : words.counterTo(text.seat(deal.to))}</h3>
      {isNew && <Whom {...props} />}
      {isNew && <Ideas {...props} />}
      <Piles {...props} />
      {isAlone && !isEmpty(deal) && <Sum {...props} />}
      {isAlone && (
        <div className="dock-row">
          <DealButtons deal={deal} offered={offered} words={words} />
        </div>
      )}
    </section>
  );
};

/** PA-5.5: in phase 1 anything, to the Archon, at once. */
export const GiftBuilder = ({ view, have, text, words }: Omit<Props, 'me'>) => {
  const { gift, set } = usePlan();
  const cards = cardsOf(gift);
  const setGift = (counts: Counts): void => set({ gift: counts });
  const give = async (): Promise<void> => {
    if (await sendSteps({ do: 'donate', cards })) setGift({});
  };
  return (
    <details className="pm-gift" open={cards.length > 0 || undefined}>
      <summary>
        <Gift aria-hidden />
        {words.gift}
      </summary>
      <p className="muted">{words.giftHint(text.seat(view.archon))}</p>
      <Pile
        legend={words.give}
        kinds={CARDS.filter(card => (have[card] ?? 0) > 0)}
        chosen={gift}
        have={have}
        names={text.names}
        words={words}
        onChange={setGift}
      />
      <button type="button" className="button" disabled={sizeOf(gift) === 0} onClick={() => void give()}>
        {words.sendGift}
        {cards.length > 0 && <CardLine cards={cards} names={text.names} words={words} />}
      </button>
    </details>
  );
};
