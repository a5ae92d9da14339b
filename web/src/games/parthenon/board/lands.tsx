/** The six lands: harbor card unknown, seen by me or open; what is sold only there; hazards on the way; who lies there. Touched to send a fleet or to look. */
import type { FleetId, LandId } from '@stoa/parthenon/cards';
import { type Bargain, isBlockade, landData, type Price, planPrice, ratesAt, rowAt, soldAt } from '@stoa/parthenon/reading';
import { Picture } from '../../../art/picture.tsx';
import { Spot } from '../../spot.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { PriceRow, Signs } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { harborState } from './harbor-state.ts';
import { harborVotesAt, type Region, regionsInOrder } from './land-order.ts';

type LandsProps = PaProps & {
  words: ScreenWords;
  /** Sends the chosen fleet or looks; or says why not. */
  onLand: (land: LandId) => void;
  open: (land: LandId) => boolean;
  /** In the voyage phase. */
  sending: boolean;
  chosen: FleetId;
};

const pricesOf = (rates: readonly (Bargain | undefined)[]): readonly Price[] =>
  rates.flatMap(rate => (rate === undefined ? [] : [rate.give, rate.get]));

/** Rates of the harbor card, goods sold only here, plans. */
const Wares = ({ land, view, me, text, words }: LandsProps & { land: LandId }) => {
  const sold = soldAt(view, land);
  const plan = isBlockade(view, land) ? undefined : planPrice(view, land, me ?? null);
  const sell = rowAt(view, land, 'sell');
  const buy = rowAt(view, land, 'buy');
  return (
    <>
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
    </>
  );
};

const Ships = ({ land, view, text, words }: LandsProps & { land: LandId }) => {
  const ships = view.islands.flatMap(i => i.fleets.filter(f => f.land === land).map(f => ({ ...f, seat: i.seat })));
  if (ships.length === 0) return null;
  return (
    <p className="pa-ships">
      {ships.map(f => (
        <span key={`${f.seat} ${f.fleet}`}>
          <SeatMark seat={f.seat} label={words.fleetOf(text.seat(f.seat), f.fleet)} />
          {f.size === null ? words.fleet(f.fleet) : words.fleetAt(f.fleet, words.cardsAboard(f.size))}
        </span>
      ))}
    </p>
  );
};

const LandCard = ({ land, ...props }: LandsProps & { land: LandId }) => {
  const { view, text, words, onLand, open, sending, lit } = props;
  const harbor = view.harbors.find(h => h.land === land);
  const state = harborState(view, land);
  const harborText = harbor?.harbor ? text.names.harbors[harbor.harbor] : undefined;
  const draws = landData(view, land)?.hazardDraws ?? 0;
  const name = text.names.lands[land];
  const votes = harborVotesAt(view, land);
  return (
    <li className={`pa-land ${state}${lit.includes(land) ? ' lit' : ''}`} data-drop={`land ${land}`}>
      <Spot
        className="pa-land-spot"
        label={sending ? words.sendTo(name) : words.landLabel(name, words.harborState[state])}
        open={open(land)}
        onTouch={() => onLand(land)}
      >
        <b>{name}</b>
        <span className={`pa-state ${state}`}>{words.harborState[state]}</span>
      </Spot>
      {harborText && (
        <p className="pa-harbor-text">
          <Picture gallery="parthenon/harbors" name={harbor?.harbor ?? ''} crop="close" />
          <b>{harborText.name}</b> {harborText.text}
        </p>
      )}
      <Wares {...props} land={land} />
      <p className="pa-danger">
        <span aria-hidden="true">{'≋'.repeat(draws)}</span> {words.hazards(draws)}
      </p>
      <Ships {...props} land={land} />
      {votes.length > 0 && view.phase > 5 && !harbor?.isUp && (
        <p className="muted">{votes.map(v => words.harborVote(text.seat(v.seat), v.reveal)).join(' ')}</p>
      )}
    </li>
  );
};

const RegionLands = ({ region: { which, lands }, ...props }: LandsProps & { region: Region }) => {
  const { view, text, words } = props;
  const rates = ratesAt(view, which === 'foreign' ? 'egypt' : 'sparta');
  return (
    <section className="pa-region">
      <h3>{words.region[which]}</h3>
      <ul>
        {lands.map(land => (
          <LandCard key={land} {...props} land={land} />
        ))}
      </ul>
      <Signs prices={pricesOf(lands.flatMap(land => [rowAt(view, land, 'sell'), rowAt(view, land, 'buy')]))} words={words} />
      <details className="pa-table-rates" open={view.phase === 6}>
        <summary>{words.rates}</summary>
        <ul>
          {rates.map(rate => (
            <li key={`${text.price(rate.give)} ${text.price(rate.get)}`} className="pa-rate">
              <PriceRow price={rate.give} text={text} /> → <PriceRow price={rate.get} text={text} />
              <span className="unseen">{words.rate(text.price(rate.give), text.price(rate.get))}</span>
            </li>
          ))}
        </ul>
        <Signs prices={pricesOf(rates)} words={words} />
      </details>
    </section>
  );
};

export const Lands = (props: LandsProps) => (
  <div className="pa-regions">
    {regionsInOrder(props).map(region => (
      <RegionLands key={region.which} {...props} region={region} />
    ))}
    <p className="pa-footnote">◊ {props.words.reconstructed}</p>
  </div>
);
