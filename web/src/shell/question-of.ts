/** The question that waits for a seat, in the reader's words. Only the game's sentences are fetched, not its screen. */
import type { Language, Seat } from '@stoa/engine';
import { isGameId, loadText } from '../games/index.ts';
import { namePeople } from '../table/name-people.ts';

interface Waiting {
  readonly game: string;
  readonly options: unknown;
  readonly seat: Seat;
  readonly view: unknown;
}

export const questionOf = async (
  { game, options, seat, view }: Waiting,
  people: readonly (string | null)[],
  you: string,
  lang: Language,
): Promise<string | undefined> => {
  if (!isGameId(game)) return undefined;
  const usual = await loadText(game, lang);
  return namePeople(usual.forOptions?.(options) ?? usual, { names: people, byName: true, you }).prompt(view, seat);
};
