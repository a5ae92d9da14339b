/**
 * Supply, capacity and lines, EW-12.3 to EW-12.13: what the land cannot feed is removed by choice, what has no line is lost.
 * In: this side's hand is settled. Out: Greece's Supply after Persia's, Scoring after Greece's.
 */
import { has, type Illegal, NOT_NOW } from '@stoa/engine';
import { CHOOSE_CITY, expectKind } from '../actions.ts';
import { SUPPLY_CAPACITY } from '../frames.ts';
import { type City, cityOf, GREECE, idOf, PERSIA, type Side } from '../map.ts';
import { armies, armyCities, loseArmies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { EwState } from '../state.ts';
import { capacity, fed, mouths, removable } from '../supply.ts';
import { beginPhase, type EwLog, type EwRoom, firstOf, isSingle, JUST, listEach } from './room.ts';
import { scoreCampaign } from './scoring.ts';
import { supply } from './supply-hand.ts';

/** EW-12.4, EW-12.5. */
export const checkCapacity = (s: EwState, side: Side, log: EwLog): void => {
  const food = capacity(s, side);
  const eating = mouths(s, side);
  s.excess = Math.max(0, eating - food);
  log?.({ e: 'capacity-checked', side, armies: eating, capacity: food, excess: s.excess });
  settle(s, side, log);
};

/** EW-21.1: where only one city can pay, it pays. Then the lines. */
const settle = (s: EwState, side: Side, log: EwLog): void => {
  const cities = removable(s, side);
  if (s.excess > 0 && !isSingle(cities)) {
    beginPhase(s, SUPPLY_CAPACITY[side]);
    return;
  }
  if (s.excess > 0) remove(s, side, firstOf(cities), s.excess, log);
  checkLines(s, side, log);
  if (side === PERSIA) supply(s, GREECE, log);
  else scoreCampaign(s, log);
};

const remove = (s: EwState, side: Side, city: City, n: number, log: EwLog): void => {
  loseArmies(s, side, city, n);
  s.excess -= n;
  log?.({ e: 'armies-lost', side, city: idOf(city), armies: n, rule: 'EW-12.6' });
};

/** EW-12.7, EW-12.9, EW-12.13: judged together, then removed. A fleet feeds its own city only (EW-12.11) and itself needs nothing (EW-12.12). */
const checkLines = (s: EwState, side: Side, log: EwLog): void => {
  for (let rest = armyCities(s, side) & ~fed(s, side); rest !== 0; rest &= rest - 1) {
    const city = firstOf(rest);
    const n = armies(s, side, city);
    loseArmies(s, side, city, n);
    log?.({ e: 'armies-lost', side, city: idOf(city), armies: n, rule: 'EW-12.9' });
  }
};

const cannotRemove = (s: EwState, side: Side, city: City): Illegal | undefined =>
  has(removable(s, side), city)
    ? undefined
    : armies(s, side, city) === 0
      ? illegal('EW-12.6', 'no-own-army', { city: idOf(city) })
      : illegal('EW-12.6', 'persian-home-exempt', { city: idOf(city) });

export const supplyCapacity: EwRoom<'supply-capacity'> = {
  rule: 'EW-12.6',
  mode: 'one',
  leadsTo: ['supply-hand', 'supply-capacity', 'preparation-cards'],
  actors: (_s, f) => JUST[f.side],
  actions: (s, f, _seat, out) => listEach(removable(s, f.side), CHOOSE_CITY, out),
  why: (s, f, _seat, a) => (a.do === 'choose-city' ? cannotRemove(s, f.side, cityOf(a.city)) : NOT_NOW),
  apply(s, f, _by, a, log) {
    expectKind(a, 'choose-city');
    remove(s, f.side, cityOf(a.city), 1, log);
    settle(s, f.side, log);
  },
};
