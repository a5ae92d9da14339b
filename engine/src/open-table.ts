/** Opening a table from its header, and folding it from its entries. `driver.ts` runs it. */
import { type Action, type Game, type GameEvent, isIllegal } from './contract.ts';
import { drive } from './driver.ts';
import type { Draws, Entry, TableHeader } from './entries.ts';
import { headerProblem } from './header.ts';
import type { Table } from './table.ts';
import type { CursorHistory } from './viewers.ts';

const start = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, header: TableHeader<O>): S => {
  if (header.position === null) return game.setup(header.seats, header.options, header.rules);
  const s = game.parsePosition(header.position, header.rules);
  if (isIllegal(s)) throw new Error(`position refused: ${s.why}`);
  return s;
};

/**
 * A table at its beginning. `draws` may be left out where nothing will be drawn (replays, `chance: 'asked'`).
 * `from` replaces the state the header describes: a determinized copy, whose header gives it in notation.
 * `history`: the `cursorHistory` of the same table at a later entry, under the same rules; up to that entry no views are computed.
 * Throws on a header that does not fit the game: ask `headerProblem` about headers from outside.
 */
export const openTable = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  header: TableHeader<O>,
  draws: Draws | undefined,
  from?: S,
  history?: CursorHistory,
): Table<S, A, E, V, O> => {
  const problem = headerProblem(game, header);
  if (problem !== undefined) throw new Error(problem);
  return drive(game, header, draws, from ?? start(game, header), history);
};

/** The table that these entries make. Throws, with the number of the entry, where one does not follow from those before. */
export const foldTable = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  header: TableHeader<O>,
  entries: readonly Entry<A>[],
  draws: Draws | undefined,
): Table<S, A, E, V, O> => {
  const table = openTable(game, header, draws);
  for (const entry of entries) table.take(entry);
  return table;
};
