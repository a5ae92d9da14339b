/**
 * Does an event tell what is in a hand, PA-20.1? Events go by public facts, but for the cards they take and for kinds of cards they look for.
 * An action that tells nothing can be taken back without trial (`tellsNothing` of the rooms).
 */
import { bit, count, type Log, lowest, top } from '@stoa/engine';
import { COMMODITY_MASK, cardNumber } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { eventIn } from '../frames.ts';
import type { EventCard, Step } from '../pack/box.ts';
import { clone, type PaState } from '../state.ts';
import { laidDown } from '../table/holdings.ts';
import { eventOf, goodsTaken } from './answers.ts';
import { openEvents } from './run.ts';

/** Is one of the steps like this, also of those that an answer leads to? */
const hasStep = (steps: readonly Step[], isLike: (step: Step) => boolean): boolean =>
  steps.some(step => {
    const later = step.op === 'pay-or' ? step.or : step.op === 'may' ? step.gets : [];
    return isLike(step) || hasStep(later, isLike);
  });
const eventHas = ({ effects }: EventCard, isLike: (step: Step) => boolean): boolean =>
  effects.some(effect => {
    if (effect.op === 'islands') return hasStep(effect.steps, isLike);
    return effect.op === 'named' && (hasStep(effect.steps, isLike) || hasStep(effect.rest, isLike));
  });

/** Takes commodities: which ones is seen. */
const takesCards = (step: Step): boolean => goodsTaken(step) !== 0;
/** Asks for some kinds of commodities: their number in a hand is hidden, the size of the hand is not. */
const asksKinds = (step: Step): boolean => {
  if (step.op === 'pay-or') return (step.exempt & COMMODITY_MASK) !== 0;
  return takesCards(step) && goodsTaken(step) !== COMMODITY_MASK;
};
const usesHands = (event: EventCard): boolean => eventHas(event, step => takesCards(step) || asksKinds(step));

/** Neither this event nor the one that begins by itself after it takes cards from hands. */
export const sparesHands = (s: PaState, place: number): boolean => {
  const places = openEvents(s);
  if (usesHands(eventOf(s, place))) return false;
  return count(places) !== 2 || !usesHands(eventOf(s, lowest(places & ~bit(place))));
};

const QUESTIONS: ReadonlySet<string> = new Set(['event-target', 'event-decline', 'event-decide']);
/** After `begin` seats are asked about this effect of the event, before it does anything. */
const onlyAsks = (s: PaState, place: number, effect: number, begin: (copy: PaState) => void): boolean => {
  if (eventHas(eventOf(s, place), asksKinds)) return false;
  const copy = clone(s);
  begin(copy);
  const frame = top(copy);
  const at = eventIn(frame);
  return frame !== undefined && QUESTIONS.has(frame.room) && at?.place === place && at.effect === effect;
};

/** While the answers are open: `go` leads to the next naming of this event, and takes only cards that lie open. */
export const takesOpenCards = (s: PaState, place: number, go: (copy: PaState, log: Log<PaEvent>) => void): boolean => {
  if (eventHas(eventOf(s, place), asksKinds)) return false;
  const copy = clone(s);
  let isOpen = true;
  go(copy, event => {
    if (event.e === 'lost' && !event.cards.every(card => laidDown(s, event.seat, cardNumber(card)) > 0)) isOpen = false;
  });
  const frame = top(copy);
  return isOpen && frame?.room === 'event-name' && frame.at.place === place;
};

/** Does a step of the event at `place` tell nothing of any hand? `effect`: the one that is under way, and `begin` makes the step. */
export const keepsHandsHidden = (s: PaState, place: number, effect: number, begin: (copy: PaState) => void): boolean =>
  sparesHands(s, place) || onlyAsks(s, place, effect, begin);
