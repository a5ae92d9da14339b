/** Le etichette delle azioni e i titoli dei loro gruppi. */
import type { LocationId } from '../../box.ts';
import type { ActionWords, GroupWords } from '../words.ts';
import {
  and,
  atCity,
  atPlace,
  aUnit,
  fromCity,
  locations,
  ofPlace,
  ofPower,
  place,
  power,
  powers,
  seat,
  side,
  specials,
  theUnit,
  tile,
  unit,
} from './names.ts';

const kinds = {
  defend: (id: LocationId) => `difendere ${place(id)}`,
  'join-attack': (id: LocationId) => `unirsi all’attacco ${ofPlace(id)}`,
  'join-defend': (id: LocationId) => `unirsi alla difesa ${ofPlace(id)}`,
} as const;
const replies = { grant: 'Concedi', deny: 'Nega' } as const;
const standing = { ask: 'chiedimelo', grant: 'sempre sì', deny: 'sempre no' } as const;

const finish = {
  some: 'Concludi: partono coperte',
  nothing: 'Concludi senza inviare nulla',
  'no-more': 'Concludi senza inviare altro',
} as const;

export const actions: ActionWords = {
  'draw-start-player': a => seat(a.seat),
  'deal-special': a => specials[a.tile].name,
  'draw-location': a => locations[a.location],
  'draw-influence': a => tile(a.tile),
  'place-cube': a => `Un cubo ${atCity(a.city)}`,
  'take-influence-tile': a => tile(a.tile),
  propose: a => `${powers[a.city]}: un cubo di ${seat(a.owner)}`,
  assassinate: a => `${powers[a.city]}: un cubo di ${seat(a.owner)}${a.space === 'main' ? '' : a.space === 'alpha' ? ' su α' : ' su β'}`,
  'play-special': a =>
    'city' in a
      ? `${specials[a.tile].name} ${atCity(a.city)}`
      : 'source' in a
        ? `${specials[a.tile].name}: ${a.source === 'hand' ? 'dalla mano di Sparta' : locations[a.source]}`
        : 'side' in a
          ? `${specials[a.tile].name} per ${side(a.side)}`
          : specials[a.tile].name,
  'move-cube': a => `Un cubo di ${seat(a.owner)} ${fromCity(a.from)} ${atCity(a.to)}`,
  'end-turn': () => 'Concludi la mossa',
  'choose-first': (a, { own }) => (own ? 'Invii per primo tu' : `Invia per primo ${seat(a.seat)}`),
  recover: (a, { strength }) => `${powers[a.city]}: ${aUnit(a.unit)}${strength === undefined ? '' : ` di forza ${strength}`}`,
  place: a =>
    `${powers[a.power]}: 1 ${unit(a.unit)} ${a.side === 'attack' ? 'attacca' : 'difende'} ${place(a.location)}${a.pay === 'none' ? '' : `, per un cubo ${atCity(a.pay)}`}`,
  'choose-counter': (a, { pending, staying: left }) =>
    `${pending ? `${powers[pending.power]}: ${theUnit(pending.unit)}` : 'La pedina'} di forza ${a.strength}${left.length === 0 ? '' : `; in mano ${left.length === 1 ? 'resta' : 'restano'} ${and(left.map(String))}`}`,
  'take-back': () => 'Ritira l’ultima pedina',
  'ask-permission': a => `Chiedi per ${power(a.power)}: ${kinds[a.kind](a.location)}`,
  'cancel-ask': () => 'Ritira le richieste',
  answer: a => `${replies[a.reply]}: ${power(a.power)} può ${kinds[a.kind](a.location)}`,
  'set-standing': a => `${powers[a.power]} ${atPlace(a.location)}: ${standing[a.answer]}`,
  revoke: a => `Revoca: ${power(a.power)} può ${kinds[a.kind](a.location)}`,
  'end-commit': (_a, { sent }) => finish[sent],
  'pick-counter': a => `Forza ${a.strength}`,
  pass: () => 'Passa',
  roll: a => `Attacco ${a.attack.join(' + ')}, difesa ${a.defence.join(' + ')}`,
  'choose-casualty': (a, { lost }) => `${powers[a.power]}${lost === undefined ? '' : `: ${aUnit(lost.unit)} di forza ${lost.strength}`}`,
};

export const groups: GroupWords = {
  'draw-start-player': () => 'Chi comincia',
  'deal-special': () => 'Tessera Speciale',
  'draw-location': () => 'Tessera Località',
  'draw-influence': () => 'Tessera Influenza',
  'place-cube': () => 'Piazza un cubo',
  'take-influence-tile': () => 'Prendi una tessera',
  propose: () => 'Proponi un candidato',
  assassinate: () => 'Rimuovi un cubo',
  'play-special': () => 'Gioca la tessera Speciale',
  'move-cube': () => 'Sposta un cubo',
  'end-turn': () => 'Concludi',
  'choose-first': () => 'Indica chi comincia',
  recover: () => 'Recupera una pedina',
  place: a => (a.pay === 'none' ? `Invia pedine ${ofPower(a.power)}` : `Invia forze supplementari ${ofPower(a.power)}`),
  'choose-counter': () => 'Scegli la pedina',
  'take-back': () => 'Ritira',
  'ask-permission': () => 'Chiedi il permesso',
  'cancel-ask': () => 'Chiedi il permesso',
  answer: () => 'Rispondi alla richiesta',
  'set-standing': () => 'Risposte fisse',
  revoke: () => 'Revoca un permesso',
  'end-commit': () => 'Concludi l’invio',
  'pick-counter': () => 'Rivolta degli schiavi',
  pass: () => 'Tessera Speciale',
  roll: () => 'Dadi',
  'choose-casualty': () => 'Scegli la perdita',
};
