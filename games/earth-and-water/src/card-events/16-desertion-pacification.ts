/**
 * Card 16. Desertion of Greek Soldiers, EW-17.G16: one Persian army goes to the reserve.
 * Pacification of Babylon or Egypt, EW-17.P16: Persia exchanges cards and may draw the king's death (EW-14.6).
 */
import { count, has, leave, lowest, NOT_NOW, only, open } from '@stoa/engine';
import { CHOOSE_CITY, CONFIRM, DISCARD_CARD, type EwAction, expectKind } from '../actions.ts';
import { type CardId, cardsOf, DEATH_OF_THE_KING } from '../cards.ts';
import { DRAW_CARDS, FRAMES } from '../frames.ts';
import { discardAll, hand } from '../hands.ts';
import { type City, cityOf, GREECE, idOf, PERSIA } from '../map.ts';
import { armyCities, kingLives, loseArmies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import { deathOfTheKing } from '../rooms/king-army.ts';
import { cannotLayAside, layAside } from '../rooms/supply-hand.ts';
import type { EwState } from '../state.ts';
import { always, type TurnEvent } from './turn-event.ts';

const NO_ARMY = illegal('EW-17.G16', 'no-persian-army-on-map', {});

const desert = (s: EwState, city: City, log: EwLog): void => {
  loseArmies(s, PERSIA, city, 1);
  log?.({ e: 'armies-lost', side: PERSIA, city: idOf(city), armies: 1, rule: 'EW-17.G16' });
};

export const desertion: TurnEvent = {
  cannot: s => (armyCities(s, PERSIA) === 0 ? NO_ARMY : undefined),
  play(s, log) {
    const cities = armyCities(s, PERSIA);
    if (isSingle(cities)) desert(s, lowest(cities), log);
    else open(s, FRAMES.desertion);
  },
};

export const desertionRoom: EwRoom<'desertion'> = {
  rule: 'EW-17.G16',
  mode: 'one',
  revealsNothing: ['choose-city'],
  leadsTo: ['operations'],
  actors: () => only(GREECE),
  actions: (s, _f, _seat, out) => listEach(armyCities(s, PERSIA), CHOOSE_CITY, out),
  why: (s, _f, _seat, a) =>
    a.do !== 'choose-city'
      ? NOT_NOW
      : has(armyCities(s, PERSIA), cityOf(a.city))
        ? undefined
        : illegal('EW-17.G16', 'no-persian-army-there', { city: a.city }),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-city');
    desert(s, cityOf(a.city), log);
    leave(s);
  },
};

/** Card 16 goes to the pile before the draw (EW-6.12). */
export const pacification: TurnEvent = {
  cannot: always,
  play(s, log) {
    const own = s.card as CardId;
    s.discard.push(own);
    s.card = 0;
    log?.({ e: 'cards-discarded', side: PERSIA, cards: [own], rule: 'EW-17.P16' });
    open(s, FRAMES.pacification);
    if (hand(s, PERSIA) === 0) change(s, log);
  },
};

const change = (s: EwState, log: EwLog): void => {
  const cards = s.draft;
  s.draft = 0;
  discardAll(s, PERSIA, cards);
  if (cards !== 0) log?.({ e: 'cards-discarded', side: PERSIA, cards: cardsOf(cards), rule: 'EW-17.P16' });
  s.toDraw = count(cards) + 1;
  open(s, DRAW_CARDS[PERSIA]);
};

export const pacificationRoom: EwRoom<'pacification'> = {
  rule: 'EW-17.P16',
  mode: 'one',
  leadsTo: ['draw-cards', 'king-army', 'supply-hand', 'supply-capacity', 'preparation-cards', 'operations'],
  actors: () => only(PERSIA),

  actions(s, _f, _seat, out) {
    listEach(hand(s, PERSIA) & ~s.draft, DISCARD_CARD, out);
    out.push(CONFIRM);
  },
  why(s, _f, _seat, a: EwAction) {
    if (a.do === 'confirm') return undefined;
    return a.do === 'discard-card' ? cannotLayAside(s, PERSIA, a.card, 'EW-17.P16') : NOT_NOW;
  },
  apply(s, _f, _by, a, log) {
    if (a.do === 'confirm') change(s, log);
    else layAside(s, a);
  },

  /** The cards are drawn. */
  resume(s, _f, log) {
    if (has(hand(s, PERSIA), DEATH_OF_THE_KING) && kingLives(s)) deathOfTheKing(s, 'pacification', log);
    else leave(s);
  },
};
