/**
 * Naval movement and transport, EW-8: fleets from one port to any other, with armies of that city on board.
 * In: a card was played for it, or Triremes. Out: the Themistocles window, a naval battle, the landing, or the end of the movement.
 */
import { bit, goTo, has, type Illegal, lowest, NOT_NOW, only } from '@stoa/engine';
import { type EwAction, type EwActionOf, expectKind, navalMoves } from '../actions.ts';
import { FRAMES } from '../frames.ts';
import { type City, cityOf, GREECE, idOf, PERSIA, PORTS, type Side, SPARTA, TRANSPORT_LIMIT } from '../map.ts';
import { armies, controls, embark, fleetPorts, fleets, sail } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { EwRoom } from '../room.ts';
import type { EwState } from '../state.ts';
import { arrive } from './voyage.ts';
import { cardsIn } from './window-cards.ts';

const NO_TRANSPORT = illegal('EW-17.G13', 'no-transport', {});
const CARNEIA_HOLDS = illegal('EW-8.11', 'carneia-holds-army', {});

const isTriremes = (s: EwState): boolean => s.op.kind === 'triremes' || s.op.kind === 'triremes-again';
const isHeld = (s: EwState, side: Side, from: City): boolean => s.carneia && side === GREECE && from === SPARTA;

/** EW-8.2, EW-8.11: armies that could go on board in this city. */
const passengers = (s: EwState, side: Side, from: City): number =>
  isTriremes(s) || isHeld(s, side, from) ? 0 : Math.min(TRANSPORT_LIMIT, armies(s, side, from));

/** EW-8.1. */
export const cannotSail = (s: EwState, side: Side, from: City, to: City, n: number): Illegal | undefined => {
  const ships = fleets(s, side, from);
  if (!has(PORTS, from)) return illegal('EW-8.1', 'no-port', { city: idOf(from) });
  if (ships === 0) return illegal('EW-8.1', 'no-own-fleet', { port: idOf(from) });
  if (!Number.isInteger(n) || n < 1 || n > ships) return illegal('EW-21.2', 'count-out-of-range', { given: n, least: 1, most: ships });
  if (!has(PORTS, to)) return illegal('EW-8.1', 'no-port', { city: idOf(to) });
  return from === to ? illegal('EW-8.1', 'same-place', { city: idOf(to) }) : undefined;
};

/** EW-8.2. */
const cannotCarry = (s: EwState, side: Side, a: EwActionOf<'naval-move'>): Illegal | undefined => {
  const n = a.armies;
  const from = cityOf(a.from);
  const there = armies(s, side, from);
  if (!Number.isInteger(n) || n < 0) return illegal('EW-21.2', 'count-out-of-range', { given: n, least: 0, most: there });
  if (n === 0) return undefined;
  if (isTriremes(s)) return NO_TRANSPORT;
  if (isHeld(s, side, from)) return CARNEIA_HOLDS;
  const most = Math.min(TRANSPORT_LIMIT, a.fleets);
  if (n > most) return illegal('EW-8.2', 'transport-limit', { given: n, most });
  return n > there ? illegal('EW-21.2', 'count-out-of-range', { given: n, least: 0, most: there }) : undefined;
};

/** Every movement out of this port by up to `ships` fleets with up to `most` armies. */
export const listSailings = (from: City, ships: number, most: number, out: EwAction[]): void => {
  for (let rest = PORTS & ~bit(from); rest !== 0; rest &= rest - 1) {
    const moves = navalMoves(from, lowest(rest));
    for (let n = ships; n > 0; n--) for (let carried = Math.min(n, most); carried >= 0; carried--) out.push(moves[n * 4 + carried]!);
  }
};

export const navalMovement: EwRoom<'naval-movement'> = {
  rule: 'EW-8.1',
  mode: 'one',
  revealsNothing: ['naval-move'],
  leadsTo: [
    'window-naval-movement',
    'naval-battle',
    'window-persia-attacks',
    'window-greece-attacks',
    'land-battle',
    'bridge',
    'operations',
  ],
  actors: s => only(s.op.side),

  actions(s, _f, _seat, out) {
    const side = s.op.side;
    for (let rest = fleetPorts(s, side); rest !== 0; rest &= rest - 1) {
      const from = lowest(rest);
      listSailings(from, fleets(s, side, from), passengers(s, side, from), out);
    }
  },

  why: (s, _f, _seat, a) =>
    a.do !== 'naval-move' ? NOT_NOW : (cannotSail(s, s.op.side, cityOf(a.from), cityOf(a.to), a.fleets) ?? cannotCarry(s, s.op.side, a)),

  apply(s, _f, _by, a, log) {
    expectKind(a, 'naval-move');
    const op = s.op;
    op.from = cityOf(a.from);
    op.to = cityOf(a.to);
    op.fleets = a.fleets;
    op.armies = a.armies;
    op.bySea = true;
    op.gains = !controls(s, op.side, op.to);
    sail(s, op.side, op.from, op.to, a.fleets);
    embark(s, op.side, op.from, a.armies);
    log?.({ e: 'fleets-sailed', side: op.side, from: a.from, to: a.to, fleets: a.fleets, armies: a.armies });
    // EW-8.4.
    if (op.side === PERSIA && cardsIn(s, 'naval-movement') !== 0) goTo(s, FRAMES.windowNavalMovement);
    else arrive(s, log);
  },
};
