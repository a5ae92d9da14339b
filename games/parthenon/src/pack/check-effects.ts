/**
 * The effects of a pack, PA-22.6 and PA-22.7: which words are allowed where, which fields each has and which values the rules can carry
 * out. What is not listed is refused: nothing in a pack is silently left out of the game.
 */
import { isOneOf } from '@stoa/engine';
import { AEGIS, BASICS } from '../cards.ts';
import { APPLIES } from './box.ts';
import { fail, list, must, object, ownWords, whole, word, words } from './check.ts';
import { fixed, kindsOf, oneItem, selector, someCost, type Where } from './check-costs.ts';
import type { EffectJson } from './types.ts';
import { OPS, WHENS } from './vocabulary.ts';

type Check = (x: unknown, place: string) => unknown;
interface Shape {
  readonly needs: Readonly<Record<string, Check>>;
  readonly may: Readonly<Record<string, Check>>;
}
export type Shapes = Readonly<Partial<Record<(typeof OPS)[number], Shape>>>;

/** The value is the only one that the rules carry out. */
const only =
  (...values: readonly unknown[]): Check =>
  (x, place) =>
    must(values.includes(x), place, 'fixed-by-rule');
const number =
  (low: number, high: number): Check =>
  (x, place) =>
    whole(x, place, low, high);
const kind =
  (where: Where): Check =>
  (x, place) =>
    selector(x, place, where);
const oneOf =
  (...known: readonly string[]): Check =>
  (x, place) =>
    word(x, place, known);
const amount: Check = (x, place) => (x === 'all' || x === 'half' ? x : whole(x, place, 1, 6));
const region = oneOf('neighbouring', 'foreign');
const applies: Check = (x, place) => must(words(x, place, APPLIES).length > 0, place, 'missing');
const rate: Check = (x, place) => {
  const { give, get } = object(x, place);
  oneItem(give, `${place}.give`, 12, 'own');
  oneItem(get, `${place}.get`, 12, 'own');
};
/** Once a season; a structure counts each copy. */
const limit: Check = (x, place) => {
  const { perSeason, per } = object(x, place);
  must(perSeason === 1 && (per === undefined || per === 'structureCopy'), place, 'fixed-by-rule');
};
const shape = (when: string, needs: Shape['needs'] = {}, may: Shape['may'] = {}): Shape => ({
  needs,
  may: { ...may, when: only(when), duration: only('season'), limit },
});
const SWAP = { give: (x: unknown, place: string) => someCost(x, place), get: (x: unknown, place: string) => singleCard(x, place) };
const singleCard = (x: unknown, place: string): void => {
  fixed(x, place);
  oneItem(x, place, 1);
};

