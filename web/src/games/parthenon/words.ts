/** The sentences of the board that are not the game's own. A missing one does not compile. */
import { type Language, textTools } from '@stoa/engine';
import type { PaView } from '@stoa/parthenon';
import type { PaText } from '@stoa/parthenon/text';
import type { Meaning } from './board/for-me.ts';
import type { Tab } from './plan.ts';

type Naming = 'choose-target' | 'vote' | 'place-next' | 'pick-winner';
type Stage = 'plan' | 'partial' | 'complete';
/** What a touch on the board goes to. */
export type Touched = 'event' | 'island' | 'fleet' | 'answer' | 'card' | 'land' | 'building' | 'power' | 'duty' | 'cargo' | 'offer';
type HarborState = 'down' | 'seen' | 'up';

export interface ScreenWords {
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly attention: string;
  readonly when: (year: number, season: number) => string;
  readonly phases: string;
  readonly phase: readonly string[];
  readonly archon: (seat: string) => string;
  readonly archonTag: string;
  readonly you: string;
  readonly faceDown: (n: number) => string;
  readonly carriedOut: string;
  readonly doneThisSeason: string;
  readonly actsMore: (n: number) => string;
  readonly carryOut: (event: string) => string;
  readonly meaning: (meaning: Meaning, text: PaText) => string;
  readonly reconstructed: string;
  readonly pointing: Readonly<Record<Naming, string>>;
  readonly point: Readonly<Record<Naming, (name: string) => string>>;
  readonly voteOf: (seat: string) => string;
  readonly structures: (n: number) => string;
  readonly order: string;
  readonly orderHint: string;
  readonly stores: string;
  readonly villages: string;
  readonly workshops: string;
  readonly acropolis: string;
  readonly wonders: string;
  readonly fleets: string;
  readonly philosophies: string;
  readonly powers: string;
  readonly of: (n: number, all: number) => string;
  readonly village: (good: string) => string;
  readonly fleet: (letter: string) => string;
  readonly home: string;
  readonly goal: string;
  readonly couldBuild: (names: readonly string[]) => string;
  readonly eachSeason: string;
  readonly workers: (n: number) => string;
  readonly stands: string;
  readonly canNow: string;
  readonly haveAll: string;
  readonly lacks: (n: number) => string;
  readonly costs: (price: string) => string;
  readonly cost: string;
  readonly makesIt: string;
  readonly blocked: string;
  readonly workedBy: string;
  readonly putArmy: string;
  readonly markVillage: string;
  readonly second: (name: string) => string;
  readonly shut: string;
  readonly use: string;
  readonly power: Readonly<Record<'academy' | 'treasury', string>>;
  readonly alternatives: (names: readonly string[]) => string;
  readonly stage: Readonly<Record<Stage, string>>;
  readonly paidWhen: (phase: string, land: string | null) => string;
  readonly noWonder: string;
  readonly planFrom: (land: string) => string;
  readonly free: string;
  readonly yours: string;
  readonly heldBy: (seats: readonly string[]) => string;
  readonly unknownYet: string;
  readonly missing: string;
  readonly ownYield: (n: number) => string;
  readonly madeBy: string;
  readonly blockade: string;
  readonly ownRate: string;
  readonly makes: string;
  readonly mustBuy: string;
  readonly hand: string;
  readonly aegis: string;
  readonly seaLabel: (view: PaView, text: PaText) => string;
  readonly harborState: Readonly<Record<HarborState, string>>;
  readonly landLabel: (name: string, state: string) => string;
  readonly sendTo: (name: string) => string;
  readonly onlyHere: string;
  readonly nextPlan: string;
  readonly hazards: (n: number) => string;
  readonly fleetOf: (seat: string, letter: string) => string;
  readonly cardsAboard: (n: number) => string;
  readonly harborVote: (seat: string, reveal: boolean) => string;
  readonly region: Readonly<Record<'neighbouring' | 'foreign', string>>;
  readonly rates: string;
  readonly rate: (give: string, get: string) => string;
  readonly loading: string;
  readonly chooseFleet: (letter: string, cards: number, land: string | null) => string;
  readonly grounded: string;
  readonly staysHome: string;
  readonly sailsTo: (land: string) => string;
  readonly unload: (card: string, letter: string) => string;
  readonly stay: string;
  readonly onTheQuay: string;
  readonly nothingLeft: string;
  readonly loadOn: (card: string, n: number, letter: string) => string;
  readonly loadHint: (letter: string) => string;
  readonly stayHome: string;
  readonly setSail: (n: number) => string;
  readonly atSea: string;
  readonly wardedBy: string;
  readonly deckOdds: (safe: number, all: number) => string;
  readonly hit: string;
  readonly spared: string;
  readonly lost: string;
  readonly spendGift: (letter: string) => string;
  readonly crossing: string;
  readonly nobodyHit: string;
  readonly youSee: (land: string) => string;
  readonly voteHint: string;
  readonly fleetAt: (letter: string, land: string) => string;
  readonly dutyDue: string;
  readonly payDuty: (card: string) => string;
  readonly refuseDuty: string;
  readonly exchangeHint: string;
  readonly nothingToTrade: string;
  readonly emptyHold: string;
  readonly layDown: (card: string, n: number) => string;
  readonly laidDown: string;
  readonly takeBack: (card: string) => string;
  readonly givesFor: string;
  readonly nothingForThis: string;
  readonly exchangeFor: (give: string, get: string) => string;
  readonly buy: (card: string, price: string) => string;
  readonly comingHome: string;
  readonly toFleet: (letter: string) => string;
  readonly stayAboard: string;
  readonly throwAway: string;
  readonly pay: (price: string) => string;
  readonly payVerb: string;
  readonly chosenCards: string;
  readonly keepHeading: (n: number, limit: number) => string;
  readonly keepCard: (card: string, n: number) => string;
  readonly dontKeep: (card: string) => string;
  readonly inHand: string;
  readonly keepHint: string;
  readonly optionA: (n: number) => string;
  readonly optionB: string;
  readonly paying: string;
  readonly payNow: string;
  readonly touchHint: (what: Touched, end: string | null) => string;
  /** For each kind of a price that is no card: what its sign means. */
  readonly sign: Readonly<Record<string, string>>;
  readonly onlyThis: (end: string) => string;
  readonly laidNotExchanged: (end: string | null) => string;
  readonly readyHeading: string;
  readonly isReady: string;
  readonly isBusy: string;
  readonly marketShut: string;
  readonly eventsOf: (year: number) => string;
  readonly isOut: string;
  readonly hazardDeck: string;
  readonly harborDeck: string;
  readonly left: (n: number, of: number) => string;
  readonly copies: (n: number) => string;
}

