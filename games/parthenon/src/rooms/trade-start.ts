/**
 * Step 3.1, PA-7.1: what is done "at the start of the Island Trade Phase": wonder stages and powers (PA-14.4).
 * In: after production. Out: all seats have passed; back to the season, which opens trade.
 */

import { bit, has, type Illegal, type Log, leave, NOT_NOW, type Seat } from '@stoa/engine';
import { boxActions, made, NO_CARD, PASS } from '../action-cache.ts';
import { expectKind, type PaAction } from '../actions.ts';
import { billOf, FROM_HAND, payable, stageOf } from '../build/bills.ts';
import { begin, draftActions, draftApply, draftWhy, orFinishFirst } from '../build/purchases.ts';
import { type CardId, cardId, cardNumber, WONDER_COUNT } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { PAY_FLEET, PAY_TRADE_START, type Stage } from '../pack/box.ts';
import { illegal } from '../refusals.ts';
import type { PaRoom } from '../room.ts';
import { hasRules } from '../rules.ts';
import { box, COMPLETE, PARTIAL, type PaState, PLAN } from '../state.ts';
import { gain, handSize, sawIn } from '../table/holdings.ts';
import { everybody, fleetOf, landOf, seatsIn, wonderIndex } from '../table/islands.ts';
import { active, finishTurn, noteBegun, openOrdered } from '../table/order.ts';
import { freshPower, usePower } from '../table/powers.ts';
import { applyPromise, cannotPromise, promiseActions } from './events.ts';

const NOT_YOURS = illegal('PA-14.3', 'not-your-wonder');
const IS_COMPLETE = illegal('PA-14.3', 'wonder-complete');
const ELSEWHERE = illegal('PA-14.4', 'pay-elsewhere');
const CANNOT_PAY = illegal('PA-14.3', 'cannot-pay');

/** PA-14.4: may the next stage of this wonder be paid now? `f`: the fleet that pays, FROM_HAND for the hand. */
export const cannotPayStage = (s: PaState, seat: Seat, wonder: number, f: number, when: number): Illegal | undefined => {
  if (s.wonderOwner[wonder] !== seat) return NOT_YOURS;
  const stage = s.wonderStage[wonder]!;
  if (stage === COMPLETE) return IS_COMPLETE;
  const due = box(s).wonders[wonder]?.stages[stage === PLAN ? 0 : 1] as Stage;
  if (due.when !== when || (when === PAY_FLEET && due.land !== landOf(s, fleetOf(seat, f)))) return ELSEWHERE;
  return payable(s, seat, stageOf(wonder, f)) ? undefined : CANNOT_PAY;
};
/** Might the seat pay a wonder's stage now? By public facts: `land` is where (−1: at home), `cards` how many it has there, of whatever kind. */
export const mightPayStage = (s: PaState, seat: Seat, when: number, land: number, cards: number): boolean => {
  for (let w = 0; w < WONDER_COUNT; w++) {
    const stage = s.wonderStage[w]!;
    if (s.wonderOwner[w] !== seat || (stage !== PLAN && stage !== PARTIAL)) continue;
    const due = box(s).wonders[w]?.stages[stage === PLAN ? 0 : 1] as Stage;
    if (due.when === when && due.land === land && cards >= fewestCards(s, seat, w)) return true;
  }
  return false;
};
/** PA-21.4. Under rules 3 one card was thought to be enough. */
const fewestCards = (s: PaState, seat: Seat, wonder: number): number => {
  if (!hasRules(s, 4)) return 1;
  const { cost, changes } = billOf(s, seat, stageOf(wonder, FROM_HAND));
  const droppable = cost.slots.filter(slot => (slot.mask & ~changes.dropped) === 0).length;
  return cost.slots.length + changes.added.slots.length - Math.min(changes.drops, droppable);
};

