/**
 * Points, EW-13: of cities, of battles, and the track. course.ts decides when they are counted and what follows.
 */
import { bit, count } from '@stoa/engine';
import { ATHENAI, GREECE, KEY_CITIES, PERSIA, type Side, VP_LIMIT } from '../map.ts';
import { armies, controlled, controls } from '../pieces.ts';
import type { EwLog } from '../room.ts';
import type { EwRuleId } from '../rulebook.ts';
import { type EwState, TALLY, TALLY_BEYOND, TALLY_EVENTS } from '../state.ts';

/** EW-13.4: the marker stops at the ends of the track and further points are lost. Reaching an end does not win (EW-13.5). */
export const advance = (s: EwState, side: Side, points: number): void => {
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

/** EW-17.P07, EW-17.G10: first the mover's point, then the enemy's. */
export const scoreBattle = (s: EwState, log: EwLog): void => {
  const { kind, side, to } = s.op;
  if (kind !== 'the-great-king' && kind !== 'evangelion') return;
  const rule = kind === 'evangelion' ? 'EW-17.G10' : 'EW-17.P07';
  const foe = side === PERSIA ? GREECE : PERSIA;
  if (armies(s, foe, to) === 0) scorePoint(s, side, rule, log);
  if (!controls(s, side, to)) scorePoint(s, foe, rule, log);
};

/** EW-13.3: a key city counts twice. EW-13.7. */
export const cityPoints = (s: EwState, side: Side): number => {
  const mine = controlled(s, side) & ~(s.acropolis ? bit(ATHENAI) : 0);
  return count(mine) + count(mine & (KEY_CITIES[PERSIA] | KEY_CITIES[GREECE]));
};

/** EW-13.1: the side controls both key cities of the other. After Supply this cannot be true for both sides (EW-13.2). */
export const hasWon = (s: EwState, side: Side): boolean => {
  const wanted = KEY_CITIES[side === PERSIA ? GREECE : PERSIA];
  return (controlled(s, side) & wanted) === wanted;
};
