/** Philosophies and wonders of a checked pack: their effects as fields of a power, and who has which ability. */
import { FOREIGN, NEIGHBOURING, REGIONS } from '../cards.ts';
import { ABILITIES, type Ability, type Box, type Power, type Swap } from './box.ts';
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

/** What a philosophy or a complete wonder can do. `swapOf`: an exchange, with its costs by island. */
export const powerOf = (id: string, effects: readonly EffectJson[], swapOf: (effect: EffectJson) => Swap): Power => {
  const power: { -readonly [K in keyof Power]: Power[K] } = { id, ...NO_POWER };
  for (const e of effects) {
    if (e.op === 'reduceLoss') power.reduceLoss = Number(e.n);
    if (e.op === 'produceSubstitute') power.substitutes = true;
    if (e.op === 'keepCards') power.keeps = Number(e.n);
    if (e.op === 'rateUpgrade') power.upgrades = true;
    if (e.op === 'substituteCost') {
      power.costAsked = maskOf(e.asked ?? '', NO_SCOPE);
      power.costPaid = maskOf(e.paid ?? '', NO_SCOPE);
    }
    if (e.op === 'voteWeight') power.voteWeight = e.value ?? 1;
    if (e.op === 'gain') power.tradeGain = maskOf(e.what ?? '', NO_SCOPE);
    if (e.op === 'immune' && e.tags !== undefined) power.immuneTags = e.tags;
    if (e.op === 'immune' && e.hazardKinds !== undefined) {
      power.immuneHazards = e.hazardKinds;
      power.immuneRegion = regionOf(e.region);
    }
    if (e.op === 'replaceHazard') power.replacesHazard = true;
    if (e.op === 'adoptFree') power.freeAdoptions = Number(e.n);
    if (e.op === 'philosophyDiscount') power.discount = Number(e.n);
    if (e.op === 'exchange') power.swap = swapOf(e);
    if (e.op === 'declineTarget') power.declines = true;
    if (e.op === 'peekHarbor') power.peeks = true;
    if (e.op === 'boostProduction') {
      power.boost = e.plus ?? 1;
      power.boostStacks = e.stacksWithArmy === true;
    }
    if (e.op === 'returnLostAegis') power.returnsAegis = true;
    if (e.op === 'ignoreHarbor') power.ignores = e.kinds ?? [];
  }
  return power;
};

const isAble = (power: Power, ability: Ability): boolean => {
  if (ability === 'votes') return power.voteWeight > 1;
  const value = power[ability];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
};

/** By ability: the power cards that have it. */
export const ableOf = (powers: readonly Power[]): Box['able'] =>
  Object.fromEntries(ABILITIES.map(a => [a, powers.flatMap((power, i) => (isAble(power, a) ? [i] : []))])) as unknown as Box['able'];
