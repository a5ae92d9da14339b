/** The few words of this screen that are not in the game's own text. */
import type { SideId, UnitId } from '@stoa/perikles/box';
import type { Deck } from '../picked.ts';

/** A player at the end, with the points from the source that made the difference. */
export interface Ranked {
  readonly name: string;
  readonly total: number;
  readonly from: number;
}

/** What a Special tile of a battle does: a token for a side, or counters that count twice. */
export type TileGives = { readonly side: SideId } | { readonly power: string; readonly unit: UnitId };

export interface ScreenWords {
  readonly turnOf: (n: number) => string;
  readonly decks: Readonly<Record<Deck, string>>;
  readonly attention: string;
  readonly tiles: string;
  readonly pile: (n: number) => string;
  readonly anyCity: string;
  /** On a tile of a phone. */
  readonly anyCityShort: string;
  readonly tileDoes: Readonly<Record<'candidate' | 'assassin', string>>;
  readonly cubes: (n: number) => string;
  readonly inSupply: (n: number) => string;
  readonly fewLeft: (n: number) => string;
  readonly alpha: string;
  readonly beta: string;
  readonly candidate: (space: string, seat: string | null) => string;
  readonly leader: (seat: string) => string;
  readonly noLeader: string;
  readonly statues: (seat: string, n: number) => string;
  readonly worth: (vp: number, defeats: number) => string;
  readonly atHome: string;
  readonly dead: string;
  readonly inHand: string;
  readonly unit: Readonly<Record<UnitId, (n: number) => string>>;
  readonly units: Readonly<Record<UnitId, string>>;
  readonly side: Readonly<Record<SideId, string>>;
  readonly symbols: Readonly<Record<SideId, string>>;
  /** The main button, with a verb. */
  readonly deed: {
    readonly take: (tile: string) => string;
    /** The tile is taken; what it does needs a city or a cube first. */
    readonly chooseCity: string;
    readonly chooseCandidate: string;
    readonly chooseVictim: string;
    readonly put: (city: string) => string;
    /** `seat` undefined: a cube of the reader. */
    readonly propose: (seat: string | undefined, city: string) => string;
    readonly remove: (seat: string | undefined, city: string) => string;
    readonly play: (tile: string) => string;
  };
  /** What the badges of a location do in the rounds of these units. */
  readonly symbolsTold: (side: SideId, units: readonly UnitId[]) => string;
  readonly controlledBy: (city: string) => string;
  readonly points: (vp: number) => string;
  readonly main: string;
  readonly allied: string;
  readonly nobodyThere: string;
  readonly strengthOf: (n: number) => string;
  readonly faceDown: (n: number) => string;
  readonly mayDefend: string;
  /** Whose leave a counter needs. */
  readonly ask: (names: readonly string[]) => string;
  readonly special: string;
  /** On one screen it lies face down while others look on. */
  readonly lookAtSpecial: string;
  readonly specialUnfit: (name: string) => string;
  readonly oddsNow: string;
  readonly allAtOnce: string;
  /** In the place of a location whose battle is over. */
  readonly decided: string;
  /** Who won, with how many points, how many more than whom; none where the points are equal. */
  /** `isMine`: the reader alone won. */
  readonly won: (winners: readonly string[], points: number, ahead: number, next: readonly string[], isMine: boolean) => string;
  readonly ended: Readonly<Record<string, string>>;
  readonly play: string;
  readonly stopAiming: string;
  readonly aimCity: string;
  readonly aimRevolt: string;
  /** No such counter is on a location. */
  readonly aimRevoltHand: string;
  readonly fromHand: string;
  readonly used: (seat: string) => string;
  readonly relations: string;
  readonly relationsHint: string;
  readonly atPeace: string;
  readonly freeOf: (power: string) => string;
  readonly war: (a: string, b: string) => string;
  /** `strict`: the option of PK-11.3. */
  readonly ally: (a: string, b: string, strict: boolean) => string;
  readonly host: (a: string, b: string) => string;
  readonly opposed: (a: string, b: string, strict: boolean) => string;
  readonly legendWar: string;
  readonly legendAlly: string;
  readonly legendHost: string;
  readonly legendOpposed: string;
  readonly hand: string;
  /** Beside the title of the player's forces: what the number on a counter is. */
  readonly numberIs: string;
  readonly whichCounter: (power: string, unit: UnitId) => string;
  readonly budget: string;
  readonly budgetOf: (base: number, extra: number | null) => string;
  /** Beside the arrow that takes the last placement back. */
  /** How a decision is made, where it is not plain what to touch. */
  readonly hint: Readonly<Record<'send' | 'propose' | 'remove', string>>;
  readonly withCube: string;
  readonly costsCube: string;
  readonly grant: string;
  readonly deny: string;
  readonly waitingAnswer: (seat: string, power: string, place: string) => string;
  readonly standing: string;
  readonly standingHint: string;
  readonly standingOf: (power: string, place: string) => string;
  readonly standingAnswers: Readonly<Record<'ask' | 'grant' | 'deny', string>>;
  readonly story: string;
  readonly soFar: (place: string) => string;
  readonly elections: string;
  readonly battleFor: (place: string) => string;
  readonly again: string;
  readonly fold: string;
  readonly quiet: string;
  readonly roundOf: Readonly<Record<UnitId, string>>;
  readonly free: (side: string) => string;
  readonly voidRound: string;
  readonly needs: (n: number) => string;
  readonly strength: string;
  readonly column: string;
  readonly columnHint: string;
  readonly columnNeeds: (attack: number, defence: number) => string;
  /** The strengths of both sides, and what their column asks of two dice. */
  readonly columnOf: (attack: number, defence: number, needs: readonly [attack: number, defence: number]) => string;
  readonly tokens: (n: number) => string;
  readonly tokensWord: string;
  readonly wonRound: Readonly<Record<SideId, string>>;
  /** With the tokens of both sides, the winner’s first: why the round is over (PK-12.12). */
  readonly wonWith: (side: SideId, tokens: readonly [winner: number, loser: number]) => string;
  readonly countsTwice: string;
  readonly throwOf: (side: string, a: number, b: number, made: boolean) => string;
  readonly odds: string;
  readonly oddsNobody: string;
  readonly shield: string;
  readonly starts: string;
  readonly first: string;
  readonly score: string;
  readonly scoreOf: (seat: string, total: number, cubes: number, locations: number, statues: number) => string;
  readonly forces: string;
  readonly owned: string;
  readonly setAside: string;
  readonly discarded: string;
  readonly none: string;
  readonly preview: string;
  readonly nobodyStands: string;
  readonly nobodyStandsFor: (cities: string) => string;
  readonly wouldLead: (seat: string, cost: number) => string;
  readonly youWouldLead: (cost: number) => string;
  readonly cubeLeads: (cost: number) => string;
  readonly cubeCosts: (cost: number) => string;
  readonly cubesToLead: (n: number) => string;
  /** Who said no, and to which power. */
  /** On a side of the map where leave was refused. */
  readonly refusedShort: string;
  readonly refused: (seat: string, power: string) => string;
  readonly shards: (n: number) => string;
  /** In the place of the chances where neither side can take it. */
  readonly oddsNone: string;
  readonly shared: string;
  readonly signs: string;
  readonly signOf: Readonly<
    Record<
      | ('vacant' | 'leader' | 'spaces' | 'track' | 'statue' | 'counters' | 'dead')
      | ('order' | 'worth' | 'rounds' | 'rebels' | 'locals' | 'down' | 'drafted')
      | ('shut' | 'tokens' | 'first' | 'two' | 'sources' | 'supply'),
      string
    >
  >;
  /** By how much and from what the game was won. */
  readonly decidedBy: (winner: Ranked, second: Ranked, source: 'cubes' | 'locations' | 'statues') => string;
  readonly tieBreak: (by: 'locations' | 'statues', mine: number, theirs: number) => string;
  readonly ifHeldThen: (city: string, result: string) => string;
  readonly fast: string;
  readonly verdict: (cost: number) => string;
  readonly verdictShort: (cost: number) => string;
  readonly noCandidate: string;
  readonly sources: Readonly<Record<'cubes' | 'locations' | 'statues', string>>;
  readonly total: string;
  readonly battleOrder: (n: number) => string;
  readonly pickedCounter: (power: string, unit: UnitId, strength: number) => string;
  readonly pickedHint: string;
  /** Beside the hint, where a leader can be asked for leave. */
  readonly asksHint: string;
  /** The same where the sides are cards with a key beside them. */
  /** What its power keeps in the hand then. */
  readonly staying: (hoplites: number, triremes: number) => string;
  readonly grantMeans: (power: string, place: string, city: string) => string;
  /** Who takes the tile when the defence wins: a main defender there is (or oneself), or the first to come. */
  readonly defendsFor: (points: number, main: string | null, isMe: boolean) => string;
  readonly against: (own: number, rival: string | undefined, cubes: number) => string;
  readonly pays: (cost: number, left: number) => string;
  readonly unopposed: string;
  readonly tie: string;
  /** Cubes of the winner against those of the rival, and what the winner pays (PK-7.3). */
  readonly ballot: (own: number, cubes: number) => string;
  /** Once in a scene: what the letters of the two candidate spaces mean (PK-7.2). */
  readonly spacesAre: string;
  readonly oddsOf: (place: string, attack: string, defence: string, nobody: string) => string;
  readonly withTileOf: (what: string, attack: string, defence: string) => string;
  /** On the stage: elections, battles, the end of a turn. */
  readonly you: string;
  /** After “more than”. */
  readonly thanYou: string;
  readonly hit: (needs: number) => string;
  readonly miss: (needs: number) => string;
  /** How many tokens a side has, beside their dots. */
  readonly tokensHeld: (n: number) => string;
  /** Of these, the one that a side had before the first throw, and whence. */
  readonly tokenFrom: Readonly<Record<'round' | 'tile', string>>;
  /** Of two rounds: what each is fought for (PK-12.8, PK-12.14). */
  readonly forToken: string;
  readonly forPlace: string;
  /** On the side of a battle without a player: its symbols fight (PK-12.3). */
  readonly symbolsFight: Readonly<Record<SideId, string>>;
  /** Whose counters fight on a side, beside the player who leads it. */
  readonly forcesOf: (powers: readonly string[]) => string;
  /** Of `more` still earlier ones nothing is drawn. */
  readonly earlierThrows: (more: number) => string;
  readonly lastDecided: string;
  /** Beside the main player of a side on which the reader fights as an ally. */
  readonly withYours: string;
  readonly takes: (names: readonly string[], isMe: boolean, points: number) => string;
  readonly nobodyTakes: string;
  /** `defended`: there is a main defender, or Persia's players are (PK-12.2). */
  readonly quietFor: (defended: boolean) => string;
  /** Who plays which Special tile, and what it does: a token for a side, or whose counters it doubles. */
  readonly playsTile: (name: string, isMe: boolean, tile: string, gives: TileGives) => string;
  readonly battleNth: (n: number, of: number) => string;
  readonly nextBattle: (place: string) => string;
  readonly allResults: string;
  readonly goOn: string;
  readonly endOfTurn: string;
  readonly turnOver: (n: number) => string;
  readonly toTurn: (n: number) => string;
  readonly toEnd: string;
  readonly youLead: (powers: readonly string[]) => string;
  /** `after`: the points after the elections. */
  readonly electionCost: (after: number, candidates: number, paid: number) => string;
  readonly electionRule: string;
  /** A counter may go where another player is main. */
  readonly allyGains: string;
  readonly tileInUse: (tile: string) => string;
  /** Who sends next with tiles of two shards, then of one. */
  readonly sendingOrder: (two: readonly string[], one: readonly string[]) => string;
  /** Below the answers: what a number after a minus sign is. */
  readonly minusIs: string;
  readonly sevenDecided: (n: number) => string;
  readonly takenBy: string;
  readonly losses: string;
  readonly defeated: string;
  /** After the city and the number of its defeat; a phone leaves it out. */
  /** Whose defeat it is, and which. */
  readonly defeatNth: (city: string, n: number) => string;
  readonly defeatWorth: (value: number) => string;
  readonly statuesRaised: string;
  readonly worthNow: (vp: number) => string;
  /** What a turn brought from locations and from statues; a defeat may take more than a statue brings. */
  readonly gained: (locations: number, statues: number) => string;
  readonly defeatAt: (city: string, n: number) => string;
  readonly leads: string;
  /** Head of the same column before the elections. */
  readonly ahead: string;
  /** Heads of columns of the table of cities. */
  readonly candidatesHead: string;
  readonly statueHead: string;
  readonly statueWorth: string;
  readonly trayOver: string;
  readonly trayCandidates: string;
  readonly trayLeads: string;
  readonly trayAllSent: string;
  readonly trayBattles: string;
  readonly trayWar: string;
  readonly phases: Readonly<Record<'tiles' | 'candidates' | 'forces' | 'battles', string>>;
  readonly warGauge: (city: string, n: number) => string;
  readonly map: string;
  /** Above a table of answers: who would lead each city after each. */
  readonly thenLeads: Readonly<Record<'propose' | 'assassinate', string>>;
  readonly foughtFor: string;
  readonly armies: string;
  /** In the elections; `isMe`: the reader alone. */
  /** `others`: the names of all but the reader. */
  readonly playPersia: (others: readonly string[], isMe: boolean) => string;
  readonly persiaOf: (players: readonly string[]) => string;
  readonly tilesAndForces: string;
  readonly alive: string;
  readonly armyOf: (power: string) => string;
  readonly aliveHint: string;
}
