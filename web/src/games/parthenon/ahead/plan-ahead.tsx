/** Where the server keeps plans: choices for phases to come, and what became of those that fell. */
import type { Illegal } from '@stoa/engine';
import type { PaView } from '@stoa/parthenon';
import { CARDS, type CardId, type FleetId, LANDS, type LandId } from '@stoa/parthenon/cards';
import { CalendarClock, X } from 'lucide-react';
import { ChoiceRow } from '../../../shell/choice-row.tsx';
import { useTable } from '../../../table/store.ts';
import type { PlanKeeper } from '../../../table/table-client.ts';
import { cardsOf, countsOf, minus } from '../counts.ts';
import { Pile } from '../market/pile.tsx';
import { WORDS as MARKET_WORDS } from '../market/words.ts';
import type { PaProps } from '../types.ts';
import './ahead.css';
import { PLANNED, type Planned, plannedFor, ROOM_OF, type SeasonPlan, stepsFor } from './plans.ts';
import { usePlans } from './use-plans.ts';
import { WORDS } from './words.ts';

/** PA-15.2 without a Treasury; the table knows better. */
const KEEP = 3;
const CAPACITY = 6;

const holdings = (view: PaView, me: number): readonly CardId[] => {
  const mine = view.islands[me];
  return [...(mine?.hand ?? []), ...(mine?.aegis ?? []), ...(mine?.aegisAboard ?? [])];
};

const hasPlan = (ahead: SeasonPlan, what: Planned): boolean => stepsFor(ahead).some(({ room }) => room === ROOM_OF[what]);

/** What every part of the plans gets. */
interface Part {
  readonly me: number;
  readonly props: PaProps;
  readonly plans: ReturnType<typeof usePlans>;
}

/** Plans that could not be carried out, and why. */
const Fallen = ({ props: { text, lang }, plans: { fallen, understood } }: Part) => {
  const words = WORDS[lang];
  if (fallen.length === 0) return null;
  return (
    <div className="pa-fell" role="alert">
      {fallen.map(({ room, illegal }) => {
        const what = words.what[plannedFor(room) ?? 'trade'];
        return (
          <p key={room}>{illegal === null ? words.fell(what) : words.refused(what, text.refusal(illegal as Illegal), illegal.rule)}</p>
        );
      })}
      <button type="button" className="button" onClick={understood}>
        {words.understood}
      </button>
    </div>
  );
};

const TradePlan = ({ props: { lang }, plans: { ahead, change } }: Part) => {
  const words = WORDS[lang];
  return (
    <section>
      <h3>{words.what.trade}</h3>
      <label className="pa-ahead-check">
        <input type="checkbox" checked={ahead.trade} onChange={event => change({ trade: event.target.checked })} />
        {words.ready}
      </label>
    </section>
  );
};

const loadedIn = (ahead: SeasonPlan) => countsOf(Object.values(ahead.voyage).flatMap(f => f?.cards ?? []));

const FleetPlan = ({ fleet, part }: { fleet: FleetId; part: Part }) => {
  const { me, props, plans } = part;
  const { ahead, change } = plans;
  const words = WORDS[props.lang];
  const { names } = props.text;
  const sails = ahead.voyage[fleet];
  const { [fleet]: _, ...others } = ahead.voyage;
  const have = countsOf(holdings(props.view, me));
  const set = (land: LandId | null, cards: readonly CardId[]): void =>
    change({ voyage: land === null ? others : { ...others, [fleet]: { land, cards } } });
  return (
    <div className="pa-ahead-fleet">
      <label>
        {words.fleet(fleet)}
        <select
          value={sails?.land ?? ''}
          onChange={event => set(event.target.value === '' ? null : (event.target.value as LandId), sails?.cards ?? [])}
        >
          <option value="">{words.stays}</option>
          {LANDS.map(land => (
            <option key={land} value={land}>
              {names.lands[land]}
            </option>
          ))}
        </select>
      </label>
      {sails?.cards.length === 0 && (
        <p className="pa-ahead-warn" role="status">
          {words.nothingAboard(fleet)}
        </p>
      )}
      {sails !== undefined && (
        <Pile
          legend={words.load(fleet)}
          kinds={CARDS.filter(card => (have[card] ?? 0) > 0)}
          chosen={countsOf(sails.cards)}
          have={sails.cards.length >= CAPACITY ? countsOf(sails.cards) : minus(have, minus(loadedIn(ahead), countsOf(sails.cards)))}
          names={names}
          words={MARKET_WORDS[props.lang]}
          onChange={counts => set(sails.land, cardsOf(counts))}
        />
      )}
    </div>
  );
};

