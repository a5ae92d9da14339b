/** In one column the board is small: the place that a drafted step is meant for scrolls into sight inside it. */
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

export const useIntoSight = (id: string | undefined, as: IntoSight): void => {
  useEffect(() => {
    const place = id === undefined ? null : document.getElementById(id);
    if (place === null || !isPhone()) return;
    const frame = requestAnimationFrame(() => bring(place, as));
    return () => cancelAnimationFrame(frame);
  }, [id, as]);
};
