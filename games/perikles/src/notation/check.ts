/** A position that was read must be one that can be played on: each room needs what it asks about, each bag what will be drawn. */
import { count, has, type Seat, top } from '@stoa/engine';
import { casualtyChoices, isActive } from '../battle/combat.ts';
import { ATTACK, CITY_COUNT, DEFEND, HOPLITE, LAST_TURN, SLOT_COUNT, TRIREME } from '../box.ts';
import { payIn, powerIn, sideIn, slotIn, strengthIn, unitIn } from '../commit/draft.ts';
import { requestAsked } from '../commit/permissions.ts';
import { cannotAfford, fightsAt, inHand, obstacleBesidesPermission, STANDS } from '../commit/placement.ts';
import { canPropose } from '../influence/proposals.ts';
import { allTakes, hand, leader, leftOf, locationAt, main, mainSpeaker, powersOn, supply } from '../pieces.ts';
import { canAssassinate } from '../rooms/assassin.ts';
import { twoCubes } from '../specials/alkibiades.ts';
import { revoltStack } from '../specials/slave-revolt.ts';
import { countOf, stackIndex } from '../stacks.ts';
import { NOBODY_THERE, type PkState } from '../state.ts';
import { PHASE_6 } from './words.ts';

/** A placement of a draft: it was legal when it was made; the permission may be gone since. `strength` 0 is still to be chosen. */
export const isDraftable = (s: PkState, seat: Seat, placement: number): boolean => {
  const [power, unit, slot, side] = [powerIn(placement), unitIn(placement), slotIn(placement), sideIn(placement)];
  const strength = strengthIn(placement);
  return (
    inHand(s, seat, power, unit) &&
    (strength === 0 || countOf(hand(s, power, unit), strength) > 0) &&
    fightsAt(s, slot, unit) &&
    obstacleBesidesPermission(s, seat, power, slot, side) === STANDS &&
    cannotAfford(s, seat, power, payIn(placement)) === undefined
  );
};

const battleIsOn = (s: PkState): boolean => {
  const f = top(s);
  if (s.slots[s.battle] === -1) return false;
  const unit = locationAt(s, s.battle).rounds[s.round];
  if (unit === undefined || main(s, s.battle, ATTACK) === NOBODY_THERE) return false;
  // PK-14.1: the last attacker may have died in the first round; rebels fight on for its main player.
  if (s.round === 0 && powersOn(s, s.battle, ATTACK) === 0) return false;
  if (f?.room === 'casualty') return casualtyChoices(s, s.battle, f.side, unit) !== 0 && mainSpeaker(s, s.battle, f.side) === f.seat;
  if (f?.room === 'battle-special' && !s.sealed.includes(0)) return false;
  return isActive(s, s.battle, ATTACK, unit) && isActive(s, s.battle, DEFEND, unit);
};

const isRecovering = (s: PkState, seat: Seat): boolean => {
  let mine = false;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (!has(s.recovering, city)) continue;
    if (s.dead[stackIndex(city, HOPLITE)] === 0 || s.dead[stackIndex(city, TRIREME)] === 0 || leader(s, city) === NOBODY_THERE)
      return false;
    mine ||= leader(s, city) === seat;
  }
  return mine;
};

const empty = (list: readonly number[]): number => list.filter(x => x === -1).length;
const PHASE_2: readonly string[] = [
  'extra-cube',
  'take-influence',
  'any-city',
  'candidate',
  'assassin',
  'after-tile',
  'alkibiades',
  'draw-influence',
];

/** PK-5.9: the slot of the tile taken stays empty until the turn is over. */
const AFTER_TAKING: readonly string[] = ['any-city', 'candidate', 'assassin', 'after-tile'];

/** Whose turn to take comes next: the seat of the room, or the one after it when its tile is already taken. */
const nextTaker = (s: PkState): Seat => {
  const f = s.stack[0];
  if (f === undefined || !('seat' in f)) return s.start;
  return f.room === 'take-influence' || f.room === 'draw-influence' ? f.seat : f.room === 'extra-cube' ? s.start : leftOf(s, f.seat);
};

/** Enough in the bags for every draw to come. */
const bagsSuffice = (s: PkState, room: string): boolean => {
  const locations = room === 'draw-locations' ? empty(s.slots) : 0;
  if (count(s.locationBag) < locations + SLOT_COUNT * (LAST_TURN - s.turn)) return false;
  if (!PHASE_2.includes(room)) return true;
  const inPile = s.pile.reduce((a, b) => a + b, 0);
  const shown = s.display.length - empty(s.display);
  const toTake = allTakes(s) - s.takes;
  if (toTake < 0 || inPile + shown < s.display.length + toTake) return false;
  // PK-5.1: every seat has room for the tiles still to be taken.
  const next = nextTaker(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const turns = Math.ceil((toTake - ((seat - next + s.seats) % s.seats)) / s.seats);
    if (s.held.slice(seat * 5, seat * 5 + 5).filter(tile => tile >= 0).length + turns > 5) return false;
  }
  return true;
};

/** The setup begins with empty displays, and with all tiles in the pile. */
const nothingShown = (s: PkState): boolean =>
  s.turn === 1 && [...s.slots, ...s.display, ...s.held].every(x => x < 0) && s.discard.every(n => n === 0);

export const canGoOn = (s: PkState): boolean => {
  const f = top(s);
  // PK-8.15: two counters, and two more for the cube.
  if (s.sent.length > 4 || (s.sent.length === 0 && s.sentCube >= 0)) return false;
  if (f === undefined) return true;
  if (!bagsSuffice(s, f.room)) return false;
  if ((f.room === 'ask') !== s.requests.length > 0 || s.requests.some(r => requestAsked(r) < 0 || requestAsked(r) >= s.seats)) return false;
  if (AFTER_TAKING.includes(s.stack[0]?.room ?? '') && !s.display.includes(-1)) return false;
  if (PHASE_6.includes(f.room)) return battleIsOn(s);
  // PK-8.18: only between the last commit turn and the next locations.
  if (f.room !== 'draw-locations' && s.sent.length > 0) return false;
  switch (f.room) {
    case 'start-player':
      return nothingShown(s) && count(s.specialBag) >= (s.options.specialTiles === 'on' ? s.seats : 0);
    case 'deal-specials':
      return nothingShown(s) && count(s.specialBag) >= s.seats - f.seat;
    case 'draw-locations':
      return s.slots.includes(-1) && s.display.every(tile => tile < 0) && s.held.every(tile => tile < 0) && s.discard.every(n => n === 0);
    case 'draw-influence':
      return s.display.includes(-1) && s.takes < allTakes(s);
    case 'extra-cube':
      return s.extraCubes < 2 * s.seats && supply(s, f.seat) > 0 && s.display.some(tile => tile >= 0);
    case 'take-influence':
      return s.display.some(tile => tile >= 0) && s.takes < allTakes(s);
    case 'any-city':
      return supply(s, f.seat) > 0;
    case 'candidate':
    case 'propose':
      return canPropose(s, f.seat);
    case 'assassin':
      return canAssassinate(s);
    case 'alkibiades':
      return twoCubes(s);
    case 'recover':
      return isRecovering(s, f.seat);
    case 'slave-revolt':
      return revoltStack(s, f.slot) !== 0;
    default:
      return true;
  }
};
