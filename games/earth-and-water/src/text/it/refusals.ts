/** The sentences of refusals: the rule, and what prevents the action. */
import { isKey } from '@stoa/engine';
import type { RefusalWords } from '../words.ts';
import { armies, at, cardCount, city, figures, fleets, numbered, talents, verb } from './names.ts';
import { rooms } from './prompts.ts';

const under = (room: string | undefined): string => (room !== undefined && isKey(rooms, room) ? ` In corso: ${rooms[room]}.` : '');
const Numbered = (id: Parameters<typeof numbered>[0]): string => `La carta ${id}`;

export const refusals: RefusalWords = {
  'not-now': ({ room }) => `Adesso non si può fare.${under(room)}`,
  'not-your-turn': ({ room }) => `Non tocca a te.${under(room)}`,
  'game-over': () => 'La partita è finita.',

  'count-out-of-range': ({ given, least, most }) =>
    least === most ? `${given} non è possibile: deve essere ${least}.` : `${given} non è possibile: almeno ${least} e al massimo ${most}.`,

  'too-few-talents': ({ cost, talents: left }) => `Costa ${talents(cost)}; ne ${verb(left, 'resta', 'restano')} ${left}.`,
  'too-few-cards': ({ cards }) => `Mazzo e scarti contengono solo ${cardCount(cards)}.`,
  'cards-limit': ({ limit }) => `In una Fase Preparazione si acquistano al massimo ${cardCount(limit)}.`,
  'cards-already-bought': () => 'Le carte si acquistano una volta sola, all’inizio della Fase Preparazione.',
  'no-army-in-reserve': () => 'Nella riserva non ci sono più eserciti.',
  'no-fleet-in-reserve': () => 'Nella riserva non ci sono più flotte.',
  'fleets-limit': ({ limit }) => `In una Fase Preparazione si costruiscono al massimo ${fleets(limit)}.`,
  'city-not-controlled': ({ city: id }) => `Non controlli ${city(id)}.`,
  'key-city-held-by-enemy': ({ city: id }) => `${city(id)} è occupata da eserciti nemici: lì non puoi reclutare né costruire.`,
  'no-port': ({ city: id }) => `${city(id)} non ha un porto.`,
  'enemy-fleet-in-port': ({ port }) => `Nel porto di ${city(port)} c’è una flotta nemica.`,
  'only-persia-builds': () => 'Solo la Persia costruisce il Ponte di Barche.',
  'bridge-already-built': () => 'Il Ponte di Barche è già costruito.',

  'card-not-held': ({ card }) => `Non hai in mano ${numbered(card)}.`,
  'reaction-only': ({ card }) =>
    `Per te ${numbered(card)} è una Reazione: viene offerta quando si può giocare, non nel turno. Puoi giocarla per il movimento.`,
  'no-event': ({ card }) => `${Numbered(card)} non ha un evento per il tuo schieramento. Puoi giocarla per il movimento.`,
  'forced-event': ({ card }) =>
    `L’evento della carta ${card} accade quando la carta viene pescata e non si gioca mai. Puoi giocare la carta per il movimento.`,
  'carneia-forbids-event': ({ card }) =>
    `Durante le Feste delle Carnee non si gioca l’evento di una carta di Sparta: ${numbered(card)} lo è.`,
  'figure-used': ({ figure }) => `Il personaggio ${figures[figure]} è già occupato: una sola volta per partita.`,
  'card-first': () => 'Prima gioca una carta: per il suo evento, o per un movimento per terra o per mare.',
  'no-land-movement': () => 'Nessun tuo esercito può marciare.',
  'no-naval-movement': () => 'Nessuna tua flotta può salpare.',

  'no-own-army': ({ city: id }) => `Non hai eserciti ${at(id)}.`,
  'no-own-fleet': ({ port }) => `Non hai flotte ${at(port)}.`,
  'same-place': ({ city: id }) => `I pezzi sono già ${at(id)}: scegli un’altra destinazione.`,
  'no-road-to-island': ({ city: id }) => `Nessuna strada porta ${at(id)}: la collegano solo le navi.`,
  'bridge-not-built': () => 'Abydos e Pella sono collegate solo finché c’è il ponte.',
  'road-barred': ({ from, to }) => `La via da ${city(from)} ${at(to)} passa per una città che non controlli.`,
  'carneia-holds-army': () => 'Durante le Feste delle Carnee nessun esercito greco lascia Sparta.',
  'only-one-army': () => 'Leonida muove con esattamente 1 esercito.',
  'transport-limit': ({ given, most }) =>
    `Non si possono trasportare ${armies(given)}: qui al massimo ${most}. Un esercito per flotta, e mai più di 3.`,
  'no-transport': () => 'In questo movimento le flotte non trasportano eserciti.',
  'port-of-arrival': ({ port }) => `Le flotte che rispondono non possono partire da ${city(port)}, il porto verso cui la Persia è salpata.`,

  'no-persian-army-in-ionia': () => 'Non ci sono eserciti persiani ad Abydos né a Efeso.',
  'not-ionian': ({ city: id }) => `Dev’essere Abydos o Efeso, non ${city(id)}.`,
  'no-persian-army-there': ({ city: id }) => `Non ci sono eserciti persiani ${at(id)}.`,
  'no-persian-army-on-map': () => 'Non ci sono eserciti persiani sulla mappa.',
  'no-persian-fleet-there': ({ port }) => `Non ci sono flotte persiane nel porto di ${city(port)}.`,
  'no-persian-fleet-on-map': () => 'Non ci sono flotte persiane sulla mappa.',
  'no-greek-fleet-on-map': () => 'Non ci sono flotte greche sulla mappa.',
  'no-free-city': () => 'Ogni città è controllata da uno schieramento.',
  'city-not-free': ({ city: id }) => `${city(id)} è controllata da uno schieramento; il Tributo richiede una città non controllata.`,
  'greek-hand-empty': () => 'La Grecia non ha carte in mano.',
  'card-not-in-greek-hand': ({ card }) => `${Numbered(card)} non è nella mano greca.`,
  'royal-road-useless': () => 'Non ci sono eserciti greci ad Abydos né a Efeso, e nella riserva persiana non ci sono eserciti.',
  'sparta-not-controlled': () => 'La Grecia non controlla Sparta.',
  'no-other-greek-city': () => 'Gli eserciti greci a Tebe non hanno un’altra città controllata dalla Grecia dove andare.',
  'thebans-must-leave': ({ city: id }) => `Gli eserciti devono lasciare ${city(id)} per un’altra città.`,
  'no-port-for-fleets': () => 'La Grecia non controlla città con il porto libero da flotte persiane.',
  'no-persian-army-in-athenai': () => 'Non ci sono eserciti persiani ad Atene.',

  'last-army-of-battle': ({ city: id }) => `L’ultimo esercito greco nella battaglia di ${city(id)} non può andare sul personaggio.`,
  'last-army-to-move': ({ city: id }) =>
    `L’esercito ${at(id)} è l’ultimo che possa effettuare il movimento: non può andare sul personaggio.`,

  'not-in-this-window': ({ card }) => `${Numbered(card)} non si può giocare in questa finestra.`,

  'not-a-way-back': ({ city: id }) => `Chi attacca non è passato da ${city(id)}: lì non ci si può ritirare.`,
  'no-retreat-by-road': () => 'Questi eserciti non possono ritirarsi per strada.',
  'no-retreat-by-sea': () => 'Qui non è possibile ritirarsi via mare.',
  'not-adjacent': ({ from, to }) => `${city(from)} e ${city(to)} non sono adiacenti.`,
  'too-few-fleets': ({ fleets: ships, armies: men }) =>
    `Per ritirarsi via mare serve una flotta per ogni esercito: ${fleets(ships)} per ${armies(men)}.`,

  'already-laid-aside': ({ card }) => `${Numbered(card)} è già da scartare.`,
  'keeps-too-many': ({ kept, most }) =>
    `In mano ${verb(kept, 'resterebbe', 'resterebbero')} ${cardCount(kept)}; se ne tengono al massimo ${most}.`,
  'persian-home-exempt': ({ city: id }) => `L’eccedenza non si può togliere da ${city(id)}, che nutre i propri eserciti.`,

  'not-in-bag': ({ card }) => `${Numbered(card)} non si può pescare: non è lì.`,
  'wrong-dice': ({ persia, greece }) => `Dadi da lanciare qui: Persia ${persia}, Grecia ${greece}, a sei facce.`,
  'unknown-option': ({ option }) => `Questo gioco non ha questa opzione o questo valore${option === undefined ? '' : `: ${option}`}.`,
  'bad-position': ({ token }) => `La posizione non si può leggere a «${token}».`,
};
