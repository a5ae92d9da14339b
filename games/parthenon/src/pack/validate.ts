/**
 * The validation of data packs, PA-22.9: the first mistake refuses the pack, with its place and its reason.
 * In: any value. Out: undefined, or what is wrong. compile.ts can build and the rooms can play every pack that passes.
 */
import { isFields, isOneOf } from '@stoa/engine';
import { AEGIS, AEGIS_MASK, BASICS, CARDS, FLEETS, LANDS, PHILOSOPHY_COUNT, REGIONS, STRUCTURES, WONDER_COUNT } from '../cards.ts';
import { MOST } from './box.ts';
import builtin from './builtin.json' with { type: 'json' };
import {
  entries,
  exactly,
  fail,
  type Json,
  list,
  must,
  name,
  object,
  ownWords,
  type PackProblem,
  Refused,
  whole,
  word,
  words,
} from './check.ts';
import { cost, fixed, oneItem } from './check-costs.ts';
import {
  differentEffects,
  EVENT_EFFECTS,
  effects,
  HARBOR_EFFECTS,
  HAZARD_EFFECTS,
  islandSteps,
  PHILOSOPHY_EFFECTS,
  SOLD_EFFECTS,
  STRUCTURE_EFFECTS,
  VILLAGE_EFFECTS,
  WONDER_EFFECTS,
} from './check-effects.ts';
import { islands } from './check-islands.ts';
import { maskOf } from './cost.ts';
import { PAY_PHASES, SECTIONS } from './vocabulary.ts';

export type { PackProblem, PackReason } from './check.ts';

/** The built-in pack as its file has it, with every remark: the start of a player's own pack. */
export const BUILTIN_FILE: object = builtin;
/** At most 256 KB. */
export const MAX_PACK_BYTES = 262_144;
const NO_SCOPE = { produced: 0, own: 0 };

const structuresAndFleets = (pack: Json): void => {
  const found = entries(pack.structures, 'structures');
  exactly(found, ['village', ...STRUCTURES.filter(id => !id.startsWith('village'))], 'structures');
  for (const [structure, at] of found) {
    if (structure.id !== 'village') cost(structure.cost, `${at}.cost`);
    const isHome = structure.id === 'village' || structure.id === 'workshop';
    differentEffects(structure.power, `${at}.power`, isHome ? VILLAGE_EFFECTS : STRUCTURE_EFFECTS);
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
    differentEffects(card.effects, `${at}.effects`, PHILOSOPHY_EFFECTS);
  }
  const wonders = entries(pack.wonders, 'wonders');
  must(wonders.length === WONDER_COUNT, 'wonders', 'wrong-count');
  for (const [card, at] of wonders) {
    name(card.id, `${at}.id`);
    must(
      philosophies.every(([philosophy]) => philosophy.id !== card.id),
      `${at}.id`,
      'doubled',
    );
    for (const stage of ['plan', 'partial'] as const) {
      const part = object(card[stage], `${at}.${stage}`);
      cost(part.cost, `${at}.${stage}.cost`);
      const when = object(part.payWhen, `${at}.${stage}.payWhen`);
      const phase = word(when.phase, `${at}.${stage}.payWhen.phase`, PAY_PHASES);
      if (phase === 'fleetTrade') word(when.land, `${at}.${stage}.payWhen.land`, LANDS);
    }
    const powers = differentEffects(card.effects, `${at}.effects`, WONDER_EFFECTS);
    if (card.service === undefined) continue;
    const service = object(card.service, `${at}.service`);
    must(
      powers.some(e => SOLD_EFFECTS.includes(e.op)),
      `${at}.service`,
      'effect-not-here',
      'PA-14.7',
    );
    oneItem(service.price, `${at}.service.price`, 1);
    must(service.perIslandPerSeason === 1, `${at}.service.perIslandPerSeason`, 'fixed-by-rule', 'PA-22.10');
    const isAtSea = powers.some(e => e.op === 'replaceHazard');
    word(service.payFrom, `${at}.service.payFrom`, isAtSea ? ['hand', 'cargoOrHand'] : ['hand']);
  }
};

