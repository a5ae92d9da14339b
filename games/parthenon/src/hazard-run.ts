/**
 * Phase 5, PA-9.1 to PA-9.14 (by card, not by title, PA-9.5; Warships stay, PA-9.8; driven home, PA-9.9; empty, PA-9.11): cards for the Neighbouring region, then for the Foreign one; each worked out by PA-9.7.
 * In: fleets at sea. Out: a room where somebody decides or a card is drawn; at the end back to the season.
 */

import { bit, count, has, type Log, leave, top } from '@stoa/engine';
import { bagSize, pour } from './bags.ts';
import { AEGIS_MASK, CARD_COUNT, type CardId, cardId, GIFT } from './cards.ts';
import { returnsAegis } from './event-steps.ts';
import type { PaEvent } from './events.ts';
import type { PaRoomName } from './frames.ts';
import {
  atSea,
  BY_CARD,
  BY_WONDER,
  CARDS_OF_AEGIS,
  fits,
  fleetInTurn,
  HIT,
  hazardOf,
  inArchonsOrder,
  isImmune,
  letter,
  mightAnswer,
  takeOff,
} from './hazard-aim.ts';
import { aboard, countOf, gain, sawOut } from './holdings.ts';
import { everybody, ownerOf } from './islands.ts';
import { type HazardStep, PICK_OWNER, PICK_RANDOM } from './pack/box.ts';
import { freshPower } from './powers.ts';
import { showAbove } from './room.ts';
import { isFirstRules } from './rules.ts';
import { box, clearDrafts, type PaState } from './state.ts';

const REGIONS = 2;
const show = (s: PaState, room: PaRoomName): void => showAbove(s, 'season', room);

/** False if no card was drawn at all. */
export const enterHazards = (s: PaState): boolean => {
  s.region = -1;
  s.draws = 0;
  s.declared.fill(-1);
  s.announced.fill(-1);
  s.struck.fill(-1);
  nextDraw(s);
  return top(s)?.room !== 'season';
};
/** PA-9.1 to PA-9.3: the next card of the region, the next region, or the end. */
const nextDraw = (s: PaState): void => {
  s.hazard = -1;
  s.victim = -1;
  while (s.region < REGIONS) {
    if (s.draws > 0 && atSea(s) !== 0) {
      s.draws--;
      s.redrawn = 0;
      drawOne(s);
      return;
    }
    s.region++;
    s.draws = s.region < REGIONS ? Math.max(0, (box(s).hazardDraws[s.region] as number) + (s.extraDraws[s.region] as number)) : 0;
  }
  s.region = 0;
  s.draws = 0;
  if (top(s)?.room !== 'season') leave(s);
};
/** PA-9.12. */
export const drawOne = (s: PaState): void => {
  if (bagSize(s.hazardBag) === 0) pour(s.hazardDiscard, s.hazardBag);
  if (bagSize(s.hazardBag) === 0) pour(s.hazardTable, s.hazardBag);
  show(s, 'hazard-draw');
};

export const drawn = (s: PaState, card: number, log?: Log<PaEvent>): void => {
  s.hazardBag[card] = (s.hazardBag[card] as number) - 1;
  s.hazardTable[card] = (s.hazardTable[card] as number) + 1;
  s.hazard = card;
  const isVictim = s.victim >= 0;
  log?.({
    e: 'hazard-drawn',
    hazard: hazardOf(s).id,
    region: s.region,
    seat: isVictim ? ownerOf(s.victim) : null,
    fleet: isVictim ? letter(s.victim) : null,
  });
  if (!isVictim && s.redrawn === 0 && (s.redraws[s.region] as number) > 0) show(s, 'hazard-redraw');
  else workOut(s, log);
};

export const workOut = (s: PaState, log?: Log<PaEvent>): void => {
  s.struck.fill(-1);
  const { steps, archonPicks } = hazardOf(s);
  if (steps.length === 0) {
    carryOut(s, 0, log);
    return;
  }
  const set = fits(s, log);
  s.hit = set;
  if (archonPicks && count(set) > 1) show(s, 'hazard-pick');
  else strike(s, set, log);
};

/** PA-9.7.3 and 9.7.4: warded fleets are not hit; the owners of the others are asked, also those whose Gift sails elsewhere. */
export const strike = (s: PaState, fleets: number, log?: Log<PaEvent>): void => {
  const { wards, id } = hazardOf(s);
  let hit = s.victim >= 0 ? fleets & bit(s.victim) : fleets;
  for (let fleet = 0; fleet < s.at.length; fleet++) {
    if (!has(hit, fleet)) continue;
    const ward = CARDS_OF_AEGIS.find(card => has(wards, card) && aboard(s, fleet, card) > 0);
    const isWarded = ward !== undefined || isImmune(s, fleet);
    s.struck[fleet] = !isWarded ? HIT : ward === undefined ? BY_WONDER : BY_CARD + ward;
    if (isWarded) {
      hit &= ~bit(fleet);
      log?.({ e: 'fleet-warded', seat: ownerOf(fleet), fleet: letter(fleet), by: ward === undefined ? 'wonder' : cardId(ward) });
    } else log?.({ e: 'fleet-hit', seat: ownerOf(fleet), fleet: letter(fleet), hazard: id });
  }
  s.hit = hit;
  let owners = 0;
  for (let fleet = 0; fleet < s.at.length; fleet++) if (has(hit, fleet) && mightAnswer(s, ownerOf(fleet))) owners |= bit(ownerOf(fleet));
  if (owners === 0) {
    carryOut(s, hit, log);
    return;
  }
  clearDrafts(s);
  s.asked = owners;
  s.done = everybody(s) & ~owners;
  show(s, 'hazard-respond');
};
/** PA-9.7.5: on the hit fleets that did not replace the card, in the Archon's order. */
export const carryOut = (s: PaState, hit: number, log?: Log<PaEvent>): void => {
  s.hit = hit;
  s.asked = 0;
  s.done = 0;
  s.position = 0;
  s.stage = 0;
  s.left = 0;
  carryOn(s, log);
};
export const carryOn = (s: PaState, log?: Log<PaEvent>): void => {
  const { steps } = hazardOf(s);
  for (; s.position < s.at.length; s.position++, s.stage = 0) {
    if (!has(s.hit, fleetInTurn(s))) continue;
    for (; s.stage < steps.length; s.stage++) if (!step(s, fleetInTurn(s), steps[s.stage] as HazardStep, log)) return;
  }
  s.position = 0;
  s.stage = 0;
  s.hit = 0;
  nextReplacement(s, log);
};

