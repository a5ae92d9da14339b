/**
 * PaState and its clone. One mutable object of numbers: holdings are flat counts by card kind, sets of seats, fleets, villages and powers
 * are bits. `fleet` in the code is seat × 3 + (A, B, C), one of eighteen.
 */

import type { Seat, Stacked } from '@stoa/engine';
import type { PaFrame } from './frames.ts';
import type { PaOptions } from './options.ts';
import type { Box } from './pack/box.ts';
import { boxOf } from './pack/index.ts';

/** Stages of a wonder, PA-14: in the pile, plan, partial construction, complete. */
export const PILE = 0;
export const PLAN = 1;
export const PARTIAL = 2;
export const COMPLETE = 3;

export const WISHES = ['any', 'early', 'late'] as const;
export type Wish = (typeof WISHES)[number];

export interface PaState extends Stacked<PaFrame> {
  readonly seats: number;
  readonly options: PaOptions;
  /** The rules number that the table began with, see rules.ts. */
  readonly rules: number;
  year: number;
  season: number;
  /** Where in the script of the season, see season.ts. */
  step: number;
  archon: Seat;

  /** Islands not dealt yet, as bits; by seat the island, or −1. */
  islandBag: number;
  readonly islandOf: number[];
  /** By seat and kind: commodities in the hand and aegis cards on the island. */
  readonly hand: number[];
  /** By fleet and kind: what is aboard. */
  readonly cargo: number[];
  readonly fleets: number[];
  /** By fleet: the land it is bound for or lies at, or −1. */
  readonly at: number[];
  /** Fleets as bits: left port this season; may not sail; paid or refused duties. */
  sailed: number;
  grounded: number;
  dutyPaid: number;
  dutyRefused: number;
  readonly exchanges: number[];

  readonly villages: number[];
  readonly workshops: number[];
  /** By seat and acropolis type: copies built; uses this season. */
  readonly acropolis: number[];
  readonly uses: number[];
  readonly wonderOwner: number[];
  readonly wonderStage: number[];
  readonly philosophies: number[];
  /** By seat: power cards used this season, own or bought, as bits. */
  readonly powersUsed: number[];
  /** By seat: philosophies an Academy still brings; adoptions that are free; the philosophy asked for, see philosophies.ts. */
  readonly freePicks: number[];
  readonly freeAdoptions: number[];
  readonly wants: number[];

  /** Events that can still be turned up, as bits. */
  eventBag: number;
  /** The year's events by season, or −1. */
  readonly yearEvents: number[];
  /** Places of the year carried out this season, as bits. */
  eventsDone: number;

  /** By land: the Harbor Status card once a seat has looked at it, or −1. */
  readonly harbor: number[];
  harborUp: number;
  /** By land: the seats that have seen the card, as bits. */
  readonly harborSeen: number[];
  readonly harborBag: number[];
  readonly harborDiscard: number[];
  readonly hazardBag: number[];
  readonly hazardDiscard: number[];
  readonly hazardTable: number[];

  /** What events set for this season (PA-5.10). Events that add to costs; by seat those that take off, as bits. */
  costEvents: number;
  readonly discounts: number[];
  readonly redraws: number[];
  readonly extraDraws: number[];
  readonly blocked: number[];
  readonly settlers: number[];
  acropolisShut: number;

  /** PA-4.4. */
  readonly wishes: number[];
  readonly wishChanges: number[];
  readonly rank: number[];
  turn: number;
  /** 1 from the first thing done in the present phase that the table sees: until then a new wish changes its order. */
  begun: number;
  /** Seats that are done, ready or have passed in the present room, as bits. */
  done: number;
  /** Seats asked in the present sealed or ordered room, by public facts, as bits. */
  asked: number;

  /** Drafts, seen by their seat only. `draft`: what is being paid for, see build/purchases.ts; 0 for nothing. */
  readonly draft: number[];
  readonly reserved: number[];
  readonly taken: number[];
  readonly price: number[];
  readonly answer: number[];
  readonly marked: number[];
  readonly armies: number[];
  readonly boosted: number[];
  readonly substituted: number[];
  readonly load: number[];
  readonly goal: number[];

  /** PA-9.14, by class and fleet: announced numbers, or −1. */
  readonly declared: number[];
  /** What the table was told last in this season, still shown to it: the numbers as announced; by fleet what a card did, see hazards/targets.ts. */
  readonly announced: number[];
  readonly struck: number[];

  /** By seat: lands voted on, and those to reveal, as bits. */
  readonly voted: number[];
  readonly reveals: number[];

  /** Seats whose hands all may see, as bits: after option B until the season ends, and after a tie-break that compared hands. */
  shown: number;
  readonly votes: number[];

