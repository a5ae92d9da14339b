/**
 * A state this seat cannot tell from s, PA-20: hands, cargo and harbor cards it has not seen are dealt anew, drafts and sealed
 * decisions of others are still to come, private offers between others are forgotten. All notes of a seat are in its view.
 */
import { bit, count, has, type Rng, type Seat, top } from '@stoa/engine';
import { boundGold } from './build/philosophies.ts';
import { CARD_COUNT, COMMODITY_COUNT, FLEET_COUNT, GIFT, GOLD, RARE_MASK } from './cards.ts';
import { givenAnswer, laysOwn } from './event-cards/answers.ts';
import { eventIn, hazardIn, hazardStepIn } from './frames.ts';
import { fleetInTurn, losable } from './hazards/targets.ts';
import { beginReturn } from './rooms/return.ts';
import { box, clone, type PaState } from './state.ts';
import { bagSize } from './table/bags.ts';
import { aboard, cargoSize, handSize, laidDown, total } from './table/holdings.ts';
import { fleetCount, fleetOf, islandOf } from './table/islands.ts';
import { bound, forgetOffers } from './trade/offers.ts';
import { answersAreOpen, isSealed, roomOf } from './view.ts';

export const knowledge = (_s: PaState, _seat: Seat): null => null;

export const determinize = (state: PaState, seat: Seat, rng: Rng): PaState => {
  const s = clone(state);
  forgetOffers(s, seat);
  forgetDrafts(s, seat);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || islandOf(s, other) < 0) continue;
    if (!has(s.shown, other)) dealHand(s, other, rng);
    dealCargo(s, other, rng);
  }
  dealHarbors(s, seat, rng);
  restoreDrafts(s, seat);
  return s;
};

const forgetDrafts = (s: PaState, seat: Seat): void => {
  const isOpen = answersAreOpen(s);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    if (!isOpen) {
      s.draft[other] = 0;
      s.price[other] = -1;
      s.answer[other] = -1;
      s.marked[other] = 0;
      clear(s.reserved, other * CARD_COUNT, CARD_COUNT);
    }
    clear(s.taken, other * CARD_COUNT, CARD_COUNT);
    s.armies[other] = 0;
    s.boosted[other] = 0;
    s.substituted[other] = 0;
    clear(s.load, fleetOf(other, 0) * CARD_COUNT, FLEET_COUNT * CARD_COUNT);
    for (let f = 0; f < FLEET_COUNT; f++) s.goal[fleetOf(other, f)] = -1;
  }
};
/** Faster than `fill` for short ranges. */
const clear = (list: number[], from: number, length: number): void => {
  for (let i = from; i < from + length; i++) list[i] = 0;
};
/** Restores what the room itself put into drafts when it opened. */
const restoreDrafts = (s: PaState, seat: Seat): void => {
  const room = roomOf(s);
  const event = room === 'event-decide' ? eventIn(top(s)) : undefined;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    if (event !== undefined) s.answer[other] = givenAnswer(s, event, other);
    if (room === 'return') beginReturn(s, other);
    if (room === 'harbor-vote') {
      s.voted[other] = 0;
      s.reveals[other] = 0;
    }
    if (isSealed(s) && has(s.asked, other) && (room !== 'voyage-plan' || s.rank[other] === s.turn)) s.done &= ~bit(other);
  }
};

/** A kind within the mask; goods the island makes itself are likelier. */
const pickKind = (s: PaState, seat: Seat, mask: number, rng: Rng): number => {
  const produced = box(s).islands[islandOf(s, seat)]?.produced ?? 0;
  let n = rng.int(count(mask) + 3 * count(mask & produced));
  for (let card = 0; card < COMMODITY_COUNT; card++) {
    if (!has(mask, card)) continue;
    n -= has(produced, card) ? 4 : 1;
    if (n < 0) return card;
  }
  return 0;
};
const COMMODITIES = bit(COMMODITY_COUNT) - 1;

/** Lie cards of this island openly as its answer to an event? */
export const hasLaidOpenly = (s: PaState, seat: Seat): boolean => {
  const event = answersAreOpen(s) ? eventIn(top(s)) : undefined;
  return event !== undefined && laysOwn(s, event, seat);
};
/** How many of a kind all seats know to be in this hand. */
export const sureInHand = (s: PaState, seat: Seat, card: number, isBound: boolean): number =>
  Math.max(bound(s, seat, card), isBound ? laidDown(s, seat, card) : 0, card === GOLD ? boundGold(s, seat) : 0);
/** Of the goods on this fleet at sea, nothing but their number is known. */
export const isUnknownCargo = (s: PaState, fleet: number): boolean => {
  if (!has(s.sailed, fleet) || roomOf(s) === 'return' || sureLosses(s, fleet) > 0) return false;
  for (let at = fleet; at < s.declared.length; at += s.at.length) if (s.declared[at]! >= 0) return false;
  return true;
};

const dealHand = (s: PaState, seat: Seat, rng: Rng): void => {
  let rest = handSize(s, seat);
  const isBound = hasLaidOpenly(s, seat);
  for (let card = 0; card < COMMODITY_COUNT; card++) {
    const sure = sureInHand(s, seat, card, isBound);
    s.hand[seat * CARD_COUNT + card] = Math.min(sure, rest);
    rest -= Math.min(sure, rest);
  }
  for (; rest > 0; rest--) {
    const at = seat * CARD_COUNT + pickKind(s, seat, COMMODITIES, rng);
    s.hand[at] = s.hand[at]! + 1;
  }
};

