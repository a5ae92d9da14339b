/** The rules of Petteia by id. Titles and words are in `text/`; a rule without them does not compile. */

interface RuleEntry {
  /** The rule is not implemented yet: `stoa rules --coverage` counts it as uncovered, `npm test` requires no rule table. */
  readonly planned?: true;
}

export const RULEBOOK = {
  'PT-1': {},
  'PT-2': {},
  'PT-3': {},
  'PT-4': {},
  'PT-5': {},
  'PT-6': {},
  'PT-7': {},
  'PT-8': {},
  'PT-9': {},
  'PT-10': {},
} as const satisfies Readonly<Record<`PT-${number}`, RuleEntry>>;

export type PtRuleId = keyof typeof RULEBOOK;
