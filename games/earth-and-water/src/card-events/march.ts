/** The events that are a land movement with an extra effect: Cavalry, Great King, Leonidas, Evangelion. */
import { type Illegal, open } from '@stoa/engine';
import { FRAMES } from '../frames.ts';
import type { Side } from '../map.ts';
import { illegal } from '../refusals.ts';
import { canMarch } from '../roads.ts';
import type { EwRuleId } from '../rulebook.ts';
import { beginOperation, type EwState, type OperationKind } from '../state.ts';

/** Their common precondition: a legal land movement exists. */
export const needsMarch = (side: Side, rule: EwRuleId): ((s: EwState) => Illegal | undefined) => {
  const refusal = illegal(rule, 'no-land-movement', {});
  return s => (canMarch(s, side) ? undefined : refusal);
};

export const openMarch = (s: EwState, kind: OperationKind, side: Side): void => {
  beginOperation(s, kind, side);
  open(s, FRAMES.landMovement);
};
