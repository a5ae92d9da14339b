/** Hidden information: what a seat has learnt, and a state it cannot tell from the true one. */
import { bit, count, minus, nth, plus, type Rng, type Seat, setOf, top } from '@stoa/engine';
import { type CardId, cardsOf, cardsUnder, DEATH_OF_THE_KING } from './cards.ts';
import { hand, handSize } from './hands.ts';
import { other, PERSIA, type Side } from './map.ts';
import { kingLives } from './pieces.ts';
import { clone, type EwState } from './state.ts';

export interface EwKnowledge {
  /** Cards in the other hand that this seat has seen. */
  readonly theirs: readonly CardId[];
  /** Cards in this seat's hand that the other side has seen. Both seats know which cards were shown. */
  readonly mine: readonly CardId[];
}

export const knowledge = (s: EwState, seat: Seat): EwKnowledge => ({
  theirs: cardsOf(s.knows[seat]!),
  mine: cardsOf(s.knows[other(seat as Side)]!),
});

/** EW-14.1: while a king lives, Persia can hold card 11 only between drawing it and the king's death. */
const mayHoldDeath = (s: EwState): boolean => {
  const f = top(s);
  return !kingLives(s) || (f?.room === 'draw-cards' && f.side === PERSIA);
};

/** The side that lays cards aside in private (`draft`). */
const drafter = (s: EwState): Side => {
  const f = top(s);
  return f?.room === 'supply-hand' ? f.side : PERSIA;
};

/** Each side can tell the other hand, and no side lays cards aside. */
export const hidesNothing = (s: EwState): boolean => s.deck === 0 && s.draft === 0;

/** The cards that a seat sees nowhere: those of the other hand and of the deck. */
const unseenBy = (s: EwState, me: Side): number =>
  cardsUnder(s.rules) & ~hand(s, me) & ~setOf(s.discard) & ~(s.card === 0 ? 0 : bit(s.card));
/** The cards that may be in the other hand, by all that a seat knows, beside those it knows to be there. */
export const mayBeHeld = (s: EwState, me: Side): number => {
  const bag = unseenBy(s, me) & ~s.knows[me]!;
  return other(me) === PERSIA && !mayHoldDeath(s) ? minus(bag, DEATH_OF_THE_KING) : bag;
};

export const determinize = (s: EwState, seat: Seat, rng: Rng): EwState => {
  const me = seat as Side;
  const they = other(me);
  const known = s.knows[me]!;
  const unseen = unseenBy(s, me);
  let bag = mayBeHeld(s, me);
  let theirs = known;
  for (let n = handSize(s, they) - count(known); n > 0; n--) {
    const card = nth(bag, rng.int(count(bag)));
    bag = minus(bag, card);
    theirs = plus(theirs, card);
  }
  const twin = clone(s);
  twin.hands[they] = theirs;
  twin.deck = unseen & ~theirs;
  if (drafter(s) !== me) twin.draft = 0;
  return twin;
};
