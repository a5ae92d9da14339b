/**
 * Phase 2, PA-6.1: villages and workshops yield; Armies (PA-6.3, PA-6.4), powers and settlers add to it.
 * Sealed where a seat can choose, otherwise carried out at once.
 * In: after the events. Out: the goods are in the hands; back to the season.
 */
import { bit, count, has, type Illegal, type Log, leave, NOT_NOW, type Seat } from '@stoa/engine';
import { ASSIGN_ARMY, BOOST_VILLAGE, CONFIRM, made, substituteOf } from '../action-cache.ts';
import { ARMY, BASIC_MASK, type CardId, cardId, cardNumber, VILLAGE_COUNT } from '../cards.ts';
import { freeVillages } from '../event-cards/answers.ts';
import type { PaEvent } from '../events.ts';
import { illegal } from '../refusals.ts';
import { openRoom, type PaRoom } from '../room.ts';
import { box, clearDrafts, type PaState } from '../state.ts';
import { gain, owned } from '../table/holdings.ts';
import { everybody, hasVillage, islandOf, seatsIn } from '../table/islands.ts';
import { freshPower, holds, usePower } from '../table/powers.ts';

/** Boosts of wonders, which come on top of an Army. */
const stacking = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (const power of box(s).able.boost) if (holds(s, seat, power) && box(s).powers[power]?.boostStacks) n++;
  return n;
};
/** Units that take the Army's place in a village: Armies and settlers (PA-22.10 `boostProduction`). */
const workers = (s: PaState, seat: Seat): number => owned(s, seat, ARMY) + s.settlers[seat]!;

/** PA-6.7, by public facts. */
const hasChoice = (s: PaState, seat: Seat): boolean => {
  const villages = freeVillages(s, seat);
  const n = count(villages);
  if (n === 0) return false;
  if (freshPower(s, seat, 'substitutes') >= 0) return true;
  return goodsOf(s, seat, villages) > 1 && ((workers(s, seat) > 0 && workers(s, seat) < n) || stacking(s, seat) > 0);
};
const goodsOf = (s: PaState, seat: Seat, villages: number): number => {
  let goods = 0;
  for (let v = 0; v < VILLAGE_COUNT; v++) if (has(villages, v)) goods |= bit(box(s).islands[islandOf(s, seat)]?.villages[v]?.good ?? 0);
  return count(goods);
};

/** Returns false if no seat has a choice; production is then already done. */
export const enterProduction = (s: PaState, log?: Log<PaEvent>): boolean => {
  clearDrafts(s);
  let asked = 0;
  for (let seat = 0; seat < s.seats; seat++) if (hasChoice(s, seat)) asked |= bit(seat);
  if (asked === 0) {
    yieldAll(s, 0, log);
    return false;
  }
  s.asked = asked;
  s.done = everybody(s) & ~asked;
  openRoom(s, 'production');
  return true;
};

/** Without a choice the first villages get the workers. */
const first = (villages: number, n: number): number => {
  let set = 0;
  for (let v = 0; v < VILLAGE_COUNT && count(set) < n; v++) if (has(villages, v)) set |= bit(v);
  return set;
};
const yieldAll = (s: PaState, asked: number, log?: Log<PaEvent>): void => {
  for (let seat = 0; seat < s.seats; seat++) {
    const villages = freeVillages(s, seat);
    const island = box(s).islands[islandOf(s, seat)];
    const isAsked = has(asked, seat);
    const worked = isAsked ? s.armies[seat]! : first(villages, workers(s, seat));
    const boosted = isAsked ? s.boosted[seat]! : first(villages, stacking(s, seat));
    const other = s.substituted[seat]!;
    const cards: CardId[] = [];
    const take = (good: number, n: number): void => {
      gain(s, seat, good, n);
      if (log !== undefined) for (let i = 0; i < n; i++) cards.push(cardId(good));
    };
    for (let v = 0; v < VILLAGE_COUNT; v++) {
      if (!has(villages, v)) continue;
      const good = other > 0 && Math.floor((other - 1) / 16) === v ? (other - 1) % 16 : (island?.villages[v]?.good as number);
      take(good, 1 + (has(worked, v) ? 1 : 0) + (has(boosted, v) ? 1 : 0));
    }
    for (let w = 0; w < s.workshops[seat]!; w++) take(island?.workshops[w]?.good as number, 1);
    if (other > 0) usePower(s, seat, freshPower(s, seat, 'substitutes'));
    log?.({ e: 'produced', seat, cards });
  }
  clearDrafts(s);
  s.asked = 0;
  s.done = 0;
};