/** Sizes of fleets that sailed, aegis cards aboard in all, and announced numbers are known; the rest is dealt. */
const dealCargo = (s: PaState, seat: Seat, rng: Rng): void => {
  if (isEmpty(s, seat)) return;
  const fleets = fleetCount(s, seat);
  const aegis: number[] = [];
  for (let card = COMMODITY_COUNT; card < CARD_COUNT; card++)
    for (let f = 0; f < fleets; f++) for (let n = aboard(s, fleetOf(seat, f), card); n > 0; n--) aegis.push(card);
  aegis.sort((a, b) => a - b);
  const said = (kind: number, f: number): number => s.declared[kind * s.at.length + fleetOf(seat, f)]!;
  const sizes: number[] = [];
  const rooms: number[] = [];
  for (let f = 0; f < fleets; f++) {
    const isOut = has(s.sailed, fleetOf(seat, f));
    sizes.push(isOut ? cargoSize(s, fleetOf(seat, f)) : -1);
    const known = Math.max(said(0, f), sureLosses(s, fleetOf(seat, f)), Math.max(0, said(1, f)) + Math.max(0, said(2, f)));
    rooms.push(isOut ? sizes[f]! - known : box(s).capacity);
    for (let card = 0; card < CARD_COUNT; card++) s.cargo[fleetOf(seat, f) * CARD_COUNT + card] = 0;
  }
  const put = (f: number, card: number): void => {
    const at = fleetOf(seat, f) * CARD_COUNT + card;
    s.cargo[at] = s.cargo[at]! + 1;
    rooms[f] = rooms[f]! - 1;
  };
  const draw = (): number => aegis.splice(rng.int(aegis.length), 1)[0]!;
  // A fleet that answered with a Gift still has it aboard.
  const hazard = hazardIn(top(s));
  const withGift = hazard === undefined ? 0 : hazard.waitingGifts & ~hazard.answered;
  for (let f = 0; f < fleets; f++) {
    if (!has(withGift, fleetOf(seat, f))) continue;
    aegis.splice(aegis.indexOf(GIFT), 1);
    put(f, GIFT);
  }
  for (let f = 0; f < fleets; f++)
    if (said(0, f) >= 0) for (let n = sizes[f]! - said(0, f) - cargoSize(s, fleetOf(seat, f)); n > 0; n--) put(f, draw());
  while (aegis.length > 0) {
    const free = rooms.flatMap((n, f) => (n > 0 && said(0, f) < 0 ? [f] : []));
    put(free[rng.int(free.length)]!, draw());
  }
  for (let f = 0; f < fleets; f++) {
    if (sizes[f]! < 0) continue;
    let mask = COMMODITIES;
    let rest = sizes[f]! - cargoSize(s, fleetOf(seat, f));
    if (said(1, f) >= 0) {
      for (let n = said(1, f); n > 0; n--, rest--) put(f, pickKind(s, seat, RARE_MASK, rng));
      mask &= ~RARE_MASK;
    }
    if (said(2, f) >= 0) {
      for (let n = said(2, f); n > 0; n--, rest--) put(f, GOLD);
      mask &= ~bit(GOLD);
    }
    const hazardStep = hazardStepIn(top(s));
    const fitting = hazardStep === undefined ? 0 : mask & losable(s, hazardStep);
    if (fitting !== 0)
      for (let n = sureLosses(s, fleetOf(seat, f)); n > 1 && rest > 0; n--, rest--) put(f, pickKind(s, seat, fitting, rng));
    for (; rest > 0; rest--) put(f, pickKind(s, seat, mask, rng));
  }
};

/** No fleet is out and nothing is aboard. */
const isEmpty = (s: PaState, seat: Seat): boolean =>
  ((s.sailed >> fleetOf(seat, 0)) & (bit(FLEET_COUNT) - 1)) === 0 &&
  total(s.cargo, fleetOf(seat, 0) * CARD_COUNT, FLEET_COUNT * CARD_COUNT) === 0;

/** How many cards of the kind that is being taken the fleet in turn has at least. */
const sureLosses = (s: PaState, fleet: number): number => {
  const f = top(s);
  if (f?.room !== 'hazard-loss' && f?.room !== 'hazard-choose') return 0;
  return fleetInTurn(s, f.at) === fleet && (losable(s, f.at) & ~COMMODITIES) === 0 ? f.at.toLose + 1 : 0;
};

/** Cards that lie face down, seen only by others, go back into the bag and are drawn again. */
const dealHarbors = (s: PaState, seat: Seat, rng: Rng): void => {
  let hidden = 0;
  for (let land = 0; land < s.harbor.length; land++) {
    const card = s.harbor[land]!;
    if (card < 0 || has(s.harborUp, land) || has(s.harborSeen[land]!, seat)) continue;
    hidden |= bit(land);
    s.harborBag[card] = s.harborBag[card]! + 1;
  }
  for (let land = 0; land < s.harbor.length; land++) {
    if (!has(hidden, land)) continue;
    let n = rng.int(bagSize(s.harborBag));
    let card = 0;
    while (n >= s.harborBag[card]!) n -= s.harborBag[card++]!;
    s.harborBag[card] = s.harborBag[card]! - 1;
    s.harbor[land] = card;
  }
};
