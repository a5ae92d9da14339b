/**
 * Carrying out an event, PA-5.4 and PA-22.10: effect by effect, at its moment (PA-22.7), island by island clockwise from the Archon.
 * In: a place in the row of face-up events. Out: a room where somebody decides or a card is drawn, or the event is finished.
 */
import { bit, count, has, type Log, leave, type Seat, top } from '@stoa/engine';
import {
  CARD_COUNT,
  type CardId,
  COMMODITY_COUNT,
  COMMODITY_MASK,
  cardId,
  FLEET_COUNT,
  FLEETS,
  type FleetId,
  VILLAGE_COUNT,
} from './cards.ts';
import type { PaEvent } from './events.ts';
import { ALL_OF_IT, type EventCard, type EventEffect, PICK_ARCHON, PICK_OWNER, PICK_RANDOM, type Step } from './pack/box.ts';
import type { Cost } from './pack/cost.ts';
import { type Changes, NO_CHANGES, settles } from './pay.ts';
import { openRoom, showAbove } from './room.ts';
import {
  box,
  clearDrafts,
  everybody,
  fleetOf,
  freshPower,
  fromArchon,
  gain,
  handSize,
  holds,
  islandOf,
  owned,
  type PaState,
  sawIn,
  sawOut,
  spend,
  usePower,
} from './state.ts';

/** Answers: an option by its number, or one of these. */
export const SUFFERS = 10;
export const SUFFERS_LESS = 11;
export const TAKES = 12;
export const SKIPS = 13;
const DIRECT = 14;
export const NO_ANSWER = -1;

const NO_STEPS: readonly Step[] = [];

export const eventOf = (s: PaState): EventCard => box(s).events[s.row[s.event] as number] as EventCard;
const effectOf = (s: PaState): EventEffect => eventOf(s).effects[s.effect] as EventEffect;

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
    }
  }
  s.eventsDone |= bit(s.event);
  s.event = -1;
  s.effect = 0;
  s.named = 0;
  s.declined = 0;
  if (top(s)?.room === 'events') chooseNext(s, log);
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

