/**
 * The kinds of cards, PA-1.1, PA-1.2, PA-1.3, PA-1.4, and the words every pack shares: lands, islands, acropolis types, fleets
 * (PA-1.7), decks (PA-1.11, PA-1.12). Data only. The bank has no counts: PA-1.5, it never runs out.
 */
import { setOf } from '@stoa/engine';

export const BASICS = ['grain', 'grapes', 'olives', 'ore', 'timber', 'wool'] as const;
export const RARES = ['pottery', 'spices', 'tools', 'papyrus'] as const;
export const AEGIS = ['army', 'warship', 'gift'] as const;
export const CARDS = [...BASICS, ...RARES, 'gold', ...AEGIS] as const;
export type CardId = (typeof CARDS)[number];

export const CARD_COUNT = CARDS.length;
export const PAPYRUS = 9;
export const GOLD = 10;
export const COMMODITY_COUNT = 11;
export const ARMY = 11;
export const GIFT = 13;

const range = (from: number, to: number): number => setOf(Array.from({ length: to - from }, (_, i) => from + i));
export const BASIC_MASK = range(0, 6);
export const RARE_MASK = range(6, 10);
/** PA-1.2: papyrus is never made in a workshop. */
export const WORKSHOP_RARE_MASK = range(6, 9);
export const GOLD_MASK = range(10, 11);
export const COMMODITY_MASK = range(0, 11);
export const AEGIS_MASK = range(11, 14);
export const CARD_MASK = range(0, 14);

export const cardIndex: ReadonlyMap<string, number> = new Map(CARDS.map((id, i) => [id, i]));
export const cardNumber = (id: CardId): number => cardIndex.get(id)!;
export const cardId = (card: number): CardId => CARDS[card]!;

/** PA-1.10. */
export const LANDS = ['athens', 'sparta', 'ionia', 'egypt', 'carthage', 'italy'] as const;
export type LandId = (typeof LANDS)[number];
export const LAND_COUNT = LANDS.length;
export const landIndex: ReadonlyMap<string, number> = new Map(LANDS.map((id, i) => [id, i]));
export const landNumber = (id: LandId): number => landIndex.get(id)!;
export const landId = (land: number): LandId => LANDS[land]!;
export const NEIGHBOURING = 0;
export const FOREIGN = 1;
export const REGIONS = ['neighbouring', 'foreign'] as const;

/** PA-1.6. */
export const ISLANDS = ['chios', 'crete', 'rhodes', 'naxos', 'scyros', 'lemnos'] as const;
export type IslandId = (typeof ISLANDS)[number];
export const islandIndex: ReadonlyMap<string, number> = new Map(ISLANDS.map((id, i) => [id, i]));
export const islandNumber = (id: IslandId): number => islandIndex.get(id)!;
export const islandId = (island: number): IslandId => ISLANDS[island]!;

/** PA-1.9. */
export const ACROPOLIS = ['fortress', 'shrine', 'great_harbor', 'marketplace', 'academy', 'treasury'] as const;
export type AcropolisId = (typeof ACROPOLIS)[number];
export const ACROPOLIS_COUNT = ACROPOLIS.length;

export const FLEETS = ['A', 'B', 'C'] as const;
export type FleetId = (typeof FLEETS)[number];
export const fleetId = (f: number): FleetId => FLEETS[f]!;
export const FLEET_COUNT = 3;

/** PA-18.1: villages, workshops, acropolis, complete wonders of a complete island; PA-18.3: such islands are compared from this tie-breaker on. */
export const COMPLETE_STRUCTURES = 16;
export const FIRST_FOR_COMPLETE = 5;
export const VILLAGE_COUNT = 6;
export const WORKSHOP_COUNT = 2;
export const WONDER_COUNT = 12;
export const PHILOSOPHY_COUNT = 6;
export const EVENT_COUNT = 18;
export const MAX_SEATS = 6;

/** What can be built, by one number: villages, a workshop, acropolis types. */
export const STRUCTURES = ['village-1', 'village-2', 'village-3', 'village-4', 'village-5', 'village-6', 'workshop', ...ACROPOLIS] as const;
export type StructureId = (typeof STRUCTURES)[number];
export const structureIndex: ReadonlyMap<string, number> = new Map(STRUCTURES.map((id, i) => [id, i]));
export const structureNumber = (id: StructureId): number => structureIndex.get(id)!;
export const FIRST_ACROPOLIS = VILLAGE_COUNT + 1;
