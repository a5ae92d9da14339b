/**
 * Land battle, EW-9: rounds of dice, then the attacker and the defender may retreat.
 * In: armies meet by road, by landing, or through The Immortals; `op` holds place and attacker. Out: the end of the movement.
 */
import { bit, goTo, has, type Illegal, NOT_NOW, only } from '@stoa/engine';
import { type EwAction, expectKind, FIGHT_ON, RETREAT_ROAD, RETREAT_SEA } from '../actions.ts';
import { diceFor, persianCap, UNCAPPED } from '../dice.ts';
import { FRAMES } from '../frames.ts';
import { type City, cityOf, GREECE, idOf, other, PERSIA, PORTS, type Side } from '../map.ts';
import { armies, controlled, fleetPorts, fleets, loseArmies, march, sail } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { adjacency } from '../roads.ts';
import { type EwLog, type EwRoom, listEach } from '../room.ts';
import type { EwState } from '../state.ts';
import { cannotRoll, greekResult, persianResult, rollOutcomes, sampleRoll, showDice } from './battle.ts';
import { endMovement } from './movement-end.ts';
import { scoreBattle } from './scoring.ts';
import { cardsIn } from './window-cards.ts';

/** EW-9.1, EW-9.2. */
export const startLandBattle = (s: EwState, log: EwLog): void => {
  const op = s.op;
  op.round = 0;
  op.persiansAtStart = armies(s, PERSIA, op.to);
  op.greekDice = op.kind === 'leonidas' ? 2 : 0;
  op.cavalry = op.kind === 'cavalry-of-mardonius';
  s.dice.fill(0);
  log?.({
    e: 'battle-began',
    battle: 'land',
    at: idOf(op.to),
    attacker: op.side,
    pieces: [op.persiansAtStart, armies(s, GREECE, op.to)],
  });
  readyToRoll(s);
};

/** Opens the window while a card could be played in it, then the dice. */
export const readyToRoll = (s: EwState): void => {
  const isPersian = s.op.side === PERSIA;
  if (cardsIn(s, isPersian ? 'persia-attacks' : 'greece-attacks') === 0) beginRounds(s);
  else goTo(s, isPersian ? FRAMES.windowPersiaAttacks : FRAMES.windowGreeceAttacks);
};
export const beginRounds = (s: EwState): void => goTo(s, FRAMES.landBattle);

/** EW-9.3, EW-17.G04, EW-17.G08, EW-17.G15. */
export const landDice = (s: EwState, side: Side): number =>
  side === GREECE && s.op.greekDice > 0 ? s.op.greekDice : diceFor(armies(s, side, s.op.to));
/** EW-9.4, EW-17.P01. */
export const landCap = (s: EwState): number => (s.op.cavalry ? UNCAPPED : persianCap(s.op.to));

/** EW-9.18. `died`: the battle ended by losses, not by a retreat. */
const endLandBattle = (s: EwState, died: boolean, log: EwLog): void => {
  const op = s.op;
  const [persians, greeks] = [armies(s, PERSIA, op.to), armies(s, GREECE, op.to)];
  log?.({ e: 'battle-ended', battle: 'land', at: idOf(op.to), left: [persians, greeks] });
  scoreBattle(s, log);
  if (died && persians === 0 && greeks > 0 && cardsIn(s, 'annihilated') !== 0) goTo(s, FRAMES.windowAnnihilated);
  else endMovement(s);
};

