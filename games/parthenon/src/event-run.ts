/**
 * Carrying out an event, PA-5.4 and PA-22.10: effect by effect, at its moment (PA-22.7), island by island clockwise from the Archon.
 * In: a place in the row of face-up events. Out: a room where somebody decides or a card is drawn, or the event is finished.
 */

import { bit, count, has, type Log, leave, proceed, type Seat, top, unreachable } from '@stoa/engine';
import { CARD_COUNT, type CardId } from './cards.ts';
import {
  chosenCost,
  consequences,
  effectOf,
  eventOf,
  freeFleets,
  freeVillages,
  givenAnswer,
  NO_ANSWER,
  picking,
  SUFFERS_LESS,
  stepsFor,
} from './event-answers.ts';
import { carryOut, ground, loseOne, takeReserved } from './event-steps.ts';
import type { PaEvent } from './events.ts';
import { owned } from './holdings.ts';
import { everybody, fromArchon } from './islands.ts';
import type { EventEffect, Step } from './pack/box.ts';
import { NO_CHANGES, settles } from './pay.ts';
import { freshPower, usePower } from './powers.ts';
import { openRoom, showAbove } from './room.ts';
import { clearDrafts, type PaState } from './state.ts';

/** Face-up events of the year not yet carried out this season, as bits of places. */
export const openEvents = (s: PaState): number => {
  let places = 0;
  for (let i = 0; i < s.row.length; i++) if ((s.row[i] as number) >= 0 && !has(s.eventsDone, i)) places |= bit(i);
  return places;
};
/** PA-5.3: the Archon picks, unless one is left or none. */
export const chooseNext = (s: PaState, log?: Log<PaEvent>): void => {
  const places = openEvents(s);
  if (places === 0) leave(s);
  else if (count(places) === 1) startEvent(s, 31 - Math.clz32(places), log);
};

export const startEvent = (s: PaState, place: number, log?: Log<PaEvent>): void => {
  s.event = place;
  s.effect = -1;
  log?.({ e: 'event-begun', event: eventOf(s).id });
  nextEffect(s, log);
};

const nextEffect = (s: PaState, log?: Log<PaEvent>): void => {
  const { effects, id } = eventOf(s);
  for (s.effect++; s.effect < effects.length; s.effect++) {
    const effect = effects[s.effect] as EventEffect;
    switch (effect.op) {
      case 'add-cost':
        s.added |= bit(s.row[s.event] as number);
        log?.({ e: 'season-effect', event: id, seat: null });
        break;
      case 'redraw':
        s.redraws[effect.region] = (s.redraws[effect.region] as number) + effect.uses;
        log?.({ e: 'season-effect', event: id, seat: null });
        break;
      case 'draws':
        s.extraDraws[effect.region] = (s.extraDraws[effect.region] as number) + effect.delta;
        log?.({ e: 'season-effect', event: id, seat: null });
        break;
      case 'islands':
        s.named = effect.who === 'all' ? everybody(s) : bit(s.archon);
        askIslands(s, log);
        return;
      case 'named':
        s.named = 0;
        s.declined = 0;
        s.naming = -1;
        nameNext(s, log);
        return;
      default:
        unreachable(effect);
    }
  }
  s.eventsDone |= bit(s.event);
  s.event = -1;
  s.effect = 0;
  s.named = 0;
  s.declined = 0;
  // Either way `events` is resumed and looks for the next one.
  if (top(s)?.room === 'events') proceed(s);
  else leave(s);
};

/** PA-22.10: how many islands the Archon names. */
const wanted = (s: PaState): number => {
  const effect = effectOf(s);
  return effect.op !== 'named' ? 0 : effect.count === 0 ? Math.ceil(s.seats / 3) : effect.count;
};
export const nameable = (s: PaState): number => {
  const effect = effectOf(s);
  const barred = effect.op === 'named' && effect.exceptArchon ? bit(s.archon) : 0;
  return everybody(s) & ~(s.named | s.declined | barred);
};
/** The Archon names the next island; where no choice is left the rest are named. */
export const nameNext = (s: PaState, log?: Log<PaEvent>): void => {
  const missing = wanted(s) - count(s.named);
  const left = nameable(s);
  if (missing <= 0) askIslands(s, log);
  else if (count(left) <= missing) {
    for (let n = 0; n < s.seats; n++) {
      const seat = fromArchon(s, n);
      if (has(left, seat)) log?.({ e: 'target-named', seat, event: eventOf(s).id });
    }
    s.named |= left;
    askIslands(s, log);
  } else showAbove(s, 'events', 'event-target');
};
/** The naming of one island stands. */
export const nameStands = (s: PaState, seat: Seat, log?: Log<PaEvent>): void => {
  s.named |= bit(seat);
  s.naming = -1;
  nameNext(s, log);
};

