/** The end of every movement: the bridge question (EW-11.2), the second movement of Triremes (EW-17.G13), or the end of the operation. */
import { goTo, leave } from '@stoa/engine';
import { FRAMES } from '../frames.ts';
import { ABYDOS, GREECE } from '../map.ts';
import { armies, fleetPorts } from '../pieces.ts';
import { beginOperation, type EwState } from '../state.ts';

/** EW-11.2, EW-11.3: only when Greece has gained Abydos by this movement. */
export const endMovement = (s: EwState): void => {
  const { side, to, gains } = s.op;
  if (s.bridge && side === GREECE && to === ABYDOS && gains && armies(s, GREECE, ABYDOS) > 0) goTo(s, FRAMES.bridge);
  else goOn(s);
};

/** EW-17.G13: the second movement is made if any Greek fleet is left on the map. */
export const goOn = (s: EwState): void => {
  if (s.op.kind === 'triremes' && fleetPorts(s, GREECE) !== 0) {
    beginOperation(s, 'triremes-again', GREECE);
    goTo(s, FRAMES.navalMovement);
  } else leave(s);
};
