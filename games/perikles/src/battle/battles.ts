/**
 * The course of phase 6, PK-12 to PK-15: locations from slot 1 to 7, their rounds in printed order. What needs no decision is
 * done here; a contested round opens the window for special tiles, then the dice, then perhaps the choice of a casualty.
 */
import { bit, each, goTo, has, type Log, minus, type Seat } from '@stoa/engine';
import {
  ATTACK,
  attackNeeds,
  COLUMNS,
  cityId,
  DEFEND,
  defenceNeeds,
  PERSIA,
  powerId,
  type SideId,
  SLOT_COUNT,
  sideId,
  unitId,
} from '../box.ts';
import { emptyMain } from '../commit/permissions.ts';
import { endOfTurn } from '../end-of-turn.ts';
import type { PkEvent, Revealed } from '../events.ts';
import { BATTLE_SPECIAL, DICE, seatList } from '../frames.ts';
import { cityValue } from '../outcome.ts';
import {
  controllerOf,
  countersAt,
  holdsSpecial,
  locationAt,
  main,
  mainSpeaker,
  otherSide,
  persians,
  placeCubes,
  powersOn,
  setPowersOn,
  setStackAt,
  stackAt,
} from '../pieces.ts';
import { one, STACK_COUNT, stackIndex, strengthsOf, weakest } from '../stacks.ts';
import { COALITION, NOBODY_THERE, type PkState, SEALED_NOT_ASKED, SEALED_OPEN } from '../state.ts';
import { casualtyChoices, columnFor, isActive, strengthAt } from './combat.ts';

const side = (index: number): SideId => sideId(index);

export const beginBattles = (s: PkState, log?: Log<PkEvent>): void => {
  s.battle = -1;
  nextLocation(s, log);
};

/** The unit of the round being fought. */
export const roundUnit = (s: PkState): number => locationAt(s, s.battle).rounds[s.round]!;

/** PK-12.1: in slot order. */
const nextLocation = (s: PkState, log?: Log<PkEvent>): void => {
  s.battle++;
  s.round = 0;
  s.won = -1;
  s.wonFirst = -1;
  s.revealed = 0;
  s.doubled = 0;
  s.tokens[ATTACK] = 0;
  s.tokens[DEFEND] = 0;
  while (s.battle < SLOT_COUNT && s.slots[s.battle] === -1) s.battle++;
  if (s.battle === SLOT_COUNT) endOfTurn(s, log);
  else if (powersOn(s, s.battle, ATTACK) === 0) notAttacked(s, log);
  else {
    log?.({ e: 'battle-begun', location: locationAt(s, s.battle).id });
    nextRound(s, log);
  }
};

/** PK-12.2, PK-16.8: two cubes for the main defender; no seat scores the tile. */
const notAttacked = (s: PkState, log?: Log<PkEvent>): void => {
  const city = controllerOf(s, s.battle);
  log?.({ e: 'not-attacked', location: locationAt(s, s.battle).id, rule: 'PK-12.2' });
  const winners = seatsOf(s, main(s, s.battle, DEFEND));
  for (let seat = 0; seat < s.seats; seat++) {
    if (!has(winners, seat)) continue;
    const placed = placeCubes(s, seat, city, 2);
    log?.({
      e: 'cubes-placed',
      seat,
      city: cityId(city),
      cubes: placed,
      rule: main(s, s.battle, DEFEND) === COALITION ? 'PK-16.8' : 'PK-12.2',
    });
  }
  setAside(s, log);
};

/** The seats behind a main player: one, the Persian players of this turn, or none. As bits. */
const seatsOf = (s: PkState, player: number): number => (player === NOBODY_THERE ? 0 : player === COALITION ? persians(s) : bit(player));

/** PK-12.3 to PK-12.8. */
const nextRound = (s: PkState, log?: Log<PkEvent>): void => {
  const { rounds, id } = locationAt(s, s.battle);
  for (; s.round < rounds.length; s.round++) {
    const unit = rounds[s.round]!;
    const attacks = isActive(s, s.battle, ATTACK, unit);
    const defends = isActive(s, s.battle, DEFEND, unit);
    if (attacks && defends) {
      contest(s, unit, log);
      return;
    }
    s.won = attacks ? ATTACK : defends ? DEFEND : -1;
    if (s.round === 0) s.wonFirst = s.won;
    if (s.won < 0) log?.({ e: 'round-void', location: id, unit: unitId(unit), rule: 'PK-12.4' });
    else log?.({ e: 'round-free', location: id, unit: unitId(unit), side: side(s.won), rule: 'PK-12.5' });
  }
  conclude(s, log);
};

/** PK-12.6, PK-12.7: the counters of the round's type are revealed. */
const contest = (s: PkState, unit: number, log?: Log<PkEvent>): void => {
  s.revealed |= bit(unit);
  s.doubled = 0;
  // PK-12.8: the winner of the first round has a token in the second.
  s.tokens[ATTACK] = s.round > 0 && s.wonFirst === ATTACK ? 1 : 0;
  s.tokens[DEFEND] = s.round > 0 && s.wonFirst === DEFEND ? 1 : 0;
  log?.({ e: 'revealed', location: locationAt(s, s.battle).id, unit: unitId(unit), forces: revealedForces(s, unit) });
  // PK-17.6: every seat with an unused tile is asked, whatever tile it is. If there is no such seat, the dice follow at once.
  let asked = false;
  for (let seat = 0; seat < s.seats; seat++) {
    const holds = holdsSpecial(s, seat);
    s.sealed[seat] = holds ? SEALED_OPEN : SEALED_NOT_ASKED;
    asked ||= holds;
  }
  if (asked) goTo(s, BATTLE_SPECIAL);
  else toDice(s, log);
};

