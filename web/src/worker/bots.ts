/** Who plays the seats of bots. A bot gets a chair: its view, its legal actions, states it cannot tell from the true one. */
import { type Action, type AnyTable, type Seat, sfc32 } from '@stoa/engine';

export const botMove = (table: AnyTable, seat: Seat, seed: string): Action => {
  const legal: Action[] = [];
  table.game.actions(table.state, seat, legal);
  const action = legal[sfc32(`${seed}/${table.seq}`).int(legal.length)];
  if (action === undefined) throw new Error(`seat ${seat} owes a decision but has none`);
  return action;
};
