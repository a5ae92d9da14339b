/** Broken invariants: counts below zero, a deck card in two places, more structures than an island has. */
import { bit, count, has, type Seat, top } from '@stoa/engine';
import { isBuilding } from './build/bills.ts';
import { ACROPOLIS_COUNT, CARD_COUNT, COMMODITY_COUNT, FLEET_COUNT, VILLAGE_COUNT, WONDER_COUNT, WORKSHOP_COUNT } from './cards.ts';
import { hazardStepIn } from './frames.ts';
import { idleSeats } from './rooms/build.ts';
import { isFirstRules } from './rules.ts';
import { box, type PaState, PILE } from './state.ts';
import { aboard } from './table/holdings.ts';
import { acropolisSize, copies, fleetCount, fleetOf, landOf, plansTaken } from './table/islands.ts';
import { missingFor, offerCount } from './trade/offers.ts';

type Must = (holds: boolean, what: string) => void;

const countsHold = (s: PaState, must: Must): void => {
  for (const list of [
    s.hand,
    s.cargo,
    s.reserved,
    s.taken,
    s.load,
    hazardStepIn(top(s))?.lost ?? [],
    s.hazardBag,
    s.hazardDiscard,
    s.hazardTable,
    s.harborBag,
    s.harborDiscard,
  ])
    for (let i = 0; i < list.length; i++)
      if (!Number.isInteger(list[i]) || list[i]! < 0) {
        must(false, 'a count below zero');
        break;
      }
};

/** Hazard and harbor cards: each is in its bag, in its discard pile or on the table. */
const seaCardsHold = (s: PaState, must: Must): void => {
  const { hazards, harbors } = box(s);
  for (let i = 0; i < hazards.length; i++) {
    const n = s.hazardBag[i]! + s.hazardDiscard[i]! + s.hazardTable[i]!;
    if (n !== hazards[i]?.copies) must(false, `hazard ${hazards[i]?.id} lost or doubled`);
  }
  for (let i = 0; i < harbors.length; i++) {
    let lying = 0;
    for (let land = 0; land < s.harbor.length; land++) if (s.harbor[land] === i) lying++;
    if (s.harborBag[i]! + s.harborDiscard[i]! + lying !== harbors[i]?.copies) must(false, `harbor card ${harbors[i]?.id} lost or doubled`);
  }
  for (let land = 0; land < s.harbor.length; land++) must(!has(s.harborUp, land) || s.harbor[land]! >= 0, 'an open harbor without a card');
};

const fleetHolds = (s: PaState, fleet: number, capacity: number, must: Must): void => {
  let goods = 0;
  let cards = 0;
  for (let card = 0; card < CARD_COUNT; card++) {
    cards += aboard(s, fleet, card);
    if (card < COMMODITY_COUNT) goods += aboard(s, fleet, card);
  }
  must(goods === 0 || has(s.sailed, fleet), 'goods on a fleet at home');
  must(landOf(s, fleet) < 0 || has(s.sailed, fleet), 'a fleet abroad that never sailed');
  must(has(s.sailed, fleet) || cards <= capacity, 'an overfull fleet at home');
};

const islandHolds = (s: PaState, seat: Seat, capacity: number, must: Must): void => {
  must(count(s.villages[seat]!) <= VILLAGE_COUNT && s.workshops[seat]! <= WORKSHOP_COUNT, 'too many villages or workshops');
  must(acropolisSize(s, seat) <= ACROPOLIS_COUNT, 'too many acropolis structures');
  let doubled = 0;
  for (let type = 0; type < ACROPOLIS_COUNT; type++) doubled += Math.max(0, copies(s, seat, type) - 1);
  must(doubled <= 1, 'more than one alternative');
  must(plansTaken(s, seat) <= 2, 'more than two plans');
  must(fleetCount(s, seat) <= FLEET_COUNT, 'too many fleets');
  for (let f = 0; f < FLEET_COUNT; f++) fleetHolds(s, fleetOf(seat, f), capacity, must);
};

export const invariants = (s: PaState): readonly string[] => {
  const wrong: string[] = [];
  const must: Must = (holds, what) => {
    if (!holds) wrong.push(what);
  };
  const { capacity, copies: philosophyCopies } = box(s);
  countsHold(s, must);
  seaCardsHold(s, must);
  for (let w = 0; w < WONDER_COUNT; w++)
    must((s.wonderOwner[w] === -1) === (s.wonderStage[w] === PILE), 'a wonder without an owner or a plan without a stage');
  for (let seat = 0; seat < s.seats; seat++) islandHolds(s, seat, capacity, must);
  for (let p = 0; p < 6; p++) must(s.philosophies.filter(set => has(set, p)).length <= philosophyCopies, 'too many copies of a philosophy');
  must(s.done < bit(s.seats), 'a seat that is not there is done');
  // PA-21.4: who is asked follows from public facts.
  if (isBuilding(s) && !isFirstRules(s)) must((s.done & ~s.asked & ~idleSeats(s)) === 0, 'a seat with a choice is not asked');
  for (let i = 0; i < offerCount(s); i++) must(missingFor(s, i, 0) < CARD_COUNT, 'an offer that cannot be read');
  return wrong;
};