export const VILLAGE_EFFECTS = { produce: shape('production.yield') } satisfies Shapes;
export const STRUCTURE_EFFECTS = {
  exchange: shape('build.action', SWAP),
  philosophyOnBuild: shape('build.action', { n: number(1, 6) }),
  adoptPhilosophy: shape('build.action', {}, { priceGold: only('ownedPhilosophies') }),
  handLimitA: shape('passive', { value: number(1, 6) }),
} satisfies Shapes;
export const PHILOSOPHY_EFFECTS = {
  reduceLoss: shape('event.resolve', { n: only(1) }),
  produceSubstitute: shape('production.yield', { n: only(1), of: only('anyBasic') }),
  keepCards: shape('hazard.resolve', { n: only(1) }),
  rateUpgrade: shape('fleetTrade.trade', { from: only('neighbouring'), to: only('foreign') }),
  substituteCost: shape('build.cost', { n: only(1), asked: kind('plain'), paid: kind('plain') }),
  voteWeight: shape('archon.vote', { value: number(1, 6) }),
  gain: shape('islandTrade.start', { what: kind('plain'), n: only(1) }, { who: only('owner'), pick: oneOf('owner', 'receiver') }),
  immune: {
    needs: {},
    may: {
      when: oneOf('event.resolve', 'hazard.resolve'),
      duration: only('season'),
      tags: ownWords,
      hazardKinds: ownWords,
      region,
    },
  },
  replaceHazard: shape('hazard.resolve'),
  philosophyDiscount: shape('build.action', { n: number(1, 6) }),
  exchange: shape('build.action', SWAP),
  declineTarget: shape('event.target'),
  peekHarbor: shape('voyage.start', { n: only(1) }),
  boostProduction: shape('production.yield', { kind: only('village'), n: only(1), plus: only(1), stacksWithArmy: only(true) }),
  returnLostAegis: shape('passive'),
  ignoreHarbor: shape('fleetTrade.harbor', { kinds: ownWords }),
} satisfies Shapes;
export const WONDER_EFFECTS = { ...PHILOSOPHY_EFFECTS, adoptFree: shape('wonder.completed', { n: number(1, 6) }) } satisfies Shapes;
/** Powers that another island can buy, PA-14.7. */
export const SOLD_EFFECTS: readonly string[] = ['replaceHazard', 'exchange', 'declineTarget', 'peekHarbor'];
const addedCost: Check = (x, place) => {
  for (const [i, item] of someCost(x, place).entries()) must(item.distinct !== true, `${place}[${i}].distinct`, 'word-not-here', 'PA-22.4');
};
const whoGains = oneOf('archon', 'allIslands');
const EVENT_GAIN = { what: kind('island'), n: number(1, 6) };
export const EVENT_EFFECTS = {
  each: shape('event.resolve', { do: list }, { who: only('allIslands') }),
  chooseTargets: shape(
    'event.resolve',
    { do: list, count: (x, place) => (x === 'ceil(players/3)' ? x : whole(x, place, 1, 6)) },
    { by: only('archon'), exclude: (x, place) => words(x, place, ['archon']), beneficial: only(true, false), rest: list },
  ),
  gain: shape('event.resolve', EVENT_GAIN, { who: whoGains, pick: oneOf('owner', 'receiver') }),
  modifyCost: shape('event.resolve', { applies, add: addedCost }),
  redrawHazard: shape('event.resolve', { region, uses: number(1, 6) }, { by: only('archon') }),
  modifyHazardDraws: shape('event.resolve', { region, delta: number(-2, 3) }),
} satisfies Shapes;
export const ISLAND_EFFECTS = {
  payOr: shape('event.resolve', { options: list, else: list }, { unlessOwns: (x, place) => words(x, place, AEGIS) }),
  may: {
    needs: Object.fromEntries<Check>([
      ['cost', (x, place) => someCost(x, place)],
      ['then', list],
    ]),
    may: { limit: only(1) },
  },
  gain: shape('event.resolve', EVENT_GAIN, { pick: oneOf('owner', 'receiver') }),
  lose: shape('event.resolve', { what: only('anyCommodity'), n: amount }, { pick: oneOf('owner', 'random') }),
  blockProduction: shape('event.resolve', { kind: only('village'), n: number(1, 6), pick: oneOf('owner', 'archon') }),
  boostProduction: shape('event.resolve', { kind: only('village'), n: number(1, 6), plus: only(1), stacksWithArmy: only(false) }),
  modifyCost: shape('event.resolve', { applies, remove: (x, place) => oneItem(x, place, 6) }, { uses: only(1) }),
  blockStructures: shape('event.resolve', { group: only('acropolis') }),
  immobilizeFleet: shape('event.resolve', { n: number(1, 3) }, { pick: only('archon') }),
} satisfies Shapes;
export const HAZARD_EFFECTS = {
  lose: shape('hazard.resolve', { what: kind('plain'), n: amount }, { pick: oneOf('owner', 'random') }),
  turnBack: shape('hazard.resolve'),
  divert: shape('hazard.resolve', {}, { by: only('archon'), sameRegion: only(true) }),
} satisfies Shapes;
export const HARBOR_EFFECTS = {
  noTrade: shape('fleetTrade.harbor'),
  entryFee: shape('fleetTrade.harbor', { cost: (x, place) => oneItem(x, place, 1) }, { per: only('fleet') }),
  tradeOverride: shape('fleetTrade.harbor', { commodity: oneOf(...BASICS), sell: rate, buy: rate }),
} satisfies Shapes;

