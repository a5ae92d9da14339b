/** Which sentences the screen has, for every language. */
import type { PaView } from '@stoa/parthenon';
import type { AfterDuty } from '@stoa/parthenon/reading';
import type { PaText } from '@stoa/parthenon/text';
import type { Meaning } from '../board/for-me.ts';
import type { HarborState } from '../board/harbor-state.ts';
import type { Tab } from '../plan.ts';

type Naming = 'choose-target' | 'vote' | 'place-next' | 'pick-winner';
type Stage = 'plan' | 'partial' | 'complete';
/** What a touch on the board goes to. */
export type Touched =
  | 'event'
  | 'island'
  | 'fleet'
  | 'answer'
  | 'card'
  | 'land'
  | 'building'
  | 'power'
  | 'duty'
  | 'cargo'
  | 'harbor'
  | 'offer'
  | 'counter';

export interface ScreenWords {
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly lookAt: string;
  readonly hazardFor: (region: string) => string;
  readonly fate: { readonly back: string; readonly to: (land: string) => string; readonly nothing: string };
  /** null: the reader. */
  readonly isElected: (name: string | null) => string;
  readonly yearOver: (year: number) => string;
  readonly eventTakes: string;
  /** Of a picture among the cards. */
  readonly enlarge: (name: string) => string;
  /** PA-16.2. */
  readonly tieDrawn: string;
  /** Titles of the moments that show a new card. */
  readonly newEvent: string;
  readonly planTaken: (name: string | null) => string;
  readonly wonderStands: string;
  readonly islandComplete: string;
  readonly race: string;
  readonly raceHint: string;
  /** Structures at the end of each season, for readers. */
  readonly raceLabel: (stood: readonly number[]) => string;
  /** How many structures in the year. */
  readonly grown: (n: number) => string;
  readonly attention: string;
  readonly when: (year: number, season: number) => string;
  readonly phases: string;
  readonly phase: readonly string[];
  readonly archon: (seat: string) => string;
  readonly archonTag: string;
  readonly archonDoes: string;
  readonly you: string;
  readonly faceDown: (n: number) => string;
  readonly carriedOut: string;
  readonly doneThisSeason: string;
  readonly actsMore: (n: number) => string;
  readonly carryOut: (event: string) => string;
  readonly meaning: (meaning: Meaning, text: PaText) => string;
  readonly reconstructed: string;
  /** Below a board. */
  readonly someReconstructed: string;
  readonly pointing: Readonly<Record<Naming, string>>;
  readonly point: Readonly<Record<Naming, (name: string) => string>>;
  readonly whoGets: (philosophy: string) => string;
  readonly asksForIt: (isFree: boolean) => string;
  readonly voteOf: (seat: string) => string;
  readonly votes: (n: number) => string;
  readonly structures: (n: number) => string;
  readonly order: string;
  readonly orderHint: string;
  readonly stores: string;
  /** The list of what stands, below the island. */
  readonly parts: string;
  readonly villages: string;
  readonly workshops: string;
  readonly acropolis: string;
  readonly wonders: string;
  readonly fleets: string;
  readonly philosophies: string;
  readonly powers: string;
  readonly possibleNow: string;
  readonly placeWorkers: (n: number, hasSettlers: boolean) => string;
  readonly leaveIdle: (n: number, hasSettlers: boolean) => string;
  readonly of: (n: number, all: number) => string;
  readonly village: (good: string) => string;
  readonly fleet: (letter: string) => string;
  readonly yourFleet: (letter: string) => string;
  readonly home: string;
  readonly goal: string;
  readonly couldBuild: (names: readonly string[]) => string;
  readonly eachSeason: string;
  readonly workers: (n: number, hasSettlers: boolean) => string;
  readonly stands: string;
  readonly canNow: string;
  readonly haveAll: string;
  readonly lacks: (n: number) => string;
  readonly costs: (price: string) => string;
  readonly cost: string;
  /** Beside a price that an event raises. */
  readonly raised: (added: string, event: string) => string;
  readonly makesIt: string;
  readonly blocked: string;
  readonly workedBy: (n: number) => string;
  readonly putArmy: string;
  readonly markVillage: string;
  readonly boostHere: string;
  readonly boostHint: string;
  readonly substitute: string;
  readonly second: (name: string) => string;
  readonly shut: string;
  readonly use: string;
  readonly power: Readonly<Record<'academy' | 'treasury', string>>;
  readonly alternatives: (names: readonly string[]) => string;
  /** Of what a wonder costs: the first part is 0. */
  readonly part: (n: number) => string;
  readonly stage: Readonly<Record<Stage, string>>;
  readonly wonderAt: (wonder: string, stage: string) => string;
  readonly paidWhen: (phase: string, land: string | null) => string;
  readonly noWonder: string;
  /** On the island, where a wonder may rise. */
  readonly wonderPlot: string;
  readonly planFrom: (land: string) => string;
  readonly freePlanFrom: (land: string) => string;
  readonly freePlan: string;
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
  /** Heading of the lands, folded while something else is asked. */
  readonly allLands: string;
  readonly rate: (give: string, get: string) => string;
  readonly loading: string;
  readonly chooseFleet: (letter: string, cards: number, land: string | null) => string;
  readonly grounded: string;
  readonly staysHome: string;
  readonly sailsTo: (land: string) => string;
  readonly unload: (card: string, letter: string) => string;
  readonly stay: string;
  readonly nothingHeld: string;
  readonly nothingLeft: string;
  readonly loadOn: (card: string, n: number, letter: string) => string;
  readonly loadHint: (letter: string) => string;
  readonly whereTo: (letter: string) => string;
  readonly chip: (letter: string, land: string) => string;
  readonly stayHome: string;
  readonly setSail: (n: number) => string;
  /** `harm`: cards left that do harm, of `all`. */
  readonly danger: (
    regions: readonly { readonly region: 'neighbouring' | 'foreign'; readonly draws: number }[],
    harm: number,
    all: number,
  ) => string;
  readonly atSea: string;
  readonly wardedBy: string;
  readonly deckOdds: (harm: number, all: number) => string;
  readonly hit: string;
  readonly spared: string;
  readonly lost: string;
  readonly wouldBeLost: string;
  readonly secondOnce: string;
  readonly giftFor: (letter: string) => string;
  readonly spendGift: (letter: string) => string;
  readonly crossing: string;
  readonly nobodyHit: string;
  readonly setAside: string;
  readonly stormTo: string;
  readonly keepOne: string;
  readonly loseFrom: (letter: string) => string;
  readonly youSee: (land: string) => string;
  readonly fleetAt: (letter: string, land: string) => string;
  readonly yourFleetAt: (land: string) => string;
  readonly dutyDue: string;
  readonly ownHold: string;
  readonly leavePlan: string;
  readonly payDuty: (price: string, after: AfterDuty) => string;
  readonly dutyUnpaid: string;
  readonly refuseDuty: string;
  /** Cards are laid down and stay aboard; it ends the trade of some fleets. */
  readonly finishUnexchanged: (fleets: number) => string;
  readonly exchangeHint: string;
  readonly harborTakes: string;
  readonly layRate: (give: string, get: string) => string;
  readonly nothingToTrade: string;
  readonly dutyRefused: string;
  readonly tradeBlocked: string;
  readonly harborShut: string;
  readonly emptyHold: string;
  readonly emptyAbroad: string;
  readonly layDown: (card: string, n: number) => string;
  readonly laidDown: string;
  readonly takeBack: (card: string) => string;
  readonly givesFor: string;
  readonly nothingForThis: string;
  readonly exchangeFor: (give: string, get: string) => string;
  readonly buy: (card: string, price: string) => string;
  readonly comingHome: string;
  readonly returnHint: string;
  readonly toFleet: (letter: string) => string;
  readonly stayAboard: string;
  readonly throwAway: string;
  /** More aboard than a fleet brings home. */
  readonly tooMany: (n: number, limit: number) => string;
  readonly pay: (price: string) => string;
  readonly cannotPay: (price: string, lacking: string) => string;
  readonly chosenOf: (n: number, all: number) => string;
  readonly toChoose: (n: number, isMore: boolean) => string;
  readonly goOnWithout: string;
  readonly aboard: string;
  readonly hitEmpty: string;
  readonly lastSeason: (year: number) => string;
  readonly askedThere: (tab: string) => string;
  readonly serviceUse: (wonder: string, owner: string, price: string, give: string, get: string) => string;
  readonly payVerb: string;
  readonly lookWith: string;
  readonly chosenCards: string;
  /** What an option keeps. */
  readonly optionTitle: { readonly A: (n: number, limit: number) => string; readonly B: (kinds: number) => string };
  readonly keepCard: (card: string, n: number) => string;
  readonly dontKeep: (card: string) => string;
  readonly keepHint: (limit: number) => string;
  readonly showHint: string;
  readonly kept: string;
  readonly givenUp: string;
  readonly optionA: (n: number) => string;
  readonly optionB: string;
  /** Asked again, above the two answers. */
  readonly giveUpAsk: (lost: string, more: number) => string;
  readonly giveUp: (n: number) => string;
  readonly keepChoosing: string;
  readonly unloadAsk: (n: number) => string;
  readonly unloadAndStay: string;
  readonly chooseLand: (fleets: readonly string[]) => string;
  /** Loaded without a goal, while another fleet is to leave. */
  readonly noLand: (fleets: readonly string[]) => string;
  readonly paidSoFar: string;
  readonly stillToPay: string;
  readonly stillToTake: string;
  readonly beingPaid: string;
  readonly payNow: string;
  readonly payWith: string;
  readonly cardByCard: string;
  readonly notNow: string;
  readonly revealHarbor: (land: string) => string;
  readonly passHarbor: string;
  /** What is named of several islands, all at once. */
  readonly nameAll: (islands: number) => string;
  readonly nameSome: (n: number) => string;
  readonly touchHint: (what: Touched, end: string | null) => string;
  /** For each kind of a price that is no card: what its sign means. */
  readonly sign: Readonly<Record<string, string>>;
  readonly noOther: string;
  readonly onlyThis: (end: string) => string;
  readonly laidNotExchanged: string;
  /** The vote after which the game ends. */
  readonly lastVote: string;
  /** What the winner built, and who comes next with how many; null: the reader. */
  readonly ahead: (built: number, second: string | null, next: number) => string;
  /** Of a tie: who has as many. */
  readonly asMany: (names: readonly string[], n: number) => string;
  readonly allEqual: string;
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
