/**
 * The Archon's choices and who becomes Archon, by own interest: which event comes first, whom and what an event strikes, which hazard is
 * drawn again, where a fleet is sent, the vote. In: legal moves. Out: an index. It reads nothing that the acting seat does not know.
 */
import { has, type Seat, top } from '@stoa/engine';
import { type Box, box, effectNow, FLEETS, hazardStepIn, LANDS, type PaState } from '@stoa/parthenon';
import { cardOf, FLEET_COUNT, GOODS, KINDS, plansOf, structuresOf, VILLAGES } from './island.ts';
import { best, costOf, NEVER, type RoomPolicy, reckonFor } from './move-scores.ts';
import { harmOf, type Step } from './policy-home.ts';
import { isStruck, lossOf } from './risk.ts';
import { openness } from './voyage.ts';
import { TUNED } from './weights.ts';

/** Who is ahead: structures first, then goods in hand. */
const standing = (s: PaState, seat: Seat): number => {
  let cards = 0;
  for (let card = 0; card < GOODS; card++) cards += s.hand[seat * KINDS + card]!;
  return structuresOf(s, seat) + 0.1 * cards + 0.5 * plansOf(s, seat);
};

const isGain = (step: Step | undefined): boolean => step?.op === 'gain' || step?.op === 'boost' || step?.op === 'remove-cost';
/** Events that give come first: what they give can pay for the others. An event that asks for nothing comes before one that takes. */
const givesFirst = (event: Box['events'][number] | undefined): number => {
  let rank = 1;
  for (const effect of event?.effects ?? []) {
    if (effect.op !== 'islands' && effect.op !== 'named') continue;
    if (isGain(effect.steps[0])) return 2;
    if (effect.steps[0]?.op !== 'may') rank = 0;
  }
  return rank;
};
export const eventOrderPolicy: RoomPolicy = (s, _seat, legal) => {
  const { events } = box(s);
  return best(legal, a => (a.do === 'resolve-event' ? givesFirst(events.find(event => event.id === a.event)) : NEVER));
};

/** The own island if it is good, the leader if it hurts. */
export const namePolicy: RoomPolicy = (s, seat, legal) => {
  const effect = effectNow(s);
  const isGood = effect?.op === 'named' && isGain(effect.steps[0]);
  return best(legal, a => {
    if (a.do !== 'choose-target') return NEVER;
    if (a.seat === seat) return isGood ? 100 : -100;
    return isGood ? -standing(s, a.seat) : standing(s, a.seat);
  });
};
/** A named island passes the naming on if that costs less than what the event does. */
export const declinePolicy: RoomPolicy = (s, seat, legal) => {
  const effect = effectNow(s);
  const first = effect?.op === 'named' ? effect.steps[0] : undefined;
  const harm = first === undefined || isGain(first) ? 0 : harmOf(s, seat, first.op === 'pay-or' ? first.or : [first]);
  const l = reckonFor(s, seat);
  return best(legal, a => {
    if (a.do === 'accept-target') return 0;
    if (a.do !== 'decline-target') return NEVER;
    return harm - (a.pay === 'none' ? 0.01 : costOf(l, cardOf(a.pay), 0));
  });
};

/**
 * Of the own island the most dispensable one; of another island the only village of its good, but none that sells what the Archon lacks.
 */
export const strikePolicy: RoomPolicy = (s, seat, legal) => {
  const f = top(s);
  const struck = f?.room === 'event-name' ? (s.archon + f.at.position) % s.seats : seat;
  const isMine = struck === seat;
  const villages = box(s).islands[s.islandOf[struck]!]?.villages ?? [];
  const l = reckonFor(s, seat);
  const sameGood = (good: number): number => {
    let n = 0;
    for (let v = 0; v < VILLAGES; v++) if (has(s.villages[struck]!, v) && villages[v]?.good === good) n++;
    return n;
  };
  return best(legal, a => {
    if (a.do === 'name-fleet') return (isMine ? 1 : -1) * FLEETS.indexOf(a.fleet);
    if (a.do !== 'name-village') return NEVER;
    const good = villages[a.village - 1]?.good ?? 0;
    return -l.want[good]! + (isMine ? 0 : 1 / sameGood(good));
  });
};

/** The card is drawn again where it strikes a fleet of the Archon. */
export const redrawPolicy: RoomPolicy = (s, seat, legal) => {
  const f = top(s);
  let isBad = false;
  if (f?.room === 'hazard-redraw')
    for (let n = 0; n < FLEET_COUNT; n++) {
      const fleet = seat * FLEET_COUNT + n;
      if (isStruck(s, f.at, fleet) && lossOf(s, f.at.hazard, fleet) > 0) isBad = true;
    }
  return best(legal, a => ((a.do === 'redraw') === isBad ? 1 : 0));
};
/** Own fleets go where trade is likely, the others where it is not. */
export const divertPolicy: RoomPolicy = (s, seat, legal) => {
  const at = hazardStepIn(top(s));
  const owner = at === undefined ? seat : (s.archon + Math.floor(at.position / FLEET_COUNT)) % s.seats;
  return best(legal, a => {
    if (a.do !== 'divert') return NEVER;
    const open = openness(s, seat, LANDS.indexOf(a.land));
    return owner === seat ? open : -open;
  });
};
/** A fleet of the island that leads, never an own one. */
export const pickFleetPolicy: RoomPolicy = (s, seat, legal) =>
  best(legal, a => (a.do === 'pick-fleet' && a.seat !== seat ? standing(s, a.seat) : -1));

/**
 * The island that is behind needs the office least. The leader names the next one where an event hurts, so an island near the lead votes
 * for no rival; among equals, one that promised something to this island comes first.
 */
export const votePolicy: RoomPolicy = (s, seat, legal, rng) => {
  const mine = structuresOf(s, seat);
  return best(legal, a => {
    if (a.do !== 'vote') return NEVER;
    const rivalry = structuresOf(s, a.seat) >= mine ? TUNED.rivalry : 0;
    return -standing(s, a.seat) - rivalry + promised(s, a.seat, seat) + rng.int(100) / 200;
  });
};
const PER_PROMISE = 3;
/** What `from` has promised `to` this season, in structures of goodwill. */
const promised = (s: PaState, from: Seat, to: Seat): number => {
  let n = 0;
  for (let i = 0; i < s.promises.length; i += PER_PROMISE) if (s.promises[i] === from && s.promises[i + 1] === to) n = 1;
  return n * TUNED.goodwill;
};
