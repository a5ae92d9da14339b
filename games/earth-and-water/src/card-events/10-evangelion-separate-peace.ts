/** Card 10. Evangelion, EW-17.G10: a march whose battle is worth a point. Separate Peace, EW-17.P10: Greece may lose its Sparta cards. */
import { leave, open } from '@stoa/engine';
import { expectKind } from '../actions.ts';
import { cardsOf, SPARTA_CARDS } from '../cards.ts';
import { FRAMES } from '../frames.ts';
import { discardAll, hand, learn } from '../hands.ts';
import { GREECE, PERSIA } from '../map.ts';
import { illegal } from '../refusals.ts';
import type { EwRoom } from '../room.ts';
import { cannotRoll, rollOutcomes, sampleRoll, showDice } from '../rooms/battle.ts';
import { needsMarch, openMarch } from './march.ts';
import type { TurnEvent } from './turn-event.ts';

export const evangelion: TurnEvent = {
  cannot: needsMarch(GREECE, 'EW-17.G10'),
  play: s => openMarch(s, 'evangelion', GREECE),
};

const NO_CARD = illegal('EW-17.P10', 'greek-hand-empty', {});

export const separatePeace: TurnEvent = {
  cannot: s => (hand(s, GREECE) === 0 ? NO_CARD : undefined),
  play: s => open(s, FRAMES.separatePeace),
};

export const separatePeaceRoom: EwRoom<'separate-peace'> = {
  rule: 'EW-17.P10',
  mode: 'chance',
  leadsTo: ['operations'],
  sample: (_s, _f, rng) => sampleRoll(1, 1, rng),
  outcomes: () => rollOutcomes(1, 1),
  why: (_s, _f, a) => cannotRoll(1, 1, a),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'roll');
    showDice(s, a);
    const [persia = 0] = a.persia;
    const [greece = 0] = a.greece;
    log?.({ e: 'peace-rolled', dice: [persia, greece], success: persia > greece });
    if (persia > greece) {
      learn(s, PERSIA);
      log?.({ e: 'hand-shown', cards: cardsOf(hand(s, GREECE)), rule: 'EW-17.P10' });
      const cards = hand(s, GREECE) & SPARTA_CARDS;
      discardAll(s, GREECE, cards);
      log?.({ e: 'cards-discarded', side: GREECE, cards: cardsOf(cards), rule: 'EW-17.P10' });
    }
    leave(s);
  },
};
