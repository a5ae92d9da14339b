/**
 * Land movement, EW-7: one group of armies from one city to one destination; every card with a land movement uses this room (EW-21.3).
 * In: a card was played for it, or an event makes one. Out: a land battle where armies meet, otherwise the end of the movement.
 */
import { has, type Illegal, lowest, NOT_NOW, only } from '@stoa/engine';
import { type EwActionOf, expectKind, landMoves } from '../actions.ts';
import { type City, cityOf, ISLANDS, idOf, other, type Side, SPARTA } from '../map.ts';
import { armies, controlled, controls, march } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { marchCities, reach, reachThrough, reachWithBridge, waysBack } from '../roads.ts';
import type { EwRoom } from '../room.ts';
import type { EwState } from '../state.ts';
import { startLandBattle } from './land-battle.ts';
import { endMovement } from './movement-end.ts';

const CARNEIA_HOLDS = illegal('EW-7.10', 'carneia-holds-army', {});
const ONLY_ONE = illegal('EW-17.G08', 'only-one-army', {});
const NO_BRIDGE = illegal('EW-7.8', 'bridge-not-built', {});

/** EW-7.1, EW-7.10. */
const cannotLeave = (s: EwState, side: Side, from: City): Illegal | undefined =>
  has(marchCities(s, side), from)
    ? undefined
    : armies(s, side, from) === 0
      ? illegal('EW-7.1', 'no-own-army', { city: idOf(from) })
      : from === SPARTA
        ? CARNEIA_HOLDS
        : illegal('EW-1.9', 'no-road-to-island', { city: idOf(from) });

/** EW-21.2: any number, also all (EW-7.3). EW-17.G08: Leonidas marches with one. */
const cannotTake = (s: EwState, side: Side, from: City, n: number): Illegal | undefined => {
  const most = armies(s, side, from);
  if (!Number.isInteger(n) || n < 1 || n > most) return illegal('EW-21.2', 'count-out-of-range', { given: n, least: 1, most });
  return s.op.kind === 'leonidas' && n > 1 ? ONLY_ONE : undefined;
};

/** EW-7.2 to EW-7.11. */
const cannotArrive = (s: EwState, side: Side, from: City, to: City): Illegal | undefined => {
  if (has(reach(s, side, from), to)) return undefined;
  if (from === to) return illegal('EW-7.9', 'same-place', { city: idOf(to) });
  if (has(ISLANDS, to)) return illegal('EW-1.9', 'no-road-to-island', { city: idOf(to) });
  return has(reachWithBridge(s, side, from), to) ? NO_BRIDGE : illegal('EW-7.11', 'road-barred', { from: idOf(from), to: idOf(to) });
};

/** EW-7.1, EW-21.2, EW-7.11: where from, how many, where to, in this order. */
const cannotMarch = (s: EwState, side: Side, a: EwActionOf<'land-move'>): Illegal | undefined => {
  const from = cityOf(a.from);
  return cannotLeave(s, side, from) ?? cannotTake(s, side, from, a.armies) ?? cannotArrive(s, side, from, cityOf(a.to));
};

export const landMovement: EwRoom<'land-movement'> = {
  rule: 'EW-7.1',
  mode: 'one',
  revealsNothing: ['land-move'],
  leadsTo: ['window-persia-attacks', 'window-greece-attacks', 'land-battle', 'bridge', 'operations'],
  actors: s => only(s.op.side),

  actions(s, _f, _seat, out) {
    const side = s.op.side;
    const mine = controlled(s, side);
    const limit = s.op.kind === 'leonidas' ? 1 : Number.POSITIVE_INFINITY;
    for (let rest = marchCities(s, side); rest !== 0; rest &= rest - 1) {
      const from = lowest(rest);
      const most = Math.min(limit, armies(s, side, from));
      for (let there = reachThrough(s, mine, from); there !== 0; there &= there - 1) {
        const moves = landMoves(from, lowest(there));
        for (let n = most; n > 0; n--) out.push(moves[n]!);
      }
    }
  },

  why: (s, _f, _seat, a) => (a.do === 'land-move' ? cannotMarch(s, s.op.side, a) : NOT_NOW),

  apply(s, _f, _by, a, log) {
    expectKind(a, 'land-move');
    const op = s.op;
    op.from = cityOf(a.from);
    op.to = cityOf(a.to);
    op.armies = a.armies;
    op.waysBack = waysBack(s, op.side, op.from, op.to);
    op.gains = !controls(s, op.side, op.to);
    march(s, op.side, op.from, op.to, a.armies);
    log?.({ e: 'armies-moved', side: op.side, from: a.from, to: a.to, armies: a.armies });
    if (armies(s, other(op.side), op.to) > 0) startLandBattle(s, log);
    else endMovement(s);
  },
};
