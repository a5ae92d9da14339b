/**
 * Drawing, EW-15: the deck is a set without order, and each card drawn is one chance action.
 * In: a side draws `toDraw` cards. Out: back to the room that opened this one.
 */
import { count, leave, NOT_NOW, nth, setOf } from '@stoa/engine';
import { DRAW_CARD, expectKind } from '../actions.ts';
import type { CardId } from '../cards.ts';
import { learn, takeIntoHand } from '../hands.ts';
import { GREECE, PERSIA } from '../map.ts';
import { illegal } from '../refusals.ts';
import type { EwRoom } from '../room.ts';
import type { EwState } from '../state.ts';

/** EW-15.2: with an empty deck, cards are drawn from the discard pile. */
const bag = (s: EwState): number => (s.deck !== 0 ? s.deck : setOf(s.discard));

export const drawCards: EwRoom<'draw-cards'> = {
  rule: 'EW-15.1',
  mode: 'chance',
  leadsTo: ['preparation-cards', 'operations', 'pacification'],

  sample(s, _f, rng) {
    const cards = bag(s);
    return DRAW_CARD[nth(cards, rng.int(count(cards)))]!;
  },
  outcomes(s) {
    const cards = bag(s);
    const n = count(cards);
    return { count: n, list: Array.from({ length: n }, (_, i) => [DRAW_CARD[nth(cards, i)]!, 1] as const) };
  },
  why: (s, _f, a) =>
    a.do !== 'draw-card' ? NOT_NOW : (bag(s) & (1 << a.card)) === 0 ? illegal('EW-15.1', 'not-in-bag', { card: a.card }) : undefined,

  apply(s, f, _by, a, log) {
    expectKind(a, 'draw-card');
    if (s.deck === 0) {
      s.deck = setOf(s.discard);
      s.discard.length = 0;
      // With an empty deck each side saw every card but the other hand, so both could infer that hand.
      learn(s, PERSIA);
      learn(s, GREECE);
      log?.({ e: 'pile-reshuffled', cards: count(s.deck), rule: 'EW-15.2' });
    }
    takeIntoHand(s, f.side, a.card);
    s.toDraw--;
    log?.({ e: 'card-drawn', side: f.side, card: a.card as CardId });
    if (s.toDraw === 0) leave(s);
  },
};
