/** Card 9. Artemisia, EW-17.G09: one more Persian fleet leaves the game. Hippias, EW-17.P09: Persia sees the Greek hand and discards a card. */
import { has, leave, lowest, NOT_NOW, only, open } from '@stoa/engine';
import { CHOOSE_CARD, expectKind } from '../actions.ts';
import { type CardId, cardsOf } from '../cards.ts';
import { FRAMES } from '../frames.ts';
import { discardOne, hand, learn } from '../hands.ts';
import { ARTEMISIA, GREECE, idOf, PERSIA } from '../map.ts';
import { fleetToFigure, isFilled } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import { drownWithout } from '../rooms/battle.ts';
import type { EwState } from '../state.ts';
import type { Reaction } from './reaction.ts';
import type { TurnEvent } from './turn-event.ts';

/** In window W5, which opens while another Persian fleet is in the battle. */
export const artemisia: Reaction<'artemisia'> = {
  card: 9,
  side: GREECE,
  windows: ['fleet-lost'],
  open: s => !isFilled(s, ARTEMISIA),
  play(s, at, log) {
    fleetToFigure(s, PERSIA, at, ARTEMISIA);
    log?.({ e: 'figure-filled', figure: 'artemisia', from: idOf(at), rule: 'EW-17.G09' });
    const drowned = drownWithout(s, at);
    if (drowned > 0) log?.({ e: 'armies-drowned', side: s.op.side, port: idOf(at), armies: drowned, rule: 'EW-10.3' });
    return 'naval-losses';
  },
};

const NO_CARD = illegal('EW-17.P09', 'greek-hand-empty', {});

const take = (s: EwState, card: number, log: EwLog): void => {
  discardOne(s, GREECE, card);
  log?.({ e: 'cards-discarded', side: GREECE, cards: [card as CardId], rule: 'EW-17.P09' });
};

export const hippias: TurnEvent = {
  cannot: s => (hand(s, GREECE) === 0 ? NO_CARD : undefined),
  play(s, log) {
    learn(s, PERSIA);
    log?.({ e: 'hand-shown', cards: cardsOf(hand(s, GREECE)), rule: 'EW-17.P09' });
    if (isSingle(hand(s, GREECE))) take(s, lowest(hand(s, GREECE)), log);
    else open(s, FRAMES.hippias);
  },
};

export const hippiasRoom: EwRoom<'hippias'> = {
  rule: 'EW-17.P09',
  mode: 'one',
  leadsTo: ['operations'],
  actors: () => only(PERSIA),
  actions: (s, _f, _seat, out) => listEach(hand(s, GREECE), CHOOSE_CARD, out),
  why: (s, _f, _seat, a) =>
    a.do !== 'choose-card'
      ? NOT_NOW
      : has(hand(s, GREECE), a.card)
        ? undefined
        : illegal('EW-17.P09', 'card-not-in-greek-hand', { card: a.card }),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-card');
    take(s, a.card, log);
    leave(s);
  },
};
