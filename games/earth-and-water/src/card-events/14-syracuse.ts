/** Card 14. Support from Syracuse, EW-17.G14: Greece places all its reserve fleets. The Persian half, EW-17.P14, has no event. */
import { leave, lowest, NOT_NOW, only, open } from '@stoa/engine';
import { CHOOSE_PORT, expectKind } from '../actions.ts';
import { FRAMES } from '../frames.ts';
import { type City, cityOf, GREECE, idOf } from '../map.ts';
import { fleetReserve, placeFleets } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import { cannotHarbour, openPorts } from '../rooms/preparation-pieces.ts';
import type { EwState } from '../state.ts';
import type { TurnEvent } from './turn-event.ts';

const NO_FLEET = illegal('EW-17.G14', 'no-fleet-in-reserve', {});
const NO_PORT = illegal('EW-17.G14', 'no-port-for-fleets', {});

const place = (s: EwState, port: City, log: EwLog): void => {
  placeFleets(s, GREECE, port, 1);
  log?.({ e: 'fleet-placed', side: GREECE, port: idOf(port), rule: 'EW-17.G14' });
};

export const supportFromSyracuse: TurnEvent = {
  cannot: s => (fleetReserve(s, GREECE) === 0 ? NO_FLEET : openPorts(s, GREECE) === 0 ? NO_PORT : undefined),
  play(s, log) {
    const ports = openPorts(s, GREECE);
    if (isSingle(ports)) while (fleetReserve(s, GREECE) > 0) place(s, lowest(ports), log);
    else open(s, FRAMES.supportFromSyracuse);
  },
};

export const syracuseRoom: EwRoom<'support-from-syracuse'> = {
  rule: 'EW-17.G14',
  mode: 'one',
  revealsNothing: ['choose-port'],
  leadsTo: ['operations'],
  actors: () => only(GREECE),
  actions: (s, _f, _seat, out) => listEach(openPorts(s, GREECE), CHOOSE_PORT, out),
  why: (s, _f, _seat, a) => (a.do === 'choose-port' ? cannotHarbour(s, GREECE, cityOf(a.port)) : NOT_NOW),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-port');
    place(s, cityOf(a.port), log);
    if (fleetReserve(s, GREECE) === 0) leave(s);
  },
};
