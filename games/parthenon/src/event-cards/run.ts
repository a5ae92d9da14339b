/**
 * Carrying out an event, PA-5.4 and PA-22.10: effect by effect, at its moment (PA-22.7), island by island clockwise from the Archon.
 * In: the place of a face-up event in the year. Out: a room where a seat decides or a card is drawn, or the event is finished.
 */

import { bit, count, goTo, has, type Log, leave, lowest, proceed, type Seat, top, unreachable } from '@stoa/engine';
import { NO_CHANGES, settles } from '../build/pay.ts';
import { CARD_COUNT, type CardId } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import type { EventAt, EventStepAt, PaFrame } from '../frames.ts';
import type { Step } from '../pack/box.ts';
import { openRoom, showAbove } from '../room.ts';
import { clearDrafts, type PaState } from '../state.ts';
import { owned } from '../table/holdings.ts';
import { everybody, fromArchon } from '../table/islands.ts';
import { freshPower, usePower } from '../table/powers.ts';
import { NO_ANSWER, SUFFERS_LESS } from './answer-codes.ts';
import {
  chosenCost,
  consequences,
  effectOf,
  eventOf,
  freeFleets,
  freeVillages,
  givenAnswer,
  picking,
  sparedBy,
  stepsFor,
} from './answers.ts';
import { carryOut, ground, loseOne, takeReserved } from './steps.ts';

/** Face-up events of the year not yet carried out this season, as bits of places. */
export const openEvents = (s: PaState): number => {
  let places = 0;
  for (let i = 0; i < s.yearEvents.length; i++) if (s.yearEvents[i]! >= 0 && !has(s.eventsDone, i)) places |= bit(i);
  return places;
};
/** PA-5.3: the Archon picks, unless only one event or none is left. */
export const chooseNext = (s: PaState, log?: Log<PaEvent>): void => {
  const places = openEvents(s);
  if (places === 0) leave(s);
  else if (count(places) === 1) startEvent(s, lowest(places), log);
};

export const startEvent = (s: PaState, place: number, log?: Log<PaEvent>): void => {
  log?.({ e: 'event-begun', event: eventOf(s, place).id });
  nextEffect(s, place, 0, log);
};

/** Carries out the effects from this one on until one asks a seat; after the last one comes the next event. */
const nextEffect = (s: PaState, place: number, from: number, log?: Log<PaEvent>): void => {
  const { effects, id } = eventOf(s, place);
  for (let n = from; n < effects.length; n++) {
    const effect = effects[n]!;
    switch (effect.op) {
      case 'add-cost':
        s.costEvents |= bit(s.yearEvents[place]!);
        log?.({ e: 'season-effect', event: id, seat: null });
        break;
      case 'redraw':
        s.redraws[effect.region] = s.redraws[effect.region]! + effect.uses;
        log?.({ e: 'season-effect', event: id, seat: null });
        break;
      case 'draws':
        s.extraDraws[effect.region] = s.extraDraws[effect.region]! + effect.delta;
        log?.({ e: 'season-effect', event: id, seat: null });
        break;
      case 'islands':
        askIslands(s, { place, effect: n, named: effect.who === 'all' ? everybody(s) : bit(s.archon), declined: 0 }, log);
        return;
      case 'named':
        nameNext(s, { place, effect: n, named: 0, declined: 0 }, log);
        return;
      default:
        unreachable(effect);
    }
  }
  s.eventsDone |= bit(place);
  // Either way `events` is resumed and looks for the next one.
  if (top(s)?.room === 'events') proceed(s);
  else leave(s);
};

/** PA-22.10: how many islands the Archon names. */
const wanted = (s: PaState, at: EventAt): number => {
  const effect = effectOf(s, at);
  return effect.op !== 'named' ? 0 : effect.count === 0 ? Math.ceil(s.seats / 3) : effect.count;
};
export const nameable = (s: PaState, at: EventAt): number => {
  const effect = effectOf(s, at);
  const barred = effect.op === 'named' && effect.exceptArchon ? bit(s.archon) : 0;
  return everybody(s) & ~(at.named | at.declined | barred);
};
/** The Archon names the next island; where no choice is left the rest are named. */
const nameNext = (s: PaState, at: EventAt, log?: Log<PaEvent>): void => {
  const { place, effect, named, declined } = at;
  const missing = wanted(s, at) - count(named);
  const left = nameable(s, at);
  if (missing <= 0) askIslands(s, at, log);
  else if (count(left) <= missing) {
    for (let n = 0; n < s.seats; n++) {
      const seat = fromArchon(s, n);
      if (has(left, seat)) log?.({ e: 'target-named', seat, event: eventOf(s, place).id });
    }
    askIslands(s, { place, effect, named: named | left, declined }, log);
  } else showAbove(s, 'events', { room: 'event-target', at: { place, effect, named, declined } });
};
/** The named island did not decline. */
export const nameStands = (s: PaState, { place, effect, named, declined }: EventAt, seat: Seat, log?: Log<PaEvent>): void =>
  nameNext(s, { place, effect, named: named | bit(seat), declined }, log);
/** The named island declined: the Archon names another. */
export const nameAnother = (s: PaState, { place, effect, named, declined }: EventAt, seat: Seat, log?: Log<PaEvent>): void =>
  nameNext(s, { place, effect, named, declined: declined | bit(seat) }, log);

