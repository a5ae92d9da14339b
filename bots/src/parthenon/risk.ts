/**
 * What a hazard card would do to a fleet, as its owner can know it: the sizes of all fleets are public, the cards aboard only of own ones.
 * In: the card and a fleet of the asking seat. Out: is it struck, and how many cards does that cost?
 */
import { has } from '@stoa/engine';
import { box, CARDS, type PaState } from '@stoa/parthenon';
import { ARMY, BASICS, GOLD, GOODS, KINDS } from './island.ts';
import { TUNED } from './weights.ts';

const ALL_OF_IT = -1;
const aboard = (s: PaState, fleet: number, card: number): number => s.cargo[fleet * KINDS + card]!;
const sizeOf = (s: PaState, fleet: number): number => {
  let n = 0;
  for (let card = 0; card < CARDS.length; card++) n += aboard(s, fleet, card);
  return n;
};
const goodsIn = (s: PaState, fleet: number): number => {
  let n = 0;
  for (let card = 0; card < GOODS; card++) n += aboard(s, fleet, card);
  return n;
};
const raresIn = (s: PaState, fleet: number): number => {
  let n = 0;
  for (let card = BASICS; card < GOLD; card++) n += aboard(s, fleet, card);
  return n;
};
/** Numbers that a card can compare: cards, commodities, rares, gold. Only the first is public. */
const MOST_CARDS = 0;
const ownNumber = (s: PaState, fleet: number, of: number): number =>
  of === MOST_CARDS ? sizeOf(s, fleet) : of === 1 ? goodsIn(s, fleet) : of === 2 ? raresIn(s, fleet) : aboard(s, fleet, GOLD);

const isInRegion = (s: PaState, fleet: number, region: number): boolean =>
  s.at[fleet]! >= 0 && box(s).lands[s.at[fleet]!]?.region === region;
const isLargest = (s: PaState, fleet: number, region: number): boolean => {
  const size = sizeOf(s, fleet);
  for (let other = 0; other < s.at.length; other++) if (isInRegion(s, other, region) && sizeOf(s, other) > size) return false;
  return true;
};
/** Does the card strike this own fleet, as far as its owner knows? */
export const isStruck = (s: PaState, at: { readonly hazard: number; readonly region: number }, fleet: number): boolean => {
  const card = box(s).hazards[at.hazard];
  if (card === undefined || card.steps.length === 0 || !isInRegion(s, fleet, at.region) || sizeOf(s, fleet) === 0) return false;
  for (let aegis = ARMY; aegis < KINDS; aegis++) if (has(card.wards, aegis) && aboard(s, fleet, aegis) > 0) return false;
  switch (card.select.by) {
    case 'all':
      return true;
    case 'min':
      return sizeOf(s, fleet) >= card.select.cards;
    case 'has': {
      for (let kind = 0; kind < KINDS; kind++) if (has(card.select.mask, kind) && aboard(s, fleet, kind) > 0) return true;
      return false;
    }
    case 'most':
      return card.select.of === MOST_CARDS ? isLargest(s, fleet, at.region) : ownNumber(s, fleet, card.select.of) > 0;
  }
};
/** How many cards the hazard costs this own fleet; a voyage in vain counts as a part of its cargo. */
export const lossOf = (s: PaState, hazard: number, fleet: number): number => {
  let sum = 0;
  for (const step of box(s).hazards[hazard]?.steps ?? []) {
    if (step.op === 'turn-back') sum += TUNED.vainVoyage * goodsIn(s, fleet);
    else if (step.op === 'divert') sum += TUNED.otherLand * goodsIn(s, fleet);
    else {
      let takes = 0;
      for (let card = 0; card < KINDS; card++) if (has(step.what, card)) takes += aboard(s, fleet, card);
      sum += step.n < 0 ? (step.n === ALL_OF_IT ? takes : takes / 2) : Math.min(takes, step.n);
    }
  }
  return sum;
};
