/** Every rule with its title and our own words; a missing id does not compile. */
import type { RuleText } from '@stoa/engine';
import type { EwRuleId } from '../../rulebook.ts';
import { battle } from './rules/battle.ts';
import { cardRules } from './rules/cards.ts';
import { ground } from './rules/ground.ts';
import { movement } from './rules/movement.ts';
import { preparation } from './rules/preparation.ts';
import { supply } from './rules/supply.ts';
import { tableRules } from './rules/table.ts';

export const rules: Readonly<Record<EwRuleId, RuleText>> = {
  ...ground,
  ...preparation,
  ...movement,
  ...battle,
  ...supply,
  ...cardRules,
  ...tableRules,
};
