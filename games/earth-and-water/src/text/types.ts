/** What both languages must say, beyond `GameText`: the game's own strict text type. A missing sentence does not compile. */
import type { RuleText } from '@stoa/engine';
import type { EwRuleId } from '../rulebook.ts';

/** A part of the rulebook: only ids that exist. */
export type SomeRules = Readonly<Partial<Record<EwRuleId, RuleText>>>;
