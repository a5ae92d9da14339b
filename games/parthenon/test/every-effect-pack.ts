/**
 * A pack in which every effect of the vocabulary (PA-22.6) stands at every place where it may stand, in ways the built-in pack does not
 * have: several effects on a card, choices of every kind. Things are cheap and seas are rough, so that random games meet all of it.
 */
import { BUILTIN, type PackJson } from '@stoa/parthenon';
import { bare, type Json } from './own-pack.ts';

const some = (n: number, of: string, distinct?: true): Json => (distinct ? { n, of, distinct } : { n, of });
const CHEAP = [some(1, 'anyBasic')];
const lose = (n: number | string, pick?: string): Json => ({ op: 'lose', what: 'anyCommodity', n, ...(pick ? { pick } : {}) });
const idle = (n: number, pick: string): Json => ({ op: 'blockProduction', kind: 'village', n, pick });
const stuck = (n: number): Json => ({ op: 'immobilizeFleet', n, pick: 'archon' });
const shut: Json = { op: 'blockStructures', group: 'acropolis' };
const busy = (n: number): Json => ({ op: 'boostProduction', kind: 'village', n, plus: 1, stacksWithArmy: false });
const cheaper: Json = { op: 'modifyCost', applies: ['village', 'workshop', 'acropolis', 'wonder'], remove: [some(1, 'anyCard')], uses: 1 };
const gain = (n: number, what: string): Json => ({ op: 'gain', what, n });
const payOr = (options: Json[][], orElse: Json[], unlessOwns?: string[]): Json => ({
  op: 'payOr',
  options,
  else: orElse,
  ...(unlessOwns ? { unlessOwns } : {}),
});
const may = (cost: Json[], then: Json[]): Json => ({ op: 'may', cost, then });

/** What happens to an island: one for each event, and the next one for those who are not named. */
const STEPS: readonly Json[][] = [
  [payOr([[some(1, 'anyBasic')], [some(2, 'anyRare', true)]], [lose('half', 'random')])],
  [payOr([[some(2, 'anyBasic', true)]], [lose('all')], ['gift', 'army'])],
  [payOr([[some(1, 'anyAegis')], [some(1, 'rareOrGold')]], [lose(2, 'owner'), idle(1, 'archon'), stuck(1)])],
  [payOr([[some(1, 'producedBasic'), some(1, 'nonProducedBasic')]], [stuck(2), shut])],
  [payOr([[some(1, 'anyCard')]], [idle(2, 'owner'), lose(1, 'random')], ['warship'])],
  [may([some(1, 'anyRare')], [gain(2, 'gold'), busy(2), cheaper])],
  [may([some(2, 'anyCard', true)], [gain(1, 'warship'), gain(1, 'papyrus')])],
  [gain(2, 'anyAegis'), busy(1)],
  [gain(2, 'nonProducedBasic'), gain(1, 'papyrus')],
  [lose(3, 'owner'), shut],
  [lose('half', 'owner'), gain(1, 'gift')],
  [lose(2, 'random'), idle(1, 'archon')],
  [idle(3, 'owner'), stuck(3)],
  [busy(6), cheaper, gain(2, 'anyCommodity'), idle(1, 'archon')],
  [gain(1, 'anyCard')],
  [payOr([[some(1, 'gold')], [some(3, 'anyCommodity', true)]], [gain(1, 'gold'), lose('all')])],
  [may([some(1, 'anyAegis')], [gain(6, 'gold')])],
  [lose('half', 'random'), idle(2, 'archon'), shut, stuck(1)],
];
const WHOLE: readonly Json[] = [
  { op: 'modifyCost', applies: ['acropolis', 'wonder'], add: [some(1, 'producedBasic')] },
  { op: 'redrawHazard', region: 'foreign', uses: 2, by: 'archon' },
  { op: 'modifyHazardDraws', region: 'neighbouring', delta: 2 },
  { op: 'gain', who: 'archon', what: 'anyAegis', n: 2, pick: 'receiver' },
  { op: 'modifyHazardDraws', region: 'foreign', delta: -1 },
  { op: 'gain', who: 'allIslands', what: 'producedBasic', n: 1 },
];
const naming = (i: number): Json => ({
  op: 'chooseTargets',
  by: 'archon',
  count: i % 2 === 0 ? 'ceil(players/3)' : 2,
  exclude: i % 4 < 2 ? ['archon'] : [],
  beneficial: false,
  do: STEPS[i],
  rest: STEPS[(i + 1) % STEPS.length],
});
const eventEffects = (i: number): Json[] => [
  WHOLE[i % WHOLE.length] as Json,
  i % 3 === 0 ? { op: 'each', who: 'allIslands', do: STEPS[i] } : naming(i),
];

