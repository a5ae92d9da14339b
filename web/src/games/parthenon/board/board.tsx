/** The board of Parthenon: the year as a line, my stores, and one card for each thing there is to look at; the phase picks the first. */

import type { PaEvent } from '@stoa/parthenon';
import type { LandId } from '@stoa/parthenon/cards';
import { useEffect, useRef } from 'react';
import { Market } from '../market/market.tsx';
import { Decide } from '../panels/decide.tsx';
import { Discard } from '../panels/discard.tsx';
import { FleetTrade } from '../panels/fleet-trade.tsx';
import { HarborVote } from '../panels/harbors.tsx';
import { Crossing, DeckOdds, Hazard } from '../panels/hazards.tsx';
import { dropped, isPlanning, useLoading } from '../panels/loading.ts';
import { lookCard, Peek } from '../panels/peek.tsx';
import { Return } from '../panels/return.tsx';
import { Voyage, VoyageLine } from '../panels/voyage.tsx';
import { useDrag } from '../pieces/use-drag.ts';
import { pageOf, TABS, type Tab, usePlan, useSitting } from '../plan.ts';
import { changingAnswer } from '../touch.ts';
import type { PaProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { Events } from './events.tsx';
import { Island } from './island.tsx';
import { landAction } from './land-order.ts';
import { Lands } from './lands.tsx';
import { Others } from './others.tsx';
import { People } from './people.tsx';
import { SeaMap } from './sea-map.tsx';
import { Wishes } from './wishes.tsx';
import { YearStrip } from './year-strip.tsx';

export const Board = (board: PaProps) => {
  const choose = changingAnswer(board);
  const panel = { ...board, choose };
  const { view, me, text, actions, askWhy } = board;
  const words = WORDS[board.lang];
  const props = { ...panel, words };
  const plan = usePlan();
  const { tab, set } = plan;
  const wanted = pageOf(view, me);
  // The card of the phase comes up by itself; whoever turned to another one stays there until the phase changes or something is asked.
  const asked = me !== undefined && view.acting.includes(me) ? view.room : '';
  const moment = `${view.year} ${view.season} ${wanted} ${view.phase} ${me} ${asked}`;
  const table = useRef<HTMLElement>(null);
  useEffect(() => {
    if (moment === '') return;
    set({ tab: wanted, close: null });
    if (table.current) table.current.scrollTop = 0;
  }, [moment, wanted, set]);
  useSitting(view, me);

  const anchor = useRef<HTMLDivElement>(null);
  /** Another card begins at its top, under the tabs. */
  const turnTo = (name: Tab): void => {
    set({ tab: name });
    const at = anchor.current;
    const top = Math.max(0, table.current?.getBoundingClientRect().top ?? 0);
    if (at !== null && at.getBoundingClientRect().top < top) at.scrollIntoView();
  };
  const planning = isPlanning(panel);
  const loading = useLoading(panel);
  const sea = useRef<HTMLDivElement>(null);
  useDrag(sea, planning && tab === 'sea', (what, where) => dropped(loading, what, where));
  const look = lookCard(actions, plan.look);
  const onLand = (land: LandId): void => {
    const action = landAction(actions, land, look);
    if (planning) loading.sail(loading.chosen, land);
    else if (action) choose(action);
    else askWhy({ do: 'peek', land, pay: look });
  };
  const openLand = (land: LandId): boolean => (planning ? loading.maySail(loading.chosen) : landAction(actions, land, look) !== undefined);
  const hasMine: Readonly<Record<Tab, boolean>> = {
    year: actions.some(a =>
      [
        'resolve-event',
        'choose-target',
        'vote',
        'place-next',
        'pick-winner',
        'suffer',
        'pay-option',
        'pick',
        'accept-target',
        'skip-optional',
      ].includes(a.do),
    ),
    market: view.offers.some(o => o.seat !== me),
    sea: actions.some(a =>
      ['load', 'reveal', 'exchange', 'pay-duty', 'use-gift', 'pick-loss', 'keep-card', 'peek', 'divert', 'pick-fleet'].includes(a.do),
    ),
    island: actions.some(a =>
      ['build', 'use', 'pay-wonder', 'assign-army', 'buy-fleet', 'adopt', 'choose-philosophy', 'option-b'].includes(a.do),
    ),
    others: false,
  };
  return (
    <section ref={table} className={`pa-table show-${tab} in-${view.room}`} tabIndex={0} aria-label={text.name}>
      <YearStrip view={view} me={me} text={text} words={words} />
      <div ref={anchor} className="pa-anchor" />
      <div className="pa-tabs">
        {TABS.filter(name => me !== undefined || name !== 'island').map(name => (
          <button key={name} type="button" className="button" aria-pressed={name === tab} onClick={() => turnTo(name)}>
            {words.tabs[name]}
            {hasMine[name] && <span className="pa-dot" role="img" aria-label={words.attention} />}
          </button>
        ))}
      </div>
      {tab === 'year' && (
        <div className="pa-year">
          <Decide {...props} />
          <People {...props} />
          <Events {...props} />
          {view.phase === 1 && <Market {...board} />}
          <Wishes {...props} />
          <p className="pa-footnote">◊ {words.reconstructed}</p>
        </div>
      )}
      {tab === 'market' && (
        <div className="pa-market-tab">
          <Market {...board} />
          {view.room !== 'trade-open' && <p className="muted">{words.marketShut}</p>}
        </div>
      )}
      {tab === 'sea' && (
        <div className="pa-sea" ref={sea}>
          {planning && <VoyageLine {...props} loading={loading} />}
          <div className="pa-sea-main">
            <Peek {...props} />
            <Hazard {...props} />
            <HarborVote {...props} />
            <FleetTrade {...props} />
            <Return {...props} />
            {planning && <Voyage {...props} loading={loading} />}
            <Crossing {...props} />
            <SeaMap view={view} text={text} words={words} plan={planning ? plan : null} lit={board.lit} open={openLand} onLand={onLand} />
            <DeckOdds view={view} words={words} />
          </div>
          <Lands {...props} onLand={onLand} open={openLand} sending={planning} chosen={loading.chosen} lit={board.lit} />
        </div>
      )}
      {tab === 'island' && (
        <>
          <Discard {...props} />
          <Crossing {...props} />
          <Island {...props} />
        </>
      )}
      {tab === 'others' && <Others {...props} />}
    </section>
  );
};

/** Every place an event names: lands, islands' seats are not places of the map. */
export const placesOf = (event: PaEvent): readonly string[] => {
  const named: string[] = [];
  for (const [key, value] of Object.entries(event))
    if ((key === 'land' || key === 'island') && typeof value === 'string') named.push(value);
  return named;
};
