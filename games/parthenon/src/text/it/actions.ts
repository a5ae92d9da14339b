/** Italian labels of actions, and the headings they are grouped under. */
import type { Seat } from '@stoa/engine';
import type { PaView } from '../../view-types.ts';
import { asked, eventOptions, lessened } from '../asked.ts';
import { struckSeat } from '../in-turn.ts';
import {
  addedFor,
  type Bargain,
  bargainOf,
  cheaperBy,
  fleetPrice,
  fleetRow,
  myFleetLand,
  planPrice,
  powerBargain,
  priceNow,
  serviceOf,
  soldToFleet,
  stageDue,
  villageGood,
  yieldOf,
} from '../prices.ts';
import { type ActionWords, type GroupWords, nameIn, type PaNames } from '../words.ts';
import { yours } from './effects.ts';
import { card, cards, one, price, who } from './say.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `names`: of the pack in force. */
export const actionsWith = (names: PaNames): ActionWords => {
  const land = names.lands;
  const power = (id: string): string => nameIn({ ...names.philosophies, ...names.wonders }, id);
  const village = (view: PaView, n: number, seat: Seat | null = view.me): string => {
    const good = villageGood(view, seat, n);
    return good === undefined ? `villaggio ${n}` : `villaggio ${n} (${card(good)})`;
  };
  const hasSettlers = (view: PaView): boolean => view.me !== null && (view.islands[view.me]?.settlers ?? 0) > 0;
  const swap = (bargain: Bargain | undefined): string =>
    bargain === undefined ? '' : `: ${price(bargain.give)} per ${price(bargain.get)}`;
  const paying = (id: string): string => (id === 'none' ? '' : `, pagando ${one(id as 'gold')}`);

  return {
    'draw-island': a => names.islands[a.island],
    'deal-island': a => names.islands[a.island],
    'draw-archon': a => who(a.seat),
    'draw-plan': a => nameIn(names.wonders, a.wonder),
    'reveal-event': a => nameIn(names.events, a.event),
    'lose-card': a => card(a.card),
    'draw-hazard': a => nameIn(names.hazards, a.hazard),
    'draw-harbor': a => nameIn(names.harbors, a.harbor),
    'set-order-wish': a => `Agire: ${names.wishes[a.wish]}`,
    promise: a => `Promettere a ${who(a.to)} ${names.promises[a.what]}`,
    donate: a => `Donare all’Arconte ${cards(a.cards)}`,
    'resolve-event': a => `Risolvere: ${nameIn(names.events, a.event)}`,
    'choose-target': a => `Indicare ${who(a.seat)}`,
    'decline-target': a => `Respingere${paying(a.pay)}`,
    'accept-target': () => 'Accettare la scelta',
    'pay-option': (a, view) => `Pagare ${price(eventOptions(view)[a.option] ?? [])}`,
    suffer: (a, view) => {
      const now = asked(view);
      if (now.do !== 'suffer') return 'Subire l’effetto';
      if (a.reduce) return `Con la tua abilità: ${yours(lessened(now.or), true)}`;
      return now.options.length === 0 ? capital(yours(now.or, true)) : `Non pagare: ${yours(now.or)}`;
    },
    'take-optional': (_a, view) => {
      const now = asked(view);
      return now.do === 'may' ? `Pagare ${price(now.cost)} e ${yours(now.gets, true)}` : 'Accettare l’offerta';
    },
    'skip-optional': () => 'Lasciar perdere',
    pick: (a, view) => {
      const now = asked(view).do;
      return `${now === 'pay' ? 'Pagare' : now === 'take' ? 'Prendere' : now === 'lose' ? 'Perdere' : 'Scegliere'} ${one(a.card)}`;
    },
    'pick-village': (a, view) => `Nulla da: ${village(view, a.village)}`,
    pay: a => `Pagare ${one(a.card)}`,
    confirm: (_a, view) =>
      view.room !== 'voyage-plan' ? 'Confermare' : view.draft?.goals.some(goal => goal !== null) ? 'Salpare' : 'Tenere a casa ogni flotta',
    'name-village': (a, view) => `Indicare: ${village(view, a.village, struckSeat(view))}`,
    'name-fleet': a => `Indicare la flotta ${a.fleet}`,
    'assign-army': (a, view) => `Assegnare ${hasSettlers(view) ? 'un lavorante' : 'un Esercito'}: ${village(view, a.village)}`,
    'boost-village': (a, view) => `Una carta in più: ${village(view, a.village)}`,
    substitute: (a, view) => `${card(a.good)} invece, da ${village(view, a.village)}`,
    'place-next': a => `Ora ${who(a.seat)}`,
    'pay-wonder': (a, view) => {
      const mine = view.me === null ? undefined : view.islands[view.me]?.wonders.find(w => w.wonder === a.wonder);
      const due = mine === undefined || mine.stage === 'complete' ? undefined : stageDue(view, a.wonder, mine.stage);
      const from = a.fleet === 'none' ? '' : ` dalla flotta ${a.fleet}`;
      const less = cheaperBy(view, 'wonder');
      const cost = `${due === undefined ? '' : price([...due.price, ...addedFor(view, 'wonder')])}${less === undefined ? '' : `, meno con ${nameIn(names.events, less)}`}`;
      return `La tua Meraviglia ${nameIn(names.wonders, a.wonder)}, ${mine?.stage === 'plan' ? 'prima' : 'ultima'} parte: pagare ${cost}${from}`;
    },
    'use-power': (a, view) =>
      `Usare: ${power(a.power)}${a.good === 'none' ? swap(powerBargain(view, a.power)) : `: prendere ${one(a.good)}`}`,
    'use-service': (a, view) => {
      const service = serviceOf(view, a.wonder);
      const to = service === undefined ? paying(a.pay) : `: pagare ${one(a.pay)} a ${who(service.owner)}`;
      return `Usare ${nameIn(names.wonders, a.wonder)}${to}`;
    },
    pass: () => 'Passare',
    offer: a => `Offrire ${a.to < 0 ? 'a tutti' : `a ${who(a.to)}`} ${cards(a.give)} in cambio di ${cards(a.want)}`,
    counter: a => `Controfferta: ${cards(a.give)} in cambio di ${cards(a.want)}`,
    accept: (a, view) => {
      const offer = view.offers.find(o => o.offer === a.offer);
      return offer === undefined ? 'Accettare' : `Accettare ${cards(offer.give)} da ${who(offer.seat)} in cambio di ${cards(offer.want)}`;
    },
    decline: (a, view) => {
      const offer = view.offers.find(o => o.offer === a.offer);
      return offer === undefined ? 'Rifiutare' : `Rifiutare l’offerta di ${who(offer.seat)}`;
    },
    withdraw: (a, view) => {
      const offer = view.offers.find(o => o.offer === a.offer);
      return offer === undefined
        ? 'Ritirare'
        : `Ritirare l’offerta a ${offer.to === null ? 'tutti' : who(offer.to)}: ${cards(offer.give)} in cambio di ${cards(offer.want)}`;
    },
    ready: () => 'Fatto',
    unready: () => 'Non ho finito',
    peek: a => `Guardare il porto: ${land[a.land]}${paying(a.pay)}`,
    load: a => `Caricare ${one(a.card)} sulla flotta ${a.fleet}`,
    sail: a => `Inviare la flotta ${a.fleet}: ${land[a.land]}`,
    redraw: () => 'Far pescare un altro Rischio',
    'keep-hazard': () => 'Lasciarlo valere',
    'pick-fleet': a => `Flotta ${a.fleet} di ${who(a.seat)}`,
    'use-gift': a => `Usare un Dono di Poseidone per la flotta ${a.fleet}`,
    'replace-hazard': a => `Sostituire il Rischio per la flotta ${a.fleet}${paying(a.pay)}`,
    'accept-hazard': (_a, view) => ((view.draft?.marked ?? 0) === 0 ? 'Accettare il Rischio' : 'Confermare la risposta'),
    'pick-loss': a => `Perdere ${one(a.card)}`,
    'keep-card': a => `Tenere ${one(a.card)}`,
    'keep-none': () => 'Non tenere nulla',
    divert: a => `Verso: ${land[a.land]}`,
    reveal: a => `Rivelare: ${land[a.land]}`,
    'pass-harbor': a => `Passare: ${land[a.land]}`,
    'pay-duty': a => `La flotta ${a.fleet} paga ${one(a.card)} di tassa`,
    'refuse-duty': a => `La flotta ${a.fleet} rifiuta le tasse`,
    exchange: (a, view) => {
      const rate = fleetRow(view, a.fleet, a.row);
      return rate === undefined ? `Flotta ${a.fleet}: tariffa ${a.row}` : `Flotta ${a.fleet}: ${price(rate.give)} per ${price(rate.get)}`;
    },
    take: a => `Prendere ${one(a.card)}`,
    buy: (a, view) => {
      const sold = soldToFleet(view, a.fleet);
      return sold === undefined
        ? `La flotta ${a.fleet} fa l’acquisto speciale`
        : `La flotta ${a.fleet} compra ${one(sold.card)} per ${price(sold.price)}`;
    },
    'take-plan': (a, view) => {
      const cost = planPrice(view, myFleetLand(view, a.fleet), view.me) ?? [];
      return `La flotta ${a.fleet} prende un progetto${cost.length === 0 ? ', gratis' : ` per ${price(cost)}`}`;
    },
    done: (_a, view) => (view.room === 'fleet-trade' ? 'Finire il commercio' : 'Finire di costruire'),
    transfer: a => `Trasferire ${one(a.card)} dalla flotta ${a.from} alla ${a.to}`,
    'discard-cargo': a => `Scartare ${one(a.card)} dalla flotta ${a.fleet}`,
    'keep-aboard': a => `Lasciare ${one(a.card)} a bordo della flotta ${a.fleet}`,
    build: (a, view) => {
      const good = yieldOf(view, view.me, a.structure);
      return `Costruire: ${names.structures[a.structure]}${good === undefined ? '' : ` (${card(good)})`} per ${price(priceNow(view, view.me, a.structure))}`;
    },
    'buy-fleet': (_a, view) =>
      `Acquistare la prossima flotta per ${price(fleetPrice(view, view.me === null ? 0 : (view.islands[view.me]?.fleets.length ?? 0)) ?? [])}`,
    use: (a, view) => `Usare: ${names.structures[a.structure]}${swap(bargainOf(view, a.structure))}`,
    'choose-philosophy': a => `Introdurre: ${nameIn(names.philosophies, a.philosophy)}`,
    adopt: a => `Adottare: ${nameIn(names.philosophies, a.philosophy)}`,
    keep: a => `Tenere ${one(a.card)}`,
    'option-a': (_a, view) => `Opzione A: tenere ${cards(view.draft?.laid ?? [])} in segreto`,
    'option-b': () => 'Opzione B: rivelare e tenere una per tipo',
    vote: a => `Votare per ${who(a.seat)}`,
    'pick-winner': a => `Vince ${who(a.seat)}`,
  };
};

