/**
 * What an event asks of an island and what its answer leads to, PA-5.8, PA-5.9 and PA-22.10: by public facts which answers there are,
 * what they cost, what the island picks itself. Read only.
 */

import { bit, count, has, type Seat, top, unreachable } from '@stoa/engine';
import { type Changes, NO_CHANGES } from '../build/pay.ts';
import { CARD_COUNT, CARDS, type CardId, COMMODITY_COUNT, COMMODITY_MASK } from '../cards.ts';
import { type EventAt, eventIn } from '../frames.ts';
import { ALL_OF_IT, type EventCard, type EventEffect, HALF_OF_IT, PICK_OWNER, type Step } from '../pack/box.ts';
import type { Cost } from '../pack/cost.ts';
import { hasRules } from '../rules.ts';
import { box, type PaState } from '../state.ts';
import { handSize, owned } from '../table/holdings.ts';
import { fleetCount, fleetOf, islandOf } from '../table/islands.ts';
import { freshPower, holds } from '../table/powers.ts';
import { DIRECT, NO_ANSWER, SKIPS, SUFFERS, SUFFERS_LESS, TAKES } from './answer-codes.ts';

const NO_STEPS: readonly Step[] = [];

export const eventOf = (s: PaState, place: number): EventCard => box(s).events[s.yearEvents[place]!]!;
export const effectOf = (s: PaState, at: EventAt): EventEffect => eventOf(s, at.place).effects[at.effect]!;
/** The effect that is being carried out, by the frame on top. */
export const effectNow = (s: PaState): EventEffect | undefined => {
  const at = eventIn(top(s));
  return at === undefined ? undefined : effectOf(s, at);
};

const isImmune = (s: PaState, place: number, seat: Seat): boolean => {
  const { tags } = eventOf(s, place);
  for (const power of box(s).able.immuneTags)
    if (holds(s, seat, power) && box(s).powers[power]?.immuneTags.some(tag => tags.includes(tag))) return true;
  return false;
};
/** The card that keeps the island safe, by its number; −1: none. */
const exemptBy = (s: PaState, seat: Seat, step: Step): number => {
  if (step.op !== 'pay-or' || step.exempt === 0) return -1;
  for (let card = 0; card < CARD_COUNT; card++) if (has(step.exempt, card) && owned(s, seat, card) > 0) return card;
  return -1;
};
/** PA-5.7: what keeps this island safe from an effect that concerns it. */
export const sparedBy = (s: PaState, at: EventAt, seat: Seat): CardId | 'wonder' => {
  const effect = effectOf(s, at);
  const first = effect.op === 'islands' ? effect.steps[0] : undefined;
  const card = first === undefined ? -1 : exemptBy(s, seat, first);
  return CARDS[card] ?? 'wonder';
};
/** What the effect does to this island. */
export const stepsFor = (s: PaState, at: EventAt, seat: Seat): readonly Step[] => {
  const effect = effectOf(s, at);
  if (effect.op !== 'islands' && effect.op !== 'named') return NO_STEPS;
  const steps = has(at.named, seat) ? effect.steps : effect.op === 'named' ? effect.rest : NO_STEPS;
  const first = steps[0];
  return first === undefined || isImmune(s, at.place, seat) || exemptBy(s, seat, first) >= 0 ? NO_STEPS : steps;
};

/** PA-5.9: the hand, and aegis cards wherever they are kept. */
export const holdings = (s: PaState, seat: Seat): number[] => {
  const all: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) all.push(owned(s, seat, card));
  return all;
};
/** By public facts: are there cards enough, whatever they are? */
const mightPay = (s: PaState, seat: Seat, cost: Cost): boolean => {
  let commodities = 0;
  for (const slot of cost.slots) {
    if ((slot.mask & COMMODITY_MASK) !== 0) commodities++;
    else if (!CARDS_OF_AEGIS.some(card => has(slot.mask, card) && owned(s, seat, card) > 0)) return false;
  }
  return handSize(s, seat) + (freshPower(s, seat, 'reduceLoss') >= 0 ? 1 : 0) >= commodities;
};
const CARDS_OF_AEGIS: readonly number[] = Array.from({ length: CARD_COUNT - COMMODITY_COUNT }, (_, i) => COMMODITY_COUNT + i);

/** PA-22.10 `reduceLoss`: one commodity of one payment need not be paid. */
export const lessening = (s: PaState, seat: Seat): Changes =>
  freshPower(s, seat, 'reduceLoss') >= 0 ? { ...NO_CHANGES, dropped: COMMODITY_MASK, drops: 1 } : NO_CHANGES;

