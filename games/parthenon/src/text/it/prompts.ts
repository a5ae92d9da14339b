/** Italian prompts: who must do what. */
import { type Saying, type Seat, type Sentences, say } from '@stoa/engine';
import type { Price } from '../../reading/prices.ts';
import type { PaidFor, PromptParts, Struck, Waiting } from '../../reading/prompts.ts';
import type { Begun } from '../../view-types.ts';
import type { PaNames } from '../names.ts';
import { nameIn, type PromptWords, powerName } from '../words.ts';
import { struck, theirs, yours } from './effects.ts';
import { and, card, cards, count, or, price, who, whoAll } from './say.ts';

const lacks = (prices: readonly Price[]): string =>
  `${prices.every(items => items.length === 1 && items[0]?.n === 1) ? 'ti manca' : 'ti mancano'} ${or(prices.map(price))}`;
/** What an event asks, after its name. */
const parts: Sentences<PromptParts> = {
  'pay-or': f => `paga ${or(f.options.map(price))}, oppure ${yours(f.or)}`,
  'lacks-so': f => `per pagare ${lacks(f.options)}, quindi ${yours(f.or)}`,
  suffers: f => yours(f.steps),
  'decline-free': () => 'Accetti o respingi?',
  'decline-paid': f => `Accetti, o respingi pagando ${price(f.price)} a ${who(f.seller)}?`,
  'decline-lacking': f => `Per respingere ${lacks([f.price])} da dare a ${who(f.seller)}.`,
  'villages-chosen': () => 'hai scelto i villaggi',
  'pays-laid': f => `paghi ${cards(f.cards)}`,
  'takes-laid': f => `prendi ${cards(f.cards)}`,
  'loses-laid': f => `perdi ${cards(f.cards)}`,
  'may-pay': f => `puoi pagare ${price(f.cost)}: allora ${yours(f.gets)}`,
  'may-lacking': f => `pagando ${price(f.cost)} ${yours(f.gets)}, ma ${lacks([f.lacking])}`,
  'choose-payment': f => `scegli le carte con cui paghi (${price(f.cost)})`,
  'choose-taken': f => `scegli che cosa prendi (${price(f.price)})`,
  'choose-loss': f => `${yours(f.steps)}: scegli`,
  answered: () => 'hai risposto; gli altri decidono ancora',
};
const part = (what: Saying<PromptParts>): string => say(parts, what);
/** Of how many islands the Archon names the same, or of which: “di ognuna delle 3 isole”, “di Posto 2”, “tuo”. */
const ofIslands = ({ me, seat, more }: Struck, own: string): string =>
  more > 0 ? `di ognuna delle ${more + 1} isole` : seat === me ? own : `di ${who(seat)}`;
const askers = (seats: readonly Seat[], me: Seat | null): string => and(seats.map(seat => (seat === me ? 'tu' : who(seat))));
const doing: Readonly<Record<Begun['do'], string>> = {
  build: 'Stai costruendo',
  use: 'Stai usando',
  'pay-wonder': 'Stai pagando',
  'use-power': 'Stai usando',
  'use-service': 'Stai usando',
  exchange: 'Stai scambiando',
};
const fleetsAre = (hit: readonly string[]): string =>
  hit.length > 1 ? `le tue flotte ${and(hit)} sono colpite; ciascuna` : `la tua flotta ${hit[0] ?? ''} è colpita e`;
const waiting =
  (what: string) =>
  (f: Waiting): string =>
    `${whoAll(f.acting)}: ${what}.`;

const event = (f: { readonly event: string }, names: PaNames): string => nameIn(names.events, f.event);
const hazard = (f: { readonly hazard: string }, names: PaNames): string => nameIn(names.hazards, f.hazard);
const hit =
  (ask: string): PromptWords['hit-gift'] =>
  (f, names) =>
    `${hazard(f, names)}: ${fleetsAre(f.fleets)} ${struck(f.steps)}. ${ask}`;
/** What cards are being laid down for. */
const thing = ({ begun, good, instead, isFirstStage }: PaidFor, names: PaNames): string => {
  switch (begun.do) {
    case 'build': {
      const twice =
        instead.length === 0 ? '' : ` una seconda volta (per sempre al posto di: ${or(instead.map(id => names.structures[id]))})`;
      return `${names.structures[begun.structure]}${good === undefined ? '' : ` (${card(good)})`}${twice}`;
    }
    case 'pay-wonder':
      return `${nameIn(names.wonders, begun.wonder)}, ${isFirstStage ? 'prima' : 'ultima'} parte`;
    case 'use':
      return names.structures[begun.structure];
    case 'use-power':
      return powerName(names, begun.power);
    case 'use-service':
      return powerName(names, begun.wonder);
    case 'exchange':
      return `flotta ${begun.fleet}`;
  }
};
const what = (f: PaidFor, names: PaNames): string => `${doing[f.begun.do]}: ${thing(f, names)}`;

