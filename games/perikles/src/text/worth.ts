/** Whether a defeat changed what a statue is worth: some numbers stand twice on a track, and a full track loses nothing more (PK-15.2). */
import { CITIES, TRACKS } from '../box.ts';
import type { PkEvent } from '../events.ts';

export const isSameWorth = ({ city, defeats, value }: Extract<PkEvent, { readonly e: 'defeat' }>): boolean =>
  (TRACKS[CITIES.indexOf(city)]?.[defeats - 1] ?? value) === value;
