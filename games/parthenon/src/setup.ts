/** The table before anything is dealt: PA-2.1, PA-2.3, the Tournament start of PA-19.2. */

import { bit, count, filled, packed } from '@stoa/engine';
import { ACROPOLIS_COUNT, CARD_COUNT, EVENT_COUNT, FLEET_COUNT, ISLANDS, LAND_COUNT, VILLAGE_COUNT, WONDER_COUNT } from './cards.ts';
import type { PaOptions } from './options.ts';
import { boxOf } from './pack/index.ts';
import { openRoom } from './room.ts';
import { box, type PaState, PILE } from './state.ts';

export const blank = (seats: number, options: PaOptions, rules: number): PaState => {
  const cards = boxOf(options.pack, rules);
  return {
    stack: [],
    resuming: false,
    seats,
    options,
    rules,
    year: options.tournament ? 2 : 1,
    season: 1,
    step: -1,
    archon: 0,
    islandBag: 0,
    islandOf: filled(seats, -1),
    hand: filled(seats * CARD_COUNT, 0),
    cargo: filled(seats * FLEET_COUNT * CARD_COUNT, 0),
    fleets: filled(seats, options.tournament ? 2 : 1),
    at: filled(seats * FLEET_COUNT, -1),
    sailed: 0,
    grounded: 0,
    dutyPaid: 0,
    dutyRefused: 0,
    exchanges: filled(seats * FLEET_COUNT, 0),
    villages: filled(seats, options.tournament ? bit(VILLAGE_COUNT) - 1 : 3),
    workshops: filled(seats, options.tournament ? 1 : 0),
    acropolis: filled(seats * ACROPOLIS_COUNT, 0),
    uses: filled(seats * ACROPOLIS_COUNT, 0),
    wonderOwner: filled(WONDER_COUNT, -1),
    wonderStage: filled(WONDER_COUNT, PILE),
    philosophies: filled(seats, 0),
    powersUsed: filled(seats, 0),
    freePicks: filled(seats, 0),
    freeAdoptions: filled(seats, 0),
    wants: filled(seats, 0),
    eventBag: (bit(EVENT_COUNT) - 1) & ~(options.beginner ? cards.beginnerRemoved : 0),
    yearEvents: filled(4, -1),
    eventsDone: 0,
    harbor: filled(LAND_COUNT, -1),
    harborUp: 0,
    harborSeen: filled(LAND_COUNT, 0),
    harborBag: packed(cards.harbors.map(card => card.copies)),
    harborDiscard: filled(cards.harbors.length, 0),
    hazardBag: packed(cards.hazards.map(card => card.copies)),
    hazardDiscard: filled(cards.hazards.length, 0),
    hazardTable: filled(cards.hazards.length, 0),
    costEvents: 0,
    discounts: filled(seats, 0),
    redraws: [0, 0],
    extraDraws: [0, 0],
    blocked: filled(seats, 0),
    settlers: filled(seats, 0),
    acropolisShut: 0,
    wishes: filled(seats, 0),
    wishChanges: filled(seats, 0),
    rank: filled(seats, 0),
    turn: 0,
    begun: 0,
    done: 0,
    asked: 0,
    draft: filled(seats, 0),
    reserved: filled(seats * CARD_COUNT, 0),
    taken: filled(seats * CARD_COUNT, 0),
    price: filled(seats, -1),
    answer: filled(seats, -1),
    marked: filled(seats, 0),
    armies: filled(seats, 0),
    boosted: filled(seats, 0),
    substituted: filled(seats, 0),
    load: filled(seats * FLEET_COUNT * CARD_COUNT, 0),
    goal: filled(seats * FLEET_COUNT, -1),
    declared: filled(3 * seats * FLEET_COUNT, -1),
    announced: filled(3 * seats * FLEET_COUNT, -1),
    struck: filled(seats * FLEET_COUNT, -1),
    voted: filled(seats, 0),
    reveals: filled(seats, 0),
    shown: 0,
    votes: filled(seats, -1),
    offers: [],
    offersMade: filled(seats * (seats + 1), 0),
    shownTrades: [],
    leftHand: filled(seats, 0),
    promises: [],
    promisesMade: filled(seats, 0),
    seenIn: filled(seats * CARD_COUNT, 0),
    seenOut: filled(seats * CARD_COUNT, 0),
    eventLosses: filled(seats, 0),
    ending: 0,
    winner: -1,
    tied: 0,
  };
};

/** PA-2.1: the torch islands; the others are drawn if they are not all in play. */
export const setup = (seats: number, options: PaOptions, rules: number): PaState => {
  const s = blank(seats, options, rules);
  const { islands } = box(s);
  for (let i = 0; i < islands.length; i++) if (islands[i]?.torch || seats === ISLANDS.length) s.islandBag |= bit(i);
  openRoom(s, count(s.islandBag) < seats ? 'draw-islands' : 'deal-islands');
  return s;
};
