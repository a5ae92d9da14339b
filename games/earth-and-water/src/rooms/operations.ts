/**
 * Operations, EW-6: the sides take turns; a turn is an event, a movement or a pass.
 * In: both sides have prepared. Out: the rooms of the card played, and Supply after two passes in a row.
 */
import { bit, has, type Illegal, lowest, NOT_NOW, only, open, proceed } from '@stoa/engine';
import { type EwAction, expectKind, PASS, PLAY_EVENT, PLAY_LAND, PLAY_SEA } from '../actions.ts';
import { TURN_EVENTS } from '../card-events/index.ts';
import { CARD_IDS, type CardId, EVENTS, HALVES, SPARTA_CARDS } from '../cards.ts';
import { FRAMES } from '../frames.ts';
import { discardOne, hand, holds, leaveHand } from '../hands.ts';
import { GREECE, other, PERSIA, type Side } from '../map.ts';
import { fleetPorts } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { canMarch } from '../roads.ts';
import type { EwRoom } from '../room.ts';
import { beginOperation, type EwState } from '../state.ts';
import { endsTwice, endTwice } from './rules-1.ts';
import { endOperation, nextTurn } from './turns.ts';

/** EW-6.2: pieces move and cities are chosen only once a card is played. */
const CARD_FIRST = illegal('EW-6.2', 'card-first', {});
const NO_LAND = illegal('EW-6.11', 'no-land-movement', {});
const NO_SEA = illegal('EW-6.11', 'no-naval-movement', {});
const perCard = (make: (card: CardId) => Illegal | undefined): readonly (Illegal | undefined)[] => [undefined, ...CARD_IDS.map(make)];
/** EW-6.9, by side and card. */
const NO_TURN_EVENT = [PERSIA, GREECE].map(side =>
  perCard(card => {
    const { played, rule } = EVENTS[HALVES[card][side]!];
    if (played === 'turn') return undefined;
    if (played === 'reaction') return illegal('EW-6.9', 'reaction-only', { card });
    return played === 'forced' ? illegal('EW-6.9', 'forced-event', { card }) : illegal(rule, 'no-event', { card });
  }),
);
const CARNEIA = perCard(card => illegal('EW-17.P04', 'carneia-forbids-event', { card }));

/** EW-6.8, EW-6.9, EW-17.P04, then the card's own precondition. */
const cannotPlayEvent = (s: EwState, side: Side, card: CardId): Illegal | undefined => {
  const never = NO_TURN_EVENT[side]![card];
  if (never !== undefined) return never;
  if (s.carneia && side === GREECE && has(SPARTA_CARDS, card)) return CARNEIA[card];
  return TURN_EVENTS[side][card]?.cannot(s);
};

/** EW-6.11, EW-6.13. */
const cannotMove = (s: EwState, side: Side, over: 'land' | 'sea'): Illegal | undefined =>
  over === 'land' ? (canMarch(s, side) ? undefined : NO_LAND) : fleetPorts(s, side) !== 0 ? undefined : NO_SEA;

const cannotUse = (s: EwState, side: Side, card: CardId): Illegal | undefined =>
  holds(s, side, card) ? undefined : illegal('EW-6.2', 'card-not-held', { card });

export const operations: EwRoom<'operations'> = {
  rule: 'EW-6.2',
  mode: 'one',
  revealsNothing: ['pass'],
  // The other side has seen the card in this hand.
  tellsNothing: (s, _f, _by, a) => a.do === 'play-move' && has(s.knows[other(s.turn)]!, a.card),
  leadsTo: [
    'land-movement',
    'naval-movement',
    'figure-army',
    'preparation-cards',
    'draw-cards',
    'tribute',
    'window-tribute',
    'ionian-revolt',
    'wrath-of-poseidon',
    'ostracism',
    'royal-road',
    'hippias',
    'separate-peace',
    'defection-of-thebes',
    'support-from-syracuse',
    'desertion',
    'pacification',
    'supply-hand',
    'supply-capacity',
  ],
  actors: s => only(s.turn),

  actions(s, _f, _seat, out) {
    const land = canMarch(s, s.turn);
    const sea = fleetPorts(s, s.turn) !== 0;
    for (let rest = hand(s, s.turn); rest !== 0; rest &= rest - 1) {
      const card = lowest(rest) as CardId;
      if (cannotPlayEvent(s, s.turn, card) === undefined) out.push(PLAY_EVENT[card]!);
      if (land) out.push(PLAY_LAND[card]!);
      if (sea) out.push(PLAY_SEA[card]!);
    }
    out.push(PASS);
  },

  why(s, _f, _seat, a: EwAction) {
    if (a.do === 'pass') return undefined;
    if (a.do === 'play-event') return cannotUse(s, s.turn, a.card) ?? cannotPlayEvent(s, s.turn, a.card);
    if (a.do === 'play-move') return cannotUse(s, s.turn, a.card) ?? cannotMove(s, s.turn, a.over);
    return a.do === 'land-move' || a.do === 'naval-move' || a.do === 'choose-city' ? CARD_FIRST : NOT_NOW;
  },

  apply(s, _f, _by, a, log) {
    const side = s.turn;
    switch (a.do) {
      case 'pass':
        s.passes++;
        log?.({ e: 'passed', side, automatic: false });
        nextTurn(s, log);
        return;
      // EW-6.10: first the pile, then the movement.
      case 'play-move':
        s.passes = 0;
        discardOne(s, side, a.card);
        log?.({ e: 'move-played', side, card: a.card, over: a.over });
        beginOperation(s, 'movement', side);
        open(s, a.over === 'land' ? FRAMES.landMovement : FRAMES.navalMovement);
        return;
    }
    expectKind(a, 'play-event');
    s.passes = 0;
    leaveHand(s, side, bit(a.card));
    s.card = a.card;
    log?.({ e: 'event-played', side, card: a.card });
    TURN_EVENTS[side][a.card]?.play(s, log);
    if (endsTwice(s, side, a.card)) endTwice(s, log);
    else proceed(s);
  },

  /** The event or the movement is over. */
  resume: (s, _f, log) => endOperation(s, log),
};
