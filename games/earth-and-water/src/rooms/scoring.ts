/**
 * Scoring and the end, EW-13, EW-4.3 and EW-4.4; no room, nobody decides here.
 * In: Supply is over, a battle of The Great King or Evangelion has ended, or the king died in Preparation. Out: the next campaign or the end.
 */
import { bit, count, leaveAll } from '@stoa/engine';
import type { EwEnding } from '../events.ts';
import { ATHENAI, CAMPAIGNS, GREECE, KEY_CITIES, PERSIA, SIDES, type Side, VP_LIMIT } from '../map.ts';
import { armies, controlled, controls } from '../pieces.ts';
import type { EwRuleId } from '../rulebook.ts';
import { type EwState, TALLY, TALLY_BEYOND, TALLY_EVENTS } from '../state.ts';
import { beginPreparation } from './preparation-cards.ts';
import type { EwLog } from './room.ts';

/** EW-13.4: never beyond the ends of the track; what would go further is lost. Reaching the end wins nothing (EW-13.5). */
const advance = (s: EwState, side: Side, points: number): void => {
  const wanted = s.vp + (side === PERSIA ? points : -points);
  const reached = Math.max(-VP_LIMIT, Math.min(VP_LIMIT, wanted));
  s.tally[side * TALLY.length + TALLY_BEYOND]! += Math.abs(wanted - reached);
  s.vp = reached;
};

/** EW-13.8. */
const scorePoint = (s: EwState, side: Side, rule: EwRuleId, log: EwLog): void => {
  advance(s, side, 1);
  s.tally[side * TALLY.length + TALLY_EVENTS]! += 1;
  log?.({ e: 'point-scored', side, vp: s.vp, rule });
};

/** EW-17.P07, EW-17.G10, R-34: first the mover's point, then the enemy's. */
export const scoreBattle = (s: EwState, log: EwLog): void => {
  const { kind, side, to } = s.op;
  if (kind !== 'the-great-king' && kind !== 'evangelion') return;
  const rule = kind === 'evangelion' ? 'EW-17.G10' : 'EW-17.P07';
  const foe = side === PERSIA ? GREECE : PERSIA;
  if (armies(s, foe, to) === 0) scorePoint(s, side, rule, log);
  if (!controls(s, side, to)) scorePoint(s, foe, rule, log);
};

/** EW-13.3: a key city counts twice. EW-13.7. */
const cityPoints = (s: EwState, side: Side): number => {
  const mine = controlled(s, side) & ~(s.acropolis ? bit(ATHENAI) : 0);
  return count(mine) + count(mine & (KEY_CITIES[PERSIA] | KEY_CITIES[GREECE]));
};

/** EW-13.1: by side, the key cities of the other. Supply has seen to it that both cannot have won (EW-13.2). */
const hasWon = (s: EwState, side: Side): boolean => {
  const wanted = KEY_CITIES[side === PERSIA ? GREECE : PERSIA];
  return (controlled(s, side) & wanted) === wanted;
};

export const scoreCampaign = (s: EwState, log: EwLog): void => {
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

/** EW-4.3, EW-4.4, EW-14.4; EW-5.2, EW-14.7: the cut is due in the next campaign only. All else carries over (EW-4.6). */
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

export const beginCampaign = (s: EwState, log: EwLog): void => {
  log?.({ e: 'campaign-began', campaign: s.campaign });
  beginPreparation(s, PERSIA, log);
};

const end = (s: EwState, reason: EwEnding, winner: Side | null, rule: EwRuleId, log: EwLog): void => {
  s.ending = reason;
  s.winner = winner ?? -1;
  leaveAll(s);
  log?.({ e: 'game-ended', winner, reason, vp: s.vp, rule });
};
