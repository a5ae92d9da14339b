/**
 * Names and texts for a table's own pack, PA-22.1. A card that is as in the built-in pack keeps the catalogue's words; any other has the
 * name its pack gives it (`name` or `title`, `nameIt` or `titleIt`) and its effects told from the vocabulary, so that the text is never
 * that of another card.
 */
import { BUILTIN } from '../pack/index.ts';
import type { PackJson } from '../pack/types.ts';
import type { CardTexts, PaNames } from './names.ts';

export type PhilosophyCard = PackJson['philosophies'][number];
export type WonderCard = PackJson['wonders'][number];
export type EventCard = PackJson['events'][number];
export type HazardCard = PackJson['hazards'][number];
export type HarborCard = PackJson['harborStatus'][number];
/** The effects of a card as sentences of one language. */
export interface Describer {
  /** The fields in which a pack may name its cards in this language, the best first. */
  readonly nameFields: readonly string[];
  readonly power: (card: PhilosophyCard | WonderCard) => string;
  readonly event: (card: EventCard) => string;
  readonly hazard: (card: HazardCard) => string;
  readonly harbor: (card: HarborCard) => string;
}

interface Card {
  readonly id: string;
}
const field = (card: Card, name: string): unknown => Reflect.get(card, name);
const sameIn = (fields: readonly string[], a: Card, b: Card): boolean =>
  fields.every(name => JSON.stringify(field(a, name)) === JSON.stringify(field(b, name)));
/** Fields that make a card differ from the built-in card with the same id. */
const DECIDING = ['effects', 'select', 'do', 'wardedBy', 'service', 'kind', 'tags', 'commodity'];
const NAMING = ['name', 'title', 'nameIt', 'titleIt'];

const textsOf = <C extends Card>(
  cards: readonly C[],
  usual: readonly C[],
  catalogue: CardTexts,
  nameFields: readonly string[],
  describe: (card: C) => string,
): CardTexts =>
  Object.fromEntries(
    cards.map(card => {
      const known = usual.find(other => other.id === card.id);
      const words = catalogue[card.id];
      const own = nameFields.map(name => field(card, name)).find(name => typeof name === 'string' && name !== '');
      const isNamedSo = known === undefined || !NAMING.every(name => field(card, name) === undefined || sameIn([name], card, known));
      const name = (isNamedSo ? (own as string | undefined) : undefined) ?? words?.name ?? card.id.replaceAll('_', ' ');
      const text = known !== undefined && words !== undefined && sameIn(DECIDING, card, known) ? words.text : describe(card);
      return [card.id, { name, text }];
    }),
  );

export const namesWith = (pack: PackJson, { names, describe }: { readonly names: PaNames; readonly describe: Describer }): PaNames => {
  const { nameFields } = describe;
  return {
    ...names,
    philosophies: textsOf(pack.philosophies, BUILTIN.philosophies, names.philosophies, nameFields, describe.power),
    wonders: textsOf(pack.wonders, BUILTIN.wonders, names.wonders, nameFields, describe.power),
    events: textsOf(pack.events, BUILTIN.events, names.events, nameFields, describe.event),
    hazards: textsOf(pack.hazards, BUILTIN.hazards, names.hazards, nameFields, describe.hazard),
    harbors: textsOf(pack.harborStatus, BUILTIN.harborStatus, names.harbors, nameFields, describe.harbor),
  };
};
