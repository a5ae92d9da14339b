/** Italian labels of actions, and the headings they are grouped under. */
import type { Seat } from '@stoa/engine';
import { type AfterDuty, afterDuty, dutiesDue } from '../../reading/duty-due.ts';
import { abroadOf } from '../../reading/empty-hold.ts';
import { asked, eventOptions, lessened, namedSteps } from '../../reading/event-question.ts';
import { isAlone, isBlockade } from '../../reading/harbor-seen.ts';
import { fleetsHit, hazardSteps } from '../../reading/hazard-answer.ts';
import { struckSeat } from '../../reading/in-turn.ts';
import { lockedOut } from '../../reading/locked-out.ts';
import { offeredPower, savesLoss } from '../../reading/offered-power.ts';
import { shortOf } from '../../reading/paying.ts';
import {
  addedFor,
  adoptPrice,
  type Bargain,
  bargainOf,
  cheaperBy,
  fleetPrice,
  fleetRow,
  myFleetLand,
  type Price,
  planPrice,
  powerBargain,
  priceNow,
  serviceOf,
  soldToFleet,
  stageDue,
  villageGood,
  yieldOf,
} from '../../reading/prices.ts';
import type { PaView } from '../../view-types.ts';
import type { PaNames } from '../names.ts';
import { type ActionWords, type GroupWords, nameIn } from '../words.ts';
import { struck, yours } from './effects.ts';
import { and, card, cards, one, or, price, who } from './say.ts';

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
    bargain === undefined ? '' : `: ${price(bargain.give)} in cambio di ${price(bargain.get)}`;
  const free = (cost: Price): string => (cost.length === 0 ? ', gratis' : ` per ${price(cost)}`);
  const then: Readonly<Record<AfterDuty, string>> = {
    trade: '',
    plan: '; poi resta da prendere solo il progetto gratuito',
    'too-few': '; ciò che resta a bordo è troppo poco per commerciare lì',
    nothing: '; poi a bordo non resta nulla da scambiare',
  };
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
    'set-order-wish': a => `Agisci: ${names.wishes[a.wish]}`,
    promise: a => `Prometti a ${who(a.to)} ${names.promises[a.what]}`,
    donate: a => `Dona all’Arconte ${cards(a.cards)}`,
    'resolve-event': a => `Esegui: ${nameIn(names.events, a.event)}`,
    'choose-target': a => `Indica ${who(a.seat)}`,
    'decline-target': (a, view) => {
      const offered = offeredPower(view, 'declineTarget');
      return `Respingi${offered === undefined ? '' : ` con ${power(offered.id)}`}${paying(a.pay)}: sarà indicata un’altra isola`;
    },
    'accept-target': (_a, view) => {
      const steps = namedSteps(view);
      return steps[0]?.op === 'payOr' ? 'Accetta: poi paghi o subisci' : `Accetta: ${yours(steps)}`;
    },
    'pay-option': (a, view) => `Paga ${price(eventOptions(view)[a.option] ?? [])}`,
    suffer: (a, view) => {
      const now = asked(view);
      if (now.do !== 'suffer') return 'Subisci l’effetto';
      const saves = savesLoss(view, now.or);
      if (a.reduce) return `${saves === undefined ? 'Con la tua abilità' : `Usa ${power(saves)}`}: ${yours(lessened(now.or))}`;
      if (now.options.some(cost => shortOf(view, cost).length === 0)) return `Non pagare: ${yours(now.or)}`;
      return saves === undefined ? capital(yours(now.or)) : `Senza ${power(saves)}: ${yours(now.or)}`;
    },
    'take-optional': (_a, view) => {
      const now = asked(view);
      return now.do === 'may' ? `Paga ${price(now.cost)} e ${yours(now.gets)}` : 'Accetta l’offerta';
    },
    'skip-optional': () => 'Lascia perdere: non paghi e non prendi nulla',
    pick: (a, view) => {
      const now = asked(view).do;
      return `${now === 'pay' ? 'Paga' : now === 'take' ? 'Prendi' : now === 'lose' ? 'Perdi' : 'Scegli'} ${one(a.card)}`;
    },
    'pick-village': (a, view) => `Nulla da: ${village(view, a.village)}`,
    pay: a => `Paga ${one(a.card)}`,
    confirm: (_a, view) =>
      view.room !== 'voyage-plan' ? 'Conferma' : view.draft?.goals.some(goal => goal !== null) ? 'Salpa' : 'Tieni in porto ogni flotta',
    'name-village': (a, view) => `Nulla da: ${village(view, a.village, struckSeat(view))}`,
    'name-fleet': a => `La flotta ${a.fleet} resta in porto`,
    'assign-army': (a, view) => `Metti al lavoro ${hasSettlers(view) ? 'un lavoratore' : 'un Esercito'}: ${village(view, a.village)}`,
    'boost-village': (a, view) => `Una carta in più: ${village(view, a.village)}`,
    substitute: (a, view) => `${card(a.good)} invece, da ${village(view, a.village)}`,
    'place-next': a => `Ora ${who(a.seat)}`,
    'pay-wonder': (a, view) => {
      const mine = view.me === null ? undefined : view.islands[view.me]?.wonders.find(w => w.wonder === a.wonder);
      const due = mine === undefined || mine.stage === 'complete' ? undefined : stageDue(view, a.wonder, mine.stage);
      const from = a.fleet === 'none' ? '' : ` dalla flotta ${a.fleet}`;
      const less = cheaperBy(view, 'wonder');
      const cost = `${due === undefined ? '' : price([...due.price, ...addedFor(view, 'wonder')])}${less === undefined ? '' : `, meno con ${nameIn(names.events, less)}`}`;
      return `La tua Meraviglia ${nameIn(names.wonders, a.wonder)}, ${mine?.stage === 'plan' ? 'prima' : 'ultima'} parte: paga ${cost}${from}`;
    },
    'use-power': (a, view) => `Usa: ${power(a.power)}${a.good === 'none' ? swap(powerBargain(view, a.power)) : `: prendi ${one(a.good)}`}`,
    'use-service': (a, view) => {
      const service = serviceOf(view, a.wonder);
      const to = service === undefined ? paying(a.pay) : `: paga ${one(a.pay)} a ${who(service.owner)}`;
      const gains = powerBargain(view, a.wonder);
      return `Usa ${nameIn(names.wonders, a.wonder)}${to}${gains === undefined ? '' : `, poi ${price(gains.give)} in cambio di ${price(gains.get)}`}`;
    },
    pass: (_a, view) =>
      view.room === 'voyage-start'
        ? 'Passa: non guardare nessun porto'
        : view.room === 'trade-start'
          ? 'Passa: comincia gli scambi'
          : 'Passa',
    offer: a => `Offri ${a.to < 0 ? 'a tutti' : `a ${who(a.to)}`} ${cards(a.give)} in cambio di ${cards(a.want)}`,
    counter: a => `Controfferta: ${cards(a.give)} in cambio di ${cards(a.want)}`,
    accept: (a, view) => {
      const offer = view.offers.find(o => o.offer === a.offer);
      return offer === undefined ? 'Accetta' : `Accetta ${cards(offer.give)} da ${who(offer.seat)} in cambio di ${cards(offer.want)}`;
    },
    decline: (a, view) => {
      const offer = view.offers.find(o => o.offer === a.offer);
      return offer === undefined ? 'Rifiuta' : `Rifiuta l’offerta di ${who(offer.seat)}`;
    },
    withdraw: (a, view) => {
      const offer = view.offers.find(o => o.offer === a.offer);
      return offer === undefined
        ? 'Ritira'
        : `Ritira l’offerta a ${offer.to === null ? 'tutti' : who(offer.to)}: ${cards(offer.give)} in cambio di ${cards(offer.want)}`;
    },
    ready: () => 'Fatto',
    unready: () => 'Non ho finito',
    peek: a => `Guarda il porto: ${land[a.land]}${paying(a.pay)}`,
    load: a => `Carica ${one(a.card)} sulla flotta ${a.fleet}`,
    sail: a => `Invia la flotta ${a.fleet}: ${land[a.land]}`,
    redraw: () => 'Fai pescare un altro Rischio',
    'keep-hazard': () => 'Lascia che valga',
    'pick-fleet': a => `Flotta ${a.fleet} di ${who(a.seat)}`,
    'use-gift': a => `Usa un Dono di Poseidone per la flotta ${a.fleet}: si salva e affronta da sola una nuova carta`,
    'replace-hazard': a => `Sostituisci il Rischio per la flotta ${a.fleet}${paying(a.pay)}: si salva e affronta da sola una nuova carta`,
    'accept-hazard': (_a, view) => {
      if ((view.draft?.marked ?? 0) !== 0) return 'Conferma la risposta';
      const hit = fleetsHit(view);
      return hit.length === 0
        ? 'Accetta il Rischio'
        : `Accetta: ${hit.length === 1 ? `la flotta ${hit[0]}` : `ciascuna delle flotte ${and(hit)}`} ${struck(hazardSteps(view))}`;
    },
    'pick-loss': a => `Perdi ${one(a.card)}`,
    'keep-card': a => `Tieni ${one(a.card)}`,
    'keep-none': () => 'Non tenere nulla e serba l’abilità per dopo',
    divert: a => `Verso: ${land[a.land]}`,
    reveal: (a, view) =>
      `Rivela ${land[a.land]}: ${isBlockade(view, a.land) ? 'tutti vedono il blocco' : 'scambi per tutti fino a fine anno'}`,
    'pass-harbor': (a, view) =>
      `Passa, ${land[a.land]}: ${isAlone(view, a.land) || isBlockade(view, a.land) ? 'niente scambi in questa stagione' : 'niente scambi, se nessun altro lo rivela'}`,
    'pay-duty': (a, view) => `La flotta ${a.fleet} paga ${one(a.card)} di tassa${then[afterDuty(view, a.fleet, a.card)]}`,
    'refuse-duty': a => `La flotta ${a.fleet} rifiuta le tasse: lì niente scambi in questa stagione`,
    exchange: (a, view) => {
      const rate = fleetRow(view, a.fleet, a.row);
      return rate === undefined
        ? `Flotta ${a.fleet}: tariffa ${a.row}`
        : `Flotta ${a.fleet}: dai ${price(rate.give)} in cambio di ${price(rate.get)}`;
    },
    take: a => `Prendi ${one(a.card)}`,
    buy: (a, view) => {
      const sold = soldToFleet(view, a.fleet);
      return sold === undefined
        ? `La flotta ${a.fleet} fa l’acquisto speciale`
        : `La flotta ${a.fleet} compra ${one(sold.card)} per ${price(sold.price)}`;
    },
    'take-plan': (a, view) => {
      const cost = planPrice(view, myFleetLand(view, a.fleet), view.me) ?? [];
      return `La flotta ${a.fleet} prende un progetto${free(cost)}`;
    },
    done: (_a, view) => {
      if (view.room !== 'fleet-trade') return 'Finisci di costruire';
      const due = dutiesDue(view).filter(({ canPay }) => canPay);
      const many = abroadOf(view) > 1;
      if (due.length > 0) {
        const where = and([...new Set(due.map(duty => land[duty.land]))]);
        const fleets =
          due.length === 1 ? `la flotta ${due[0]?.fleet} rifiuta` : `le flotte ${and(due.map(({ fleet }) => fleet))} rifiutano`;
        return many
          ? `Finisci con tutte: ${fleets} la tassa, niente scambi (${where})`
          : `Finisci: rifiuti la tassa, niente scambi (${where})`;
      }
      return many ? 'Finisci il commercio con tutte le flotte' : 'Finisci il commercio';
    },
    transfer: a => `Trasferisci ${one(a.card)} dalla flotta ${a.from} alla ${a.to}`,
    'discard-cargo': a => `Scarta ${one(a.card)} dalla flotta ${a.fleet}`,
    'keep-aboard': a => `Lascia ${one(a.card)} a bordo della flotta ${a.fleet}`,
    build: (a, view) => {
      const good = yieldOf(view, view.me, a.structure);
      const instead = lockedOut(view, a.structure).map(id => names.structures[id]);
      const twice = instead.length === 0 ? '' : ` una seconda volta, per sempre al posto di: ${or(instead)};`;
      return `Costruisci: ${names.structures[a.structure]}${good === undefined ? '' : ` (${card(good)})`}${twice} con ${price(priceNow(view, view.me, a.structure))}`;
    },
    'buy-fleet': (_a, view) =>
      `Acquista la prossima flotta per ${price(fleetPrice(view, view.me === null ? 0 : (view.islands[view.me]?.fleets.length ?? 0)) ?? [])}`,
    use: (a, view) => `Usa: ${names.structures[a.structure]}${swap(bargainOf(view, a.structure))}`,
    'choose-philosophy': a => `Introduci: ${nameIn(names.philosophies, a.philosophy)}${free([])}`,
    adopt: (a, view) => `Adotta: ${nameIn(names.philosophies, a.philosophy)}${free(adoptPrice(view))}`,
    keep: a => `Tieni ${one(a.card)}`,
    'option-a': (_a, view) => `Opzione A: tieni ${cards(view.draft?.laid ?? [])} in segreto`,
    'option-b': () => 'Opzione B: mostra la mano e tieni una carta per tipo',
    vote: a => `Vota per ${who(a.seat)}`,
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
