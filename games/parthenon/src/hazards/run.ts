/**
 * Phase 5, PA-9.1 to PA-9.14: cards for the Neighbouring region, then for the Foreign one; PA-9.7 says how each is carried out.
 * Cards of one title may differ (PA-9.5). Warships are not used up (PA-9.8). A fleet may be driven home (PA-9.9) or arrive empty (PA-9.11).
 * In: fleets at sea. Out: a room where a seat decides or a card is drawn; at the end back to the season.
 */

import { bit, count, goTo, has, type Log, leave, top } from '@stoa/engine';
import { AEGIS_MASK, CARD_COUNT, type CardId, cardId, GIFT } from '../cards.ts';
import { returnsAegis } from '../event-cards/steps.ts';
import type { PaEvent } from '../events.ts';
import {
  type FrameOf,
  type HazardAt,
  type HazardDrawAt,
  type HazardHitAt,
  type HazardStepAt,
  NOTHING_LOST,
  type PaFrame,
} from '../frames.ts';
import { type HazardStep, PICK_OWNER, PICK_RANDOM } from '../pack/box.ts';
import { showAbove } from '../room.ts';
import { isFirstRules } from '../rules.ts';
import { box, clearDrafts, type PaState } from '../state.ts';
import { bagSize, pour } from '../table/bags.ts';
import { aboard, countOf, gain, sawOut } from '../table/holdings.ts';
import { everybody, ownerOf } from '../table/islands.ts';
import { freshPower } from '../table/powers.ts';
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
} from './targets.ts';

const REGIONS = 2;
const show = (s: PaState, frame: PaFrame): void => showAbove(s, 'season', frame);

/** False if no card was drawn at all. */
export const enterHazards = (s: PaState): boolean => {
  s.declared.fill(-1);
  s.announced.fill(-1);
  s.struck.fill(-1);
  nextDraw(s, -1, 0);
  return top(s)?.room !== 'season';
};
/** PA-9.1 to PA-9.3: the next card of the region, the next region, or the end. */
const nextDraw = (s: PaState, fromRegion: number, drawsLeft: number): void => {
  let region = fromRegion;
  let draws = drawsLeft;
  while (region < REGIONS) {
    if (draws > 0 && atSea(s, region) !== 0) {
      drawOne(s, { region, draws: draws - 1, redrawn: 0, victim: -1, waitingGifts: 0, answered: 0 });
      return;
    }
    region++;
    draws = region < REGIONS ? Math.max(0, box(s).hazardDraws[region]! + s.extraDraws[region]!) : 0;
  }
  if (top(s)?.room !== 'season') leave(s);
};
/** PA-9.12. */
const drawOne = (s: PaState, at: HazardDrawAt): void => {
  if (bagSize(s.hazardBag) === 0) pour(s.hazardDiscard, s.hazardBag);
  if (bagSize(s.hazardBag) === 0) pour(s.hazardTable, s.hazardBag);
  show(s, { room: 'hazard-draw', at });
};
/** The Archon discards the card and draws another, once. */
export const drawAgain = (s: PaState, { region, draws, victim, waitingGifts, answered }: HazardAt): void => {
  s.redraws[region] = s.redraws[region]! - 1;
  pour(s.hazardTable, s.hazardDiscard);
  drawOne(s, { region, draws, redrawn: 1, victim, waitingGifts, answered });
};

export const drawn = (s: PaState, at: HazardDrawAt, hazard: number, log?: Log<PaEvent>): void => {
  const { region, victim } = at;
  s.hazardBag[hazard] = s.hazardBag[hazard]! - 1;
  s.hazardTable[hazard] = s.hazardTable[hazard]! + 1;
  const isVictim = victim >= 0;
  log?.({
    e: 'hazard-drawn',
    hazard: box(s).hazards[hazard]?.id ?? '',
    region,
    seat: isVictim ? ownerOf(victim) : null,
    fleet: isVictim ? letter(victim) : null,
  });
  const { draws, redrawn, waitingGifts, answered } = at;
  const now: HazardAt = { region, draws, redrawn, victim, waitingGifts, answered, hazard };
  if (!isVictim && redrawn === 0 && s.redraws[region]! > 0) goTo<PaFrame>(s, { room: 'hazard-redraw', at: now });
  else workOut(s, now, log);
};

export const workOut = (s: PaState, at: HazardAt, log?: Log<PaEvent>): void => {
  s.struck.fill(-1);
  const { steps, archonPicks } = hazardOf(s, at);
  if (steps.length === 0) {
    carryOut(s, at, 0, log);
    return;
  }
  const set = fits(s, at, log);
  if (archonPicks && count(set) > 1) show(s, { room: 'hazard-pick', at: withHit(at, set) });
  else strike(s, at, set, log);
};

