/** Petteia as a `Game` of the engine, and what other packages import of it. */
import { fromRooms, type Game } from '@stoa/engine';
import { absent } from './absent.ts';
import { actionSchemas, type PtAction, parseAction } from './actions.ts';
import { determinize, knowledge } from './determinize.ts';
import type { PtEvent } from './events.ts';
import { invariants } from './invariants.ts';
import { parsePosition, printPosition } from './notation.ts';
import { OPTION_SPEC, type PtOptions, parseOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { ROOMS } from './rooms/index.ts';
import { seen } from './seen.ts';
import { setup } from './setup.ts';
import { clone, type PtState } from './state.ts';
import { type PtView, view } from './view.ts';

export const petteia: Game<PtState, PtAction, PtEvent, PtView, PtOptions> = {
  ...fromRooms(ROOMS, s => outcomeOf(s)?.rule ?? 'PT-2'),
  id: 'petteia',
  rules: 1,
  seatRange: [2, 2],
  optionSpec: OPTION_SPEC,
  openKinds: [],
  parseOptions,
  setup,
  clone,
  outcome: outcomeOf,
  absent,
  view,
  seen,
  knowledge,
  determinize,
  parseAction,
  actionSchemas,
  parsePosition,
  printPosition,
  invariants,
};

export type { PtAction, PtMove } from './actions.ts';
export { BLACK, isSide, SIZE, type Side, SQUARES, WHITE } from './board.ts';
export type { PtEnding, PtEvent } from './events.ts';
export { type PtRuleId, RULE_IDS } from './rulebook.ts';
export type { PtState } from './state.ts';
export type { PtView } from './view.ts';
