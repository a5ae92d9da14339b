/** Supply in numbers, EW-12.4 to EW-12.11: what a side can feed, what it has to feed, which cities are fed. For the phase and for the view. */
import { lowest } from '@stoa/engine';
import { FOOD, KEY_CITIES, other, PERSIA, type Side } from './map.ts';
import { armies, armyCities, controlled, fleetPorts } from './pieces.ts';
import { inLine } from './roads.ts';
import type { EwState } from './state.ts';

/** EW-12.4, EW-12.6: for Persia, Abydos and Ephesos give no capacity, their armies do not count, and none is removed there. */
const counted = (side: Side): number => (side === PERSIA ? ~KEY_CITIES[PERSIA] : ~0);

/** The cities whose armies count, and where an excess may be taken from. */
export const removable = (s: EwState, side: Side): number => armyCities(s, side) & counted(side);

/** EW-12.4, EW-12.5. */
export const capacity = (s: EwState, side: Side): number => {
  let food = 0;
  for (let rest = controlled(s, side) & counted(side); rest !== 0; rest &= rest - 1) food += FOOD[lowest(rest)]!;
  return food;
};
export const mouths = (s: EwState, side: Side): number => {
  let sum = 0;
  for (let rest = removable(s, side); rest !== 0; rest &= rest - 1) sum += armies(s, side, lowest(rest));
  return sum;
};

/** EW-12.10. */
const isBlockaded = (s: EwState, side: Side): boolean =>
  (KEY_CITIES[side] & ~armyCities(s, other(side)) & ~fleetPorts(s, other(side))) === 0;

/** EW-12.9, EW-12.11: a fleet feeds only the city of its port, and no city when its side is blockaded. */
export const fedBySea = (s: EwState, side: Side): number => (isBlockaded(s, side) ? 0 : fleetPorts(s, side));
/** EW-12.7, EW-12.9. */
export const fed = (s: EwState, side: Side): number => inLine(s, side) | fedBySea(s, side);