const en = textTools('en');
const it = textTools('it');
const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)} %`;

const meaningEn = (m: Meaning, text: PaText): string => {
  switch (m.code) {
    case 'safe':
      return `Your ${text.names.cards[m.card].one} keeps you safe.`;
    case 'can-pay':
      return `You can pay ${en.or(m.prices.map(text.price))}.`;
    case 'cannot-pay':
      return `You cannot pay ${en.or(m.prices.map(text.price))}: it will hurt.`;
    case 'gain':
      return `You take ${text.price(m.price)}.`;
    case 'may':
      return m.able ? `You may give ${text.price(m.price)}.` : `You do not hold ${text.price(m.price)}.`;
    case 'named-gain':
      return 'The Archon may name you to gain.';
    case 'named-harm':
      return 'The Archon may name you to suffer.';
    case 'dearer':
      return 'Building costs you more this season.';
    case 'cheaper':
      return 'Your first building is cheaper this season.';
    case 'boost':
      return 'One of your villages yields one more.';
    case 'redraw':
      return 'You are Archon: you may have a hazard drawn again.';
    case 'more-hazards':
      return 'The way to the Foreign Lands is more dangerous.';
    case 'immune':
      return 'Your wonder shields you.';
  }
};
const meaningIt = (m: Meaning, text: PaText): string => {
  switch (m.code) {
    case 'safe':
      return `Ti protegge: ${text.names.cards[m.card].one}.`;
    case 'can-pay':
      return `Puoi pagare ${it.or(m.prices.map(text.price))}.`;
    case 'cannot-pay':
      return `Non puoi pagare ${it.or(m.prices.map(text.price))}: ti colpirà.`;
    case 'gain':
      return `Prendi ${text.price(m.price)}.`;
    case 'may':
      return m.able ? `Puoi dare ${text.price(m.price)}.` : `Non hai ${text.price(m.price)}.`;
    case 'named-gain':
      return 'L’Arconte può indicarti per un guadagno.';
    case 'named-harm':
      return 'L’Arconte può indicarti per un danno.';
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

const touchEn: Readonly<Record<Touched, string>> = {
  event: 'Touch an event with a golden rim',
  island: 'Touch an island of the list with a golden rim',
  fleet: 'Touch a fleet with a golden rim',
  answer: 'Touch what is struck, beside the event',
  card: 'Touch a card with a golden rim',
  land: 'Touch a land with a golden rim',
  building: 'Touch a building with a golden rim',
  power: 'Touch a power with a golden rim',
  duty: 'Touch the card you pay as duty, beside the fleet',
  cargo: 'Touch cards of the fleet to exchange them',
  offer: 'Put an offer together in the market',
};
const touchIt: Readonly<Record<Touched, string>> = {
  event: 'Tocca un evento bordato d’oro',
  island: 'Tocca un’isola dell’elenco bordata d’oro',
  fleet: 'Tocca una flotta bordata d’oro',
  answer: 'Tocca che cosa viene colpito, accanto all’evento',
  card: 'Tocca una carta bordata d’oro',
  land: 'Tocca una terra bordata d’oro',
  building: 'Tocca una costruzione bordata d’oro',
  power: 'Tocca un’abilità bordata d’oro',
  duty: 'Tocca la carta che paghi come tassa, accanto alla flotta',
  cargo: 'Tocca le carte della flotta da scambiare',
  offer: 'Componi un’offerta nel mercato',
};

export const WORDS: Readonly<Record<Language, ScreenWords>> = {
  en: {
    tabs: { year: 'Year', market: 'Market', sea: 'Sea', island: 'My island', others: 'Others' },
    attention: 'something can be done here',
    when: (year, season) => `Year ${year}, season ${season}`,
    phases: 'Phases of the season',
    phase: ['Events', 'Production', 'Trade', 'Voyage', 'Hazards', 'Abroad', 'Return', 'Building', 'Discard', 'Archon'],
    archon: seat => `Archon: ${seat}`,
    archonTag: 'Archon',
    you: 'you',
    faceDown: n => `Face down until season ${n}`,
    carriedOut: 'Being carried out.',
    doneThisSeason: 'Done this season.',
    actsMore: n => (n === 0 ? 'It will not act again.' : `Acts ${en.count(n, { one: 'time', other: 'times' })} more this year.`),
    carryOut: event => `Carry out: ${event}`,
    meaning: meaningEn,
    reconstructed:
      'Reconstructed: the printed card is not known to us; cost or effect are our own design and can be replaced by a data pack.',
    pointing: {
      'choose-target': 'Name an island',
      vote: 'The vote for Archon',
      'place-next': 'Who comes next?',
      'pick-winner': 'Who wins?',
    },
    point: {
      'choose-target': name => `Name ${name}`,
      vote: name => `Vote for ${name}`,
      'place-next': name => `${name} is next`,
      'pick-winner': name => `${name} wins`,
    },
    voteOf: seat => `vote of ${seat}`,
    structures: n => `${n} of 16 built`,
    order: 'My wish for the order',
    orderHint: 'Read when trade, voyage, trade abroad and building begin. Where wishes clash the Archon decides.',
    stores: 'My stores',
    villages: 'Villages',
    workshops: 'Workshops',
    acropolis: 'Acropolis',
    wonders: 'Wonders',
    fleets: 'Fleets',
    philosophies: 'Philosophies',
    powers: 'Powers to use now',
    of: (n, all) => `${n} of ${all}`,
    village: good => `Village: ${good}`,
    fleet: letter => `Fleet ${letter}`,
    home: 'at home',
    goal: 'Complete: 6 villages, 2 workshops, 6 on the acropolis, 2 wonders.',
    couldBuild: names => `With what you hold: ${en.or(names)}.`,
    eachSeason: 'Each season:',
    workers: n => `${en.count(n, { one: 'worker', other: 'workers' })} to place`,
    stands: 'stands',
    canNow: 'can be built now',
    haveAll: 'you hold all it needs',
    lacks: n => `${en.count(n, { one: 'card', other: 'cards' })} missing`,
    costs: price => `costs ${price}`,
    cost: 'costs',
    makesIt: 'then',
    blocked: 'yields nothing this season',
    workedBy: 'yields two',
    putArmy: 'put a worker here',
    markVillage: 'choose this one',
    second: name => `Second ${name}`,
    shut: 'shut this season',
    use: 'Use',
    power: { academy: 'a philosophy, and adopting others', treasury: 'keeps 6 cards in secret' },
    alternatives: names => `Instead of any other, once: a second ${en.or(names)}.`,
    stage: { plan: 'Plan', partial: 'Under construction', complete: 'Complete' },
    paidWhen: (phase, land) =>
      land !== null
        ? `paid from a fleet at ${land}`
        : phase === 'islandTradeStart'
          ? 'paid at the start of trade'
          : 'paid in the building phase',
    noWonder: 'No plan yet',
    planFrom: land => `A fleet that trades at ${land} brings one:`,
    free: 'free',
    yours: 'yours',
    heldBy: seats => `held by ${en.and(seats)}`,
    unknownYet: 'nobody has it yet',
    missing: 'Missing:',
    ownYield: n => `your island yields ${n} a season`,
    madeBy: 'made by',
    blockade: '(blockade)',
    ownRate: '(only here at this rate)',
    makes: 'Makes',
    mustBuy: 'Must get elsewhere',
    hand: 'Hand:',
    aegis: 'Aegis:',
    seaLabel: (view, text) =>
      `The sea. ${view.islands.flatMap(i => i.fleets.filter(f => f.land !== null).map(f => `Fleet ${f.fleet} of ${text.seat(i.seat)} at ${f.land === null ? '' : text.names.lands[f.land]}.`)).join(' ')}`,
    harborState: { down: 'harbor unknown', seen: 'seen by you', up: 'known to all' },
    landLabel: (name, state) => `${name}: ${state}`,
    sendTo: name => `Send the chosen fleet to ${name}`,
    onlyHere: 'Only here:',
    nextPlan: 'Your next wonder plan:',
    hazards: n => en.count(n, { one: 'hazard card', other: 'hazard cards' }),
    fleetOf: (seat, letter) => `Fleet ${letter} of ${seat}`,
    cardsAboard: n => en.count(n, { one: 'card', other: 'cards' }),
    harborVote: (seat, reveal) => `${seat}: ${reveal ? 'revealed' : 'passed'}.`,
    region: { neighbouring: 'Neighbouring Lands', foreign: 'Foreign Lands' },
    rates: 'Rates of the region',
    rate: (give, get) => `${give} for ${get}`,
    loading: 'Your fleets',
    chooseFleet: (letter, cards, land) =>
      `Fleet ${letter}: ${en.count(cards, { one: 'card', other: 'cards' })}, ${land === null ? 'stays at home' : `sails to ${land}`}. Load this fleet`,
    grounded: 'may not sail this season',
    staysHome: 'stays at home',
    sailsTo: land => `to ${land}`,
    unload: (card, letter) => `Take ${card} off fleet ${letter}`,
    stay: 'Stay at home',
    onTheQuay: 'On the quay',
    nothingLeft: 'Nothing left to load.',
    loadOn: (card, n, letter) => `Load ${card} on fleet ${letter}; ${n} on the quay`,
    loadHint: letter =>
      `Touch cards to load fleet ${letter}, six at most; then touch a land to send it there. Others see where it goes and how many cards, not which.`,
    stayHome: 'All stay at home',
    setSail: n => `Set sail with ${en.count(n, { one: 'fleet', other: 'fleets' })}`,
    atSea: 'Hazard at sea',
    wardedBy: 'Warded off by',
    deckOdds: (safe, all) => `Hazard deck: ${safe} of ${all} cards left are harmless (${percent(safe, all)}).`,
    hit: 'hit',
    spared: 'spared',
    lost: 'Lost:',
    spendGift: letter => `Use a Gift of Poseidon for fleet ${letter}`,
    crossing: 'The crossing',
    nobodyHit: 'Nobody was hit.',
    youSee: land => `You have seen the harbor of ${land}`,
    voteHint: 'If anybody reveals it, all fleets there may trade until the year ends; if nobody does, nobody trades there this season.',
    fleetAt: (letter, land) => `Fleet ${letter}: ${land}`,
    dutyDue: 'This harbor asks for a card of the cargo before it trades.',
    payDuty: card => `Pay ${card} as duty`,
    refuseDuty: 'Refuse the duty',
    exchangeHint: 'Touch cards to lay them down; what the harbor gives for them appears beside.',
    nothingToTrade: 'This fleet has nothing the harbor takes.',
    emptyHold: 'The hold is empty.',
    layDown: (card, n) => `Lay down ${card}; ${n} aboard`,
    laidDown: 'Laid down',
    takeBack: card => `Take ${card} back`,
    givesFor: 'In exchange',
    nothingForThis: 'Nothing for exactly these cards.',
    exchangeFor: (give, get) => `Exchange ${give} for ${get}`,
    buy: (card, price) => `Buy ${card} for ${price}`,
    comingHome: 'The fleets come home',
    toFleet: letter => `to fleet ${letter}`,
    stayAboard: 'stays aboard',
    throwAway: 'discard',
    pay: price => `Pay ${price}`,
    payVerb: 'Pay',
    chosenCards: 'Chosen:',
    keepHeading: (n, limit) => `Kept in secret: ${n} of ${limit}`,
    keepCard: (card, n) => `Keep ${card}; ${n} in hand`,
    dontKeep: card => `Do not keep ${card}`,
    inHand: 'In hand',
    keepHint: 'A keeps a few cards nobody sees. B shows the whole hand and keeps one of each kind.',
    optionA: n => `A: keep ${en.count(n, { one: 'card', other: 'cards' })} in secret`,
    optionB: 'B: show the hand, keep one of each',
    paying: 'Choose what you pay with',
    payNow: 'Pay',
    touchHint: (what, end) => `${touchEn[what]}${end === null ? '' : `, or choose “${end}”`}.`,
    sign: {
      anyBasic: 'any basic',
      producedBasic: 'a basic your island makes',
      nonProducedBasic: 'a basic your island does not make',
      otherBasic: 'another basic',
      anyRare: 'any rare',
      anyWorkshopRare: 'pottery, spices or tools',
      rareOrGold: 'any rare, or gold',
      anyCommodity: 'any commodity',
      anyAegis: 'any Aegis card',
      anyCard: 'any card',
    },
    onlyThis: end => `Nothing on the board can be used now: choose “${end}”.`,
    laidNotExchanged: end => `Cards are laid down but not exchanged yet${end === null ? '' : `; “${end}” leaves them aboard`}.`,
    readyHeading: 'Who is ready',
    isReady: 'ready',
    isBusy: 'still at it',
    marketShut: 'Trade among islands is open in phase 3.',
    eventsOf: year => `Events of year ${year}`,
    isOut: 'face up',
    hazardDeck: 'Hazard deck',
    harborDeck: 'Harbor cards',
    left: (n, of) => `${n} of ${of} left.`,
    copies: n => `${n} in the deck.`,
  },
  it: {
    tabs: { year: 'Anno', market: 'Mercato', sea: 'Mare', island: 'La mia isola', others: 'Gli altri' },
    attention: 'qui si può fare qualcosa',
    when: (year, season) => `Anno ${year}, stagione ${season}`,
    phases: 'Fasi della stagione',
    phase: ['Eventi', 'Prodotti', 'Scambi', 'Viaggio', 'Rischi', 'Estero', 'Ritorno', 'Edifici', 'Scarto', 'Arconte'],
    archon: seat => `Arconte: ${seat}`,
    archonTag: 'Arconte',
    you: 'tu',
    faceDown: n => `Coperto fino alla stagione ${n}`,
    carriedOut: 'In corso.',
    doneThisSeason: 'Fatto in questa stagione.',
    actsMore: n => (n === 0 ? 'Non agirà più.' : `Agirà ancora ${it.count(n, { one: 'volta', other: 'volte' })} quest’anno.`),
    carryOut: event => `Esegui: ${event}`,
    meaning: meaningIt,
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
    voteOf: seat => `voto di ${seat}`,
    structures: n => `${n} di 16 costruite`,
    order: 'Il mio desiderio per l’ordine',
    orderHint: 'Vale all’inizio di scambi, viaggio, commercio all’estero e costruzione. Se i desideri si scontrano decide l’Arconte.',
    stores: 'Le mie scorte',
    villages: 'Villaggi',
    workshops: 'Officine',
    acropolis: 'Acropoli',
    wonders: 'Meraviglie',
    fleets: 'Flotte',
    philosophies: 'Filosofie',
    powers: 'Abilità da usare ora',
    of: (n, all) => `${n} di ${all}`,
    village: good => `Villaggio: ${good}`,
    fleet: letter => `Flotta ${letter}`,
    home: 'in porto',
    goal: 'Completa: 6 villaggi, 2 officine, 6 sull’Acropoli, 2 Meraviglie.',
    couldBuild: names => `Con quel che hai: ${it.or(names)}.`,
    eachSeason: 'Ogni stagione:',
    workers: n => `${it.count(n, { one: 'lavorante', other: 'lavoranti' })} da assegnare`,
    stands: 'costruita',
    canNow: 'si può costruire ora',
    haveAll: 'hai tutto quel che serve',
    lacks: n => (n === 1 ? 'manca 1 carta' : `mancano ${n} carte`),
    costs: price => `costa ${price}`,
    cost: 'costa',
    makesIt: 'poi',
    blocked: 'non produce in questa stagione',
    workedBy: 'produce due carte',
    putArmy: 'assegna qui un lavorante',
    markVillage: 'scegli questo',
    second: name => `Altra ${name}`,
    shut: 'chiusa in questa stagione',
    use: 'Usa',
    power: { academy: 'una filosofia, e adottarne altre', treasury: 'tiene 6 carte in segreto' },
    alternatives: names => `Al posto di un’altra, una volta sola: una seconda copia di ${it.or(names)}.`,
    stage: { plan: 'Progetto', partial: 'In costruzione', complete: 'Completa' },
    paidWhen: (phase, land) =>
      land !== null
        ? `si paga da una flotta: ${land}`
        : phase === 'islandTradeStart'
          ? 'si paga all’inizio degli scambi'
          : 'si paga nella fase di costruzione',
    noWonder: 'Ancora nessun progetto',
    planFrom: land => `Lo porta una flotta che commercia: ${land},`,
    free: 'gratis',
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
    nextPlan: 'Il tuo prossimo progetto:',
    hazards: n => it.count(n, { one: 'carta Rischio', other: 'carte Rischio' }),
    fleetOf: (seat, letter) => `Flotta ${letter} di ${seat}`,
    cardsAboard: n => it.count(n, { one: 'carta', other: 'carte' }),
    harborVote: (seat, reveal) => `${seat}: ${reveal ? 'ha rivelato' : 'ha passato'}.`,
    region: { neighbouring: 'Terre vicine', foreign: 'Terre straniere' },
    rates: 'Tariffe della regione',
    rate: (give, get) => `${give} per ${get}`,
    loading: 'Le tue flotte',
    chooseFleet: (letter, cards, land) =>
      `Flotta ${letter}: ${it.count(cards, { one: 'carta', other: 'carte' })}, ${land === null ? 'resta in porto' : `parte per ${land}`}. Carica questa flotta`,
    grounded: 'non può partire in questa stagione',
    staysHome: 'resta in porto',
    sailsTo: land => `verso ${land}`,
    unload: (card, letter) => `Togli ${card} dalla flotta ${letter}`,
    stay: 'Resta in porto',
    onTheQuay: 'Sul molo',
    nothingLeft: 'Non resta nulla da caricare.',
    loadOn: (card, n, letter) => `Carica ${card} sulla flotta ${letter}; ${n} sul molo`,
    loadHint: letter =>
      `Tocca le carte per caricare la flotta ${letter}, sei al massimo; poi tocca una terra per mandarcela. Gli altri vedono dove va e quante carte porta, non quali.`,
    stayHome: 'Restano tutte in porto',
    setSail: n => `Salpa con ${it.count(n, { one: 'flotta', other: 'flotte' })}`,
    atSea: 'Rischio in mare',
    wardedBy: 'Protegge:',
    deckOdds: (safe, all) => `Mazzo dei Rischi: ${safe} carte su ${all} rimaste sono innocue (${percent(safe, all)}).`,
    hit: 'colpita',
    spared: 'salva',
    lost: 'Perse:',
    spendGift: letter => `Usa un Dono di Poseidone per la flotta ${letter}`,
    crossing: 'La traversata',
    nobodyHit: 'Nessuno è stato colpito.',
    youSee: land => `Hai visto il porto: ${land}`,
    voteHint:
      'Se qualcuno lo rivela, tutte le flotte presenti commerciano fino a fine anno; se nessuno lo rivela, in questa stagione nessuno commercia.',
    fleetAt: (letter, land) => `Flotta ${letter}: ${land}`,
    dutyDue: 'Questo porto chiede una carta del carico prima di commerciare.',
    payDuty: card => `Paga ${card} come tassa`,
    refuseDuty: 'Rifiuta la tassa',
    exchangeHint: 'Tocca le carte da cedere; accanto appare quel che il porto dà in cambio.',
    nothingToTrade: 'Questa flotta non ha nulla che il porto accetti.',
    emptyHold: 'La stiva è vuota.',
    layDown: (card, n) => `Cedi ${card}; ${n} a bordo`,
    laidDown: 'Cedi',
    takeBack: card => `Riprendi ${card}`,
    givesFor: 'In cambio',
    nothingForThis: 'Nulla per esattamente queste carte.',
    exchangeFor: (give, get) => `Scambia ${give} per ${get}`,
    buy: (card, price) => `Compra ${card} per ${price}`,
    comingHome: 'Le flotte tornano',
    toFleet: letter => `alla flotta ${letter}`,
    stayAboard: 'resta a bordo',
    throwAway: 'scarta',
    pay: price => `Paga ${price}`,
    payVerb: 'Paga',
    chosenCards: 'Scelte:',
    keepHeading: (n, limit) => `Tenute in segreto: ${n} di ${limit}`,
    keepCard: (card, n) => `Tieni ${card}; ${n} in mano`,
    dontKeep: card => `Non tenere ${card}`,
    inHand: 'In mano',
    keepHint: 'A: tieni poche carte che nessuno vede. B: mostri tutta la mano e tieni una carta per tipo.',
    optionA: n => `A: tieni ${it.count(n, { one: 'carta', other: 'carte' })} in segreto`,
    optionB: 'B: mostra la mano, una per tipo',
    paying: 'Scegli con che cosa pagare',
    payNow: 'Paga',
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
    onlyThis: end => `Ora sul tavolo non c’è nulla da usare: scegli «${end}».`,
    laidNotExchanged: end => `Hai posato carte senza ancora scambiarle${end === null ? '' : `; con «${end}» restano a bordo`}.`,
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
  },
};
