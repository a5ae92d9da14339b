/**
 * Slave Revolt, PK-17.3: one of the Spartan hoplites of a place or of the hand, picked at random, goes home face down until the end of
 * the turn; only the Spartan leader sees which. PK-9.8: a side left empty has no main player any more.
 * The tile opens a room of its own for the pick, which leads back to the commit turn.
 */
import { leave, minus, NOT_NOW, open } from '@stoa/engine';
import { expectKind, type PkAction, PLAY_REVOLT, PLAY_REVOLT_HAND, type Play, pickCounterOf } from '../actions.ts';
import { ATTACK, DEFEND, HOPLITE, LOCATION, SLOT_COUNT, SPARTA } from '../box.ts';
import { settleDraft } from '../commit/draft.ts';
import { emptyMain } from '../commit/permissions.ts';
import { slotOf } from '../commit/placement.ts';
import { seatList } from '../frames.ts';
import { countersAt, eyesOn, hand, leader, locationAt, powersOn, setPowersOn, setStackAt, stackAt } from '../pieces.ts';
import { IMPOSSIBLE, illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';
import { countOf, one, type Stack, sizeOf, stackIndex, strengthsOf } from '../stacks.ts';
import { NOBODY_THERE, type PkState } from '../state.ts';
import type { SpecialTile } from './special.ts';

/** The Spartan hoplites of a source: a slot, or SLOT_COUNT for the hand. */
export const revoltStack = (s: PkState, slot: number): Stack =>
  slot === SLOT_COUNT ? hand(s, SPARTA, HOPLITE) : stackAt(s, slot, SPARTA, HOPLITE);

/** The source an action names; −1 for a location that is not shown. */
const slotNamed = (s: PkState, source: Play<'slave-revolt'>['source']): number =>
  source === 'hand' ? SLOT_COUNT : slotOf(s, LOCATION[source]);

const NO_LEADER = illegal('PK-17.3', 'no-spartan-leader', {});

export const slaveRevolt: SpecialTile<'slave-revolt'> = {
  when: 'commit',
  list(s, _seat, out) {
    if (leader(s, SPARTA) === NOBODY_THERE) return;
    for (let slot = 0; slot < SLOT_COUNT; slot++) if (revoltStack(s, slot) !== 0) out.push(PLAY_REVOLT[s.slots[slot]!]!);
    if (revoltStack(s, SLOT_COUNT) !== 0) out.push(PLAY_REVOLT_HAND);
  },
  cannot(s, _seat, { source }) {
    if (leader(s, SPARTA) === NOBODY_THERE) return NO_LEADER;
    const slot = slotNamed(s, source);
    return slot >= 0 && revoltStack(s, slot) !== 0 ? undefined : illegal('PK-17.3', 'no-hoplite-there', { place: source });
  },
  play: (s, _seat, { source }) => open(s, { room: 'slave-revolt', slot: slotNamed(s, source) }),
};

const remove = (s: PkState, slot: number, strength: number): void => {
  const stack = revoltStack(s, slot) - one(strength);
  s.revolt = strength;
  if (slot === SLOT_COUNT) {
    s.hand[stackIndex(SPARTA, HOPLITE)] = stack;
    return;
  }
  setStackAt(s, slot, SPARTA, HOPLITE, stack);
  if (countersAt(s, slot, SPARTA) > 0) return;
  for (const side of [ATTACK, DEFEND]) {
    setPowersOn(s, slot, side, minus(powersOn(s, slot, side), SPARTA));
    if (powersOn(s, slot, side) === 0) emptyMain(s, slot, side);
  }
};

export const slaveRevoltRoom: PkRoom<'slave-revolt'> = {
  rule: 'PK-17.3',
  mode: 'chance',
  leadsTo: ['commit'],
  sample(s, f, rng) {
    const stack = revoltStack(s, f.slot);
    return pickCounterOf(strengthsOf(stack)[rng.int(sizeOf(stack))]!);
  },
  outcomes(s, f) {
    const list: (readonly [PkAction, number])[] = [];
    for (let strength = 1; strength <= 4; strength++) {
      const n = countOf(revoltStack(s, f.slot), strength);
      if (n > 0) list.push([pickCounterOf(strength), n]);
    }
    return { count: list.length, list };
  },
  why: (s, f, a) => (a.do !== 'pick-counter' ? NOT_NOW : countOf(revoltStack(s, f.slot), a.strength) > 0 ? undefined : IMPOSSIBLE),

  apply(s, f, _by, a, log) {
    expectKind(a, 'pick-counter');
    const seat = s.lastCommitter;
    const location = f.slot === SLOT_COUNT ? 'hand' : locationAt(s, f.slot).id;
    log?.({ e: 'revolted', seat, location, strength: a.strength, eyes: seatList(eyesOn(s, SPARTA)) });
    remove(s, f.slot, a.strength);
    settleDraft(s);
    leave(s);
  },
};
