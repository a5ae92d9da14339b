/**
 * What every player can count on an island: cards by class, structures, plans, how much of the game is left. In: a state and a seat. Out:
 * numbers.
 */
import { count, type Seat } from '@stoa/engine';
import { ACROPOLIS, box, CARDS, FLEETS, type PaState } from '@stoa/parthenon';

export const KINDS = CARDS.length;
/** Basics come first, then the rares of workshops, papyrus, gold; aegis cards last. */
export const BASICS = 6;
export const PAPYRUS = CARDS.indexOf('papyrus');
export const GOLD = CARDS.indexOf('gold');
export const GOODS = GOLD + 1;
export const ARMY = CARDS.indexOf('army');
export const TYPES = ACROPOLIS.length;
export const FLEET_COUNT = FLEETS.length;
export const VILLAGES = 6;
export const WORKSHOPS = 2;
export const FLEETS_IN_ALL = 3;
export const WONDERS = 2;
/** Stages of a wonder as the state counts them. */
export const PLAN = 1;
export const PARTIAL = 2;
export const COMPLETE = 3;
/** Places of the season's script. */
export const PRODUCTION = 1;
export const FLEET_TRADE = 8;
export const BUILD = 10;
const SEASONS = 12;
/** Structures of a complete island (PA-18.1). */
export const GOAL = 16;
/**
 * What can be built at home, by one number each as in STRUCTURES: villages, workshop, acropolis types.
 * @alias
 */
export const WORKSHOP = VILLAGES;
export const FIRST_TYPE = VILLAGES + 1;

const cardNumber = new Map<string, number>(CARDS.map((id, i) => [id, i]));
export const cardOf = (id: string): number => cardNumber.get(id) ?? -1;

/** Cards that may be kept in secret at the end of a season. */
export const keepLimit = (s: PaState, seat: Seat): number => {
  const { acropolis, handLimit } = box(s);
  let limit = handLimit;
  for (let type = 0; type < TYPES; type++)
    if (s.acropolis[seat * TYPES + type]! > 0) limit = Math.max(limit, acropolis[type]?.handLimit ?? 0);
  return limit;
};

/** Seasons after this one. */
export const seasonsLeft = (s: PaState): number => SEASONS - (4 * (s.year - 1) + s.season);
/** Harvests and building phases still to come. */
export const harvestsLeft = (s: PaState): number => seasonsLeft(s) + (s.step <= PRODUCTION ? 1 : 0);
export const buildsLeft = (s: PaState): number => seasonsLeft(s) + (s.step <= BUILD ? 1 : 0);

export const acropolisSize = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let type = 0; type < TYPES; type++) n += s.acropolis[seat * TYPES + type]!;
  return n;
};
export const structuresOf = (s: PaState, seat: Seat): number => {
  let n = count(s.villages[seat]!) + s.workshops[seat]! + acropolisSize(s, seat);
  for (let w = 0; w < s.wonderOwner.length; w++) if (s.wonderOwner[w] === seat && s.wonderStage[w] === COMPLETE) n++;
  return n;
};
export const plansOf = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let w = 0; w < s.wonderOwner.length; w++) if (s.wonderOwner[w] === seat) n++;
  return n;
};

/** Goods at home and aboard. */
export const holdings = (s: PaState, seat: Seat, out: number[]): void => {
  for (let card = 0; card < KINDS; card++) {
    let n = s.hand[seat * KINDS + card]!;
    for (let f = 0; f < FLEET_COUNT; f++) n += s.cargo[(seat * FLEET_COUNT + f) * KINDS + card]!;
    out[card] = n;
  }
};
