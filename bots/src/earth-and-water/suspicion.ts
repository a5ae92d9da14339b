/** What a side of Earth & Water sees when it asks which cards the other side holds. In: a table. Out: one group for the learnt suspicion. */
import { type EwState, handSize, mayBeHeld, other, type Side } from '@stoa/earth-and-water';
import { bit, count, has, top } from '@stoa/engine';
import { blocks, on, thermometer } from '../net/features.ts';
import { newGroup, type Part, type Suspicion } from '../suspicion.ts';

/** The cards of the training: the suspicion knows nothing of those that were added later. */
const CARDS = 16;
const TRAINED = (bit(CARDS) - 1) << 1;
const HELD = [2, 4, 6];
const LATE = 3;

/** Where a campaign stands: cards and pieces are bought, a side decides what to play, its movement or event is under way, armies are fed. */
const MOMENTS = 6;
const momentOf = (s: EwState, they: Side): number => {
  const room = s.stack[0]?.room;
  if (room !== 'operations') return room === 'supply-hand' || room === 'supply-capacity' ? 5 : 0;
  const isTheirs = s.turn === they ? 1 : 0;
  return top(s)?.room === 'operations' ? 1 + isTheirs : 3 + isTheirs;
};

const b = blocks();
const F = {
  always: b.take(1),
  moment: b.take(MOMENTS),
  held: b.take(HELD.length),
  isLate: b.take(1),
};
const SIZE = b.size();
/** The hidden hand of Persia and that of Greece have rows of their own. */
const HAND: Part = { name: 'hand', kinds: CARDS, seen: 2 * SIZE, lists: 0, classes: 0, endless: false };

const group = newGroup(HAND);
const there = new Int32Array(CARDS);

const look = (s: EwState, they: Side): void => {
  const { seen } = group;
  const at = they * SIZE;
  seen.n = 0;
  on(seen, at + F.always);
  on(seen, at + F.moment + momentOf(s, they));
  thermometer(seen, at + F.held, HELD, handSize(s, they));
  if (s.campaign >= LATE) on(seen, at + F.isLate);
};

export const earthWaterSuspicion: Suspicion<EwState> = {
  parts: [HAND],
  ask(s, seat, answer) {
    const me = seat as Side;
    const they = other(me);
    const known = s.knows[me]!;
    const held = s.hands[they]! & ~known;
    if (held === 0) return;
    const bag = mayBeHeld(s, me);
    // Every card that may be held is held.
    if (count(bag) === count(held)) return;
    look(s, they);
    for (let card = 0; card < CARDS; card++) {
      group.pool[card] = has(bag, card + 1) ? 1 : 0;
      there[card] = has(held, card + 1) ? 1 : 0;
    }
    answer(group, there, they);
    // A later card stays where `determinize` dealt it.
    let now = known | (held & ~TRAINED);
    for (let card = 0; card < CARDS; card++) if (there[card] !== 0) now |= bit(card + 1);
    s.deck = (s.deck | s.hands[they]!) & ~now;
    s.hands[they] = now;
  },
};
