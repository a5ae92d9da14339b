/**
 * Slave Revolt, PK-17.3: one of the Spartan hoplites of the source, picked at random, goes home face down until the end of
 * the turn; only the Spartan leader sees which. PK-9.8: a side left empty has no main player any more. Out: the commit turn.
 */
import { leave, minus, NOT_NOW } from '@stoa/engine';
import { expectKind, type PkAction, pickCounterOf } from '../actions.ts';
import { ATTACK, DEFEND, HOPLITE, SLOT_COUNT, SPARTA } from '../box.ts';
import { settleDraft } from '../draft.ts';
import { seatList } from '../frames.ts';
import { emptyMain } from '../permissions.ts';
import { countersAt, eyesOn, locationAt, powersOn, setPowersOn, setStackAt } from '../pieces.ts';
import { IMPOSSIBLE } from '../refusals.ts';
import { revoltStack } from '../slave-revolts.ts';
import { countOf, one, sizeOf, stackIndex, strengthsOf } from '../stacks.ts';
import type { PkState } from '../state.ts';
import type { PkRoom } from './index.ts';

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

export const slaveRevolt: PkRoom<'slave-revolt'> = {
  rule: 'PK-17.3',
  mode: 'chance',
  leadsTo: ['commit'],
  sample(s, f, rng) {
    const stack = revoltStack(s, f.slot);
    return pickCounterOf(strengthsOf(stack)[rng.int(sizeOf(stack))] as number);
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
