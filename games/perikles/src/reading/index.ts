/** What a view means by the rules: what is asked, what an action comes to, how elections would end. In: a view. Out: facts, no words. */

export { type FactsOf, factsOf } from './action-facts.ts';
export { cubesToLead, type ElectionResult, electionOf, withCubes } from './election.ts';
export { foreseen, foresight } from './foreseen.ts';
export { type PkQuestions, type PkQuietPrompts, type PkWaits, promptOf } from './prompt-of.ts';
export { type PkTable, type Relation, tableOf, type Units } from './table-of.ts';
