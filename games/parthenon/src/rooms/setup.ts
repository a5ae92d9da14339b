/**
 * Set-up, PA-2.1 to PA-2.11, with the variants of PA-19.2, PA-19.3 and PA-19.4: islands are drawn and dealt, the first Archon is drawn,
 * plans are dealt in the Tournament variant.
 * In: an empty table. Out: the first season.
 */

import type { Log } from '@stoa/engine';
import { bit, count, has, leave, NOT_NOW, nth, type Seat } from '@stoa/engine';
import { boxActions, DEAL_ISLAND, DRAW_ARCHON, DRAW_ISLAND, made } from '../action-cache.ts';
import { expectKind } from '../actions.ts';
import { cardId, ISLANDS, islandNumber } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { illegal } from '../refusals.ts';
import { goToRoom, openRoom, type PaChance } from '../room.ts';
import { box, type PaState, PILE, PLAN } from '../state.ts';
import { drawFrom, ones, outcomesOf } from '../table/bags.ts';
import { gain, sawIn } from '../table/holdings.ts';
import { ownerOf, plansTaken, wonderIndex } from '../table/islands.ts';
import { nextPhase } from './season.ts';

const IMPOSSIBLE = illegal('PA-2.2', 'impossible');

/** Islands not in play yet. */
const resting = (s: PaState): number => (bit(ISLANDS.length) - 1) & ~s.islandBag;

export const drawIslands: PaChance<'draw-islands'> = {
  rule: 'PA-2.1',
  mode: 'chance',
  leadsTo: ['deal-islands'],
  sample: (s, _f, rng) => made(DRAW_ISLAND, nth(resting(s), rng.int(count(resting(s))))),
  outcomes: s => outcomesOf(ones(resting(s), ISLANDS.length), DRAW_ISLAND),
  why: (s, _f, a) => (a.do !== 'draw-island' ? NOT_NOW : has(resting(s), islandNumber(a.island)) ? undefined : IMPOSSIBLE),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'draw-island');
    s.islandBag |= bit(islandNumber(a.island));
    log?.({ e: 'island-drawn', island: a.island });
    if (count(s.islandBag) === s.seats) goToRoom(s, 'deal-islands');
  },
};

export const dealIslands: PaChance<'deal-islands'> = {
  rule: 'PA-2.2',
  mode: 'chance',
  leadsTo: ['draw-archon'],
  sample: (s, _f, rng) => made(DEAL_ISLAND, nth(s.islandBag, rng.int(count(s.islandBag)))),
  outcomes: s => outcomesOf(ones(s.islandBag, ISLANDS.length), DEAL_ISLAND),
  why: (s, _f, a) => (a.do !== 'deal-island' ? NOT_NOW : has(s.islandBag, islandNumber(a.island)) ? undefined : IMPOSSIBLE),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'deal-island');
    const island = islandNumber(a.island);
    const seat = s.islandOf.indexOf(-1);
    s.islandOf[seat] = island;
    s.islandBag &= ~bit(island);
    log?.({ e: 'island-dealt', seat, island: a.island });
    if (s.islandBag !== 0) return;
    giveBonus(s, log);
    goToRoom(s, 'draw-archon');
  },
};

/** PA-2.9 to PA-2.11. */
const giveBonus = (s: PaState, log?: Log<PaEvent>): void => {
  const { islands, bonus } = box(s);
  const give = (seat: Seat, card: number): void => {
    if (card < 0) return;
    gain(s, seat, card, 1);
    sawIn(s, seat, card, 1);
    log?.({ e: 'gained', seat, cards: [cardId(card)], rule: s.seats === 4 ? 'PA-2.10' : 'PA-2.11' });
  };
  const card = (seat: Seat) => islands[s.islandOf[seat]!];
  if (s.seats === 4)
    for (let seat = 0; seat < 4; seat++) {
      const extra = [0, 1, 2, 3].find(other => !card(other)?.torch)!;
      const samePair = card(seat)?.start.every(good => card(extra)?.start.includes(good));
      if (seat === extra) give(seat, bonus[0]);
      else if (samePair) give(seat, bonus[1]);
      else if (card(seat)?.rare === card(extra)?.rare) give(seat, bonus[2]);
    }
  if (s.seats === 5)
    for (let seat = 0; seat < 5; seat++)
      if ([0, 1, 2, 3, 4].some(other => other !== seat && card(other)?.rare === card(seat)?.rare)) give(seat, bonus[3]);
};

