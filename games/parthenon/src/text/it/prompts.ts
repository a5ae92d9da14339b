/** Italian prompts: who must do what. */
import type { EffectJson } from '../../pack/types.ts';
import { billFor } from '../../reading/bill.ts';
import { dutiesDue, isRefusedAll } from '../../reading/duty-due.ts';
import { abroadOf, emptyHolds } from '../../reading/empty-hold.ts';
import { archonNames, asked, choosing, namedSteps } from '../../reading/event-question.ts';
import { harborsAsked } from '../../reading/harbor-seen.ts';
import { fleetsHit, hazardAnswer, hazardSteps } from '../../reading/hazard-answer.ts';
import { fleetInTurn, struckSeat } from '../../reading/in-turn.ts';
import { lockedOut } from '../../reading/locked-out.ts';
import { offeredPower } from '../../reading/offered-power.ts';
import { shortOf } from '../../reading/paying.ts';
import { type Price, yieldOf } from '../../reading/prices.ts';
import { isRash } from '../../reading/rash.ts';
import type { Begun, PaView } from '../../view-types.ts';
import type { PaNames } from '../names.ts';
import { nameIn, type PaWords } from '../words.ts';
import { struck, theirs, yours } from './effects.ts';
import { and, card, cards, count, or, price, who, whoAll } from './say.ts';

