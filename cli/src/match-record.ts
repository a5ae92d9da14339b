/** The record of a game that the arena played. The arena threw its dice, so they are entries like moves and carry no proof. */
import { type Action, type AnyGame, isRefused, makeHeader, makeRecord, openTable, type TableRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';

export interface PlayedGame {
  readonly seats: number;
  readonly options: unknown;
  readonly entries: readonly { readonly by: number; readonly action: Action }[];
}

export const recordOf = (game: AnyGame, { seats, options, entries }: PlayedGame): TableRecord => {
  const header = makeHeader(game, seats, options, { table: 'arena', chance: 'asked', commitment: null });
  const table = openTable(game, header, undefined);
  const begun = table.propose({ do: 'begin' }, 0);
  if (!isRefused(begun)) table.adopt(begun);
  for (const { by, action } of entries) {
    const proposal = table.propose({ do: 'play', seat: by, actions: [action], allowReveals: true }, 0);
    if (isRefused(proposal)) throw new Error(`entry ${table.seq + 1} cannot be recorded: ${proposal.refused}`);
    table.adopt(proposal);
  }
  return makeRecord(table, fairness.hash, null);
};
