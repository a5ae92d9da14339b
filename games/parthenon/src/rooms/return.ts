/**
 * Phase 7, PA-11: overfull fleets pass on or discard the excess, aegis cards may stay aboard; sealed where there is a choice.
 * In: trading abroad is over. Out: fleets and goods are home; back to the season.
 */
import { bit, has, type Illegal, type Log, leave, NOT_NOW, type Seat } from '@stoa/engine';
import { CONFIRM, DISCARD_CARGO, fleetCard, KEEP_ABOARD, transferOf } from '../action-cache.ts';
import { expectKind } from '../actions.ts';
import { CARD_COUNT, type CardId, COMMODITY_COUNT, cardId, cardNumber, FLEET_COUNT, FLEETS } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { illegal } from '../refusals.ts';
import { openRoom, type PaRoom } from '../room.ts';
import { box, clearDrafts, type PaState } from '../state.ts';
import { aegisAboard, cargoSize, gain, laidDown, loaded, loadSize, sawOut } from '../table/holdings.ts';
import { everybody, fleetCount, fleetOf, landOf, seatsIn } from '../table/islands.ts';

/** By public facts: too many cards in a fleet, or aegis cards aboard. */
const hasChoice = (s: PaState, seat: Seat): boolean => {
  if (aegisAboard(s, seat) > 0) return true;
  for (let f = 0; f < FLEET_COUNT; f++) if (cargoSize(s, fleetOf(seat, f)) > box(s).capacity) return true;
  return false;
};
/** The draft begins with the cargo as it is; `reserved` collects what is discarded, `taken` (by fleet and aegis kind) what stays aboard. */
export const beginReturn = (s: PaState, seat: Seat): void => {
  for (let f = 0; f < FLEET_COUNT; f++) {
    const at = fleetOf(seat, f) * CARD_COUNT;
    for (let card = 0; card < CARD_COUNT; card++) s.load[at + card] = s.cargo[at + card]!;
  }
};
export const enterReturn = (s: PaState, log?: Log<PaEvent>): boolean => {
  clearDrafts(s);
  let asked = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    beginReturn(s, seat);
    if (hasChoice(s, seat)) asked |= bit(seat);
  }
  if (asked === 0) {
    comeHome(s, log);
    return false;
  }
  s.asked = asked;
  s.done = everybody(s) & ~asked;
  openRoom(s, 'return');
  return true;
};

const AEGIS_COUNT = CARD_COUNT - COMMODITY_COUNT;
const slot = (seat: Seat, f: number, card: number): number => seat * CARD_COUNT + f * AEGIS_COUNT + card - COMMODITY_COUNT;

/** PA-11.1, PA-11.4. */
const comeHome = (s: PaState, log?: Log<PaEvent>): void => {
  for (let seat = 0; seat < s.seats; seat++) {
    const gone: CardId[] = [];
    for (let card = 0; card < CARD_COUNT; card++) {
      const n = laidDown(s, seat, card);
      if (n > 0) sawOut(s, seat, card, n);
      for (let i = 0; i < n; i++) gone.push(cardId(card));
    }
    if (gone.length > 0) log?.({ e: 'discarded', seat, cards: gone, rule: 'PA-11.2' });
    const home: CardId[] = [];
    let wasOut = false;
    for (let f = 0; f < FLEET_COUNT; f++) {
      const fleet = fleetOf(seat, f);
      wasOut ||= has(s.sailed, fleet);
      for (let card = 0; card < CARD_COUNT; card++) {
        const all = loaded(s, fleet, card);
        const stays = card < COMMODITY_COUNT ? 0 : s.taken[slot(seat, f, card)]!;
        s.cargo[fleet * CARD_COUNT + card] = stays;
        gain(s, seat, card, all - stays);
        if (log !== undefined) for (let i = stays; i < all; i++) home.push(cardId(card));
      }
      s.at[fleet] = -1;
    }
    if (wasOut) log?.({ e: 'returned', seat, cards: home });
  }
  clearDrafts(s);
  s.sailed = 0;
  s.asked = 0;
  s.done = 0;
};

const WITHIN = illegal('PA-11.2', 'within-limit');
const OVER = illegal('PA-11.2', 'over-limit');
const NO_ROOM = illegal('PA-11.3', 'no-room');
const OTHER_HARBOR = illegal('PA-11.3', 'other-harbor');
const NO_FLEET = illegal('PA-8.2', 'no-fleet');
const ONLY_AEGIS = illegal('PA-11.4', 'only-aegis-stays');
const NOT_ABOARD = illegal('PA-11.2', 'nothing-given');

