/** How a game ended, PT-8 to PT-10. */
import type { Outcome } from '@stoa/engine';
import { BLACK, WHITE } from './board.ts';
import type { PtEnding } from './events.ts';
import type { PtRuleId } from './rulebook.ts';
import { men, type PtState } from './state.ts';

const END_RULES: Readonly<Record<PtEnding, PtRuleId>> = { 'last-man': 'PT-8', 'no-move': 'PT-9', quiet: 'PT-10' };

export const outcomeOf = (s: PtState): Outcome | undefined =>
  s.ending === ''
    ? undefined
    : {
        places: [WHITE, BLACK].map(side => (s.winner === -1 || s.winner === side ? 1 : 2)),
        reason: s.ending,
        rule: END_RULES[s.ending],
        scores: [WHITE, BLACK].map(side => ({ men: men(s, side as 0 | 1) })),
      };
