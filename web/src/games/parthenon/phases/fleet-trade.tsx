/**
 * Step 6.3: each fleet with its cargo. Cards touched are laid down; whatever the harbor gives for exactly them lights up, and one
 * touch makes the exchange. Duties, purchases, plans and wonders of the land stand beside.
 */
import type { PaAction, PaView } from '@stoa/parthenon';
import type { CardId, FleetId } from '@stoa/parthenon/cards';
import { afterDuty, type Bargain, islandData, kindsFor, packOf, rowAt, soldAt } from '@stoa/parthenon/text';
import { useEffect, useRef } from 'react';
import { Spot } from '../../spot.tsx';

import { countsOf } from '../counts.ts';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardButtons, PriceRow, Signs } from '../pieces/cards.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import { fleetAbroad, usePlan, without } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

export interface Swap {
  readonly row: string;
  readonly get: CardId;
  readonly n: number;
  readonly steps: readonly PaAction[];
}
const size = (price: Bargain['give']): number => price.reduce((sum, item) => sum + item.n, 0);

interface Rate {
  readonly row: string;
  readonly bargain: Bargain;
  readonly gives: readonly CardId[];
  readonly gets: readonly CardId[];
}
/** The rows this fleet can use here, with the cards each takes and gives: PA-10.18 keeps a good with rates of its own out of the others. */
const ratesOf = (view: PaView, me: number, fleet: FleetId, actions: readonly PaAction[]): readonly Rate[] => {
  const land = view.islands[me]?.fleets.find(f => f.fleet === fleet)?.land ?? null;
  const produced = islandData(view, me)?.basics ?? [];
  const card = view.harbors.find(h => h.land === land)?.harbor;
  const own = packOf(view).harborStatus.find(h => h.id === card)?.commodity;
  return actions.flatMap(a => {
    const bargain = a.do === 'exchange' && a.fleet === fleet ? rowAt(view, land, a.row) : undefined;
    if (a.do !== 'exchange' || bargain === undefined) return [];
    const special = a.row === 'sell' || a.row === 'buy';
    const mask = (of: string): readonly CardId[] =>
      kindsFor(of, produced).filter(kind => (of === 'otherBasic' ? kind !== own : special || kind !== own));
    return [{ row: a.row, bargain, gives: mask(bargain.give[0]?.of ?? ''), gets: mask(bargain.get[0]?.of ?? '') }];
  });
};
/** The cards of the cargo one would lay down for a rate: of what there is most. */
const layFor = ({ bargain, gives }: Rate, cargo: readonly CardId[]): readonly CardId[] => {
  const counts = countsOf(cargo);
  return gives
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .flatMap(card => new Array<CardId>(counts[card] ?? 0).fill(card))
    .slice(0, size(bargain.give));
};

/** What the harbor gives for exactly these cards, with the steps that make it so. */
export const swapsFor = (
  view: PaView,
  me: number,
  fleet: FleetId,
  give: readonly CardId[],
  actions: readonly PaAction[],
): readonly Swap[] =>
  ratesOf(view, me, fleet, actions).flatMap(({ row, bargain, gives, gets }) => {
    if (size(bargain.give) !== give.length || !give.every(kind => gives.includes(kind))) return [];
    const n = size(bargain.get);
    return gets
      .filter(get => !give.includes(get))
      .map(get => {
        const pays: PaAction[] = gives.length === 1 ? [] : give.map(kind => ({ do: 'pay', card: kind }));
        const takes: PaAction[] = gets.length === 1 ? [] : Array.from({ length: n }, () => ({ do: 'take', card: get }));
        const end: PaAction[] = gives.length === 1 && gets.length === 1 ? [] : [{ do: 'confirm' }];
        return { row, get, n, steps: [{ do: 'exchange', fleet, row }, ...pays, ...takes, ...end] };
      });
  });

