/** The closed lists of PA-22.5 to PA-22.8: what may stand in a pack, and where. */
import { CARDS } from '../cards.ts';

export const SELECTORS: readonly string[] = [
  ...CARDS,
  'anyBasic',
  'producedBasic',
  'nonProducedBasic',
  'otherBasic',
  'anyRare',
  'anyWorkshopRare',
  'rareOrGold',
  'anyCommodity',
  'anyAegis',
  'anyCard',
];
/** Which effects may stand where. */
export const STRUCTURE_OPS = ['produce', 'exchange', 'philosophyOnBuild', 'adoptPhilosophy', 'handLimitA'] as const;
export const POWER_OPS = [
  'reduceLoss',
  'produceSubstitute',
  'keepCards',
  'rateUpgrade',
  'substituteCost',
  'voteWeight',
  'gain',
  'immune',
  'replaceHazard',
  'adoptFree',
  'philosophyDiscount',
  'exchange',
  'declineTarget',
  'peekHarbor',
  'boostProduction',
  'returnLostAegis',
  'ignoreHarbor',
] as const;
export const EVENT_OPS = ['each', 'chooseTargets', 'gain', 'modifyCost', 'redrawHazard', 'modifyHazardDraws'] as const;
export const ISLAND_OPS = [
  'payOr',
  'may',
  'gain',
  'lose',
  'blockProduction',
  'boostProduction',
  'modifyCost',
  'blockStructures',
  'immobilizeFleet',
] as const;
export const HAZARD_OPS = ['lose', 'turnBack', 'divert'] as const;
export const HARBOR_OPS = ['noTrade', 'entryFee', 'tradeOverride'] as const;
export const OPS: readonly string[] = [
  ...new Set<string>([...STRUCTURE_OPS, ...POWER_OPS, ...EVENT_OPS, ...ISLAND_OPS, ...HAZARD_OPS, ...HARBOR_OPS, 'noHarborCard']),
];
export const WHENS: readonly string[] = [
  'event.resolve',
  'event.target',
  'production.yield',
  'islandTrade.start',
  'voyage.start',
  'hazard.resolve',
  'fleetTrade.harbor',
  'fleetTrade.trade',
  'build.action',
  'build.cost',
  'wonder.completed',
  'archon.vote',
  'passive',
];
export const PICKS: readonly string[] = ['owner', 'receiver', 'archon', 'random'];
export const PROVENANCES: readonly string[] = ['rulebook', 'published', 'reconstruction'];
export const PAY_PHASES: readonly string[] = ['build', 'islandTradeStart', 'fleetTrade'];
export const SECTIONS = [
  'components',
  'commodities',
  'aegis',
  'islands',
  'structures',
  'fleets',
  'philosophies',
  'wonders',
  'events',
  'hazards',
  'harborStatus',
  'lands',
  'tradeTables',
  'setup',
  'limits',
  'tieBreakers',
  'variants',
  'rulings',
  'vocabulary',
  'sources',
] as const;
