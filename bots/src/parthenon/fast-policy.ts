/**
 * How the other islands play inside a search: roughly as people do, at a fraction of the cost. They sail, because hazards compare fleets;
 * they build what they can; they do not bargain abroad. In: legal moves. Out: an index.
 */
import { top } from '@stoa/engine';
import { CARDS, cardNumber, FLEETS, LANDS, structureNumber } from '@stoa/parthenon';
import { BASICS, FLEET_COUNT, GOODS, KINDS, plansOf, WONDERS } from './island.ts';
import { worthOf } from './ledger.ts';
import { find, firstOf, type RoomPolicy } from './move-scores.ts';
import { looseCards, openFleet } from './voyage.ts';

/** Pay with the most plentiful card. */
const payment: RoomPolicy = (s, seat, legal, rng) => {
  const close = find(legal, 'confirm');
  if (close >= 0) return close;
  let at = -1;
  let most = -1;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i]!;
    if (a.do !== 'pay') continue;
    const card = cardNumber(a.card);
    const n = s.hand[seat * KINDS + card]! - s.reserved[seat * KINDS + card]!;
    if (n > most) {
      most = n;
      at = i;
    }
  }
  return at >= 0 ? at : rng.int(legal.length);
};

const CARGO = 3;
/** A few of the most plentiful cards; to Athens for a plan, otherwise far away. */
const voyage: RoomPolicy = (s, seat, legal, rng) => {
  const f = openFleet(s, seat);
  const close = find(legal, 'confirm');
  if (f < 0) return close;
  let size = 0;
  for (let card = 0; card < KINDS; card++) size += s.load[(seat * FLEET_COUNT + f) * KINDS + card]!;
  let card = -1;
  let most = 1;
  for (let k = 0; k < BASICS; k++) {
    const n = looseCards(s, seat, k);
    if (n > most) {
      most = n;
      card = k;
    }
  }
  const fleet = FLEETS[f];
  if (card >= 0 && size < CARGO) {
    const id = CARDS[card];
    for (let i = 0; i < legal.length; i++) {
      const a = legal[i]!;
      if (a.do === 'load' && a.fleet === fleet && a.card === id) return i;
    }
  }
  if (size > 0) {
    const land = plansOf(s, seat) < WONDERS && f === 0 ? LANDS[0] : LANDS[3 + rng.int(3)];
    for (let i = 0; i < legal.length; i++) {
      const a = legal[i]!;
      if (a.do === 'sail' && a.fleet === fleet && a.land === land) return i;
    }
  }
  return close;
};

const build: RoomPolicy = (s, seat, legal, rng) => {
  if (s.draft[seat] !== 0) return payment(s, seat, legal, rng);
  let at = -1;
  let most = 0;
  for (let i = 0; i < legal.length; i++) {
    const a = legal[i]!;
    const score =
      a.do === 'build'
        ? worthOf(s, structureNumber(a.structure))
        : a.do === 'pay-wonder'
          ? 1.5
          : a.do === 'choose-philosophy'
            ? 9
            : a.do === 'done'
              ? 0.1
              : 0;
    if (score > most) {
      most = score;
      at = i;
    }
  }
  return at;
};
/** Option B with three kinds of goods or more; otherwise keeps the most valuable. */
const discard: RoomPolicy = (s, seat, legal) => {
  let kinds = 0;
  for (let card = 0; card < GOODS; card++) if (s.hand[seat * KINDS + card]! > 0) kinds++;
  if (kinds >= 3) return find(legal, 'option-b');
  for (let i = legal.length - 1; i >= 0; i--) if (legal[i]!.do === 'keep') return i;
  return find(legal, 'option-a');
};
const inDraft =
  (then: RoomPolicy): RoomPolicy =>
  (s, seat, legal, rng) =>
    s.draft[seat] !== 0 ? payment(s, seat, legal, rng) : then(s, seat, legal, rng);

const FAST_POLICIES: Readonly<Record<string, RoomPolicy>> = {
  'event-decide': firstOf('pay-option', 'suffer', 'take-optional', 'skip-optional', 'confirm', 'pick'),
  production: firstOf('assign-army', 'boost-village', 'confirm'),
  'trade-start': inDraft(firstOf('pay-wonder', 'use-power', 'pass')),
  'voyage-start': firstOf('pass'),
  'voyage-plan': voyage,
  'fleet-trade': inDraft(firstOf('pay-wonder', 'take-plan', 'done')),
  return: firstOf('confirm', 'discard-cargo'),
  build,
  discard,
};

/** An index, or −1 where this policy has no rule for the room. */
export const fastMove: RoomPolicy = (s, seat, legal, rng) => FAST_POLICIES[top(s)?.room ?? '']?.(s, seat, legal, rng) ?? -1;
