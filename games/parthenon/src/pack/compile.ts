/** From a checked pack to the box the rules read. Trusts validate.ts: whatever is wrong in a pack is found there. */
import { bit, setOf } from '@stoa/engine';
import {
  ACROPOLIS,
  BASIC_MASK,
  cardIndex,
  FLEETS,
  FOREIGN,
  GOLD_MASK,
  ISLANDS,
  LANDS,
  landIndex,
  NEIGHBOURING,
  RARE_MASK,
} from '../cards.ts';
import {
  ALL_OF_IT,
  APPLIES,
  type Box,
  type EventEffect,
  HALF_OF_IT,
  type Harbor,
  type Hazard,
  type HazardStep,
  type IslandCost,
  type IslandMask,
  MOST,
  PAY_BUILD,
  PAY_FLEET,
  PAY_TRADE_START,
  PICK_ARCHON,
  PICK_NONE,
  PICK_OWNER,
  PICK_RANDOM,
  type Rate,
  type Select,
  type Stage,
  type Step,
  type Swap,
} from './box.ts';
import type { EventOp, HazardOp, IslandOp } from './check-effects.ts';
import { ableOf, powerOf, regionOf } from './compile-powers.ts';
import { type Cost, costOf, FREE, maskOf, type Scope } from './cost.ts';
import type { CostJson, EffectJson, PackJson, SelectJson, StageJson } from './types.ts';

const NO_SCOPE: Scope = { produced: 0, own: 0 };
const first = (items: readonly CostJson[] | undefined): CostJson => items?.[0] ?? { n: 0, of: '' };
const cardOf = (id: string): number => cardIndex.get(id) as number;
const cardsOf = (ids: readonly string[]): number => setOf(ids.map(cardOf));
const byId = <T extends { readonly id: string }>(list: readonly T[], id: string): T => list.find(x => x.id === id) as T;
const pickOf = (pick: string | undefined): number =>
  pick === 'owner' || pick === 'receiver' ? PICK_OWNER : pick === 'archon' ? PICK_ARCHON : pick === 'random' ? PICK_RANDOM : PICK_NONE;
const numberOf = (n: number | string | undefined): number => (n === 'all' ? ALL_OF_IT : n === 'half' ? HALF_OF_IT : Number(n ?? 1));
const appliesTo = (names: readonly string[]): number => setOf(names.map(name => (APPLIES as readonly string[]).indexOf(name)));

const rateOf = (row: { readonly give: readonly CostJson[]; readonly get: readonly CostJson[] }, scope: Scope): Rate => {
  const [give, get] = [first(row.give), first(row.get)];
  return { give: give.n, giveMask: maskOf(give.of, scope), get: get.n, getMask: maskOf(get.of, scope) };
};

