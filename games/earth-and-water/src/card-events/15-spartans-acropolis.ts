/** Card 15. 300 Spartans, EW-17.G15: three Greek dice in defence. Acropolis on Fire, EW-17.P15: no points for Athenai, then a budget cut. */
import { proceed } from '@stoa/engine';
import { ATHENAI, GREECE, PERSIA } from '../map.ts';
import { armies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { Reaction } from './reaction.ts';
import type { TurnEvent } from './turn-event.ts';

/** In window W3; not with Miltiades. */
export const spartans: Reaction<'300-spartans'> = {
  card: 15,
  side: GREECE,
  windows: ['persia-attacks'],
  open: s => s.op.greekDice === 0,
  play(s) {
    s.op.greekDice = 3;
    proceed(s);
  },
};

const NO_ARMY = illegal('EW-17.P15', 'no-persian-army-in-athenai', {});

export const acropolisOnFire: TurnEvent = {
  cannot: s => (armies(s, PERSIA, ATHENAI) === 0 ? NO_ARMY : undefined),
  play(s, log) {
    s.acropolis = true;
    log?.({ e: 'acropolis-burnt' });
  },
};