/** The words allowed at each place. The tables of compile-events.ts and compile-sea.ts and the sentences must cover them all to compile. */
export type EventOp = keyof typeof EVENT_EFFECTS;
export type IslandOp = keyof typeof ISLAND_EFFECTS;
export type HazardOp = keyof typeof HAZARD_EFFECTS;
export type PowerOp = keyof typeof WONDER_EFFECTS;
export type HarborOp = keyof typeof HARBOR_EFFECTS;

/** Notes beside an effect: no rule reads them. */
const REMARKS = ['provenance', 'fieldProvenance', 'source', 'why', 'note'];

const effect = (raw: unknown, place: string, here: Shapes): EffectJson => {
  const e = object(raw, place);
  must(typeof e.op === 'string', `${place}.op`, e.op === undefined ? 'missing' : 'wrong-type');
  const { op } = e;
  must(isOneOf(OPS, op), `${place}.op`, 'unknown-effect', 'PA-22.6');
  must(Object.hasOwn(here, op), `${place}.op`, 'effect-not-here', 'PA-22.6');
  if (e.when !== undefined) word(e.when, `${place}.when`, WHENS);
  const { needs, may } = (here as Readonly<Record<string, Shape>>)[op]!;
  for (const [field, check] of Object.entries(needs)) {
    if (e[field] === undefined) fail(`${place}.${field}`, 'missing');
    check(e[field], `${place}.${field}`);
  }
  for (const [field, value] of Object.entries(e)) {
    if (field === 'op' || Object.hasOwn(needs, field) || REMARKS.includes(field)) continue;
    if (!Object.hasOwn(may, field)) fail(`${place}.${field}`, 'unknown-word', 'PA-22.6');
    may[field]?.(value, `${place}.${field}`);
  }
  if (op === 'lose' && e.n !== 'all') must(e.pick !== undefined, `${place}.pick`, 'missing');
  if (op === 'immune') must(e.tags !== undefined || e.hazardKinds !== undefined, `${place}.tags`, 'missing');
  // The table of shapes has checked every field, which the compiler cannot follow.
  return e as unknown as EffectJson;
};
export const effects = (x: unknown, place: string, here: Shapes): readonly EffectJson[] =>
  list(x, place).map((raw, i) => effect(raw, `${place}[${i}]`, here));
/** Effects of one card that apply together: no word twice. */
export const differentEffects = (x: unknown, place: string, here: Shapes): readonly EffectJson[] => {
  const found = effects(x, place, here);
  found.forEach(({ op }, i) => {
    must(found.findIndex(other => other.op === op) === i, `${place}[${i}].op`, 'doubled');
  });
  return found;
};

/** The island itself chooses cards or villages for this step. */
const isPick = (e: EffectJson): boolean =>
  (e.op === 'gain' && kindsOf(e.what as string) > 1) || ((e.op === 'lose' || e.op === 'blockProduction') && e.pick === 'owner');
/** What an event does to an island: at most one thing to choose, and it comes first. `settled`: a choice came before. */
export const islandSteps = (x: unknown, place: string, settled: 'no' | 'suffered' | 'paid' = 'no'): void => {
  const steps = effects(x, place, ISLAND_EFFECTS);
  steps.forEach((e, i) => {
    const at = `${place}[${i}]`;
    const isChoice = e.op === 'payOr' || e.op === 'may';
    must(!isChoice || (settled === 'no' && steps.length === 1), at, 'too-many-choices');
    if (e.op === 'payOr') {
      const options = list(e.options, `${at}.options`);
      must(options.length > 0 && options.length < 10, `${at}.options`, 'wrong-count');
      options.forEach((option, o) => {
        someCost(option, `${at}.options[${o}]`);
      });
      islandSteps(e.else, `${at}.else`, 'suffered');
    }
    if (e.op === 'may') islandSteps(e.then, `${at}.then`, 'paid');
  });
  // Islands answer before any step is carried out: no earlier step may lose the cards that were picked.
  const picked = steps.findIndex(e => e.op === 'lose' && e.pick === 'owner');
  must(picked < 0 || steps.findIndex(e => e.op === 'lose') === picked, `${place}[${picked}]`, 'choice-comes-first');
  must(steps.filter(isPick).length <= (settled === 'paid' ? 0 : 1), place, 'too-many-choices');
};
