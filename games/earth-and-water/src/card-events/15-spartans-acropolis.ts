/** Card 15. 300 Spartans, EW-17.G15: three Greek dice in defence. Acropolis on Fire, EW-17.P15: Athenai scores for nobody, Greece pays later. */
import { ATHENAI, PERSIA } from '../map.ts';
import { armies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { EwState } from '../state.ts';
import type { TurnEvent } from './turn-event.ts';

/** In window W3. */
export const spartans = (s: EwState): void => {
  s.op.greekDice = 3;
};

const NO_ARMY = illegal('EW-17.P15', 'no-persian-army-in-athenai', {});

export const acropolisOnFire: TurnEvent = {
  cannot: s => (armies(s, PERSIA, ATHENAI) === 0 ? NO_ARMY : undefined),
  play(s, log) {
    s.acropolis = true;
    log?.({ e: 'acropolis-burnt' });
  },
};