/** What is aboard when a player takes the offer is gone before it sails. */
const offeredTwice = (view: PaView, me: number, ahead: SeasonPlan): readonly CardId[] => {
  const have = countsOf(holdings(view, me));
  const loaded = loadedIn(ahead);
  const promised = countsOf(view.offers.filter(o => o.seat === me).flatMap(o => o.give));
  return CARDS.filter(card => {
    const [offered, aboard] = [promised[card] ?? 0, loaded[card] ?? 0];
    return offered > 0 && aboard > 0 && offered + aboard > (have[card] ?? 0);
  });
};

const VoyagePlan = (part: Part) => {
  const { me, props, plans } = part;
  const words = WORDS[props.lang];
  const twice = offeredTwice(props.view, me, plans.ahead);
  return (
    <section>
      <h3>{words.what.voyage}</h3>
      {twice.length > 0 && (
        <p className="pa-ahead-warn">{words.alsoOffered(words.and(twice.map(card => props.text.names.cards[card].one)))}</p>
      )}
      {props.view.islands[me]?.fleets.map(({ fleet }) => (
        <FleetPlan key={fleet} fleet={fleet} part={part} />
      ))}
    </section>
  );
};

const DiscardPlan = ({ me, props, plans: { ahead, change } }: Part) => {
  const words = WORDS[props.lang];
  const hand = countsOf(props.view.islands[me]?.hand ?? []);
  return (
    <section>
      <ChoiceRow
        legend={words.what.discard}
        values={['ask', 'a', 'b']}
        value={ahead.discard === null ? 'ask' : ahead.discard === 'b' ? 'b' : 'a'}
        label={v => words.discard[v]}
        onChange={v => change({ discard: v === 'ask' ? null : v === 'b' ? 'b' : [] })}
      />
      {ahead.discard !== null && ahead.discard !== 'b' && (
        <Pile
          legend={words.keep}
          kinds={CARDS.filter(card => (hand[card] ?? 0) > 0)}
          chosen={countsOf(ahead.discard)}
          have={ahead.discard.length >= KEEP ? countsOf(ahead.discard) : hand}
          names={props.text.names}
          words={MARKET_WORDS[props.lang]}
          onChange={counts => change({ discard: cardsOf(counts) })}
        />
      )}
    </section>
  );
};

const Plans = ({ keeper, me, props }: { keeper: PlanKeeper; me: number; props: PaProps }) => {
  const { view } = props;
  const words = WORDS[props.lang];
  const plans = usePlans(keeper);
  const { ahead, state, change } = plans;
  const part: Part = { me, props, plans };
  const planned = PLANNED.filter(what => hasPlan(ahead, what));
  const busy = view.acting.includes(me) && !view.draft?.decided;
  const open = (what: Planned): boolean => !(busy && view.room === ROOM_OF[what]);
  return (
    <>
      <Fallen {...part} />
      <details className="pa-ahead">
        <summary>
          <CalendarClock aria-hidden />
          <span>{planned.length === 0 ? words.title : words.planned(words.and(planned.map(what => words.what[what])))}</span>
          <span className="pa-ahead-close">
            <X aria-hidden />
            {words.close}
          </span>
        </summary>
        <p className="muted">{words.hint}</p>
        <p className="pa-ahead-state" role="status">
          {state === 'failed' ? words.notKept : planned.length > 0 && state === 'kept' ? words.kept : ''}
        </p>
        {open('trade') && <TradePlan {...part} />}
        {open('voyage') && <VoyagePlan {...part} />}
        {open('harbor') && (
          <ChoiceRow
            legend={words.harborAsk}
            values={['ask', 'reveal', 'pass']}
            value={ahead.harbor ?? 'ask'}
            label={v => words.harbor[v]}
            onChange={v => change({ harbor: v === 'ask' ? null : v })}
          />
        )}
        {open('discard') && <DiscardPlan {...part} />}
      </details>
    </>
  );
};

export const PlanAhead = (props: PaProps) => {
  const keeper = useTable(s => s.client?.plans);
  const over = useTable(s => s.message?.outcome !== null);
  if (props.me === undefined || keeper === undefined || over) return null;
  return <Plans key={props.me} keeper={keeper} me={props.me} props={props} />;
};