export const freeVillages = (s: PaState, seat: Seat): number => s.villages[seat]! & ~s.blocked[seat]!;
export const freeFleets = (s: PaState, seat: Seat): number => {
  let fleets = 0;
  for (let f = 0; f < fleetCount(s, seat); f++) if (!has(s.grounded, fleetOf(seat, f))) fleets |= bit(f);
  return fleets;
};
export const single = (mask: number): boolean => (mask & (mask - 1)) === 0;
/** How many fitting cards the island has; aegis cards wherever they are. */
export const fitting = (s: PaState, seat: Seat, mask: number): number => {
  let n = 0;
  for (let card = 0; card < CARD_COUNT; card++) if (has(mask, card)) n += owned(s, seat, card);
  return n;
};
export const lossOf = (s: PaState, seat: Seat, step: Step & { readonly op: 'lose' }): number => {
  const less = s.answer[seat] === SUFFERS_LESS ? 1 : 0;
  const have = fitting(s, seat, step.what);
  if (step.n > 0 && !hasRules(s, 4)) return Math.min(have, step.n - less);
  const whole = step.n === ALL_OF_IT ? have : step.n === HALF_OF_IT ? have >> 1 : Math.min(have, step.n);
  return Math.max(0, whole - less);
};

/** The steps that the island's answer leads to. */
export const consequences = (s: PaState, at: EventAt, seat: Seat): readonly Step[] => {
  const steps = stepsFor(s, at, seat);
  const answer = s.answer[seat]!;
  const first = steps[0];
  if (first?.op === 'pay-or') return answer === SUFFERS || answer === SUFFERS_LESS ? first.or : NO_STEPS;
  if (first?.op === 'may') return answer === TAKES ? first.gets : NO_STEPS;
  return steps;
};
/** The step whose cards or villages the island picks itself; how many. */
export interface Pick {
  readonly step: Step;
  readonly n: number;
}
export const picking = (s: PaState, at: EventAt, seat: Seat): Pick | undefined => {
  for (const step of consequences(s, at, seat)) {
    if (step.op === 'gain' && !single(step.what[islandOf(s, seat)]!)) return { step, n: step.n };
    if (step.op === 'lose' && step.pick === PICK_OWNER) {
      const n = lossOf(s, seat, step);
      if (n > 0 && n < fitting(s, seat, step.what)) return { step, n };
    }
    if (step.op === 'block' && step.pick === PICK_OWNER && count(freeVillages(s, seat)) > step.n) return { step, n: step.n };
  }
  return undefined;
};
/** The cost the island has chosen to pay, or none. */
export const chosenCost = (s: PaState, at: EventAt, seat: Seat): Cost | undefined => {
  const first = stepsFor(s, at, seat)[0];
  const answer = s.answer[seat]!;
  if (first?.op === 'pay-or' && answer >= 0 && answer < SUFFERS) return first.options[answer]?.[islandOf(s, seat)];
  return first?.op === 'may' && answer === TAKES ? first.cost[islandOf(s, seat)] : undefined;
};

const isPickedLoss = (step: Step): boolean => step.op === 'lose' && step.pick === PICK_OWNER;
/** Are the cards laid out the island's own? Cards that it picks to gain are not. Under rules 3 only while it has more than it must lose. */
export const laysOwn = (s: PaState, at: EventAt, seat: Seat): boolean =>
  chosenCost(s, at, seat) !== undefined ||
  (hasRules(s, 4) ? consequences(s, at, seat).some(isPickedLoss) : picking(s, at, seat)?.step.op === 'lose');

/** The kinds of commodities that a step takes from a hand, as bits. A step that is missing here does not compile. */
export const goodsTaken = (step: Step): number => {
  switch (step.op) {
    case 'lose':
      return step.what & COMMODITY_MASK;
    case 'pay-or':
    case 'may':
    case 'gain':
    case 'block':
    case 'boost':
    case 'remove-cost':
    case 'block-acropolis':
    case 'ground':
      return 0;
    default:
      return unreachable(step);
  }
};
const losesCommodities = (steps: readonly Step[]): boolean => steps.some(step => goodsTaken(step) !== 0);
/** PA-22.10: may this island take one off the loss that it would suffer? */
export const mayLessen = (s: PaState, at: EventAt, seat: Seat): boolean => {
  const steps = stepsFor(s, at, seat);
  const first = steps[0];
  return freshPower(s, seat, 'reduceLoss') >= 0 && handSize(s, seat) > 0 && losesCommodities(first?.op === 'pay-or' ? first.or : steps);
};

/** The first answer, where public facts leave only one. */
export const givenAnswer = (s: PaState, at: EventAt, seat: Seat): number => {
  const steps = stepsFor(s, at, seat);
  const first = steps[0];
  const island = islandOf(s, seat);
  if (first?.op === 'pay-or') {
    if (first.options.some(option => mightPay(s, seat, option[island]!)) || mayLessen(s, at, seat)) return NO_ANSWER;
    return SUFFERS;
  }
  if (first?.op === 'may') return mightPay(s, seat, first.cost[island]!) ? NO_ANSWER : SKIPS;
  return mayLessen(s, at, seat) ? NO_ANSWER : DIRECT;
};
