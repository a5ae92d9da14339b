/** The sentences of Parthenon in every language. */
import type { Language } from '@stoa/engine';
import { en } from './en.ts';
import { it } from './it.ts';
import { type PaText, textFrom } from './words.ts';

export const texts: Readonly<Record<Language, PaText>> = { en: textFrom(en), it: textFrom(it) };
export { asked, choosing, eventOptions } from './asked.ts';
export { type Bill, billFor } from './bill.ts';
export { type AfterDuty, afterDuty, dutiesDue } from './duty-due.ts';
export { hazardAnswer } from './hazard-answer.ts';
export { fleetInTurn, struckSeat } from './in-turn.ts';
export type { CardText, PaNames } from './names.ts';
export { offeredPower } from './offered-power.ts';
export { kindsFor, missingOf, NO_SAVING, pays, type Saving, shortOf } from './paying.ts';
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
export { type Building, savingFor } from './saving.ts';
export type { PaText } from './words.ts';
