/** Whole recorded games, kept as files beside a game's tests: its make.ts prints them, its replays.test.ts folds them again. */
import { type Action, type Entry, foldTable, type Game, type GameEvent, type Outcome, type Table, type TableHeader } from '../src/index.ts';

export const printReplay = <S, A extends Action, E extends GameEvent, V, O>(table: Table<S, A, E, V, O>): string => {
  const lines = table.entries.map(e => `    ${JSON.stringify(e)}`).join(',\n');
  const position = table.game.printPosition(table.state);
  return `{\n  "header": ${JSON.stringify(table.header)},\n  "entries": [\n${lines}\n  ],\n  "result": ${JSON.stringify(table.outcome)},\n  "position": ${JSON.stringify(position)}\n}\n`;
};

interface Replayed<S, A extends Action, E extends GameEvent, V, O> {
  readonly table: Table<S, A, E, V, O>;
  readonly entries: readonly Entry<A>[];
  /** How it ended, and the last position, when it was recorded. */
  readonly result: Outcome;
  readonly position: string;
}
/** Plays the record again through `parseAction` and `why`. */
export const foldReplay = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  printed: string,
): Replayed<S, A, E, V, O> => {
  const { header, entries, result, position } = JSON.parse(printed) as {
    readonly header: TableHeader<O>;
    readonly entries: readonly Entry<A>[];
    readonly result: Outcome;
    readonly position: string;
  };
  const parsed = entries.map(e => ('action' in e ? { ...e, action: game.parseAction(e.action) as A } : e));
  return { table: foldTable(game, header, parsed, undefined), entries: parsed, result, position };
};
