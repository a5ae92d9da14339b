/** Goods that change hands before the reader's eyes: which cards go from where to where after new events. Without a screen. */
import type { Seat } from '@stoa/engine';
import type { PaEvent } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';

/** The reader's goods, the place on the board where the phase is played, or the plate of another player. */
export type Place = 'tray' | 'board' | Seat;
export interface Flight {
  readonly card: CardId;
  readonly from: Place;
  readonly to: Place;
}
/** More at once would be a swarm. */
export const MOST_FLIGHTS = 8;

const fly = (cards: readonly CardId[] | number, from: Place, to: Place): readonly Flight[] =>
  typeof cards === 'number' ? [] : cards.map(card => ({ card, from, to }));

const flightsIn = (e: PaEvent, me: Seat): readonly Flight[] => {
  if (e.e === 'traded') {
    if (e.seat === me) return [...fly(e.give, 'tray', e.to), ...fly(e.want, e.to, 'tray')];
    return e.to === me ? [...fly(e.give, e.seat, 'tray'), ...fly(e.want, 'tray', e.seat)] : [];
  }
  if (e.e === 'donated' && e.to === me) return fly(e.cards, e.seat, 'tray');
  if (!('seat' in e) || e.seat !== me) return [];
  switch (e.e) {
    case 'produced':
    case 'gained':
    case 'returned':
      return fly(e.cards, 'board', 'tray');
    case 'paid':
    case 'lost':
    case 'discarded':
      return fly(e.cards, 'tray', 'board');
    case 'donated':
      return fly(e.cards, 'tray', e.to);
    case 'built':
    case 'fleet-bought':
    case 'wonder-paid':
      return fly(e.paid, 'tray', 'board');
    case 'made':
      return [...fly(e.paid, 'tray', 'board'), ...fly([e.got], 'board', 'tray')];
    default:
      return [];
  }
};

export const flightsOf = (events: readonly PaEvent[], me: Seat | undefined): readonly Flight[] =>
  me === undefined ? [] : events.flatMap(e => flightsIn(e, me)).slice(0, MOST_FLIGHTS);