const askIslands = (s: PaState, at: EventAt, log?: Log<PaEvent>): void => {
  clearDrafts(s);
  let asked = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    s.answer[seat] = givenAnswer(s, at, seat);
    if (s.answer[seat] === NO_ANSWER || picking(s, at, seat) !== undefined) asked |= bit(seat);
  }
  s.asked = asked;
  s.done = everybody(s) & ~asked;
  if (asked !== 0) showAbove(s, 'events', { room: 'event-decide', at });
  else applyIslands(s, at, log);
};
/** Decisions are in: they are carried out clockwise from the Archon (PA-22.10 `each`). */
export const applyIslands = (s: PaState, { place, effect, named, declined }: EventAt, log?: Log<PaEvent>): void =>
  goOn(s, { place, effect, named, declined, position: 0, stage: 0, toLose: 0 }, log);
const goOn = (s: PaState, at: EventStepAt, log?: Log<PaEvent>): void => {
  const { place, effect, named, declined } = at;
  let { stage, toLose } = at;
  for (let position = at.position; position < s.seats; position++, stage = 0) {
    const seat = fromArchon(s, position);
    if (stage === 0) {
      payChosen(s, at, seat, log);
      stage = 1;
    }
    const steps = consequences(s, at, seat);
    for (; stage <= steps.length; stage++, toLose = 0) {
      const question = carryOut(s, { seat, place, toLose }, steps[stage - 1]!, log);
      if (question === undefined) continue;
      showAbove(s, 'events', {
        room: question.room,
        at: { place, effect, named, declined, position, stage, toLose: question.toLose },
      });
      return;
    }
  }
  clearDrafts(s);
  s.done = 0;
  nextEffect(s, place, effect + 1, log);
};

const payChosen = (s: PaState, at: EventAt, seat: Seat, log?: Log<PaEvent>): void => {
  const cost = chosenCost(s, at, seat);
  if (cost === undefined) {
    if (s.answer[seat] === SUFFERS_LESS) usePower(s, seat, freshPower(s, seat, 'reduceLoss'));
    const effect = effectOf(s, at);
    if (effect.op === 'islands' && effect.who === 'all' && effect.steps.length > 0 && stepsFor(s, at, seat).length === 0)
      log?.({ e: 'spared', seat, event: eventOf(s, at.place).id, by: sparedBy(s, at, seat) });
    return;
  }
  const laid = s.reserved.slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
  if (settles(laid, cost, NO_CHANGES) < 0) usePower(s, seat, freshPower(s, seat, 'reduceLoss'));
  const cards = takeReserved(s, seat, false);
  log?.({ e: 'paid', seat, cards, rule: 'PA-5.8' });
};

/** The step that is being carried out, and its island. */
const stepOf = (s: PaState, at: EventStepAt): { readonly seat: Seat; readonly step: Step | undefined } => {
  const seat = fromArchon(s, at.position);
  return { seat, step: consequences(s, at, seat)[at.stage - 1] };
};
/** The island loses one card at random; then its steps continue. */
export const loseDrawn = (s: PaState, at: EventStepAt, card: number, log?: Log<PaEvent>): void => {
  const seat = fromArchon(s, at.position);
  const cards: CardId[] = [];
  loseOne(s, seat, card, cards);
  if (cards.length > 0) log?.({ e: 'lost', seat, cards, rule: 'PA-9.13' });
  if (at.toLose > 1) goTo<PaFrame>(s, { room: 'event-loss', at: { ...at, toLose: at.toLose - 1 } });
  else goOn(s, { ...at, stage: at.stage + 1, toLose: 0 }, log);
};
/** What a random loss may hit now, as a bag by card. */
export const lossBag = (s: PaState, at: EventStepAt): number[] => {
  const { seat, step } = stepOf(s, at);
  const bag: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) bag.push(step?.op === 'lose' && has(step.what, card) ? owned(s, seat, card) : 0);
  return bag;
};

/** What the Archon may name now: villages or fleets of the island in turn. */
export const nameChoice = (s: PaState, at: EventStepAt): { readonly seat: Seat; readonly fleets: boolean; readonly set: number } => {
  const { seat, step } = stepOf(s, at);
  return step?.op === 'ground' ? { seat, fleets: true, set: freeFleets(s, seat) } : { seat, fleets: false, set: freeVillages(s, seat) };
};
export const nameOne = (s: PaState, at: EventStepAt, which: number, log?: Log<PaEvent>): void => {
  const { seat, fleets, set } = nameChoice(s, at);
  if (fleets) ground(s, seat, which, log);
  else {
    s.blocked[seat] = s.blocked[seat]! | bit(which);
    log?.({ e: 'villages-blocked', seat, villages: [which + 1] });
  }
  const toLose = at.toLose - 1;
  if (toLose > 0 && count(set) - 1 > toLose) goTo<PaFrame>(s, { room: 'event-name', at: { ...at, toLose } });
  else goOn(s, { ...at, stage: toLose === 0 ? at.stage + 1 : at.stage, toLose }, log);
};
export const openPhaseOne = (s: PaState): void => {
  s.eventsDone = 0;
  openRoom(s, 'event-reveal');
};
