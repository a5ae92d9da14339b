/** How many dice a side rolls and what they count at most. For rooms, views and readings. */
import { type City, DICE_LIMIT, EPHESOS } from './map.ts';

export const UNCAPPED = 6;
/** EW-9.4: 5 in Abydos and Ephesos (the first two cities), 4 elsewhere. */
export const persianCap = (at: City): number => (at <= EPHESOS ? 5 : 4);
/** EW-1.16, EW-9.3. */
export const diceFor = (pieces: number): number => (pieces < DICE_LIMIT ? pieces : DICE_LIMIT);
