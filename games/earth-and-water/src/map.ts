/** The board, EW-1.1 to EW-1.11 and EW-2: sides, cities, roads, food, pieces, figures. Data only. */
import { setOf } from '@stoa/engine';

/** Seat 0 is Persia, seat 1 is Greece. */
export const PERSIA = 0;
export const GREECE = 1;
export type Side = typeof PERSIA | typeof GREECE;
export const SIDES = [PERSIA, GREECE] as const;
export const SIDE_IDS = ['persia', 'greece'] as const;
export type SideId = (typeof SIDE_IDS)[number];
export const other = (side: Side): Side => (side === PERSIA ? GREECE : PERSIA);

/** EW-1.2. The nine cities with a road come first, so that a set of them fits in nine bits; then the two islands. */
export const CITIES = [
  'abydos',
  'ephesos',
  'athenai',
  'sparta',
  'korinthos',
  'thebai',
  'delphi',
  'larissa',
  'pella',
  'eretria',
  'naxos',
] as const;
export type CityId = (typeof CITIES)[number];
/** The index of a city in `CITIES`, used in the state. Actions, events and views use the id. */
export type City = number;
export const CITY_COUNT = CITIES.length;
const byId = Object.fromEntries(CITIES.map((id, city) => [id, city])) as Readonly<Record<CityId, City>>;
export const cityOf = (id: CityId): City => byId[id];
export const idOf = (city: City): CityId => CITIES[city]!;
export const isCityId = (x: unknown): x is CityId => typeof x === 'string' && Object.hasOwn(byId, x);

const places = (...ids: CityId[]): number => setOf(ids.map(cityOf));
export const ABYDOS = cityOf('abydos');
export const EPHESOS = cityOf('ephesos');
export const ATHENAI = cityOf('athenai');
export const SPARTA = cityOf('sparta');
export const THEBAI = cityOf('thebai');
export const PELLA = cityOf('pella');

/** Sets of cities as bits. */
export const ALL_CITIES = (1 << CITY_COUNT) - 1;
/** EW-1.3: key cities by side. */
export const KEY_CITIES: readonly [number, number] = [places('abydos', 'ephesos'), places('athenai', 'sparta')];
/** EW-1.5. */
export const PORTS = places('abydos', 'athenai', 'ephesos', 'eretria', 'naxos', 'pella', 'sparta', 'thebai');
/** EW-1.9: no road leads there. */
export const ISLANDS = places('eretria', 'naxos');
/** EW-1.4, by city. */
export const FOOD: readonly number[] = CITIES.map(id =>
  id === 'abydos' || id === 'ephesos' ? 3 : id === 'athenai' || id === 'sparta' ? 2 : 1,
);

/** EW-1.6: the nine permanent roads. EW-1.7: the fork makes Korinthos adjacent to both Athenai and Thebai. */
export const ROADS: readonly (readonly [CityId, CityId])[] = [
  ['abydos', 'ephesos'],
  ['athenai', 'korinthos'],
  ['athenai', 'thebai'],
  ['delphi', 'larissa'],
  ['delphi', 'thebai'],
  ['korinthos', 'sparta'],
  ['korinthos', 'thebai'],
  ['larissa', 'pella'],
  ['larissa', 'thebai'],
];
/** EW-1.8: the tenth road, only while the bridge is built. */
export const STRAIT: readonly [CityId, CityId] = ['abydos', 'pella'];

const neighbours = (roads: readonly (readonly [CityId, CityId])[]): readonly number[] =>
  CITIES.map(id => setOf(roads.flatMap(([a, b]) => (a === id ? [cityOf(b)] : b === id ? [cityOf(a)] : []))));
/** EW-1.10: adjacent cities by city, without and with the bridge. */
export const ADJACENT: readonly (readonly number[])[] = [neighbours(ROADS), neighbours([...ROADS, STRAIT])];

/** EW-1.11: [Persian armies, Persian fleets, Greek armies, Greek fleets]. */
export const PIECES: readonly number[] = [24, 6, 9, 5];
/** EW-2.1, EW-2.2. */
export const SETUP: readonly { readonly side: Side; readonly city: CityId; readonly armies: number; readonly fleets: number }[] = [
  { side: PERSIA, city: 'abydos', armies: 2, fleets: 0 },
  { side: PERSIA, city: 'ephesos', armies: 2, fleets: 1 },
  { side: GREECE, city: 'athenai', armies: 1, fleets: 1 },
  { side: GREECE, city: 'sparta', armies: 1, fleets: 1 },
  { side: GREECE, city: 'korinthos', armies: 1, fleets: 0 },
];

/** EW-1.13: figures, as bits of one number in this order. */
export const FIGURES = ['miltiades', 'themistocles', 'leonidas', 'darius', 'xerxes', 'artemisia'] as const;
export type FigureId = (typeof FIGURES)[number];
export type Figure = number;
export const MILTIADES = 0;
export const THEMISTOCLES = 1;
export const LEONIDAS = 2;
export const DARIUS = 3;
export const XERXES = 4;
export const ARTEMISIA = 5;
export const figureId = (figure: Figure): FigureId => FIGURES[figure]!;

/** EW-1.17. */
export const CAMPAIGNS = 5;
export const VP_LIMIT = 6;
/** EW-1.16. */
export const DICE_LIMIT = 3;

/** EW-5.1, EW-5.2, EW-5.6, EW-17.G01, EW-17.P15. */
export const BUDGET = { persia: 12, persiaWithCard: 10, greece: 6, greeceAfterFire: 5, mines: 3 } as const;
export const BRIDGE_COST = 6;
export const CARDS_LIMIT = 6;
export const FLEETS_LIMIT = 2;
/** EW-8.2. */
export const TRANSPORT_LIMIT = 3;
/** EW-12.1, EW-12.2: cards kept, by side. */
export const HAND_LIMIT: readonly [number, number] = [1, 4];
