/** The compiled pack: what the rules read. Built once per pack by compile.ts; everything by number, costs by island. */
import type { Cost } from './cost.ts';

/** A cost or a set of kinds for each island. */
export type IslandCost = readonly Cost[];
export type IslandMask = readonly number[];

export interface Village {
  readonly good: number;
  readonly cost: Cost;
}
export interface Island {
  readonly torch: boolean;
  readonly produced: number;
  readonly start: readonly number[];
  readonly rare: number;
  readonly villages: readonly Village[];
  readonly workshops: readonly Village[];
  /** Acropolis types that may be built twice, as bits. */
  readonly alternatives: number;
}
/** PA-22.6 `exchange`: the bank gives `get` for `give`. */
export interface Swap {
  readonly give: IslandCost;
  readonly get: number;
}
export interface Acropolis {
  readonly cost: IslandCost;
  readonly swap: Swap | null;
  readonly freePhilosophies: number;
  readonly adopts: boolean;
  readonly handLimit: number;
}

/** What a philosophy or a complete wonder can do; a field at its neutral value means "nothing of the kind". */
export interface Power {
  readonly id: string;
  readonly reduceLoss: number;
  readonly substitutes: boolean;
  readonly keeps: number;
  readonly upgrades: boolean;
  readonly costAsked: number;
  readonly costPaid: number;
  readonly voteWeight: number;
  readonly tradeGain: number;
  readonly immuneTags: readonly string[];
  readonly immuneHazards: readonly string[];
  /** −1: both. */
  readonly immuneRegion: number;
  readonly replacesHazard: boolean;
  readonly freeAdoptions: number;
  readonly discount: number;
  readonly swap: Swap | null;
  readonly declines: boolean;
  readonly peeks: boolean;
  readonly boost: number;
  readonly boostStacks: boolean;
  readonly returnsAegis: boolean;
  readonly ignores: readonly string[];
}
export const ABILITIES = [
  'reduceLoss',
  'substitutes',
  'keeps',
  'upgrades',
  'costPaid',
  'votes',
  'tradeGain',
  'immuneTags',
  'immuneHazards',
  'replacesHazard',
  'discount',
  'swap',
  'declines',
  'peeks',
  'boost',
  'returnsAegis',
  'ignores',
] as const;
export type Ability = (typeof ABILITIES)[number];

export const PAY_BUILD = 0;
export const PAY_TRADE_START = 1;
export const PAY_FLEET = 2;
export interface Stage {
  readonly cost: IslandCost;
  readonly when: number;
  /** −1 unless paid abroad. */
  readonly land: number;
}
export interface Wonder {
  readonly id: string;
  /** Plan, then partial construction. */
  readonly stages: readonly [Stage, Stage];
  /** What another island pays, as bits of kinds; 0: the power is not sold. */
  readonly price: number;
  readonly priceFromCargo: boolean;
}

export const PICK_NONE = 0;
export const PICK_OWNER = 1;
export const PICK_ARCHON = 2;
export const PICK_RANDOM = 3;
export const ALL_OF_IT = -1;
export const HALF_OF_IT = -2;

/** What an event does to one island. */
export type Step =
  | { readonly op: 'pay-or'; readonly options: readonly IslandCost[]; readonly exempt: number; readonly or: readonly Step[] }
  | { readonly op: 'may'; readonly cost: IslandCost; readonly gets: readonly Step[] }
  | { readonly op: 'gain'; readonly what: IslandMask; readonly n: number }
  | { readonly op: 'lose'; readonly what: number; readonly n: number; readonly pick: number }
  | { readonly op: 'block'; readonly n: number; readonly pick: number }
  | { readonly op: 'boost'; readonly n: number }
  | { readonly op: 'remove-cost'; readonly applies: number; readonly what: number; readonly n: number }
  | { readonly op: 'block-acropolis' }
  | { readonly op: 'ground'; readonly n: number; readonly pick: number };
/** What is built, for modified costs. */
export const APPLIES = ['village', 'workshop', 'acropolis', 'wonder'] as const;
/** One effect of an event. */
export type EventEffect =
  | { readonly op: 'islands'; readonly who: 'all' | 'archon'; readonly steps: readonly Step[] }
  /** `count` 0: a third of the islands, rounded up. */
  | {
      readonly op: 'named';
      readonly count: number;
      readonly exceptArchon: boolean;
      readonly steps: readonly Step[];
      readonly rest: readonly Step[];
    }
  | { readonly op: 'add-cost'; readonly applies: number; readonly cost: IslandCost }
  | { readonly op: 'redraw'; readonly region: number; readonly uses: number }
  | { readonly op: 'draws'; readonly region: number; readonly delta: number };
export interface EventCard {
  readonly id: string;
  readonly year: number;
  readonly tags: readonly string[];
  readonly effects: readonly EventEffect[];
}

export const MOST = ['cards', 'commodities', 'rare', 'gold'] as const;
export type Select =
  | { readonly by: 'all' }
  | { readonly by: 'min'; readonly cards: number }
  | { readonly by: 'most'; readonly of: number }
  | { readonly by: 'has'; readonly mask: number };
export type HazardStep =
  | { readonly op: 'lose'; readonly what: number; readonly n: number; readonly pick: number }
  | { readonly op: 'turn-back' }
  | { readonly op: 'divert' };
export interface Hazard {
  readonly id: string;
  readonly kind: string;
  readonly copies: number;
  readonly archonPicks: boolean;
  readonly select: Select;
  readonly steps: readonly HazardStep[];
  readonly wards: number;
}

/** One rate: n of some kinds for n of others. */
export interface Rate {
  readonly give: number;
  readonly giveMask: number;
  readonly get: number;
  readonly getMask: number;
}
export interface Harbor {
  readonly id: string;
  readonly kind: string;
  readonly copies: number;
  readonly noTrade: boolean;
  /** What pays the duty, as bits; 0: none. */
  readonly duty: number;
  /** The commodity with rates of its own, or −1. */
  readonly special: number;
  readonly sell: Rate | null;
  readonly buy: Rate | null;
}
export interface Land {
  readonly region: number;
  /** The card sold here, or −1; its price. */
  readonly sells: number;
  readonly price: Cost;
  /** Prices of plans by plans already taken; empty where none are given out. */
  readonly plans: readonly Cost[];
}

export interface Box {
  readonly islands: readonly Island[];
  readonly acropolis: readonly Acropolis[];
  readonly fleets: readonly Cost[];
  readonly capacity: number;
  readonly philosophies: readonly string[];
  readonly copies: number;
  readonly wonders: readonly Wonder[];
  /** By number of power card: philosophies, then wonders. */
  readonly powers: readonly Power[];
  /** By ability: the power cards that have it. */
  readonly able: Readonly<Record<Ability, readonly number[]>>;
  readonly events: readonly EventCard[];
  readonly beginnerRemoved: number;
  readonly hazards: readonly Hazard[];
  readonly hazardDraws: readonly [number, number];
  readonly harbors: readonly Harbor[];
  readonly lands: readonly Land[];
  /** Neighbouring rows, then foreign rows. */
  readonly rates: readonly Rate[];
  readonly rowIds: readonly string[];
  readonly foreignFrom: number;
  readonly handLimit: number;
  /** Aegis cards at the start. With four: the bonus island, the one with its start villages, the one with its rare. With five: four islands. */
  readonly bonus: readonly [island: number, start: number, rare: number, five: number];
}
