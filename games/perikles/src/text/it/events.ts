/** Le righe del registro. */
import { capital, type Seat } from '@stoa/engine';
import { marchesOf } from '../marches.ts';
import type { EventWords, PkWords, Sent } from '../words.ts';
import { isSameWorth } from '../worth.ts';
import {
  and,
  atCity,
  atField,
  aUnit,
  counter,
  counters,
  cubes,
  field,
  fromCity,
  has,
  label,
  ofField,
  ofPower,
  points,
  power,
  powers,
  rounds,
  seat,
  seats,
  side,
  specials,
  tile,
  unit,
  units,
} from './names.ts';

const kinds = {
  defend: (id: Parameters<typeof field>[0]) => `difendere ${field(id)}`,
  'join-attack': (id: Parameters<typeof field>[0]) => `unirsi all’attacco ${ofField(id)}`,
  'join-defend': (id: Parameters<typeof field>[0]) => `unirsi alla difesa ${ofField(id)}`,
} as const;

/** Due a due: il registro dice che cosa decide. */
const tokens = ([attack, defence]: readonly [number, number]): string =>
  `${attack}–${defence}${attack === 2 && defence === 2 ? ', vince chi da solo ottiene il suo numero' : ''}`;

/** La tessera nomina la sua città; una marrone la lascia aperta. */
export const tookTile: PkWords['tookTile'] = (taken, { city, cubes: n }) =>
  `${seat(taken.seat)} prende ${tile(taken.tile)}: ${cubes(n)}${taken.tile.startsWith(city) ? '' : ` ${atCity(city)}`}.`;

const kind = ({ unit: of, counters: n, strengths }: Sent): string => {
  if (strengths.length > 0) return strengths.map(strength => `${unit(of)} ${strength}`).join(', ');
  return n === 1 ? unit(of) : `${n} ${units(of)}`;
};

export const sentForces: PkWords['sentForces'] = (by, sent, spent) => {
  const goes = marchesOf(sent).map(({ power: of, ways }) => {
    const told = ways.map(({ side: at, places }) => {
      const fields = places.map(
        ({ location, isAllied, forces }) => `${field(location)}${isAllied ? ' da alleata' : ''} (${forces.map(kind).join(', ')})`,
      );
      return `${at === 'attack' ? 'ad attaccare' : 'a difendere'} ${fields.join(', ')}`;
    });
    return `${power(of)} ${told.join(' e ')}`;
  });
  const price = spent === 0 ? '' : `; ${spent === 1 ? 'un cubo speso' : `${spent} cubi spesi`}`;
  return `${seat(by)} invia ${goes.join('; ')}${price}.`;
};

export const plagueStruck: PkWords['plagueStruck'] = (city, struck, me) =>
  `La peste toglie cubi ${atCity(city)}: ${and(struck.map(({ seat: of, cubes: n }) => `${n} a ${of === me ? 'te' : seat(of)}`))}.`;

interface Owned {
  readonly seat: Seat;
  readonly owner: Seat;
}
/** Di chi è il cubo o il candidato, visto da chi lo muove e da chi legge. */
const aCubeOf = ({ seat: by, owner }: Owned, me: Seat | undefined): string =>
  owner === by ? 'un proprio cubo' : owner === me ? 'un tuo cubo' : `un cubo di ${seat(owner)}`;
const theCandidateOf = ({ seat: by, owner }: Owned, me: Seat | undefined): string =>
  owner === by ? 'il proprio candidato' : owner === me ? 'il tuo candidato' : `il candidato di ${seat(owner)}`;