export const landBattle: EwRoom<'land-battle'> = {
  rule: 'EW-9.3',
  mode: 'chance',
  leadsTo: ['land-attacker', 'land-defender', 'land-battle', 'window-annihilated', 'bridge', 'operations'],
  sample: (s, _f, rng) => sampleRoll(landDice(s, PERSIA), landDice(s, GREECE), rng),
  outcomes: s => rollOutcomes(landDice(s, PERSIA), landDice(s, GREECE)),
  why: (s, _f, a) => cannotRoll(landDice(s, PERSIA), landDice(s, GREECE), a),

  apply(s, _f, _by, a, log) {
    expectKind(a, 'roll');
    const at = s.op.to;
    const cap = landCap(s);
    const persia = persianResult(a, cap);
    const greece = greekResult(a);
    // EW-9.6.
    const losses = [persia <= greece ? 1 : 0, greece <= persia ? 1 : 0] as const;
    loseArmies(s, PERSIA, at, losses[PERSIA]);
    loseArmies(s, GREECE, at, losses[GREECE]);
    showDice(s, a);
    s.op.round++;
    const left = [armies(s, PERSIA, at), armies(s, GREECE, at)] as const;
    log?.({
      e: 'battle-round',
      battle: 'land',
      at: idOf(at),
      round: s.op.round,
      dice: [a.persia, a.greece],
      caps: [cap, UNCAPPED],
      results: [persia, greece],
      losses,
      drowned: [0, 0],
      left,
    });
    // EW-9.7, EW-9.8, EW-9.16.
    if (left[PERSIA] === 0 || left[GREECE] === 0) endLandBattle(s, true, log);
    else if (!s.op.bySea || canSailHome(s)) goTo(s, FRAMES.landAttacker);
    else askDefender(s);
  },
};

/** EW-9.13. */
const canSailHome = (s: EwState): boolean => fleets(s, other(s.op.side), s.op.from) === 0;

/** EW-9.12: the armies, and the fleets of this movement. */
const sailHome = (s: EwState, log: EwLog): void => {
  const { side, from, to } = s.op;
  const back = Math.min(s.op.fleets, fleets(s, side, to));
  const n = armies(s, side, to);
  sail(s, side, to, from, back);
  march(s, side, to, from, n);
  log?.({ e: 'retreated', side, battle: 'land', from: idOf(to), to: idOf(from), way: 'sea', armies: n, fleets: back });
};

/** EW-9.9: all of that side's armies. */
const walk = (s: EwState, side: Side, to: City, log: EwLog): void => {
  const at = s.op.to;
  const n = armies(s, side, at);
  march(s, side, at, to, n);
  log?.({ e: 'retreated', side, battle: 'land', from: idOf(at), to: idOf(to), way: 'road', armies: n, fleets: 0 });
};

const NO_WAY_BY_ROAD = illegal('EW-9.12', 'no-retreat-by-road', {});
const NO_WAY_BY_SEA = illegal('EW-9.10', 'no-retreat-by-sea', {});

/** EW-9.10, EW-9.11, EW-9.12. */
const cannotGoBack = (s: EwState, a: EwAction): Illegal | undefined => {
  if (a.do === 'fight-on') return undefined;
  if (a.do === 'retreat-road') {
    if (s.op.bySea) return NO_WAY_BY_ROAD;
    return has(s.op.waysBack, cityOf(a.city)) ? undefined : illegal('EW-9.10', 'not-a-way-back', { city: a.city });
  }
  if (a.do !== 'retreat-sea') return NOT_NOW;
  if (!s.op.bySea) return NO_WAY_BY_SEA;
  return cityOf(a.port) === s.op.from ? undefined : illegal('EW-9.12', 'not-a-way-back', { city: a.port });
};

export const landAttacker: EwRoom<'land-attacker'> = {
  rule: 'EW-9.8',
  mode: 'one',
  revealsNothing: ['fight-on', 'retreat-road', 'retreat-sea'],
  leadsTo: ['land-defender', 'land-battle', 'operations'],
  actors: s => only(s.op.side),
  actions(s, _f, _seat, out) {
    if (s.op.bySea) out.push(RETREAT_SEA[s.op.from]!);
    else listEach(s.op.waysBack, RETREAT_ROAD, out);
    out.push(FIGHT_ON);
  },
  why: (s, _f, _seat, a) => cannotGoBack(s, a),
  apply(s, _f, _by, a, log) {
    if (a.do === 'fight-on') {
      log?.({ e: 'fought-on', side: s.op.side, at: idOf(s.op.to) });
      askDefender(s);
      return;
    }
    if (a.do === 'retreat-sea') sailHome(s, log);
    else {
      expectKind(a, 'retreat-road');
      walk(s, s.op.side, cityOf(a.city), log);
    }
    endLandBattle(s, false, log);
  },
};

