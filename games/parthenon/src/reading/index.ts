/** What a view means by the rules: prices, bills, duties, what is asked. In: a view. Out: facts, no words. */

export { type Bill, billFor } from './bill.ts';
export { type AfterDuty, afterDuty, dutiesDue } from './duty-due.ts';
export { asked, choosing, eventOptions } from './event-question.ts';
export { isBlockade } from './harbor-seen.ts';
export { hazardAnswer } from './hazard-answer.ts';
export { fleetInTurn } from './in-turn.ts';
export { type Name, type Naming, namingsLeft } from './namings.ts';
export { offeredPower } from './offered-power.ts';
export { holdsAll, kindsFor, missingOf, NO_SAVING, pays, type Saving, shortOf } from './paying.ts';
export {
  actsMore,
  addedFor,
  adoptPrice,
  type Bargain,
  bargainOf,
  fleetPrice,
  islandData,
  landData,
  myFleetLand,
  type Price,
  packOf,
  planPrice,
  powerBargain,
  priceNow,
  ratesAt,
  rowAt,
  serviceOf,
  soldAt,
  stageDue,
  villageGood,
  yieldOf,
} from './prices.ts';
export { raisedBy } from './raised-by.ts';
export { type Rate, ratesOf } from './rates.ts';
export { type Building, savingFor } from './saving.ts';
export { sourcesOf } from './sources.ts';
export { tieBreakOf } from './standing.ts';
export { isPaid, type Paid, waysToPay, waysToPayEvent, worthOf } from './ways-to-pay.ts';
export { hasSettlers, workersLeft } from './workers.ts';
