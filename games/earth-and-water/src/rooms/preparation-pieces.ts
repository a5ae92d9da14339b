/**
 * Preparation, step B, EW-5.6 to EW-5.14: armies, fleets and the bridge, one at a time, until the player ends it.
 * In: the cards are drawn. Out: Greece's Preparation, Operations, or (Mines of Laurion) the end of the operation.
 */
import { bit, has, type Illegal, leave, NOT_NOW, only } from '@stoa/engine';
import { BUILD_BRIDGE, END_PREPARATION, type EwAction, expectKind, RAISE_ARMY, RAISE_FLEET } from '../actions.ts';
import { ABYDOS, BRIDGE_COST, type City, cityOf, FLEETS_LIMIT, GREECE, idOf, KEY_CITIES, other, PERSIA, PORTS, type Side } from '../map.ts';
import { armyReserve, controlled, fleetPorts, fleetReserve, placeArmies, placeFleets } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwRoom, listEach } from '../room.ts';
import type { EwState } from '../state.ts';
import { beginPreparation } from './course.ts';
import { beginOperations } from './turns.ts';

const CARDS_BOUGHT = illegal('EW-5.4', 'cards-already-bought', {});
const NO_ARMY = illegal('EW-1.11', 'no-army-in-reserve', {});
const NO_FLEET = illegal('EW-1.11', 'no-fleet-in-reserve', {});
const FLEETS_RAISED = illegal('EW-5.6', 'fleets-limit', { limit: FLEETS_LIMIT });
const ONLY_PERSIA = illegal('EW-5.12', 'only-persia-builds', {});
const ALREADY_BUILT = illegal('EW-5.12', 'bridge-already-built', {});
const ABYDOS_LOST = illegal('EW-5.12', 'city-not-controlled', { city: 'abydos' });
const TALENTS = Array.from({ length: BRIDGE_COST + 1 }, (_, cost) =>
  Array.from({ length: BRIDGE_COST + 1 }, (_, talents) => illegal('EW-5.6', 'too-few-talents', { cost, talents })),
);

/** EW-5.6, EW-18.1. */
const fleetCost = (s: EwState, side: Side): number => (side === PERSIA ? s.persianFleetCost : 1);
const cannotPay = (s: EwState, cost: number): Illegal | undefined => (s.talents < cost ? TALENTS[cost]?.[s.talents] : undefined);

/** EW-1.11, EW-5.6: an army, a fleet at all. */
const cannotRaiseArmies = (s: EwState, side: Side): Illegal | undefined =>
  cannotPay(s, 1) ?? (armyReserve(s, side) === 0 ? NO_ARMY : undefined);
const cannotRaiseFleets = (s: EwState, side: Side, mines: boolean): Illegal | undefined =>
  (s.raised >= FLEETS_LIMIT && !mines ? FLEETS_RAISED : undefined) ??
  cannotPay(s, fleetCost(s, side)) ??
  (fleetReserve(s, side) === 0 ? NO_FLEET : undefined);

/** EW-5.9: ports where this side may place fleets. */
export const openPorts = (s: EwState, side: Side): number => controlled(s, side) & PORTS & ~fleetPorts(s, other(side));

/** EW-5.7, EW-5.8. Neither fleets in the port (EW-5.10) nor the number of pieces there (EW-5.11) matter. */
const cannotHold = (s: EwState, side: Side, city: City): Illegal | undefined =>
  has(controlled(s, side), city)
    ? undefined
    : has(KEY_CITIES[side], city)
      ? illegal('EW-5.8', 'key-city-held-by-enemy', { city: idOf(city) })
      : illegal('EW-5.7', 'city-not-controlled', { city: idOf(city) });

/** EW-5.9, and EW-17.G14 for Syracuse. */
export const cannotHarbour = (s: EwState, side: Side, city: City): Illegal | undefined =>
  has(openPorts(s, side), city)
    ? undefined
    : !has(PORTS, city)
      ? illegal('EW-5.9', 'no-port', { city: idOf(city) })
      : (cannotHold(s, side, city) ?? illegal('EW-5.9', 'enemy-fleet-in-port', { port: idOf(city) }));

/** EW-5.12. */
const cannotBuild = (s: EwState, side: Side): Illegal | undefined =>
  side !== PERSIA
    ? ONLY_PERSIA
    : s.bridge
      ? ALREADY_BUILT
      : (controlled(s, PERSIA) & bit(ABYDOS)) === 0
        ? ABYDOS_LOST
        : cannotPay(s, BRIDGE_COST);

export const preparationPieces: EwRoom<'preparation-pieces'> = {
  rule: 'EW-5.6',
  mode: 'one',
  revealsNothing: ['raise-army', 'raise-fleet', 'build-bridge', 'end-preparation'],
  leadsTo: ['preparation-cards', 'operations', 'supply-hand', 'supply-capacity'],
  actors: (_s, f) => only(f.side),

  actions(s, f, _seat, out) {
    if (cannotRaiseArmies(s, f.side) === undefined) listEach(controlled(s, f.side), RAISE_ARMY, out);
    if (cannotRaiseFleets(s, f.side, f.mines) === undefined) listEach(openPorts(s, f.side), RAISE_FLEET, out);
    if (cannotBuild(s, f.side) === undefined) out.push(BUILD_BRIDGE);
    out.push(END_PREPARATION);
  },

  why(s, f, _seat, a: EwAction) {
    switch (a.do) {
      case 'raise-army':
        return cannotRaiseArmies(s, f.side) ?? cannotHold(s, f.side, cityOf(a.city));
      case 'raise-fleet':
        return cannotRaiseFleets(s, f.side, f.mines) ?? cannotHarbour(s, f.side, cityOf(a.port));
      case 'build-bridge':
        return cannotBuild(s, f.side);
      case 'end-preparation':
        return undefined;
      case 'buy-cards':
        return CARDS_BOUGHT;
      default:
        return NOT_NOW;
    }
  },

  apply(s, f, _by, a, log) {
    switch (a.do) {
      case 'raise-army':
        s.talents--;
        placeArmies(s, f.side, cityOf(a.city), 1);
        log?.({ e: 'army-raised', side: f.side, city: a.city, talents: s.talents });
        return;
      case 'raise-fleet':
        s.talents -= fleetCost(s, f.side);
        s.raised++;
        placeFleets(s, f.side, cityOf(a.port), 1);
        log?.({ e: 'fleet-raised', side: f.side, port: a.port, talents: s.talents });
        return;
      case 'build-bridge':
        s.talents -= BRIDGE_COST;
        s.bridge = true;
        log?.({ e: 'bridge-built', talents: s.talents });
        return;
    }
    // EW-5.13: unspent talents are lost.
    expectKind(a, 'end-preparation');
    log?.({ e: 'preparation-ended', side: f.side, unspent: s.talents });
    s.talents = 0;
    s.raised = 0;
    if (f.mines) leave(s);
    else if (f.side === PERSIA) beginPreparation(s, GREECE, log);
    else beginOperations(s, log);
  },
};