export const prompts: PromptWords = {
  over: () => 'Il gioco è finito.',
  'draw-islands': () => 'Si estraggono le isole.',
  'deal-islands': () => 'Si assegnano le isole.',
  'draw-archon': () => 'Si estrae il primo Arconte.',
  'deal-plans': () => 'Ogni isola riceve un progetto.',
  season: () => 'La stagione continua.',
  'event-reveal': () => 'Si gira la prossima carta Evento.',
  'event-loss': () => 'Si perde una carta a caso.',
  'hazard-draw': () => 'Si pesca una carta Rischio.',
  'hazard-loss': () => 'Il mare prende una carta a caso.',
  'harbor-draw': () => 'Si guarda una carta Status del Porto.',
  'plan-draw': () => 'Si pesca un progetto.',
  'archon-tie': () => 'Parità nel voto per l’Arconte: si tira a sorte.',

  events: () => 'Sei Arconte: scegli il prossimo evento.',
  'event-target': (f, names) => `${event(f, names)}: indica un’isola${f.all > 1 ? ` (${f.nth} di ${f.all})` : ''}, che ${theirs(f.steps)}.`,
  'event-decline': (f, names) => `${event(f, names)}: l’Arconte indica la tua isola; ${part(f.what)}. ${part(f.ask)}`,
  'event-decide': (f, names) => `${event(f, names)}: ${part(f.what)}.`,
  'name-village': (f, names) => `${event(f, names)}: indica un villaggio ${ofIslands(f, 'tuo')} che non produrrà in questa stagione.`,
  'name-fleet': (f, names) => `${event(f, names)}: indica una flotta ${ofIslands(f, 'tua')} che resterà in porto in questa stagione.`,
  'name-struck': (f, names) =>
    `${event(f, names)}: indica che cosa è colpito ${f.more > 0 ? `su ognuna delle ${f.more + 1} isole` : f.seat === f.me ? 'sulla tua isola' : `sull’isola di ${who(f.seat)}`}.`,
  production: () => 'Metti al lavoro Eserciti e abilità.',
  'order-set': () => 'Le preferenze si scontrano: di’ a chi tocca ora.',
  'trade-start': () => 'Inizio del Commercio delle Isole: paga le Meraviglie, usa le abilità o passa.',
  'trade-open': () => 'Offri, rispondi o di’ che hai finito.',
  'offers-wait': ({ offers: n }) =>
    `${n === 1 ? 'Un’offerta aspetta' : `${n} offerte aspettano`} la tua risposta. Rispondi, offri o di’ che hai finito.`,
  'look-nothing': () => 'Prima di salpare: ora non c’è un porto da guardare. Passa.',
  'look-free': (f, names) =>
    `Prima di salpare ${powerName(names, f.power)} ti fa guardare in segreto un porto coperto: scegli una terra o passa.`,
  'look-paid': (f, names) =>
    `Prima di salpare ${powerName(names, f.power)} (${who(f.seller)}) ti mostra un porto coperto per ${price(f.price)}: scegli una terra o passa.`,
  'look-lacking': f => `Per guardare un porto ${lacks([f.price])} da dare a ${who(f.seller)}: passa.`,
  'voyage-plan': () => 'Carica le flotte e scegli una meta per ciascuna.',
  'hazard-redraw': (f, names) =>
    `${hazard(f, names)}: lasci che valga o fai pescare un’altra carta? Puoi farlo ${count(f.times, { one: 'volta', other: 'volte' })} in questa stagione.`,
  'hazard-pick': (f, names) => `${hazard(f, names)}: indica la flotta colpita.`,
  'hit-gift': hit('Usi un Dono di Poseidone o accetti?'),
  'hit-power': hit('Fai sostituire la carta o accetti?'),
  'hit-none': hit('A bordo non c’è un Dono: puoi solo accettare.'),
  'gift-laid': (f, names) => `${hazard(f, names)}: la risposta è pronta. Confermala.`,
  'hazard-choose': (f, names) =>
    `${hazard(f, names)}: scegli che cosa perde la tua flotta ${f.fleet}, ancora ${count(f.left, { one: 'carta', other: 'carte' })}.`,
  'hazard-keep': (f, names) =>
    `La tua flotta ${f.fleet} perderebbe ${cards(f.lost)}. ${powerName(names, f.power)} salva una carta, una volta per stagione: ne tieni una?`,
  'hazard-divert': f =>
    `${f.seat === f.me ? `La tua flotta ${f.fleet}` : `La flotta ${f.fleet} di ${who(f.seat)}`} è fuori rotta: mandala in un’altra terra della regione.`,
  'have-answered': () => 'Hai risposto; gli altri decidono ancora.',
  'harbor-seen': (f, names) => `Hai visto il porto, ${names.lands[f.land]}: ${nameIn(names.harbors, f.harbor)}. Lo riveli a tutti o passi?`,
  'harbors-seen': (f, names) => `Hai visto i porti di ${and(f.lands.map(l => names.lands[l]))}: per ciascuno, lo riveli a tutti o passi?`,
  'holds-empty': f =>
    f.ships === 1 ? 'La tua nave è vuota: qui non hai nulla da scambiare.' : 'Le tue navi sono vuote: qui non hai nulla da scambiare.',
  'duty-asked': (f, names) => `${names.lands[f.land]}, tassa del porto: paga una carta del carico, o qui non commerci.`,
  'duty-unpayable': () => 'Il porto chiede la tassa e a bordo non hai nulla con cui pagarla: qui niente scambi.',
  'trade-barred': () => 'In questa stagione le tue flotte non possono commerciare all’estero: non c’è altro da fare. Finisci.',
  'fleet-trade': () => 'Commercia con ogni flotta, poi finisci.',
  return: () => 'Le flotte tornano: di’ che cosa resta a bordo.',
  'pay-begin': (f, names) => `${what(f, names)}. Scegli le carte con cui paghi ${price(f.price)}, o annulla.`,
  'pay-rest': (f, names) => `${what(f, names)}. Hai messo ${cards(f.laid)}, resta da pagare ${price(f.left)}.`,
  'pay-take': (f, names) => `${what(f, names)}. Hai messo ${cards(f.laid)}: scegli che cosa prendi in cambio, ${price(f.toTake)}.`,
  'pay-confirm': (f, names) =>
    `${what(f, names)}. Hai messo ${cards(f.laid)}${f.taken.length === 0 ? '' : ` in cambio di ${cards(f.taken)}`}: conferma, o annulla.`,
  'asked-for': (f, names) =>
    `Hai chiesto: ${nameIn(names.philosophies, f.philosophy)}. Si decide quando anche gli altri hanno scelto.${f.more ? ' Intanto costruisci ancora, o finisci.' : ''}`,
  'free-pick': () => 'La tua Accademia porta una filosofia gratis: sceglila.',
  'free-adoption': () => 'La tua Meraviglia porta gratis una filosofia altrui: adottala, o continua a costruire.',
  build: () => 'Costruisci, usa e paga ciò che vuoi, poi finisci.',
  'dispute-new': (f, names) =>
    `Sei Arconte: ${askers(f.askers, f.me)} ${f.askers.some(seat => seat === f.me) ? 'volete' : 'vogliono'} ${nameIn(names.philosophies, f.philosophy)}. Una sola isola può introdurla: a chi va?`,
  'dispute-copies': (f, names) =>
    `Sei Arconte: ${askers(f.askers, f.me)} ${f.askers.some(seat => seat === f.me) ? 'volete' : 'vogliono'} ${nameIn(names.philosophies, f.philosophy)}. Le copie non bastano: chi viene prima?`,
  discard: () => 'Tieni poche carte in segreto (A) o una per tipo scoperta (B).',
  'discard-rash': () =>
    'Con l’opzione A senza tenere nulla perdi tutta la mano: sceglila di nuovo, tieni delle carte o passa all’opzione B.',
  vote: () => 'Vota chi sarà Arconte: chiunque tranne te.',
  'tie-pick': () => 'Parità fino all’ultimo criterio: come Arconte, scegli chi vince.',

  'others:events': waiting('scelta del prossimo evento'),
  'others:event-target': (f, names) => waiting(`scelta di un’isola per ${event(f, names)}`)(f),
  'others:event-decline': waiting('può respingere la scelta'),
  'others:event-decide': (f, names) => waiting(`risposta a ${event(f, names)}`)(f),
  'others:event-name': (f, names) => waiting(`scelta di ciò che ${event(f, names)} colpisce`)(f),
  'others:production': waiting('preparano la produzione'),
  'others:order-set': waiting('decide l’ordine'),
  'others:trade-start': waiting('inizio del Commercio delle Isole'),
  'others:trade-open': waiting('scambi liberi'),
  'others:voyage-start': waiting('può guardare un porto'),
  'others:voyage-plan': waiting('carico e partenza delle flotte'),
  'others:hazard-redraw': waiting('può far pescare un altro Rischio'),
  'others:hazard-pick': waiting('scelta della flotta colpita'),
  'others:hazard-respond': (f, names) => waiting(`risposta a ${hazard(f, names)}`)(f),
  'others:hazard-choose': waiting('scelta della perdita'),
  'others:hazard-keep': waiting('può tenere una carta'),
  'others:hazard-divert': f => waiting(`dirotta la flotta ${f.fleet} di ${who(f.seat)}`)(f),
  'others:harbor-vote': waiting('voto sul porto'),
  'others:fleet-trade': waiting('commercio delle flotte'),
  'others:return': waiting('ritorno delle flotte'),
  'others:build': waiting('costruzione'),
  'others:dispute': waiting('decide chi viene prima'),
  'others:discard': waiting('scelta delle carte da tenere'),
  'others:vote': waiting('voto per l’Arconte'),
  'others:tie-pick': waiting('sceglie chi vince'),
};
