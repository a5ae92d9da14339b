/** Harbor Status cards, PA-10.1 to PA-10.5: a card that no seat has looked at is still in the bag and is drawn at the first look. */
import { bit, has, type Log, open } from '@stoa/engine';
import { landId } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import type { PaFrame } from '../frames.ts';
import { box, type PaState } from '../state.ts';
import { bagSize, pour } from '../table/bags.ts';

/** Some seats look at the card of a land; a room opens above if it must be drawn first. */
export const lookAt = (s: PaState, land: number, lookers: number, log?: Log<PaEvent>): void => {
  if (s.harbor[land]! >= 0) {
    showTo(s, land, lookers, log);
    return;
  }
  // PA-17.4
  if (bagSize(s.harborBag) === 0) pour(s.harborDiscard, s.harborBag);
  open<PaFrame>(s, { room: 'harbor-draw', at: { land, lookers } });
};
export const showTo = (s: PaState, land: number, lookers: number, log?: Log<PaEvent>): void => {
  s.harborSeen[land] = s.harborSeen[land]! | lookers;
  const harbor = box(s).harbors[s.harbor[land]!]?.id ?? null;
  for (let seat = 0; seat < s.seats; seat++) if (has(lookers, seat)) log?.({ e: 'looked', seat, land: landId(land), harbor });
};

/** Seats with a fleet at this land. */
export const visitors = (s: PaState, land: number): number => {
  let seats = 0;
  for (let fleet = 0; fleet < s.at.length; fleet++) if (s.at[fleet] === land) seats |= bit(Math.floor(fleet / 3));
  return seats;
};
/** PA-17.3, PA-19.1: face-up cards are discarded; the new ones are not drawn until a seat looks at them. */
export const replaceOpen = (s: PaState): void => {
  for (let land = 0; land < s.harbor.length; land++) {
    if (!has(s.harborUp, land)) continue;
    const card = s.harbor[land]!;
    s.harborDiscard[card] = s.harborDiscard[card]! + 1;
    s.harbor[land] = -1;
    s.harborSeen[land] = 0;
  }
  s.harborUp = 0;
  let undrawn = 0;
  for (const card of s.harbor) if (card < 0) undrawn++;
  if (bagSize(s.harborBag) < undrawn) pour(s.harborDiscard, s.harborBag);
};