const season = { perSeason: 1 };
/** Philosophies come into play more often than wonders: they carry the powers of both. */
const PHILOSOPHIES: readonly Json[][] = [
  [{ op: 'reduceLoss', n: 1, limit: season }, { op: 'declineTarget' }, { op: 'returnLostAegis' }],
  [
    { op: 'produceSubstitute', n: 1, of: 'anyBasic' },
    { op: 'boostProduction', kind: 'village', n: 1, plus: 1, stacksWithArmy: true },
    { op: 'gain', what: 'anyRare', n: 1, pick: 'owner' },
  ],
  [{ op: 'keepCards', n: 1 }, { op: 'replaceHazard' }, { op: 'immune', hazardKinds: ['pirates'], region: 'foreign' }],
  [
    { op: 'rateUpgrade', from: 'neighbouring', to: 'foreign' },
    { op: 'ignoreHarbor', kinds: ['blockade'] },
    { op: 'peekHarbor', n: 1 },
  ],
  [
    { op: 'substituteCost', n: 1, asked: 'anyRare', paid: 'anyBasic' },
    { op: 'exchange', give: [some(2, 'anyCommodity')], get: [some(1, 'army')] },
  ],
  [
    { op: 'voteWeight', value: 3 },
    { op: 'philosophyDiscount', n: 2 },
    { op: 'immune', tags: ['plague', 'war'] },
  ],
];
const LANDS = ['sparta', 'egypt', 'italy'];
const wonder = (card: Json, i: number): Json => ({
  ...card,
  plan: { cost: CHEAP, payWhen: { phase: i % 3 === 0 ? 'islandTradeStart' : 'build' } },
  partial: {
    cost: [some(1, 'anyCommodity')],
    payWhen: i % 4 === 0 ? { phase: 'fleetTrade', land: LANDS[(i / 4) % LANDS.length] } : { phase: 'build' },
  },
});

/** Whom they strike, what they do, what wards them off. */
const HAZARDS: readonly (readonly [Json, Json[], string[]])[] = [
  [{ all: true }, [], []],
  [{ minCards: 2 }, [{ op: 'lose', what: 'anyCard', n: 2, pick: 'owner' }, { op: 'turnBack' }], ['army']],
  [{ most: 'commodities' }, [{ op: 'lose', what: 'anyAegis', n: 'all' }], []],
  [
    { most: 'rare' },
    [
      { op: 'lose', what: 'anyCommodity', n: 'half', pick: 'owner' },
      { op: 'divert', by: 'archon', sameRegion: true },
    ],
    ['warship'],
  ],
  [{ has: ['basic', 'gold'] }, [{ op: 'lose', what: 'anyBasic', n: 1, pick: 'random' }], ['warship', 'army']],
  [{ archonPicks: 1, among: { has: ['basic'] } }, [{ op: 'lose', what: 'anyCard', n: 'half', pick: 'random' }, { op: 'turnBack' }], []],
  [{ archonPicks: 1, among: { most: 'gold' } }, [{ op: 'divert' }], ['warship']],
];
const made = bare(BUILTIN) as Json;
const each = (section: string, change: (card: Json, i: number) => Json): void => {
  made[section] = (made[section] as Json[]).map((card, i) => ({ ...change(card, i), provenance: 'published' }));
};
made.packId = 'test.every-effect';
each('islands', island => ({
  ...island,
  villages: (island.villages as Json[]).map(village =>
    Array.isArray(village.cost) && village.cost.length > 0 ? { ...village, cost: CHEAP } : village,
  ),
  workshops: (island.workshops as Json[]).map(workshop => ({ ...workshop, cost: CHEAP })),
}));
each('structures', structure => (Array.isArray(structure.cost) && structure.cost.length > 0 ? { ...structure, cost: CHEAP } : structure));
each('fleets', (fleet, i) => (i === 0 ? fleet : { ...fleet, cost: [some(1, 'wool')] }));
each('events', (event, i) => ({ ...event, effects: eventEffects(i) }));
each('philosophies', (philosophy, i) => ({ ...philosophy, effects: PHILOSOPHIES[i] as Json[] }));
each('wonders', wonder);
each('hazards', (hazard, i) => {
  const [select, effects, wardedBy] = HAZARDS[i % HAZARDS.length] as (typeof HAZARDS)[number];
  const { scope: _, ...rest } = hazard;
  return { ...rest, copies: 2, select, do: effects, wardedBy };
});
each('harborStatus', (harbor, i) => {
  const own = (harbor.effects as Json[]).filter(e => e.op !== 'entryFee');
  return { ...harbor, effects: i % 3 === 0 || own.length === 0 ? [...own, { op: 'entryFee', cost: [some(1, 'anyBasic')] }] : own };
});

export const EVERY_EFFECT_PACK = made as unknown as PackJson;
