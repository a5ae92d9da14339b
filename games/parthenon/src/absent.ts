/** PA-21.3 (PA-21.2: taking back is the engine's undo): what the seat of an absent player does. Where the rule leaves a real choice, a bot plays. */
import { CHANCE, type Seat } from '@stoa/engine';
import type { PaAction } from './actions.ts';
import { ACCEPT_HAZARD, ACCEPT_TARGET, CONFIRM, DONE, KEEP_NONE, PASS, READY, SKIP_OPTIONAL, SUFFER } from './interned.ts';
import { ROOMS } from './rooms/index.ts';
import type { PaState } from './state.ts';
import { roomOf } from './view.ts';

const FIRST_CHOICE: readonly PaAction[] = [
  READY,
  PASS,
  DONE,
  ACCEPT_HAZARD,
  ACCEPT_TARGET,
  KEEP_NONE,
  SKIP_OPTIONAL,
  SUFFER[0] as PaAction,
  CONFIRM,
];

export const absent = (s: PaState, seat: Seat): PaAction | 'bot' => {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined || seat === CHANCE) return 'bot';
  const room = ROOMS[frame.room];
  if (room.mode === 'chance') return 'bot';
  const list: PaAction[] = [];
  room.actions(s, frame as never, seat, list);
  for (const action of FIRST_CHOICE) if (list.includes(action)) return action;
  if (roomOf(s) === 'harbor-vote') return list.find(action => action.do === 'pass-harbor') ?? 'bot';
  if (roomOf(s) === 'discard') return list.find(action => action.do === 'option-b') ?? 'bot';
  return 'bot';
};
