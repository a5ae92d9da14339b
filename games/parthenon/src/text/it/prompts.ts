/** Italian prompts: who must do what. */
import type { EffectJson } from '../../pack/types.ts';
import type { PaView } from '../../view-types.ts';
import { archonNames, asked, choosing, namedSteps } from '../asked.ts';
import { dutiesDue } from '../duty-due.ts';
import { abroadOf, emptyHolds } from '../empty-hold.ts';
import { hazardAnswer } from '../hazard-answer.ts';
import { fleetInTurn, struckSeat } from '../in-turn.ts';
import { offeredPower } from '../offered-power.ts';
import { shortOf } from '../paying.ts';
import type { Price } from '../prices.ts';
import { nameIn, type PaNames, type PaWords } from '../words.ts';
import { yours } from './effects.ts';
import { and, cards, count, or, price, who, whoAll } from './say.ts';

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

  /** Only what the island can pay is offered. */
  const payOr = (view: PaView, options: readonly Price[], otherwise: readonly EffectJson[]): string => {
    const payable = options.filter(cost => shortOf(view, cost).length === 0);
    return payable.length > 0
      ? `paga ${or(payable.map(price))}, oppure ${yours(otherwise)}`
      : `ti manca ${or(options.map(cost => price(shortOf(view, cost))))} per pagare, quindi ${yours(otherwise)}`;
  };
  /** After the name of the event. */
  const decide = (view: PaView): string => {
    const now = asked(view);
    const so = choosing(view);
    if (so !== null && so.chosen >= so.all)
      return now.do === 'villages'
        ? 'i villaggi sono scelti: conferma'
        : `${now.do === 'take' ? 'prendi' : now.do === 'lose' ? 'perdi' : 'paghi'} ${cards(view.draft?.laid ?? [])}: conferma`;
    switch (now.do) {
      case 'suffer':
        return now.options.length === 0 ? yours(now.or) : payOr(view, now.options, now.or);
      case 'may': {
        const lacking = shortOf(view, now.cost);
        return lacking.length === 0
          ? `puoi pagare ${price(now.cost)}: allora ${yours(now.gets)}`
          : `pagando ${price(now.cost)} ${yours(now.gets)}, ma non ne hai`;
      }
      case 'pay':
        return `scegli le carte con cui paghi (${price(now.cost)}), poi conferma`;
      case 'take':
        return `scegli che cosa prendi (${price([{ n: Number(now.step.n), of: now.step.what ?? '' }])}), poi conferma`;
      case 'lose':
      case 'villages':
        return `${yours([now.step])}: scegli, poi conferma`;
      case 'wait':
        return 'la tua risposta è data; gli altri decidono ancora';
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
          : `Per respingere ti manca ${price(offered.price)} per ${who(offered.seller)}.`;
    return `${event(view)}: la tua isola è indicata; ${what}. ${ask}`;
  };
  const lookBefore = (view: PaView): string => {
    const offered = offeredPower(view, 'peekHarbor');
    if (offered === undefined) return 'Prima di salpare: ora non c’è un porto da guardare. Passa.';
    return offered.seller === null
      ? `Prima di salpare ${power(offered.id)} ti fa guardare un porto coperto: sceglilo o passa.`
      : offered.canPay
        ? `Prima di salpare ${power(offered.id)} (${who(offered.seller)}) ti mostra un porto coperto per ${price(offered.price)}; o passa.`
        : `Per guardare un porto ti manca ${price(offered.price)} per ${who(offered.seller)}: passa.`;
  };
  const keepOne = (view: PaView): string => {
    const saves = power(offeredPower(view, 'keepCards')?.id ?? '');
    return `La tua flotta ${fleetInTurn(view).fleet} perderebbe ${cards(view.hazard.lost)}. ${saves} salva una carta, una volta per stagione: ne tieni una?`;
  };
  const building = (view: PaView, isMine: boolean): string => {
    const mine = view.me === null ? undefined : view.islands[view.me];
    if (mine?.asksFor != null)
      return `Hai chiesto: ${nameIn(names.philosophies, mine.asksFor)}. Si decide quando anche gli altri hanno scelto.`;
    if (!isMine) return waiting(view, 'costruzione');
    if (view.draft?.begun) return 'Hai cominciato a pagare: metti giù le carte che costa, poi conferma, o annulla.';
    if ((mine?.freePicks ?? 0) > 0) return 'La tua Accademia porta una filosofia gratis: sceglila.';
    if ((mine?.freeAdoptions ?? 0) > 0) return 'La tua Meraviglia porta gratis una filosofia altrui: adottala, o continua a costruire.';
    return 'Costruisci, usa e paga ciò che vuoi, poi finisci.';
  };
  const dispute = (view: PaView): string => {
    const askers = view.islands.filter(i => i.asksFor === view.disputed).map(i => who(i.seat));
    const isNew = !view.islands.some(i => i.philosophies.includes(view.disputed ?? ''));
    return `${and(askers)}: vogliono ${nameIn(names.philosophies, view.disputed ?? '')}. ${isNew ? 'Un’isola sola può introdurla: di’ quale' : 'Le copie non bastano: di’ chi viene prima'}.`;
  };
  const strikes = {
    village: (seat: string): string => `indica un villaggio di ${seat} che non produrrà in questa stagione`,
    fleet: (seat: string): string => `indica una flotta di ${seat} che resterà in porto in questa stagione`,
    both: (seat: string): string => `indica che cosa è colpito sull’isola di ${seat}`,
  };
  const hitBy = (view: PaView): string => {
    const answer = hazardAnswer(view);
    if (answer === 'gift') return `${hazard(view)} ti colpisce: usa un Dono o accetta.`;
    return answer === 'power'
      ? `${hazard(view)} ti colpisce: fallo sostituire o accetta.`
      : `${hazard(view)} ti colpisce e a bordo non c’è un Dono: accetta ciò che viene.`;
  };

  const abroad = (view: PaView): string => {
    if (view.draft?.begun) return 'Finisci ciò che hai cominciato: scegli le carte, poi conferma, o annulla.';
    const empty = emptyHolds(view);
    const due = dutiesDue(view);
    const payable = due.find(({ canPay }) => canPay);
    if (empty > 0)
      return empty === 1
        ? 'La tua nave è vuota: qui non hai nulla da scambiare.'
        : 'Le tue navi sono vuote: qui non hai nulla da scambiare.';
    if (payable !== undefined) return `${names.lands[payable.land]}, tassa del porto: paga una carta del carico, o qui non commerci.`;
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
    'event-target': (view, mine) => (mine ? `${event(view)}: indica un’isola.` : waiting(view, `scelta di un’isola per ${event(view)}`)),
    'event-decline': (view, mine) => (mine ? named(view) : waiting(view, 'può respingere la scelta')),
    'event-decide': (view, mine) => (mine ? `${event(view)}: ${decide(view)}.` : waiting(view, `risposta a ${event(view)}`)),
    'event-loss': drawing('Si perde una carta a caso.'),
    'event-name': (view, mine) =>
      mine
        ? `${event(view)}: ${strikes[archonNames(view)](who(struckSeat(view) ?? view.archon))}.`
        : waiting(view, `scelta di ciò che ${event(view)} colpisce`),
    production: ask('Assegna Eserciti e abilità, poi conferma.', 'assegnazione della produzione'),
    'order-set': ask('I desideri si scontrano: di’ chi agisce ora.', 'decide l’ordine'),
    'trade-start': ask('Inizio del commercio: paga meraviglie, usa abilità o passa.', 'inizio del Commercio delle Isole'),
    'trade-open': ask('Offri, rispondi o di’ che hai finito.', 'scambi liberi'),
    'voyage-start': (view, mine) => (mine ? lookBefore(view) : waiting(view, 'può guardare un porto')),
    'voyage-plan': ask('Carica le flotte, inviale, poi conferma.', 'carico e invio delle flotte'),
    'hazard-draw': drawing('Si pesca una carta Rischio.'),
    'hazard-redraw': (view, mine) =>
      mine
        ? `${hazard(view)}: vale, o fai pescare ancora? Puoi farlo ${count(view.redraws[view.hazard.region] ?? 1, { one: 'volta', other: 'volte' })} in questa stagione.`
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
    'harbor-vote': ask('Hai visto il porto: rivela o passa.', 'rivelare o passare'),
    'fleet-trade': (view, mine) => (mine ? abroad(view) : waiting(view, 'commercio delle flotte')),
    'plan-draw': drawing('Si pesca un progetto.'),
    return: ask('Le flotte tornano: sistema il carico, poi conferma.', 'ritorno delle flotte'),
    build: building,
    dispute: (view, mine) => (mine ? dispute(view) : waiting(view, 'decide chi viene prima')),
    discard: ask('Tieni poche carte in segreto (A) o una per tipo scoperta (B).', 'scelta delle carte da tenere'),
    vote: ask('Dai il tuo voto per Arconte a un’altra persona.', 'voto per Arconte'),
    'archon-tie': drawing('Il pareggio per Arconte si estrae a sorte.'),
    'tie-pick': ask('Pareggio fino in fondo: decide l’Arconte, scegli chi vince.', 'scelta di chi vince'),
  };
};