const draws = 'Estrazioni';
const answer = 'La tua risposta';
const archon = 'Decide l’Arconte';
const trading = 'Scambi';
const payment = 'Pagamento';
const sailing = 'Viaggio';
const abroad = 'Commercio delle flotte';
const construction = 'Costruzione';
const ending = 'Conclusione';
export const groups: GroupWords = {
  'draw-island': draws,
  'deal-island': draws,
  'draw-archon': draws,
  'draw-plan': draws,
  'reveal-event': draws,
  'lose-card': draws,
  'draw-hazard': draws,
  'draw-harbor': draws,
  'set-order-wish': 'Ordine di gioco',
  promise: 'Promesse',
  donate: 'Donazioni all’Arconte',
  'resolve-event': archon,
  'choose-target': archon,
  'decline-target': answer,
  'accept-target': answer,
  'pay-option': answer,
  suffer: answer,
  'take-optional': answer,
  'skip-optional': answer,
  pick: answer,
  'pick-village': answer,
  pay: payment,
  confirm: ending,
  'name-village': archon,
  'name-fleet': archon,
  'assign-army': 'Produzione',
  'boost-village': 'Produzione',
  substitute: 'Produzione',
  'place-next': archon,
  'pay-wonder': 'Meraviglie',
  'use-power': 'Abilità',
  'use-service': 'Abilità',
  pass: ending,
  offer: trading,
  counter: trading,
  accept: trading,
  decline: trading,
  withdraw: trading,
  ready: ending,
  unready: ending,
  peek: 'Abilità',
  load: sailing,
  sail: sailing,
  redraw: archon,
  'keep-hazard': archon,
  'pick-fleet': archon,
  'use-gift': answer,
  'replace-hazard': answer,
  'accept-hazard': answer,
  'pick-loss': answer,
  'keep-card': answer,
  'keep-none': answer,
  divert: archon,
  reveal: answer,
  'pass-harbor': answer,
  'pay-duty': abroad,
  'refuse-duty': abroad,
  exchange: abroad,
  take: payment,
  buy: abroad,
  'take-plan': abroad,
  done: ending,
  transfer: 'Ritorno',
  'discard-cargo': 'Ritorno',
  'keep-aboard': 'Ritorno',
  build: construction,
  'buy-fleet': construction,
  use: construction,
  'choose-philosophy': 'Filosofie',
  adopt: 'Filosofie',
  keep: 'Mano',
  'option-a': 'Mano',
  'option-b': 'Mano',
  vote: 'Il voto',
  'pick-winner': archon,
};
