/** The board's own sentences, Italian. */
import { textTools } from '@stoa/engine';
import type { PaText } from '@stoa/parthenon/text';
import type { Meaning } from '../board/for-me.ts';
import type { ScreenWords, Touched } from './types.ts';

const it = textTools('it');
const crew = (n: number, hasSettlers: boolean): string =>
  hasSettlers
    ? it.count(n, { one: 'lavoratore (Esercito o colono)', other: 'lavoratori (Eserciti o coloni)' })
    : it.count(n, { one: 'Esercito', other: 'Eserciti' });
const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)} %`;

const meaningIt = (m: Meaning, text: PaText): string => {
  switch (m.code) {
    case 'safe':
      return `Ti protegge: ${text.names.cards[m.card].one}.`;
    case 'can-pay':
      return `Puoi pagare ${it.or(m.prices.map(text.price))}.`;
    case 'cannot-pay':
      return `Non puoi pagare ${it.or(m.prices.map(text.price))}: ti colpirà.`;
    case 'nothing-to-lose':
      return 'Non hai nulla che possa toglierti.';
    case 'gain':
      return `Prendi ${text.price(m.price)}.`;
    case 'may':
      return m.able ? `Puoi dare ${text.price(m.price)}.` : `Non hai ${text.price(m.price)}.`;
    case 'named-gain':
      return 'L’Arconte può indicarti per un guadagno.';
    case 'named-harm':
      return 'L’Arconte può indicarti per un danno.';
    case 'names-gain':
      return 'Sei Arconte: indichi tu chi ci guadagna.';
    case 'names-harm':
      return 'Sei Arconte: indichi tu chi subisce il danno.';
    case 'dearer':
      return 'In questa stagione costruire ti costa di più.';
    case 'cheaper':
      return 'La tua prima costruzione della stagione costa meno.';
    case 'boost':
      return 'Un tuo villaggio produce una carta in più.';
    case 'redraw':
      return 'Sei Arconte: puoi far pescare un altro Rischio.';
    case 'more-hazards':
      return 'La rotta per le Terre straniere è più pericolosa.';
    case 'immune':
      return 'La tua Meraviglia ti protegge.';
  }
};

const touchIt: Readonly<Record<Touched, string>> = {
  event: 'Scegli «Esegui» sotto l’evento che viene prima: quel che dà o toglie conta per il successivo',
  island: 'Tocca nell’elenco un’isola con il bordo d’oro',
  fleet: 'Tocca una flotta con il bordo d’oro',
  answer: 'Tocca una delle risposte sotto l’evento',
  card: 'Tocca una carta con il bordo d’oro',
  land: 'Tocca una terra con il bordo d’oro',
  building: 'Tocca ciò che ha il bordo d’oro per costruirlo, pagarlo o usarlo',
  power: 'Tocca un’abilità con il bordo d’oro',
  duty: 'Paga o rifiuta la tassa, accanto alla flotta',
  cargo: 'Tocca le carte della flotta da scambiare',
  harbor: 'Tocca ciò che il porto offre, accanto alla flotta',
  offer: 'Componi un’offerta nel mercato',
  counter: 'Scegli che cosa dai e che cosa ricevi, poi invia',
};

export const IT: ScreenWords = {
  tabs: { year: 'Anno', market: 'Mercato', sea: 'Mare', island: 'Isola', others: 'Gli altri' },
  lookAt: 'Guarda',
  hazardFor: region => `Pericolo: ${region}`,
  fate: { back: 'costretta a tornare', to: land => `spinta verso ${land}`, nothing: 'niente di perso' },
  isElected: name => (name === null ? 'Sei l’arconte' : `${name} è arconte`),
  islandComplete: 'Tutte e sedici le strutture sono in piedi. La stagione si gioca fino alla fine, poi si vede chi ha vinto.',
  eventTakes: 'Un evento ti colpisce',
  grown: n => (n === 0 ? 'nulla costruito quest’anno' : `${n} in più quest’anno`),
  yearOver: year => `L’anno ${year} è finito`,
  attention: 'qui si può fare qualcosa',
  when: (year, season) => `Anno ${year}, stagione ${season}`,
  phases: 'Fasi della stagione',
  phase: ['Eventi', 'Produzione', 'Scambi', 'Viaggio', 'Rischi', 'Estero', 'Ritorno', 'Edifici', 'Scarto', 'Arconte'],
  archon: seat => `Arconte: ${seat}`,
  archonTag: 'Arconte',
  you: 'tu',
  faceDown: n => `Coperto fino alla stagione ${n}`,
  carriedOut: 'In corso.',
  doneThisSeason: 'Fatto in questa stagione.',
  actsMore: n => (n === 0 ? 'Non agirà più.' : `Agirà ancora ${it.count(n, { one: 'volta', other: 'volte' })} quest’anno.`),
  carryOut: event => `Esegui: ${event}`,
  meaning: meaningIt,
  someReconstructed: 'Alcune carte sono ricostruite da noi: sotto Carte hanno il segno ◊.',
  reconstructed:
    'Ricostruita: la carta stampata non ci è nota; costo o effetto sono nostri e si possono sostituire con un pacchetto di dati.',
  pointing: {
    'choose-target': 'Indica un’isola',
    vote: 'Il voto per l’Arconte',
    'place-next': 'Chi viene dopo?',
    'pick-winner': 'Chi vince?',
  },
  point: {
    'choose-target': name => `Indica ${name}`,
    vote: name => `Vota per ${name}`,
    'place-next': name => `Ora ${name}`,
    'pick-winner': name => `Vince ${name}`,
  },
  whoGets: philosophy => `A chi va: ${philosophy}? Gli altri scelgono di nuovo.`,
  asksForIt: isFree => (isFree ? 'la chiede: quella gratuita della sua Accademia' : 'la chiede, in cambio di Oro'),
  voteOf: seat => `voto di ${seat}`,
  structures: n => `${n} di 16 costruite`,
  order: 'Quando vorrei agire',
  orderHint:
    'Vale all’inizio di scambi, viaggio, commercio all’estero e costruzione, finché nessuno ha agito. Se le preferenze si scontrano decide l’Arconte.',
  stores: 'Le mie scorte',
  villages: 'Villaggi',
  workshops: 'Officine',
  acropolis: 'Acropoli',
  wonders: 'Meraviglie',
  fleets: 'Flotte',
  philosophies: 'Filosofie',
  powers: 'Abilità da usare ora',
  possibleNow: 'Ora puoi',
  placeWorkers: (n, hasSettlers) =>
    n > 0 ? `${crew(n, hasSettlers)} da mettere al lavoro: tocca i villaggi che devono produrre doppio.` : 'Tocca un villaggio.',
  leaveIdle: (n, hasSettlers) => `Conferma e lascia senza lavoro ${crew(n, hasSettlers)}`,
  of: (n, all) => `${n} di ${all}`,
  village: good => `Villaggio: ${good}`,
  fleet: letter => `Flotta ${letter}`,
  yourFleet: letter => `La tua flotta ${letter}`,
  home: 'in porto',
  goal: 'Per vincere: 6 villaggi, 2 officine, 6 sull’Acropoli, 2 Meraviglie.',
  couldBuild: names => `Con quel che hai: ${it.or(names)}.`,
  eachSeason: 'Ogni stagione:',
  workers: (n, hasSettlers) => `${crew(n, hasSettlers)} da mettere al lavoro`,
  stands: 'c’è già',
  canNow: 'si può costruire ora',
  haveAll: 'hai tutto quel che serve',
  lacks: n => (n === 1 ? 'manca 1 carta' : `mancano ${n} carte`),
  costs: price => `costa ${price}`,
  cost: 'costa',
  raised: (added, event) => `+${added}: ${event}`,
  makesIt: 'poi',
  blocked: 'non produce in questa stagione',
  workedBy: n => `produce ${n} carte`,
  putArmy: 'metti al lavoro qui',
  markVillage: 'scegli questo',
  boostHere: 'qui una carta in più',
  boostHint: 'Tocca il villaggio che darà una carta in più, oppure continua senza.',
  substitute: 'Un’altra risorsa base da un villaggio',
  second: name => `Altra ${name}`,
  shut: 'chiusa in questa stagione',
  use: 'Usa',
  power: { academy: 'una filosofia, e adottarne altre', treasury: 'tiene 6 carte in segreto' },
  alternatives: names =>
    `Al posto di un’altra, una volta sola: una seconda copia di ${it.or(names)}. Una delle sei non si potrà più costruire.`,
  stage: { plan: 'Progetto', partial: 'In costruzione', complete: 'Completa' },
  wonderAt: (wonder, stage) => `${wonder}: ${stage}`,
  paidWhen: (phase, land) =>
    land !== null
      ? `si paga da una flotta: ${land}`
      : phase === 'islandTradeStart'
        ? 'si paga all’inizio degli scambi'
        : 'si paga nella fase di costruzione',
  noWonder: 'Ancora nessun progetto',
  planFrom: land => `Lo porta una flotta che commercia: ${land}. Costa`,
  freePlanFrom: land => `Lo porta gratis una flotta che commercia: ${land}.`,
  freePlan: 'Qui una flotta può prenderti gratis un progetto di Meraviglia.',
  yours: 'tua',
  heldBy: seats => `adottata da ${it.and(seats)}`,
  unknownYet: 'nessuno l’ha ancora',
  missing: 'Manca:',
  ownYield: n => `la tua isola ne produce ${n} a stagione`,
  madeBy: 'la produce',
  blockade: '(blocco)',
  ownRate: '(solo qui a questa tariffa)',
  makes: 'Produce',
  mustBuy: 'Deve procurarsi',
  hand: 'Mano:',
  aegis: 'Carte Egee:',
  seaLabel: (view, text) =>
    `Il mare. ${view.islands.flatMap(i => i.fleets.filter(f => f.land !== null).map(f => `Flotta ${f.fleet} di ${text.seat(i.seat)}: ${f.land === null ? '' : text.names.lands[f.land]}.`)).join(' ')}`,
  harborState: { down: 'porto ignoto', seen: 'visto da te', up: 'noto a tutti' },
  landLabel: (name, state) => `${name}: ${state}`,
  sendTo: name => `Manda qui la flotta scelta: ${name}`,
  onlyHere: 'Solo qui:',
  nextPlan: 'Qui una flotta può prenderti un progetto di Meraviglia. Costa',
  hazards: n => it.count(n, { one: 'carta Rischio', other: 'carte Rischio' }),
  fleetOf: (seat, letter) => `Flotta ${letter} di ${seat}`,
  cardsAboard: n => it.count(n, { one: 'carta', other: 'carte' }),
  harborVote: (seat, reveal) => `${seat}: ${reveal ? 'ha rivelato' : 'ha passato'}.`,
  region: { neighbouring: 'Terre vicine', foreign: 'Terre straniere' },
  rates: 'Tariffe della regione',
  rate: (give, get) => `${give} in cambio di ${get}`,
  loading: 'Le tue flotte',
  chooseFleet: (letter, cards, land) =>
    `Flotta ${letter}: ${it.count(cards, { one: 'carta', other: 'carte' })}, ${land === null ? 'resta in porto' : `parte per ${land}`}. Carica questa flotta`,
  grounded: 'non può partire in questa stagione',
  staysHome: 'resta in porto',
  sailsTo: land => `verso ${land}`,
  unload: (card, letter) => `Togli ${card} dalla flotta ${letter}`,
  stay: 'Resta in porto',
  nothingHeld: 'I tuoi magazzini sono vuoti: villaggi e botteghe li riempiono ogni stagione.',
  nothingLeft: 'Non resta nulla da caricare.',
  loadOn: (card, n, letter) => `Carica ${card} sulla flotta ${letter}; ${n} sul molo`,
  loadHint: letter =>
    `Tocca le carte o trascinale per caricare la flotta ${letter}, sei al massimo; poi tocca una terra o trascinaci la nave. Gli altri vedono dove va e quante carte porta, non quali.`,
  whereTo: letter => `Flotta ${letter} verso`,
  chip: (letter, land) => `Flotta ${letter}: ${land}`,
  stayHome: 'Restano tutte in porto',
  setSail: n => `Salpa con ${it.count(n, { one: 'flotta', other: 'flotte' })}`,
  danger: (regions, harm, all) =>
    `${regions.map(({ region, draws }) => `Verso le Terre ${region === 'foreign' ? 'straniere' : 'vicine'} si ${draws === 1 ? 'pesca 1 carta Rischio' : `pescano ${draws} carte Rischio`}.`).join(' ')} ${harm} su ${all} fanno danno: tempeste e pirati tolgono carte a bordo o sviano le flotte.`,
  atSea: 'Rischio in mare',
  wardedBy: 'Protegge:',
  deckOdds: (harm, all) => `Mazzo dei Rischi: ${harm} carte su ${all} rimaste fanno danno (${percent(harm, all)}).`,
  hit: 'colpita',
  spared: 'salva',
  lost: 'Perse:',
  wouldBeLost: 'Andrebbero perse:',
  spendGift: letter => `Usa un Dono di Poseidone per la flotta ${letter}`,
  crossing: 'La traversata',
  nobodyHit: 'Nessuno è stato colpito.',
  stormTo: 'La tempesta può spingerla verso',
  keepOne: 'Tienine una',
  loseFrom: letter => `Da perdere, flotta ${letter}`,
  youSee: land => `Hai visto il porto: ${land}`,
  yourFleetAt: land => `La tua flotta: ${land}`,
  fleetAt: (letter, land) => `Flotta ${letter}: ${land}`,
  dutyDue: 'Tassa del porto, per ogni flotta e ogni stagione: paga una carta di questo carico per commerciare qui, oppure rifiuta.',
  ownHold: 'Le tue flotte qui non uniscono le carte: ciascuna paga dalla propria stiva.',
  leavePlan: 'Finisci senza il progetto gratis',
  payDuty: (price, after) =>
    `Paga ${price}${{ trade: '', plan: ': poi resta da prendere solo il progetto gratuito', 'too-few': ': il resto è troppo poco per commerciare qui', nothing: ': poi a bordo non resta nulla da scambiare' }[after]}`,
  dutyUnpaid: 'Tassa del porto: a bordo non c’è nulla con cui pagare, quindi qui niente scambi.',
  refuseDuty: 'Rifiuta: qui niente scambi in questa stagione',
  finishUnexchanged: fleets =>
    fleets > 1 ? `Finisci con tutte le ${fleets} flotte senza scambiare queste` : 'Finisci all’estero senza scambiare queste',
  exchangeHint: 'Tocca le carte da cedere: il porto mostra che cosa dà in cambio.',
  harborTakes: 'Che cosa dà il porto per questo carico',
  layRate: (give, get) => `${give} in cambio di ${get}`,
  nothingToTrade: 'Questa flotta non ha nulla che il porto accetti.',
  dutyRefused: 'Ha rifiutato la tassa: qui niente scambi in questa stagione.',
  tradeBlocked: 'C’è un blocco: qui nessuno commercia.',
  harborShut: 'Nessuno ha rivelato questo porto: qui niente scambi in questa stagione.',
  emptyHold: 'La stiva è vuota.',
  emptyAbroad: 'La stiva è vuota: qui non c’è nulla da scambiare.',
  layDown: (card, n) => `Cedi ${card}; ${n} a bordo`,
  laidDown: 'Cedi',
  takeBack: card => `Riprendi ${card}`,
  givesFor: 'In cambio',
  nothingForThis: 'Per queste carte, così come sono, nulla.',
  exchangeFor: (give, get) => `Scambia ${give} con ${get}`,
  buy: (card, price) => `Compra ${card} per ${price}`,
  comingHome: 'Le flotte tornano',
  returnHint: 'Il carico va nelle tue scorte. Le carte Egee possono restare a bordo per il prossimo viaggio.',
  toFleet: letter => `alla flotta ${letter}`,
  stayAboard: 'resta a bordo',
  throwAway: 'scarta',
  tooMany: (n, limit) =>
    `${it.count(n, { one: 'carta', other: 'carte' })} di troppo: una flotta ne riporta al massimo ${limit}. Tocca ciò a cui rinunci.`,
  pay: price => `Paga ${price}`,
  cannotPay: (price, lacking) => (price === lacking ? `Non hai ${price} per pagare.` : `Per pagare ${price} ti manca ${lacking}.`),
  chosenOf: (n, all) => `${n} di ${all} scelti`,
  toChoose: (n, isMore) => `Scegli ${isMore ? 'ancora ' : ''}${n}, poi conferma`,
  goOnWithout: 'Continua senza',
  aboard: 'A bordo:',
  hitEmpty: 'colpita, a bordo non c’è nulla da perdere',
  lastSeason: year => `Anno ${year}, ultima stagione`,
  askedThere: tab => `La domanda è alla pagina «${tab}»`,
  serviceUse: (wonder, owner, price, give, get) =>
    `${wonder}: appartiene a ${owner}. Paga ${price} a chi la possiede e puoi scambiare ${give} con ${get}.`,
  payVerb: 'Paga',
  lookWith: 'Guarda un porto: scegli con che cosa paghi, poi tocca la terra',
  chosenCards: 'Scelte:',
  keepHeading: (n, limit) => `Tenute in segreto: ${n} di ${limit}`,
  keepCard: (card, n) => `Tieni ${card}; ${n} in mano`,
  dontKeep: card => `Non tenere ${card}`,
  inHand: 'In mano',
  keepHint: limit =>
    `Tocca le carte da tenere in segreto, ${limit} al massimo, poi scegli A. Oppure scegli B: mostri tutta la mano e tieni una carta per tipo.`,
  optionA: n => (n === 0 ? 'A: non tenere nulla' : `A: tieni ${it.count(n, { one: 'carta', other: 'carte' })} in segreto`),
  optionB: 'B: mostra la mano, una per tipo',
  giveUpAsk: (lost, more) => `Rinunci a ${lost}? Potresti tenere ancora ${it.count(more, { one: 'carta', other: 'carte' })}.`,
  giveUp: n => `Rinuncia a ${it.count(n, { one: 'carta', other: 'carte' })}`,
  keepChoosing: 'Continua a scegliere',
  unloadAsk: n =>
    `${n === 1 ? '1 carta è a bordo' : `${n} carte sono a bordo`}, ma nessuna flotta ha una meta. Scaricare e restare in porto?`,
  unloadAndStay: 'Scarica e resta in porto',
  chooseLand: fleets => `Scegli una meta: flotta ${it.and(fleets)}`,
  noLand: fleets => `${fleets.length === 1 ? 'Flotta' : 'Flotte'} ${it.and(fleets)}: carico a bordo, ma nessuna meta. Sceglila, o scarica.`,
  wouldLose: option => `${option} rinuncia a`,
  paidSoFar: 'Hai messo',
  stillToPay: 'Resta da pagare',
  stillToTake: 'Scegli',
  beingPaid: 'pagamento in corso',
  payNow: 'Paga',
  payWith: 'Paga con',
  cardByCard: 'Carta per carta',
  notNow: 'Non ora',
  revealHarbor: land => `Rivela: ${land}`,
  passHarbor: 'Passa',
  nameAll: islands => (islands === 1 ? 'Indica questo' : `Indica per tutte e ${islands} le isole`),
  nameSome: n => `${n} di questi`,
  touchHint: (what, end) => `${touchIt[what]}${end === null ? '' : `, oppure scegli «${end}»`}.`,
  sign: {
    anyBasic: 'una Risorsa Base qualsiasi',
    producedBasic: 'una Risorsa Base che la tua isola produce',
    nonProducedBasic: 'una Risorsa Base che la tua isola non produce',
    otherBasic: 'un’altra Risorsa Base',
    anyRare: 'una Risorsa Rara qualsiasi',
    anyWorkshopRare: 'Ceramica, Spezie o Attrezzi',
    rareOrGold: 'una Risorsa Rara qualsiasi, o Oro',
    anyCommodity: 'una Risorsa qualsiasi',
    anyAegis: 'una carta Egea qualsiasi',
    anyCard: 'una carta qualsiasi',
  },
  noOther: 'Non c’è altra risposta.',
  onlyThis: end => `Ora sul tavolo non c’è nulla da usare: scegli «${end}».`,
  laidNotExchanged: 'Hai posato carte senza ancora scambiarle.',
  readyHeading: 'Chi è pronto',
  isReady: 'ha finito',
  isBusy: 'ancora all’opera',
  marketShut: 'Gli scambi tra isole si fanno nella fase 3.',
  eventsOf: year => `Eventi dell’anno ${year}`,
  isOut: 'scoperto',
  hazardDeck: 'Mazzo dei Rischi',
  harborDeck: 'Carte Porto',
  left: (n, of) => `Ne restano ${n} di ${of}.`,
  copies: n => `${n} nel mazzo.`,
};
