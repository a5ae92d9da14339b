/**
 * On a narrow screen the dock lies over the foot of the page, and the page may stand anywhere. When a question appears, what it is about
 * comes into the free part; what is there already stays where it is.
 */
import { useEffect } from 'react';

/** All of it between what sticks to the top and the dock. */
const isInSight = (place: Element): boolean => {
  const { top, bottom, height } = place.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0;
  const dock = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  return height > 0 && top >= covered && bottom <= innerHeight - dock;
};

/** `places`: ids; one of them in sight is enough. Undefined while nothing is asked. */
export const useAsked = (places: readonly string[] | undefined): void => {
  const asked = places?.join(' ') ?? '';
  useEffect(() => {
    if (asked === '' || !matchMedia('(max-width: 999px)').matches) return;
    // The second frame: by then the page knows how high the dock has become.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const found = asked.split(' ').flatMap(id => document.getElementById(id) ?? []);
        if (!found.some(isInSight)) found[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
};
