/** The few words of this screen that are not in the game's own text. */
/** Great events told by one picture. */
export type GreatEvent = 'acropolis-burnt' | 'immortals-returned' | 'bridge-built' | 'bridge-destroyed';
/** Cards that change what a battle is about: a point, or dice without a limit. */
export type Stake = 'the-great-king' | 'evangelion' | 'cavalry-of-mardonius';

/** How many pieces came where. */
export interface Raised {
  readonly pieces: number;
  readonly city: string;
}

export interface ScreenWords {
  readonly map: string;
  readonly campaignOf: (n: number) => string;
  readonly campaignLost: (n: number) => string;
  readonly pointsNow: (vp: number, persia: string, greece: string) => string;
  readonly hand: string;
  readonly emptyHand: string;
  /** While cards are bought. */
  readonly emptyYet: string;
  /** The same when the game is over. */
  readonly emptyOver: string;
  /** Opens a card. */
  readonly read: string;
  readonly event: string;
  readonly march: string;
  readonly sail: string;
  readonly react: string;
  readonly layAside: string;
  readonly keepOnly: string;
  readonly discardAll: string;
  readonly laidAside: string;
  readonly card: (n: number) => string;
  readonly spartaCard: string;
  readonly ifEnemy: (side: string) => string;
  readonly armies: (n: number) => string;
  readonly fleets: (n: number) => string;
  readonly onMap: (armies: number, fleets: number) => string;
  readonly inReserve: (armies: number, fleets: number) => string;
  readonly inHand: (n: number) => string;
  readonly figures: string;
  readonly spent: string;
  readonly landBattle: (city: string) => string;
  readonly navalBattle: (city: string) => string;
  readonly ifConfirmed: string;
  readonly attacker: string;
  /** Of the side that holds the field when the battle is over. */
  readonly holder: string;
  readonly defender: string;
  readonly dice: (n: number) => string;
  readonly upTo: (cap: number) => string;
  readonly countsAs: (thrown: number, n: number) => string;
  readonly odds: string;
  readonly oddsForeseen: string;
  readonly oddsOf: (side: string) => string;
  readonly oddsBoth: string;
  readonly expected: (persia: string, greece: string) => string;
  readonly port: string;
  readonly held: (side: string) => string;
  readonly nobody: string;
  readonly inYourHand: string;
  readonly discarded: string;
  readonly unknown: string;
  readonly playing: string;
  readonly deck: (n: number) => string;
  readonly fewer: string;
  readonly more: string;
  readonly carneia: string;
  readonly acropolis: string;
  readonly greekHand: string;
  readonly fedBySea: string;
  readonly cutOff: string;
  /** Of the armies on the map those that need food, and food for how many there is. */
  readonly foodFor: (armies: number, onMap: number, food: number) => string;
  readonly homeFed: string;
  readonly fedByLine: string;
  readonly scored: (campaign: number) => string;
  readonly scoringRule: string;
  readonly winsAtOnce: string;
  readonly scoredLead: (side: string, n: number) => string;
  /** At the end of the track: how far it moves, and how many points are lost. */
  readonly scoredPast: (side: string, moved: number, lost: number) => string;
  readonly scoredLevel: string;
  readonly aboard: (n: number) => string;
  readonly sideLoses: (side: string, what: string) => string;
  /** Behind what a side loses at sea: the armies that went down with it. */
  readonly drowned: (armies: string) => string;
  readonly withdraws: (side: string, what: string, city: string) => string;
  /** The attacker won; `port`: at sea. */
  readonly tookPlace: (side: string, from: string, city: string, port: boolean) => string;
  /** The defender won. */
  readonly keptPlace: (side: string, city: string, port: boolean) => string;
  /** What the card of a movement scored with its battle. */
  readonly battlePoint: (card: string, side: string) => string;
  readonly nobodyLeft: string;
  readonly rounds: string;
  readonly round: (n: number) => string;
  readonly kingDead: (king: string) => string;
  readonly campaignOver: (n: number) => string;
  readonly operationsOver: string;
  readonly handLost: string;
  readonly armyLost: string;
  readonly shuffled: string;
  readonly supplyNow: string;
  readonly toCampaign: (n: number) => string;
  /** What the way on is called where the game is over behind it. */
  readonly toResult: string;
  readonly noSupply: string;
  readonly noScoring: string;
  readonly supply: string;
  /** `cut`: cut off rather than too many. */
  readonly starved: (side: string, armies: string, city: string, cut: boolean) => string;
  readonly momentTitles: Readonly<Record<GreatEvent, string>>;
  /** What it means for the game. */
  readonly momentMeans: Readonly<Record<Exclude<GreatEvent, 'immortals-returned'>, string>>;
  readonly immortalsReturn: (armies: string, city: string) => string;
  readonly stakes: Readonly<Record<Stake, string>>;
  readonly victoryPoints: (n: number) => string;
  readonly marker: (vp: number, persia: string, greece: string) => string;
  /** At least one. */
  readonly notScored: (campaigns: readonly number[]) => string;
  /** Before the names of cities. */
  readonly retreatWays: (bySea: boolean) => string;
  readonly retreatTo: (city: string, bySea: boolean) => string;
  readonly bridgeFor: (talents: number) => string;
  readonly endUnspent: (talents: number) => string;
  readonly buy: (n: number) => string;
  readonly cardsToBuy: string;
  readonly cardCost: string;
  readonly leftForPieces: (n: number) => string;
  readonly costs: string;
  /** `bridge`: it can be built; `noFleets`: none can be, whatever talents are left; `limit`: of fleets, unless there is none. */
  readonly pieceCosts: (fleet: number, bridge: boolean, noFleets: boolean, limit: number | undefined) => string;
  readonly raiseRest: (n: number, city: string) => string;
  readonly removeAtOnce: string;
  readonly removeThese: (cities: string) => string;
  readonly play: string;
  readonly pass: string;
  readonly endPreparation: string;
  readonly playedCards: (side: string) => string;
  readonly withCard: (name: string) => string;
  readonly pile: (n: number) => string;
  readonly legend: Readonly<Record<'line' | 'cut' | 'sea' | 'food' | 'key', string>>;
  readonly discardIt: (name: string) => string;
  /** All that was raised in a row, as one line of the story. `talents`: what is left. */
  readonly raisedRun: (side: string, armies: readonly Raised[], fleets: readonly Raised[], talents: number) => string;
  readonly placedRun: (side: string, fleets: string, port: string) => string;
  /** That the king dies of the cards to be drawn, and what ends with him; `percent` where odds are shown. */
  readonly kingRisk: (king: string, preparation: boolean, percent: string | undefined) => string;
  /** A movement that wants only its confirmation. */
  readonly moveAsked: (byLand: boolean, from: string, to: string) => string;
  /** An event that wants only its confirmation. */
  readonly eventAsked: (name: string) => string;
  readonly whereTo: (byLand: boolean, from: string) => string;
  /** Of the round that comes, below the dice of the last one. */
  readonly nextDice: (n: number) => string;
  readonly landing: (city: string) => string;
  /** What a movement without a battle wins. */
  readonly gains: (city: string, worth: number) => string;
  /** Why the king is dead. */
  readonly kingCause: (preparation: boolean, card: string) => string;
  /** After the drafted movement there would be food for `food` of `armies`, fewer than all, if Supply came next. */
  readonly tooLittleFood: (food: number, armies: number) => string;
  /** `then`: who controls the city once it is empty. */
  readonly leavesEmpty: (city: string, then: 'me' | 'enemy' | 'nobody') => string;
}

export const plural = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;
