/** From a checked pack to the box the rules read. Trusts validate.ts, which has found every mistake in a pack. */
import { setOf } from '@stoa/engine';
import { ACROPOLIS, FLEETS, FOREIGN, ISLANDS, type IslandId, LANDS, type LandId, landIndex, NEIGHBOURING } from '../cards.ts';
import { type Box, PAY_BUILD, PAY_FLEET, PAY_TRADE_START, type Stage, type Swap } from './box.ts';
import { eventEffectsWith } from './compile-events.ts';
import { ableOf, powerOf, regionOf } from './compile-powers.ts';
import { harborOf, hazardOf } from './compile-sea.ts';
import { type ByIsland, byId, byIsland, cardOf, cardsOf, first, NO_SCOPE, rateOf } from './compile-values.ts';
import { type Cost, costOf, FREE, maskOf, type Scope } from './cost.ts';
import type { EffectJson, PackJson, StageJson } from './types.ts';

const swapOf = ({ costs }: ByIsland, effect: EffectJson): Swap => ({ give: costs(effect.give ?? []), get: cardOf(first(effect.get).of) });

const islandOf = (pack: PackJson, id: IslandId, scope: Scope): Box['islands'][number] => {
  const island = byId(pack.islands, id);
  return {
    torch: island.torch,
    produced: scope.produced,
    start: island.startVillages.map(cardOf),
    rare: cardOf(island.rare),
    villages: [...island.villages]
      .sort((a, b) => Number(b.start) - Number(a.start))
      .map(v => ({ good: cardOf(v.produces), cost: costOf(v.cost, scope) })),
    workshops: island.workshops.map(v => ({ good: cardOf(v.produces), cost: costOf(v.cost, scope) })),
    alternatives: setOf(island.alternatives.map(a => (ACROPOLIS as readonly string[]).indexOf(a))),
  };
};

const acropolisOf = (pack: PackJson, id: (typeof ACROPOLIS)[number], islands: ByIsland): Box['acropolis'][number] => {
  const { cost, power } = byId(pack.structures, id);
  const swap = power.find(e => e.op === 'exchange');
  return {
    cost: islands.costs(cost ?? []),
    swap: swap === undefined ? null : swapOf(islands, swap),
    freePhilosophies: Number(power.find(e => e.op === 'philosophyOnBuild')?.n ?? 0),
    adopts: power.some(e => e.op === 'adoptPhilosophy'),
    handLimit: power.find(e => e.op === 'handLimitA')?.value ?? 0,
  };
};

const stageOf = ({ cost, payWhen }: StageJson, { costs }: ByIsland): Stage => ({
  cost: costs(cost),
  when: payWhen.phase === 'build' ? PAY_BUILD : payWhen.phase === 'islandTradeStart' ? PAY_TRADE_START : PAY_FLEET,
  land: payWhen.land === undefined ? -1 : landIndex.get(payWhen.land)!,
});
const wonderOf = (wonder: PackJson['wonders'][number], islands: ByIsland): Box['wonders'][number] => ({
  id: wonder.id,
  stages: [stageOf(wonder.plan, islands), stageOf(wonder.partial, islands)],
  price: wonder.service === undefined ? 0 : maskOf(first(wonder.service.price).of, NO_SCOPE),
  priceFromCargo: wonder.service?.payFrom === 'cargoOrHand',
});

const landOf = (pack: PackJson, id: LandId): Box['lands'][number] => {
  const land = byId(pack.lands, id);
  const shop = land.special.find(x => x.what !== 'wonderPlan');
  const plans = land.special.find(x => x.what === 'wonderPlan');
  return {
    region: regionOf(land.region),
    sells: shop === undefined ? -1 : cardOf(shop.what),
    price: shop?.price === undefined ? FREE : costOf(shop.price, NO_SCOPE),
    plans: (plans?.priceByOwned ?? []).map((price): Cost => costOf(price, NO_SCOPE)),
  };
};
const hazardDrawsIn = (pack: PackJson, region: number): number =>
  Math.max(...pack.lands.filter(l => regionOf(l.region) === region).map(l => l.hazardDraws));

/** The aegis cards that the set-up gives with four and with five players. */
const bonusOf = ({ setup: { fourPlayerBonus: four, fivePlayerBonus: five } }: PackJson): Box['bonus'] => {
  const aegis = (bonus: unknown): number => {
    const id = Object.keys(bonus ?? {})[0];
    return id === undefined ? -1 : cardOf(id);
  };
  return [aegis(four.bonusIsland), aegis(four.sameStartVillages), aegis(four.sameWorkshopRare), aegis(five.others)];
};

export const compile = (pack: PackJson): Box => {
  const scopes: readonly Scope[] = ISLANDS.map(id => ({ produced: cardsOf(byId(pack.islands, id).basics), own: 0 }));
  const islands = byIsland(scopes);
  const effectsOf = eventEffectsWith(islands);
  const rows = [...pack.tradeTables.neighbouring, ...pack.tradeTables.foreign];
  const powers = [...pack.philosophies, ...pack.wonders].map(card => powerOf(card.id, card.effects, effect => swapOf(islands, effect)));
  return {
    islands: ISLANDS.map((id, i) => islandOf(pack, id, scopes[i]!)),
    acropolis: ACROPOLIS.map(id => acropolisOf(pack, id, islands)),
    fleets: FLEETS.map(id => costOf(byId(pack.fleets, id).cost, NO_SCOPE)),
    capacity: Number(pack.limits.fleetCapacity?.value ?? 6),
    philosophies: pack.philosophies.map(p => p.id),
    copies: pack.philosophies[0]!.copies,
    wonders: pack.wonders.map(wonder => wonderOf(wonder, islands)),
    powers,
    able: ableOf(powers),
    events: pack.events.map(({ id, year, tags, effects }) => ({ id, year, tags, effects: effectsOf(effects) })),
    beginnerRemoved: setOf(pack.setup.beginnerRemovedEvents.value.map(id => pack.events.findIndex(e => e.id === id))),
    hazards: pack.hazards.map(hazardOf),
    hazardDraws: [hazardDrawsIn(pack, NEIGHBOURING), hazardDrawsIn(pack, FOREIGN)],
    harbors: pack.harborStatus.map(harborOf),
    lands: LANDS.map(id => landOf(pack, id)),
    rates: rows.map(row => rateOf(row, NO_SCOPE)),
    rowIds: rows.map(row => row.id),
    foreignFrom: pack.tradeTables.neighbouring.length,
    handLimit: Number(pack.limits.handLimitA?.value ?? 3),
    bonus: bonusOf(pack),
  };
};
