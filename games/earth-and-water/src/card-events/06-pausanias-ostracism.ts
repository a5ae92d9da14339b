/** Card 6. Pausanias, EW-17.G06: cancels the Cavalry bonus. Ostracism, EW-17.P06: a random Greek card is discarded. */
import { count, has, leave, NOT_NOW, nth, open, proceed } from '@stoa/engine';
import { expectKind, PICK_CARD } from '../actions.ts';
import { FRAMES } from '../frames.ts';
import { discardOne, hand } from '../hands.ts';
import { GREECE } from '../map.ts';
import { illegal } from '../refusals.ts';
import type { EwRoom } from '../room.ts';
import type { Reaction } from './reaction.ts';
import type { TurnEvent } from './turn-event.ts';

/** In window W3, against the Cavalry of Mardonius. */
export const pausanias: Reaction<'pausanias'> = {
  card: 6,
  side: GREECE,
  windows: ['persia-attacks'],
  open: s => s.op.cavalry,
  play(s) {
    s.op.cavalry = false;
    proceed(s);
  },
};

const NO_CARD = illegal('EW-17.P06', 'greek-hand-empty', {});

export const ostracism: TurnEvent = {
  cannot: s => (hand(s, GREECE) === 0 ? NO_CARD : undefined),
  play: s => open(s, FRAMES.ostracism),
};

export const ostracismRoom: EwRoom<'ostracism'> = {
  rule: 'EW-17.P06',
  mode: 'chance',
  leadsTo: ['operations'],
  sample(s, _f, rng) {
    const cards = hand(s, GREECE);
    return PICK_CARD[nth(cards, rng.int(count(cards)))]!;
  },
  outcomes(s) {
    const cards = hand(s, GREECE);
    const n = count(cards);
    return { count: n, list: Array.from({ length: n }, (_, i) => [PICK_CARD[nth(cards, i)]!, 1] as const) };
  },
  why: (s, _f, a) =>
    a.do !== 'pick-card'
      ? NOT_NOW
      : has(hand(s, GREECE), a.card)
        ? undefined
        : illegal('EW-17.P06', 'card-not-in-greek-hand', { card: a.card }),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'pick-card');
    discardOne(s, GREECE, a.card);
    log?.({ e: 'cards-discarded', side: GREECE, cards: [a.card], rule: 'EW-17.P06' });
    leave(s);
  },
};