export const compile = (pack: PackJson): Box => {
  const scopes: readonly Scope[] = ISLANDS.map(id => ({ produced: cardsOf(byId(pack.islands, id).basics), own: 0 }));
  const costs = (items: readonly CostJson[]): IslandCost => scopes.map(scope => costOf(items, scope));
  const masks = (of: string): IslandMask => scopes.map(scope => maskOf(of, scope));
  const swapOf = (effect: EffectJson): Swap => ({ give: costs(effect.give ?? []), get: cardOf(first(effect.get).of) });

  const steps: Readonly<Record<IslandOp, (e: EffectJson) => Step>> = {
    payOr: e => ({ op: 'pay-or', options: (e.options ?? []).map(costs), exempt: cardsOf(e.unlessOwns ?? []), or: stepsOf(e.else) }),
    may: e => ({ op: 'may', cost: costs(e.cost ?? []), gets: stepsOf(e.then) }),
    gain: e => ({ op: 'gain', what: masks(e.what ?? ''), n: numberOf(e.n) }),
    lose: e => ({ op: 'lose', what: maskOf(e.what ?? '', NO_SCOPE), n: numberOf(e.n), pick: pickOf(e.pick) }),
    blockProduction: e => ({ op: 'block', n: Number(e.n), pick: pickOf(e.pick) }),
    boostProduction: e => ({ op: 'boost', n: Number(e.n), plus: e.plus ?? 1 }),
    modifyCost: e => {
      const item = first(e.remove);
      return { op: 'remove-cost', applies: appliesTo(e.applies ?? []), what: maskOf(item.of, NO_SCOPE), n: item.n, uses: e.uses ?? 1 };
    },
    blockStructures: () => ({ op: 'block-acropolis' }),
    immobilizeFleet: e => ({ op: 'ground', n: Number(e.n), pick: pickOf(e.pick) }),
  };
  const stepsOf = (list: readonly EffectJson[] = []): readonly Step[] => list.map(e => steps[e.op as IslandOp](e));
  const eventEffects: Readonly<Record<EventOp, (e: EffectJson) => EventEffect>> = {
    each: e => ({ op: 'islands', who: 'all', steps: stepsOf(e.do) }),
    chooseTargets: e => ({
      op: 'named',
      count: typeof e.count === 'number' ? e.count : 0,
      exceptArchon: e.exclude?.includes('archon') === true,
      steps: stepsOf(e.do),
      rest: stepsOf(e.rest),
    }),
    gain: e => ({ op: 'islands', who: e.who === 'archon' ? 'archon' : 'all', steps: [steps.gain(e)] }),
    modifyCost: e => ({ op: 'add-cost', applies: appliesTo(e.applies ?? []), cost: costs(e.add ?? []) }),
    redrawHazard: e => ({ op: 'redraw', region: regionOf(e.region), uses: e.uses ?? 1 }),
    modifyHazardDraws: e => ({ op: 'draws', region: regionOf(e.region), delta: e.delta ?? 0 }),
  };

  const selectOf = (select: SelectJson): Select => {
    if (select.minCards !== undefined) return { by: 'min', cards: select.minCards };
    if (select.most !== undefined) return { by: 'most', of: (MOST as readonly string[]).indexOf(select.most) };
    if (select.has !== undefined)
      return {
        by: 'has',
        mask:
          (select.has.includes('rare') ? RARE_MASK : 0) |
          (select.has.includes('gold') ? GOLD_MASK : 0) |
          (select.has.includes('basic') ? BASIC_MASK : 0),
      };
    return { by: 'all' };
  };
  const hazardSteps: Readonly<Record<HazardOp, (e: EffectJson) => HazardStep>> = {
    lose: e => ({
      op: 'lose',
      what: maskOf(e.what ?? '', NO_SCOPE),
      n: numberOf(e.n),
      pick: e.n === 'all' ? PICK_NONE : pickOf(e.pick),
    }),
    turnBack: () => ({ op: 'turn-back' }),
    divert: () => ({ op: 'divert' }),
  };
  const stageOf = (stage: StageJson): Stage => ({
    cost: costs(stage.cost),
    when: stage.payWhen.phase === 'build' ? PAY_BUILD : stage.payWhen.phase === 'islandTradeStart' ? PAY_TRADE_START : PAY_FLEET,
    land: stage.payWhen.land === undefined ? -1 : (landIndex.get(stage.payWhen.land) as number),
  });

  const harbors: Harbor[] = pack.harborStatus.map(card => {
    const override = card.effects.find(e => e.op === 'tradeOverride');
    const fee = card.effects.find(e => e.op === 'entryFee');
    const special = override?.commodity === undefined ? -1 : cardOf(override.commodity);
    const scope: Scope = { produced: 0, own: special < 0 ? 0 : bit(special) };
    return {
      id: card.id,
      kind: card.kind,
      copies: card.copies,
      noTrade: card.effects.some(e => e.op === 'noTrade'),
      duty: fee === undefined ? 0 : maskOf(first(fee.cost).of, NO_SCOPE),
      special,
      sell: override?.sell === undefined ? null : rateOf(override.sell, scope),
      buy: override?.buy === undefined ? null : rateOf(override.buy, scope),
    };
  });
  const hazards: Hazard[] = pack.hazards.map(card => ({
    id: card.id,
    kind: card.kind,
    copies: card.copies,
    archonPicks: card.select.archonPicks !== undefined,
    select: selectOf(card.select.among ?? card.select),
    steps: card.do.map(e => hazardSteps[e.op as HazardOp](e)),
    wards: cardsOf(card.wardedBy),
  }));
  const rows = [...pack.tradeTables.neighbouring, ...pack.tradeTables.foreign];
  const four = pack.setup.fourPlayerBonus;
  const five = pack.setup.fivePlayerBonus;
  const aegis = (bonus: unknown): number => {
    const id = Object.keys(bonus ?? {})[0];
    return id === undefined ? -1 : cardOf(id);
  };

  const powers = [...pack.philosophies, ...pack.wonders].map(card => powerOf(card.id, card.effects, swapOf));

  return {
    islands: ISLANDS.map((id, i) => {
      const island = byId(pack.islands, id);
      const scope = scopes[i] as Scope;
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
    }),
    acropolis: ACROPOLIS.map(id => {
      const { cost, power } = byId(pack.structures, id);
      const swap = power.find(e => e.op === 'exchange');
      return {
        cost: costs(cost ?? []),
        swap: swap === undefined ? null : swapOf(swap),
        freePhilosophies: Number(power.find(e => e.op === 'philosophyOnBuild')?.n ?? 0),
        adopts: power.some(e => e.op === 'adoptPhilosophy'),
        handLimit: power.find(e => e.op === 'handLimitA')?.value ?? 0,
      };
    }),
    fleets: FLEETS.map(id => costOf(byId(pack.fleets, id).cost, NO_SCOPE)),
    capacity: Number(pack.limits.fleetCapacity?.value ?? 6),
    philosophies: pack.philosophies.map(p => p.id),
    copies: (pack.philosophies[0] as { readonly copies: number }).copies,
    wonders: pack.wonders.map(w => ({
      id: w.id,
      stages: [stageOf(w.plan), stageOf(w.partial)],
      price: w.service === undefined ? 0 : maskOf(first(w.service.price).of, NO_SCOPE),
      priceFromCargo: w.service?.payFrom === 'cargoOrHand',
    })),
    powers,
    able: ableOf(powers),
    events: pack.events.map(e => ({ id: e.id, year: e.year, tags: e.tags, effects: e.effects.map(e => eventEffects[e.op as EventOp](e)) })),
    beginnerRemoved: setOf(pack.setup.beginnerRemovedEvents.value.map(id => pack.events.findIndex(e => e.id === id))),
    hazards,
    hazardDraws: [NEIGHBOURING, FOREIGN].map(region =>
      Math.max(...pack.lands.filter(l => regionOf(l.region) === region).map(l => l.hazardDraws)),
    ) as [number, number],
    harbors,
    lands: LANDS.map(id => {
      const land = byId(pack.lands, id);
      const shop = land.special.find(x => x.what !== 'wonderPlan');
      const plans = land.special.find(x => x.what === 'wonderPlan');
      return {
        region: regionOf(land.region),
        sells: shop === undefined ? -1 : cardOf(shop.what),
        price: shop?.price === undefined ? FREE : costOf(shop.price, NO_SCOPE),
        plans: (plans?.priceByOwned ?? []).map((price): Cost => costOf(price, NO_SCOPE)),
      };
    }),
    rates: rows.map(row => rateOf(row, NO_SCOPE)),
    rowIds: rows.map(row => row.id),
    foreignFrom: pack.tradeTables.neighbouring.length,
    handLimit: Number(pack.limits.handLimitA?.value ?? 3),
    bonus: [aegis(four.bonusIsland), aegis(four.sameStartVillages), aegis(four.sameWorkshopRare), aegis(five.others)],
  };
};
