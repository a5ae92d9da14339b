/** Card 11. Melas Zomos, EW-17.G11: places one army in Sparta. The Persian half is never played: see rooms/king-army.ts (EW-14). */
import { GREECE, SPARTA } from '../map.ts';
import { armyReserve, controls, placeArmies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { TurnEvent } from './turn-event.ts';

const NO_ARMY = illegal('EW-17.G11', 'no-army-in-reserve', {});
const NO_SPARTA = illegal('EW-17.G11', 'sparta-not-controlled', {});

export const melasZomos: TurnEvent = {
  cannot: s => (armyReserve(s, GREECE) === 0 ? NO_ARMY : controls(s, GREECE, SPARTA) ? undefined : NO_SPARTA),
  play(s, log) {
    placeArmies(s, GREECE, SPARTA, 1);
    log?.({ e: 'armies-placed', side: GREECE, city: 'sparta', armies: 1, rule: 'EW-17.G11' });
  },
};