const NO_VILLAGE = illegal('PA-6.1', 'no-village');
const BLOCKED = illegal('PA-6.5', 'village-blocked');
const TAKEN = illegal('PA-6.2', 'village-taken');
const NO_ARMY = illegal('PA-6.2', 'no-army-left');
const NO_POWER = illegal('PA-22.10', 'no-power');
const NOT_BASIC = illegal('PA-22.10', 'not-another-good');
const USED = illegal('PA-22.10', 'used-this-season');

const cannotWork = (s: PaState, seat: Seat, village: number): Illegal | undefined => {
  if (!hasVillage(s, seat, village)) return NO_VILLAGE;
  return has(s.blocked[seat]!, village) ? BLOCKED : undefined;
};
const cannotAssign = (s: PaState, seat: Seat, village: number): Illegal | undefined =>
  cannotWork(s, seat, village) ??
  (has(s.armies[seat]!, village) ? TAKEN : count(s.armies[seat]!) >= workers(s, seat) ? NO_ARMY : undefined);
const cannotBoost = (s: PaState, seat: Seat, village: number): Illegal | undefined =>
  cannotWork(s, seat, village) ??
  (has(s.boosted[seat]!, village) ? TAKEN : count(s.boosted[seat]!) >= stacking(s, seat) ? NO_POWER : undefined);
const cannotSubstitute = (s: PaState, seat: Seat, village: number, good: number): Illegal | undefined => {
  const barred = cannotWork(s, seat, village);
  if (barred !== undefined) return barred;
  if (freshPower(s, seat, 'substitutes') < 0) return NO_POWER;
  if (s.substituted[seat]! > 0) return USED;
  return has(BASIC_MASK, good) && good !== box(s).islands[islandOf(s, seat)]?.villages[village]?.good ? undefined : NOT_BASIC;
};

export const production: PaRoom<'production'> = {
  rule: 'PA-6.7',
  mode: 'sealed',
  leadsTo: ['season'],
  actors: s => seatsIn(everybody(s) & ~s.done),
  asked: s => seatsIn(s.asked),
  actions(s, _f, seat, out) {
    const villages = freeVillages(s, seat);
    const isFresh = freshPower(s, seat, 'substitutes') >= 0 && s.substituted[seat] === 0;
    for (let v = 0; v < VILLAGE_COUNT; v++) {
      if (!has(villages, v)) continue;
      if (cannotAssign(s, seat, v) === undefined) out.push(made(ASSIGN_ARMY, v));
      if (cannotBoost(s, seat, v) === undefined) out.push(made(BOOST_VILLAGE, v));
      if (isFresh)
        for (let good = 0; good < 6; good++) if (cannotSubstitute(s, seat, v, good) === undefined) out.push(substituteOf(v, good));
    }
    out.push(CONFIRM);
  },
  why(s, _f, seat, a) {
    if (a.do === 'assign-army') return cannotAssign(s, seat, a.village - 1);
    if (a.do === 'boost-village') return cannotBoost(s, seat, a.village - 1);
    if (a.do === 'substitute') return cannotSubstitute(s, seat, a.village - 1, cardNumber(a.good));
    return a.do === 'confirm' ? undefined : NOT_NOW;
  },
  apply(s, _f, by, a, log) {
    if (a.do === 'assign-army') s.armies[by] = s.armies[by]! | bit(a.village - 1);
    else if (a.do === 'boost-village') s.boosted[by] = s.boosted[by]! | bit(a.village - 1);
    else if (a.do === 'substitute') s.substituted[by] = (a.village - 1) * 16 + cardNumber(a.good) + 1;
    else {
      s.done |= bit(by);
      if (s.done !== everybody(s)) return;
      yieldAll(s, s.asked, log);
      leave(s);
    }
  },
};
