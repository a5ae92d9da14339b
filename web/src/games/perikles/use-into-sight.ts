/** On a phone the place a drafted step is meant for comes into sight where the deck or the dock hides it; one in full sight stays where it is. */
import { useEffect } from 'react';

/** Nothing but the place itself lies over these points of it, and all of them are on the screen. */
const isInSight = (place: Element): boolean => {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return [top + 8, bottom - 8].every(y => place.contains(document.elementFromPoint((left + right) / 2, y)));
};

export const useIntoSight = (id: string | undefined, step: number): void => {
  useEffect(() => {
    const place = id === undefined || step === 0 ? null : document.getElementById(id);
    if (place === null || !matchMedia('(max-width: 999px)').matches) return;
    // The dock is as high as it will be once the draft stands in it.
    const frame = requestAnimationFrame(() => {
      if (!isInSight(place)) place.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, step]);
};
