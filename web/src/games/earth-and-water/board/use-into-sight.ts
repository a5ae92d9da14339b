/** On a phone the destination of a drafted movement comes into sight where the dock lies over it; one in full sight stays where it is. */
import type { CityId } from '@stoa/earth-and-water/map';
import { useEffect } from 'react';

export const spotId = (city: CityId): string => `ew-${city}`;

/** Once it is decided the page stands where it stood before, unless it has been moved meanwhile. */
export const useIntoSight = (city: CityId | undefined): void => {
  useEffect(() => {
    if (city === undefined || !matchMedia('(max-width: 999px)').matches) return;
    const before = scrollY;
    let there: number | undefined;
    // The second frame: by then the page knows how high the dock has become.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        document.getElementById(spotId(city))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        there = scrollY;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      if (there === scrollY) scrollTo({ top: before, behavior: 'instant' });
    };
  }, [city]);
};
