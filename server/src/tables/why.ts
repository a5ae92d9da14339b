/** "Why not?": asks the predicate that would refuse the action, before the player tries it. Changes nothing. */
import { refuse } from '../refused.ts';
import { type LiveTable, seatOf } from './live-table.ts';

export const askWhy = (
  live: LiveTable,
  accountId: string,
  json: unknown,
): { illegal: { rule: string; why: string; with?: Record<string, unknown> } | null } => {
  const seat = seatOf(live, accountId);
  if (seat === undefined) return refuse('forbidden');
  if (!live.table) return refuse('not-started');
  const { game, state } = live.table;
  const action = game.parseAction(json);
  if (!action) return refuse('malformed');
  const illegal = game.why(state, seat, action);
  return { illegal: illegal ? { rule: illegal.rule, why: illegal.why, ...(illegal.with ? { with: { ...illegal.with } } : {}) } : null };
};
