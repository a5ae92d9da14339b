/** What a statue is worth, by the number of defeats of its city. */
import { CITIES, type CityId, TRACKS } from '../box.ts';

const worthAfter = (city: CityId, defeats: number): number => {
  const track = TRACKS[CITIES.indexOf(city)]!;
  return track[Math.min(defeats, track.length - 1)]!;
};

/** Two defeats in a row may leave a statue worth the same (PK-15.1). */
export const losesWorth = ({ city, defeats }: { readonly city: CityId; readonly defeats: number }): boolean =>
  worthAfter(city, defeats) !== worthAfter(city, defeats - 1);