const isImmune = (s: PaState, seat: Seat): boolean => {
  const { tags } = eventOf(s);
  for (const power of box(s).able.immuneTags)
    if (holds(s, seat, power) && box(s).powers[power]?.immuneTags.some(tag => tags.includes(tag))) return true;
  return false;
};
const isExempt = (s: PaState, seat: Seat, step: Step): boolean => {
  if (step.op !== 'pay-or' || step.exempt === 0) return false;
  for (let card = 0; card < CARD_COUNT; card++) if (has(step.exempt, card) && owned(s, seat, card) > 0) return true;
  return false;
};
/** What the effect does to this island. */
export const stepsFor = (s: PaState, seat: Seat): readonly Step[] => {
  const effect = effectOf(s);
  if (effect.op !== 'islands' && effect.op !== 'named') return NO_STEPS;
  const steps = has(s.named, seat) ? effect.steps : effect.op === 'named' ? effect.rest : NO_STEPS;
  const first = steps[0];
  return first === undefined || isImmune(s, seat) || isExempt(s, seat, first) ? NO_STEPS : steps;
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

export const freeVillages = (s: PaState, seat: Seat): number => (s.villages[seat] as number) & ~(s.blocked[seat] as number);
const freeFleets = (s: PaState, seat: Seat): number => {
  let fleets = 0;
  for (let f = 0; f < (s.fleets[seat] as number); f++) if (!has(s.grounded, fleetOf(seat, f))) fleets |= bit(f);
  return fleets;
};
const single = (mask: number): boolean => (mask & (mask - 1)) === 0;
/** How many fitting cards the island has; aegis cards wherever they are. */
export const fitting = (s: PaState, seat: Seat, mask: number): number => {
  let n = 0;
  for (let card = 0; card < CARD_COUNT; card++) if (has(mask, card)) n += owned(s, seat, card);
  return n;
};
const lossOf = (s: PaState, seat: Seat, step: Step & { readonly op: 'lose' }): number => {
  const less = s.answer[seat] === SUFFERS_LESS ? 1 : 0;
  const have = fitting(s, seat, step.what);
  return step.n < 0 ? Math.max(0, (step.n === ALL_OF_IT ? have : have >> 1) - less) : Math.min(have, step.n - less);
};

/** The steps that the island's answer leads to. */
const consequences = (s: PaState, seat: Seat): readonly Step[] => {
  const steps = stepsFor(s, seat);
  const answer = s.answer[seat] as number;
  const first = steps[0];
  if (first?.op === 'pay-or') return answer === SUFFERS || answer === SUFFERS_LESS ? first.or : NO_STEPS;
  if (first?.op === 'may') return answer === TAKES ? first.gets : NO_STEPS;
  return steps;
};
/** The step whose cards or villages the island picks itself; how many. */
export const picking = (s: PaState, seat: Seat): { readonly step: Step; readonly n: number } | undefined => {
  for (const step of consequences(s, seat)) {
    if (step.op === 'gain' && !single(step.what[islandOf(s, seat)] as number)) return { step, n: step.n };
    if (step.op === 'lose' && step.pick === PICK_OWNER) {
      const n = lossOf(s, seat, step);
      if (n > 0 && n < fitting(s, seat, step.what)) return { step, n };
    }
    if (step.op === 'block' && step.pick === PICK_OWNER && count(freeVillages(s, seat)) > step.n) return { step, n: step.n };
  }
  return undefined;
};
/** The cost the island has chosen to pay, or none. */
export const chosenCost = (s: PaState, seat: Seat): Cost | undefined => {
  const first = stepsFor(s, seat)[0];
  const answer = s.answer[seat] as number;
  if (first?.op === 'pay-or' && answer >= 0 && answer < SUFFERS) return first.options[answer]?.[islandOf(s, seat)];
  return first?.op === 'may' && answer === TAKES ? first.cost[islandOf(s, seat)] : undefined;
};

const losesCommodities = (steps: readonly Step[]): boolean => steps.some(step => step.op === 'lose' && (step.what & COMMODITY_MASK) !== 0);
/** PA-22.10: may this island take one off the loss that it would suffer? */
export const mayLessen = (s: PaState, seat: Seat): boolean => {
  const steps = stepsFor(s, seat);
  const first = steps[0];
  return freshPower(s, seat, 'reduceLoss') >= 0 && handSize(s, seat) > 0 && losesCommodities(first?.op === 'pay-or' ? first.or : steps);
};

/** The first answer, where public facts leave only one. */
export const givenAnswer = (s: PaState, seat: Seat): number => {
  const steps = stepsFor(s, seat);
  const first = steps[0];
  const island = islandOf(s, seat);
  if (first?.op === 'pay-or') {
    if (first.options.some(option => mightPay(s, seat, option[island] as Cost)) || mayLessen(s, seat)) return NO_ANSWER;
    return SUFFERS;
  }
  if (first?.op === 'may') return mightPay(s, seat, first.cost[island] as Cost) ? NO_ANSWER : SKIPS;
  return mayLessen(s, seat) ? NO_ANSWER : DIRECT;
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
/** What the island laid out leaves it; `lost` aegis cards may come back (PA-22.10 `returnLostAegis`). */
const takeReserved = (s: PaState, seat: Seat, lost: boolean): CardId[] => {
  const cards: CardId[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = s.reserved[seat * CARD_COUNT + card] as number;
    for (let i = 0; i < n; i++) {
      if (lost) loseOne(s, seat, card, cards);
      else {
        spend(s, seat, card, 1);
        sawOut(s, seat, card, 1);
        cards.push(cardId(card));
      }
    }
    s.reserved[seat * CARD_COUNT + card] = 0;
  }
  return cards;
};
export const returnsAegis = (s: PaState, seat: Seat): boolean => {
  for (const power of box(s).able.returnsAegis) if (holds(s, seat, power)) return true;
  return false;
};
const loseOne = (s: PaState, seat: Seat, card: number, cards: CardId[]): void => {
  spend(s, seat, card, 1);
  if (card >= COMMODITY_COUNT && returnsAegis(s, seat)) {
    gain(s, seat, card, 1);
    return;
  }
  sawOut(s, seat, card, 1);
  cards.push(cardId(card));
};

/** One step on one island; false if a room must ask first. */
const carryOut = (s: PaState, seat: Seat, step: Step, log?: Log<PaEvent>): boolean => {
  switch (step.op) {
    case 'gain':
      takeGain(s, seat, step, log);
      return true;
    case 'lose':
      return takeLoss(s, seat, step, log);
    case 'block':
      return blockVillages(s, seat, step, log);
    case 'ground':
      return groundFleets(s, seat, step, log);
    case 'boost':
      s.settlers[seat] = (s.settlers[seat] as number) + step.n;
      log?.({ e: 'season-effect', event: eventOf(s).id, seat });
      return true;
    case 'remove-cost':
      s.discounts[seat] = (s.discounts[seat] as number) | bit(s.row[s.event] as number);
      log?.({ e: 'season-effect', event: eventOf(s).id, seat });
      return true;
    case 'block-acropolis':
      s.acropolisShut |= bit(seat);
      log?.({ e: 'acropolis-shut', seat });
      return true;
    default:
      return true;
  }
};

const takeGain = (s: PaState, seat: Seat, step: Step & { readonly op: 'gain' }, log?: Log<PaEvent>): void => {
  const mask = step.what[islandOf(s, seat)] as number;
  const cards: CardId[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = single(mask) ? (has(mask, card) ? step.n : 0) : (s.reserved[seat * CARD_COUNT + card] as number);
    if (n === 0) continue;
    gain(s, seat, card, n);
    sawIn(s, seat, card, n);
    for (let i = 0; i < n; i++) cards.push(cardId(card));
    s.reserved[seat * CARD_COUNT + card] = 0;
  }
  log?.({ e: 'gained', seat, cards, rule: 'PA-5.2' });
};

const takeLoss = (s: PaState, seat: Seat, step: Step & { readonly op: 'lose' }, log?: Log<PaEvent>): boolean => {
  const have = fitting(s, seat, step.what);
  if (s.left === 0) s.left = lossOf(s, seat, step);
  if (s.left === 0) return true;
  if (step.pick === PICK_RANDOM && s.left < have) {
    showAbove(s, 'events', 'event-loss');
    return false;
  }
  const cards: CardId[] = [];
  if (step.pick === PICK_OWNER && s.left < have) cards.push(...takeReserved(s, seat, true));
  else
    for (let card = 0; card < CARD_COUNT; card++)
      if (has(step.what, card)) for (let n = owned(s, seat, card); n > 0; n--) loseOne(s, seat, card, cards);
  s.left = 0;
  if (cards.length > 0) log?.({ e: 'lost', seat, cards, rule: 'PA-5.9' });
  return true;
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

const villagesOf = (set: number): number[] => {
  const list: number[] = [];
  for (let v = 0; v < VILLAGE_COUNT; v++) if (has(set, v)) list.push(v + 1);
  return list;
};
const blockVillages = (s: PaState, seat: Seat, step: Step & { readonly op: 'block' }, log?: Log<PaEvent>): boolean => {
  const free = freeVillages(s, seat);
  if (s.left === 0) s.left = Math.min(step.n, count(free));
  if (s.left === 0) return true;
  if (step.pick === PICK_ARCHON && s.left < count(free)) {
    showAbove(s, 'events', 'event-name');
    return false;
  }
  const set = s.left < count(free) ? (s.marked[seat] as number) : free;
  s.blocked[seat] = (s.blocked[seat] as number) | set;
  s.left = 0;
  log?.({ e: 'villages-blocked', seat, villages: villagesOf(set) });
  return true;
};
const groundFleets = (s: PaState, seat: Seat, step: Step & { readonly op: 'ground' }, log?: Log<PaEvent>): boolean => {
  const free = freeFleets(s, seat);
  if (s.left === 0) s.left = Math.min(step.n, count(free));
  if (s.left === 0) return true;
  if (s.left < count(free)) {
    showAbove(s, 'events', 'event-name');
    return false;
  }
  for (let f = 0; f < FLEET_COUNT; f++) if (has(free, f)) ground(s, seat, f, log);
  s.left = 0;
  return true;
};
const ground = (s: PaState, seat: Seat, f: number, log?: Log<PaEvent>): void => {
  s.grounded |= bit(fleetOf(seat, f));
  log?.({ e: 'fleet-grounded', seat, fleet: FLEETS[f] as FleetId });
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
