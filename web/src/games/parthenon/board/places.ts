/** The places that a line of the chronicle names. */
import type { PaEvent } from '@stoa/parthenon';

/** Every place an event names: lands, islands' seats are not places of the map. */
export const placesOf = (event: PaEvent): readonly string[] => {
  const named: string[] = [];
  for (const [key, value] of Object.entries(event))
    if ((key === 'land' || key === 'island') && typeof value === 'string') named.push(value);
  return named;
};
