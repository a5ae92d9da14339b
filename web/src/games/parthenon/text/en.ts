/** The board's own sentences, English. */
import { textTools } from '@stoa/engine';
import type { PaText } from '@stoa/parthenon/text';
import type { Meaning } from '../board/for-me.ts';
import type { ScreenWords, Touched } from './types.ts';

const en = textTools('en');
const crew = (n: number, hasSettlers: boolean): string =>
  hasSettlers
    ? en.count(n, { one: 'worker (Army or settler)', other: 'workers (Armies or settlers)' })
    : en.count(n, { one: 'Army', other: 'Armies' });
const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)} %`;

const meaningEn = (m: Meaning, text: PaText): string => {
  switch (m.code) {
    case 'safe':
      return `Your ${text.names.cards[m.card].one} keeps you safe.`;
    case 'can-pay':
      return `You can pay ${en.or(m.prices.map(text.price))}.`;
    case 'cannot-pay':
      return `You cannot pay ${en.or(m.prices.map(text.price))}: it will hurt.`;
    case 'nothing-to-lose':
      return 'You hold nothing it could take.';
    case 'gain':
      return `You take ${text.price(m.price)}.`;
    case 'may':
      return m.able ? `You may give ${text.price(m.price)}.` : `You do not hold ${text.price(m.price)}.`;
    case 'named-gain':
      return 'The Archon may name you to gain.';
    case 'named-harm':
      return 'The Archon may name you to suffer.';
    case 'names-gain':
      return 'You are Archon: you name who gains.';
    case 'names-harm':
      return 'You are Archon: you name who suffers.';
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

const touchEn: Readonly<Record<Touched, string>> = {
  event: 'Choose “Carry out” under the event that comes first: what it gives or takes counts for the next',
  island: 'Touch an island of the list with a golden rim',
  fleet: 'Touch a fleet with a golden rim',
  answer: 'Touch one of the answers under the event',
  card: 'Touch a card with a golden rim',
  land: 'Touch a land with a golden rim',
  building: 'Touch what has a golden rim to build, pay or use it',
  power: 'Touch a power with a golden rim',
  duty: 'Pay the duty or refuse it, beside the fleet',
  cargo: 'Touch cards of the fleet to exchange them',
  harbor: 'Touch what the harbor offers, beside the fleet',
  offer: 'Put an offer together in the market',
  counter: 'Choose what you give and what you get, then send it',
};

export const EN: ScreenWords = {
  tabs: { year: 'Year', market: 'Market', sea: 'Sea', island: 'My island', others: 'Others' },
  lookAt: 'Look at',
  hazardFor: region => `Hazard: ${region}`,
  fate: { back: 'turned back', to: land => `driven to ${land}`, nothing: 'nothing lost' },
  isElected: name => (name === null ? 'You are Archon' : `${name} is Archon`),
  islandComplete: 'All sixteen structures stand. The season is played to its end, then victory is counted.',
  eventTakes: 'An event strikes you',
  grown: n => (n === 0 ? 'nothing built this year' : `${n} built this year`),
  yearOver: year => `Year ${year} is over`,
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
  someReconstructed: 'Some cards are our own reconstruction: they bear a ◊ under Cards.',
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
  whoGets: philosophy => `Who gets ${philosophy}? The others choose again.`,
  asksForIt: isFree => (isFree ? 'asks for it: the free one of its Academy' : 'asks for it, for gold'),
  voteOf: seat => `vote of ${seat}`,
  structures: n => `${n} of 16 built`,
  order: 'My wish for the order',
  orderHint:
    'Read when trade, voyage, trade abroad and building begin, until the first player has acted. Where wishes clash the Archon decides.',
  stores: 'My stores',
  villages: 'Villages',
  workshops: 'Workshops',
  acropolis: 'Acropolis',
  wonders: 'Wonders',
  fleets: 'Fleets',
  philosophies: 'Philosophies',
  powers: 'Powers to use now',
  possibleNow: 'You can now',
  placeWorkers: (n, hasSettlers) =>
    n > 0 ? `${crew(n, hasSettlers)} to place: touch the villages that shall yield two.` : 'Touch a village.',
  leaveIdle: (n, hasSettlers) => `Confirm and leave ${crew(n, hasSettlers)} idle`,
  of: (n, all) => `${n} of ${all}`,
  village: good => `Village: ${good}`,
  fleet: letter => `Fleet ${letter}`,
  yourFleet: letter => `Your fleet ${letter}`,
  home: 'at home',
  goal: 'Needed to win: 6 villages, 2 workshops, 6 on the acropolis, 2 wonders.',
  couldBuild: names => `With what you hold: ${en.or(names)}.`,
  eachSeason: 'Each season:',
  workers: (n, hasSettlers) => `${crew(n, hasSettlers)} to place`,
  stands: 'stands',
  canNow: 'can be built now',
  haveAll: 'you hold all it needs',
  lacks: n => `${en.count(n, { one: 'card', other: 'cards' })} missing`,
  costs: price => `costs ${price}`,
  cost: 'costs',
  raised: (added, event) => `+${added}: ${event}`,
  makesIt: 'then',
  blocked: 'yields nothing this season',
  workedBy: n => `yields ${n}`,
  putArmy: 'put to work here',
  markVillage: 'choose this one',
  boostHere: 'one more card here',
  boostHint: 'Touch the village that shall yield one more card, or go on without it.',
  substitute: 'Another basic from one village',
  second: name => `Second ${name}`,
  shut: 'shut this season',
  use: 'Use',
  power: { academy: 'a philosophy, and adopting others', treasury: 'keeps 6 cards in secret' },
  alternatives: names => `Instead of any other, once: a second ${en.or(names)}. One of the six can then no longer be built.`,
  stage: { plan: 'Plan', partial: 'Under construction', complete: 'Complete' },
  wonderAt: (wonder, stage) => `${wonder}: ${stage}`,
  paidWhen: (phase, land) =>
    land !== null
      ? `paid from a fleet at ${land}`
      : phase === 'islandTradeStart'
        ? 'paid at the start of trade'
        : 'paid in the building phase',
  noWonder: 'No plan yet',
  planFrom: land => `A fleet that trades at ${land} brings one. It costs`,
  freePlanFrom: land => `A fleet that trades at ${land} brings one for nothing.`,
  freePlan: 'A fleet can fetch you a wonder plan here for nothing.',
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
  nextPlan: 'A fleet can fetch you a wonder plan here. It costs',
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
  nothingHeld: 'Your stores are empty: villages and workshops fill them each season.',
  nothingLeft: 'Nothing left to load.',
  loadOn: (card, n, letter) => `Load ${card} on fleet ${letter}; ${n} on the quay`,
  loadHint: letter =>
    `Touch cards, or drag them, to load fleet ${letter}, six at most; then touch a land or drag the ship there. Others see where it goes and how many cards, not which.`,
  whereTo: letter => `Fleet ${letter} to`,
  chip: (letter, land) => `Fleet ${letter}: ${land}`,
  stayHome: 'All stay at home',
  setSail: n => `Set sail with ${en.count(n, { one: 'fleet', other: 'fleets' })}`,
  danger: (regions, harm, all) =>
    `${regions.map(({ region, draws }) => `On the way to the ${region === 'foreign' ? 'Foreign' : 'Neighbouring'} Lands ${draws === 1 ? '1 hazard card is' : `${draws} hazard cards are`} drawn.`).join(' ')} ${harm} of ${all} do harm: storms and pirates take cards aboard or drive fleets off.`,
  atSea: 'Hazard at sea',
  wardedBy: 'Warded off by',
  deckOdds: (harm, all) => `Hazard deck: ${harm} of ${all} cards left do harm (${percent(harm, all)}).`,
  hit: 'hit',
  spared: 'spared',
  lost: 'Lost:',
  wouldBeLost: 'Would be lost:',
  spendGift: letter => `Use a Gift of Poseidon for fleet ${letter}`,
  crossing: 'The crossing',
  nobodyHit: 'Nobody was hit.',
  stormTo: 'The storm can drive it to',
  keepOne: 'Keep one of these',
  loseFrom: letter => `Lose from fleet ${letter}`,
  youSee: land => `You have seen the harbor of ${land}`,
  yourFleetAt: land => `Your fleet: ${land}`,
  fleetAt: (letter, land) => `Fleet ${letter}: ${land}`,
  dutyDue: 'Harbor duty, for each fleet and every season: pay one card of this cargo to trade here, or refuse.',
  ownHold: 'Your fleets here do not pool their cards: each pays from its own hold.',
  leavePlan: 'Finish without the free plan',
  payDuty: (price, after) =>
    `Pay ${price}${{ trade: '', plan: ': then only the free wonder plan is left to take', 'too-few': ': the rest is too little to trade here', nothing: ': then nothing to trade is left aboard' }[after]}`,
  dutyUnpaid: 'Harbor duty: it carries nothing to pay with, so it cannot trade here.',
  refuseDuty: 'Refuse: no trade here this season',
  finishUnexchanged: fleets =>
    fleets > 1 ? `Finish for all ${fleets} fleets without exchanging these` : 'Finish abroad without exchanging these',
  exchangeHint: 'Touch cards to lay them down: the harbor shows what it gives for them.',
  harborTakes: 'What the harbor gives for this cargo',
  layRate: (give, get) => `${give} for ${get}`,
  nothingToTrade: 'This fleet has nothing the harbor takes.',
  dutyRefused: 'It refused the duties: no trade here this season.',
  tradeBlocked: 'A blockade: nobody trades here.',
  harborShut: 'Nobody revealed this harbor: no trade here this season.',
  emptyHold: 'The hold is empty.',
  emptyAbroad: 'The hold is empty: nothing to trade here.',
  layDown: (card, n) => `Lay down ${card}; ${n} aboard`,
  laidDown: 'Laid down',
  takeBack: card => `Take ${card} back`,
  givesFor: 'In exchange',
  nothingForThis: 'Nothing for exactly these cards.',
  exchangeFor: (give, get) => `Exchange ${give} for ${get}`,
  buy: (card, price) => `Buy ${card} for ${price}`,
  comingHome: 'The fleets come home',
  returnHint: 'What is aboard goes to your stores. Aegis cards may stay aboard for the next voyage.',
  toFleet: letter => `to fleet ${letter}`,
  stayAboard: 'stays aboard',
  throwAway: 'discard',
  tooMany: (n, limit) =>
    `${en.count(n, { one: 'card', other: 'cards' })} too many: a fleet brings home ${limit} at most. Touch what you give up.`,
  pay: price => `Pay ${price}`,
  cannotPay: (price, lacking) => (price === lacking ? `You do not hold ${price} to pay with.` : `To pay ${price} you lack ${lacking}.`),
  chosenOf: (n, all) => `${n} of ${all} chosen`,
  toChoose: (n, isMore) => `Choose ${n}${isMore ? ' more' : ''}, then confirm`,
  goOnWithout: 'Go on without it',
  aboard: 'Aboard:',
  hitEmpty: 'hit, nothing aboard to lose',
  lastSeason: year => `Year ${year}, last season`,
  askedThere: tab => `You are asked on the page “${tab}”`,
  serviceUse: (wonder, owner, price, give, get) =>
    `${wonder} belongs to ${owner}. Pay its owner ${price}, and you may exchange ${give} for ${get}.`,
  payVerb: 'Pay',
  lookWith: 'Look at a harbor: choose what you pay with, then touch the land',
  chosenCards: 'Chosen:',
  keepHeading: (n, limit) => `Kept in secret: ${n} of ${limit}`,
  keepCard: (card, n) => `Keep ${card}; ${n} in hand`,
  dontKeep: card => `Do not keep ${card}`,
  inHand: 'In hand',
  keepHint: limit =>
    `Touch the cards to keep in secret, ${limit} at most, then choose A. Or choose B: it shows the whole hand and keeps one of each kind.`,
  optionA: n => (n === 0 ? 'A: keep no card' : `A: keep ${en.count(n, { one: 'card', other: 'cards' })} in secret`),
  optionB: 'B: show the hand, keep one of each',
  giveUpAsk: (lost, more) => `Give up ${lost}? You could keep ${more} more.`,
  giveUp: n => `Give up ${en.count(n, { one: 'card', other: 'cards' })}`,
  keepChoosing: 'Keep choosing',
  unloadAsk: n => `${n === 1 ? '1 card is' : `${n} cards are`} loaded, and no fleet has a land to sail to. Unload and stay at home?`,
  unloadAndStay: 'Unload and stay at home',
  chooseLand: fleets => `Choose a land for fleet ${en.and(fleets)}`,
  noLand: fleets =>
    `${fleets.length === 1 ? 'Fleet' : 'Fleets'} ${en.and(fleets)}: loaded, but without a land to sail to. Choose one, or unload.`,
  wouldLose: option => `${option} gives up`,
  paidSoFar: 'Laid down',
  stillToPay: 'Still to pay',
  stillToTake: 'Choose',
  beingPaid: 'being paid now',
  payNow: 'Pay',
  payWith: 'Pay with',
  cardByCard: 'Card by card',
  notNow: 'Not now',
  revealHarbor: land => `Reveal ${land}`,
  passHarbor: 'Pass',
  nameAll: islands => (islands === 1 ? 'Name this' : `Name for all ${islands} islands`),
  nameSome: n => `${n} of these`,
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
  noOther: 'There is no other answer.',
  onlyThis: end => `Nothing on the board can be used now: choose “${end}”.`,
  laidNotExchanged: 'Cards are laid down but not exchanged yet.',
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
};
