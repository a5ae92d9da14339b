/** The offers that the player can see: accept, counter, decline, withdraw; and what became of the player's own. */
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

interface Props {
  readonly view: PaView;
  readonly me: number;
  readonly have: Counts;
  readonly text: PaText;
  readonly words: MarketWords;
  readonly actions: readonly PaAction[];
  /** A player who has said ready is listed nothing and may still change their mind. */
  readonly isReady: boolean;
  /** Free trade is on and I may still answer. */
  readonly open: boolean;
  readonly choose: (action: PaAction) => void;
  readonly askWhy: (action: PaAction) => void;
  readonly onDeal: (deal: Deal) => void;
}
type SlipProps = Props & { readonly offer: Offer };

const isOffered = (actions: readonly PaAction[], kind: PaAction['do'], offer: number): boolean =>
  actions.some(a => a.do === kind && 'offer' in a && a.offer === offer);

const headingOf = ({ offer: o, me, text, words }: SlipProps): string => {
  if (o.seat === me) return o.to === null ? words.yoursToAll : words.yoursTo(text.seat(o.to));
  return o.to === null ? words.toAll(text.seat(o.seat)) : words.forYou(text.seat(o.seat));
};

/** What the reader would have to give and does not hold. */
export const lackingFor = (o: Offer, me: number, have: Counts): readonly CardId[] =>
  cardsOf(minus(countsOf(o.seat === me ? o.give : o.want), have));

/** Who could still take the reader's offer to all, has seen it and is ready without it. */
export const passedBy = ({ done, islands }: Pick<PaView, 'done' | 'islands'>, o: Offer): readonly number[] =>
  o.to === null ? islands.map(({ seat }) => seat).filter(seat => seat !== o.seat && (done & (1 << seat)) !== 0) : [];

const Answers = (props: SlipProps) => {
  const { offer: o, me, have, words, actions, isReady, choose, askWhy, onDeal } = props;
  const lacking = lackingFor(o, me, have);
  const accepts = isOffered(actions, 'accept', o.offer) || (isReady && lacking.length === 0);
  const declines = isOffered(actions, 'decline', o.offer) || (isReady && o.to === me);
  const accept: PaAction = { do: 'accept', offer: o.offer };
  return (
    <>
      <button
        type="button"
        className={`button use${accepts ? '' : ' shut'}`}
        disabled={!accepts && lacking.length > 0}
        aria-describedby={lacking.length > 0 ? `pm-lacks-${o.offer}` : undefined}
        onClick={() => (accepts ? choose(accept) : askWhy(accept))}
      >
        <Check aria-hidden />
        {words.accept}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => onDeal({ to: o.seat, give: minus(countsOf(o.want), countsOf(lacking)), get: countsOf(o.give), counter: o.offer })}
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
  );
};

/** One offer: who, what for what, what it would make possible, the answers. */
const Slip = (props: SlipProps) => {
  const { offer: o, view, me, have, text, words, open, choose } = props;
  const { names } = text;
  const mine = o.seat === me;
  const [give, get] = mine ? [o.give, o.want] : [o.want, o.give];
  const lacking = lackingFor(o, me, have);
  const voided = mine || lacking.length > 0 ? 0 : voidAfter(view.offers, me, have, { give, get }).length;
  const heading = headingOf(props);
  const passed = mine ? passedBy(view, o) : [];
  return (
    <li className={`pm-offer${mine ? ' mine' : ''}`} aria-label={heading}>
      <p className="pm-who">
        <SeatMark seat={o.seat} />
        <b>{heading}</b>
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
      {(voided > 0 || rivals(view.offers, me, have).has(o.offer)) && (
        <p className="pm-what-if loss">
          <TriangleAlert aria-hidden />
          {voided > 0 ? words.voids(voided) : words.rival}
        </p>
      )}
      {passed.length > 0 && <p className="muted">{words.notTaken(passed.map(text.seat))}</p>}
      {open && (
        <div className="dock-row">
          {mine ? (
            <button type="button" className="button" onClick={() => choose({ do: 'withdraw', offer: o.offer })}>
              <Undo2 aria-hidden />
              {words.withdraw}
            </button>
          ) : (
            <Answers {...props} />
          )}
        </div>
      )}
    </li>
  );
};

export const Offers = (props: Props) => {
  const { view, me, have, words } = props;
  const isIdle = (o: Offer): boolean => o.seat !== me && lackingFor(o, me, have).length > 0;
  const idle = view.offers.filter(isIdle);
  return (
    <section className="pm-offers" aria-labelledby="pm-offers">
      <h3 id="pm-offers">{words.openOffers}</h3>
      {view.offers.length === 0 && <p className="muted">{words.noOffers}</p>}
      <ul>
        {view.offers
          .filter(o => !isIdle(o))
          .map(o => (
            <Slip key={o.offer} {...props} offer={o} />
          ))}
      </ul>
      {idle.length > 0 && (
        <details className="pm-idle">
          <summary>
            {idle.map(o => (
              <SeatMark key={o.offer} seat={o.seat} />
            ))}{' '}
            {words.notPayable(idle.length)}
          </summary>
          <ul>
            {idle.map(o => (
              <Slip key={o.offer} {...props} offer={o} />
            ))}
          </ul>
        </details>
      )}
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
