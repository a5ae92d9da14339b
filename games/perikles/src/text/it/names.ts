/** Nomi italiani: posti, potenze, luoghi con le loro preposizioni, tessere, pedine. */
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

export const { and, count } = textTools('it');

const SEATS = ['Rosso', 'Verde', 'Nero', 'Arancione', 'Blu'];
export const seat = (s: Seat): string => SEATS[s] ?? `Posto ${s + 1}`;
export const seats = (list: readonly Seat[]): string => and(list.map(seat));
export const has = (list: readonly Seat[], one: string, many: string): string => (list.length === 1 ? one : many);

/** Le forme di un nome: soggetto, stato e moto a luogo, provenienza, appartenenza. */
type Forms = readonly [subject: string, at: string, from: string, of: string];
const plain = (name: string, at = `a ${name}`): Forms => [name, at, `da ${name}`, `di ${name}`];
const region = (name: string, article: 'la' | 'l’'): Forms =>
  article === 'la'
    ? [`la ${name}`, `in ${name}`, `dalla ${name}`, `della ${name}`]
    : [`l’${name}`, `in ${name}`, `dall’${name}`, `dell’${name}`];

const POWER_FORMS: Readonly<Record<PowerId, Forms>> = {
  athens: plain('Atene', 'ad Atene'),
  sparta: plain('Sparta'),
  argos: plain('Argo', 'ad Argo'),
  corinth: plain('Corinto'),
  thebes: plain('Tebe'),
  megara: plain('Megara'),
  persia: region('Persia', 'la'),
};
const PLACE_FORMS: Readonly<Record<LocationId, Forms>> = {
  amphipolis: plain('Anfipoli', 'ad Anfipoli'),
  lesbos: plain('Lesbo'),
  plataea: plain('Platea'),
  naupactus: plain('Naupatto'),
  potidea: plain('Potidea'),
  acarnania: region('Acarnania', 'l’'),
  attica: region('Attica', 'l’'),
  melos: plain('Melo'),
  epidaurus: plain('Epidauro'),
  pylos: plain('Pilo'),
  sicily: region('Sicilia', 'la'),
  cephallenia: plain('Cefalonia'),
  cythera: plain('Citera'),
  spartolus: plain('Spartolo'),
  'megara-location': plain('Megara (località)'),
  mantinea: plain('Mantinea'),
  delium: plain('Delio'),
  aetolia: region('Etolia', 'l’'),
  corcyra: plain('Corcira'),
  leucas: plain('Leucade'),
  solygeia: plain('Soligea'),
};
const bare = <K extends string>(forms: Readonly<Record<K, Forms>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<Forms>(forms).map(([id, [subject]]) => [id, subject.replace(/^(la |l’)/, '')])) as Record<K, string>;

/** Il nome da solo, per etichette ed elenchi. */
export const powers = bare(POWER_FORMS);
export const locations = bare(PLACE_FORMS);
export const powerList = (ids: readonly PowerId[]): string => and(ids.map(id => POWER_FORMS[id][0]));
export const power = (id: PowerId): string => POWER_FORMS[id][0];
export const atCity = (id: PowerId): string => POWER_FORMS[id][1];
export const fromCity = (id: PowerId): string => POWER_FORMS[id][2];
export const ofPower = (id: PowerId): string => POWER_FORMS[id][3];
/** Dove si può intendere solo una località il nome basta. */
const fieldForms = (id: LocationId): Forms => (id === 'megara-location' ? POWER_FORMS.megara : PLACE_FORMS[id]);
export const field = (id: LocationId): string => fieldForms(id)[0];
/** Il nome senza articolo, all’inizio di una riga. */
export const label = (id: LocationId): string => (id === 'megara-location' ? powers.megara : locations[id]);
export const atField = (id: LocationId): string => fieldForms(id)[1];
export const ofField = (id: LocationId): string => fieldForms(id)[3];
export const place = (id: LocationId): string => PLACE_FORMS[id][0];
export const atPlace = (id: LocationId): string => PLACE_FORMS[id][1];
export const ofPlace = (id: LocationId): string => PLACE_FORMS[id][3];

