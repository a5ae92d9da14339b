/** What story and chronicle tell: noise is left out, exchanges in a row are one, and what others or chance did to the reader comes first. */
import type { Seat } from '@stoa/engine';
import type { PaEvent } from '@stoa/parthenon';
import type { CardId } from '@stoa/parthenon/cards';
import { without } from './plan.ts';

/**
 * PA-7.5: offers end with their phase; the story says that no player took the reader's own. PA-8.1: that another player looked at a harbor stands on the harbor. PA-6.1, PA-11.1: how many cards the
 * others hold stands in the market and on their sheets. PA-9.7: what becomes of a fleet that is hit is told after it.
 */
const isNoise = (e: PaEvent, me: Seat | undefined): boolean =>
  (e.e === 'offer-closed' && e.how === 'expired' && e.seat !== me) ||
  (e.e === 'looked' && e.harbor === null) ||
  e.e === 'fleet-hit' ||
  ((e.e === 'produced' || e.e === 'returned') && typeof e.cards === 'number');

type Exchanged = Extract<PaEvent, { e: 'exchanged' }>;
/** Goods that were got and given away again are not told. */
const bothExchanges = (a: Exchanged, b: Exchanged): Exchanged => {
  let got: readonly CardId[] = a.got;
  const paid: CardId[] = [...a.paid];
  for (const card of b.paid)
    if (got.includes(card)) got = without(got, card);
    else paid.push(card);
  return { ...b, paid, got: [...got, ...b.got] };
};

/** The event that one line tells instead of two; noise is told as the event before it. */
export const mergeEvents = (before: PaEvent, e: PaEvent, me?: Seat): PaEvent | undefined => {
  if (isNoise(e, me)) return before;
  // That it holds for a season stands on its card.
  if (before.e === 'event-begun' && e.e === 'season-effect' && e.seat === null && e.event === before.event) return before;
  if (before.e === 'exchanged' && e.e === 'exchanged' && before.seat === e.seat && before.fleet === e.fleet)
    return bothExchanges(before, e);
  return undefined;
};

/** Deeds of the reader's own that the reader knows. */
const OWN: ReadonlySet<PaEvent['e']> = new Set([
  'paid',
  'offer-made',
  'sailed',
  'looked',
  'gift-used',
  'harbor-voted',
  'duty-refused',
  'exchanged',
  'bought',
  'returned',
  'built',
  'fleet-bought',
  'made',
  'wonder-paid',
  'philosophy-taken',
  'discarded',
  'kept-open',
  'voted',
  'promised',
  'donated',
  'power-used',
  'service-bought',
  'wish-set',
]);

const namesSeat = (e: PaEvent, me: Seat): boolean =>
  ('seat' in e && e.seat === me) || ('to' in e && e.to === me) || ('target' in e && e.target === me);
/** Others or chance did it to the reader. */
export const affects = (e: PaEvent, me: Seat): boolean => namesSeat(e, me) && !('seat' in e && e.seat === me && OWN.has(e.e));
