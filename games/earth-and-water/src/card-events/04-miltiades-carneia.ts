/** Card 4. Miltiades, EW-17.G04: three Greek dice in this battle, once per game. Carneia Festival, EW-17.P04: Sparta rests. */
import { MILTIADES } from '../map.ts';
import { fillFigure } from '../rooms/figure-army.ts';
import type { EwLog } from '../rooms/room.ts';
import type { EwState } from '../state.ts';
import { always, type TurnEvent } from './turn-event.ts';

/** In window W3 or W4. */
export const miltiades = (s: EwState, log: EwLog): void => {
  s.op.greekDice = 3;
  fillFigure(s, MILTIADES, log);
};

export const carneiaFestival: TurnEvent = {
  cannot: always,
  play(s, log) {
    s.carneia = true;
    log?.({ e: 'carneia-began' });
  },
};