const has1 = (s: PaState, seat: Seat, f: number, card: number): boolean => loaded(s, fleetOf(seat, f), card) > 0;
const isOver = (s: PaState, seat: Seat, f: number): boolean => loadSize(s, fleetOf(seat, f)) > box(s).capacity;
const cannotShed = (s: PaState, seat: Seat, f: number, card: number): Illegal | undefined => {
  if (f >= fleetCount(s, seat)) return NO_FLEET;
  if (!isOver(s, seat, f)) return WITHIN;
  return has1(s, seat, f, card) ? undefined : NOT_ABOARD;
};
const cannotTransfer = (s: PaState, seat: Seat, from: number, to: number, card: number): Illegal | undefined => {
  const barred = cannotShed(s, seat, from, card);
  if (barred !== undefined) return barred;
  if (to >= fleetCount(s, seat)) return NO_FLEET;
  const land = landOf(s, fleetOf(seat, from));
  if (from === to || land < 0 || land !== landOf(s, fleetOf(seat, to))) return OTHER_HARBOR;
  return loadSize(s, fleetOf(seat, to)) < box(s).capacity ? undefined : NO_ROOM;
};
const cannotStay = (s: PaState, seat: Seat, f: number, card: number): Illegal | undefined => {
  if (f >= fleetCount(s, seat)) return NO_FLEET;
  if (card < COMMODITY_COUNT) return ONLY_AEGIS;
  if (isOver(s, seat, f)) return OVER;
  return loaded(s, fleetOf(seat, f), card) > s.taken[slot(seat, f, card)]! ? undefined : NOT_ABOARD;
};
const cannotConfirm = (s: PaState, seat: Seat): Illegal | undefined => {
  for (let f = 0; f < fleetCount(s, seat); f++) if (isOver(s, seat, f)) return OVER;
  return undefined;
};
const add = (list: number[], at: number, n: number): void => {
  list[at] = list[at]! + n;
};

export const returnRoom: PaRoom<'return'> = {
  rule: 'PA-11.1',
  mode: 'sealed',
  leadsTo: ['season'],
  actors: s => seatsIn(everybody(s) & ~s.done),
  asked: s => seatsIn(s.asked),
  actions(s, _f, seat, out) {
    for (let f = 0; f < fleetCount(s, seat); f++) {
      if (isOver(s, seat, f))
        for (let card = 0; card < CARD_COUNT; card++) {
          if (cannotShed(s, seat, f, card) !== undefined) continue;
          out.push(fleetCard(DISCARD_CARGO, f, card));
          for (let to = 0; to < FLEET_COUNT; to++)
            if (cannotTransfer(s, seat, f, to, card) === undefined) out.push(transferOf(f, to, card));
        }
      for (let card = COMMODITY_COUNT; card < CARD_COUNT; card++)
        if (cannotStay(s, seat, f, card) === undefined) out.push(fleetCard(KEEP_ABOARD, f, card));
    }
    if (cannotConfirm(s, seat) === undefined) out.push(CONFIRM);
  },
  why(s, _f, seat, a) {
    let barred: Illegal | undefined = NOT_NOW;
    if (a.do === 'transfer') barred = cannotTransfer(s, seat, FLEETS.indexOf(a.from), FLEETS.indexOf(a.to), cardNumber(a.card));
    if (a.do === 'discard-cargo') barred = cannotShed(s, seat, FLEETS.indexOf(a.fleet), cardNumber(a.card));
    if (a.do === 'keep-aboard') barred = cannotStay(s, seat, FLEETS.indexOf(a.fleet), cardNumber(a.card));
    if (a.do === 'confirm') barred = cannotConfirm(s, seat);
    return barred === NOT_ABOARD && 'card' in a ? illegal('PA-11.2', 'not-held', { card: a.card }) : barred;
  },
  apply(s, _f, by, a, log) {
    if (a.do === 'transfer' || a.do === 'discard-cargo') {
      const card = cardNumber(a.card);
      const from = fleetOf(by, FLEETS.indexOf(a.do === 'transfer' ? a.from : a.fleet));
      add(s.load, from * CARD_COUNT + card, -1);
      if (a.do === 'transfer') add(s.load, fleetOf(by, FLEETS.indexOf(a.to)) * CARD_COUNT + card, 1);
      else add(s.reserved, by * CARD_COUNT + card, 1);
    } else if (a.do === 'keep-aboard') add(s.taken, slot(by, FLEETS.indexOf(a.fleet), cardNumber(a.card)), 1);
    else {
      expectKind(a, 'confirm');
      s.done |= bit(by);
      if (s.done !== everybody(s)) return;
      comeHome(s, log);
      leave(s);
    }
  },
};