export const FleetTrade = ({ view, me, text, actions, draft, words, choose, askWhy }: PaProps & { words: ScreenWords }) => {
  const plan = usePlan();
  const exchange = useRef<HTMLDivElement>(null);
  // What is given for the cards laid down comes out from under the dock.
  const laying = plan.give.length > 0;
  useEffect(() => {
    if (laying) exchange.current?.scrollIntoView({ block: 'nearest' });
  }, [laying]);
  if (view.room !== 'fleet-trade' || me === undefined || !view.acting.includes(me) || view.draft?.begun) return null;
  const fleets = view.islands[me]?.fleets.filter(f => f.land !== null) ?? [];
  const fleet = fleetAbroad(view, me, actions, plan.abroad);
  if (fleet === undefined) return null;
  const { land } = fleet;
  const cargo = fleet.cargo ?? [];
  const counts = countsOf(cargo);
  const give = plan.give.filter((card, i) => plan.give.slice(0, i).filter(c => c === card).length < (counts[card] ?? 0));
  let rest: readonly CardId[] = cargo;
  for (const card of give) rest = without(rest, card);
  const duties = actions.flatMap(a => (a.do === 'pay-duty' && a.fleet === fleet.fleet ? [a] : []));
  const refuse = actions.find(a => a.do === 'refuse-duty' && a.fleet === fleet.fleet);
  const mayTrade = actions.some(a => a.do === 'exchange' && a.fleet === fleet.fleet);
  const swaps = swapsFor(view, me, fleet.fleet, give, actions);
  const rates = ratesOf(view, me, fleet.fleet, actions);
  const sold = soldAt(view, land);
  const buy = actions.find(a => a.do === 'buy' && a.fleet === fleet.fleet);
  const takePlan = actions.find(a => a.do === 'take-plan' && a.fleet === fleet.fleet);
  const wonders = actions.filter(a => a.do === 'pay-wonder' && a.fleet === fleet.fleet);
  const harbor = view.harbors.find(h => h.land === land);
  const isBlocked = packOf(view).harborStatus.find(h => h.id === harbor?.harbor)?.kind === 'blockade';
  const shut =
    refuse !== undefined
      ? words.dutyUnpaid
      : fleet.duty === 'refused'
        ? words.dutyRefused
        : isBlocked
          ? words.tradeBlocked
          : !harbor?.isUp
            ? words.harborShut
            : words.nothingToTrade;
  const plans = land === 'athens';
  return (
    <section className="pa-fleet-trade">
      {fleets.length > 1 && (
        <div className="pa-segments" role="group" aria-label={words.fleets}>
          {fleets.map(f => (
            <Spot
              key={f.fleet}
              label={words.fleetAt(f.fleet, f.land === null ? '' : text.names.lands[f.land])}
              open={f.fleet !== fleet.fleet}
              pressed={f.fleet === fleet.fleet}
              onTouch={() => plan.set({ abroad: f.fleet, give: [] })}
            >
              {words.fleetAt(f.fleet, f.land === null ? '' : text.names.lands[f.land])}
            </Spot>
          ))}
        </div>
      )}
      <div className="pa-hold-row">
        <svg className="pa-ship-drawing" viewBox="-34 -30 68 52" aria-hidden="true">
          <ShipShape seat={me} letter={fleet.fleet} cards={cargo.length} />
        </svg>
        <div>
          <h3>
            {fleets.length === 1
              ? words.yourFleetAt(land === null ? '' : text.names.lands[land])
              : words.fleetAt(fleet.fleet, land === null ? '' : text.names.lands[land])}
          </h3>
          {duties.length > 0 ? (
            <p>{words.dutyDue}</p>
          ) : mayTrade || cargo.length > 0 ? (
            <p className="muted">{mayTrade ? words.exchangeHint : shut}</p>
          ) : (
            <p className="muted">{words.emptyAbroad}</p>
          )}
          {fleets.some(f => f.fleet !== fleet.fleet && f.land === land) && <p className="muted">{words.ownHold}</p>}
          {duties.length > 0 ? (
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
          ) : (
            <CardButtons
              cards={rest}
              open={() => mayTrade}
              names={text.names.cards}
              label={(card, n) => words.layDown(text.names.cards[card].one, n)}
              onTouch={card => (mayTrade ? plan.set({ give: [...give, card] }) : askWhy({ do: 'exchange', fleet: fleet.fleet, row: 'N1' }))}
            />
          )}
        </div>
      </div>
      {give.length === 0 && rates.length > 0 && (
        <div className="pa-offers-here">
          <h4>{words.harborTakes}</h4>
          <div className="pa-answers">
            {rates.map(rate => (
              <button
                key={rate.row}
                type="button"
                className="pa-rate-button"
                aria-label={words.layRate(text.price(rate.bargain.give), text.price(rate.bargain.get))}
                onClick={() => plan.set({ give: layFor(rate, cargo) })}
              >
                <PriceRow price={rate.bargain.give} text={text} /> → <PriceRow price={rate.bargain.get} text={text} />
                <span>{words.layRate(text.price(rate.bargain.give), text.price(rate.bargain.get))}</span>
              </button>
            ))}
          </div>
          <Signs prices={rates.flatMap(rate => [rate.bargain.give, rate.bargain.get])} words={words} />
        </div>
      )}
      {give.length > 0 && (
        <div ref={exchange} className="pa-exchange">
          <div>
            <h4>{words.laidDown}</h4>
            <CardButtons
              cards={give}
              open={() => true}
              names={text.names.cards}
              label={card => words.takeBack(text.names.cards[card].one)}
              onTouch={card => plan.set({ give: without(give, card) })}
            />
          </div>
          <span className="pa-arrow" aria-hidden="true">
            →
          </span>
          <div>
            <h4>{words.givesFor}</h4>
            {swaps.length === 0 ? (
              <p className="muted">{words.nothingForThis}</p>
            ) : (
              <span className="pa-buttons">
                {swaps.map(({ row, get, n, steps }) => {
                  const [first, ...then] = steps;
                  const label = words.exchangeFor(text.cards(give), text.cards(Array.from({ length: n }, () => get)));
                  return (
                    <Spot
                      key={`${row} ${get}`}
                      className={`pa-act${swaps.length === 1 ? ' main' : ''}`}
                      label={label}
                      open
                      onTouch={() => {
                        plan.set({ give: [] });
                        if (first) choose(first, ...then);
                      }}
                    >
                      <CardMark card={get} /> {label}
                    </Spot>
                  );
                })}
              </span>
            )}
          </div>
        </div>
      )}
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
        {plans && (cargo.length > 0 || takePlan !== undefined) && (
          <Spot
            className="pa-act"
            label={text.action({ do: 'take-plan', fleet: fleet.fleet }, view)}
            open={takePlan !== undefined}
            pressed={draft.some(a => a.do === 'take-plan')}
            onTouch={() => (takePlan ? choose(takePlan) : askWhy({ do: 'take-plan', fleet: fleet.fleet }))}
          >
            {text.action({ do: 'take-plan', fleet: fleet.fleet }, view)}
          </Spot>
        )}
        {wonders.map(a => (
          <Spot key={text.action(a, view)} className="pa-act" label={text.action(a, view)} open onTouch={() => choose(a)}>
            {text.action(a, view)}
          </Spot>
        ))}
      </div>
    </section>
  );
};
