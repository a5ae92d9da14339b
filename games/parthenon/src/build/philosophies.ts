/**
 * Academies and philosophies, PA-13.1 to PA-13.6 (as many as can be paid, PA-13.5): the first one is free and new, others are adopted for gold.
 * In: requests of phase 8. Out: they are taken at once, or the Archon orders those who ask for the same (PA-4.7).
 */
import { bit, count, has, type Illegal, type Log, open, type Seat } from '@stoa/engine';
import { type CardId, GOLD, PHILOSOPHY_COUNT } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import type { PaFrame } from '../frames.ts';
import { illegal } from '../refusals.ts';
import { isFirstRules } from '../rules.ts';
import { box, type PaState } from '../state.ts';
import { gold, handSize, sawOut, spend } from '../table/holdings.ts';
import { copies } from '../table/islands.ts';
import { active } from '../table/order.ts';
import { holds } from '../table/powers.ts';

const takers = (s: PaState, philosophy: number): number => {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++) if (has(s.philosophies[seat]!, philosophy)) n++;
  return n;
};
/** PA-13.1: when every philosophy is in play, an Academy brings any that has a copy left. */
const isNewLeft = (s: PaState): boolean => {
  for (let p = 0; p < PHILOSOPHY_COUNT; p++) if (takers(s, p) === 0) return true;
  return false;
};

const ASKED = illegal('PA-4.7', 'answered-already');
const NOTHING = illegal('PA-13.1', 'nothing-to-choose');
const IN_PLAY = illegal('PA-13.1', 'in-play-already');
const OWNED = illegal('PA-13.3', 'owned-already');
const NO_COPY = illegal('PA-13.4', 'no-copy-left');
const NO_ACADEMY = illegal('PA-13.2', 'no-academy');
const NOT_IN_PLAY = illegal('PA-13.3', 'not-in-play');
const NO_GOLD = illegal('PA-13.2', 'cannot-pay');
const SHUT = illegal('PA-5.10', 'acropolis-shut');

/** PA-4.7: one request at a time; it is settled when all seats that could claim the same philosophy have decided. */
const cannotAsk = (s: PaState, seat: Seat): Illegal | undefined => (s.wants[seat] === 0 ? undefined : ASKED);
/** Which philosophy a new Academy may bring. */
const cannotIntroduce = (s: PaState, seat: Seat, p: number): Illegal | undefined => {
  if (s.freePicks[seat]! === 0) return NOTHING;
  if (has(s.philosophies[seat]!, p)) return OWNED;
  if (takers(s, p) >= box(s).copies) return NO_COPY;
  return takers(s, p) > 0 && isNewLeft(s) ? IN_PLAY : undefined;
};
/** PA-13.1, after PA-4.7: may a new Academy bring this philosophy now? */
export const cannotChoose = (s: PaState, seat: Seat, p: number): Illegal | undefined => cannotAsk(s, seat) ?? cannotIntroduce(s, seat, p);

const hasAcademy = (s: PaState, seat: Seat): boolean => {
  const { acropolis } = box(s);
  for (let type = 0; type < acropolis.length; type++) if (acropolis[type]?.adopts && copies(s, seat, type) > 0) return true;
  return false;
};
/** What the price of the next one counts: the philosophies of the island and those that its Academies still owe it. */
const heldOrOwed = (s: PaState, seat: Seat): number => count(s.philosophies[seat]!) + (isFirstRules(s) ? 0 : s.freePicks[seat]!);
/** PA-13.2: one gold for each philosophy held or owed; wonders may make it cheaper or free. */
export const adoptionPrice = (s: PaState, seat: Seat): number => {
  if (s.freeAdoptions[seat]! > 0) return 0;
  let price = heldOrOwed(s, seat);
  for (const power of box(s).able.discount) if (holds(s, seat, power)) price -= box(s).powers[power]?.discount ?? 0;
  return Math.max(0, price);
};
/** PA-13.2 to PA-13.4, without the gold: public facts only. */
const cannotTakeUp = (s: PaState, seat: Seat, p: number): Illegal | undefined => {
  const isFree = s.freeAdoptions[seat]! > 0;
  if (!isFree && !hasAcademy(s, seat)) return NO_ACADEMY;
  if (!isFree && has(s.acropolisShut, seat)) return SHUT;
  if (has(s.philosophies[seat]!, p)) return OWNED;
  if (takers(s, p) === 0) return NOT_IN_PLAY;
  return takers(s, p) >= box(s).copies ? NO_COPY : undefined;
};
/** PA-13.2: the gold. */
const cannotPayFor = (s: PaState, seat: Seat): Illegal | undefined => (gold(s, seat) >= adoptionPrice(s, seat) ? undefined : NO_GOLD);
/** PA-13.2 to PA-13.4, after PA-4.7: may the island adopt this philosophy now? */
export const cannotAdopt = (s: PaState, seat: Seat, p: number): Illegal | undefined =>
  cannotAsk(s, seat) ?? cannotTakeUp(s, seat, p) ?? cannotPayFor(s, seat);

/** PA-22.10 `adoptFree`: one in play, not owned, with a copy left? */
export const isAnyAdoptable = (s: PaState, seat: Seat): boolean => {
  for (let p = 0; p < PHILOSOPHY_COUNT; p++)
    if (!has(s.philosophies[seat]!, p) && takers(s, p) > 0 && takers(s, p) < box(s).copies) return true;
  return false;
};

