/** The rules of Petteia by id. Titles and words are in `text/`; a rule without them does not compile. */
export const RULE_IDS = ['PT-1', 'PT-2', 'PT-3', 'PT-4', 'PT-5', 'PT-6', 'PT-7', 'PT-8', 'PT-9', 'PT-10'] as const;

export type PtRuleId = (typeof RULE_IDS)[number];
