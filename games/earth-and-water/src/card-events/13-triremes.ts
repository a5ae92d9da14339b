/** Card 13. Triremes, EW-17.G13: two naval movements without armies (the second: rooms/movement-end.ts). The Persian half is in tribute.ts. */
import { open } from '@stoa/engine';
import { FRAMES } from '../frames.ts';
import { GREECE } from '../map.ts';
import { fleetPorts } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { beginOperation } from '../state.ts';
import type { TurnEvent } from './turn-event.ts';

const NO_FLEET = illegal('EW-17.G13', 'no-greek-fleet-on-map', {});

export const triremes: TurnEvent = {
  cannot: s => (fleetPorts(s, GREECE) === 0 ? NO_FLEET : undefined),
  play(s) {
    beginOperation(s, 'triremes', GREECE);
    open(s, FRAMES.navalMovement);
  },
};
