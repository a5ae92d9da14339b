/** Italian labels of actions, and the headings they are grouped under. */
import type { CardId } from '../../cards.ts';
import type { AfterDuty } from '../../reading/duty-due.ts';
import type { Bargain, Price } from '../../reading/prices.ts';
import { type ActionWords, type GroupWords, nameIn, powerName } from '../words.ts';
import { struck, yours } from './effects.ts';
import { and, card, cards, one, or, price, who } from './say.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const village = (n: number, { good }: { readonly good: CardId | undefined }): string =>
  good === undefined ? `villaggio ${n}` : `villaggio ${n} (${card(good)})`;
const swap = (bargain: Bargain | undefined): string =>
  bargain === undefined ? '' : `: ${price(bargain.give)} in cambio di ${price(bargain.get)}`;
const free = (cost: Price): string => (cost.length === 0 ? ', gratis' : ` per ${price(cost)}`);
const paying = (id: CardId | 'none'): string => (id === 'none' ? '' : `, pagando ${one(id)}`);
const then: Readonly<Record<AfterDuty, string>> = {
  trade: '',
  plan: '; poi resta da prendere solo il progetto gratuito',
  'too-few': '; ciò che resta a bordo è troppo poco per commerciare lì',
  nothing: '; poi a bordo non resta nulla da scambiare',
};
const picking = { pay: 'Paga', take: 'Prendi', lose: 'Perdi', choose: 'Scegli' } as const;
const confirming = {
  confirm: 'Conferma',
  villages: 'Lascia fermi i villaggi scelti',
  harvest: 'Fai il raccolto',
  unload: 'Scarica le flotte',
  sail: 'Salpa',
  'stay-home': 'Tieni in porto ogni flotta',
} as const;
const passing = {
  'voyage-start': 'Passa: non guardare nessun porto',
  'trade-start': 'Passa: comincia gli scambi',
  elsewhere: 'Passa',
} as const;

