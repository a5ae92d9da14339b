/**
 * What is in the box, PK-1: cities and powers, tracks, locations, tiles, counters, the combat table. Data only.
 * State and rooms use the index of a thing in its list; actions, events, views and refusals use its id.
 */
import { isKey, setOf } from '@stoa/engine';

/** PK-1.3: the six cities and, last, Persia. */
export const POWERS = ['athens', 'sparta', 'argos', 'corinth', 'thebes', 'megara', 'persia'] as const;
export type PowerId = (typeof POWERS)[number];
export const powerId = (power: number): PowerId => POWERS[power]!;
export const CITIES = ['athens', 'sparta', 'argos', 'corinth', 'thebes', 'megara'] as const;
export type CityId = (typeof CITIES)[number];
export const cityId = (city: number): CityId => CITIES[city]!;

export const ATHENS = 0;
export const SPARTA = 1;
export const PERSIA = 6;
export const CITY_COUNT = 6;
export const POWER_COUNT = 7;

export const UNITS = ['hoplite', 'trireme'] as const;
export type UnitId = (typeof UNITS)[number];
export const unitId = (unit: number): UnitId => UNITS[unit]!;
export const HOPLITE = 0;
export const TRIREME = 1;

export const SIDES = ['attack', 'defend'] as const;
export type SideId = (typeof SIDES)[number];
export const sideId = (side: number): SideId => SIDES[side]!;
export const ATTACK = 0;
export const DEFEND = 1;

/** PK-1.4: victory points of a statue; the first value counts without a defeat, and each defeat covers one value from the left. */
export const TRACKS: readonly (readonly number[])[] = [
  [5, 5, 3, 1],
  [5, 4, 3, 2],
  [6, 3],
  [9, 7, 5, 3],
  [7, 5, 3],
  [6, 3],
];

/** PK-1.2, PK-1.3: the 71 counters by power and unit, a number of pieces for each strength 1 to 4. */
export const COUNTERS: readonly (readonly [hoplites: readonly number[], triremes: readonly number[]])[] = [
  [
    [2, 2, 2, 0],
    [2, 2, 2, 2],
  ],
  [
    [2, 3, 3, 2],
    [1, 2, 1, 0],
  ],
  [
    [2, 2, 2, 0],
    [1, 1, 1, 0],
  ],
  [
    [1, 3, 1, 0],
    [2, 2, 1, 0],
  ],
  [
    [2, 3, 2, 0],
    [1, 1, 0, 0],
  ],
  [
    [1, 1, 0, 0],
    [1, 1, 1, 0],
  ],
  [
    [0, 2, 4, 0],
    [0, 2, 2, 0],
  ],
];

/** PK-1.5: a location; `grey` and `violet` are intrinsic strength by unit, defenders and rebels. */
export interface LocationData {
  readonly id: LocationId;
  readonly city: number;
  readonly rounds: readonly number[];
  /** The units of its rounds, as bits. */
  readonly units: number;
  readonly vp: number;
  readonly grey: readonly [hoplite: number, trireme: number];
  readonly violet: readonly [hoplite: number, trireme: number];
}

export const LOCATIONS = [
  'amphipolis',
  'lesbos',
  'plataea',
  'naupactus',
  'potidea',
  'acarnania',
  'attica',
  'melos',
  'epidaurus',
  'pylos',
  'sicily',
  'cephallenia',
  'cythera',
  'spartolus',
  'megara-location',
  'mantinea',
  'delium',
  'aetolia',
  'corcyra',
  'leucas',
  'solygeia',
] as const;
export type LocationId = (typeof LOCATIONS)[number];
export const LOCATION_COUNT = LOCATIONS.length;

const TH = [TRIREME, HOPLITE];
const HT = [HOPLITE, TRIREME];
const H = [HOPLITE];
const NONE = [0, 0] as const;

type Row = readonly [
  city: number,
  rounds: readonly number[],
  vp: number,
  grey: readonly [number, number],
  violet: readonly [number, number],
];
const ROWS: readonly Row[] = [
  [0, TH, 6, [1, 0], NONE],
  [0, HT, 4, NONE, [1, 1]],
  [0, H, 4, [1, 0], NONE],
  [0, TH, 4, NONE, NONE],
  [0, TH, 5, NONE, [1, 0]],
  [0, TH, 3, [1, 0], NONE],
  [0, H, 4, NONE, NONE],
  [1, HT, 3, [1, 1], NONE],
  [1, TH, 4, NONE, NONE],
  [1, TH, 4, NONE, NONE],
  [1, TH, 7, [1, 1], NONE],
  [1, HT, 4, NONE, NONE],
  [1, HT, 3, NONE, NONE],
  [1, TH, 4, NONE, [1, 0]],
  [5, TH, 5, NONE, NONE],
  [2, H, 5, NONE, NONE],
  [4, TH, 5, NONE, NONE],
  [4, TH, 3, NONE, NONE],
  [3, HT, 3, NONE, [1, 1]],
  [3, HT, 4, NONE, NONE],
  [3, HT, 4, NONE, NONE],
];
export const LOCATION_DATA: readonly LocationData[] = ROWS.map(([city, rounds, vp, grey, violet], i) => ({
  id: LOCATIONS[i]!,
  city,
  rounds,
  units: rounds.reduce((set, unit) => set | (1 << unit), 0),
  vp,
  grey,
  violet,
}));

