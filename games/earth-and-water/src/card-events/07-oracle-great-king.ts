/** Card 7. Oracle of Delphi, EW-17.G07: Greece exchanges its hand. The Great King, EW-17.P07: a march whose battle is worth a point. */
import { count, open } from '@stoa/engine';
import { type CardId, cardsOf } from '../cards.ts';
import { DRAW_CARDS } from '../frames.ts';
import { discardAll, hand } from '../hands.ts';
import { GREECE, PERSIA } from '../map.ts';
import { needsMarch, openMarch } from './march.ts';
import { always, type TurnEvent } from './turn-event.ts';

export const oracleOfDelphi: TurnEvent = {
  cannot: always,
  play(s, log) {
    const cards = hand(s, GREECE);
    const own = s.card as CardId;
    s.discard.push(own);
    s.card = 0;
    discardAll(s, GREECE, cards);
    log?.({ e: 'cards-discarded', side: GREECE, cards: [own, ...cardsOf(cards)], rule: 'EW-17.G07' });
    s.toDraw = count(cards) + 1;
    open(s, DRAW_CARDS[GREECE]);
  },
};

export const theGreatKing: TurnEvent = {
  cannot: needsMarch(PERSIA, 'EW-17.P07'),
  play: s => openMarch(s, 'the-great-king', PERSIA),
};