const events = (pack: Json): void => {
  const found = entries(pack.events, 'events');
  for (const [card, at] of found) {
    name(card.id, `${at}.id`);
    whole(card.year, `${at}.year`, 1, 3);
    ownWords(card.tags, `${at}.tags`);
    effects(card.effects, `${at}.effects`, EVENT_EFFECTS).forEach((e, i) => {
      const place = `${at}.effects[${i}]`;
      if (e.op === 'each' || e.op === 'chooseTargets') islandSteps(e.do, `${place}.do`);
      if (e.rest !== undefined) islandSteps(e.rest, `${place}.rest`);
    });
  }
  for (const year of [1, 2, 3]) must(found.filter(([card]) => card.year === year).length === 6, 'events', 'wrong-count');
  const setup = object(pack.setup, 'setup');
  const removed = list(object(setup.beginnerRemovedEvents, 'setup.beginnerRemovedEvents').value, 'setup.beginnerRemovedEvents.value');
  must(removed.length === 3, 'setup.beginnerRemovedEvents.value', 'wrong-count');
  removed.forEach((id, i) => {
    must(found.find(([card]) => card.id === id)?.[0].year === i + 1, `setup.beginnerRemovedEvents.value[${i}]`, 'unknown-word');
  });
  bonuses(setup);
};
/** PA-2.10, PA-2.11: one aegis card or none for each. */
const bonuses = (setup: Json): void => {
  for (const [field, islands] of [
    ['fourPlayerBonus', ['bonusIsland', 'sameStartVillages', 'sameWorkshopRare']],
    ['fivePlayerBonus', ['others']],
  ] as const)
    for (const island of islands) {
      const place = `setup.${field}.${island}`;
      const given = Object.entries(object(object(setup[field], `setup.${field}`)[island], place));
      must(given.length <= 1, place, 'one-card-only');
      for (const [card, n] of given) {
        word(card, place, AEGIS);
        must(n === 1, `${place}.${card}`, 'one-card-only');
      }
    }
};

const hazards = (pack: Json): void => {
  const select = (x: unknown, place: string): void => {
    const s = object(x, place);
    if (s.archonPicks !== undefined) {
      must(s.archonPicks === 1, `${place}.archonPicks`, 'fixed-by-rule', 'PA-22.8');
      must(object(s.among, `${place}.among`).archonPicks === undefined, `${place}.among`, 'too-many-choices', 'PA-22.8');
      select(s.among, `${place}.among`);
    } else if (s.minCards !== undefined) whole(s.minCards, `${place}.minCards`, 1, 6);
    else if (s.most !== undefined) word(s.most, `${place}.most`, MOST);
    else if (s.has !== undefined) words(s.has, `${place}.has`, ['basic', 'rare', 'gold']);
    else must(s.all === true, place, 'unknown-word', 'PA-22.8');
  };
  let cards = 0;
  for (const [card, at] of entries(pack.hazards, 'hazards')) {
    name(card.id, `${at}.id`);
    name(card.kind, `${at}.kind`);
    cards += whole(card.copies, `${at}.copies`, 1, 60);
    select(card.select, `${at}.select`);
    const takesAegis = effects(card.do, `${at}.do`, HAZARD_EFFECTS).some(
      e => e.op === 'lose' && (maskOf(e.what as string, NO_SCOPE) & AEGIS_MASK) !== 0,
    );
    must(card.scope === undefined || card.scope === 'cargo' || card.scope === 'commodities', `${at}.scope`, 'unknown-word', 'PA-9.6');
    must(!takesAegis || card.scope !== 'commodities', `${at}.scope`, 'word-not-here', 'PA-9.6');
    words(card.wardedBy, `${at}.wardedBy`, ['army', 'warship']);
  }
  must(cards >= 10, 'hazards', 'wrong-count');
};

const harbors = (pack: Json): void => {
  let cards = 0;
  for (const [card, at] of entries(pack.harborStatus, 'harborStatus')) {
    name(card.id, `${at}.id`);
    name(card.kind, `${at}.kind`);
    cards += whole(card.copies, `${at}.copies`, 1, 60);
    if (card.kind === 'shortage' || card.kind === 'surplus')
      must(isOneOf(BASICS, card.commodity), `${at}.commodity`, card.commodity === undefined ? 'missing' : 'needs-a-basic');
    for (const [i, e] of differentEffects(card.effects, `${at}.effects`, HARBOR_EFFECTS).entries())
      if (e.op === 'tradeOverride') must(e.commodity === card.commodity, `${at}.effects[${i}].commodity`, 'word-not-here', 'PA-10.18');
  }
  must(cards >= 12, 'harborStatus', 'wrong-count');
};