export const actions: ActionWords = {
  'draw-island': (a, names) => names.islands[a.island],
  'deal-island': (a, names) => names.islands[a.island],
  'draw-archon': a => who(a.seat),
  'draw-plan': (a, names) => nameIn(names.wonders, a.wonder),
  'reveal-event': (a, names) => nameIn(names.events, a.event),
  'lose-card': a => card(a.card),
  'draw-hazard': (a, names) => nameIn(names.hazards, a.hazard),
  'draw-harbor': (a, names) => nameIn(names.harbors, a.harbor),
  'set-order-wish': (a, names) => `Agisci: ${names.wishes[a.wish]}`,
  promise: (a, names) => `Prometti a ${who(a.to)} ${names.promises[a.what]}`,
  donate: a => `Dona all’Arconte ${cards(a.cards)}`,
  'resolve-event': (a, names) => `Esegui: ${nameIn(names.events, a.event)}`,
  'choose-target': a => `Indica ${who(a.seat)}`,
  'decline-target': (a, names, { power }) =>
    `Respingi${power === undefined ? '' : ` con ${powerName(names, power)}`}${paying(a.pay)}: sarà indicata un’altra isola`,
  'accept-target': (_a, _names, { next, steps }) =>
    next === 'pay-or-suffer' ? 'Accetta: poi paghi o subisci' : `Accetta: ${yours(steps)}`,
  'pay-option': (_a, _names, { cost }) => `Paga ${price(cost)}`,
  suffer: (_a, names, facts) => {
    if (facts === null) return 'Subisci l’effetto';
    const { how, power, steps } = facts;
    if (how === 'lessened') return `${power === undefined ? 'Con la tua abilità' : `Usa ${powerName(names, power)}`}: ${yours(steps)}`;
    if (how === 'unpaid') return `Non pagare: ${yours(steps)}`;
    return power === undefined ? capital(yours(steps)) : `Senza ${powerName(names, power)}: ${yours(steps)}`;
  },
  'take-optional': (_a, _names, facts) => (facts === null ? 'Accetta l’offerta' : `Paga ${price(facts.cost)} e ${yours(facts.gets)}`),
  'skip-optional': () => 'No, grazie',
  pick: (a, _names, { to }) => `${picking[to]} ${one(a.card)}`,
  'pick-village': (a, _names, facts) => `Nulla da: ${village(a.village, facts)}`,
  pay: a => `Paga ${one(a.card)}`,
  confirm: (_a, _names, { to, cards: laid }) =>
    to === 'pay' || to === 'take' || to === 'lose' ? `${picking[to]} ${cards(laid)}` : confirming[to],
  'name-village': (a, _names, facts) => `Nulla da: ${village(a.village, facts)}`,
  'name-fleet': a => `La flotta ${a.fleet} resta in porto`,
  'assign-army': (a, _names, facts) =>
    `Metti al lavoro ${facts.isAnyWorker ? 'un lavoratore' : 'un Esercito'}: ${village(a.village, facts)}`,
  'boost-village': (a, _names, facts) => `Una carta in più: ${village(a.village, facts)}`,
  substitute: (a, _names, facts) => `${card(a.good)} invece, da ${village(a.village, facts)}`,
  'place-next': a => `Ora ${who(a.seat)}`,
  'pay-wonder': (a, names, { cost, less, isFirstStage }) => {
    const from = a.fleet === 'none' ? '' : ` dalla flotta ${a.fleet}`;
    const cheaper = less === undefined ? '' : `, meno con ${nameIn(names.events, less)}`;
    const due = `${cost === undefined ? '' : price(cost)}${cheaper}`;
    return `La tua Meraviglia ${nameIn(names.wonders, a.wonder)}, ${isFirstStage ? 'prima' : 'ultima'} parte: paga ${due}${from}`;
  },
  'use-power': (a, names, { bargain }) =>
    `Usa: ${powerName(names, a.power)}${a.good === 'none' ? swap(bargain) : `: prendi ${one(a.good)}`}`,
  'use-service': (a, names, { owner, bargain }) => {
    const to = owner === undefined ? paying(a.pay) : `: paga ${one(a.pay)} a ${who(owner)}`;
    const gains = bargain === undefined ? '' : `, poi ${price(bargain.give)} in cambio di ${price(bargain.get)}`;
    return `Usa ${nameIn(names.wonders, a.wonder)}${to}${gains}`;
  },
  pass: (_a, _names, { from }) => passing[from],
  offer: a => `Offri ${a.to < 0 ? 'a tutti' : `a ${who(a.to)}`} ${cards(a.give)} in cambio di ${cards(a.want)}`,
  counter: a => `Controfferta: ${cards(a.give)} in cambio di ${cards(a.want)}`,
  accept: (_a, _names, { offer }) =>
    offer === undefined ? 'Accetta' : `Accetta ${cards(offer.give)} da ${who(offer.seat)} in cambio di ${cards(offer.want)}`,
  decline: (_a, _names, { offer }) => (offer === undefined ? 'Rifiuta' : `Rifiuta l’offerta di ${who(offer.seat)}`),
  withdraw: (_a, _names, { offer }) =>
    offer === undefined
      ? 'Ritira'
      : `Ritira l’offerta a ${offer.to === null ? 'tutti' : who(offer.to)}: ${cards(offer.give)} in cambio di ${cards(offer.want)}`,
  ready: () => 'Fatto',
  unready: () => 'Non ho finito',
  peek: (a, names) => `Guarda il porto: ${names.lands[a.land]}${paying(a.pay)}`,
  load: a => `Carica ${one(a.card)} sulla flotta ${a.fleet}`,
  sail: (a, names) => `Invia la flotta ${a.fleet}: ${names.lands[a.land]}`,
  redraw: () => 'Fai pescare un altro Rischio',
  'keep-hazard': () => 'Lascia che valga',
  'pick-fleet': a => `Flotta ${a.fleet} di ${who(a.seat)}`,
  'use-gift': a => `Usa un Dono di Poseidone per la flotta ${a.fleet}: si salva e affronta da sola una nuova carta`,
  'replace-hazard': a => `Sostituisci il Rischio per la flotta ${a.fleet}${paying(a.pay)}: si salva e affronta da sola una nuova carta`,
  'accept-hazard': (_a, _names, { isAnswered, fleets, steps }) => {
    if (isAnswered) return 'Conferma la risposta';
    if (fleets.length === 0) return 'Accetta il Rischio';
    return `Accetta: ${fleets.length === 1 ? `la flotta ${fleets[0]}` : `ciascuna delle flotte ${and(fleets)}`} ${struck(steps)}`;
  },
  'pick-loss': a => `Perdi ${one(a.card)}`,
  'keep-card': a => `Tieni ${one(a.card)}`,
  'keep-none': () => 'Non tenere nulla e serba l’abilità per dopo',
  divert: (a, names) => `Verso: ${names.lands[a.land]}`,
  reveal: (a, names, facts) =>
    `Rivela ${names.lands[a.land]}: ${facts.isBlockade ? 'tutti vedono il blocco' : 'scambi per tutti fino a fine anno'}`,
  'pass-harbor': (a, names, { mayOpen }) =>
    `Passa, ${names.lands[a.land]}: ${mayOpen ? 'niente scambi, se nessun altro lo rivela' : 'niente scambi in questa stagione'}`,
  'pay-duty': (a, _names, { left }) => `La flotta ${a.fleet} paga ${one(a.card)} di tassa${then[left]}`,
  'refuse-duty': a => `La flotta ${a.fleet} rifiuta le tasse: lì niente scambi in questa stagione`,
  exchange: (a, _names, { bargain }) =>
    bargain === undefined
      ? `Flotta ${a.fleet}: tariffa ${a.row}`
      : `Flotta ${a.fleet}: dai ${price(bargain.give)} in cambio di ${price(bargain.get)}`,
  take: a => `Prendi ${one(a.card)}`,
  buy: (a, _names, { sold }) =>
    sold === undefined
      ? `La flotta ${a.fleet} fa l’acquisto speciale`
      : `La flotta ${a.fleet} compra ${one(sold.card)} per ${price(sold.price)}`,
  'take-plan': (a, _names, { cost }) => `La flotta ${a.fleet} prende un progetto${free(cost)}`,
  done: (_a, names, { of, hasManyFleets, refusing, lands }) => {
    if (of === 'building') return 'Finisci di costruire';
    if (refusing.length === 0) return hasManyFleets ? 'Finisci il commercio con tutte le flotte' : 'Finisci il commercio';
    const where = and(lands.map(land => names.lands[land]));
    const fleets = refusing.length === 1 ? `la flotta ${refusing[0]} rifiuta` : `le flotte ${and(refusing)} rifiutano`;
    return hasManyFleets
      ? `Finisci con tutte: ${fleets} la tassa, niente scambi (${where})`
      : `Finisci: rifiuti la tassa, niente scambi (${where})`;
  },
  transfer: a => `Trasferisci ${one(a.card)} dalla flotta ${a.from} alla ${a.to}`,
  'discard-cargo': a => `Scarta ${one(a.card)} dalla flotta ${a.fleet}`,
  'keep-aboard': a => `Lascia ${one(a.card)} a bordo della flotta ${a.fleet}`,
  build: (a, names, { good, instead, cost }) => {
    const twice = instead.length === 0 ? '' : ` una seconda volta, per sempre al posto di: ${or(instead.map(id => names.structures[id]))};`;
    return `Costruisci: ${names.structures[a.structure]}${good === undefined ? '' : ` (${card(good)})`}${twice} con ${price(cost)}`;
  },
  'buy-fleet': (_a, _names, { cost }) => `Acquista la prossima flotta per ${price(cost)}`,
  use: (a, names, { bargain }) => `Usa: ${names.structures[a.structure]}${swap(bargain)}`,
  'choose-philosophy': (a, names) => `Introduci: ${nameIn(names.philosophies, a.philosophy)}${free([])}`,
  adopt: (a, names, { cost }) => `Adotta: ${nameIn(names.philosophies, a.philosophy)}${free(cost)}`,
  keep: a => `Tieni ${one(a.card)}`,
  'option-a': (_a, _names, { kept }) => `Opzione A: tieni ${cards(kept)} in segreto`,
  'option-b': () => 'Opzione B: mostra la mano e tieni una carta per tipo',
  vote: a => `Vota per ${who(a.seat)}`,
  'pick-winner': a => `Vince ${who(a.seat)}`,
};

export const groups: GroupWords = {
  draws: 'Estrazioni',
  order: 'Ordine di gioco',
  promises: 'Promesse',
  gifts: 'Donazioni all’Arconte',
  archon: 'Decide l’Arconte',
  answer: 'La tua risposta',
  payment: 'Pagamento',
  ending: 'Conclusione',
  production: 'Produzione',
  wonders: 'Meraviglie',
  powers: 'Abilità',
  trade: 'Scambi',
  voyage: 'Viaggio',
  abroad: 'Commercio delle flotte',
  return: 'Ritorno',
  construction: 'Costruzione',
  philosophies: 'Filosofie',
  hand: 'Mano',
  vote: 'Il voto',
};
