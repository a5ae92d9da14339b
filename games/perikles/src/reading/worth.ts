/** What a statue is worth, by the number of defeats of its city. */
import { CITIES, type CityId, TRACKS } from '../box.ts';

/** PK-15.2, PK-19.1: nothing once the whole track is covered. */
const worthAfter = (city: CityId, defeats: number): number => TRACKS[CITIES.indexOf(city)]![defeats] ?? 0;

/** Two defeats in a row may leave a statue worth the same (PK-15.1). */
export const losesWorth = ({ city, defeats }: { readonly city: CityId; readonly defeats: number }): boolean =>
  worthAfter(city, defeats) !== worthAfter(city, defeats - 1);