const revealedForces = (s: PkState, unit: number): Revealed[] =>
  [ATTACK, DEFEND].flatMap(which =>
    each(powersOn(s, s.battle, which))
      .filter(power => stackAt(s, s.battle, power, unit) !== 0)
      .map(power => ({ power: powerId(power), side: side(which), strengths: strengthsOf(stackAt(s, s.battle, power, unit)) })),
  );

/** The current column of the round. */
export const columnNow = (s: PkState): number => {
  const unit = roundUnit(s);
  return columnFor(strengthAt(s, s.battle, ATTACK, unit, s.doubled), strengthAt(s, s.battle, DEFEND, unit, s.doubled));
};

export const toDice = (s: PkState, log?: Log<PkEvent>): void => {
  if (log !== undefined) {
    const unit = roundUnit(s);
    const column = columnNow(s);
    log({
      e: 'column',
      location: locationAt(s, s.battle).id,
      attack: strengthAt(s, s.battle, ATTACK, unit, s.doubled),
      defence: strengthAt(s, s.battle, DEFEND, unit, s.doubled),
      column: COLUMNS[column]!,
      attackNeeds: attackNeeds(column),
      defenceNeeds: defenceNeeds(column),
      tokens: [s.tokens[ATTACK]!, s.tokens[DEFEND]!],
    });
  }
  goTo(s, DICE);
};

/** PK-12.13, PK-14.1: the round is won; the loser's one casualty (PK-14.7), chosen by its main player where several powers tie (PK-14.4). */
export const winRound = (s: PkState, winner: number, log?: Log<PkEvent>): void => {
  const unit = roundUnit(s);
  s.won = winner;
  if (s.round === 0) s.wonFirst = winner;
  log?.({ e: 'round-won', location: locationAt(s, s.battle).id, unit: unitId(unit), side: side(winner), rule: 'PK-12.12' });
  const loser = otherSide(winner);
  const powers = casualtyChoices(s, s.battle, loser, unit);
  if ((powers & (powers - 1)) !== 0) {
    goTo(s, { room: 'casualty', seat: mainSpeaker(s, s.battle, loser), side: loser });
    return;
  }
  if (powers !== 0) lose(s, 31 - Math.clz32(powers), log);
  endRound(s, log);
};

/** PK-14.5: to the dead pile; a Persian counter goes to the Persian box instead, and nothing is lost in its place. */
export const lose = (s: PkState, power: number, log?: Log<PkEvent>): void => {
  const unit = roundUnit(s);
  const stack = stackAt(s, s.battle, power, unit);
  const strength = weakest(stack);
  const pile = power === PERSIA ? s.home : s.dead;
  setStackAt(s, s.battle, power, unit, stack - one(strength));
  if (countersAt(s, s.battle, power) === 0)
    for (const which of [ATTACK, DEFEND]) setPowersOn(s, s.battle, which, minus(powersOn(s, s.battle, which), power));
  pile[stackIndex(power, unit)] = pile[stackIndex(power, unit)]! + one(strength);
  log?.({
    e: 'casualty',
    power: powerId(power),
    unit: unitId(unit),
    strength,
    dead: power !== PERSIA,
    rule: power === PERSIA ? 'PK-16.6' : 'PK-14.5',
  });
};

export const endRound = (s: PkState, log?: Log<PkEvent>): void => {
  s.round++;
  nextRound(s, log);
};

/** PK-12.14: the winner of the last round wins the battle; PK-9.7, PK-15.6: its main player takes the tile, allies nothing. */
const conclude = (s: PkState, log?: Log<PkEvent>): void => {
  const { id, city, vp } = locationAt(s, s.battle);
  const winners = s.won < 0 ? 0 : seatsOf(s, main(s, s.battle, s.won));
  if (s.won === ATTACK) {
    s.defeats[city] = s.defeats[city]! + 1;
    log?.({ e: 'defeat', city: cityId(city), defeats: s.defeats[city]!, value: cityValue(s, city), rule: 'PK-15.1' });
  }
  if (winners === 0) {
    setAside(s, log);
    return;
  }
  const location = s.slots[s.battle]!;
  s.owners[location] = winners;
  log?.({ e: 'tile-won', location: id, seats: seatList(winners), side: side(s.won), vp, rule: s.won === ATTACK ? 'PK-15.1' : 'PK-15.3' });
  leaveLocation(s, log);
};

const setAside = (s: PkState, log?: Log<PkEvent>): void => {
  s.setAside |= bit(s.slots[s.battle]!);
  log?.({ e: 'set-aside', location: locationAt(s, s.battle).id, rule: 'PK-15.4' });
  leaveLocation(s, log);
};

/** PK-15.5: survivors go home and stay there this game turn. */
const leaveLocation = (s: PkState, log?: Log<PkEvent>): void => {
  for (let i = 0; i < STACK_COUNT; i++) {
    s.home[i] = s.home[i]! + s.at[s.battle * STACK_COUNT + i]!;
    s.at[s.battle * STACK_COUNT + i] = 0;
  }
  for (let which = 0; which < 2; which++) {
    setPowersOn(s, s.battle, which, 0);
    emptyMain(s, s.battle, which);
  }
  s.slots[s.battle] = -1;
  nextLocation(s, log);
};

/** The seats asked in the window for special tiles, or only those that have not decided yet. As bits. */
export const sealedSeats = (s: PkState, undecidedOnly: boolean): number => {
  let seats = 0;
  for (let seat = 0 as Seat; seat < s.seats; seat++) {
    const choice = s.sealed[seat]!;
    if (undecidedOnly ? choice === SEALED_OPEN : choice !== SEALED_NOT_ASKED) seats |= bit(seat);
  }
  return seats;
};
