/**
 * Academies and philosophies, PA-13.1 to PA-13.6 (as many as can be paid, PA-13.5): the first one is free and new, others are adopted for gold.
 * In: requests of phase 8. Out: they are taken at once, or the Archon orders those who ask for the same (PA-4.7).
 */
import { bit, count, has, type Illegal, type Log, type Seat } from '@stoa/engine';
import { type CardId, GOLD, PHILOSOPHY_COUNT } from './cards.ts';
import type { PaEvent } from './events.ts';
import { gold, sawOut, spend } from './holdings.ts';
import { copies } from './islands.ts';
import { holds } from './powers.ts';
import { refusal } from './refusals.ts';
import { openRoom } from './room.ts';
import { box, type PaState } from './state.ts';

const takers = (s: PaState, philosophy: number): number => {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++) if (has(s.philosophies[seat] as number, philosophy)) n++;
  return n;
};
/** AMB-20: when every philosophy is in play, an Academy brings any that has a copy left. */
const isNewLeft = (s: PaState): boolean => {
  for (let p = 0; p < PHILOSOPHY_COUNT; p++) if (takers(s, p) === 0) return true;
  return false;
};

const NOTHING = refusal('PA-13.1', 'nothing-to-choose');
const IN_PLAY = refusal('PA-13.1', 'in-play-already');
const OWNED = refusal('PA-13.3', 'owned-already');
const NO_COPY = refusal('PA-13.4', 'no-copy-left');
const NO_ACADEMY = refusal('PA-13.2', 'no-academy');
const NOT_IN_PLAY = refusal('PA-13.3', 'not-in-play');
const NO_GOLD = refusal('PA-13.2', 'cannot-pay');
const SHUT = refusal('PA-5.10', 'acropolis-shut');

export const cannotChoose = (s: PaState, seat: Seat, p: number): Illegal | undefined => {
  if ((s.freePicks[seat] as number) === 0) return NOTHING;
  if (has(s.philosophies[seat] as number, p)) return OWNED;
  if (takers(s, p) >= box(s).copies) return NO_COPY;
  return takers(s, p) > 0 && isNewLeft(s) ? IN_PLAY : undefined;
};

const hasAcademy = (s: PaState, seat: Seat): boolean => {
  const { acropolis } = box(s);
  for (let type = 0; type < acropolis.length; type++) if (acropolis[type]?.adopts && copies(s, seat, type) > 0) return true;
  return false;
};
/** PA-13.2: one gold for each philosophy already there; wonders may make it cheaper or free. */
const adoptionPrice = (s: PaState, seat: Seat): number => {
  if ((s.freeAdoptions[seat] as number) > 0) return 0;
  let price = count(s.philosophies[seat] as number);
  for (const power of box(s).able.discount) if (holds(s, seat, power)) price -= box(s).powers[power]?.discount ?? 0;
  return Math.max(0, price);
};
export const cannotAdopt = (s: PaState, seat: Seat, p: number): Illegal | undefined => {
  const isFree = (s.freeAdoptions[seat] as number) > 0;
  if (!isFree && !hasAcademy(s, seat)) return NO_ACADEMY;
  if (!isFree && has(s.acropolisShut, seat)) return SHUT;
  if (has(s.philosophies[seat] as number, p)) return OWNED;
  if (takers(s, p) === 0) return NOT_IN_PLAY;
  if (takers(s, p) >= box(s).copies) return NO_COPY;
  return gold(s, seat) >= adoptionPrice(s, seat) ? undefined : NO_GOLD;
};

/** PA-22.10 `adoptFree`: one in play, not owned, with a copy left? */
export const isAnyAdoptable = (s: PaState, seat: Seat): boolean => {
  for (let p = 0; p < PHILOSOPHY_COUNT; p++)
    if (!has(s.philosophies[seat] as number, p) && takers(s, p) > 0 && takers(s, p) < box(s).copies) return true;
  return false;
};

export const request = (s: PaState, seat: Seat, p: number): void => {
  s.wants[seat] = p + 1;
};
/** Is this request the free one of a new Academy? */
const isChoice = (s: PaState, seat: Seat, p: number): boolean => cannotChoose(s, seat, p) === undefined;
const grant = (s: PaState, seat: Seat, log?: Log<PaEvent>): void => {
  const p = (s.wants[seat] as number) - 1;
  const paid: CardId[] = [];
  if (isChoice(s, seat, p)) s.freePicks[seat] = (s.freePicks[seat] as number) - 1;
  else {
    const price = adoptionPrice(s, seat);
    if ((s.freeAdoptions[seat] as number) > 0) s.freeAdoptions[seat] = (s.freeAdoptions[seat] as number) - 1;
    if (price > 0) {
      spend(s, seat, GOLD, price);
      sawOut(s, seat, GOLD, price);
      for (let i = 0; i < price; i++) paid.push('gold');
    }
  }
  s.wants[seat] = 0;
  s.philosophies[seat] = (s.philosophies[seat] as number) | bit(p);
  log?.({ e: 'philosophy-taken', seat, philosophy: box(s).philosophies[p] as string, paid });
};
const refuseAll = (s: PaState, p: number, log?: Log<PaEvent>): void => {
  for (let seat = 0; seat < s.seats; seat++)
    if (s.wants[seat] === p + 1) {
      s.wants[seat] = 0;
      log?.({ e: 'philosophy-missed', seat, philosophy: box(s).philosophies[p] as string });
    }
};
/** Those who ask for this philosophy, as bits. */
export const askers = (s: PaState, p: number): number => {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.wants[seat] === p + 1) seats |= bit(seat);
  return seats;
};
/** How many of them can have it: a new one goes to one island. */
const supply = (s: PaState, p: number): number => (takers(s, p) === 0 ? 1 : box(s).copies - takers(s, p));

export const settleRequests = (s: PaState, log?: Log<PaEvent>): void => {
  for (let p = 0; p < PHILOSOPHY_COUNT; p++) {
    const seats = askers(s, p);
    if (seats === 0) continue;
    if (count(seats) > supply(s, p)) {
      s.disputed = p;
      openRoom(s, 'dispute');
      return;
    }
    for (let seat = 0; seat < s.seats; seat++) if (has(seats, seat)) grant(s, seat, log);
  }
};
/** The Archon gives it to this island; true when the dispute is over. */
export const award = (s: PaState, seat: Seat, log?: Log<PaEvent>): boolean => {
  const p = s.disputed;
  const isNew = takers(s, p) === 0;
  grant(s, seat, log);
  if (!isNew && supply(s, p) > 0 && askers(s, p) !== 0) return false;
  refuseAll(s, p, log);
  s.disputed = -1;
  return true;
};
