export { checkForesight, type Foresight, type ForesightOptions, type ForesightReport } from './foresight.ts';
export { LAW_NAMES, LAWS, type LawName } from './names.ts';
export { brokenPrompts, type PromptLawOptions, type PromptText, type PromptTexts, promptLaw } from './prompts.ts';
export { type BrokenPromise, checkLaws, type LawOptions, type LawReport } from './run.ts';
export { describeBroken, type LawTools, laws } from './suite.ts';
