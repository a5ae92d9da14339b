/**
 * Naval battle, EW-10: rounds of dice, then the attacker and the defender may retreat (never after Themistocles was played).
 * In: fleets meet in the port `at`. Out: the landing, the movement that Themistocles interrupted, or the end of the movement.
 */
import { bit, goTo, has, type Illegal, NOT_NOW, only } from '@stoa/engine';
import { type EwAction, expectKind, FIGHT_ON, RETREAT_SEA } from '../actions.ts';
import { diceFor, persianCap, UNCAPPED } from '../dice.ts';
import { NAVAL_ATTACKER, NAVAL_BATTLE, NAVAL_DEFENDER, WINDOW_FLEET_LOST } from '../frames.ts';
import { type City, cityOf, GREECE, idOf, other, PERSIA, PORTS, type Side } from '../map.ts';
import { controlled, disembark, fleetPorts, fleets, loseFleets, sail } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, listEach } from '../room.ts';
import type { EwState } from '../state.ts';
import { cannotRoll, drownWithout, greekResult, persianResult, rollOutcomes, sampleRoll, showDice } from './battle.ts';
import { goOn } from './movement-end.ts';
import { arrive, land } from './voyage.ts';
import { cardsIn } from './window-cards.ts';

const navalDice = (s: EwState, side: Side, at: City): number => diceFor(fleets(s, side, at));

/** The rooms that may follow a round after its losses, with or without Artemisia. */
export const AFTER_NAVAL_LOSSES = [
  'naval-attacker',
  'naval-battle',
  'window-persia-attacks',
  'window-greece-attacks',
  'land-battle',
  'bridge',
  'naval-movement',
  'operations',
] as const;

export const navalBattle: EwRoom<'naval-battle'> = {
  rule: 'EW-10.2',
  mode: 'chance',
  leadsTo: ['window-fleet-lost', ...AFTER_NAVAL_LOSSES],
  sample: (s, f, rng) => sampleRoll(navalDice(s, PERSIA, f.at), navalDice(s, GREECE, f.at), rng),
  outcomes: (s, f) => rollOutcomes(navalDice(s, PERSIA, f.at), navalDice(s, GREECE, f.at)),
  why: (s, f, a) => cannotRoll(navalDice(s, PERSIA, f.at), navalDice(s, GREECE, f.at), a),

  apply(s, f, _by, a, log) {
    expectKind(a, 'roll');
    const cap = persianCap(f.at);
    const persia = persianResult(a, cap);
    const greece = greekResult(a);
    const losses = [persia <= greece ? 1 : 0, greece <= persia ? 1 : 0] as const;
    loseFleets(s, PERSIA, f.at, losses[PERSIA]);
    loseFleets(s, GREECE, f.at, losses[GREECE]);
    const drowned = drownWithout(s, f.at);
    showDice(s, a);
    s.op.round++;
    const left = [fleets(s, PERSIA, f.at), fleets(s, GREECE, f.at)] as const;
    log?.({
      e: 'battle-round',
      battle: 'naval',
      at: idOf(f.at),
      round: s.op.round,
      dice: [a.persia, a.greece],
      caps: [cap, UNCAPPED],
      results: [persia, greece],
      losses,
      drowned: s.op.side === PERSIA ? [drowned, 0] : [0, drowned],
      left,
    });
    // EW-10.5.
    if (losses[PERSIA] > 0 && left[PERSIA] > 0 && cardsIn(s, 'fleet-lost') !== 0) goTo(s, WINDOW_FLEET_LOST[f.at]!);
    else afterNavalLosses(s, f.at, log);
  },
};

/** EW-10.6, EW-10.10. */
export const afterNavalLosses = (s: EwState, at: City, log: EwLog): void => {
  if (fleets(s, PERSIA, at) === 0 || fleets(s, GREECE, at) === 0) endNavalBattle(s, at, log);
  else goTo(s, s.op.themistocles ? NAVAL_BATTLE[at]! : NAVAL_ATTACKER[at]!);
};

/** EW-10.11; EW-17.G05: after a Greek battle in another port the Persian movement continues. Without fleets no army is left to land. */
const endNavalBattle = (s: EwState, at: City, log: EwLog): void => {
  log?.({ e: 'battle-ended', battle: 'naval', at: idOf(at), left: [fleets(s, PERSIA, at), fleets(s, GREECE, at)] });
  if (at === s.op.to) land(s, log);
  else arrive(s, log);
};

