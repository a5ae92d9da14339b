/** Fleets that have just set out or turned back: the map lets them sail to where they lie, once. */
import type { PaEvent } from '@stoa/parthenon';
import type { LandId } from '@stoa/parthenon/cards';
import { useEffect, useMemo, useState } from 'react';
import { useTable } from '../../../table/store.ts';

/** By seat and letter, as ships on the map are named. */
export const arrivalsIn = (news: readonly PaEvent[]): ReadonlySet<string> =>
  new Set(news.flatMap(e => (e.e === 'sailed' || e.e === 'diverted' || e.e === 'turned-back' ? [`${e.seat}${e.fleet}`] : [])));

/** PA-9.10: the land that each fleet was last driven from, by a storm or home; none of fleets that have set out since. */
export const drivenFrom = (log: readonly PaEvent[]): ReadonlyMap<string, LandId> => {
  const at = new Map<string, LandId>();
  const from = new Map<string, LandId>();
  for (const e of log) {
    if (e.e !== 'sailed' && e.e !== 'diverted' && e.e !== 'turned-back') continue;
    const ship = `${e.seat}${e.fleet}`;
    const before = at.get(ship);
    if (e.e === 'sailed' || before === undefined) from.delete(ship);
    else from.set(ship, before);
    if (e.e !== 'turned-back') at.set(ship, e.land);
  }
  return from;
};

/** Milliseconds: as long as `pa-sailing` in voyage.css. */
const LASTS = 900;
const NONE: ReadonlySet<string> = new Set();
const NOWHERE: ReadonlyMap<string, LandId> = new Map();
/** News whose ships have sailed once on this page: coming back to the map does not repeat them. */
const seen = new WeakSet<readonly PaEvent[]>();

export interface Arrivals {
  readonly ships: ReadonlySet<string>;
  /** Of ships that do not come from their island. */
  readonly from: ReadonlyMap<string, LandId>;
}
export const useArrivals = (news: readonly PaEvent[]): Arrivals => {
  const log = useTable(s => s.log) as readonly PaEvent[];
  const arrivals = useMemo(() => arrivalsIn(news), [news]);
  // A browser that never begins the motion would leave the ships at home: after their time they are there.
  const [landed, setLanded] = useState<readonly PaEvent[]>();
  useEffect(() => {
    if (arrivals.size === 0) return undefined;
    const timer = setTimeout(() => {
      seen.add(news);
      setLanded(news);
    }, LASTS);
    return () => clearTimeout(timer);
  }, [news, arrivals]);
  const ships = landed === news || seen.has(news) ? NONE : arrivals;
  const isDriven = ships.size > 0 && news.some(e => e.e === 'turned-back' || e.e === 'diverted');
  const from = useMemo(() => (isDriven ? drivenFrom(log) : NOWHERE), [isDriven, log]);
  return useMemo(() => ({ ships, from }), [ships, from]);
};