/** Copies each field by name: spreading objects of several shapes is slow. */
const withHit = ({ region, draws, redrawn, victim, waitingGifts, answered, hazard }: HazardAt, hitFleets: number): HazardHitAt => ({
  region,
  draws,
  redrawn,
  victim,
  waitingGifts,
  answered,
  hazard,
  hitFleets,
});

/** PA-9.7.3 and 9.7.4: warded fleets are not hit. The owners of the hit fleets are asked, even if their Gift is aboard another fleet. */
export const strike = (s: PaState, at: HazardAt, fleets: number, log?: Log<PaEvent>): void => {
  const { wards, id } = hazardOf(s, at);
  let hit = at.victim >= 0 ? fleets & bit(at.victim) : fleets;
  for (let fleet = 0; fleet < s.at.length; fleet++) {
    if (!has(hit, fleet)) continue;
    const ward = CARDS_OF_AEGIS.find(card => has(wards, card) && aboard(s, fleet, card) > 0);
    const isWarded = ward !== undefined || isImmune(s, at, fleet);
    s.struck[fleet] = !isWarded ? HIT : ward === undefined ? BY_WONDER : BY_CARD + ward;
    if (isWarded) {
      hit &= ~bit(fleet);
      log?.({ e: 'fleet-warded', seat: ownerOf(fleet), fleet: letter(fleet), by: ward === undefined ? 'wonder' : cardId(ward) });
    } else log?.({ e: 'fleet-hit', seat: ownerOf(fleet), fleet: letter(fleet), hazard: id });
  }
  let owners = 0;
  for (let fleet = 0; fleet < s.at.length; fleet++)
    if (has(hit, fleet) && mightAnswer(s, hit, ownerOf(fleet))) owners |= bit(ownerOf(fleet));
  if (owners === 0) {
    carryOut(s, at, hit, log);
    return;
  }
  clearDrafts(s);
  s.asked = owners;
  s.done = everybody(s) & ~owners;
  show(s, { room: 'hazard-respond', at: withHit(at, hit) });
};
/** PA-9.7.5: carries out the card on the hit fleets that did not replace it, in the Archon's order. */
export const carryOut = (s: PaState, at: HazardAt, hitFleets: number, log?: Log<PaEvent>): void => {
  s.asked = 0;
  s.done = 0;
  const { region, draws, redrawn, victim, waitingGifts, answered, hazard } = at;
  const first = { position: 0, stage: 0, toLose: 0, lost: NOTHING_LOST };
  carryOn(s, { region, draws, redrawn, victim, waitingGifts, answered, hazard, hitFleets, ...first }, [], log);
};
/** By seat and kind: what went to the bank since the last question. */
type Losses = number[];
/** One event for each seat: the order of several would tell which of its fleets carried which card. */
const tellLosses = (s: PaState, losses: Losses, log?: Log<PaEvent>): void => {
  if (losses.length === 0) return;
  for (let seat = 0; seat < s.seats; seat++) {
    const cards: CardId[] = [];
    for (let card = 0; card < CARD_COUNT; card++) for (let n = losses[seat * CARD_COUNT + card] ?? 0; n > 0; n--) cards.push(cardId(card));
    if (cards.length > 0) log?.({ e: 'lost', seat, cards, rule: 'PA-9.13' });
  }
};
/** Continues from this step of this fleet. */
const carryOn = (s: PaState, at: HazardStepAt, losses: Losses, log?: Log<PaEvent>): void => {
  const { steps } = hazardOf(s, at);
  let { stage } = at;
  for (let position = at.position; position < s.at.length; position++, stage = 0) {
    if (!has(at.hitFleets, inArchonsOrder(s, position))) continue;
    for (; stage < steps.length; stage++) {
      if (step(s, { ...at, position, stage }, steps[stage]!, losses, log)) continue;
      tellLosses(s, losses, log);
      return;
    }
  }
  tellLosses(s, losses, log);
  nextReplacement(s, at, log);
};
const nextStep = (s: PaState, at: HazardStepAt, losses: Losses, log?: Log<PaEvent>): void =>
  carryOn(s, { ...at, stage: at.stage + 1, toLose: 0, lost: NOTHING_LOST }, losses, log);

/** The Gift that this fleet used goes to the bank. */
const unload = (s: PaState, fleet: number, log?: Log<PaEvent>): void => {
  s.cargo[fleet * CARD_COUNT + GIFT] = aboard(s, fleet, GIFT) - 1;
  sawOut(s, ownerOf(fleet), GIFT, 1);
  log?.({ e: 'gift-used', seat: ownerOf(fleet), fleet: letter(fleet) });
};
/**
 * PA-9.7.6: all used Gifts are unloaded. `answered` has the fleets with nothing left to unload, also those that a wonder helped. Then the
 * next fleet that used one gets a card of its own. Rules 1 unload each Gift only when its card is drawn.
 */