  /** Open offers, see offers.ts. By maker and addressee (0: all): offers made this phase. */
  readonly offers: number[];
  readonly offersMade: number[];
  /** Option `openTrades`: the trades of this phase as the table saw them, see offers.ts. */
  readonly shownTrades: number[];
  /** By seat: cards that the table saw leave the hand since the harvest: paid at the start of trade, or given for others. 0 outside phase 3. */
  readonly leftHand: number[];
  readonly promises: number[];
  readonly promisesMade: number[];

  /** By seat and kind: what the table saw come from and go to the bank. */
  readonly seenIn: number[];
  readonly seenOut: number[];
  /** By seat: cards lost to events so far. Without it only the log would tell a loss from a payment of the same cards. */
  readonly eventLosses: number[];

  /** The end: why, who won, who was tied. */
  ending: number;
  winner: number;
  tied: number;
}

export const box = (s: PaState): Box => boxOf(s.options.pack, s.rules);

export const clone = (s: PaState): PaState => ({
  stack: s.stack.slice(),
  resuming: s.resuming,
  seats: s.seats,
  options: s.options,
  rules: s.rules,
  year: s.year,
  season: s.season,
  step: s.step,
  archon: s.archon,
  islandBag: s.islandBag,
  islandOf: s.islandOf.slice(),
  hand: s.hand.slice(),
  cargo: s.cargo.slice(),
  fleets: s.fleets.slice(),
  at: s.at.slice(),
  sailed: s.sailed,
  grounded: s.grounded,
  dutyPaid: s.dutyPaid,
  dutyRefused: s.dutyRefused,
  exchanges: s.exchanges.slice(),
  villages: s.villages.slice(),
  workshops: s.workshops.slice(),
  acropolis: s.acropolis.slice(),
  uses: s.uses.slice(),
  wonderOwner: s.wonderOwner.slice(),
  wonderStage: s.wonderStage.slice(),
  philosophies: s.philosophies.slice(),
  powersUsed: s.powersUsed.slice(),
  freePicks: s.freePicks.slice(),
  freeAdoptions: s.freeAdoptions.slice(),
  wants: s.wants.slice(),
  eventBag: s.eventBag,
  yearEvents: s.yearEvents.slice(),
  eventsDone: s.eventsDone,
  harbor: s.harbor.slice(),
  harborUp: s.harborUp,
  harborSeen: s.harborSeen.slice(),
  harborBag: s.harborBag.slice(),
  harborDiscard: s.harborDiscard.slice(),
  hazardBag: s.hazardBag.slice(),
  hazardDiscard: s.hazardDiscard.slice(),
  hazardTable: s.hazardTable.slice(),
  costEvents: s.costEvents,
  discounts: s.discounts.slice(),
  redraws: s.redraws.slice(),
  extraDraws: s.extraDraws.slice(),
  blocked: s.blocked.slice(),
  settlers: s.settlers.slice(),
  acropolisShut: s.acropolisShut,
  wishes: s.wishes.slice(),
  wishChanges: s.wishChanges.slice(),
  rank: s.rank.slice(),
  turn: s.turn,
  begun: s.begun,
  done: s.done,
  asked: s.asked,
  draft: s.draft.slice(),
  reserved: s.reserved.slice(),
  taken: s.taken.slice(),
  price: s.price.slice(),
  answer: s.answer.slice(),
  marked: s.marked.slice(),
  armies: s.armies.slice(),
  boosted: s.boosted.slice(),
  substituted: s.substituted.slice(),
  load: s.load.slice(),
  goal: s.goal.slice(),
  declared: s.declared.slice(),
  announced: s.announced.slice(),
  struck: s.struck.slice(),
  voted: s.voted.slice(),
  reveals: s.reveals.slice(),
  shown: s.shown,
  votes: s.votes.slice(),
  offers: s.offers.slice(),
  offersMade: s.offersMade.slice(),
  shownTrades: s.shownTrades.slice(),
  leftHand: s.leftHand.slice(),
  promises: s.promises.slice(),
  promisesMade: s.promisesMade.slice(),
  seenIn: s.seenIn.slice(),
  seenOut: s.seenOut.slice(),
  eventLosses: s.eventLosses.slice(),
  ending: s.ending,
  winner: s.winner,
  tied: s.tied,
});

/** Loops instead of `fill`: for lists this short the calls would cost more than the work. */
export const clearDrafts = (s: PaState): void => {
  for (let seat = 0; seat < s.draft.length; seat++) {
    s.draft[seat] = 0;
    s.price[seat] = -1;
    s.answer[seat] = -1;
    s.marked[seat] = 0;
    s.armies[seat] = 0;
    s.boosted[seat] = 0;
    s.substituted[seat] = 0;
  }
  for (let i = 0; i < s.reserved.length; i++) {
    s.reserved[i] = 0;
    s.taken[i] = 0;
  }
  for (let i = 0; i < s.load.length; i++) s.load[i] = 0;
  for (let i = 0; i < s.goal.length; i++) s.goal[i] = -1;
};