export const specials: Readonly<Record<SpecialId, SpecialText>> = {
  alkibiades: {
    name: 'Alcibiade',
    text: 'Quando tocca a te prendere una tessera Influenza: sposta 2 cubi di chiunque, ognuno in un’altra città. I candidati restano.',
  },
  brasidas: {
    name: 'Brasida',
    text: 'In un round combattuto tra opliti: ogni pedina Oplita di Sparta lì presente vale doppio in questo round.',
  },
  perikles: { name: 'Pericle', text: 'Quando tocca a te prendere una tessera Influenza: piazza 2 tuoi cubi ad Atene.' },
  'persian-fleet': {
    name: 'Flotta persiana',
    text: 'In un round combattuto tra triremi: una parte senza pedine Battaglia comincia con 1 pedina.',
  },
  phormio: {
    name: 'Formione',
    text: 'In un round combattuto tra triremi: ogni pedina Trireme di Atene lì presente vale doppio in questo round.',
  },
  plague: {
    name: 'Peste',
    text: 'Quando tocca a te prendere una tessera Influenza: in una città a scelta ognuno perde metà dei propri cubi, per difetto.',
  },
  'slave-revolt': {
    name: 'Rivolta degli schiavi',
    text: 'Nel tuo invio: un oplita di Sparta preso a caso, da una località o dalla mano, torna in città per questo turno.',
  },
  'thessalian-allies': {
    name: 'Alleati tessali',
    text: 'In un round combattuto tra opliti: una parte senza pedine Battaglia comincia con 1 pedina.',
  },
};

/** «Atene, 2 ostraka», «Argo, Candidato». */
export const tile = (id: TileId): string => {
  const city = id.split('-')[0] as PowerId | 'any';
  const name = city === 'any' ? 'Città a scelta' : powers[city];
  const symbol = city === 'any' ? 0 : tileSymbol(TILE[id]);
  return `${name}, ${symbol === 1 ? 'Candidato' : symbol === 2 ? 'Assassinio' : count(tileShards(TILE[id]), { one: 'ostrakon', other: 'ostraka' })}`;
};

export const unit = (id: UnitId): string => (id === 'hoplite' ? 'oplita' : 'trireme');
export const aUnit = (id: UnitId): string => (id === 'hoplite' ? 'un oplita' : 'una trireme');
export const theUnit = (id: UnitId): string => (id === 'hoplite' ? 'l’oplita' : 'la trireme');
export const units = (id: UnitId): string => (id === 'hoplite' ? 'opliti' : 'triremi');
export const hoplites = (n: number): string => count(n, { one: 'oplita', other: 'opliti' });
export const triremes = (n: number): string => count(n, { one: 'trireme', other: 'triremi' });
export const cubes = (n: number): string => count(n, { one: 'cubo', other: 'cubi' });
export const counters = (n: number): string => count(n, { one: 'pedina', other: 'pedine' });
export const points = (n: number): string => `${n} ${n === 1 ? 'punto' : 'punti'}`;
export const side = (id: SideId): string => (id === 'attack' ? 'l’attacco' : 'la difesa');
/** «1 oplita di Sparta (forza 3)»; senza la forza per chi non può conoscerla. */
export const counter = ({ power: p, unit: u, strength }: Pick<Placement, 'power' | 'unit' | 'strength'>): string =>
  `1 ${unit(u)} ${ofPower(p)}${strength === null ? '' : ` (forza ${strength})`}`;

export const data = (id: LocationId): LocationData => LOCATION_DATA[LOCATION[id]]!;
export const rounds = (id: LocationId): string =>
  data(id)
    .rounds.map(u => (u === 0 ? 'opliti' : 'triremi'))
    .join(', poi ');

export const rooms: Readonly<Record<PkRoomName, string>> = {
  'start-player': 'il sorteggio di chi comincia',
  'deal-specials': 'la distribuzione delle tessere Speciali',
  'draw-locations': 'la pesca delle tessere Località',
  'draw-influence': 'la pesca delle tessere Influenza',
  'extra-cube': 'i cubi supplementari',
  'take-influence': 'la scelta delle tessere Influenza',
  'any-city': 'la scelta della città per un cubo',
  candidate: 'il simbolo Candidato',
  assassin: 'il simbolo Assassinio',
  'after-tile': 'la fine di una mossa',
  alkibiades: 'Alcibiade',
  propose: 'la proposta dei candidati',
  'commit-forces': 'l’invio delle forze',
  'choose-first': 'la scelta di chi va per primo',
  recover: 'il recupero delle pedine',
  commit: 'un invio',
  ask: 'una richiesta di permesso',
  'slave-revolt': 'la Rivolta degli schiavi',
  'battle-special': 'le tessere Speciali in battaglia',
  dice: 'i dadi',
  casualty: 'la scelta della perdita',
};
