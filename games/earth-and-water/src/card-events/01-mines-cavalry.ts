/** Card 1. Mines of Laurion, EW-17.G01: a second Greek Preparation with 3 talents. Cavalry of Mardonius, EW-17.P01: a march with uncapped dice. */
import { PERSIA } from '../map.ts';
import { openMines } from '../rooms/preparation-cards.ts';
import { needsMarch, openMarch } from './march.ts';
import { always, type TurnEvent } from './turn-event.ts';

export const minesOfLaurion: TurnEvent = { cannot: always, play: openMines };

export const cavalryOfMardonius: TurnEvent = {
  cannot: needsMarch(PERSIA, 'EW-17.P01'),
  play: s => openMarch(s, 'cavalry-of-mardonius', PERSIA),
};
