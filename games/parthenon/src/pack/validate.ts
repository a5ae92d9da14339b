/**
 * The door for data packs, PA-22.9: every mistake with its place and its reason, the first one refuses the pack.
 * In: anything. Out: undefined, or what is wrong. Whatever passes here, compile.ts can build and the rooms can play.
 */
import { count } from '@stoa/engine';
import { ACROPOLIS, BASICS, FLEETS, ISLANDS, LANDS, PHILOSOPHY_COUNT, RARES, REGIONS, STRUCTURES, WONDER_COUNT } from '../cards.ts';
import type { PaRuleId } from '../rulebook.ts';
import { MOST } from './box.ts';
import builtin from './builtin.json' with { type: 'json' };
import { maskOf } from './cost.ts';
import type { CostJson, EffectJson, IslandJson } from './types.ts';
import {
  EVENT_OPS,
  HARBOR_OPS,
  HAZARD_OPS,
  ISLAND_OPS,
  OPS,
  PAY_PHASES,
  PICKS,
  POWER_OPS,
  PROVENANCES,
  SECTIONS,
  SELECTORS,
  STRUCTURE_OPS,
  WHENS,
} from './vocabulary.ts';

/** At most 256 KB. */
export const MAX_PACK_BYTES = 262_144;

const REASONS = [
  'too-large',
  'not-an-object',
  'missing',
  'wrong-type',
  'wrong-count',
  'not-whole',
  'unknown-word',
  'unknown-effect',
  'effect-not-here',
  'doubled',
  'unpayable',
  'no-provenance',
  'ruling-changed',
  'fixed-by-rule',
  'start-pair-not-shared',
  'rare-not-shared',
  'no-own-rare',
  'needs-a-basic',
  'one-card-only',
  'too-many-choices',
] as const;
export type PackReason = (typeof REASONS)[number];
export interface PackProblem {
  readonly rule: PaRuleId;
  readonly place: string;
  readonly reason: PackReason;
}

type Json = Readonly<Record<string, unknown>>;
class Refused extends Error {
  readonly problem: PackProblem;
  constructor(place: string, reason: PackReason, rule: PaRuleId) {
    super(reason);
    this.problem = { rule, place, reason };
  }
}
const fail = (place: string, reason: PackReason, rule: PaRuleId = 'PA-22.9'): never => {
  throw new Refused(place, reason, rule);
};
const must = (holds: boolean, place: string, reason: PackReason, rule: PaRuleId = 'PA-22.9'): void => {
  if (!holds) fail(place, reason, rule);
};
const object = (x: unknown, place: string): Json => {
  if (x === undefined) fail(place, 'missing');
  if (typeof x !== 'object' || x === null || Array.isArray(x)) fail(place, 'wrong-type');
  return x as Json;
};
const list = (x: unknown, place: string): readonly unknown[] => {
  if (x === undefined) fail(place, 'missing');
  if (!Array.isArray(x)) fail(place, 'wrong-type');
  return x as readonly unknown[];
};
const whole = (x: unknown, place: string, low: number, high: number): number => {
  if (x === undefined) fail(place, 'missing');
  if (typeof x !== 'number' || !Number.isInteger(x) || x < low || x > high) fail(place, 'not-whole');
  return x as number;
};
const word = (x: unknown, place: string, known: readonly string[]): string => {
  if (x === undefined) fail(place, 'missing');
  if (typeof x !== 'string' || !known.includes(x)) fail(place, 'unknown-word');
  return x as string;
};
const words = (x: unknown, place: string, known: readonly string[]): readonly string[] =>
  list(x, place).map((w, i) => word(w, `${place}[${i}]`, known));
const name = (x: unknown, place: string): string => {
  if (x === undefined) fail(place, 'missing');
  if (typeof x !== 'string' || !/^[A-Za-z0-9_]{1,40}$/.test(x)) fail(place, 'wrong-type');
  return x as string;
};
/** Entries with an id of their own and a provenance (PA-22.3). */
const entries = (x: unknown, place: string): readonly (readonly [Json, string])[] => {
  const seen = new Set<string>();
  return list(x, place).map((raw, i) => {
    const entry = object(raw, `${place}[${i}]`);
    const id = entry.id;
    const at = typeof id === 'string' ? `${place}.${id}` : `${place}[${i}]`;
    must(typeof id === 'string', `${at}.id`, id === undefined ? 'missing' : 'wrong-type');
    must(!seen.has(id as string), at, 'doubled');
    seen.add(id as string);
    must(PROVENANCES.includes(entry.provenance as string), at, 'no-provenance', 'PA-22.3');
    return [entry, at] as const;
  });
};
const exactly = (found: readonly (readonly [Json, string])[], ids: readonly string[], place: string): void => {
  for (const id of ids)
    must(
      found.some(([entry]) => entry.id === id),
      `${place}.${id}`,
      'missing',
    );
  must(found.length === ids.length, place, 'wrong-count');
};

