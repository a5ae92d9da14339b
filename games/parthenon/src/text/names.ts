/** The names of one language: goods, places, and the cards of the pack with their texts. */
import type { PromiseKind } from '../actions.ts';
import type { CardId, IslandId, LandId, StructureId } from '../cards.ts';
import type { Wish } from '../state.ts';

/** A card of the pack as a player reads it. */
export interface CardText {
  readonly name: string;
  readonly text: string;
}
export type CardTexts = Readonly<Record<string, CardText>>;
export type Selector =
  | 'anyBasic'
  | 'producedBasic'
  | 'nonProducedBasic'
  | 'otherBasic'
  | 'anyRare'
  | 'anyWorkshopRare'
  | 'rareOrGold'
  | 'anyCommodity'
  | 'anyAegis'
  | 'anyCard';

export interface PaNames {
  /** `unit`: after the number 1, where the name of the good is a plural. */
  readonly cards: Readonly<Record<CardId, { readonly one: string; readonly other: string; readonly unit?: string }>>;
  readonly islands: Readonly<Record<IslandId, string>>;
  readonly lands: Readonly<Record<LandId, string>>;
  readonly structures: Readonly<Record<StructureId, string>>;
  /** Kinds a price may ask for without naming a card. */
  readonly selectors: Readonly<Record<Selector, { readonly one: string; readonly other: string }>>;
  readonly wishes: Readonly<Record<Wish, string>>;
  readonly promises: Readonly<Record<PromiseKind, string>>;
  readonly philosophies: CardTexts;
  readonly wonders: CardTexts;
  readonly events: CardTexts;
  readonly hazards: CardTexts;
  readonly harbors: CardTexts;
}
