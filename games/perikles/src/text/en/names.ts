/** English names: seats, powers, places, tiles, counters. */
import { type Seat, textTools } from '@stoa/engine';
import {
  LOCATION,
  LOCATION_DATA,
  type LocationData,
  type LocationId,
  type PowerId,
  type SideId,
  type SpecialId,
  TILE,
  type TileId,
  tileShards,
  tileSymbol,
  type UnitId,
} from '../../box.ts';
import type { Placement } from '../../events.ts';
import type { PkRoomName, SpecialText } from '../words.ts';

export const { and, count } = textTools('en-GB');

const SEATS = ['Red', 'Green', 'Black', 'Orange', 'Blue'];
export const seat = (s: Seat): string => SEATS[s] ?? `Seat ${s + 1}`;
export const seats = (list: readonly Seat[]): string => and(list.map(seat));
export const has = (list: readonly Seat[], one: string, many: string): string => (list.length === 1 ? one : many);

export const powers: Readonly<Record<PowerId, string>> = {
  athens: 'Athens',
  sparta: 'Sparta',
  argos: 'Argos',
  corinth: 'Corinth',
  thebes: 'Thebes',
  megara: 'Megara',
  persia: 'Persia',
};
export const locations: Readonly<Record<LocationId, string>> = {
  amphipolis: 'Amphipolis',
  lesbos: 'Lesbos',
  plataea: 'Plataea',
  naupactus: 'Naupactus',
  potidea: 'Potidea',
  acarnania: 'Acarnania',
  attica: 'Attica',
  melos: 'Melos',
  epidaurus: 'Epidaurus',
  pylos: 'Pylos',
  sicily: 'Sicily',
  cephallenia: 'Cephallenia',
  cythera: 'Cythera',
  spartolus: 'Spartolus',
  'megara-location': 'Megara (location)',
  mantinea: 'Mantinea',
  delium: 'Delium',
  aetolia: 'Aetolia',
  corcyra: 'Corcyra',
  leucas: 'Leucas',
  solygeia: 'Solygeia',
};
export const power = (id: PowerId): string => powers[id];
export const place = (id: LocationId): string => locations[id];
/** The short name, where only a location can be meant. */
export const field = (id: LocationId): string => (id === 'megara-location' ? powers.megara : locations[id]);
export const powerList = (ids: readonly PowerId[]): string => and(ids.map(power));

export const specials: Readonly<Record<SpecialId, SpecialText>> = {
  alkibiades: {
    name: 'Alkibiades',
    text: 'In your turn to take an Influence tile: move 2 cubes of any owners, each to another city. Candidates stay.',
  },
  brasidas: { name: 'Brasidas', text: 'In a contested hoplite round: every Spartan hoplite counter there counts double in this round.' },
  perikles: { name: 'Perikles', text: 'In your turn to take an Influence tile: put 2 of your cubes into Athens.' },
  'persian-fleet': { name: 'Persian Fleet', text: 'In a contested trireme round: a side without a battle token starts with 1 token.' },
  phormio: { name: 'Phormio', text: 'In a contested trireme round: every Athenian trireme counter there counts double in this round.' },
  plague: {
    name: 'Plague',
    text: 'In your turn to take an Influence tile: in a city of your choice everybody loses half of their cubes, rounded down.',
  },
  'slave-revolt': {
    name: 'Slave Revolt',
    text: 'In your commit turn: a Spartan hoplite picked at random, from a location or from the hand, goes home for this turn.',
  },
  'thessalian-allies': {
    name: 'Thessalian Allies',
    text: 'In a contested hoplite round: a side without a battle token starts with 1 token.',
  },
};

/** “Athens, 2 shards”, “Argos, Candidate”. */
export const tile = (id: TileId): string => {
  const city = id.split('-')[0] as PowerId | 'any';
  const name = city === 'any' ? 'Any City' : powers[city];
  const symbol = city === 'any' ? 0 : tileSymbol(TILE[id]);
  return `${name}, ${symbol === 1 ? 'Candidate' : symbol === 2 ? 'Assassin' : count(tileShards(TILE[id]), { one: 'shard', other: 'shards' })}`;
};

export const unit = (id: UnitId): string => id;
export const hoplites = (n: number): string => count(n, { one: 'hoplite', other: 'hoplites' });
export const triremes = (n: number): string => count(n, { one: 'trireme', other: 'triremes' });
export const cubes = (n: number): string => count(n, { one: 'cube', other: 'cubes' });
export const counters = (n: number): string => count(n, { one: 'counter', other: 'counters' });
export const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;
export const side = (id: SideId): string => (id === 'attack' ? 'the attack' : 'the defence');
export const to = (id: SideId): string => (id === 'attack' ? 'to attack' : 'to defend');
/** “1 hoplite of Sparta (strength 3)”; without the strength for readers who may not know it. */
export const counter = ({ power: p, unit: u, strength }: Pick<Placement, 'power' | 'unit' | 'strength'>): string =>
  `1 ${u} of ${power(p)}${strength === null ? '' : ` (strength ${strength})`}`;

export const data = (id: LocationId): LocationData => LOCATION_DATA[LOCATION[id]]!;
export const rounds = (id: LocationId): string =>
  data(id)
    .rounds.map(u => (u === 0 ? 'hoplites' : 'triremes'))
    .join(', then ');

export const rooms: Readonly<Record<PkRoomName, string>> = {
  'start-player': 'the draw of the start player',
  'deal-specials': 'the deal of Special tiles',
  'draw-locations': 'the draw of Location tiles',
  'draw-influence': 'the draw of Influence tiles',
  'extra-cube': 'the extra cubes',
  'take-influence': 'taking Influence tiles',
  'any-city': 'the choice of a city for a cube',
  candidate: 'the Candidate symbol',
  assassin: 'the Assassin symbol',
  'after-tile': 'the end of a turn',
  alkibiades: 'Alkibiades',
  propose: 'proposing candidates',
  'commit-forces': 'sending forces',
  'choose-first': 'the choice of who goes first',
  recover: 'recovering counters',
  commit: 'a commit turn',
  ask: 'a request for permission',
  'slave-revolt': 'Slave Revolt',
  'battle-special': 'Special tiles in battle',
  dice: 'the dice',
  casualty: 'the choice of a casualty',
};
