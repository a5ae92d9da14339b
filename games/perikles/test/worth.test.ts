/** What a defeat says of the statues: “now” only where they lose worth. */
import { expect, test } from 'vitest';
import { CITIES, TRACKS } from '../src/box.ts';
import { losesWorth } from '../src/reading/worth.ts';

test('a defeat lowers the worth of a statue exactly where the track of its city goes down', () => {
  for (const [i, city] of CITIES.entries()) {
    const track = TRACKS[i]!;
    for (let defeats = 1; defeats < track.length; defeats++)
      expect(losesWorth({ city, defeats }), `${city} ${defeats}`).toBe(track[defeats]! < track[defeats - 1]!);
    // PK-19.1: with the whole track covered a statue is worth nothing; further defeats change no more.
    expect(losesWorth({ city, defeats: track.length }), `${city}, the last of its track`).toBe(true);
    expect(losesWorth({ city, defeats: track.length + 1 }), `${city}, beyond its track`).toBe(false);
  }
});
