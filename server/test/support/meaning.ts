/** What the entries of a live table mean to those who play on: where the game is, whom it waits for, and what each seat may do. */
import { type Action, type AnyGame, canonical, type Entry, openTable, type TableHeader } from '@stoa/engine';
import { fairness } from '@stoa/fair';

export const meaning = (game: AnyGame, header: string, bodies: readonly string[]): string => {
  const table = openTable(game, JSON.parse(header) as TableHeader, undefined);
  for (const body of bodies) table.take(JSON.parse(body) as Entry<Action>);
  const { state } = table;
  const actors = game.actors(state);
  const actions = Array.from({ length: table.header.seats }, (_, seat) => {
    const list: Action[] = [];
    if (actors.includes(seat) || game.mayAct(state).includes(seat)) game.actions(state, seat, list);
    return list;
  });
  return fairness.hash(canonical({ room: game.room(state), actors, actions }));
};