const NTH = ['prima', 'seconda', 'terza', 'quarta'];
export const events: EventWords = {
  'start-player': e => `Comincia ${seat(e.seat)}.`,
  'special-dealt': e =>
    e.tile === null
      ? `${seat(e.seat)} riceve una tessera Speciale.`
      : `${seat(e.seat)} riceve una tessera Speciale: ${specials[e.tile].name}.`,
  'location-drawn': e => `Località ${e.slot}: ${label(e.location)}.`,
  'influence-drawn': e => `Nuova tessera Influenza: ${tile(e.tile)}.`,
  'turn-begun': e => `Il turno ${e.turn} di 3 comincia da ${seat(e.seat)}.`,
  'cubes-placed': e => `${seat(e.seat)} piazza ${cubes(e.cubes)} ${atCity(e.city)}.`,
  'tile-taken': e => `${seat(e.seat)} prende una tessera: ${tile(e.tile)}.`,
  'symbol-skipped': e => `${seat(e.seat)} non può proporre nessuno; il simbolo si salta.`,
  proposed: (e, me) => `${seat(e.seat)} propone ${aCubeOf(e, me)} ${atCity(e.city)} (${e.space === 'alpha' ? 'α' : 'β'}).`,
  assassinated: (e, me) =>
    e.space === 'main'
      ? `${seat(e.seat)} rimuove ${aCubeOf(e, me)} ${fromCity(e.city)}.`
      : `${seat(e.seat)} rimuove ${theCandidateOf(e, me)} ${atCity(e.city)} (${e.space === 'alpha' ? 'α' : 'β'}).`,
  'special-played': e => `${seat(e.seat)} gioca ${specials[e.tile].name}${e.side === null ? '' : ` per ${side(e.side)}`}.`,
  'plague-struck': (e, me) => plagueStruck(e.city, [e], me),
  'cube-moved': (e, me) => `${seat(e.seat)} sposta ${aCubeOf(e, me)} ${fromCity(e.from)} ${atCity(e.to)}.`,
  'passed-over': e => `${seat(e.seat)} non può proporre nessuno e salta il giro.`,
  elected: (e, me) =>
    e.rival === null
      ? `${seat(e.seat)} guida ${power(e.city)} senza rivali.`
      : `${seat(e.seat)} guida ${power(e.city)} con ${cubes(e.own)} contro ${e.cubes} ${e.rival === me ? 'tuoi' : `di ${seat(e.rival)}`}${e.own === e.cubes ? ' (a parità vince α)' : ''}${e.cubes === 0 ? '' : ` e ne paga ${e.cubes}`}.`,
  'no-leader': e => `${capital(power(e.city))} non ha candidati: nessuno la guida in questo turno.`,
  persians: e => `${seats(e.seats)} ${has(e.seats, 'gioca', 'giocano')} la Persia in questo turno.`,
  'first-player': e => `A inviare le forze comincia ${seat(e.seat)}; le tessere da 2 ostraka vanno prima delle altre.`,
  recovered: e => `${capital(power(e.city))} recupera ${aUnit(e.unit)} di forza ${e.strength}.`,
  'commit-begun': e => `${seat(e.seat)} usa una tessera per inviare forze: ${tile(e.tile)}.`,
  drafted: e =>
    `Invii ${counter(e.placement)} ${e.placement.side === 'attack' ? 'ad attaccare' : 'a difendere'} ${field(e.placement.location)}. Ancora nessuno lo vede.`,
  'taken-back': () => 'Ritiri l’ultima pedina.',
  placed: e =>
    `${seat(e.seat)} invia ${counter(e.placement)} ${e.placement.side === 'attack' ? 'ad attaccare' : 'a difendere'} ${field(e.placement.location)}${e.placement.box === 'allied' ? ', nel box alleato' : ''}.`,
  'cube-paid': e => `${seat(e.seat)} spende un cubo ${atCity(e.city)} per forze supplementari.`,
  'commit-ended': e => (e.counters === 0 ? `${seat(e.seat)} non invia nulla.` : `${seat(e.seat)} ha inviato ${counters(e.counters)}.`),
  asked: (e, me) =>
    `${seat(e.seat)} ${e.of === me ? 'ti chiede' : `chiede a ${seat(e.of)}`}: ${power(e.power)} può ${kinds[e.kind](e.location)}?`,
  answered: e =>
    `${seat(e.seat)} ${e.reply === 'grant' ? 'concede' : 'nega'} il permesso: ${power(e.power)} ${e.reply === 'grant' ? 'può' : 'non può'} ${kinds[e.kind](e.location)}.`,
  'requests-withdrawn': e => `${seat(e.seat)} ritira ${e.requests === 1 ? 'la richiesta in attesa' : 'le richieste in attesa'}.`,
  'standing-set': e =>
    e.answer === 'grant'
      ? `${seat(e.seat)} concede sempre: ${power(e.power)} può difendere ${field(e.location)} senza chiedere.`
      : e.answer === 'deny'
        ? `${seat(e.seat)} negherà sempre: ${power(e.power)} non può difendere ${field(e.location)}.`
        : `${seat(e.seat)} vuole una richiesta se ${power(e.power)} intende difendere ${field(e.location)}.`,
  revoked: e => `${seat(e.seat)} revoca il permesso: ${power(e.power)} non può più ${kinds[e.kind](e.location)}.`,
  revolted: e =>
    `Un oplita di Sparta${e.strength === null ? '' : ` di forza ${e.strength}`} ${e.location === 'hand' ? 'della mano' : `che era ${atField(e.location)}`} torna in città fino alla fine del turno.`,
  'not-attacked': e => `Nessuno attacca ${field(e.location)}.`,
  'battle-begun': e => `La battaglia ${ofField(e.location)}: ${rounds(e.location)}.`,
  'round-void': e => `${label(e.location)}: niente ${units(e.unit)} da nessuna parte, il round non si combatte.`,
  'round-free': e => `${label(e.location)}: solo ${side(e.side)} ha ${units(e.unit)} e vince il round.`,
  revealed: e =>
    `${label(e.location)}, ${units(e.unit)} ${e.unit === 'hoplite' ? 'rivelati' : 'rivelate'}: ${e.forces.length === 0 ? 'solo simboli' : and(e.forces.map(f => `${powers[f.power]} ${f.strengths.join(' + ')} (${f.side === 'attack' ? 'attacco' : 'difesa'})`))}.`,
  'special-sealed': () => 'Hai deciso sulla tua tessera Speciale.',
  column: e =>
    `${label(e.location)}: attacco ${e.attack} contro difesa ${e.defence}, colonna ${e.column.replace('-', '−')}. All’attacco serve ${e.attackNeeds}, alla difesa ${e.defenceNeeds}. Pedine Battaglia ${e.tokens[0]}–${e.tokens[1]}.`,
  rolled: e => `Attacco ${e.attack[0] + e.attack[1]}, difesa ${e.defence[0] + e.defence[1]}: pedine Battaglia ${tokens(e.tokens)}.`,
  'round-won': e => `${capital(side(e.side))} vince il round tra ${units(e.unit)} ${atField(e.location)}.`,
  casualty: e =>
    e.dead
      ? `${capital(power(e.power))} perde ${aUnit(e.unit)} di forza ${e.strength}.`
      : `${capital(aUnit(e.unit))} ${ofPower(e.power)} di forza ${e.strength} torna sullo scudo persiano.`,
  'tile-won': e =>
    `${seats(e.seats)} ${has(e.seats, 'prende', 'prendono')} ${field(e.location)} (${points(e.vp)})${e.side === 'attack' ? '' : ', con la difesa'}.`,
  'set-aside': e => `Nessuno prende ${field(e.location)}; la tessera è messa da parte.`,
  defeat: e =>
    `${capital(power(e.city))} subisce la ${NTH[e.defeats - 1] ?? `${e.defeats}ª`} sconfitta; una statua lì vale ${isSameWorth(e) ? 'ancora' : 'ora'} ${points(e.value)}.`,
  statue: e => `${seat(e.seat)} erige una statua ${atCity(e.city)}.`,
  ended: e => `La partita è finita: ${has(e.winners, 'vince', 'vittoria condivisa per')} ${seats(e.winners)}.`,
};
