/**
 * Step 6.3: each fleet with its cargo. Cards touched are laid down; whatever the harbor gives for exactly them lights up, and one
 * touch makes the exchange. Duties, purchases, plans and wonders of the land stand beside.
 */
import type { CardId } from '@stoa/parthenon/cards';
import { afterDuty, type Rate } from '@stoa/parthenon/reading';
import { type RefObject, useEffect, useRef } from 'react';
import { Spot } from '../../spot.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardButtons, PriceRow, Signs } from '../pieces/cards.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import { usePlan, without } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { type Fleet, laidWith, layFor, onlySwap, type Shut, type Swap, type TradeAbroad, tradeAbroad } from './trade-abroad.ts';

interface PartProps {
  readonly props: PaProps & { words: ScreenWords };
  readonly trade: TradeAbroad;
}

const shutWords = (shut: Shut, words: ScreenWords): string =>
  ({
    'duty-unpaid': words.dutyUnpaid,
    'duty-refused': words.dutyRefused,
    blocked: words.tradeBlocked,
    'harbor-shut': words.harborShut,
    nothing: words.nothingToTrade,
  })[shut];

const FleetTabs = ({ props: { text, words }, trade: { fleets, fleet } }: PartProps) => {
  const set = usePlan(s => s.set);
  const nameOf = (f: Fleet): string => words.fleetAt(f.fleet, f.land === null ? '' : text.names.lands[f.land]);
  if (fleets.length < 2) return null;
  return (
    <div className="pa-segments" role="group" aria-label={words.fleets}>
      {fleets.map(f => (
        <Spot
          key={f.fleet}
          label={nameOf(f)}
          open={f.fleet !== fleet.fleet}
          pressed={f.fleet === fleet.fleet}
          onTouch={() => set({ abroad: f.fleet, give: [] })}
        >
          {nameOf(f)}
        </Spot>
      ))}
    </div>
  );
};

const Duties = ({ props: { view, text, draft, words, choose }, trade: { duties, refuse } }: PartProps) => (
  <div className="pa-answers">
    {duties.map(a => {
      const after = afterDuty(view, a.fleet, a.card);
      const label = words.payDuty(text.cards([a.card]), after);
      return (
        <Spot
          key={a.card}
          className={`pa-act${duties.length === 1 && (after === 'trade' || after === 'plan') ? ' main' : ''}`}
          label={label}
          open
          pressed={draft.some(d => d.do === 'pay-duty' && d.card === a.card)}
          onTouch={() => choose(a)}
        >
          <CardMark card={a.card} /> {label}
        </Spot>
      );
    })}
    {refuse && (
      <Spot
        className="pa-act"
        label={words.refuseDuty}
        open
        pressed={draft.some(d => d.do === 'refuse-duty')}
        onTouch={() => choose(refuse)}
      >
        {words.refuseDuty}
      </Spot>
    )}
  </div>
);

/** The ship, where it lies, and its cargo or the duty it owes. */
const Hold = (part: PartProps) => {
  const { props, trade } = part;
  const { me, text, words, askWhy } = props;
  const { fleets, fleet, cargo, give, rest, duties, mayTrade, shut, rates } = trade;
  const set = usePlan(s => s.set);
  const lay = (card: CardId): void => {
    if (mayTrade) set({ give: laidWith(rates, give, card) ?? [...give, card] });
    else askWhy({ do: 'exchange', fleet: fleet.fleet, row: 'N1' });
  };
  const land = fleet.land === null ? '' : text.names.lands[fleet.land];
  return (
    <div className="pa-hold-row">
      <svg className="pa-ship-drawing" viewBox="-34 -30 68 52" aria-hidden="true">
        <ShipShape seat={me ?? 0} letter={fleet.fleet} cards={cargo.length} />
      </svg>
      <div>
        <h3>{fleets.length === 1 ? words.yourFleetAt(land) : words.fleetAt(fleet.fleet, land)}</h3>
        {duties.length > 0 ? (
          <p>{words.dutyDue}</p>
        ) : mayTrade || cargo.length > 0 ? (
          <p className="muted">{mayTrade ? words.exchangeHint : shut && shutWords(shut, words)}</p>
        ) : (
          <p className="muted">{words.emptyAbroad}</p>
        )}
        {fleets.some(f => f.fleet !== fleet.fleet && f.land === fleet.land) && <p className="muted">{words.ownHold}</p>}
        {duties.length > 0 ? (
          <Duties {...part} />
        ) : (
          <CardButtons
            cards={rest}
            open={card => mayTrade && laidWith(rates, give, card) !== undefined}
            names={text.names.cards}
            label={(card, n) => words.layDown(text.names.cards[card].one, n)}
            onTouch={lay}
          />
        )}
      </div>
    </div>
  );
};

