/** What can happen, for log, animation and sound. Nothing is hidden: all seats see every event. */
import type { Side } from './board.ts';
import type { PtRuleId } from './rulebook.ts';

export const ENDINGS = ['last-man', 'no-move', 'quiet'] as const;
export type PtEnding = (typeof ENDINGS)[number];

export type PtEvent =
  | { readonly e: 'moved'; readonly side: Side; readonly from: string; readonly to: string }
  | { readonly e: 'taken'; readonly side: Side; readonly at: string; readonly rule: PtRuleId }
  | { readonly e: 'ended'; readonly reason: PtEnding; readonly winner: Side | null; readonly rule: PtRuleId };
