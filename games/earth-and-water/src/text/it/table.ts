/** The lines of the table in words: for the text form and for screen readers. */
import { GREECE, PERSIA } from '../../map.ts';
import type { Phase } from '../../reading/index.ts';
import type { TableWords } from '../words.ts';
import { cards } from './cards.ts';
import {
  and,
  armies,
  bothHalves,
  card,
  cardCount,
  city,
  figures,
  fleets,
  headSide,
  ofSide,
  pieces,
  piecesAt,
  side,
  sideName,
  standing,
  talents,
  verb,
} from './names.ts';

const phases: Readonly<Record<Phase, string>> = {
  preparation: 'Fase Preparazione',
  operations: 'Fase Operativa',
  supply: 'Fase Rifornimenti',
  over: 'Partita finita',
};
const playedAs = { turn: 'evento del turno', reaction: 'Reazione', forced: 'accade quando viene pescata', none: 'nessun evento' } as const;
const percent = new Intl.NumberFormat('it', { style: 'percent', maximumFractionDigits: 0 });
const fed = {
  line: 'una linea di rifornimento arriva qui',
  sea: 'la flotta rifornisce gli eserciti qui',
  none: 'gli eserciti qui sono tagliati fuori: ai Rifornimenti andrebbero in riserva',
} as const;
const used = (figure: string): string => (figure === 'artemisia' ? 'già usata' : 'già usato');
const sourceName = (source: string): string =>
  source === 'events'
    ? 'eventi'
    : source === 'beyond-track'
      ? 'persi oltre la fine del tracciato'
      : source.replace('campaign-', 'spedizione ');

