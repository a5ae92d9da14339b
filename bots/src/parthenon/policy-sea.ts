/** The policy at sea: loading and sailing, hazards, harbors, fleet trade, the way home. In: legal moves. Out: an index. */
import { box, FLEETS, LANDS, type PaState } from '@stoa/parthenon';
import { cardOf, FLEET_COUNT, GOODS, KINDS } from './island.ts';
import { best, costOf, find, laidOut, NEVER, type RoomPolicy, reckonFor, tradeScore } from './move-scores.ts';
import { inDraft, payStep } from './policy-home.ts';
import { nextLoad, openFleet, targetOf } from './voyage.ts';

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

/** Reveal what lets me trade; leave a blockade face down. */
export const harborPolicy: RoomPolicy = (s, _seat, legal) =>
  best(legal, a => {
    if (a.do !== 'reveal' && a.do !== 'pass-harbor') return NEVER;
    const isShut = box(s).harbors[s.harbor[LANDS.indexOf(a.land)]!]?.noTrade === true;
    return (a.do === 'reveal') === isShut ? 0 : 1;
  });

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
const fleetSize = (s: PaState, fleet: number): number => {
  let n = 0;
  for (let card = 0; card < GOODS; card++) n += s.cargo[fleet * KINDS + card]!;
  return n;
};
/** A Gift is for a cargo worth saving. */
export const respondPolicy: RoomPolicy = (s, seat, legal) => {
  const i = best(legal, a => (a.do === 'use-gift' && fleetSize(s, seat * FLEET_COUNT + FLEETS.indexOf(a.fleet)) > 2 ? 1 : NEVER));
  return i >= 0 ? i : find(legal, 'accept-hazard');
};
/** The Archon looks to his own fleets. */
export const pickFleetPolicy: RoomPolicy = (_s, seat, legal, rng) =>
  best(legal, a => (a.do === 'pick-fleet' && a.seat !== seat ? rng.int(100) : -1));
