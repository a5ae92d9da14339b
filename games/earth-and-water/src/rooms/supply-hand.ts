/**
 * Supply, the hand, EW-12.1 and EW-12.2: a side lays cards aside in private, one by one, then confirms.
 * In: Operations are over, or Persia is supplied. Out: this side's capacity and lines.
 */
import { count, has, type Illegal, NOT_NOW, only, plus } from '@stoa/engine';
import { CONFIRM, DISCARD_CARD, type EwAction, expectKind } from '../actions.ts';
import { type CardId, cardsOf } from '../cards.ts';
import { discardAll, hand, holds } from '../hands.ts';
import { HAND_LIMIT, PERSIA, type Side } from '../map.ts';
import { illegal } from '../refusals.ts';
import { type EwRoom, listEach } from '../room.ts';
import type { EwState } from '../state.ts';
import { checkCapacity } from './course.ts';

/** EW-12.1, EW-12.2, EW-17.P16: a card can be laid aside once, while it is held. Taking it back is an undo. */
export const cannotLayAside = (s: EwState, side: Side, card: CardId, rule: 'EW-12.1' | 'EW-12.2' | 'EW-17.P16'): Illegal | undefined =>
  !holds(s, side, card)
    ? illegal(rule, 'card-not-held', { card })
    : has(s.draft, card)
      ? illegal(rule, 'already-laid-aside', { card })
      : undefined;
export const layAside = (s: EwState, a: EwAction): void => {
  expectKind(a, 'discard-card');
  s.draft = plus(s.draft, a.card);
};

const ruleOf = (side: Side): 'EW-12.1' | 'EW-12.2' => (side === PERSIA ? 'EW-12.1' : 'EW-12.2');
const kept = (s: EwState, side: Side): number => count(hand(s, side) & ~s.draft);

/** EW-12.1, EW-12.2. */
const cannotKeep = (s: EwState, side: Side): Illegal | undefined => {
  const most = HAND_LIMIT[side];
  return kept(s, side) <= most ? undefined : illegal(ruleOf(side), 'keeps-too-many', { kept: kept(s, side), most });
};

export const supplyHand: EwRoom<'supply-hand'> = {
  rule: 'EW-12.1',
  mode: 'one',
  revealsNothing: ['discard-card'],
  tellsNothing: (s, _f, _by, a) => a.do === 'confirm' && s.draft === 0,
  leadsTo: ['supply-hand', 'supply-capacity', 'preparation-cards'],
  actors: (_s, f) => only(f.side),

  actions(s, f, _seat, out) {
    listEach(hand(s, f.side) & ~s.draft, DISCARD_CARD, out);
    if (kept(s, f.side) <= HAND_LIMIT[f.side]) out.push(CONFIRM);
  },

  why(s, f, _seat, a: EwAction) {
    if (a.do === 'discard-card') return cannotLayAside(s, f.side, a.card, ruleOf(f.side));
    return a.do === 'confirm' ? cannotKeep(s, f.side) : NOT_NOW;
  },

  apply(s, f, _by, a, log) {
    if (a.do === 'discard-card') {
      layAside(s, a);
      return;
    }
    expectKind(a, 'confirm');
    const cards = s.draft;
    s.draft = 0;
    discardAll(s, f.side, cards);
    if (cards !== 0) log?.({ e: 'cards-discarded', side: f.side, cards: cardsOf(cards), rule: ruleOf(f.side) });
    log?.({ e: 'cards-kept', side: f.side, n: count(hand(s, f.side)) });
    checkCapacity(s, f.side, log);
  },
};