export const table: TableWords = {
  'campaign-title': () => 'La spedizione',
  campaign: ({ campaign, phase }) => `Spedizione ${campaign} di 5. ${phases[phase]}.`,
  marker: ({ vp }) => `${standing(vp)}.`,
  turn: ({ side: s, passed }) => `Turno: ${sideName(s)}.${passed ? ' Nel turno precedente si è passato.' : ''}`,
  talents: ({ left, fleets: n }) =>
    `${verb(left, 'Resta', 'Restano')} ${talents(left)}; ${fleets(n)} ${verb(n, 'costruita', 'costruite')} in questa fase.`,
  'fleet-cost': ({ cost }) => `Una flotta persiana costa ${talents(cost)}.`,
  bridge: ({ built }) => (built ? 'Ponte costruito: Abydos e Pella sono collegate.' : 'Ponte non costruito.'),
  carneia: () => 'Carnee in corso: in questa spedizione Sparta resta a casa.',
  acropolis: () => 'Acropoli in Fiamme: in questa spedizione Atene non vale punti; budget greco 5 nella prossima spedizione.',
  'budget-cut': () => 'L’Acropoli è bruciata: budget greco 5 in questa spedizione.',

  'battle-title': ({ battle, at }) => (battle === 'land' ? `Battaglia terrestre di ${city(at)}` : `Battaglia navale di ${city(at)}`),
  forces: ({ attacker, defender, pieces: n, battle }) =>
    `${headSide(attacker)} attacca con ${pieces(n[attacker], battle)}, ${side(defender)} difende con ${pieces(n[defender], battle)}.`,
  aboard: ({ armies: n }) => `${armies(n)} a bordo delle flotte che attaccano.`,
  rounds: ({ round, dice }) => `Round combattuti: ${round}. Dadi nel prossimo: Persia ${dice[PERSIA]}, Grecia ${dice[GREECE]}.`,
  'persian-cap': ({ cap }) => (cap === null ? 'I dadi persiani non hanno massimo.' : `I dadi persiani oltre il ${cap} contano ${cap}.`),
  'last-dice': ({ dice }) => `Ultimi dadi: Persia ${dice[PERSIA].join(', ')}; Grecia ${dice[GREECE].join(', ')}.`,
  cavalry: () => 'La Cavalleria di Mardonio.',
  'no-retreat': () => 'Nessuno può ritirarsi.',
  chances: ({ attacker, defender, chances: [wins, loses, none] }) =>
    `Combattendo fino in fondo: vince ${side(attacker)} ${percent.format(wins)}, ${side(defender)} ${percent.format(loses)}, non resta nessuno ${percent.format(none)}.`,

  'movement-title': () => 'Il movimento',
  movement: ({ side: s, bySea, from, to, fleets: ships, armies: men }) => {
    const group = and([...(ships > 0 ? [fleets(ships)] : []), ...(men > 0 ? [armies(men)] : [])]);
    return `Movimento ${bySea ? 'navale' : 'terrestre'} ${ofSide(s)}: ${group}, da ${city(from)} per ${city(to)}.`;
  },
  'still-aboard': ({ armies: n }) => `${armies(n)} ancora a bordo.`,
  themistocles: () => 'È stato giocato Temistocle: in mare nessuno si ritira.',

  'map-title': () => 'La mappa',
  city: ({ here, home, port, food, roads }) => {
    const traits = [
      ...(home === null ? [] : [home === PERSIA ? 'città chiave persiana' : 'città chiave greca']),
      port ? 'porto' : 'senza porto',
      `${food} ${verb(food, 'anfora', 'anfore')}`,
    ];
    const held = here.control === PERSIA ? 'controllata dalla Persia' : 'controllata dalla Grecia';
    const there = piecesAt(here);
    return [
      `${city(here.city)} (${traits.join(', ')}): ${here.control === null ? 'non controllata' : held}`,
      there.length === 0 ? 'nessun pezzo' : and(there),
      ...(here.supply === null ? [] : [fed[here.supply]]),
      roads.length === 0 ? 'nessuna strada' : `${verb(roads.length, 'strada', 'strade')} per ${and(roads.map(city))}`,
    ].join('; ');
  },

  'supply-title': () => 'Rifornimenti, se fossero ora',
  supply: ({ side: s, armies: n, capacity }) =>
    `${sideName(s)}: ${armies(n)} da sfamare${s === PERSIA ? ' fuori da Abydos ed Efeso' : ''}, cibo per ${capacity}.${n > capacity ? ` ${armies(n - capacity)} di troppo.` : ''}`,
  'reserves-title': () => 'Riserve',
  reserve: ({ side: s, armies: men, fleets: ships }) => `${sideName(s)}: ${armies(men)}, ${fleets(ships)}.`,
  'figures-title': () => 'Personaggi storici',
  figure: ({ figure, isKing, filled }) =>
    `${figures[figure]}: ${isKing ? (filled ? 'morto' : 'in vita') : filled ? used(figure) : 'disponibile'}.`,

  'cards-title': () => 'Carte',
  deck: ({ cards: n }) => `Mazzo: ${cardCount(n)}.`,
  'hand-of': ({ side: s, cards: n }) => `Mano ${ofSide(s)}: ${cardCount(n)}.`,
  'carried-out': ({ card: id, side: s }) => `In corso: ${s === null ? bothHalves(id) : card(id, s)}.`,
  'pile-empty': () => 'La pila degli scarti è vuota.',
  pile: ({ pile }) => `Scarti, dal più vecchio: ${pile.map(bothHalves).join('; ')}.`,
  'hand-title': ({ cards: n }) => `La tua mano: ${cardCount(n)}`,
  'hand-card': ({ card: id, half, played, isSparta, isAside }) =>
    `${bothHalves(id)}${isAside ? ' (da scartare)' : ''}. ${cards[half].name}, ${playedAs[played]}${isSparta ? ', carta di Sparta' : ''}: ${cards[half].event}`,
  'shown-title': () => 'La mano greca, mostrata a te',
  'shown-card': ({ card: id }) => bothHalves(id),
  'points-title': () => 'Punti finora',
  points: ({ side: s, source, points }) => `${sideName(s)}, ${sourceName(source)}: ${points}.`,
};