const Rates = ({ props: { view, actions, text, words, choose }, trade: { rates, cargo, fleet } }: PartProps) => {
  const set = usePlan(s => s.set);
  /** With nothing to choose it is the exchange; undo takes it back. */
  const touch = (rate: Rate): void => {
    const [first, ...then] = onlySwap(view, fleet.fleet, rate, cargo, actions)?.steps ?? [];
    if (first) choose(first, ...then);
    else set({ give: layFor(rate, cargo) });
  };
  return (
    <div className="pa-offers-here">
      <h4>{words.harborTakes}</h4>
      <div className="pa-answers">
        {rates.map(rate => (
          <button
            key={rate.row}
            type="button"
            className="pa-rate-button"
            aria-label={words.layRate(text.price(rate.bargain.give), text.price(rate.bargain.get))}
            onClick={() => touch(rate)}
          >
            <PriceRow price={rate.bargain.give} text={text} /> → <PriceRow price={rate.bargain.get} text={text} />
            <span>{words.layRate(text.price(rate.bargain.give), text.price(rate.bargain.get))}</span>
          </button>
        ))}
      </div>
      <Signs prices={rates.flatMap(rate => [rate.bargain.give, rate.bargain.get])} words={words} />
    </div>
  );
};

const SwapButton = ({ swap: { get, n, steps }, isOnly, part }: { swap: Swap; isOnly: boolean; part: PartProps }) => {
  const { text, words, choose } = part.props;
  const set = usePlan(s => s.set);
  const [first, ...then] = steps;
  const label = words.exchangeFor(text.cards(part.trade.give), text.cards(Array.from({ length: n }, () => get)));
  return (
    <Spot
      className={`pa-act${isOnly ? ' main' : ''}`}
      label={label}
      open
      onTouch={() => {
        set({ give: [] });
        if (first) choose(first, ...then);
      }}
    >
      <CardMark card={get} /> {label}
    </Spot>
  );
};

const Exchange = ({ box, ...part }: PartProps & { box: RefObject<HTMLDivElement | null> }) => {
  const { text, words } = part.props;
  const { give, swaps } = part.trade;
  const set = usePlan(s => s.set);
  return (
    <div ref={box} className="pa-exchange">
      <div>
        <h4>{words.laidDown}</h4>
        <CardButtons
          cards={give}
          open={() => true}
          names={text.names.cards}
          label={card => words.takeBack(text.names.cards[card].one)}
          onTouch={card => set({ give: without(give, card) })}
        />
      </div>
      {swaps.length > 0 && (
        <span className="pa-arrow" aria-hidden="true">
          →
        </span>
      )}
      <div>
        {swaps.length > 0 && <h4>{words.givesFor}</h4>}
        {swaps.length === 0 ? (
          <p className="muted">{words.nothingForThis}</p>
        ) : (
          <span className="pa-buttons">
            {swaps.map(swap => (
              <SwapButton key={`${swap.row} ${swap.get}`} swap={swap} isOnly={swaps.length === 1} part={part} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
};

/** What the land sells beside its rates: a good, a plan, stages of wonders. */
const Purchases = ({ props, trade }: PartProps) => {
  const { view, text, draft, words, choose, askWhy } = props;
  const { fleet, cargo, sold, buy, takePlan, sellsPlans, wonders } = trade;
  const planLabel = text.action({ do: 'take-plan', fleet: fleet.fleet }, view);
  return (
    <div className="pa-answers">
      {/* An empty hold buys nothing: no button that only says so. */}
      {sold !== undefined && cargo.length > 0 && (
        <Spot
          className="pa-act"
          label={words.buy(text.names.cards[sold.card].one, text.price(sold.price))}
          open={buy !== undefined}
          pressed={draft.some(a => a.do === 'buy')}
          onTouch={() => (buy ? choose(buy) : askWhy({ do: 'buy', fleet: fleet.fleet }))}
        >
          <CardMark card={sold.card} /> {words.buy(text.names.cards[sold.card].one, text.price(sold.price))}
        </Spot>
      )}
      {sellsPlans && (cargo.length > 0 || takePlan !== undefined) && (
        <Spot
          className="pa-act"
          label={planLabel}
          open={takePlan !== undefined}
          pressed={draft.some(a => a.do === 'take-plan')}
          onTouch={() => (takePlan ? choose(takePlan) : askWhy({ do: 'take-plan', fleet: fleet.fleet }))}
        >
          {planLabel}
        </Spot>
      )}
      {wonders.map(a => (
        <Spot key={text.action(a, view)} className="pa-act" label={text.action(a, view)} open onTouch={() => choose(a)}>
          {text.action(a, view)}
        </Spot>
      ))}
    </div>
  );
};

export const FleetTrade = (props: PaProps & { words: ScreenWords }) => {
  const plan = usePlan();
  const exchange = useRef<HTMLDivElement>(null);
  // What is given for the cards laid down comes out from under the dock.
  const laying = plan.give.length > 0;
  useEffect(() => {
    if (!laying) return undefined;
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => exchange.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [laying]);
  const trade = tradeAbroad(props.view, props.me, props.actions, plan);
  if (trade === undefined) return null;
  const part = { props, trade };
  return (
    <section className="pa-fleet-trade">
      <FleetTabs {...part} />
      <Hold {...part} />
      {trade.give.length === 0 && trade.rates.length > 0 && <Rates {...part} />}
      {trade.give.length > 0 && <Exchange {...part} box={exchange} />}
      <Purchases {...part} />
    </section>
  );
};