const ISLAND_SCOPES = 3;
/** PA-22.4: known cards, a number that can be paid, different kinds where they are asked for. `own`: the card may say `otherBasic`. */
const cost = (x: unknown, place: string): readonly CostJson[] => {
  const items = list(x, place).map((raw, i) => {
    const at = `${place}[${i}]`;
    const item = object(raw, at);
    const n = whole(item.n, `${at}.n`, 1, 12);
    const of = word(item.of, `${at}.of`, SELECTORS);
    const kinds = of === 'producedBasic' || of === 'nonProducedBasic' ? ISLAND_SCOPES : count(maskOf(of, { produced: 0, own: 1 }));
    must(item.distinct !== true || n <= kinds, at, 'unpayable', 'PA-22.4');
    return item as unknown as CostJson;
  });
  must(items.reduce((n, item) => n + item.n, 0) <= 12, place, 'unpayable', 'PA-22.4');
  return items;
};
const oneItem = (x: unknown, place: string, units: number): CostJson => {
  const items = cost(x, place);
  must(items.length === 1 && (items[0] as CostJson).n <= units, place, 'one-card-only');
  return items[0] as CostJson;
};
/** A price without a choice. */
const fixed = (x: unknown, place: string): void => {
  for (const [i, item] of cost(x, place).entries())
    must(count(maskOf(item.of, { produced: 0, own: 0 })) === 1, `${place}[${i}].of`, 'one-card-only');
};

const effect = (raw: unknown, place: string, here: readonly string[]): EffectJson => {
  const e = object(raw, place);
  must(typeof e.op === 'string', `${place}.op`, e.op === undefined ? 'missing' : 'wrong-type');
  must(OPS.includes(e.op as string), `${place}.op`, 'unknown-effect', 'PA-22.6');
  must(here.includes(e.op as string), `${place}.op`, 'effect-not-here', 'PA-22.6');
  if (e.when !== undefined) word(e.when, `${place}.when`, WHENS);
  if (e.pick !== undefined) word(e.pick, `${place}.pick`, PICKS);
  if (e.region !== undefined) word(e.region, `${place}.region`, REGIONS);
  const limit = e.limit;
  if (typeof limit === 'object' && limit !== null) must((limit as Json).perSeason === 1, `${place}.limit`, 'fixed-by-rule');
  switch (e.op) {
    case 'exchange':
      must(cost(e.give, `${place}.give`).length > 0, `${place}.give`, 'missing');
      fixed(e.get, `${place}.get`);
      oneItem(e.get, `${place}.get`, 1);
      break;
    case 'gain':
    case 'lose':
      word(e.what, `${place}.what`, SELECTORS);
      if (e.n !== 'all' && e.n !== 'half') whole(e.n, `${place}.n`, 1, 6);
      break;
    case 'substituteCost':
      word(e.asked, `${place}.asked`, SELECTORS);
      word(e.paid, `${place}.paid`, SELECTORS);
      break;
    case 'handLimitA':
      whole(e.value, `${place}.value`, 1, 6);
      break;
    case 'voteWeight':
      whole(e.value, `${place}.value`, 1, 6);
      break;
    case 'philosophyOnBuild':
    case 'adoptFree':
    case 'philosophyDiscount':
    case 'blockProduction':
    case 'immobilizeFleet':
      whole(e.n, `${place}.n`, 1, 6);
      break;
    case 'entryFee':
      oneItem(e.cost, `${place}.cost`, 1);
      break;
    case 'tradeOverride':
      word(e.commodity, `${place}.commodity`, BASICS);
      for (const side of ['sell', 'buy'] as const) {
        const rate = object(e[side], `${place}.${side}`);
        oneItem(rate.give, `${place}.${side}.give`, 12);
        oneItem(rate.get, `${place}.${side}.get`, 12);
      }
      break;
  }
  return e as unknown as EffectJson;
};
const effects = (x: unknown, place: string, here: readonly string[]): readonly EffectJson[] =>
  list(x, place).map((raw, i) => effect(raw, `${place}[${i}]`, here));

