/**
 * The course of a campaign, EW-4: Preparation, Operations, Supply, Scoring, and how each begins. Rooms call these functions; none of
 * them asks a player. Operations begin in turns.ts.
 */
import { leaveAll, lowest } from '@stoa/engine';
import type { EwEnding } from '../events.ts';
import { PREPARATION_CARDS, SUPPLY_CAPACITY, SUPPLY_HAND } from '../frames.ts';
import { hand } from '../hands.ts';
import { BUDGET, CAMPAIGNS, type City, GREECE, idOf, PERSIA, SIDES, type Side } from '../map.ts';
import { armies, armyCities, loseArmies } from '../pieces.ts';
import { beginPhase, type EwLog, isSingle } from '../room.ts';
import type { EwRuleId } from '../rulebook.ts';
import { beginOperation, type EwState, TALLY } from '../state.ts';
import { capacity, fed, mouths, removable } from '../supply.ts';
import { advance, cityPoints, hasWon } from './scoring.ts';

export const beginCampaign = (s: EwState, log: EwLog): void => {
  log?.({ e: 'campaign-began', campaign: s.campaign });
  beginPreparation(s, PERSIA, log);
};

/** EW-5.1, EW-5.2. */
const budget = (s: EwState, side: Side): number =>
  side === PERSIA ? (hand(s, PERSIA) === 0 ? BUDGET.persia : BUDGET.persiaWithCard) : s.cut ? BUDGET.greeceAfterFire : BUDGET.greece;

export const beginPreparation = (s: EwState, side: Side, log: EwLog): void => {
  s.talents = budget(s, side);
  beginPhase(s, PREPARATION_CARDS[side]!);
  log?.({ e: 'preparation-began', side, talents: s.talents, rule: side === PERSIA ? 'EW-5.1' : 'EW-5.2' });
};

export const beginSupply = (s: EwState, log: EwLog): void => {
  s.turn = PERSIA;
  s.passes = 0;
  beginOperation(s, '', PERSIA);
  log?.({ e: 'supply-began' });
  supply(s, PERSIA, log);
};

/** EW-12.14: after the last campaign the hand does not matter. The room is skipped then, and for an empty hand. */
const supply = (s: EwState, side: Side, log: EwLog): void => {
  if (hand(s, side) !== 0 && s.campaign < CAMPAIGNS) beginPhase(s, SUPPLY_HAND[side]);
  else checkCapacity(s, side, log);
};

/** EW-12.4, EW-12.5. */
export const checkCapacity = (s: EwState, side: Side, log: EwLog): void => {
  const food = capacity(s, side);
  const eating = mouths(s, side);
  s.excess = Math.max(0, eating - food);
  log?.({ e: 'capacity-checked', side, armies: eating, capacity: food, excess: s.excess });
  settle(s, side, log);
};

/** EW-21.1: with only one city to choose, its armies are removed at once. Then supply lines, then the other side or Scoring. */
export const settle = (s: EwState, side: Side, log: EwLog): void => {
  const cities = removable(s, side);
  if (s.excess > 0 && !isSingle(cities)) {
    beginPhase(s, SUPPLY_CAPACITY[side]);
    return;
  }
  if (s.excess > 0) removeUnfed(s, side, lowest(cities), s.excess, log);
  checkLines(s, side, log);
  if (side === PERSIA) supply(s, GREECE, log);
  else scoreCampaign(s, log);
};

export const removeUnfed = (s: EwState, side: Side, city: City, n: number, log: EwLog): void => {
  loseArmies(s, side, city, n);
  s.excess -= n;
  log?.({ e: 'armies-lost', side, city: idOf(city), armies: n, rule: 'EW-12.6' });
};

/** EW-12.7, EW-12.9, EW-12.13: checks all cities, then removes armies. A fleet feeds its own city only (EW-12.11) and needs no food (EW-12.12). */
const checkLines = (s: EwState, side: Side, log: EwLog): void => {
  for (let rest = armyCities(s, side) & ~fed(s, side); rest !== 0; rest &= rest - 1) {
    const city = lowest(rest);
    const n = armies(s, side, city);
    loseArmies(s, side, city, n);
    log?.({ e: 'armies-lost', side, city: idOf(city), armies: n, rule: 'EW-12.9' });
  }
};

const scoreCampaign = (s: EwState, log: EwLog): void => {
  for (const side of SIDES)
    if (hasWon(s, side)) {
      end(s, 'key-cities', side, 'EW-13.1', log);
      return;
    }
  const counts = [cityPoints(s, PERSIA), cityPoints(s, GREECE)] as const;
  for (const side of SIDES) s.tally[side * TALLY.length + s.campaign - 1] = counts[side];
  const lead = counts[PERSIA] - counts[GREECE];
  advance(s, lead > 0 ? PERSIA : GREECE, Math.abs(lead));
  log?.({ e: 'campaign-scored', campaign: s.campaign, counts, vp: s.vp });
  endCampaign(s, 'points', log);
};

/** EW-4.3, EW-4.4, EW-14.4; EW-5.2, EW-14.7: the cut applies in the next campaign only. All else stays (EW-4.6). */
export const endCampaign = (s: EwState, reason: Exclude<EwEnding, 'key-cities'>, log: EwLog): void => {
  s.carneia = false;
  s.cut = s.acropolis;
  s.acropolis = false;
  log?.({ e: 'campaign-ended', campaign: s.campaign, rule: reason === 'points' ? 'EW-4.3' : 'EW-14.3' });
  if (s.campaign === CAMPAIGNS) {
    const winner = s.vp > 0 ? PERSIA : s.vp < 0 ? GREECE : null;
    end(s, reason, winner, reason === 'points' ? 'EW-13.6' : 'EW-14.4', log);
    return;
  }
  s.campaign++;
  beginCampaign(s, log);
};

const end = (s: EwState, reason: EwEnding, winner: Side | null, rule: EwRuleId, log: EwLog): void => {
  s.ending = reason;
  s.winner = winner ?? -1;
  leaveAll(s);
  log?.({ e: 'game-ended', winner, reason, vp: s.vp, rule });
};
