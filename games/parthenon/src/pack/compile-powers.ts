/** Philosophies and wonders of a checked pack: their effects as fields of a power, and who has which ability. */
import { fromKeys } from '@stoa/engine';
import { FOREIGN, NEIGHBOURING, REGIONS } from '../cards.ts';
import { ABILITIES, type Ability, type Box, type Power, type Swap } from './box.ts';
import type { PowerOp } from './check-effects.ts';
import { maskOf, type Scope } from './cost.ts';
import type { EffectJson } from './types.ts';

/** −1: none named. */
export const regionOf = (region: string | undefined): number =>
  region === undefined ? -1 : region === REGIONS[FOREIGN] ? FOREIGN : NEIGHBOURING;
const NO_SCOPE: Scope = { produced: 0, own: 0 };
const NO_POWER: Omit<Power, 'id'> = {
  reduceLoss: 0,
  substitutes: false,
  keeps: 0,
  upgrades: false,
  costAsked: 0,
  costPaid: 0,
  voteWeight: 1,
  tradeGain: 0,
  immuneTags: [],
  immuneHazards: [],
  immuneRegion: -1,
  replacesHazard: false,
  freeAdoptions: 0,
  discount: 0,
  swap: null,
  declines: false,
  peeks: false,
  boost: 0,
  boostStacks: false,
  returnsAegis: false,
  ignores: [],
};

type Making = { -readonly [K in keyof Power]: Power[K] };
const EFFECTS: Readonly<Record<PowerOp, (power: Making, e: EffectJson, swapOf: (effect: EffectJson) => Swap) => void>> = {
  reduceLoss(power, e) {
    power.reduceLoss = Number(e.n);
  },
  produceSubstitute(power) {
    power.substitutes = true;
  },
  keepCards(power, e) {
    power.keeps = Number(e.n);
  },
  rateUpgrade(power) {
    power.upgrades = true;
  },
  substituteCost(power, e) {
    power.costAsked = maskOf(e.asked ?? '', NO_SCOPE);
    power.costPaid = maskOf(e.paid ?? '', NO_SCOPE);
  },
  voteWeight(power, e) {
    power.voteWeight = e.value ?? 1;
  },
  gain(power, e) {
    power.tradeGain = maskOf(e.what ?? '', NO_SCOPE);
  },
  immune(power, e) {
    if (e.tags !== undefined) power.immuneTags = e.tags;
    if (e.hazardKinds === undefined) return;
    power.immuneHazards = e.hazardKinds;
    power.immuneRegion = regionOf(e.region);
  },
  replaceHazard(power) {
    power.replacesHazard = true;
  },
  adoptFree(power, e) {
    power.freeAdoptions = Number(e.n);
  },
  philosophyDiscount(power, e) {
    power.discount = Number(e.n);
  },
  exchange(power, e, swapOf) {
    power.swap = swapOf(e);
  },
  declineTarget(power) {
    power.declines = true;
  },
  peekHarbor(power) {
    power.peeks = true;
  },
  boostProduction(power, e) {
    power.boost = e.plus ?? 1;
    power.boostStacks = e.stacksWithArmy === true;
  },
  returnLostAegis(power) {
    power.returnsAegis = true;
  },
  ignoreHarbor(power, e) {
    power.ignores = e.kinds ?? [];
  },
};
/** What a philosophy or a complete wonder can do. `swapOf`: an exchange, with its costs by island. */
export const powerOf = (id: string, effects: readonly EffectJson[], swapOf: (effect: EffectJson) => Swap): Power => {
  const power: Making = { id, ...NO_POWER };
  for (const e of effects) EFFECTS[e.op as PowerOp](power, e, swapOf);
  return power;
};

const isAble = (power: Power, ability: Ability): boolean => {
  if (ability === 'votes') return power.voteWeight > 1;
  const value = power[ability];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
};

/** By ability: the power cards that have it. */
export const ableOf = (powers: readonly Power[]): Box['able'] =>
  fromKeys(ABILITIES, ability => powers.flatMap((power, i) => (isAble(power, ability) ? [i] : [])));