/** What an event does to an island: at most one thing to choose, and it comes first. */
const islandSteps = (x: unknown, place: string, depth: number): void => {
  const steps = effects(x, place, ISLAND_OPS);
  steps.forEach((e, i) => {
    const at = `${place}[${i}]`;
    const isChoice = e.op === 'payOr' || e.op === 'may';
    must(!isChoice || (depth === 0 && i === 0 && steps.length === 1), at, 'too-many-choices');
    if (e.op === 'payOr') {
      list(e.options, `${at}.options`).forEach((option, o) => {
        cost(option, `${at}.options[${o}]`);
      });
      islandSteps(e.else, `${at}.else`, 1);
    }
    if (e.op === 'may') {
      cost(e.cost, `${at}.cost`);
      islandSteps(e.then, `${at}.then`, 1);
    }
    if (e.op === 'lose') must(e.what === 'anyCommodity', `${at}.what`, 'fixed-by-rule');
    if (e.op === 'modifyCost') oneItem(e.remove, `${at}.remove`, 6);
  });
  const picks = steps.filter(e => e.pick === 'owner' || e.pick === 'receiver').length;
  must(picks <= 1, place, 'too-many-choices');
};

const islands = (pack: Json): void => {
  const found = entries(pack.islands, 'islands');
  exactly(found, ISLANDS, 'islands');
  for (const [island, at] of found) {
    must(typeof island.torch === 'boolean', `${at}.torch`, island.torch === undefined ? 'missing' : 'wrong-type');
    const basics = words(island.basics, `${at}.basics`, BASICS);
    must(new Set(basics).size === 3 && basics.length === 3, `${at}.basics`, 'wrong-count', 'PA-1.8');
    const start = words(island.startVillages, `${at}.startVillages`, basics);
    must(new Set(start).size === 2 && start.length === 2, `${at}.startVillages`, 'wrong-count');
    word(island.rare, `${at}.rare`, RARES.slice(0, 3));
    const villages = entries(island.villages, `${at}.villages`);
    must(villages.length === 6, `${at}.villages`, 'wrong-count');
    for (const [village, place] of villages) {
      word(village.produces, `${place}.produces`, basics);
      cost(village.cost, `${place}.cost`);
    }
    must(villages.filter(([village]) => village.start === true).length === 2, `${at}.villages`, 'wrong-count');
    const workshops = entries(island.workshops, `${at}.workshops`);
    must(workshops.length === 2, `${at}.workshops`, 'wrong-count');
    for (const [workshop, place] of workshops) {
      word(workshop.produces, `${place}.produces`, [island.rare as string]);
      cost(workshop.cost, `${place}.cost`);
    }
    must(new Set(words(island.acropolis, `${at}.acropolis`, ACROPOLIS)).size === ACROPOLIS.length, `${at}.acropolis`, 'wrong-count');
    must(new Set(words(island.alternatives, `${at}.alternatives`, ACROPOLIS)).size === 2, `${at}.alternatives`, 'wrong-count');
  }
  shared(found.map(([island]) => island as unknown as IslandJson));
};
/** PA-2.10 to PA-2.12: bonuses must be well defined whichever islands are drawn. */
const shared = (all: readonly IslandJson[]): void => {
  const pair = (island: IslandJson): string => [...island.startVillages].sort().join('+');
  const torch = all.filter(island => island.torch);
  const others = all.filter(island => !island.torch);
  must(torch.length === 3, 'islands', 'wrong-count');
  for (const island of others) {
    const sharers = torch.filter(t => pair(t) === pair(island));
    must(sharers.length === 1, `islands.${island.id}.startVillages`, 'start-pair-not-shared', 'PA-2.12');
    const makers = torch.filter(t => t.rare === island.rare);
    must(makers.length === 1 && makers[0] !== sharers[0], `islands.${island.id}.rare`, 'rare-not-shared', 'PA-2.12');
  }
  for (const out of others) {
    const five = all.filter(island => island !== out);
    const alone = five.filter(island => five.filter(other => other.rare === island.rare).length === 1);
    must(alone.length === 1, `islands.${out.id}.rare`, 'no-own-rare', 'PA-2.12');
  }
};

const structuresAndFleets = (pack: Json): void => {
  const found = entries(pack.structures, 'structures');
  exactly(found, ['village', ...STRUCTURES.filter(id => !id.startsWith('village'))], 'structures');
  for (const [structure, at] of found) {
    if (structure.id !== 'village') cost(structure.cost, `${at}.cost`);
    effects(structure.power, `${at}.power`, STRUCTURE_OPS);
  }
  const fleets = entries(pack.fleets, 'fleets');
  exactly(fleets, FLEETS, 'fleets');
  for (const [fleet, at] of fleets) fixed(fleet.cost, `${at}.cost`);
};

