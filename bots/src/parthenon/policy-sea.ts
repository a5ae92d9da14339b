/** The policy at sea: loading and sailing, hazards, harbors, fleet trade, the way home. In: legal moves. Out: an index. */
import { has, top } from '@stoa/engine';
import { FLEETS, type FleetId, LANDS } from '@stoa/parthenon';
import { cardOf, FLEET_COUNT } from './island.ts';
import { best, costOf, find, firstOf, laidOut, NEVER, type RoomPolicy, reckonFor, tradeScore } from './move-scores.ts';
import { inDraft, payStep } from './policy-home.ts';
import { lossOf } from './risk.ts';
import { nextLoad, openFleet, promise, targetOf } from './voyage.ts';
import { TUNED } from './weights.ts';

export const voyagePolicy: RoomPolicy = (s, seat, legal, rng) => {
  const f = openFleet(s, seat);
  if (f >= 0) {
    const l = reckonFor(s, seat);
    const land = targetOf(s, seat, f, l, rng);
    if (land >= 0) {
      const card = nextLoad(s, seat, f, land, l);
      const fleet = FLEETS[f];
      const i = best(legal, a => {
        if (card >= 0) return a.do === 'load' && a.fleet === fleet && cardOf(a.card) === card ? 1 : NEVER;
        return a.do === 'sail' && a.fleet === fleet && a.land === LANDS[land] ? 1 : NEVER;
      });
      if (i >= 0) return i;
    }
  }
  const close = find(legal, 'confirm');
  return close >= 0 ? close : best(legal, a => (a.do === 'sail' ? rng.int(100) : NEVER));
};

/**
 * Every card is turned up. A face-down blockade shuts the land as well, and for longer: only face-up cards are replaced when the year ends
 * (PA-17.3).
 */
export const harborPolicy = firstOf('reveal');

export const fleetTradePolicy: RoomPolicy = (s, seat, legal, rng) => {
  if (inDraft(s, seat)) return payStep(s, seat, legal, rng);
  const l = reckonFor(s, seat);
  return best(legal, a => tradeScore(s, seat, a, l));
};

export const returnPolicy: RoomPolicy = (s, seat, legal) => {
  const transfer = find(legal, 'transfer');
  if (transfer >= 0) return transfer;
  const l = reckonFor(s, seat);
  const shed = best(legal, a => (a.do === 'discard-cargo' ? -costOf(l, cardOf(a.card), laidOut(s, seat, cardOf(a.card))) : NEVER));
  return shed >= 0 ? shed : find(legal, 'confirm');
};

export const lossPolicy: RoomPolicy = (s, seat, legal) => {
  const l = reckonFor(s, seat);
  const i = best(legal, a => {
    if (a.do === 'pick-loss') return -costOf(l, cardOf(a.card), 0);
    return a.do === 'keep-card' ? costOf(l, cardOf(a.card), 0) + l.want[cardOf(a.card)]! : NEVER;
  });
  return i;
};
/** A Gift is for a card that takes much; a wonder that does the same costs nothing, or its price. */
export const respondPolicy: RoomPolicy = (s, seat, legal) => {
  const f = top(s);
  if (f?.room !== 'hazard-respond') return find(legal, 'accept-hazard');
  const loss = (fleet: FleetId): number => lossOf(s, f.at.hazard, seat * FLEET_COUNT + FLEETS.indexOf(fleet));
  return best(legal, a => {
    if (a.do === 'accept-hazard') return 0;
    if (a.do === 'use-gift') return loss(a.fleet) - TUNED.giftFor;
    if (a.do === 'replace-hazard') return loss(a.fleet) - (a.pay === 'none' ? 0.1 : TUNED.paidFor);
    return NEVER;
  });
};

/** Looks at the harbor that the first fleet would sail to; pays for it if much depends on it. */
export const peekPolicy: RoomPolicy = (s, seat, legal, rng) => {
  const l = reckonFor(s, seat);
  const land = targetOf(s, seat, 0, l, rng);
  const hopes = land < 0 || (s.harborUp >> land) & 1 ? 0 : promise(s, seat, 0, land, l);
  return best(legal, a => {
    if (a.do === 'pass') return 0;
    if (a.do !== 'peek' || a.land !== LANDS[land] || has(s.harborSeen[land]!, seat)) return NEVER;
    return a.pay === 'none' ? hopes : l.spare[cardOf(a.pay)]! > 0 ? TUNED.look * hopes - costOf(l, cardOf(a.pay), 0) : NEVER;
  });
};
