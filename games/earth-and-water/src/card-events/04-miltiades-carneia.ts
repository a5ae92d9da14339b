/** Card 4. Miltiades, EW-17.G04: three Greek dice in this battle, once per game. Carneia Festival, EW-17.P04: blocks Sparta and its cards. */
import { proceed } from '@stoa/engine';
import { GREECE, MILTIADES } from '../map.ts';
import { isFilled } from '../pieces.ts';
import { fillFigure } from '../rooms/figure-army.ts';
import type { Reaction } from './reaction.ts';
import { always, type TurnEvent } from './turn-event.ts';

/** In window W3 or W4; not with Leonidas or 300 Spartans. */
export const miltiades: Reaction<'miltiades'> = {
  card: 4,
  side: GREECE,
  windows: ['persia-attacks', 'greece-attacks'],
  open: s => s.op.greekDice === 0 && !isFilled(s, MILTIADES),
  play(s, _at, log) {
    s.op.greekDice = 3;
    fillFigure(s, MILTIADES, log);
    proceed(s);
  },
};

export const carneiaFestival: TurnEvent = {
  cannot: always,
  play(s, log) {
    s.carneia = true;
    log?.({ e: 'carneia-began' });
  },
};