/** In `wants`: the philosophy plus one, and this bit where it is adopted, not brought by a new Academy. */
const ADOPTS = 8;
/** The philosophy that the seat asks for, or −1. */
export const wanted = (s: PaState, seat: Seat): number => (s.wants[seat]! & (ADOPTS - 1)) - 1;
export const request = (s: PaState, seat: Seat, p: number, adopts: boolean): void => {
  s.wants[seat] = p + 1 + (adopts && !isFirstRules(s) ? ADOPTS : 0);
};
const isAdoption = (s: PaState, seat: Seat, p: number): boolean =>
  isFirstRules(s) ? cannotIntroduce(s, seat, p) !== undefined : s.wants[seat]! >= ADOPTS;
/** The gold that a pending request needs: its seat is known to hold at least this. */
export const boundGold = (s: PaState, seat: Seat): number =>
  s.wants[seat] !== 0 && isAdoption(s, seat, wanted(s, seat)) ? adoptionPrice(s, seat) : 0;

const grant = (s: PaState, seat: Seat, log?: Log<PaEvent>): void => {
  const p = wanted(s, seat);
  const adopts = isAdoption(s, seat, p);
  const paid: CardId[] = [];
  s.wants[seat] = 0;
  if (adopts) {
    const price = adoptionPrice(s, seat);
    if (s.freeAdoptions[seat]! > 0) s.freeAdoptions[seat] = s.freeAdoptions[seat]! - 1;
    if (price > 0) {
      spend(s, seat, GOLD, price);
      sawOut(s, seat, GOLD, price);
      for (let i = 0; i < price; i++) paid.push('gold');
    }
  } else s.freePicks[seat] = s.freePicks[seat]! - 1;
  s.philosophies[seat] = s.philosophies[seat]! | bit(p);
  log?.({ e: 'philosophy-taken', seat, philosophy: box(s).philosophies[p]!, paid });
};
const miss = (s: PaState, seat: Seat, p: number, log?: Log<PaEvent>): void => {
  s.wants[seat] = 0;
  log?.({ e: 'philosophy-missed', seat, philosophy: box(s).philosophies[p]! });
};
/** Those who ask for this philosophy, as bits. */
export const askers = (s: PaState, p: number): number => {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (wanted(s, seat) === p) seats |= bit(seat);
  return seats;
};
/** Seats that have asked for a philosophy and wait until their rivals have decided, as bits. */
export const waitingSeats = (s: PaState): number => {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.wants[seat] !== 0) seats |= bit(seat);
  return seats;
};
/** How many islands can still take it now: a new one goes to one island. */
const supply = (s: PaState, p: number): number => (takers(s, p) === 0 ? 1 : box(s).copies - takers(s, p));
/** Seats that by public facts could ask for it now and have no pending request, as bits. */
const rivals = (s: PaState, p: number): number => {
  const unheard = active(s) & ~waitingSeats(s);
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!has(unheard, seat)) continue;
    const mayAdopt = cannotTakeUp(s, seat, p) === undefined && handSize(s, seat) >= adoptionPrice(s, seat);
    if (mayAdopt || cannotIntroduce(s, seat, p) === undefined) seats |= bit(seat);
  }
  return seats;
};
/** Rules 1: no request is settled while a seat in turn has not asked, unless there are copies enough for all seats. */
const isUnheard = (s: PaState): boolean => {
  if ((active(s) & ~waitingSeats(s)) === 0) return false;
  for (let seat = 0; seat < s.seats; seat++) {
    const p = wanted(s, seat);
    if (p >= 0 && (takers(s, p) === 0 || supply(s, p) < count(active(s) | waitingSeats(s)))) return true;
  }
  return false;
};

/**
 * PA-4.7: a philosophy that is enough for all who could claim it is taken at once; a scarce one waits for the rivals, then the Archon
 * decides. Returns true if the Archon is asked.
 */
export const settleRequests = (s: PaState, log?: Log<PaEvent>): boolean => {
  if (isFirstRules(s) && isUnheard(s)) return false;
  // The gold may have gone into a building while the request waited.
  for (let seat = 0; seat < s.seats; seat++) if (gold(s, seat) < boundGold(s, seat)) miss(s, seat, wanted(s, seat), log);
  for (let p = 0; p < PHILOSOPHY_COUNT; p++) {
    const seats = askers(s, p);
    if (seats === 0) continue;
    const others = isFirstRules(s) ? 0 : rivals(s, p);
    if (count(seats | others) <= supply(s, p)) {
      for (let seat = 0; seat < s.seats; seat++) if (has(seats, seat)) grant(s, seat, log);
    } else if (others === 0) {
      open<PaFrame>(s, { room: 'dispute', at: { philosophy: p } });
      return true;
    }
  }
  return false;
};
/** The Archon gives it to this island; true when the dispute is over. */
export const award = (s: PaState, p: number, seat: Seat, log?: Log<PaEvent>): boolean => {
  const isNew = takers(s, p) === 0;
  grant(s, seat, log);
  const left = isNew ? 0 : supply(s, p);
  if (left > 0 && count(askers(s, p)) > left) return false;
  if (left === 0) for (let other = 0; other < s.seats; other++) if (wanted(s, other) === p) miss(s, other, p, log);
  return true;
};
