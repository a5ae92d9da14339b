/** What a question is about, as the page names it: the cities, the tiles, a location, or the sentence. A commit turn has no one place. */
import type { PkView } from '@stoa/perikles';

export const TILES = 'pk-influence-tiles';

const CITY_ROOMS: ReadonlySet<string> = new Set(['extra-cube', 'any-city', 'candidate', 'assassin', 'alkibiades', 'propose']);

export const scrollTargets = ({ room, cities, commit, battle }: PkView): readonly string[] | undefined => {
  const at = room === 'ask' ? commit?.requests[0]?.location : battle?.location;
  if (at !== undefined) return [`pk-at-${at}`];
  if (CITY_ROOMS.has(room)) return cities.map(({ city }) => `pk-${city}`);
  if (room === 'take-influence') return [TILES];
  return room === 'commit' ? undefined : ['prompt'];
};
