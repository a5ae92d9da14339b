/** On a phone the place that a drafted step is meant for scrolls into sight where a deck or the dock hides it. */
import { useEffect } from 'react';
import { isPhone } from '../screen-size.ts';

/** Only the place itself lies over these points of it, and all of them are on the screen. */
const isInSight = (place: Element): boolean => {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return [top + 8, bottom - 8].every(y => place.contains(document.elementFromPoint((left + right) / 2, y)));
};

/** A card of a deck comes to its top, if it is not in sight; a spot of a map moves no more than it must. */
export type IntoSight = 'card' | 'spot';
const bring = (place: Element, as: IntoSight): void => {
  if (as === 'spot') place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  else if (!isInSight(place)) place.scrollIntoView({ block: 'start', behavior: 'instant' });
};

/** After the decision the page returns to where it stood, unless the player has scrolled since. */
export const useIntoSight = (id: string | undefined, as: IntoSight): void => {
  useEffect(() => {
    const place = id === undefined ? null : document.getElementById(id);
    if (place === null || !isPhone()) return;
    const before = scrollY;
    let after: number | undefined;
    // The second frame: by then the page knows how high the dock has become.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        bring(place, as);
        if (scrollY !== before) after = scrollY;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      if (after === scrollY) scrollTo({ top: before, behavior: 'instant' });
    };
  }, [id, as]);
};