const askIslands = (s: PaState, log?: Log<PaEvent>): void => {
  clearDrafts(s);
  let asked = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    s.answer[seat] = givenAnswer(s, seat);
    if (s.answer[seat] === NO_ANSWER || picking(s, seat) !== undefined) asked |= bit(seat);
  }
  s.asked = asked;
  s.done = everybody(s) & ~asked;
  s.position = 0;
  s.stage = 0;
  s.left = 0;
  if (asked !== 0) showAbove(s, 'events', 'event-decide');
  else applyIslands(s, log);
};
/** Decisions are in: carried out clockwise from the Archon (PA-22.10 `each`). */
export const applyIslands = (s: PaState, log?: Log<PaEvent>): void => {
  for (; s.position < s.seats; s.position++, s.stage = 0) {
    const seat = fromArchon(s, s.position);
    if (s.stage === 0) {
      payChosen(s, seat, log);
      s.stage = 1;
    }
    const steps = consequences(s, seat);
    for (; s.stage <= steps.length; s.stage++) if (!carryOut(s, seat, steps[s.stage - 1] as Step, log)) return;
  }
  clearDrafts(s);
  s.position = 0;
  s.stage = 0;
  s.done = 0;
  nextEffect(s, log);
};

const payChosen = (s: PaState, seat: Seat, log?: Log<PaEvent>): void => {
  const cost = chosenCost(s, seat);
  if (cost === undefined) {
    if (s.answer[seat] === SUFFERS_LESS) usePower(s, seat, freshPower(s, seat, 'reduceLoss'));
    const effect = effectOf(s);
    if (effect.op === 'islands' && effect.who === 'all' && effect.steps.length > 0 && stepsFor(s, seat).length === 0)
      log?.({ e: 'spared', seat, event: eventOf(s).id });
    return;
  }
  const laid = s.reserved.slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
  if (settles(laid, cost, NO_CHANGES) < 0) usePower(s, seat, freshPower(s, seat, 'reduceLoss'));
  const cards = takeReserved(s, seat, false);
  log?.({ e: 'paid', seat, cards, rule: 'PA-5.8' });
};
/** A random loss of one card; then on. */
export const loseDrawn = (s: PaState, card: number, log?: Log<PaEvent>): void => {
  const seat = fromArchon(s, s.position);
  const cards: CardId[] = [];
  loseOne(s, seat, card, cards);
  if (cards.length > 0) log?.({ e: 'lost', seat, cards, rule: 'PA-9.13' });
  s.left--;
  if (s.left > 0) return;
  s.stage++;
  applyIslands(s, log);
};
/** What a random loss may hit now, as a bag by card. */
export const lossBag = (s: PaState): number[] => {
  const seat = fromArchon(s, s.position);
  const step = consequences(s, seat)[s.stage - 1];
  const bag: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) bag.push(step?.op === 'lose' && has(step.what, card) ? owned(s, seat, card) : 0);
  return bag;
};

/** What the Archon may name now: villages or fleets of the island in turn. */
export const nameChoice = (s: PaState): { readonly seat: Seat; readonly fleets: boolean; readonly set: number } => {
  const seat = fromArchon(s, s.position);
  const step = consequences(s, seat)[s.stage - 1];
  return step?.op === 'ground' ? { seat, fleets: true, set: freeFleets(s, seat) } : { seat, fleets: false, set: freeVillages(s, seat) };
};
export const nameOne = (s: PaState, which: number, log?: Log<PaEvent>): void => {
  const { seat, fleets, set } = nameChoice(s);
  if (fleets) ground(s, seat, which, log);
  else {
    s.blocked[seat] = (s.blocked[seat] as number) | bit(which);
    log?.({ e: 'villages-blocked', seat, villages: [which + 1] });
  }
  s.left--;
  if (s.left > 0 && count(set) - 1 > s.left) return;
  if (s.left === 0) s.stage++;
  applyIslands(s, log);
};
export const openPhaseOne = (s: PaState): void => {
  s.eventsDone = 0;
  openRoom(s, 'event-reveal');
};
