/** Readings: what is asked, what an action would do, how elections would end. In: a view. Out: facts, no text. */

export { type FactsOf, factsOf } from './action-facts.ts';
export { cubesToLead, type ElectionResult, electionOf, withCubes } from './election.ts';
export { foreseen, foresight } from './foreseen.ts';
export { type PkQuestions, type PkQuietPrompts, type PkWaits, promptOf } from './prompt-of.ts';
export { type SendingTurn, sendersAfter } from './senders.ts';
export { type PkTable, type Relation, tableOf, type Units } from './table-of.ts';