export const drawArchon: PaChance<'draw-archon'> = {
  rule: 'PA-2.4',
  mode: 'chance',
  leadsTo: ['deal-plans', 'event-reveal'],
  sample: (s, _f, rng) => made(DRAW_ARCHON, rng.int(s.seats)),
  outcomes: s => outcomesOf(new Array<number>(s.seats).fill(1), DRAW_ARCHON),
  why: (s, _f, a) => (a.do !== 'draw-archon' ? NOT_NOW : a.seat < s.seats ? undefined : IMPOSSIBLE),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'draw-archon');
    s.archon = a.seat;
    log?.({ e: 'archon-chosen', seat: a.seat, how: 'drawn' });
    if (s.options.tournament) goToRoom(s, 'deal-plans');
    else beginSeasons(s, log);
  },
};
const beginSeasons = (s: PaState, log?: Log<PaEvent>): void => {
  s.stack.length = 0;
  openRoom(s, 'season');
  nextPhase(s, log);
};

/** Plans still in the pile, as a bag (PA-2.6, PA-14.1). */
const pile = (s: PaState): number[] => s.wonderStage.map(stage => (stage === PILE ? 1 : 0));
const takePlan = (s: PaState, seat: Seat, wonder: number): void => {
  s.wonderOwner[wonder] = seat;
  s.wonderStage[wonder] = PLAN;
};
const NO_PLAN = illegal('PA-14.1', 'impossible');
const cannotDrawPlan = (s: PaState, id: string) => (s.wonderStage[wonderIndex(s, id)] === PILE ? undefined : NO_PLAN);

export const dealPlans: PaChance<'deal-plans'> = {
  rule: 'PA-19.2',
  mode: 'chance',
  leadsTo: ['event-reveal'],
  sample: (s, _f, rng) => drawFrom(pile(s), boxActions(box(s)).plan, rng),
  outcomes: s => outcomesOf(pile(s), boxActions(box(s)).plan),
  why: (s, _f, a) => (a.do === 'draw-plan' ? cannotDrawPlan(s, a.wonder) : NOT_NOW),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'draw-plan');
    let seat = 0;
    while (plansTaken(s, seat) > 0) seat++;
    takePlan(s, seat, wonderIndex(s, a.wonder));
    log?.({ e: 'plan-drawn', seat, wonder: a.wonder, paid: [] });
    if (seat === s.seats - 1) beginSeasons(s, log);
  },
};

/** PA-14.1: a fleet at Athens takes a plan from the pile. */
export const planDraw: PaChance<'plan-draw'> = {
  rule: 'PA-14.1',
  mode: 'chance',
  leadsTo: ['fleet-trade'],
  sample: (s, _f, rng) => drawFrom(pile(s), boxActions(box(s)).plan, rng),
  outcomes: s => outcomesOf(pile(s), boxActions(box(s)).plan),
  why: (s, _f, a) => (a.do === 'draw-plan' ? cannotDrawPlan(s, a.wonder) : NOT_NOW),
  apply(s, f, _by, a, log) {
    expectKind(a, 'draw-plan');
    const seat = ownerOf(f.at.fleet);
    takePlan(s, seat, wonderIndex(s, a.wonder));
    log?.({ e: 'plan-drawn', seat, wonder: a.wonder, paid: [] });
    leave(s);
  },
};
