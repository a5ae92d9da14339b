/** PK-22: what the seat of an absent player does. */
import { type Seat, top } from '@stoa/engine';
import { END_COMMIT, END_TURN, PASS, type PkAction } from './actions.ts';
import type { PkFrame } from './frames.ts';
import { ROOMS } from './rooms/index.ts';
import type { PkState } from './state.ts';

/** Sends nothing, denies, passes, goes first, recovers hoplites; where something must be chosen, the first that is legal. */
export const absent = (s: PkState, seat: Seat): PkAction => {
  const f = top(s);
  if (f?.room === 'after-tile') return END_TURN;
  if (f?.room === 'battle-special') return PASS;
  if (f?.room === 'commit' && s.pending < 0) return END_COMMIT;
  if (f?.room === 'choose-first') return { do: 'choose-first', seat };
  const list: PkAction[] = [];
  if (f !== undefined) {
    const room = ROOMS[f.room];
    if (room.mode !== 'chance') (room.actions as (s: PkState, f: PkFrame, seat: Seat, out: PkAction[]) => void)(s, f, seat, list);
  }
  const denial = list.find(a => a.do === 'answer' && a.reply === 'deny');
  return denial ?? list[0]!;
};
