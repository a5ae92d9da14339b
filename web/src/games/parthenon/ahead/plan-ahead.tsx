/** At an online table: plans for phases to come, and their carrying out when these open. */
import type { PaAction, PaView } from '@stoa/parthenon';
import { CARDS, type CardId, LANDS, type LandId } from '@stoa/parthenon/cards';
import type { PaText } from '@stoa/parthenon/text';
import { CalendarClock } from 'lucide-react';
import { useEffect } from 'react';
import { ChoiceRow } from '../../../shell/choice-row.tsx';
import { useTable } from '../../../table/store.ts';
import type { BoardProps } from '../../types.ts';
import { cardsOf, countsOf, minus } from '../counts.ts';
import { Pile } from '../market/pile.tsx';
import { WORDS as MARKET_WORDS } from '../market/words.ts';
import { MESSAGE, sendInParts } from '../phases/loading.ts';
import { usePlan } from '../plan.ts';
import './ahead.css';
import { type Ahead, dueNow, hasPlan, holdings, isDone, NO_PLANS, PLANNED, ROOM_OF, restsOn, useAheadPlans } from './plans.ts';
import { WORDS } from './words.ts';

/** PA-15.2 without a Treasury; the table knows better. */
const KEEP = 3;
const CAPACITY = 6;

const useCarryOut = (key: string, me: number, view: PaView, actions: readonly PaAction[], props: BoardProps): void => {
  const ahead = useAheadPlans(s => s.tables[key]);
  const drop = useAheadPlans(s => s.drop);
  const { sending, send } = useTable();
  const set = usePlan(s => s.set);
  const { choose, draft } = props;
  useEffect(() => {
    if (ahead === undefined || sending || draft.length > 0) return;
    const due = dueNow(key, view, me, actions);
    if (due === undefined) return;
    if (isDone(due.what)) drop(key, due.what, false);
    if (due.steps.length <= MESSAGE) void send(due.steps);
    else sendInParts(due.steps, view.draft?.load.flat().length ?? 0, choose, set);
  }, [ahead, sending, send, draft, view, me, actions, key, drop, choose, set]);
};

const Plans = ({ id, me, props }: { id: string; me: number; props: BoardProps }) => {
  const view = props.view as PaView;
  const text = props.text as unknown as PaText;
  const actions = props.offered as readonly PaAction[];
  const words = WORDS[props.lang];
  const market = MARKET_WORDS[props.lang];
  const key = `${id}/${me}`;
  const { tables, fallen, plan, read } = useAheadPlans();
  const ahead: Ahead = tables[key] ?? NO_PLANS;
  useCarryOut(key, me, view, actions, props);
  const { names } = text;
  const fell = fallen[key] ?? [];
  const planned = PLANNED.filter(what => hasPlan(ahead, what));
  const busy = view.acting.includes(me) && !view.draft?.decided;
  const change = (what: (typeof PLANNED)[number], part: Partial<Ahead>): void =>
    plan(key, { ...part, rests: { ...ahead.rests, [what]: restsOn(view, me, what) } });
  const open = (what: (typeof PLANNED)[number]): boolean => !(busy && view.room === ROOM_OF[what]);
  const have = countsOf(holdings(view, me));
  const loaded = countsOf(Object.values(ahead.voyage).flatMap(f => f?.cards ?? []));
  const hand = countsOf(view.islands[me]?.hand ?? []);
  return (
    <>
      {fell.length > 0 && (
        <div className="pa-fell" role="alert">
          <p>{words.fell(words.and(fell.map(what => words.what[what])))}</p>
          <button type="button" className="button" onClick={() => read(key)}>
            {words.understood}
          </button>
        </div>
      )}
      <details className="pa-ahead">
        <summary>
          <CalendarClock aria-hidden />
          <span>{planned.length === 0 ? words.title : words.planned(words.and(planned.map(what => words.what[what])))}</span>
        </summary>
        <p className="muted">{words.hint}</p>
        {open('trade') && (
          <section>
            <h3>{words.what.trade}</h3>
            <label className="pa-ahead-check">
              <input type="checkbox" checked={ahead.trade} onChange={event => change('trade', { trade: event.target.checked })} />
              {words.ready}
            </label>
          </section>
        )}
        {open('voyage') && (
          <section>
            <h3>{words.what.voyage}</h3>
            {view.islands[me]?.fleets.map(({ fleet }) => {
              const sails = ahead.voyage[fleet];
              const { [fleet]: _, ...others } = ahead.voyage;
              const set = (land: LandId | null, cards: readonly CardId[]): void =>
                change('voyage', { voyage: land === null ? others : { ...others, [fleet]: { land, cards } } });
              return (
                <div key={fleet} className="pa-ahead-fleet">
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
                  {sails !== undefined && (
                    <Pile
                      legend={words.load(fleet)}
                      kinds={CARDS.filter(card => (have[card] ?? 0) > 0)}
                      chosen={countsOf(sails.cards)}
                      have={sails.cards.length >= CAPACITY ? countsOf(sails.cards) : minus(have, minus(loaded, countsOf(sails.cards)))}
                      names={names}
                      words={market}
                      onChange={counts => set(sails.land, cardsOf(counts))}
                    />
                  )}
                </div>
              );
            })}
          </section>
        )}
        {open('harbor') && (
          <ChoiceRow
            legend={words.harborAsk}
            values={['ask', 'reveal', 'pass']}
            value={ahead.harbor ?? 'ask'}
            label={v => words.harbor[v]}
            onChange={v => change('harbor', { harbor: v === 'ask' ? null : v })}
          />
        )}
        {open('discard') && (
          <section>
            <ChoiceRow
              legend={words.what.discard}
              values={['ask', 'a', 'b']}
              value={ahead.discard === null ? 'ask' : ahead.discard === 'b' ? 'b' : 'a'}
              label={v => words.discard[v]}
              onChange={v => change('discard', { discard: v === 'ask' ? null : v === 'b' ? 'b' : [] })}
            />
            {ahead.discard !== null && ahead.discard !== 'b' && (
              <Pile
                legend={words.keep}
                kinds={CARDS.filter(card => (hand[card] ?? 0) > 0)}
                chosen={countsOf(ahead.discard)}
                have={ahead.discard.length >= KEEP ? countsOf(ahead.discard) : hand}
                names={names}
                words={market}
                onChange={counts => change('discard', { discard: cardsOf(counts) })}
              />
            )}
          </section>
        )}
      </details>
    </>
  );
};

export const PlanAhead = (props: BoardProps) => {
  const info = useTable(s => s.client?.info);
  const over = useTable(s => s.message?.outcome !== null);
  if (props.me === undefined || info?.mode !== 'online' || over) return null;
  return <Plans key={props.me} id={info.id} me={props.me} props={props} />;
};
