/**
 * Against bots, ready stays ready: offers of bots that come later do not ask again. They stand in the market, and unready takes it back. With
 * people at the table an offer concerns the reader, and asks.
 */
import type { PaAction, PaView } from '@stoa/parthenon';
import { useEffect, useRef } from 'react';
import { useTable } from '../../../table/store.ts';

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

/** Ready before, and asked again because of a new offer of another seat; not because the reader took it back. */
export const isAskedAgain = (was: WasReady | undefined, view: PaView, me: number): boolean =>
  was !== undefined &&
  view.room === 'trade-open' &&
  was.season === seasonOf(view) &&
  (view.done & (1 << me)) === 0 &&
  view.offers.some(o => o.seat !== me && !was.offers.includes(o.offer));

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
