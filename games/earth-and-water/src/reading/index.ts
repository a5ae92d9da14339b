/** Readings of a view: the question, what an action would do, the battle that a movement would open. In: a view. Out: facts, no sentences. */

export { type FactsOf, factsOf } from './action-facts.ts';
export { afterReaction } from './after-reaction.ts';
export { battleChances, cityView, foodOf, hasPort, homeOf, type Phase, phaseOf, roadsFrom } from './board.ts';
export { foreseen, foreseenLanding, foresight, isMove, type Move } from './foreseen.ts';
export { foreseenSupply, starving, supplyForesight } from './foreseen-supply.ts';
export { kingRisk, nextKing } from './king-risk.ts';
export { type EwPromptSaying, type EwQuestions, type EwQuietPrompts, promptOf } from './prompt-of.ts';
export { citiesBehind, markerBefore, worthOf } from './scoring.ts';
export { type Road, supplyLines } from './supply-lines.ts';
export { type EwTable, tableOf } from './table-of.ts';
