/**
 * What a seat may see, EW-19, built up from nothing: a field added to the state stays secret until it is named here.
 * Public (EW-19.1): board, tracks, flags, dice (EW-19.12); of cards only numbers (EW-19.2, EW-19.3, EW-19.6), the pile, and one's own hand.
 */
import { count, each, has, type Seat } from '@stoa/engine';
import { type CardId, cardsOf } from './cards.ts';
import type { BySide, EwEnding, EwEvent, WindowId } from './events.ts';
import type { EwRoomName } from './frames.ts';
import { hand, handSize } from './hands.ts';
import { CITIES, type City, type CityId, type FigureId, figureId, GREECE, other, PERSIA, type Side } from './map.ts';
import { armies, armyReserve, controls, fleetReserve, fleets } from './pieces.ts';
import { promptOf } from './prompt.ts';
import { inLine } from './roads.ts';
import { type EwState, type OperationKind, TALLY, TALLY_BEYOND } from './state.ts';
import { capacity, fedBySea, mouths } from './supply.ts';

export interface EwCityView {
  readonly city: CityId;
  readonly armies: BySide<number>;
  readonly fleets: BySide<number>;
  /** EW-3; null: nobody. */
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
  /** Above this a die counts as this; 6 is no cap. */
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
  /** The open window, and the cards that could be played in it by public grounds (EW-19.9). */
  readonly window: { readonly id: WindowId; readonly cards: readonly CardId[] } | null;
  /** The figure that takes an army from the map. */
  readonly figure: FigureId | null;
  /** The city named for the Royal Road. */
  readonly city: CityId | null;
  /** How many are left to do: cards to draw, armies to remove, fleets to place; 0 elsewhere. */
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
  /** One's own hand in rising order; empty for a spectator. */
  readonly hand: readonly CardId[];
  /** One's own cards laid aside and not yet confirmed. */
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
  /** Points by source so far, by side; negative for what was lost. */
  readonly points: BySide<Readonly<Record<string, number>>>;
  readonly ending: { readonly reason: EwEnding; readonly winner: Side | null } | null;
}

/** EW-3.6: while both sides are in a city it belongs to whoever held it before, the defender. */
const controlOf = (s: EwState, city: City): Side | null => {
  if (armies(s, PERSIA, city) > 0 && armies(s, GREECE, city) > 0) return other(s.op.side);
  return controls(s, PERSIA, city) ? PERSIA : controls(s, GREECE, city) ? GREECE : null;
};

const supplyOf = (s: EwState, city: City): EwCityView['supply'] => {
  const [persian, greek] = [armies(s, PERSIA, city) > 0, armies(s, GREECE, city) > 0];
  if (persian === greek) return null;
  const side = persian ? PERSIA : GREECE;
  return has(inLine(s, side), city) ? 'line' : has(fedBySea(s, side), city) ? 'sea' : 'none';
};

/** EW-13.4: what went beyond the track is counted against its side, so that the sources sum up to its points. */
const pointsOf = (s: EwState, side: Side): Readonly<Record<string, number>> =>
  Object.fromEntries(
    TALLY.map((source, i) => {
      const n = s.tally[side * TALLY.length + i] as number;
      return [source, i === TALLY_BEYOND ? 0 - n : n];
    }),
  );
/** Points by source, by side. */
export const points = (s: EwState): BySide<Readonly<Record<string, number>>> => [pointsOf(s, PERSIA), pointsOf(s, GREECE)];

export const view = (s: EwState, seat: Seat | undefined): EwView => {
  const me = seat === PERSIA || seat === GREECE ? seat : undefined;
  const prompt = promptOf(s);
  const preparing = s.stack.some(f => f.room === 'preparation-cards' || f.room === 'preparation-pieces');
  return {
    campaign: s.campaign,
    vp: s.vp,
    bridge: s.bridge,
    cities: CITIES.map((id, city) => ({
      city: id,
      armies: [armies(s, PERSIA, city), armies(s, GREECE, city)],
      fleets: [fleets(s, PERSIA, city), fleets(s, GREECE, city)],
      control: controlOf(s, city),
      supply: supplyOf(s, city),
    })),
    reserveArmies: [armyReserve(s, PERSIA), armyReserve(s, GREECE)],
    reserveFleets: [fleetReserve(s, PERSIA), fleetReserve(s, GREECE)],
    supply: [
      { armies: mouths(s, PERSIA), capacity: capacity(s, PERSIA) },
      { armies: mouths(s, GREECE), capacity: capacity(s, GREECE) },
    ],
    figures: each(s.figures).map(figureId),
    deckSize: count(s.deck),
    handSizes: [handSize(s, PERSIA), handSize(s, GREECE)],
    hand: me === undefined ? [] : cardsOf(hand(s, me)),
    draft: me !== undefined && prompt.side === me ? cardsOf(s.draft) : [],
    discard: s.discard.slice() as CardId[],
    card: s.card === 0 ? null : (s.card as CardId),
    shownHand: me === PERSIA && prompt.room === 'hippias' ? cardsOf(hand(s, GREECE)) : null,
    talents: preparing ? s.talents : null,
    fleetsRaised: s.raised,
    persianFleetCost: s.persianFleetCost,
    turn: s.stack[0]?.room === 'operations' ? s.turn : null,
    passes: s.passes,
    carneia: s.carneia,
    acropolis: s.acropolis,
    budgetCut: s.cut,
    prompt,
    points: points(s),
    ending: s.ending === '' ? null : { reason: s.ending, winner: s.winner < 0 ? null : (s.winner as Side) },
  };
};

/** EW-19.4, EW-19.7, EW-19.8: what others may see of drawn, shown and shuffled cards. */
export const seen = (e: EwEvent, seat: Seat | undefined): EwEvent => {
  switch (e.e) {
    case 'card-drawn':
      return e.side === seat ? e : { ...e, card: null };
    case 'hand-discarded':
      return e.side === seat || e.rule === 'EW-14.6' ? e : { ...e, cards: null };
    case 'hand-shown':
      return seat === PERSIA || seat === GREECE ? e : { ...e, cards: null };
    default:
      return e;
  }
};
