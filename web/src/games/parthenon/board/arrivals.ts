/** Fleets that have just set out: the map lets them sail to where they lie, once. */
import type { PaEvent } from '@stoa/parthenon';
import { useEffect, useMemo, useState } from 'react';

/** By seat and letter, as ships on the map are named. */
export const arrivalsIn = (news: readonly PaEvent[]): ReadonlySet<string> =>
  new Set(news.flatMap(e => (e.e === 'sailed' || e.e === 'diverted' ? [`${e.seat}${e.fleet}`] : [])));

/** Milliseconds: as long as `pa-sailing` in voyage.css. */
const LASTS = 900;
const NONE: ReadonlySet<string> = new Set();
/** News whose ships have sailed once on this page: coming back to the map does not repeat them. */
const seen = new WeakSet<readonly PaEvent[]>();

export const useArrivals = (news: readonly PaEvent[]): ReadonlySet<string> => {
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
  return landed === news || seen.has(news) ? NONE : arrivals;
};
