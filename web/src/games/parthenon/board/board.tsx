/** The board of Parthenon: market, sea, island or year, as the phase asks. A switch looks at another without leaving the decision. */
import type { PaAction } from '@stoa/parthenon';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Market } from '../market/market.tsx';
import { useHiddenByScene } from '../moments/map-in-sight.ts';
import { AskedInYear } from '../panels/asked-in-year.tsx';
import { Discard, isDiscarding } from '../panels/discard.tsx';
import { choosePaid } from '../panels/paying.ts';
import { lookAt, TABS, type Tab, tabNow, usePlan, useSitting } from '../plan.ts';
import { changingAnswer } from '../touch.ts';
import type { PaProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { Events } from './events.tsx';
import { Island } from './island.tsx';
import { Wishes } from './wishes.tsx';
import './board.css';

/** Loaded when they are looked at. */
const Sea = lazy(async () => ({ default: (await import('./sea.tsx')).Sea }));
const Others = lazy(async () => ({ default: (await import('./others.tsx')).Others }));

/** What is asked on each board. */
const ASKED: Readonly<Record<Tab, readonly PaAction['do'][]>> = {
  year: [
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
  ],
  market: [],
  sea: ['load', 'reveal', 'exchange', 'pay-duty', 'use-gift', 'pick-loss', 'keep-card', 'peek', 'divert', 'pick-fleet'],
  island: ['build', 'use', 'pay-wonder', 'assign-army', 'buy-fleet', 'adopt', 'choose-philosophy', 'option-b'],
  others: [],
};
const hasMine = ({ view, me, actions }: PaProps, tab: Tab): boolean =>
  tab === 'market' ? view.offers.some(o => o.seat !== me) : actions.some(a => ASKED[tab].includes(a.do));

const Switch = ({ words, tab, ...board }: PaProps & { words: ScreenWords; tab: Tab }) => {
  const set = usePlan(s => s.set);
  return (
    <nav className="pa-tabs" aria-label={words.lookAt}>
      {TABS.filter(name => board.me !== undefined || name !== 'island').map(name => (
        <button
          key={name}
          type="button"
          className="button"
          aria-pressed={name === tab}
          onClick={() => set({ looked: lookAt(name, board.view, board.me) })}
        >
          {words.tabs[name]}
          {hasMine(board, name) && <span className="pa-dot" role="img" aria-label={words.attention} />}
        </button>
      ))}
    </nav>
  );
};

const Page = memo(({ tab, board, words }: { tab: Tab; board: PaProps; words: ScreenWords }) => {
  const set = usePlan(s => s.set);
  const props = { ...board, choose: choosePaid(board.view, changingAnswer(board), set), words };
  switch (tab) {
    case 'year':
      return (
        <div className="pa-year">
          <AskedInYear {...props} place="board" />
          <Events {...props} />
          <div className="pa-beside">
            {board.view.phase === 1 && <Market {...board} />}
            <Wishes {...props} />
          </div>
          <p className="pa-footnote">{words.someReconstructed}</p>
        </div>
      );
    case 'market':
      return (
        <div className="pa-market-tab">
          <Market {...board} />
          {board.view.room !== 'trade-open' && <p className="muted">{words.marketShut}</p>}
        </div>
      );
    case 'sea':
      return (
        <Suspense>
          <Sea {...props} />
        </Suspense>
      );
    case 'island':
      return isDiscarding(props) ? <Discard {...props} /> : <Island {...props} />;
    case 'others':
      return (
        <Suspense>
          <Others {...props} />
        </Suspense>
      );
  }
});

/** Milliseconds after which a scene has faded in. */
const FADED = 700;
/** What changes under a scene is neither painted nor seen to move. */
const useCovered = ({ view, me }: PaProps): boolean => {
  const hasScene = useHiddenByScene(view, me);
  const [isFaded, setFaded] = useState(false);
  useEffect(() => {
    if (!hasScene) return undefined;
    const timer = setTimeout(() => setFaded(true), FADED);
    return () => {
      clearTimeout(timer);
      setFaded(false);
    };
  }, [hasScene]);
  return hasScene && isFaded;
};

export const Board = (board: PaProps) => {
  const { view, me, text } = board;
  const words = WORDS[board.lang];
  const { looked, set } = usePlan();
  const tab = tabNow(looked, view, me);
  // Another page is drawn in small pieces of time; until it is there the last one stays.
  const shown = useDeferredValue(tab);
  // The board of the phase comes up by itself. Another one that was chosen stays until the phase changes or something is asked.
  const { beside } = lookAt(tab, view, me);
  const table = useRef<HTMLElement>(null);
  useEffect(() => {
    if (beside === '') return undefined;
    set({ close: null });
    const frame = requestAnimationFrame(() => {
      if (table.current) table.current.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [beside, set]);
  useSitting(view, me);
  const isCovered = useCovered(board);
  return (
    <section className={`pa-table show-${shown} in-${view.room}${isCovered ? ' covered' : ''}`} aria-label={text.name}>
      <Switch {...board} words={words} tab={tab} />
      <section ref={table} className="pa-page" key={shown} tabIndex={0} aria-label={words.tabs[shown]}>
        <Page tab={shown} board={board} words={words} />
      </section>
    </section>
  );
};
