/**
 * What the last commit turn of phase 5 showed, PK-8.18: counters without their strengths, and the cube. Battles without
 * decisions may clear the board in the same step; what all seats were shown stays known until new locations are drawn.
 */

import type { PkState } from '../state.ts';
import { boxOf, cubeIn, inBoardOrder, powerIn, sideIn, slotIn, unitIn } from './draft.ts';

/** A published counter as one number: power, unit, location, side and box. */
export const sentOf = (power: number, unit: number, location: number, side: number, box: number): number =>
  unit | (power << 1) | (location << 4) | (side << 9) | (box << 10);
export const sentUnit = (sent: number): number => sent & 1;
export const sentPower = (sent: number): number => (sent >> 1) & 7;
export const sentLocation = (sent: number): number => (sent >> 4) & 31;
export const sentSide = (sent: number): number => (sent >> 9) & 1;
export const sentBox = (sent: number): number => sent >> 10;

/** Keeps what publishing the draft will show, in the order in which it is shown. */
export const rememberSent = (s: PkState): void => {
  for (const p of inBoardOrder(s.draft)) s.sent.push(sentOf(powerIn(p), unitIn(p), s.slots[slotIn(p)]!, sideIn(p), boxOf(s, p)));
  s.sentCube = cubeIn(s.draft);
};
export const forgetSent = (s: PkState): void => {
  if (s.sent.length > 0) s.sent.length = 0;
  s.sentCube = -1;
};