/** Returns false if no seat has anything to do at the start of the phase. */
export const enterTradeStart = (s: PaState): boolean => {
  let idle = 0;
  for (let seat = 0; seat < s.seats; seat++)
    if (freshPower(s, seat, 'tradeGain') < 0 && !mightPayStage(s, seat, PAY_TRADE_START, -1, handSize(s, seat))) idle |= bit(seat);
  return openOrdered(s, 'trade-start', idle);
};

const NO_POWER = illegal('PA-7.1', 'no-power');
const UNKNOWN = illegal('PA-22.1', 'unknown-card');

/** When nothing is being paid. */
const whyNot = (s: PaState, seat: Seat, a: PaAction): Illegal | undefined => {
  if (a.do === 'pass') return undefined;
  if (a.do === 'pay-wonder') {
    const wonder = wonderIndex(s, a.wonder);
    if (wonder < 0) return UNKNOWN;
    return a.fleet === 'none' ? cannotPayStage(s, seat, wonder, FROM_HAND, PAY_TRADE_START) : ELSEWHERE;
  }
  if (a.do !== 'use-power') return NOT_NOW;
  const own = freshPower(s, seat, 'tradeGain');
  if (own < 0 || box(s).powers[own]?.id !== a.power) return NO_POWER;
  return a.good !== 'none' && has(box(s).powers[own]?.tradeGain ?? 0, cardNumber(a.good))
    ? undefined
    : illegal('PA-7.1', 'not-fitting', { card: a.good });
};

export const tradeStart: PaRoom<'trade-start'> = {
  rule: 'PA-7.1',
  mode: 'open',
  leadsTo: ['season'],
  actors: s => seatsIn(active(s)),
  actions(s, _f, seat, out) {
    if (s.draft[seat] !== 0) {
      draftActions(s, seat, out);
      return;
    }
    const { payWonder, power } = boxActions(box(s));
    for (let w = 0; w < WONDER_COUNT; w++)
      if (s.wonderOwner[w] === seat && cannotPayStage(s, seat, w, FROM_HAND, PAY_TRADE_START) === undefined)
        out.push(made(made(payWonder, w), FROM_HAND));
    const own = freshPower(s, seat, 'tradeGain');
    if (own >= 0)
      for (let card = 0; card < NO_CARD; card++) if (has(box(s).powers[own]?.tradeGain ?? 0, card)) out.push(made(made(power, own), card));
    out.push(PASS);
  },
  why: (s, _f, seat, a) => orFinishFirst(draftWhy(s, seat, a), () => whyNot(s, seat, a)),
  apply(s, _f, by, a, log) {
    const before = handSize(s, by);
    if (!draftApply(s, by, a, log)) act(s, by, a, log);
    s.leftHand[by] = s.leftHand[by]! + Math.max(0, before - handSize(s, by));
    noteBegun(s, by);
  },
  aside: {
    kinds: ['promise'],
    revealsNothing: ['promise'],
    seats: s => seatsIn(everybody(s)),
    actions: (s, _f, seat, out) => promiseActions(s, seat, out),
    why: (s, _f, seat, a) => (a.do === 'promise' ? cannotPromise(s, seat, a.to) : NOT_NOW),
    apply(s, _f, by, a, log) {
      expectKind(a, 'promise');
      applyPromise(s, by, a, log);
    },
  },
};

const act = (s: PaState, by: Seat, a: PaAction, log?: Log<PaEvent>): void => {
  if (a.do === 'pay-wonder') begin(s, by, stageOf(wonderIndex(s, a.wonder), FROM_HAND), log);
  else if (a.do === 'use-power') {
    const card = cardNumber(a.good as CardId);
    usePower(s, by, freshPower(s, by, 'tradeGain'));
    gain(s, by, card, 1);
    sawIn(s, by, card, 1);
    log?.({ e: 'power-used', seat: by, power: a.power });
    log?.({ e: 'gained', seat: by, cards: [cardId(card)], rule: 'PA-7.1' });
  } else if (finishTurn(s, by)) leave(s);
};
