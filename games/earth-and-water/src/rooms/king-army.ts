/**
 * The death of the king, EW-14, which may cut a campaign short (EW-4.5): one Persian army goes on the figure.
 * With an empty reserve Persia chooses an army on the map.
 * In: Persia has drawn card 11 while a king lives. Out: the next campaign (Preparation) or Supply (Pacification).
 */
import { count, goTo, lowest, NOT_NOW, only, plus } from '@stoa/engine';
import { CHOOSE_CITY, expectKind } from '../actions.ts';
import { cardsOf, cardsUnder, DEATH_OF_THE_KING } from '../cards.ts';
import { KING_ARMY } from '../frames.ts';
import { discardAll, hand } from '../hands.ts';
import { type City, cityOf, DARIUS, figureId, GREECE, idOf, PERSIA, XERXES } from '../map.ts';
import { armies, armyCities, armyReserve, armyToFigure, isFilled } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import type { EwState } from '../state.ts';
import { beginSupply, endCampaign } from './course.ts';

type Context = 'preparation' | 'pacification';

/** EW-14.2. */
export const deathOfTheKing = (s: EwState, context: Context, log: EwLog): void => {
  log?.({ e: 'king-died', king: figureId(nextKing(s)), context, rule: 'EW-14.1' });
  const cities = armyCities(s, PERSIA);
  if (armyReserve(s, PERSIA) > 0) bury(s, context, undefined, log);
  else if (isSingle(cities)) bury(s, context, lowest(cities), log);
  else {
    // Card 11 is public while Persia chooses.
    s.knows[GREECE] = plus(s.knows[GREECE]!, DEATH_OF_THE_KING);
    goTo(s, KING_ARMY[context]);
  }
};

const nextKing = (s: EwState): number => (isFilled(s, DARIUS) ? XERXES : DARIUS);

const bury = (s: EwState, context: Context, from: City | undefined, log: EwLog): void => {
  const king = nextKing(s);
  armyToFigure(s, PERSIA, from, king);
  log?.({ e: 'figure-filled', figure: figureId(king), from: from === undefined ? 'reserve' : idOf(from), rule: 'EW-14.2' });
  const cards = hand(s, PERSIA);
  log?.({
    e: 'hand-discarded',
    side: PERSIA,
    n: count(cards),
    cards: cardsOf(cards),
    rule: context === 'preparation' ? 'EW-14.3' : 'EW-14.6',
  });
  if (context === 'pacification') {
    discardAll(s, PERSIA, cards);
    beginSupply(s, log);
    return;
  }
  // EW-14.3: hand, deck and discard pile become the new deck. EW-14.5: the talents are lost.
  s.hands[PERSIA] = 0;
  s.knows[GREECE] = 0;
  s.discard.length = 0;
  s.deck = cardsUnder(s.rules) & ~hand(s, GREECE);
  s.talents = 0;
  endCampaign(s, 'death-of-the-king', log);
};

export const kingArmy: EwRoom<'king-army'> = {
  rule: 'EW-14.2',
  mode: 'one',
  leadsTo: ['preparation-cards', 'supply-hand', 'supply-capacity'],
  actors: () => only(PERSIA),
  actions: (s, _f, _seat, out) => listEach(armyCities(s, PERSIA), CHOOSE_CITY, out),
  why: (s, _f, _seat, a) =>
    a.do !== 'choose-city'
      ? NOT_NOW
      : armies(s, PERSIA, cityOf(a.city)) === 0
        ? illegal('EW-14.2', 'no-persian-army-there', { city: a.city })
        : undefined,
  apply(s, f, _by, a, log) {
    expectKind(a, 'choose-city');
    bury(s, f.context, cityOf(a.city), log);
  },
};
