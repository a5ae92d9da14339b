/** Slave Revolt, PK-17.3: where a Spartan hoplite can be picked. */
import type { Illegal, Seat } from '@stoa/engine';
import { type PkAction, PLAY_REVOLT, PLAY_REVOLT_HAND, type PlaySpecial } from './actions.ts';
import { HOPLITE, LOCATION, SLAVE_REVOLT, SLOT_COUNT, SPARTA, SPECIAL } from './box.ts';
import { hand, leader, stackAt } from './pieces.ts';
import { slotOf } from './placement.ts';
import { illegal } from './refusals.ts';
import type { Stack } from './stacks.ts';
import { NOBODY_THERE, type PkState } from './state.ts';

/** The Spartan hoplites of a source: a slot, or SLOT_COUNT for the hand. */
export const revoltStack = (s: PkState, slot: number): Stack =>
  slot === SLOT_COUNT ? hand(s, SPARTA, HOPLITE) : stackAt(s, slot, SPARTA, HOPLITE);

/** The source an action names; −1 for a location that is not shown. */
export const revoltSlot = (s: PkState, a: PlaySpecial): number =>
  a.tile !== 'slave-revolt' ? -1 : a.source === 'hand' ? SLOT_COUNT : slotOf(s, LOCATION[a.source]);

const NO_LEADER = illegal('PK-17.3', 'no-spartan-leader', {});

export const listRevolts = (s: PkState, seat: Seat, out: PkAction[]): void => {
  if (s.special[seat] !== SLAVE_REVOLT || leader(s, SPARTA) === NOBODY_THERE) return;
  for (let slot = 0; slot < SLOT_COUNT; slot++)
    if (revoltStack(s, slot) !== 0) out.push(PLAY_REVOLT[s.slots[slot] as number] as PlaySpecial);
  if (revoltStack(s, SLOT_COUNT) !== 0) out.push(PLAY_REVOLT_HAND);
};

export const cannotRevolt = (s: PkState, seat: Seat, a: PlaySpecial): Illegal | undefined => {
  if (s.special[seat] !== SPECIAL[a.tile]) return illegal('PK-17.1', 'not-your-tile', { tile: a.tile });
  if (a.tile !== 'slave-revolt') return illegal('PK-17.3', 'tile-not-now', { tile: a.tile });
  if (leader(s, SPARTA) === NOBODY_THERE) return NO_LEADER;
  const slot = revoltSlot(s, a);
  return slot >= 0 && revoltStack(s, slot) !== 0 ? undefined : illegal('PK-17.3', 'no-hoplite-there', { place: a.source });
};