const nextReplacement = (s: PaState, at: HazardStepAt, log?: Log<PaEvent>): void => {
  const { region, draws, redrawn, waitingGifts } = at;
  let { answered } = at;
  for (let i = 0; i < s.at.length && !isFirstRules(s); i++) {
    const fleet = inArchonsOrder(s, i);
    if (!has(waitingGifts & ~answered, fleet)) continue;
    unload(s, fleet, log);
    answered |= bit(fleet);
  }
  for (let i = 0; i < s.at.length; i++) {
    const fleet = inArchonsOrder(s, i);
    if (!has(waitingGifts, fleet)) continue;
    if (!has(answered, fleet)) unload(s, fleet, log);
    const rest = ~bit(fleet);
    drawOne(s, { region, draws, redrawn, victim: fleet, waitingGifts: waitingGifts & rest, answered: answered & rest });
    return;
  }
  pour(s.hazardTable, s.hazardDiscard);
  nextDraw(s, region, draws);
};

/** One step on the fleet in turn; false if a room must ask first. */
const step = (s: PaState, at: HazardStepAt, what: HazardStep, losses: Losses, log?: Log<PaEvent>): boolean => {
  const fleet = fleetInTurn(s, at);
  if (what.op === 'turn-back') {
    s.at[fleet] = -1;
    log?.({ e: 'turned-back', seat: ownerOf(fleet), fleet: letter(fleet) });
    return true;
  }
  if (what.op === 'divert') {
    show(s, { room: 'hazard-divert', at });
    return false;
  }
  const have = countOf(s.cargo, fleet, what.what);
  const toLose = what.n < 0 ? (what.n === -1 ? have : have >> 1) : Math.min(what.n, have);
  if (toLose === 0) return true;
  if (toLose < have && (what.pick === PICK_RANDOM || what.pick === PICK_OWNER)) {
    show(s, { room: what.pick === PICK_RANDOM ? 'hazard-loss' : 'hazard-choose', at: { ...at, toLose } });
    return false;
  }
  const lost = at.lost.slice();
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = aboard(s, fleet, card);
    if (!has(what.what, card) || n === 0) continue;
    takeOff(s, fleet, card, n);
    lost[card] = lost[card]! + n;
  }
  return settleLoss(s, { ...at, lost }, losses);
};
/** The fleet loses one card, drawn or picked; then its steps continue. */
export const loseOne = (s: PaState, f: FrameOf<'hazard-loss' | 'hazard-choose'>, card: number, log?: Log<PaEvent>): void => {
  takeOff(s, fleetInTurn(s, f.at), card, 1);
  const lost = f.at.lost.slice();
  lost[card] = lost[card]! + 1;
  const at: HazardStepAt = { ...f.at, toLose: f.at.toLose - 1, lost };
  if (at.toLose > 0) goTo<PaFrame>(s, { room: f.room, at });
  else {
    const losses: Losses = [];
    if (settleLoss(s, at, losses)) nextStep(s, at, losses, log);
  }
};
/** PA-22.10 `keepCards`: the owner is asked once the lost cards are known. Returns false if the owner is asked. */
const settleLoss = (s: PaState, at: HazardStepAt, losses: Losses): boolean => {
  if (freshPower(s, ownerOf(fleetInTurn(s, at)), 'keeps') >= 0) {
    show(s, { room: 'hazard-keep', at });
    return false;
  }
  bury(s, at, losses);
  return true;
};
/** The lost cards go to the bank face up (PA-9.13); a power may return aegis cards to the island. */
const bury = (s: PaState, at: HazardStepAt, losses: Losses): void => {
  const seat = ownerOf(fleetInTurn(s, at));
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = at.lost[card]!;
    if (n === 0) continue;
    if (has(AEGIS_MASK, card) && returnsAegis(s, seat)) gain(s, seat, card, n);
    else {
      sawOut(s, seat, card, n);
      while (losses.length < s.seats * CARD_COUNT) losses.push(0);
      losses[seat * CARD_COUNT + card] = losses[seat * CARD_COUNT + card]! + n;
    }
  }
};
/** The owner kept a card, or none (−1). */
export const keep = (s: PaState, at: HazardStepAt, card: number, log?: Log<PaEvent>): void => {
  const fleet = fleetInTurn(s, at);
  const lost = at.lost.slice();
  if (card >= 0) {
    lost[card] = lost[card]! - 1;
    takeOff(s, fleet, card, -1);
    log?.({ e: 'card-kept', seat: ownerOf(fleet), fleet: letter(fleet), card: cardId(card) });
  }
  const losses: Losses = [];
  bury(s, { ...at, lost }, losses);
  nextStep(s, at, losses, log);
};
/** PA-9.10. */
export const divert = (s: PaState, at: HazardStepAt, land: number, log?: Log<PaEvent>): void => {
  s.at[fleetInTurn(s, at)] = land;
  nextStep(s, at, [], log);
};
