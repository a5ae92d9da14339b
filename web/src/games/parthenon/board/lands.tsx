/** The six lands: harbor card unknown, seen by me or open; what is sold only there; hazards on the way; who lies there. Touched to send a fleet, to look, to divert. */
import type { PaAction } from '@stoa/parthenon';
import { type CardId, type FleetId, LANDS, type LandId } from '@stoa/parthenon/cards';
import { type Bargain, landData, type Price, planPrice, ratesAt, rowAt, soldAt } from '@stoa/parthenon/text';
import { Spot } from '../../spot.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { PriceRow, Signs } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { isDesigned, isReconstructed, Reconstructed } from '../provenance.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { stormLands } from './sea-map.tsx';

/** What touching a land does, besides sending a fleet of the plan. */
export const landAction = (actions: readonly PaAction[], land: LandId, pay: CardId | 'none'): PaAction | undefined =>
  actions.find(a => (a.do === 'divert' || (a.do === 'peek' && a.pay === pay)) && a.land === land);

interface Region {
  readonly which: 'neighbouring' | 'foreign';
  readonly lands: readonly LandId[];
}

export const Lands = ({
  view,
  me,
  text,
  words,
  onLand,
  open: isOpen,
  sending,
  chosen,
  lit,
}: PaProps & {
  words: ScreenWords;
  /** Sends the chosen fleet, looks, diverts; or says why not. */
  onLand: (land: LandId) => void;
  open: (land: LandId) => boolean;
  /** In the voyage phase. */
  sending: boolean;
  chosen: FleetId;
  lit: readonly string[];
}) => {
  const card = (land: LandId) => {
    const harbor = view.harbors.find(h => h.land === land);
    const state = harbor?.isUp ? 'up' : harbor?.harbor ? 'seen' : 'down';
    const harborText = harbor?.harbor ? text.names.harbors[harbor.harbor] : undefined;
    const sold = soldAt(view, land);
    const plan = planPrice(view, land, me ?? null);
    const sell = rowAt(view, land, 'sell');
    const buy = rowAt(view, land, 'buy');
    const draws = landData(view, land)?.hazardDraws ?? 0;
    const ships = view.islands.flatMap(i => i.fleets.filter(f => f.land === land).map(f => ({ ...f, seat: i.seat })));
    const name = text.names.lands[land];
    const votes =
      view.harborVotes === null
        ? []
        : view.harborVotes.flatMap((v, seat) =>
            v.voted & (1 << LANDS.indexOf(land)) ? [{ seat, reveal: (v.reveals & (1 << LANDS.indexOf(land))) !== 0 }] : [],
          );
    return (
      <li key={land} className={`pa-land ${state}${lit.includes(land) ? ' lit' : ''}`} data-drop={`land ${land}`}>
        <Spot
          className="pa-land-spot"
          label={sending ? words.sendTo(name) : words.landLabel(name, words.harborState[state])}
          open={isOpen(land)}
          onTouch={() => onLand(land)}
        >
          <b>{name}</b>
          <span className={`pa-state ${state}`}>{words.harborState[state]}</span>
        </Spot>
        {harborText && (
          <p className="pa-harbor-text">
            <b>{harborText.name}</b>
            <Reconstructed is={isReconstructed(view, 'harborStatus', harbor?.harbor ?? '')} label={words.reconstructed} /> {harborText.text}
          </p>
        )}
        {(sell !== undefined || buy !== undefined) && (
          <p className="pa-rates own">
            {[sell, buy].flatMap((rate, i) =>
              rate === undefined
                ? []
                : [
                    <span key={i === 0 ? 'sell' : 'buy'} className="pa-rate">
                      <PriceRow price={rate.give} text={text} /> → <PriceRow price={rate.get} text={text} />
                    </span>,
                  ],
            )}
          </p>
        )}
        {sold !== undefined && (
          <p className="pa-only">
            {words.onlyHere} <CardMark card={sold.card} label={text.names.cards[sold.card].one} /> ←{' '}
            <PriceRow price={sold.price} text={text} />
          </p>
        )}
        {plan !== undefined && (
          <p className="pa-only">
            {plan.length === 0 ? (
              words.freePlan
            ) : (
              <>
                {words.nextPlan} <PriceRow price={plan} text={text} />
              </>
            )}
          </p>
        )}
        <p className="pa-danger">
          <span aria-hidden="true">{'≋'.repeat(draws)}</span> {words.hazards(draws)}
        </p>
        {ships.length > 0 && (
          <p className="pa-ships">
            {ships.map(f => (
              <span key={`${f.seat} ${f.fleet}`}>
                <SeatMark seat={f.seat} label={words.fleetOf(text.seat(f.seat), f.fleet)} />
                {f.size === null ? words.fleet(f.fleet) : words.fleetAt(f.fleet, words.cardsAboard(f.size))}
              </span>
            ))}
          </p>
        )}
        {votes.length > 0 && view.phase > 5 && state !== 'up' && (
          <p className="muted">{votes.map(v => words.harborVote(text.seat(v.seat), v.reveal)).join(' ')}</p>
        )}
      </li>
    );
  };
  /**
   * What matters now comes first: abroad the lands where one's own fleets lie, the chosen fleet before the others; in a storm where it may
   * send a fleet; before sailing the harbors one may look at; among hazards the region they are drawn for.
   */
  const lying = view.phase === 6 && me !== undefined ? (view.islands[me]?.fleets ?? []) : [];
  const first = lying.find(f => f.fleet === chosen && f.land !== null)?.land;
  const storm = stormLands(view);
  const danger = view.room.startsWith('hazard') ? (['neighbouring', 'foreign'] as const)[view.hazard.region] : undefined;
  const rank = (land: LandId): number =>
    land === first || storm.includes(land) || (view.room === 'voyage-start' && isOpen(land))
      ? 0
      : lying.some(f => f.land === land) || (danger !== undefined && landData(view, land)?.region === danger)
        ? 1
        : 2;
  const inOrder = LANDS.toSorted((a, b) => rank(a) - rank(b));
  const regions: readonly Region[] = (['neighbouring', 'foreign'] as const).map(which => ({
    which,
    lands: inOrder.filter(land => landData(view, land)?.region === which),
  }));
  const best = (lands: readonly LandId[]): number => Math.min(...lands.map(rank));
  const prices = (rates: readonly (Bargain | undefined)[]): readonly Price[] =>
    rates.flatMap(rate => (rate === undefined ? [] : [rate.give, rate.get]));
  const region = (which: 'neighbouring' | 'foreign', lands: readonly LandId[]) => (
    <section key={which} className="pa-region">
      <h3>{words.region[which]}</h3>
      <ul>{lands.map(card)}</ul>
      <Signs prices={prices(lands.flatMap(land => [rowAt(view, land, 'sell'), rowAt(view, land, 'buy')]))} words={words} />
      <details className="pa-table-rates" open={view.phase === 6}>
        <summary>{words.rates}</summary>
        <ul>
          {ratesAt(view, which === 'foreign' ? 'egypt' : 'sparta').map(rate => (
            <li key={`${text.price(rate.give)} ${text.price(rate.get)}`} className="pa-rate">
              <PriceRow price={rate.give} text={text} /> → <PriceRow price={rate.get} text={text} />
              <Reconstructed is={isDesigned(rate)} label={words.reconstructed} />
              <span className="unseen">{words.rate(text.price(rate.give), text.price(rate.get))}</span>
            </li>
          ))}
        </ul>
        <Signs prices={prices(ratesAt(view, which === 'foreign' ? 'egypt' : 'sparta'))} words={words} />
      </details>
    </section>
  );
  const [near, far] = regions.toSorted((a, b) => best(a.lands) - best(b.lands)) as [Region, Region];
  return (
    <div className="pa-regions">
      {region(near.which, near.lands)}
      {region(far.which, far.lands)}
      <p className="pa-footnote">◊ {words.reconstructed}</p>
    </div>
  );
};