/** By location: its city, without the rest of its data. */
export const CITY_OF_LOCATION: readonly number[] = LOCATION_DATA.map(({ city }) => city);
/** PK-9.2: the same for the units that fight there. */
export const UNITS_AT: readonly number[] = LOCATION_DATA.map(({ units }) => units);

/** PK-1.6: 18 kinds of city tile, three to a city, and the brown one. Tiles of a kind are interchangeable. */
export const TILES = [
  'athens-plain',
  'athens-candidate',
  'athens-assassin',
  'sparta-plain',
  'sparta-candidate',
  'sparta-assassin',
  'argos-plain',
  'argos-candidate',
  'argos-assassin',
  'corinth-plain',
  'corinth-candidate',
  'corinth-assassin',
  'thebes-plain',
  'thebes-candidate',
  'thebes-assassin',
  'megara-plain',
  'megara-candidate',
  'megara-assassin',
  'any-plain',
] as const;
export type TileId = (typeof TILES)[number];
export const TILE_COUNT = TILES.length;
export const TILE_NUMBERS: readonly number[] = [3, 2, 1, 3, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2, 1, 2, 1, 1, 5];
export const ANY_TILE = 18;

const PLAIN = 0;
export const CANDIDATE = 1;
export const ASSASSIN = 2;
/** The colour of a tile: its city, or 6 for brown. */
export const tileColour = (tile: number): number => (tile / 3) | 0;
export const tileSymbol = (tile: number): number => tile % 3;
/** The city whose tile it is; undefined for a tile of any city. */
export const cityOfTile = (id: TileId): CityId | undefined => {
  const city = id.split('-')[0];
  return city === 'any' ? undefined : (city as CityId);
};
export const tileShards = (tile: number): number => (tile !== ANY_TILE && tile % 3 === PLAIN ? 2 : 1);

/** PK-1.7. */
const BOX_SPECIALS = [
  'alkibiades',
  'brasidas',
  'perikles',
  'persian-fleet',
  'phormio',
  'plague',
  'slave-revolt',
  'thessalian-allies',
] as const;
/** A tile that is added stands behind those of the box, and in `SINCE`. */
export const SPECIALS = [...BOX_SPECIALS] as const;
export type SpecialId = (typeof SPECIALS)[number];
/** PK-17.2 to PK-17.4: when each is played. What it does: its file in specials/. */
export const PLAYED_IN = {
  alkibiades: 'influence',
  brasidas: 'hoplite-round',
  perikles: 'influence',
  'persian-fleet': 'trireme-round',
  phormio: 'trireme-round',
  plague: 'influence',
  'slave-revolt': 'commit',
  'thessalian-allies': 'hoplite-round',
} as const satisfies Readonly<Record<SpecialId, 'influence' | 'commit' | 'hoplite-round' | 'trireme-round'>>;
/** PK-17.4, PK-17.7: the tiles that double counters in a round, and whose, no matter who leads them or where they stand. */
export const DOUBLED_BY = {
  brasidas: { power: 'sparta', unit: 'hoplite' },
  phormio: { power: 'athens', unit: 'trireme' },
} as const satisfies Readonly<Partial<Record<SpecialId, { readonly power: PowerId; readonly unit: UnitId }>>>;
export type DoublingId = keyof typeof DOUBLED_BY;
/** Whether one of these tiles doubles the counters of this power and unit. */
export const doubles = (tiles: readonly SpecialId[], power: PowerId, unit: UnitId): boolean =>
  tiles.some(tile => isKey(DOUBLED_BY, tile) && DOUBLED_BY[tile].power === power && DOUBLED_BY[tile].unit === unit);
export const SPECIAL_COUNT = SPECIALS.length;
/** Tiles that were added later, with the rules number they came with: a table under way keeps the tiles it began with. */
const SINCE: Readonly<Partial<Record<SpecialId, number>>> = {} satisfies Record<Exclude<SpecialId, (typeof BOX_SPECIALS)[number]>, number>;
/** The rules number of the newest tile. */
export const NEWEST_TILES = Math.max(1, ...Object.values(SINCE));
/** The tiles of a table that began with this rules number, as bits. */
export const specialsUnder = (rules: number): number => setOf(SPECIALS.flatMap((id, tile) => ((SINCE[id] ?? 1) <= rules ? [tile] : [])));

/** PK-2.1, PK-2.10 and the sizes of the displays. */
export const MAX_SEATS = 5;
export const CUBES_EACH = 30;
export const DISPLAY_SIZE = 10;
export const SLOT_COUNT = 7;
export const LAST_TURN = 3;
export const influenceQuota = (seats: number): number => (seats === 5 ? 4 : 5);

/** PK-13: the columns of the combat table; the defence needs 15 minus what the attack needs. */
export const COLUMNS = ['1:2', '-2', '1:1', '+2', '2:1', '3:1'] as const;
export type ColumnId = (typeof COLUMNS)[number];
export const attackNeeds = (column: number): number => 10 - column;
export const defenceNeeds = (column: number): number => 5 + column;

/** From an id to its index. */
const indexOf = <T extends string>(ids: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(ids.map((id, i) => [id, i])) as Record<T, number>;
export const POWER = indexOf(POWERS);
export const UNIT = indexOf(UNITS);
export const SIDE = indexOf(SIDES);
export const LOCATION = indexOf(LOCATIONS);
export const TILE = indexOf(TILES);
export const SPECIAL = indexOf(SPECIALS);
