/** The offers one can see: accept, counter, decline, withdraw; and what became of one's own. */
import type { PaAction, PaEvent, PaView } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import type { PaText } from '@stoa/parthenon/text';
import { Check, Repeat2, TriangleAlert, Undo2, X } from 'lucide-react';
import { type Counts, cardsOf, countsOf, minus } from '../counts.ts';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { Deal } from '../plan.ts';
import { rivals, voidAfter } from './offers-broken-by.ts';
import { CardLine, sayCards } from './pile.tsx';
import { WhatIf } from './what-if.tsx';
import type { MarketWords } from './words.ts';

type Offer = PaView['offers'][number];

export const Offers = ({
  view,
  me,
  have,
  text,
  words,
  actions,
  isReady,
  open,
  choose,
  askWhy,
  onDeal,
}: {
  view: PaView;
  me: number;
  have: Counts;
  text: PaText;
  words: MarketWords;
  actions: readonly PaAction[];
  /** Whoever has said ready is listed nothing and may still change their mind. */
  isReady: boolean;
  /** Free trade is on and I may still answer. */
  open: boolean;
  choose: (action: PaAction) => void;
  askWhy: (action: PaAction) => void;
  onDeal: (deal: Deal) => void;
}) => {
  const { names } = text;
  const offered = (kind: PaAction['do'], offer: number): boolean => actions.some(a => a.do === kind && 'offer' in a && a.offer === offer);
  const clashing = rivals(view.offers, me, have);
  const heading = (o: Offer): string =>
    o.seat === me
      ? o.to === null
        ? words.yoursToAll
        : words.yoursTo(text.seat(o.to))
      : o.to === null
        ? words.toAll(text.seat(o.seat))
        : words.forYou(text.seat(o.seat));
  return (
    <section className="pm-offers" aria-labelledby="pm-offers">
      <h3 id="pm-offers">{words.openOffers}</h3>
      {view.offers.length === 0 && <p className="muted">{words.noOffers}</p>}
      <ul>
        {view.offers.map(o => {
          const mine = o.seat === me;
          const [give, get] = mine ? [o.give, o.want] : [o.want, o.give];
          const lacking = cardsOf(minus(countsOf(give), have));
          const voided = mine || lacking.length > 0 ? 0 : voidAfter(view.offers, me, have, { give, get }).length;
          const accepts = offered('accept', o.offer) || (isReady && lacking.length === 0);
          const declines = offered('decline', o.offer) || (isReady && o.to === me);
          return (
            <li key={o.offer} className={`pm-offer${mine ? ' mine' : ''}`} aria-label={heading(o)}>
              <p className="pm-who">
                <SeatMark seat={o.seat} />
                <b>{heading(o)}</b>
              </p>
              <p className="pm-deal">
                {words.youGet} <CardLine cards={get} names={names} words={words} />
                <span aria-hidden="true"> ← </span>
                {words.youGive} <CardLine cards={give} names={names} words={words} />
              </p>
              {lacking.length > 0 ? (
                <p className="pm-what-if loss" id={`pm-lacks-${o.offer}`}>
                  {words.missing(sayCards(lacking, names, words))}
                </p>
              ) : (
                <WhatIf view={view} me={me} have={have} give={give} get={get} text={text} words={words} />
              )}
              {(clashing.has(o.offer) || voided > 0) && (
                <p className="pm-what-if loss">
                  <TriangleAlert aria-hidden />
                  {voided > 0 ? words.voids(voided) : words.rival}
                </p>
              )}
              {open && (
                <div className="dock-row">
                  {mine ? (
                    <button type="button" className="button" onClick={() => choose({ do: 'withdraw', offer: o.offer })}>
                      <Undo2 aria-hidden />
                      {words.withdraw}
                    </button>
                  ) : (
                    <>
                      <button
                        type="button"
                        className={`button use${accepts ? '' : ' shut'}`}
                        disabled={!accepts && !mine && lacking.length > 0}
                        aria-describedby={lacking.length > 0 ? `pm-lacks-${o.offer}` : undefined}
                        onClick={() => {
                          const accept: PaAction = { do: 'accept', offer: o.offer };
                          if (accepts) choose(accept);
                          else askWhy(accept);
                        }}
                      >
                        <Check aria-hidden />
                        {words.accept}
                      </button>
                      <button
                        type="button"
                        className="button"
                        onClick={() =>
                          onDeal({ to: o.seat, give: minus(countsOf(o.want), countsOf(lacking)), get: countsOf(o.give), counter: o.offer })
                        }
                      >
                        <Repeat2 aria-hidden />
                        {words.counter}
                      </button>
                      {declines && (
                        <button type="button" className="button quiet" onClick={() => choose({ do: 'decline', offer: o.offer })}>
                          <X aria-hidden />
                          {words.decline}
                        </button>
                      )}
                    </>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {view.offers.length > 0 && <p className="muted">{words.howTheyEnd}</p>}
    </section>
  );
};

/** How many endings are told. */
const TOLD = 5;

/** PA-7.5: what ended without its maker’s doing, since the season began, latest first. */
const endings = (log: readonly PaEvent[], me: number) => {
  const made = new Map<number, { give: readonly CardId[]; want: readonly CardId[] }>();
  const ended: {
    key: number;
    how: 'declined' | 'lapsed' | 'countered' | 'expired';
    by: number | null;
    give: readonly CardId[];
    want: readonly CardId[];
  }[] = [];
  log.forEach((e, key) => {
    if (e.e === 'season-began') {
      made.clear();
      ended.length = 0;
    } else if (e.e === 'offer-made' && e.seat === me) made.set(e.offer, { give: e.give, want: e.want });
    else if (e.e === 'offer-closed' && e.seat === me && e.how !== 'withdrawn') {
      const offer = made.get(e.offer);
      if (offer !== undefined) ended.unshift({ key, how: e.how, by: e.to, ...offer });
    }
  });
  return ended.slice(0, TOLD);
};

export const Endings = ({ log, me, text, words }: { log: readonly PaEvent[]; me: number; text: PaText; words: MarketWords }) => {
  const ended = endings(log, me);
  if (ended.length === 0) return null;
  return (
    <section className="pm-endings" aria-labelledby="pm-endings" role="status">
      <h3 id="pm-endings">{words.happened}</h3>
      <ul>
        {ended.map(({ key, how, by, give, want }) => (
          <li key={key} className={how}>
            {words.gone[how](
              by === null ? null : text.seat(by),
              words.mine(sayCards(give, text.names, words), sayCards(want, text.names, words)),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
