/** Italian log lines. */
import type { Seat } from '@stoa/engine';
import type { FleetId } from '../../cards.ts';
import { type EventWords, nameIn, powerName } from '../words.ts';
import { and, card, cards, count, inLand, isNone, one, theLand, who } from './say.ts';

const paidFor = (list: readonly unknown[], text: string): string => (list.length === 0 ? ' gratis' : ` per ${text}`);
/** Come si dice giocando: quale villaggio, lo dice la carta. */
const unaStruttura = (name: string): string =>
  name.startsWith('villaggio') ? ' un villaggio' : name === 'officina' ? ' un’officina' : `: ${name}`;
const TIE_BREAKERS = [
  'meraviglie complete',
  'meraviglie parziali',
  'progetti',
  'strutture dell’Acropoli',
  'officine',
  'filosofie',
  'flotte',
  'carte Egee',
  'Oro',
  'Risorse Rare',
  'Risorse Base',
];
const CLASSES = {
  commodities: { one: 'risorsa', other: 'risorse' },
  rare: { one: 'Risorsa Rara', other: 'Risorse Rare' },
  gold: { one: 'Oro', other: 'Oro' },
} as const;
/** As an object: the reader is “te”. */
const te = (seat: Seat, me: Seat | undefined): string => (seat === me ? 'te' : who(seat));
/** “Paghi”, “Posto 2 paga”. */
const fa = (seat: Seat, me: Seat | undefined, verbo: string, tuo: string): string => (seat === me ? tuo : `${who(seat)} ${verbo}`);
const di = (seat: Seat, me: Seat | undefined): string => (seat === me ? 'tua' : `di ${who(seat)}`);
const flotta = (seat: Seat, letter: FleetId, me: Seat | undefined): string =>
  seat === me ? `la tua flotta ${letter}` : `la flotta ${letter} di ${who(seat)}`;
const Flotta = (e: { readonly seat: Seat; readonly fleet: FleetId }, me: Seat | undefined): string =>
  e.seat === me ? `La tua flotta ${e.fleet}` : `La flotta ${e.fleet} di ${who(e.seat)}`;