/** EW-10.7. */
export const navalAttacker: EwRoom<'naval-attacker'> = {
  rule: 'EW-10.6',
  mode: 'one',
  revealsNothing: ['fight-on', 'retreat-sea'],
  leadsTo: ['naval-defender', 'naval-battle', 'naval-movement', 'operations'],
  actors: s => only(s.op.side),
  actions(s, _f, _seat, out) {
    out.push(RETREAT_SEA[s.op.from]!, FIGHT_ON);
  },
  why(s, _f, _seat, a: EwAction): Illegal | undefined {
    if (a.do === 'fight-on') return undefined;
    if (a.do !== 'retreat-sea') return NOT_NOW;
    return cityOf(a.port) === s.op.from ? undefined : illegal('EW-10.7', 'not-a-way-back', { city: a.port });
  },
  apply(s, f, _by, a, log) {
    const { side, from, embarked } = s.op;
    if (a.do === 'fight-on') {
      log?.({ e: 'fought-on', side, at: idOf(f.at) });
      // EW-10.9.
      goTo(s, havens(s, other(side), f.at) !== 0 ? NAVAL_DEFENDER[f.at]! : NAVAL_BATTLE[f.at]!);
      return;
    }
    expectKind(a, 'retreat-sea');
    const back = Math.min(s.op.fleets, fleets(s, side, f.at));
    sail(s, side, f.at, from, back);
    disembark(s, side, from);
    log?.({ e: 'retreated', side, battle: 'naval', from: idOf(f.at), to: a.port, way: 'sea', armies: embarked, fleets: back });
    log?.({ e: 'battle-ended', battle: 'naval', at: idOf(f.at), left: [fleets(s, PERSIA, f.at), fleets(s, GREECE, f.at)] });
    goOn(s);
  },
};

/** EW-10.8: other ports of cities the defender controls, free of enemy fleets. */
const havens = (s: EwState, side: Side, at: City): number => controlled(s, side) & PORTS & ~fleetPorts(s, other(side)) & ~bit(at);

const cannotFlee = (s: EwState, side: Side, at: City, a: EwAction): Illegal | undefined => {
  if (a.do === 'fight-on') return undefined;
  if (a.do !== 'retreat-sea') return NOT_NOW;
  const to = cityOf(a.port);
  if (has(havens(s, side, at), to)) return undefined;
  if (to === at) return illegal('EW-10.8', 'same-place', { city: a.port });
  if (!has(PORTS, to)) return illegal('EW-10.8', 'no-port', { city: a.port });
  return has(controlled(s, side), to)
    ? illegal('EW-10.8', 'enemy-fleet-in-port', { port: a.port })
    : illegal('EW-10.8', 'city-not-controlled', { city: a.port });
};

export const navalDefender: EwRoom<'naval-defender'> = {
  rule: 'EW-10.6',
  mode: 'one',
  revealsNothing: ['fight-on', 'retreat-sea'],
  leadsTo: ['naval-battle', 'window-persia-attacks', 'window-greece-attacks', 'land-battle', 'bridge', 'naval-movement', 'operations'],
  actors: s => only(other(s.op.side)),
  actions(s, f, _seat, out) {
    listEach(havens(s, other(s.op.side), f.at), RETREAT_SEA, out);
    out.push(FIGHT_ON);
  },
  why: (s, f, _seat, a) => cannotFlee(s, other(s.op.side), f.at, a),
  apply(s, f, _by, a, log) {
    const side = other(s.op.side);
    if (a.do === 'fight-on') {
      log?.({ e: 'fought-on', side, at: idOf(f.at) });
      goTo(s, NAVAL_BATTLE[f.at]!);
      return;
    }
    expectKind(a, 'retreat-sea');
    const ships = fleets(s, side, f.at);
    sail(s, side, f.at, cityOf(a.port), ships);
    log?.({ e: 'retreated', side, battle: 'naval', from: idOf(f.at), to: a.port, way: 'sea', armies: 0, fleets: ships });
    endNavalBattle(s, f.at, log);
  },
};