/** The Gift that this fleet used leaves it, once (`answered`); a wonder that replaces hazards leaves nothing to unload. */
const unload = (s: PaState, fleet: number, log?: Log<PaEvent>): void => {
  if (!has(s.waitingGifts, fleet) || has(s.answered, fleet)) return;
  s.answered |= bit(fleet);
  s.cargo[fleet * CARD_COUNT + GIFT] = aboard(s, fleet, GIFT) - 1;
  sawOut(s, ownerOf(fleet), GIFT, 1);
  log?.({ e: 'gift-used', seat: ownerOf(fleet), fleet: letter(fleet) });
};
/** PA-9.7.6: all used Gifts are unloaded, then the next fleet that used one gets a card of its own. */
const nextReplacement = (s: PaState, log?: Log<PaEvent>): void => {
  if (!isFirstRules(s)) for (let i = 0; i < s.at.length; i++) unload(s, inArchonsOrder(s, i), log);
  for (let i = 0; i < s.at.length; i++) {
    const fleet = inArchonsOrder(s, i);
    if (!has(s.waitingGifts, fleet)) continue;
    unload(s, fleet, log);
    s.waitingGifts &= ~bit(fleet);
    s.answered &= ~bit(fleet);
    s.victim = fleet;
    drawOne(s);
    return;
  }
  pour(s.hazardTable, s.hazardDiscard);
  nextDraw(s);
};

const step = (s: PaState, fleet: number, what: HazardStep, log?: Log<PaEvent>): boolean => {
  if (what.op === 'turn-back') {
    s.at[fleet] = -1;
    log?.({ e: 'turned-back', seat: ownerOf(fleet), fleet: letter(fleet) });
    return true;
  }
  if (what.op === 'divert') {
    show(s, 'hazard-divert');
    return false;
  }
  const have = countOf(s.cargo, fleet, what.what);
  if (s.left === 0) s.left = what.n < 0 ? (what.n === -1 ? have : have >> 1) : Math.min(what.n, have);
  if (s.left === 0) return true;
  if (s.left < have && (what.pick === PICK_RANDOM || what.pick === PICK_OWNER)) {
    show(s, what.pick === PICK_RANDOM ? 'hazard-loss' : 'hazard-choose');
    return false;
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = aboard(s, fleet, card);
    if (!has(what.what, card) || n === 0) continue;
    takeOff(s, fleet, card, n);
    s.lost[card] = (s.lost[card] as number) + n;
  }
  s.left = 0;
  return settleLoss(s, log);
};
/** One card is lost, drawn or picked; then on. */
export const loseOne = (s: PaState, card: number, log?: Log<PaEvent>): void => {
  takeOff(s, fleetInTurn(s), card, 1);
  s.lost[card] = (s.lost[card] as number) + 1;
  s.left--;
  if (s.left === 0) afterLoss(s, log);
};
const afterLoss = (s: PaState, log?: Log<PaEvent>): void => {
  if (!settleLoss(s, log)) return;
  s.stage++;
  carryOn(s, log);
};
/** PA-22.10 `keepCards`: asked once the lost cards are known. False if the owner is asked. */
const settleLoss = (s: PaState, log?: Log<PaEvent>): boolean => {
  if (freshPower(s, ownerOf(fleetInTurn(s)), 'keeps') >= 0) {
    show(s, 'hazard-keep');
    return false;
  }
  bury(s, log);
  return true;
};
/** The lost cards go to the bank, shown (PA-9.13); aegis cards may come home. */
const bury = (s: PaState, log?: Log<PaEvent>): void => {
  const seat = ownerOf(fleetInTurn(s));
  const cards: CardId[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = s.lost[card] as number;
    if (n === 0) continue;
    s.lost[card] = 0;
    if (has(AEGIS_MASK, card) && returnsAegis(s, seat)) gain(s, seat, card, n);
    else {
      sawOut(s, seat, card, n);
      for (let i = 0; i < n; i++) cards.push(cardId(card));
    }
  }
  if (cards.length > 0) log?.({ e: 'lost', seat, cards, rule: 'PA-9.13' });
};
/** The owner kept a card, or none (−1). */
export const keep = (s: PaState, card: number, log?: Log<PaEvent>): void => {
  if (card >= 0) {
    s.lost[card] = (s.lost[card] as number) - 1;
    takeOff(s, fleetInTurn(s), card, -1);
    log?.({ e: 'card-kept', seat: ownerOf(fleetInTurn(s)), fleet: letter(fleetInTurn(s)), card: cardId(card) });
  }
  bury(s, log);
  s.stage++;
  carryOn(s, log);
};
/** PA-9.10. */
export const divert = (s: PaState, land: number): void => {
  s.at[fleetInTurn(s)] = land;
  s.stage++;
};
