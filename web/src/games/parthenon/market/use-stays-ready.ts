/**
 * Against bots, ready stays ready: offers of bots that come later do not ask again, unless one would pay for a building. They stand in the
 * market, and unready takes it back. With people at the table an offer concerns the reader, and asks.
 */
import type { PaAction, PaView } from '@stoa/parthenon';
import { holdsAll } from '@stoa/parthenon/reading';
import { useEffect, useRef } from 'react';
import { useTable } from '../../../table/store.ts';
import { countsOf, minus, plus } from '../counts.ts';
import { newlyPossible } from './possible.ts';

/** The offers that stood when the reader was ready, in a season. */
export interface WasReady {
  readonly season: string;
  readonly offers: readonly number[];
}
const seasonOf = ({ year, season }: PaView): string => `${year} ${season}`;

export const wasReady = (view: PaView, me: number): WasReady | undefined =>
  view.room === 'trade-open' && (view.done & (1 << me)) !== 0
    ? { season: seasonOf(view), offers: view.offers.map(o => o.offer) }
    : undefined;

type Offer = PaView['offers'][number];

/** The reader can take it, could then build what they cannot build now, and could still build what they can. */
const builds = (view: PaView, me: number, { to, give, want }: Offer): boolean => {
  const mine = view.islands[me];
  if (mine === undefined || (to !== null && to !== me) || !holdsAll(view, want)) return false;
  const have = countsOf([...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard]);
  const after = minus(plus(have, countsOf(give)), countsOf(want));
  return newlyPossible(view, me, have, after).length > 0 && newlyPossible(view, me, after, have).length === 0;
};

/** Ready before, and asked again because of new offers of other seats, none of which builds; not because the reader took it back. */
export const isAskedAgain = (was: WasReady | undefined, view: PaView, me: number): boolean => {
  if (was === undefined || view.room !== 'trade-open' || was.season !== seasonOf(view) || (view.done & (1 << me)) !== 0) return false;
  const come = view.offers.filter(o => o.seat !== me && !was.offers.includes(o.offer));
  return come.length > 0 && !come.some(o => builds(view, me, o));
};

export const useStaysReady = (view: PaView, me: number | undefined, actions: readonly PaAction[]): void => {
  const was = useRef<WasReady>(undefined);
  const solo = useTable(s => s.client?.info.mode === 'solo');
  useEffect(() => {
    if (me === undefined || !solo) return;
    const ready = actions.find(a => a.do === 'ready');
    if (ready !== undefined && isAskedAgain(was.current, view, me)) void useTable.getState().send([ready]);
    else was.current = wasReady(view, me);
  }, [view, me, actions, solo]);
};