const powers = (pack: Json): void => {
  const philosophies = entries(pack.philosophies, 'philosophies');
  must(philosophies.length === PHILOSOPHY_COUNT, 'philosophies', 'wrong-count');
  for (const [card, at] of philosophies) {
    name(card.id, `${at}.id`);
    must(whole(card.copies, `${at}.copies`, 1, 6) === 4, `${at}.copies`, 'fixed-by-rule', 'PA-13.4');
    effects(card.effects, `${at}.effects`, POWER_OPS);
  }
  const wonders = entries(pack.wonders, 'wonders');
  must(wonders.length === WONDER_COUNT, 'wonders', 'wrong-count');
  for (const [card, at] of wonders) {
    name(card.id, `${at}.id`);
    for (const stage of ['plan', 'partial'] as const) {
      const part = object(card[stage], `${at}.${stage}`);
      cost(part.cost, `${at}.${stage}.cost`);
      const when = object(part.payWhen, `${at}.${stage}.payWhen`);
      const phase = word(when.phase, `${at}.${stage}.payWhen.phase`, PAY_PHASES);
      if (phase === 'fleetTrade') word(when.land, `${at}.${stage}.payWhen.land`, LANDS);
    }
    effects(card.effects, `${at}.effects`, POWER_OPS);
    if (card.service === undefined) continue;
    const service = object(card.service, `${at}.service`);
    oneItem(service.price, `${at}.service.price`, 1);
    word(service.payFrom, `${at}.service.payFrom`, ['hand', 'cargoOrHand']);
  }
};

const events = (pack: Json): void => {
  const found = entries(pack.events, 'events');
  for (const [card, at] of found) {
    name(card.id, `${at}.id`);
    whole(card.year, `${at}.year`, 1, 3);
    for (const tag of list(card.tags, `${at}.tags`)) must(typeof tag === 'string', `${at}.tags`, 'wrong-type');
    effects(card.effects, `${at}.effects`, EVENT_OPS).forEach((e, i) => {
      const place = `${at}.effects[${i}]`;
      if (e.op === 'each') islandSteps(e.do, `${place}.do`, 0);
      if (e.op === 'chooseTargets') {
        if (e.count !== 'ceil(players/3)') whole(e.count, `${place}.count`, 1, 6);
        islandSteps(e.do, `${place}.do`, 0);
        if (e.rest !== undefined) islandSteps(e.rest, `${place}.rest`, 0);
      }
      if (e.op === 'modifyCost') cost(e.add, `${place}.add`);
      if (e.op === 'redrawHazard') whole(e.uses, `${place}.uses`, 1, 6);
      if (e.op === 'modifyHazardDraws') whole(e.delta, `${place}.delta`, -2, 3);
    });
  }
  for (const year of [1, 2, 3]) must(found.filter(([card]) => card.year === year).length === 6, 'events', 'wrong-count');
  const setup = object(pack.setup, 'setup');
  const removed = list(object(setup.beginnerRemovedEvents, 'setup.beginnerRemovedEvents').value, 'setup.beginnerRemovedEvents.value');
  must(removed.length === 3, 'setup.beginnerRemovedEvents.value', 'wrong-count');
  removed.forEach((id, i) => {
    must(found.find(([card]) => card.id === id)?.[0].year === i + 1, `setup.beginnerRemovedEvents.value[${i}]`, 'unknown-word');
  });
  object(setup.fourPlayerBonus, 'setup.fourPlayerBonus');
  object(setup.fivePlayerBonus, 'setup.fivePlayerBonus');
};

const hazards = (pack: Json): void => {
  const select = (x: unknown, place: string): void => {
    const s = object(x, place);
    if (s.archonPicks !== undefined) select(s.among, `${place}.among`);
    else if (s.minCards !== undefined) whole(s.minCards, `${place}.minCards`, 1, 6);
    else if (s.most !== undefined) word(s.most, `${place}.most`, MOST);
    else if (s.has !== undefined) words(s.has, `${place}.has`, ['basic', 'rare', 'gold']);
    else must(s.all === true, place, 'unknown-word', 'PA-22.8');
  };
  let cards = 0;
  for (const [card, at] of entries(pack.hazards, 'hazards')) {
    name(card.id, `${at}.id`);
    must(typeof card.kind === 'string', `${at}.kind`, card.kind === undefined ? 'missing' : 'wrong-type');
    cards += whole(card.copies, `${at}.copies`, 1, 60);
    select(card.select, `${at}.select`);
    effects(card.do, `${at}.do`, HAZARD_OPS);
    words(card.wardedBy, `${at}.wardedBy`, ['army', 'warship']);
  }
  must(cards >= 10, 'hazards', 'wrong-count');
};

