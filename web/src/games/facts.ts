/** What pages ask of a game before its rules or its screen are there; the build writes it into the game's card. */
import { type Action, type AnyGame, asksPlayers, dataOptionsOf, declinesOf } from '@stoa/engine';

export interface GameFacts {
  /** Players of this game ask each other things: questions of its tables are shown on every page. */
  readonly asksPlayers: boolean;
  /** By room: the answer that lets its question go by. */
  readonly declines: Readonly<Record<string, Action>>;
  /** The option that is data which people write; null where there is none. */
  readonly packOption: string | null;
}

export const factsOf = (game: Pick<AnyGame, 'rooms' | 'optionSpec'>): GameFacts => ({
  asksPlayers: asksPlayers(game),
  declines: declinesOf(game),
  packOption: dataOptionsOf(game)[0] ?? null,
});

/** The room's decline, where it is the only legal action. */
export const onlyDecline = (
  { declines }: Pick<GameFacts, 'declines'>,
  { room, actions }: { readonly room: string; readonly actions: readonly Action[] },
): Action | undefined => {
  const [only, ...more] = actions;
  return only !== undefined && more.length === 0 && declines[room]?.do === only.do ? only : undefined;
};

/** The data among a table's options, or the hash that stands for it; null: the usual one. */
export const packIn = ({ packOption }: Pick<GameFacts, 'packOption'>, options: unknown): unknown =>
  packOption === null ? null : ((options as Readonly<Record<string, unknown>> | null)?.[packOption] ?? null);

/** A table's options with a pack, if there is one. */
export const withPack = (
  { packOption }: Pick<GameFacts, 'packOption'>,
  options: Readonly<Record<string, unknown>>,
  pack: unknown,
): Readonly<Record<string, unknown>> => (packOption === null || pack === null ? options : { ...options, [packOption]: pack });