const landsAndTables = (pack: Json): void => {
  const lands = entries(pack.lands, 'lands');
  exactly(lands, LANDS, 'lands');
  let plans = 0;
  for (const [land, at] of lands) {
    const usual = builtin.lands.find(other => other.id === land.id);
    word(land.region, `${at}.region`, REGIONS);
    must(land.region === usual?.region, `${at}.region`, 'fixed-by-rule', 'PA-1.10');
    whole(land.hazardDraws, `${at}.hazardDraws`, 0, 5);
    const neighbour = lands.find(([other]) => other.region === land.region)?.[0];
    must(land.hazardDraws === neighbour?.hazardDraws, `${at}.hazardDraws`, 'fixed-by-rule', 'PA-9.2');
    const sold = new Set<unknown>();
    list(land.special, `${at}.special`).forEach((raw, i) => {
      const place = `${at}.special[${i}]`;
      const special = object(raw, place);
      const isPlan = word(special.what, `${place}.what`, [...CARDS, 'wonderPlan']) === 'wonderPlan';
      must(!sold.has(isPlan), place, 'one-card-only', 'PA-10.14');
      sold.add(isPlan);
      if (!isPlan) must(fixed(special.price, `${place}.price`).length > 0, `${place}.price`, 'missing');
      else {
        plans++;
        const prices = list(special.priceByOwned, `${place}.priceByOwned`);
        must(prices.length === 2, `${place}.priceByOwned`, 'fixed-by-rule', 'PA-14.1');
        prices.forEach((price, p) => {
          fixed(price, `${place}.priceByOwned[${p}]`);
        });
      }
    });
  }
  must(plans > 0, 'lands', 'missing', 'PA-14.1');
  const tables = object(pack.tradeTables, 'tradeTables');
  const ids = new Set<string>();
  for (const region of REGIONS) {
    const rows = entries(tables[region], `tradeTables.${region}`);
    must(rows.length > 0 && rows.length <= 20, `tradeTables.${region}`, 'wrong-count');
    for (const [row, at] of rows) {
      const id = name(row.id, `${at}.id`);
      must(!ids.has(id), at, 'doubled');
      must(id !== 'sell' && id !== 'buy', `${at}.id`, 'word-not-here');
      ids.add(id);
      oneItem(row.give, `${at}.give`, 12);
      must((maskOf(oneItem(row.get, `${at}.get`, 12).of, NO_SCOPE) & PAPYRUS) === 0, `${at}.get`, 'fixed-by-rule', 'PA-10.13');
    }
  }
};
const PAPYRUS = maskOf('papyrus', NO_SCOPE);

/** PA-22.11: no table plays by other rulings yet; limits and tie-breakers belong to the rules. */
const fixedParts = (pack: Json): void => {
  const usual: Json = builtin;
  for (const section of ['rulings', 'limits'] as const) {
    const given = object(pack[section], section);
    for (const [key, entry] of Object.entries(usual[section]!)) {
      const value = object(given[key], `${section}.${key}`).value;
      const isSame = JSON.stringify(value) === JSON.stringify(object(entry, section).value);
      must(
        isSame,
        `${section}.${key}`,
        section === 'rulings' ? 'ruling-changed' : 'fixed-by-rule',
        section === 'rulings' ? 'PA-22.11' : 'PA-22.9',
      );
    }
  }
  const order = (x: unknown): string => JSON.stringify(list(x, 'tieBreakers').map(t => object(t, 'tieBreakers').count));
  must(order(pack.tieBreakers) === order(usual.tieBreakers), 'tieBreakers', 'fixed-by-rule', 'PA-18.5');
  const variants = entries(pack.variants, 'variants');
  exactly(variants, ['delian_league', 'tournament'], 'variants');
  for (const [variant, at] of variants) {
    const mine: Json = builtin.variants.find(v => v.id === variant.id) ?? {};
    for (const field of ['effects', 'startYear', 'start'])
      must(JSON.stringify(variant[field]) === JSON.stringify(mine[field]), `${at}.${field}`, 'fixed-by-rule', 'PA-19.4');
  }
};

/** UTF-8, as a file would have it. */
const bytesOf = (text: string): number => {
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // A surrogate is half of a character of four bytes.
    n += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return n;
};

export const packProblem = (json: unknown): PackProblem | undefined => {
  try {
    if (!isFields(json)) fail('', 'not-an-object');
    must(bytesOf(JSON.stringify(json)) <= MAX_PACK_BYTES, '', 'too-large', 'PA-22.1');
    for (const section of SECTIONS) must(json[section] !== undefined, section, 'missing', 'PA-22.2');
    fixedParts(json);
    entries(json.commodities, 'commodities');
    entries(json.aegis, 'aegis');
    islands(json);
    structuresAndFleets(json);
    powers(json);
    events(json);
    hazards(json);
    harbors(json);
    landsAndTables(json);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
};