/** `names`: of the pack in force. */
export const promptsWith = (names: PaNames): PaWords['prompts'] => {
  const waiting = (view: PaView, what: string): string => `${whoAll(view.acting)}: ${what}.`;
  const ask =
    (yours: string, others: string) =>
    (view: PaView, mine: boolean): string =>
      mine ? yours : waiting(view, others);
  const drawing = (what: string) => (): string => what;
  const event = (view: PaView): string => nameIn(names.events, view.event?.event ?? '');
  const hazard = (view: PaView): string => nameIn(names.hazards, view.hazard.hazard ?? '');

  const lacks = (prices: readonly Price[]): string =>
    `${prices.every(items => items.length === 1 && items[0]?.n === 1) ? 'ti manca' : 'ti mancano'} ${or(prices.map(price))}`;
  /** Only what the island can pay is offered. */
  const payOr = (view: PaView, options: readonly Price[], otherwise: readonly EffectJson[]): string => {
    const payable = options.filter(cost => shortOf(view, cost).length === 0);
    return payable.length > 0
      ? `paga ${or(payable.map(price))}, oppure ${yours(otherwise)}`
      : `per pagare ${lacks(options.map(cost => shortOf(view, cost)))}, quindi ${yours(otherwise)}`;
  };
  /** After the name of the event. */
  const decide = (view: PaView): string => {
    const now = asked(view);
    const so = choosing(view);
    if (so !== null && so.chosen >= so.all)
      return now.do === 'villages'
        ? 'hai scelto i villaggi: conferma'
        : `${now.do === 'take' ? 'prendi' : now.do === 'lose' ? 'perdi' : 'paghi'} ${cards(view.draft?.laid ?? [])}: conferma`;
    switch (now.do) {
      case 'suffer':
        return now.options.length === 0 ? yours(now.or) : payOr(view, now.options, now.or);
      case 'may': {
        const lacking = shortOf(view, now.cost);
        return lacking.length === 0
          ? `puoi pagare ${price(now.cost)}: allora ${yours(now.gets)}`
          : `pagando ${price(now.cost)} ${yours(now.gets)}, ma ${lacks([lacking])}`;
      }
      case 'pay':
        return `scegli le carte con cui paghi (${price(now.cost)}), poi conferma`;
      case 'take':
        return `scegli che cosa prendi (${price([{ n: Number(now.step.n), of: now.step.what ?? '' }])}), poi conferma`;
      case 'lose':
      case 'villages':
        return `${yours([now.step])}: scegli, poi conferma`;
      case 'wait':
        return 'hai risposto; gli altri decidono ancora';
    }
  };

  const power = (id: string): string => nameIn({ ...names.philosophies, ...names.wonders }, id);
  const named = (view: PaView): string => {
    const steps = namedSteps(view);
    const [first] = steps;
    const what = first?.op === 'payOr' ? payOr(view, first.options ?? [], first.else ?? []) : yours(steps);
    const offered = offeredPower(view, 'declineTarget');
    const ask =
      offered === undefined || offered.seller === null
        ? 'Accetti o respingi?'
        : offered.canPay
          ? `Accetti, o respingi pagando ${price(offered.price)} a ${who(offered.seller)}?`
          : `Per respingere ${lacks([offered.price])} da dare a ${who(offered.seller)}.`;
    return `${event(view)}: l’Arconte indica la tua isola; ${what}. ${ask}`;
  };
  const lookBefore = (view: PaView): string => {
    const offered = offeredPower(view, 'peekHarbor');
    if (offered === undefined) return 'Prima di salpare: ora non c’è un porto da guardare. Passa.';
    return offered.seller === null
      ? `Prima di salpare ${power(offered.id)} ti fa guardare in segreto un porto coperto: scegli una terra o passa.`
      : offered.canPay
        ? `Prima di salpare ${power(offered.id)} (${who(offered.seller)}) ti mostra un porto coperto per ${price(offered.price)}: scegli una terra o passa.`
        : `Per guardare un porto ${lacks([offered.price])} da dare a ${who(offered.seller)}: passa.`;
  };
  const keepOne = (view: PaView): string => {
    const saves = power(offeredPower(view, 'keepCards')?.id ?? '');
    return `La tua flotta ${fleetInTurn(view).fleet} perderebbe ${cards(view.hazard.lost)}. ${saves} salva una carta, una volta per stagione: ne tieni una?`;
  };
  /** What cards are being laid down for. */
  const thing = (view: PaView, begun: Begun): string => {
    switch (begun.do) {
      case 'build': {
        const good = yieldOf(view, view.me, begun.structure);
        const instead = lockedOut(view, begun.structure).map(id => names.structures[id]);
        const twice = instead.length === 0 ? '' : ` una seconda volta (per sempre al posto di: ${or(instead)})`;
        return `${names.structures[begun.structure]}${good === undefined ? '' : ` (${card(good)})`}${twice}`;
      }
      case 'pay-wonder': {
        const stage = view.me === null ? undefined : view.islands[view.me]?.wonders.find(w => w.wonder === begun.wonder)?.stage;
        return `${nameIn(names.wonders, begun.wonder)}, ${stage === 'plan' ? 'prima' : 'ultima'} parte`;
      }
      case 'use':
        return names.structures[begun.structure];
      case 'use-power':
        return power(begun.power);
      case 'use-service':
        return power(begun.wonder);
      case 'exchange':
        return `flotta ${begun.fleet}`;
    }
  };
  const doing: Readonly<Record<Begun['do'], string>> = {
    build: 'Stai costruendo',
    use: 'Stai usando',
    'pay-wonder': 'Stai pagando',
    'use-power': 'Stai usando',
    'use-service': 'Stai usando',
    exchange: 'Stai scambiando',
  };
  const paying = (view: PaView): string | undefined => {
    const bill = billFor(view);
    if (bill === undefined) return undefined;
    const { begun, price: whole, left, toTake } = bill;
    const laid = cards(view.draft?.laid ?? []);
    const isBegun = (view.draft?.laid.length ?? 0) > 0;
    const what = `${doing[begun.do]}: ${thing(view, begun)}`;
    if (left.length > 0)
      return isBegun
        ? `${what}. Hai messo ${laid}, resta da pagare ${price(left)}.`
        : `${what}. Scegli le carte con cui paghi ${price(whole)}, o annulla.`;
    if (toTake.length > 0) return `${what}. Hai messo ${laid}: scegli che cosa prendi in cambio, ${price(toTake)}.`;
    const taken = view.draft?.taken ?? [];
    return `${what}. Hai messo ${laid}${taken.length === 0 ? '' : ` in cambio di ${cards(taken)}`}: conferma, o annulla.`;
  };
  const building = (view: PaView, isMine: boolean): string => {
    const mine = view.me === null ? undefined : view.islands[view.me];
    const bill = isMine ? paying(view) : undefined;
    if (bill !== undefined) return bill;
    if (mine?.asksFor != null)
      return `Hai chiesto: ${nameIn(names.philosophies, mine.asksFor)}. Si decide quando anche gli altri hanno scelto.${isMine ? ' Intanto costruisci ancora, o finisci.' : ''}`;
    if (!isMine) return waiting(view, 'costruzione');
    if ((mine?.freePicks ?? 0) > 0) return 'La tua Accademia porta una filosofia gratis: sceglila.';
    if ((mine?.freeAdoptions ?? 0) > 0) return 'La tua Meraviglia porta gratis una filosofia altrui: adottala, o continua a costruire.';
    return 'Costruisci, usa e paga ciò che vuoi, poi finisci.';
  };
  const dispute = (view: PaView): string => {
    const askers = view.islands.filter(i => i.asksFor === view.disputed).map(i => who(i.seat));
    const isNew = !view.islands.some(i => i.philosophies.includes(view.disputed ?? ''));
    return `Sei Arconte: ${and(askers)} vogliono ${nameIn(names.philosophies, view.disputed ?? '')}. ${isNew ? 'Una sola isola può introdurla: a chi va?' : 'Le copie non bastano: chi viene prima?'}`;
  };
  const strikes = {
    village: (seat: string): string => `indica un villaggio di ${seat} che non produrrà in questa stagione`,
    fleet: (seat: string): string => `indica una flotta di ${seat} che resterà in porto in questa stagione`,
    both: (seat: string): string => `indica che cosa è colpito sull’isola di ${seat}`,
  };
  const hitBy = (view: PaView): string => {
    const hit = fleetsHit(view);
    const what = hit.length > 1 ? `le tue flotte ${and(hit)} sono colpite; ciascuna` : `la tua flotta ${hit[0] ?? ''} è colpita e`;
    const ask = {
      gift: 'Usi un Dono di Poseidone o accetti?',
      power: 'Fai sostituire la carta o accetti?',
      none: 'A bordo non c’è un Dono: puoi solo accettare.',
    };
    return `${hazard(view)}: ${what} ${struck(hazardSteps(view))}. ${ask[hazardAnswer(view)]}`;
  };
  const seenHarbor = (view: PaView): string => {
    const [land, ...more] = harborsAsked(view);
    if (land === undefined) return 'Hai risposto; gli altri decidono ancora.';
    const card = nameIn(names.harbors, view.harbors.find(h => h.land === land)?.harbor ?? '');
    return more.length === 0
      ? `Hai visto il porto, ${names.lands[land]}: ${card}. Lo riveli a tutti o passi?`
      : `Hai visto i porti di ${and([land, ...more].map(l => names.lands[l]))}: per ciascuno, lo riveli a tutti o passi?`;
  };

  const abroad = (view: PaView): string => {
    const bill = paying(view);
    if (bill !== undefined) return bill;
    const empty = emptyHolds(view);
    const due = dutiesDue(view);
    const payable = due.find(({ canPay }) => canPay);
    if (empty > 0)
      return empty === 1
        ? 'La tua nave è vuota: qui non hai nulla da scambiare.'
        : 'Le tue navi sono vuote: qui non hai nulla da scambiare.';
    if (payable !== undefined) return `${names.lands[payable.land]}, tassa del porto: paga una carta del carico, o qui non commerci.`;
    if (isRefusedAll(view)) return 'In questa stagione le tue flotte non possono commerciare all’estero: non c’è altro da fare. Finisci.';
    return due.length > 0 && due.length === abroadOf(view)
      ? 'Il porto chiede la tassa e a bordo non hai nulla con cui pagarla: qui niente scambi.'
      : 'Commercia con ogni flotta, poi finisci.';
  };

  return {
    '': drawing('Il gioco è finito.'),
    'draw-islands': drawing('Si estraggono le isole.'),
    'deal-islands': drawing('Si assegnano le isole.'),
    'draw-archon': drawing('Si estrae il primo Arconte.'),
    'deal-plans': drawing('Ogni isola riceve un progetto.'),
    season: drawing('La stagione continua.'),
    'event-reveal': drawing('Si gira la prossima carta Evento.'),
    events: ask('Sei Arconte: scegli il prossimo evento.', 'scelta del prossimo evento'),
    'event-target': (view, mine) =>
      mine ? `${event(view)}: indica un’isola, che ${theirs(namedSteps(view))}.` : waiting(view, `scelta di un’isola per ${event(view)}`),
    'event-decline': (view, mine) => (mine ? named(view) : waiting(view, 'può respingere la scelta')),
    'event-decide': (view, mine) => (mine ? `${event(view)}: ${decide(view)}.` : waiting(view, `risposta a ${event(view)}`)),
    'event-loss': drawing('Si perde una carta a caso.'),
    'event-name': (view, mine) =>
      mine
        ? `${event(view)}: ${strikes[archonNames(view)](who(struckSeat(view) ?? view.archon))}.`
        : waiting(view, `scelta di ciò che ${event(view)} colpisce`),
    production: ask('Metti al lavoro Eserciti e abilità, poi conferma.', 'preparano la produzione'),
    'order-set': ask('Le preferenze si scontrano: di’ a chi tocca ora.', 'decide l’ordine'),
    'trade-start': (view, mine) =>
      mine
        ? (paying(view) ?? 'Inizio del Commercio delle Isole: paga le Meraviglie, usa le abilità o passa.')
        : waiting(view, 'inizio del Commercio delle Isole'),
    'trade-open': (view, mine) => {
      if (!mine) return waiting(view, 'scambi liberi');
      const n = view.offers.filter(o => o.to === view.me).length;
      return n === 0
        ? 'Offri, rispondi o di’ che hai finito.'
        : `${n === 1 ? 'Un’offerta aspetta' : `${n} offerte aspettano`} la tua risposta. Rispondi, offri o di’ che hai finito.`;
    },
    'voyage-start': (view, mine) => (mine ? lookBefore(view) : waiting(view, 'può guardare un porto')),
    'voyage-plan': ask('Carica le flotte, scegli una meta per ciascuna, poi conferma.', 'carico e partenza delle flotte'),
    'hazard-draw': drawing('Si pesca una carta Rischio.'),
    'hazard-redraw': (view, mine) =>
      mine
        ? `${hazard(view)}: lasci che valga o fai pescare un’altra carta? Puoi farlo ${count(view.redraws[view.hazard.region] ?? 1, { one: 'volta', other: 'volte' })} in questa stagione.`
        : waiting(view, 'può far pescare un altro Rischio'),
    'hazard-pick': (view, mine) => (mine ? `${hazard(view)}: indica la flotta colpita.` : waiting(view, 'scelta della flotta colpita')),
    'hazard-respond': (view, mine) =>
      mine
        ? (view.draft?.marked ?? 0) === 0
          ? hitBy(view)
          : `${hazard(view)}: un Dono è pronto. Conferma la risposta.`
        : waiting(view, `risposta a ${hazard(view)}`),
    'hazard-loss': drawing('Il mare prende una carta a caso.'),
    'hazard-choose': (view, mine) =>
      mine
        ? `${hazard(view)}: scegli che cosa perde la tua flotta ${fleetInTurn(view).fleet}, ancora ${count(view.hazard.left, { one: 'carta', other: 'carte' })}.`
        : waiting(view, 'scelta della perdita'),
    'hazard-keep': (view, mine) => (mine ? keepOne(view) : waiting(view, 'può tenere una carta')),
    'hazard-divert': (view, mine) => {
      const { seat, fleet } = fleetInTurn(view);
      return mine
        ? `La flotta ${fleet} di ${who(seat)} è fuori rotta: mandala in un’altra terra della regione.`
        : waiting(view, `dirotta la flotta ${fleet} di ${who(seat)}`);
    },
    'harbor-draw': drawing('Si guarda una carta Status del Porto.'),
    'harbor-vote': (view, mine) => (mine ? seenHarbor(view) : waiting(view, 'voto sul porto')),
    'fleet-trade': (view, mine) => (mine ? abroad(view) : waiting(view, 'commercio delle flotte')),
    'plan-draw': drawing('Si pesca un progetto.'),
    return: ask('Le flotte tornano: sistema il carico, poi conferma.', 'ritorno delle flotte'),
    build: building,
    dispute: (view, mine) => (mine ? dispute(view) : waiting(view, 'decide chi viene prima')),
    discard: (view, mine) =>
      !mine
        ? waiting(view, 'scelta delle carte da tenere')
        : isRash(view)
          ? 'Con l’opzione A senza tenere nulla perdi tutta la mano: sceglila di nuovo, tieni delle carte o passa all’opzione B.'
          : 'Tieni poche carte in segreto (A) o una per tipo scoperta (B).',
    vote: ask('Vota chi sarà Arconte: chiunque tranne te.', 'voto per l’Arconte'),
    'archon-tie': drawing('Parità nel voto per l’Arconte: si tira a sorte.'),
    'tie-pick': ask('Parità fino all’ultimo criterio: come Arconte, scegli chi vince.', 'sceglie chi vince'),
  };
};
