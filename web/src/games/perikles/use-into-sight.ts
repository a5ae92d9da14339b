/** On a phone the place a drafted step is meant for comes into sight where the deck or the dock hides it; one in full sight stays where it is. */
import { useEffect } from 'react';

/** Nothing but the place itself lies over these points of it, and all of them are on the screen. */
const isInSight = (place: Element): boolean => {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return [top + 8, bottom - 8].every(y => place.contains(document.elementFromPoint((left + right) / 2, y)));
};

/** Once it is decided the page stands where it stood before, unless it has been moved meanwhile. */
export const useIntoSight = (id: string | undefined): void => {
  useEffect(() => {
    const place = id === undefined ? null : document.getElementById(id);
    if (place === null || !matchMedia('(max-width: 999px)').matches) return;
    const before = scrollY;
    let there: number | undefined;
    // The dock is as high as it will be once the draft stands in it.
    const frame = requestAnimationFrame(() => {
      if (isInSight(place)) return;
      place.scrollIntoView({ block: 'start', behavior: 'instant' });
      there = scrollY;
    });
    return () => {
      cancelAnimationFrame(frame);
      if (there === scrollY) scrollTo({ top: before, behavior: 'instant' });
    };
  }, [id]);
};
