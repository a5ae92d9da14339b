/** Card 3. Wrath of Poseidon, EW-17.G03: one Persian fleet goes to the reserve. The Persian half is in tribute.ts. */
import { has, leave, lowest, NOT_NOW, only, open } from '@stoa/engine';
import { CHOOSE_PORT, expectKind } from '../actions.ts';
import { FRAMES } from '../frames.ts';
import { type City, cityOf, GREECE, idOf, PERSIA } from '../map.ts';
import { fleetPorts, loseFleets } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import type { EwState } from '../state.ts';
import type { TurnEvent } from './turn-event.ts';

const NONE = illegal('EW-17.G03', 'no-persian-fleet-on-map', {});

const strike = (s: EwState, port: City, log: EwLog): void => {
  loseFleets(s, PERSIA, port, 1);
  log?.({ e: 'fleet-lost', side: PERSIA, port: idOf(port), rule: 'EW-17.G03' });
};

export const wrathOfPoseidon: TurnEvent = {
  cannot: s => (fleetPorts(s, PERSIA) === 0 ? NONE : undefined),
  play(s, log) {
    const ports = fleetPorts(s, PERSIA);
    if (isSingle(ports)) strike(s, lowest(ports), log);
    else open(s, FRAMES.wrathOfPoseidon);
  },
};

export const wrathOfPoseidonRoom: EwRoom<'wrath-of-poseidon'> = {
  rule: 'EW-17.G03',
  mode: 'one',
  revealsNothing: ['choose-port'],
  leadsTo: ['operations'],
  actors: () => only(GREECE),
  actions: (s, _f, _seat, out) => listEach(fleetPorts(s, PERSIA), CHOOSE_PORT, out),
  why: (s, _f, _seat, a) =>
    a.do !== 'choose-port'
      ? NOT_NOW
      : has(fleetPorts(s, PERSIA), cityOf(a.port))
        ? undefined
        : illegal('EW-17.G03', 'no-persian-fleet-there', { port: a.port }),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-port');
    strike(s, cityOf(a.port), log);
    leave(s);
  },
};
