/** One step of an event on one island: gains, losses, blocked villages, fleets kept in port. Returns the room that must ask first, if any. */

import { bit, count, has, type Log, type Seat, unreachable } from '@stoa/engine';
import { CARD_COUNT, type CardId, COMMODITY_COUNT, cardId, FLEET_COUNT, fleetId, VILLAGE_COUNT } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { PICK_ARCHON, PICK_OWNER, PICK_RANDOM, type Step } from '../pack/box.ts';
import { hasRules } from '../rules.ts';
import { box, type PaState } from '../state.ts';
import { gain, laidDown, owned, sawIn, sawOut, spend, total } from '../table/holdings.ts';
import { fleetOf, islandOf } from '../table/islands.ts';
import { holds } from '../table/powers.ts';
import { eventOf, fitting, freeFleets, freeVillages, lossOf, single } from './answers.ts';

/** Takes the cards that the island laid out; with `lost`, aegis cards may come back (PA-22.10 `returnLostAegis`). */
export const takeReserved = (s: PaState, seat: Seat, lost: boolean): CardId[] => {
  const cards: CardId[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = laidDown(s, seat, card);
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
export const loseOne = (s: PaState, seat: Seat, card: number, cards: CardId[]): void => {
  spend(s, seat, card, 1);
  if (card >= COMMODITY_COUNT && returnsAegis(s, seat)) {
    gain(s, seat, card, 1);
    return;
  }
  sawOut(s, seat, card, 1);
  s.eventLosses[seat] = s.eventLosses[seat]! + 1;
  cards.push(cardId(card));
};

/** Whose turn a step is: the island, the place of the event, and how much an interrupted step still takes (0: it begins). */
export interface Turn {
  readonly seat: Seat;
  readonly place: number;
  readonly toLose: number;
}
/** The room that a step waits for. */
export interface Question {
  readonly room: 'event-loss' | 'event-name';
  readonly toLose: number;
}
/** One step on one island; a question if a room must ask first. */
export const carryOut = (s: PaState, turn: Turn, step: Step, log?: Log<PaEvent>): Question | undefined => {
  const { seat, place } = turn;
  switch (step.op) {
    case 'gain':
      takeGain(s, seat, step, log);
      return undefined;
    case 'lose':
      return takeLoss(s, turn, step, log);
    case 'block':
      return blockVillages(s, turn, step, log);
    case 'ground':
      return groundFleets(s, turn, step, log);
    case 'boost':
      s.settlers[seat] = s.settlers[seat]! + step.n;
      log?.({ e: 'season-effect', event: eventOf(s, place).id, seat });
      return undefined;
    case 'remove-cost':
      s.discounts[seat] = s.discounts[seat]! | bit(s.yearEvents[place]!);
      log?.({ e: 'season-effect', event: eventOf(s, place).id, seat });
      return undefined;
    case 'block-acropolis':
      s.acropolisShut |= bit(seat);
      log?.({ e: 'acropolis-shut', seat });
      return undefined;
    // What the answer leads to is carried out as separate steps (`consequences`); the question itself does nothing more.
    case 'pay-or':
    case 'may':
      return undefined;
    default:
      return unreachable(step);
  }
};

const takeGain = (s: PaState, seat: Seat, step: Step & { readonly op: 'gain' }, log?: Log<PaEvent>): void => {
  const mask = step.what[islandOf(s, seat)]!;
  const cards: CardId[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = single(mask) ? (has(mask, card) ? step.n : 0) : laidDown(s, seat, card);
    if (n === 0) continue;
    gain(s, seat, card, n);
    sawIn(s, seat, card, n);
    for (let i = 0; i < n; i++) cards.push(cardId(card));
    s.reserved[seat * CARD_COUNT + card] = 0;
  }
  log?.({ e: 'gained', seat, cards, rule: 'PA-5.2' });
};

const takeLoss = (s: PaState, turn: Turn, step: Step & { readonly op: 'lose' }, log?: Log<PaEvent>): Question | undefined => {
  const { seat } = turn;
  const have = fitting(s, seat, step.what);
  // What was laid out is lost, though the island gave other cards away meanwhile (PA-5.5).
  const laid = step.pick === PICK_OWNER && hasRules(s, 4) ? total(s.reserved, seat * CARD_COUNT, CARD_COUNT) : 0;
  const toLose = turn.toLose || laid || lossOf(s, seat, step);
  if (toLose === 0) return undefined;
  if (step.pick === PICK_RANDOM && toLose < have) return { room: 'event-loss', toLose };
  const cards: CardId[] = [];
  if (laid > 0 || (step.pick === PICK_OWNER && toLose < have)) cards.push(...takeReserved(s, seat, true));
  else {
    // Rules 3: an island that gave the rest away meanwhile loses all it has, laid out or not.
    if (step.pick === PICK_OWNER) s.reserved.fill(0, seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
    for (let card = 0; card < CARD_COUNT; card++)
      if (has(step.what, card)) for (let n = owned(s, seat, card); n > 0; n--) loseOne(s, seat, card, cards);
  }
  if (cards.length > 0) log?.({ e: 'lost', seat, cards, rule: 'PA-5.9' });
  return undefined;
};
const villagesOf = (set: number): number[] => {
  const list: number[] = [];
  for (let v = 0; v < VILLAGE_COUNT; v++) if (has(set, v)) list.push(v + 1);
  return list;
};
const blockVillages = (s: PaState, turn: Turn, step: Step & { readonly op: 'block' }, log?: Log<PaEvent>): Question | undefined => {
  const { seat } = turn;
  const free = freeVillages(s, seat);
  const toLose = turn.toLose > 0 ? turn.toLose : Math.min(step.n, count(free));
  if (toLose === 0) return undefined;
  if (step.pick === PICK_ARCHON && toLose < count(free)) return { room: 'event-name', toLose };
  const set = toLose < count(free) ? s.marked[seat]! : free;
  s.blocked[seat] = s.blocked[seat]! | set;
  log?.({ e: 'villages-blocked', seat, villages: villagesOf(set) });
  return undefined;
};
const groundFleets = (s: PaState, turn: Turn, step: Step & { readonly op: 'ground' }, log?: Log<PaEvent>): Question | undefined => {
  const { seat } = turn;
  const free = freeFleets(s, seat);
  const toLose = turn.toLose > 0 ? turn.toLose : Math.min(step.n, count(free));
  if (toLose === 0) return undefined;
  if (toLose < count(free)) return { room: 'event-name', toLose };
  for (let f = 0; f < FLEET_COUNT; f++) if (has(free, f)) ground(s, seat, f, log);
  return undefined;
};
export const ground = (s: PaState, seat: Seat, f: number, log?: Log<PaEvent>): void => {
  s.grounded |= bit(fleetOf(seat, f));
  log?.({ e: 'fleet-grounded', seat, fleet: fleetId(f) });
};
