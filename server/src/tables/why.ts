/** "Why not?": the same predicate that refuses, asked before the touch. Changes nothing. */
import { refuse } from '../refused.ts';
import { type Hosted, seatOf } from './hosted.ts';

export const askWhy = (
  hosted: Hosted,
  accountId: string,
  json: unknown,
): { illegal: { rule: string; why: string; with?: Record<string, unknown> } | null } => {
  const seat = seatOf(hosted, accountId);
  if (seat === undefined) return refuse('forbidden');
  if (!hosted.table) return refuse('not-started');
  const { game, state } = hosted.table;
  const action = game.parseAction(json);
  if (!action) return refuse('malformed');
  const illegal = game.why(state, seat, action);
  return { illegal: illegal ? { rule: illegal.rule, why: illegal.why, ...(illegal.with ? { with: { ...illegal.with } } : {}) } : null };
};