/** EW-9.14: adjacent cities that the defender controls. */
const roadsOut = (s: EwState, side: Side): number => adjacency(s)[s.op.to]! & controlled(s, side);

/** EW-9.15: with a fleet for each army, other ports of cities that the side controls, without enemy fleets. */
const portsOut = (s: EwState, side: Side): number =>
  fleets(s, side, s.op.to) < armies(s, side, s.op.to) ? 0 : controlled(s, side) & PORTS & ~fleetPorts(s, other(side)) & ~bit(s.op.to);

/** EW-9.16: a side without a legal retreat fights on. */
const askDefender = (s: EwState): void => {
  const side = other(s.op.side);
  goTo(s, (roadsOut(s, side) | portsOut(s, side)) !== 0 ? FRAMES.landDefender : FRAMES.landBattle);
};

const cannotGetOut = (s: EwState, side: Side, a: EwAction): Illegal | undefined => {
  const at = s.op.to;
  if (a.do === 'fight-on') return undefined;
  if (a.do === 'retreat-road') {
    const to = cityOf(a.city);
    if (has(roadsOut(s, side), to)) return undefined;
    return has(adjacency(s)[at]!, to)
      ? illegal('EW-9.14', 'city-not-controlled', { city: a.city })
      : illegal('EW-9.14', 'not-adjacent', { from: idOf(at), to: a.city });
  }
  if (a.do !== 'retreat-sea') return NOT_NOW;
  const to = cityOf(a.port);
  if (has(portsOut(s, side), to)) return undefined;
  const [ships, men] = [fleets(s, side, at), armies(s, side, at)];
  if (ships < men) return illegal('EW-9.15', 'too-few-fleets', { fleets: ships, armies: men });
  if (to === at) return illegal('EW-9.15', 'same-place', { city: a.port });
  if (!has(PORTS, to)) return illegal('EW-9.15', 'no-port', { city: a.port });
  return has(controlled(s, side), to)
    ? illegal('EW-9.15', 'enemy-fleet-in-port', { port: a.port })
    : illegal('EW-9.15', 'city-not-controlled', { city: a.port });
};

export const landDefender: EwRoom<'land-defender'> = {
  rule: 'EW-9.8',
  mode: 'one',
  revealsNothing: ['fight-on', 'retreat-road', 'retreat-sea'],
  leadsTo: ['land-battle', 'bridge', 'operations'],
  actors: s => only(other(s.op.side)),
  actions(s, _f, _seat, out) {
    const side = other(s.op.side);
    listEach(roadsOut(s, side), RETREAT_ROAD, out);
    listEach(portsOut(s, side), RETREAT_SEA, out);
    out.push(FIGHT_ON);
  },
  why: (s, _f, _seat, a) => cannotGetOut(s, other(s.op.side), a),
  apply(s, _f, _by, a, log) {
    const side = other(s.op.side);
    const at = s.op.to;
    if (a.do === 'fight-on') {
      log?.({ e: 'fought-on', side, at: idOf(at) });
      goTo(s, FRAMES.landBattle);
      return;
    }
    if (a.do === 'retreat-road') walk(s, side, cityOf(a.city), log);
    else {
      expectKind(a, 'retreat-sea');
      const to = cityOf(a.port);
      const [ships, men] = [fleets(s, side, at), armies(s, side, at)];
      sail(s, side, at, to, ships);
      march(s, side, at, to, men);
      log?.({ e: 'retreated', side, battle: 'land', from: idOf(at), to: a.port, way: 'sea', armies: men, fleets: ships });
    }
    // EW-9.17: the attacker stays where it is.
    endLandBattle(s, false, log);
  },
};
