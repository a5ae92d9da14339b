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
const flotta = (seat: Seat, letter: FleetId, me: Seat | undefined): string =>
  seat === me ? `la tua flotta ${letter}` : `la flotta ${letter} di ${who(seat)}`;
const Flotta = (e: { readonly seat: Seat; readonly fleet: FleetId }, me: Seat | undefined): string =>
  e.seat === me ? `La tua flotta ${e.fleet}` : `La flotta ${e.fleet} di ${who(e.seat)}`;

export const events: EventWords = {
  'island-drawn': (e, names) => `${names.islands[e.island]} è in gioco.`,
  'island-dealt': (e, names) => `${who(e.seat)} governa ${names.islands[e.island]}.`,
  'archon-chosen': (e, _names, me) =>
    e.how === 'drawn'
      ? `Primo Arconte per sorteggio: ${e.seat === me ? 'tu' : who(e.seat)}.`
      : e.seat === me
        ? 'Sei Arconte.'
        : `Arconte: ${who(e.seat)}.`,
  'plan-drawn': (e, names) => `${who(e.seat)} riceve il progetto: ${nameIn(names.wonders, e.wonder)}.`,
  'season-began': e => `Anno ${e.year}, stagione ${e.season}.`,
  'event-revealed': (e, names) => `Un nuovo evento: ${nameIn(names.events, e.event)}.`,
  'event-begun': (e, names) => `Si risolve: ${nameIn(names.events, e.event)}.`,
  'target-named': (e, _names, me) => `L’Arconte indica ${te(e.seat, me)}.`,
  'target-declined': (e, names) => `${who(e.seat)} respinge la scelta grazie a: ${powerName(names, e.power)}.`,
  spared: (e, names, me) =>
    `${nameIn(names.events, e.event)}: nessun effetto su ${te(e.seat, me)}${e.by === undefined ? '' : `, grazie a ${e.by === 'wonder' ? 'una Meraviglia' : one(e.by)}`}.`,
  gained: e => `${who(e.seat)} prende ${cards(e.cards)}.`,
  paid: e => `${who(e.seat)} paga ${cards(e.cards)}.`,
  lost: e => `${who(e.seat)} perde ${cards(e.cards)}.`,
  'villages-blocked': e =>
    `${who(e.seat)}: in questa stagione ${e.villages.length === 1 ? `il villaggio ${e.villages[0]} non produce` : `i villaggi ${and(e.villages.map(String))} non producono`}.`,
  'fleet-grounded': e => `In questa stagione la flotta ${e.fleet} di ${who(e.seat)} non può partire.`,
  'acropolis-shut': e => `In questa stagione ${who(e.seat)} non può usare l’Acropoli.`,
  'season-effect': (e, names) =>
    e.seat === null
      ? `${nameIn(names.events, e.event)} vale per tutta la stagione.`
      : `${nameIn(names.events, e.event)} vale per ${who(e.seat)} in questa stagione.`,
  produced: e => `${who(e.seat)} produce ${cards(e.cards)}.`,
  'order-placed': (e, _names, me) => `L’Arconte mette ${te(e.seat, me)} in posizione ${e.place}.`,
  promised: (e, names, me) =>
    `${e.seat === me ? `Prometti a ${who(e.to)}` : e.to === me ? `${who(e.seat)} ti promette` : `${who(e.seat)} promette a ${who(e.to)}`} ${names.promises[e.what]}. Non vincola nessuno.`,
  donated: e => `${who(e.seat)} dona ${cards(e.cards)} all’Arconte, ${who(e.to)}.`,
  'power-used': (e, names) => `${who(e.seat)} usa: ${powerName(names, e.power)}.`,
  'service-bought': (e, names, me) => `${who(e.seat)} paga ${one(e.card)} a ${te(e.to, me)} per: ${nameIn(names.wonders, e.wonder)}.`,
  'offer-made': (e, _names, me) =>
    `${who(e.seat)} offre ${cards(e.give)} ${e.to === null ? 'a tutti' : `a ${te(e.to, me)}`} in cambio di ${cards(e.want)}.`,
  'offer-closed': e =>
    ({
      declined: `Un’offerta di ${who(e.seat)} è rifiutata.`,
      withdrawn: `${who(e.seat)} ritira un’offerta.`,
      lapsed: `Un’offerta di ${who(e.seat)} è decaduta: le carte non ci sono più.`,
      countered: `A un’offerta di ${who(e.seat)} si risponde con un’altra.`,
      expired: `Nessuno ha preso l’offerta di ${who(e.seat)}.`,
    })[e.how],
  traded: (e, _names, me) => `${who(e.seat)} dà ${cards(e.give)} a ${te(e.to, me)} in cambio di ${cards(e.want)}.`,
  looked: (e, names) =>
    e.harbor === null
      ? `${who(e.seat)} guarda il porto: ${names.lands[e.land]}.`
      : `${who(e.seat)} vede ${inLand(names.lands[e.land])}: ${nameIn(names.harbors, e.harbor)}.`,
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
  'harbor-voted': (e, names) => `${who(e.seat)} ${e.reveal ? 'rivela' : 'passa'}: ${names.lands[e.land]}.`,
  'harbor-revealed': (e, names) => `${names.lands[e.land]}: ${nameIn(names.harbors, e.harbor)}.`,
  'harbor-closed': (e, names) => `${names.lands[e.land]}: la carta resta coperta, nessuno commercia.`,
  'duty-refused': (e, _names, me) => `${Flotta(e, me)} rifiuta le tasse.`,
  exchanged: (e, _names, me) => `${Flotta(e, me)} scambia ${cards(e.paid)} con ${cards(e.got)}.`,
  bought: (e, _names, me) => `${Flotta(e, me)} acquista ${cards(e.got)} per ${cards(e.paid)}.`,
  returned: e => (isNone(e.cards) ? `${who(e.seat)} non porta a casa nulla.` : `${who(e.seat)} porta a casa ${cards(e.cards)}.`),
  built: (e, names) => `${who(e.seat)} costruisce${unaStruttura(names.structures[e.structure])}${paidFor(e.paid, cards(e.paid))}.`,
  'fleet-bought': e => `${who(e.seat)} acquista la flotta ${e.fleet} per ${cards(e.paid)}.`,
  made: e => `${who(e.seat)} ricava ${one(e.got)} da ${cards(e.paid)}.`,
  'wonder-paid': (e, names) =>
    `${who(e.seat)} paga ${cards(e.paid)}: ${nameIn(names.wonders, e.wonder)}, ${e.stage === 'complete' ? 'completata' : 'costruzione parziale'}.`,
  'philosophy-taken': (e, names) => `${who(e.seat)} segue: ${nameIn(names.philosophies, e.philosophy)}${paidFor(e.paid, cards(e.paid))}.`,
  'philosophy-missed': (e, names) => `${nameIn(names.philosophies, e.philosophy)} non è più disponibile per ${who(e.seat)}.`,
  discarded: e => `${who(e.seat)} scarta ${cards(e.cards)}.`,
  'kept-open': e => `${who(e.seat)} tiene, scoperte, ${cards(e.cards)}.`,
  voted: (e, _names, me) =>
    `${e.seat === me ? 'Voti' : `${who(e.seat)} vota`} per ${e.target === me ? 'te' : who(e.target)}${e.weight > 1 ? `, ${e.weight} voti` : ''}.`,
  'year-ended': e => `L’anno ${e.year} è finito.`,
  'tie-break': e => `Criterio ${e.step}, ${TIE_BREAKERS[e.step - 1]}: ${and(e.numbers.map(x => `${who(x.seat)} con ${x.n}`))}.`,
  'game-won': e => `Vince ${who(e.seat)}.`,
};
