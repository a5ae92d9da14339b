/** Numbers that self-play has set (tuning/parthenon.ts), in one place; structures are the coin. */
export const TUNED = {
  /** How many missing cards a structure's worth makes up for, when projects are put in order. */
  eagerness: 0.4,
  /** A building that can be paid for is as good as built, nearly. */
  full: 0.85,
  /** What part of a project counts by the cards it has: with seasons to come; in the last before, during and after fleet trade. */
  part: 0.7,
  /** How much each further unpaid project counts against the one before it. */
  nearness: 0.75,
  /** What goods without a plan bring when they are changed abroad this season, or in a later one. */
  swap: 0.2,
  swapLater: 0.15,
  /** What a structure brings per harvest beside being one. */
  village: 0.07,
  workshop: 0.2,
  fleetB: 0.2,
  fleetC: 0.1,
  /** The stages of a wonder, and the gold for a second plan. */
  plan: 0.55,
  partial: 0.6,
  abroad: 0.85,
  secondPlan: 0.3,
  /** What a land promises: a stage, the first plan, the second, a card far away and nearby. */
  stageAt: 1,
  firstPlan: 0.75,
  nextPlan: 0.55,
  far: 0.14,
  near: 0.05,
  /** A promise below this keeps the fleet at home. */
  worthSailing: 0.1,
  /** Cards of goods for a far land at most. */
  cargo: 6,
  /** An exchange must bring this much. */
  worthwhile: 0.02,
  /** What an Army is worth per harvest where it is bought, and for how many harvests one is made at home. */
  army: 0.1,
  armySeasons: 3,
};
