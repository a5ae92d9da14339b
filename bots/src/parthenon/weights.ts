/** Numbers that self-play has set (tuning/parthenon.ts), in one place. Their unit is the structure. */
export const TUNED = {
  /** How many missing cards one structure of worth makes up for when projects are ordered. */
  eagerness: 0.5,
  /** A building that can be paid for counts nearly as much as one that stands. */
  full: 0.5,
  /** What part of a project counts by the cards it has: with seasons to come; in the last before, during and after fleet trade. */
  part: 0.33,
  /** The factor of each further unpaid project against the one before it. */
  nearness: 0.88,
  /** What goods without a plan bring when they are changed abroad this season, or in a later one. */
  swap: 0.4,
  swapLater: 0.165,
  /** What a structure brings per harvest, on top of being one. */
  village: 0.05,
  workshop: 0.74,
  fortress: 0.03,
  shrine: 0.01,
  harbor: 0.01,
  market: 0.022,
  academy: 0.02,
  treasury: 0.03,
  fleetB: 0.264,
  fleetC: 0.08,
  /** With this number of harvests to come a fleet is bought even with gold that is meant for something else. */
  fleetSeasons: 5,
  /** The factor by which papyrus is wanted more than one of its units. */
  papyrus: 3,
  /** The stages of a wonder, and the gold for a second plan. */
  plan: 0.6,
  partial: 0.62,
  abroad: 0.88,
  secondPlan: 0.27,
  /** How much more the second plan is worth with every structure above this number. */
  planNeed: 0.4,
  planFrom: 8,
  /** With this number of building phases to come the second plan is taken with gold that is meant for something else. */
  planSeasons: 2,
  /** What a land promises: a stage, the first plan, the second, a card far away and nearby. */
  stageAt: 1.06,
  firstPlan: 0.7,
  nextPlan: 0.65,
  /** The part of the second plan's promise that counts if its gold is still to be bought there. */
  goldThere: 0.7,
  far: 0.17,
  near: 0.048,
  /** A promise below this keeps the fleet at home. */
  worthSailing: 0.1,
  /** The most cards of goods for a far land. */
  cargo: 3,
  /** An exchange must bring this much. */
  worthwhile: 0.011,
  /** What an Army is worth per harvest where it is bought, and for how many harvests one is made at home. */
  army: 0.106,
  armySeasons: 3,
  /** What it costs to give away a card that a plan needs. */
  spokenFor: 0.15,
  /** The score of a building that takes cards from a better plan, before its worth is added; it is built if the sum is above 0. */
  unplanned: 0.2,
  /** The least gain of an offer made, of its other party, and of an offer accepted. */
  offer: 0.05,
  offered: 0.02,
  accept: 0.04,
  /** What events cost: a card lost, a village idle, a fleet in port, an acropolis shut, an Army or Warship given up. */
  loss: 0.1,
  idle: 0.115,
  grounded: 0.2,
  shut: 0.02,
  aegis: 0.25,
  /**
   * How many cards a hazard must take before a Gift is used, and before a wonder's service is paid; a voyage in vain or to another land
   * counts as parts of the cargo.
   */
  giftFor: 0.9,
  paidFor: 2,
  vainVoyage: 0.5,
  otherLand: 0.15,
  /** What a look at a harbor is worth, as a part of what its land promises. */
  look: 0.15,
  /** At the vote: how much an island with as many structures is avoided, and what a promise is worth. */
  rivalry: 1,
  goodwill: 1.5,
  /** What keeping a card over the season is worth: a basic, and one that no plan needs. */
  keepBasic: 0.31,
  keepSpare: 0.3,
};
