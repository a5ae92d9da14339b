/** The type of a view, EW-19; view.ts builds it. */
import type { EwActionKind } from './actions.ts';
import type { CardId } from './cards.ts';
import type { BySide, EwEnding, WindowId } from './events.ts';
import type { EwRoomName } from './frames.ts';
import type { CityId, FigureId, Side } from './map.ts';
import type { OperationKind } from './state.ts';

export interface EwCityView {
  readonly city: CityId;
  readonly armies: BySide<number>;
  readonly fleets: BySide<number>;
  /** EW-3; null: no side controls it. */
  readonly control: Side | null;
  /** EW-12.7, EW-12.9: how the armies here would be fed now; null without armies or in the middle of a battle. */
  readonly supply: 'line' | 'sea' | 'none' | null;
}

/** EW-21.4: the movement in progress. */
export interface EwOperationView {
  readonly kind: OperationKind;
  readonly side: Side;
  /** Null until the movement is made. */
  readonly from: CityId | null;
  readonly to: CityId | null;
  readonly armies: number;
  readonly fleets: number;
  readonly bySea: boolean;
  readonly embarked: number;
  /** Themistocles was played: no retreat at sea. */
  readonly themistocles: boolean;
}

export interface EwBattleView {
  readonly battle: 'land' | 'naval';
  readonly at: CityId;
  readonly attacker: Side;
  /** Rounds rolled so far. */
  readonly round: number;
  /** Armies or fleets in the battle now. */
  readonly pieces: BySide<number>;
  /** Dice each side rolls in the next round. */
  readonly diceCount: BySide<number>;
  /** The most that a die counts; 6 means no cap. */
  readonly caps: BySide<number>;
  /** EW-10.3: armies on board the attacker's fleets. */
  readonly embarked: number;
  /** Leonidas 2, Miltiades and 300 Spartans 3, otherwise 0. */
  readonly greekDice: 0 | 2 | 3;
  readonly cavalry: boolean;
  readonly noRetreat: boolean;
  /** Raw dice of the last round; null before the first. */
  readonly lastDice: BySide<readonly number[]> | null;
}

/** The decision the table waits for: public facts only. */
export interface EwPrompt {
  /** '' when the game is over. */
  readonly room: EwRoomName | '';
  /** Who decides; null for chance and at the end. */
  readonly side: Side | null;
  /** EW-17.G01: this Preparation is Mines of Laurion. */
  readonly mines: boolean;
  readonly operation: EwOperationView | null;
  readonly battle: EwBattleView | null;
  /** The open window, and the cards that could be played in it judging by public facts (EW-19.9). */
  readonly window: { readonly id: WindowId; readonly cards: readonly CardId[] } | null;
  /** The figure that takes an army from the map. */
  readonly figure: FigureId | null;
  /** The city named for the Royal Road. */
  readonly city: CityId | null;
  /** How many remain: cards to draw, armies to remove, fleets to place, armies that could come back as Immortals; 0 elsewhere. */
  readonly left: number;
}

export interface EwView {
  readonly campaign: number;
  readonly vp: number;
  readonly bridge: boolean;
  /** In the order of `CITIES`. */
  readonly cities: readonly EwCityView[];
  readonly reserveArmies: BySide<number>;
  readonly reserveFleets: BySide<number>;
  /** EW-12.4, EW-12.5: armies to feed and food for them, as if Supply were now. */
  readonly supply: BySide<{ readonly armies: number; readonly capacity: number }>;
  readonly figures: readonly FigureId[];
  readonly deckSize: number;
  readonly handSizes: BySide<number>;
  /** The reader's hand in rising order; empty for a spectator. */
  readonly hand: readonly CardId[];
  /** The reader's cards laid aside and not yet confirmed. */
  readonly draft: readonly CardId[];
  /** EW-19.5: all of it, oldest first. */
  readonly discard: readonly CardId[];
  /** The card being resolved. */
  readonly card: CardId | null;
  /** EW-19.7, EW-19.10: the Greek hand, for Persia only, while Hippias is resolved; otherwise null. */
  readonly shownHand: readonly CardId[] | null;
  /** Preparation: talents left and fleets raised so far; null outside Preparation. */
  readonly talents: number | null;
  readonly fleetsRaised: number;
  readonly persianFleetCost: number;
  /** Whose turn in Operations; null outside. */
  readonly turn: Side | null;
  readonly passes: number;
  readonly carneia: boolean;
  /** Acropolis on Fire was played in this campaign. */
  readonly acropolis: boolean;
  /** Greece's budget is cut in this campaign. */
  readonly budgetCut: boolean;
  readonly prompt: EwPrompt;
  /** The kinds of action this seat can choose from now; empty for a seat that does not decide, and for spectators. */
  readonly choices: readonly EwActionKind[];
  /** Points by source so far, by side; negative for what was lost. */
  readonly points: BySide<Readonly<Record<string, number>>>;
  readonly ending: { readonly reason: EwEnding; readonly winner: Side | null } | null;
}