const harbors = (pack: Json): void => {
  let cards = 0;
  for (const [card, at] of entries(pack.harborStatus, 'harborStatus')) {
    name(card.id, `${at}.id`);
    must(typeof card.kind === 'string', `${at}.kind`, card.kind === undefined ? 'missing' : 'wrong-type');
    cards += whole(card.copies, `${at}.copies`, 1, 60);
    if (card.kind === 'shortage' || card.kind === 'surplus')
      must(
        (BASICS as readonly unknown[]).includes(card.commodity),
        `${at}.commodity`,
        card.commodity === undefined ? 'missing' : 'needs-a-basic',
      );
    effects(card.effects, `${at}.effects`, HARBOR_OPS);
  }
  must(cards >= 12, 'harborStatus', 'wrong-count');
};

const landsAndTables = (pack: Json): void => {
  const lands = entries(pack.lands, 'lands');
  exactly(lands, LANDS, 'lands');
  for (const [land, at] of lands) {
    word(land.region, `${at}.region`, REGIONS);
    whole(land.hazardDraws, `${at}.hazardDraws`, 0, 5);
    list(land.special, `${at}.special`).forEach((raw, i) => {
      const place = `${at}.special[${i}]`;
      const special = object(raw, place);
      if (word(special.what, `${place}.what`, [...SELECTORS.slice(0, 14), 'wonderPlan']) !== 'wonderPlan')
        fixed(special.price, `${place}.price`);
      else {
        const prices = list(special.priceByOwned, `${place}.priceByOwned`);
        must(prices.length === 2, `${place}.priceByOwned`, 'fixed-by-rule', 'PA-14.1');
        prices.forEach((price, p) => {
          fixed(price, `${place}.priceByOwned[${p}]`);
        });
      }
    });
  }
  const tables = object(pack.tradeTables, 'tradeTables');
  const ids = new Set<string>();
  for (const region of REGIONS) {
    const rows = entries(tables[region], `tradeTables.${region}`);
    must(rows.length > 0 && rows.length <= 20, `tradeTables.${region}`, 'wrong-count');
    for (const [row, at] of rows) {
      must(!ids.has(name(row.id, `${at}.id`)), at, 'doubled');
      ids.add(row.id as string);
      oneItem(row.give, `${at}.give`, 12);
      must(
        (maskOf(oneItem(row.get, `${at}.get`, 12).of, { produced: 0, own: 0 }) & PAPYRUS) === 0,
        `${at}.get`,
        'fixed-by-rule',
        'PA-10.13',
      );
    }
  }
};
const PAPYRUS = maskOf('papyrus', { produced: 0, own: 0 });

/** PA-22.11: no table plays by other rulings yet; limits and tie-breakers belong to the rules. */
const fixedParts = (pack: Json): void => {
  const usual = builtin as unknown as Json;
  for (const section of ['rulings', 'limits'] as const) {
    const given = object(pack[section], section);
    for (const [key, entry] of Object.entries(usual[section] as Json)) {
      const value = object(given[key], `${section}.${key}`).value;
      const isSame = JSON.stringify(value) === JSON.stringify((entry as Json).value);
      must(
        isSame,
        `${section}.${key}`,
        section === 'rulings' ? 'ruling-changed' : 'fixed-by-rule',
        section === 'rulings' ? 'PA-22.11' : 'PA-22.9',
      );
    }
  }
  const order = (x: unknown): string => JSON.stringify(list(x, 'tieBreakers').map(t => (t as Json).count));
  must(order(pack.tieBreakers) === order(usual.tieBreakers), 'tieBreakers', 'fixed-by-rule', 'PA-18.5');
};

export const packProblem = (json: unknown): PackProblem | undefined => {
  try {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) fail('', 'not-an-object');
    must(JSON.stringify(json).length <= MAX_PACK_BYTES, '', 'too-large', 'PA-22.1');
    const pack = json as Json;
    for (const section of SECTIONS) must(pack[section] !== undefined, section, 'missing', 'PA-22.2');
    fixedParts(pack);
    entries(pack.commodities, 'commodities');
    entries(pack.aegis, 'aegis');
    islands(pack);
    structuresAndFleets(pack);
    powers(pack);
    events(pack);
    hazards(pack);
    harbors(pack);
    landsAndTables(pack);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
};
