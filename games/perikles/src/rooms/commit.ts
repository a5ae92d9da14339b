/**
 * A commit turn, PK-8.12 to PK-8.18: counters one at a time as a private draft, the place first, then which strength.
 * In: a tile was handed in. Out: questions, Slave Revolt, or with `end-commit` the next commit turn and finally the battles.
 */
import { type Illegal, lowest, NOT_NOW, only, type Seat } from '@stoa/engine';
import { chooseCounterOf, END_COMMIT, expectKind, type PkAction, type Place, placeOf, TAKE_BACK } from '../actions.ts';
import { CITIES, LOCATION, POWER, SIDE, UNIT, UNITS_AT } from '../box.ts';
import {
  describe,
  payIn,
  place,
  placementOf,
  powerIn,
  publish,
  sentThisTurn,
  sideIn,
  slotIn,
  strengthIn,
  TAKE_BACK_LIMIT,
  takeBackLast,
  unitIn,
  withStrength,
} from '../commit/draft.ts';
import { rememberSent } from '../commit/last-commit.ts';
import {
  affordable,
  cannotAfford,
  cannotFight,
  cannotSend,
  cannotStand,
  openPlaces,
  PAY_NONE,
  sendablePowers,
  slotOf,
  unitsInHand,
} from '../commit/placement.ts';
import { commitTurnFollows, nextCommitTurn } from '../forces.ts';
import { TO_BATTLES } from '../frames.ts';
import { hand } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';
import { cannotPlaySpecial, listSpecial, playSpecial } from '../specials/index.ts';
import { countOf, isUniform, weakest } from '../stacks.ts';
import type { PkState } from '../state.ts';
import { questions } from './questions.ts';

const CHOOSE_FIRST = illegal('PK-8.17', 'choose-counter-first', {});
const NOTHING_TO_TAKE_BACK = illegal('PK-8.18', 'nothing-to-take-back', {});
const TOO_OFTEN = illegal('PK-8.18', 'take-back-limit', { limit: TAKE_BACK_LIMIT });

const payIndex = (pay: Place['pay']): number => (pay === 'none' ? PAY_NONE : CITIES.indexOf(pay));

/** A placement as one number, without its strength. */
export const placementIn = (s: PkState, a: Place): number =>
  placementOf(POWER[a.power], UNIT[a.unit], slotOf(s, LOCATION[a.location]), SIDE[a.side], payIndex(a.pay));

/** Every legal placement: by power, place and side, then unit and budget. */
export const listPlacements = (s: PkState, seat: Seat, out: PkAction[]): void => {
  const powers = sendablePowers(s, seat);
  if (powers === 0) return;
  const open = openPlaces(s, seat, powers);
  for (let rest = powers; rest !== 0; rest &= rest - 1) {
    const power = lowest(rest);
    const inHand = unitsInHand(s, power);
    const pays = affordable(s, seat, power);
    for (let places = open[power]!; places !== 0; places &= places - 1) {
      const place = lowest(places);
      const location = s.slots[place >> 1]!;
      for (let units = inHand & UNITS_AT[location]!; units !== 0; units &= units - 1)
        for (let left = pays; left !== 0; left &= left - 1) out.push(placeOf(power, lowest(units), location, place & 1, lowest(left)));
    }
  }
};

/** PK-9.1, PK-9.2, PK-9.3: every check of a placement, in the order of the rules. */
const cannotPlace = (s: PkState, seat: Seat, placement: number): Illegal | undefined => {
  const power = powerIn(placement);
  const unit = unitIn(placement);
  const slot = slotIn(placement);
  return (
    cannotSend(s, seat, power, unit) ??
    cannotFight(s, slot, unit) ??
    cannotStand(s, seat, power, slot, sideIn(placement)) ??
    cannotAfford(s, seat, power, payIn(placement))
  );
};
/** PK-9.1: only to a location that is shown. */
const cannotBegin = (s: PkState, seat: Seat, a: Place): Illegal | undefined =>
  slotOf(s, LOCATION[a.location]) < 0
    ? (cannotSend(s, seat, POWER[a.power], UNIT[a.unit]) ?? illegal('PK-9.1', 'not-shown', { place: a.location }))
    : cannotPlace(s, seat, placementIn(s, a));

/**
 * PK-8.17: a placement is complete once its strength is chosen. Until then others may act (PK-10.8, PK-10.9), so the predicate that let it
 * begin checks it again. Tables that began under rules 1 skip this check.
 */