export const events: EventWords = {
  'island-drawn': (e, names) => `${names.islands[e.island]} è in gioco.`,
  'island-dealt': (e, names, me) => `${fa(e.seat, me, 'governa', 'Governi')} ${names.islands[e.island]}.`,
  'archon-chosen': (e, _names, me) =>
    e.how === 'drawn'
      ? `Primo Arconte per sorteggio: ${e.seat === me ? 'tu' : who(e.seat)}.`
      : e.seat === me
        ? 'Sei Arconte.'
        : `Arconte: ${who(e.seat)}.`,
  'plan-drawn': (e, names, me) => `${fa(e.seat, me, 'riceve', 'Ricevi')} il progetto: ${nameIn(names.wonders, e.wonder)}.`,
  'season-began': e => `Anno ${e.year}, stagione ${e.season}.`,
  'event-revealed': (e, names) => `Un nuovo evento: ${nameIn(names.events, e.event)}.`,
  'event-begun': (e, names) => `Si risolve: ${nameIn(names.events, e.event)}.`,
  'target-named': (e, _names, me) => `L’Arconte indica ${te(e.seat, me)}.`,
  'target-declined': (e, names, me) => `${fa(e.seat, me, 'respinge', 'Respingi')} la scelta grazie a: ${powerName(names, e.power)}.`,
  spared: (e, names, me) =>
    `${nameIn(names.events, e.event)}: nessun effetto su ${te(e.seat, me)}${e.by === undefined ? '' : `, grazie a ${e.by === 'wonder' ? 'una Meraviglia' : one(e.by)}`}.`,
  gained: (e, _names, me) => `${fa(e.seat, me, 'prende', 'Prendi')} ${cards(e.cards)}.`,
  paid: (e, _names, me) => `${fa(e.seat, me, 'paga', 'Paghi')} ${cards(e.cards)}.`,
  lost: (e, _names, me) => `${fa(e.seat, me, 'perde', 'Perdi')} ${cards(e.cards)}.`,
  'villages-blocked': (e, _names, me) =>
    `${e.seat === me ? 'Tu' : who(e.seat)}: in questa stagione ${e.villages.length === 1 ? `il villaggio ${e.villages[0]} non produce` : `i villaggi ${and(e.villages.map(String))} non producono`}.`,
  'fleet-grounded': (e, _names, me) => `In questa stagione ${flotta(e.seat, e.fleet, me)} non può partire.`,
  'acropolis-shut': (e, _names, me) => `In questa stagione ${fa(e.seat, me, 'non può', 'non puoi')} usare l’Acropoli.`,
  'season-effect': (e, names, me) =>
    e.seat === null
      ? `${nameIn(names.events, e.event)} vale per tutta la stagione.`
      : `${nameIn(names.events, e.event)} vale per ${te(e.seat, me)} in questa stagione.`,
  produced: (e, _names, me) => `${fa(e.seat, me, 'produce', 'Produci')} ${cards(e.cards)}.`,
  'order-placed': (e, _names, me) => `L’Arconte mette ${te(e.seat, me)} in posizione ${e.place}.`,
  promised: (e, names, me) =>
    `${e.seat === me ? `Prometti a ${who(e.to)}` : e.to === me ? `${who(e.seat)} ti promette` : `${who(e.seat)} promette a ${who(e.to)}`} ${names.promises[e.what]}. Non vincola nessuno.`,
  donated: (e, _names, me) => `${fa(e.seat, me, 'dona', 'Doni')} ${cards(e.cards)} all’Arconte, ${te(e.to, me)}.`,
  'power-used': (e, names, me) => `${fa(e.seat, me, 'usa', 'Usi')}: ${powerName(names, e.power)}.`,
  'service-bought': (e, names, me) =>
    `${fa(e.seat, me, 'paga', 'Paghi')} ${one(e.card)} a ${te(e.to, me)} per: ${nameIn(names.wonders, e.wonder)}.`,
  'offer-made': (e, _names, me) =>
    `${fa(e.seat, me, 'offre', 'Offri')} ${cards(e.give)} ${e.to === null ? 'a tutti' : `a ${te(e.to, me)}`} in cambio di ${cards(e.want)}.`,
  'offer-closed': (e, _names, me) =>
    ({
      declined: `Un’offerta ${di(e.seat, me)} è rifiutata.`,
      withdrawn: `${fa(e.seat, me, 'ritira', 'Ritiri')} un’offerta.`,
      lapsed: `Un’offerta ${di(e.seat, me)} è decaduta: le carte non ci sono più.`,
      countered: `A un’offerta ${di(e.seat, me)} si risponde con un’altra.`,
      expired: `Nessuno ha preso l’offerta ${di(e.seat, me)}.`,
    })[e.how],
  traded: (e, _names, me) => `${fa(e.seat, me, 'dà', 'Dai')} ${cards(e.give)} a ${te(e.to, me)} in cambio di ${cards(e.want)}.`,
  looked: (e, names, me) =>
    e.harbor === null
      ? `${fa(e.seat, me, 'guarda', 'Guardi')} il porto: ${names.lands[e.land]}.`
      : `${fa(e.seat, me, 'vede', 'Vedi')} ${inLand(names.lands[e.land])}: ${nameIn(names.harbors, e.harbor)}.`,
  sailed: (e, names, me) => `${Flotta(e, me)} salpa per ${theLand(names.lands[e.land])} con ${cards(e.cards)}.`,
  'hazard-drawn': (e, names, me) =>
    e.seat === null || e.fleet === null
      ? `Rischio per le Terre ${e.region === 0 ? 'Vicine' : 'Straniere'}: ${nameIn(names.hazards, e.hazard)}.`
      : `${Flotta({ seat: e.seat, fleet: e.fleet }, me)} incontra invece: ${nameIn(names.hazards, e.hazard)}.`,
  'hazard-redrawn': (e, names) => `L’Arconte scarta ${nameIn(names.hazards, e.hazard)} e fa pescare ancora.`,
  declared: (e, _names, me) =>
    `Carico dichiarato: ${and(e.numbers.map(x => `${flotta(x.seat, x.fleet, me)} ha ${count(x.n, CLASSES[e.what])}`))}.`,
  'fleet-hit': (e, _names, me) => `${Flotta(e, me)} è colpita.`,
  'fleet-warded': (e, _names, me) => `${Flotta(e, me)} è protetta${e.by === 'wonder' ? '' : `: ${card(e.by)}`}.`,
  'gift-used': (e, _names, me) => `${Flotta(e, me)} usa un Dono di Poseidone.`,
  'card-kept': (e, _names, me) => `${Flotta(e, me)} tiene ${one(e.card)}.`,
  'turned-back': (e, _names, me) => `${Flotta(e, me)} torna indietro.`,
  diverted: (e, names, me) => `${Flotta(e, me)} viene dirottata verso ${theLand(names.lands[e.land])}.`,
  'harbor-voted': (e, names, me) =>
    `${e.reveal ? fa(e.seat, me, 'rivela', 'Riveli') : fa(e.seat, me, 'passa', 'Passi')}: ${names.lands[e.land]}.`,
  'harbor-revealed': (e, names) => `${names.lands[e.land]}: ${nameIn(names.harbors, e.harbor)}.`,
  'harbor-closed': (e, names) => `${names.lands[e.land]}: la carta resta coperta, nessuno commercia.`,
  'duty-refused': (e, _names, me) => `${Flotta(e, me)} rifiuta le tasse.`,
  exchanged: (e, _names, me) => `${Flotta(e, me)} scambia ${cards(e.paid)} con ${cards(e.got)}.`,
  bought: (e, _names, me) => `${Flotta(e, me)} acquista ${cards(e.got)} per ${cards(e.paid)}.`,
  returned: (e, _names, me) =>
    isNone(e.cards)
      ? `${fa(e.seat, me, 'non porta', 'Non porti')} a casa nulla.`
      : `${fa(e.seat, me, 'porta', 'Porti')} a casa ${cards(e.cards)}.`,
  built: (e, names, me) =>
    `${fa(e.seat, me, 'costruisce', 'Costruisci')}${unaStruttura(names.structures[e.structure])}${paidFor(e.paid, cards(e.paid))}.`,
  'fleet-bought': (e, _names, me) => `${fa(e.seat, me, 'acquista', 'Acquisti')} la flotta ${e.fleet} per ${cards(e.paid)}.`,
  made: (e, _names, me) => `${fa(e.seat, me, 'ricava', 'Ricavi')} ${one(e.got)} da ${cards(e.paid)}.`,
  'wonder-paid': (e, names, me) =>
    `${fa(e.seat, me, 'paga', 'Paghi')} ${cards(e.paid)}: ${nameIn(names.wonders, e.wonder)}, ${e.stage === 'complete' ? 'completata' : 'costruzione parziale'}.`,
  'philosophy-taken': (e, names, me) =>
    `${fa(e.seat, me, 'segue', 'Segui')}: ${nameIn(names.philosophies, e.philosophy)}${paidFor(e.paid, cards(e.paid))}.`,
  'philosophy-missed': (e, names, me) => `${fa(e.seat, me, 'resta', 'Resti')} senza: ${nameIn(names.philosophies, e.philosophy)}.`,
  discarded: (e, _names, me) => `${fa(e.seat, me, 'scarta', 'Scarti')} ${cards(e.cards)}.`,
  'kept-open': (e, _names, me) => `${fa(e.seat, me, 'tiene', 'Tieni')}, scoperte, ${cards(e.cards)}.`,
  voted: (e, _names, me) =>
    `${e.seat === me ? 'Voti' : `${who(e.seat)} vota`} per ${e.target === me ? 'te' : who(e.target)}${e.weight > 1 ? `, ${e.weight} voti` : ''}.`,
  'year-ended': e => `L’anno ${e.year} è finito.`,
  'tie-break': (e, _names, me) =>
    `Parità, confronto per ${TIE_BREAKERS[e.step - 1]}: ${and(e.numbers.map(x => `${x.seat === me ? 'tu' : who(x.seat)} con ${x.n}`))}.`,
  'game-won': (e, _names, me) => (e.seat === me ? 'Vinci la partita.' : `Vince ${who(e.seat)}.`),
};
