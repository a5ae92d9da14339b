/**
 * Which fleets a hazard strikes, PA-9.7.2 to PA-9.7.4: fleets at sea in the region (PA-9.4), numbers announced (PA-9.14), wards, and which
 * owners might answer by public facts. Reads the fleets; writes only the announced numbers.
 */

import { bit, has, type Log, type Seat } from '@stoa/engine';
import {
  CARD_COUNT,
  COMMODITY_COUNT,
  COMMODITY_MASK,
  FLEET_COUNT,
  type FleetId,
  fleetId,
  GIFT,
  GOLD_MASK,
  PHILOSOPHY_COUNT,
  RARE_MASK,
} from '../cards.ts';
import type { PaEvent } from '../events.ts';
import type { HazardAt, HazardStepAt } from '../frames.ts';
import type { Hazard } from '../pack/box.ts';
import { box, type PaState } from '../state.ts';
import { aboard, cargoSize, countOf, handSize } from '../table/holdings.ts';
import { fleetOf, fromArchon, ownerOf, regionOf } from '../table/islands.ts';
import { forSale, freshPower, holds } from '../table/powers.ts';

/** Classes of announced numbers, PA-9.14. */
const DECLARED = ['commodities', 'rare', 'gold'] as const;
const CLASS_MASKS: readonly number[] = [COMMODITY_MASK, RARE_MASK, GOLD_MASK];

export const hazardOf = (s: PaState, at: HazardAt): Hazard => box(s).hazards[at.hazard]!;
/** Values in `struck`: −1 untouched, HIT, BY_WONDER (warded by a wonder), BY_CARD + n (warded by card n). */
export const HIT = 0;
export const BY_WONDER = 1;
export const BY_CARD = 2;
export const letter = (fleet: number): FleetId => fleetId(fleet % FLEET_COUNT);
/** Fleets at sea in the region, as bits (PA-9.4). */
export const atSea = (s: PaState, region: number): number => {
  let fleets = 0;
  for (let fleet = 0; fleet < s.at.length; fleet++) {
    const land = s.at[fleet]!;
    if (land >= 0 && regionOf(s, land) === region) fleets |= bit(fleet);
  }
  return fleets;
};
const numberFor = (s: PaState, fleet: number, most: number): number =>
  most === 0 ? cargoSize(s, fleet) : countOf(s.cargo, fleet, CLASS_MASKS[most - 1]!);
const announce = (s: PaState, fleets: number, kind: number, log?: Log<PaEvent>): void => {
  const numbers: { seat: Seat; fleet: FleetId; n: number }[] = [];
  for (let fleet = 0; fleet < s.at.length; fleet++) {
    if (!has(fleets, fleet)) continue;
    const n = countOf(s.cargo, fleet, CLASS_MASKS[kind]!);
    s.declared[kind * s.at.length + fleet] = n;
    s.announced[kind * s.at.length + fleet] = n;
    numbers.push({ seat: ownerOf(fleet), fleet: letter(fleet), n });
  }
  log?.({ e: 'declared', what: DECLARED[kind]!, numbers });
};

/** PA-9.7.2: the fleets that the card names, with all fleets at sea as they are. */
export const fits = (s: PaState, at: HazardAt, log?: Log<PaEvent>): number => {
  const { select } = hazardOf(s, at);
  const fleets = atSea(s, at.region);
  let set = 0;
  switch (select.by) {
    case 'all':
      return fleets;
    case 'min':
      for (let fleet = 0; fleet < s.at.length; fleet++) if (has(fleets, fleet) && cargoSize(s, fleet) >= select.cards) set |= bit(fleet);
      return set;
    case 'has':
      if ((select.mask & RARE_MASK) !== 0) announce(s, fleets, 1, log);
      if ((select.mask & GOLD_MASK) !== 0) announce(s, fleets, 2, log);
      for (let fleet = 0; fleet < s.at.length; fleet++)
        if (has(fleets, fleet) && countOf(s.cargo, fleet, select.mask) > 0) set |= bit(fleet);
      return set;
    case 'most': {
      if (select.of > 0) announce(s, fleets, select.of - 1, log);
      let most = 1;
      for (let fleet = 0; fleet < s.at.length; fleet++) if (has(fleets, fleet)) most = Math.max(most, numberFor(s, fleet, select.of));
      for (let fleet = 0; fleet < s.at.length; fleet++)
        if (has(fleets, fleet) && numberFor(s, fleet, select.of) === most) set |= bit(fleet);
      return set;
    }
  }
};

export const isImmune = (s: PaState, at: HazardAt, fleet: number): boolean => {
  const { kind } = hazardOf(s, at);
  for (const power of box(s).able.immuneHazards) {
    const card = box(s).powers[power];
    if (card?.immuneHazards.includes(kind) && (card.immuneRegion < 0 || card.immuneRegion === at.region) && holds(s, ownerOf(fleet), power))
      return true;
  }
  return false;
};
/** PA-21.4: might this owner answer, by public facts? With a Gift aboard any fleet (on which is secret), or a power it owns or can buy. */
export const mightAnswer = (s: PaState, hitFleets: number, seat: Seat): boolean => {
  if (freshPower(s, seat, 'replacesHazard') >= 0) return true;
  const sold = forSale(s, seat, 'replacesHazard');
  const fromCargo = box(s).wonders[sold - PHILOSOPHY_COUNT]?.priceFromCargo === true;
  let cards = handSize(s, seat);
  for (let f = 0; f < FLEET_COUNT; f++) {
    const fleet = fleetOf(seat, f);
    if (aboard(s, fleet, GIFT) > 0) return true;
    if (fromCargo && has(hitFleets, fleet)) cards += cargoSize(s, fleet);
  }
  return sold >= 0 && cards > 0;
};
export const CARDS_OF_AEGIS: readonly number[] = Array.from({ length: CARD_COUNT - COMMODITY_COUNT }, (_, i) => COMMODITY_COUNT + i);

/** The n-th of all fleets by the Archon's order of seats, then A, B, C. */
export const inArchonsOrder = (s: PaState, n: number): number =>
  fromArchon(s, Math.floor(n / FLEET_COUNT)) * FLEET_COUNT + (n % FLEET_COUNT);
/** The fleet in turn. */
export const fleetInTurn = (s: PaState, at: HazardStepAt): number => inArchonsOrder(s, at.position);

/** Takes a card from a fleet at sea; announced numbers stay true. */
export const takeOff = (s: PaState, fleet: number, card: number, n: number): void => {
  s.cargo[fleet * CARD_COUNT + card] = aboard(s, fleet, card) - n;
  for (let kind = 0; kind < CLASS_MASKS.length; kind++) {
    const at = kind * s.at.length + fleet;
    if (s.declared[at]! >= 0 && has(CLASS_MASKS[kind]!, card)) s.declared[at] = s.declared[at]! - n;
  }
};

/** The kinds of cards that the present step of the hazard may take, as bits. */
export const losable = (s: PaState, at: HazardStepAt): number => {
  const what = hazardOf(s, at).steps[at.stage];
  return what?.op === 'lose' ? what.what : 0;
};