export const cannotComplete = (s: PkState, seat: Seat): Illegal | undefined => {
  return s.rules < 2 ? undefined : cannotPlace(s, seat, s.pending);
};

/** PK-8.17, PK-9.1. */
const cannotChoose = (s: PkState, seat: Seat, strength: number): Illegal | undefined =>
  s.pending < 0
    ? NOT_NOW
    : (cannotComplete(s, seat) ??
      (countOf(hand(s, powerIn(s.pending), unitIn(s.pending)), strength) > 0
        ? undefined
        : illegal('PK-9.1', 'no-such-counter', { strength })));

/** The counters that complete the placement; if it can no longer be completed, it is taken back. */
const listCounters = (s: PkState, seat: Seat, out: PkAction[]): void => {
  if (cannotComplete(s, seat) !== undefined) {
    out.push(TAKE_BACK);
    return;
  }
  const stack = hand(s, powerIn(s.pending), unitIn(s.pending));
  for (let strength = 1; strength <= 4; strength++) if (countOf(stack, strength) > 0) out.push(chooseCounterOf(strength));
};

/** PK-8.18; PK-8.17: a half-made placement only when it can no longer be completed. */
const cannotTakeBack = (s: PkState, seat: Seat): Illegal | undefined => {
  if (s.pending >= 0) return cannotComplete(s, seat) === undefined ? CHOOSE_FIRST : undefined;
  return s.draft.length === 0 ? NOTHING_TO_TAKE_BACK : s.takeBacks >= TAKE_BACK_LIMIT ? TOO_OFTEN : undefined;
};

/** The strength is chosen: the placement enters the draft. */
const putDown = (s: PkState, seat: Seat, strength: number): number => {
  const placement = withStrength(s.pending, strength);
  s.pending = -1;
  place(s, seat, placement);
  return placement;
};

export const commit: PkRoom<'commit'> = {
  rule: 'PK-8.12',
  mode: 'one',
  revealsNothing: ['place', 'choose-counter', 'take-back'],
  // The counters of the draft are laid down before all.
  tellsSurely: (s, _f, _by, a) => a.do === 'end-commit' && s.draft.length > 0,
  leadsTo: ['commit', 'ask', 'slave-revolt', ...TO_BATTLES],
  actors: (_s, f) => only(f.seat),
  aside: questions,

  actions(s, _f, seat, out) {
    if (s.pending >= 0) {
      listCounters(s, seat, out);
      return;
    }
    listPlacements(s, seat, out);
    if (cannotTakeBack(s, seat) === undefined) out.push(TAKE_BACK);
    listSpecial(s, seat, 'commit', out);
    out.push(END_COMMIT);
  },

  why(s, _f, seat, a) {
    if (a.do === 'choose-counter') return cannotChoose(s, seat, a.strength);
    if (a.do === 'take-back') return cannotTakeBack(s, seat);
    if (a.do !== 'place' && a.do !== 'end-commit' && a.do !== 'play-special') return NOT_NOW;
    if (s.pending >= 0) return CHOOSE_FIRST;
    if (a.do === 'place') return cannotBegin(s, seat, a);
    return a.do === 'play-special' ? cannotPlaySpecial(s, seat, a, 'commit') : undefined;
  },

  apply(s, f, seat, a, log) {
    if (a.do === 'place') {
      s.pending = placementIn(s, a);
      const stack = hand(s, powerIn(s.pending), unitIn(s.pending));
      if (!isUniform(stack)) return;
      const placement = putDown(s, seat, weakest(stack));
      log?.({ e: 'drafted', seat, placement: describe(s, placement, strengthIn(placement)) });
    } else if (a.do === 'choose-counter') {
      const placement = putDown(s, seat, a.strength);
      log?.({ e: 'drafted', seat, placement: describe(s, placement, a.strength) });
    } else if (a.do === 'take-back') {
      if (s.pending >= 0) s.pending = -1;
      else {
        takeBackLast(s, seat);
        s.takeBacks++;
      }
      log?.({ e: 'taken-back', seat });
    } else if (a.do === 'play-special') {
      // PK-8.18: playing the tile publishes everything placed before it.
      publish(s, seat, log);
      playSpecial(s, seat, a, log);
    } else {
      expectKind(a, 'end-commit');
      if (!commitTurnFollows(s)) rememberSent(s);
      publish(s, f.seat, log);
      log?.({ e: 'commit-ended', seat, counters: sentThisTurn(s) });
      nextCommitTurn(s, log);
    }
  },
};
