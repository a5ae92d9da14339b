/** What the seat of an absent player does: the legal action that changes least. */
import { fromRooms, type Seat } from '@stoa/engine';
import { CONFIRM, DECLINE, END_PREPARATION, type EwAction, FIGHT_ON, KEEP_BRIDGE, PASS } from './actions.ts';
import { ROOMS } from './rooms/index.ts';
import type { EwState } from './state.ts';

const methods = fromRooms(ROOMS, () => 'EW-13.6');

/** The seat buys, plays and gives up nothing; where it must choose, it takes the first action of the list. */
const QUIET: readonly EwAction[] = [END_PREPARATION, PASS, DECLINE, FIGHT_ON, KEEP_BRIDGE, CONFIRM];
export const absent = (s: EwState, seat: Seat): EwAction => {
  const list: EwAction[] = [];
  methods.actions(s, seat, list);
  const quiet = list.find(a => QUIET.includes(a)) ?? list.find(a => a.do === 'buy-cards' && a.n === 0) ?? list[0];
  if (quiet === undefined) throw new Error(`seat ${seat} has nothing to decide in ${methods.room(s)}`);
  return quiet;
};
