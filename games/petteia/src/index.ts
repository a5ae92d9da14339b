/** Petteia, as a game of the house: everything the engine, the bots and the table need. */
import { fromRooms, type Game, type OptionSpec, type Outcome, parseChoices } from '@stoa/engine';
import { type PtAction, parseAction } from './actions.ts';
import { BLACK, WHITE } from './board.ts';
import { determinize, knowledge } from './determinize.ts';
import type { PtEnding, PtEvent } from './events.ts';
import { parsePosition, printPosition } from './notation.ts';
import { ROOMS } from './rooms/index.ts';
import type { PtRuleId } from './rulebook.ts';
import { clone, men, type PtOptions, type PtState, setup, stands } from './state.ts';
import { type PtView, seen, view } from './view.ts';

const optionSpec: OptionSpec<PtOptions> = {};

const END_RULES: Readonly<Record<PtEnding, PtRuleId>> = { 'last-man': 'PT-8', 'no-move': 'PT-9', quiet: 'PT-10' };

const outcome = (s: PtState): Outcome | undefined =>
  s.ending === ''
    ? undefined
    : {
        places: [WHITE, BLACK].map(side => (s.winner === -1 || s.winner === side ? 1 : 2)),
        reason: s.ending,
        rule: END_RULES[s.ending],
        scores: [WHITE, BLACK].map(side => ({ men: men(s, side as 0 | 1) })),
      };

const invariants = (s: PtState): readonly string[] => {
  const broken: string[] = [];
  for (const side of [WHITE, BLACK] as const) {
    const found = s.men.filter((_, square) => stands(s, side, square)).length;
    if (found !== men(s, side)) broken.push(`side ${side}: ${found} men on the board, ${men(s, side)} counted`);
    if (found > 8) broken.push(`side ${side}: ${found} men`);
  }
  if ((s.ending === '') !== (s.stack.length === 1)) broken.push(`ending '${s.ending}' with ${s.stack.length} frames`);
  return broken;
};

export const petteia: Game<PtState, PtAction, PtEvent, PtView, PtOptions> = {
  ...fromRooms(ROOMS, 'PT-2'),
  id: 'petteia',
  rules: 1,
  seatRange: [2, 2],
  optionSpec,
  openKinds: [],
  parseOptions: json => parseChoices(optionSpec, json, 'PT-1'),
  setup: () => setup(),
  clone,
  outcome,
  absent: () => 'bot',
  view,
  seen,
  knowledge,
  determinize,
  parseAction,
  parsePosition,
  printPosition,
  invariants,
};

export type { PtAction, PtMove } from './actions.ts';
export { BLACK, isSide, SIZE, type Side, SQUARES, WHITE } from './board.ts';
export type { PtEnding, PtEvent } from './events.ts';
export { type PtRuleId, RULEBOOK } from './rulebook.ts';
export type { PtState } from './state.ts';
export type { PtView } from './view.ts';
