/**
 * Islands answer an event, PA-5.8: sealed, one unit at a time, then carried out together; and what chance and the Archon add.
 * In: an effect asks islands to pay, suffer, pick or take. Out: the rest of the event.
 */
import { bit, count, has, type Illegal, lowest, NOT_NOW, only, type Seat } from '@stoa/engine';
import {
  CONFIRM,
  LOSE_CARD,
  made,
  NAME_FLEET,
  NAME_VILLAGE,
  PAY_OPTION,
  PICK,
  PICK_VILLAGE,
  SKIP_OPTIONAL,
  SUFFER,
  TAKE_OPTIONAL,
} from '../action-cache.ts';
import { expectKind, type PaAction } from '../actions.ts';
import { affords, type Changes, completes, NO_CHANGES, settles } from '../build/pay.ts';
import { CARD_COUNT, cardNumber, FLEET_COUNT, FLEETS, VILLAGE_COUNT } from '../cards.ts';
import { NO_ANSWER, SKIPS, SUFFERS, SUFFERS_LESS, TAKES } from '../event-cards/answer-codes.ts';
import { chosenCost, freeVillages, holdings, lessening, mayLessen, type Pick, picking, stepsFor } from '../event-cards/answers.ts';
import { applyIslands, loseDrawn, lossBag, nameChoice, nameOne } from '../event-cards/run.ts';
import { sparesHands, takesOpenCards } from '../event-cards/telling.ts';
import type { EventAt, EventStepAt } from '../frames.ts';
import type { Cost } from '../pack/cost.ts';
import { illegal, illegalByCard } from '../refusals.ts';
import type { PaChance, PaRoom } from '../room.ts';
import type { PaState } from '../state.ts';
import { drawFrom, outcomesOf } from '../table/bags.ts';
import { layDown, total } from '../table/holdings.ts';
import { everybody, islandOf, seatsIn } from '../table/islands.ts';

const ANSWERED = illegal('PA-5.8', 'answered-already');
const CANNOT_PAY = illegal('PA-5.8', 'cannot-pay');
const NO_OPTION = illegal('PA-5.8', 'no-such-option');
const NO_POWER = illegal('PA-22.10', 'no-power');
const INCOMPLETE = illegal('PA-21.5', 'incomplete');
const NO_VILLAGE = illegal('PA-22.10', 'no-village');
const NOT_FITTING = illegalByCard('PA-5.8', 'not-fitting');
const BEGIN = illegal('PA-5.8', 'answer-first');

const optionCost = (s: PaState, at: EventAt, seat: Seat, option: number): Cost | undefined => {
  const first = stepsFor(s, at, seat)[0];
  return first?.op === 'pay-or' ? first.options[option]?.[islandOf(s, seat)] : undefined;
};
const mayCost = (s: PaState, at: EventAt, seat: Seat): Cost | undefined => {
  const first = stepsFor(s, at, seat)[0];
  return first?.op === 'may' ? first.cost[islandOf(s, seat)] : undefined;
};
const pays = (s: PaState, seat: Seat, cost: Cost): boolean => affords(holdings(s, seat), 0, cost, lessening(s, seat));

const laidOut = (s: PaState, seat: Seat): number[] => s.reserved.slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT);

/** What an island is about to complete: a payment, or a pick of cards or villages. Read once for a whole list of actions. */
interface Answer {
  readonly seat: Seat;
  readonly laid: number[];
  /** The cost it has chosen to pay, what changes it, and what may pay it. */
  readonly cost: Cost | undefined;
  readonly changes: Changes;
  readonly have: readonly number[];
  readonly pick: Pick | undefined;
}
const answerOf = (s: PaState, at: EventAt, seat: Seat): Answer => {
  const laid = laidOut(s, seat);
  const cost = chosenCost(s, at, seat);
  const have = holdings(s, seat);
  return cost === undefined
    ? { seat, laid, cost, changes: NO_CHANGES, have, pick: picking(s, at, seat) }
    : { seat, laid, cost, changes: lessening(s, seat), have, pick: undefined };
};
const laidCount = ({ laid }: Answer): number => total(laid, 0, CARD_COUNT);

/** PA-5.8, PA-5.9: may this card be laid out next, for the chosen payment or as a pick? */
const cannotPick = (s: PaState, answer: Answer, card: number): Illegal | undefined => {
  const { seat, laid, cost, have, pick } = answer;
  const n = laid[card]!;
  if (cost !== undefined) {
    laid[card] = n + 1;
    const fits = completes(have, 0, laid, cost, answer.changes);
    laid[card] = n;
    return fits ? undefined : NOT_FITTING[card];
  }
  if (pick === undefined || laidCount(answer) >= pick.n) return NOT_FITTING[card];
  if (pick.step.op === 'gain') return has(pick.step.what[islandOf(s, seat)]!, card) ? undefined : NOT_FITTING[card];
  return pick.step.op === 'lose' && has(pick.step.what, card) && n < have[card]! ? undefined : NOT_FITTING[card];
};
/** PA-22.10: may this village be chosen? */
const cannotMark = (s: PaState, { seat, pick }: Answer, village: number): Illegal | undefined => {
  const marked = s.marked[seat]!;
  if (pick?.step.op !== 'block' || count(marked) >= pick.n) return NO_VILLAGE;
  return has(freeVillages(s, seat) & ~marked, village) ? undefined : NO_VILLAGE;
};
/** PA-5.8, PA-21.5: is the answer not complete yet? */
const cannotConfirm = (s: PaState, answer: Answer): Illegal | undefined => {
  const { seat, laid, cost, pick } = answer;
  if (cost !== undefined) return settles(laid, cost, answer.changes) < 0 ? INCOMPLETE : undefined;
  const picked = pick?.step.op === 'block' ? count(s.marked[seat]!) : laidCount(answer);
  return pick !== undefined && picked < pick.n ? INCOMPLETE : undefined;
};

const whyFirst = (s: PaState, at: EventAt, seat: Seat, a: PaAction): Illegal | undefined => {
  const first = stepsFor(s, at, seat)[0];
  switch (a.do) {
    case 'pay-option': {
      const cost = optionCost(s, at, seat, a.option);
      return cost === undefined ? NO_OPTION : pays(s, seat, cost) ? undefined : CANNOT_PAY;
    }
    case 'suffer':
      if (first?.op === 'may') return NO_OPTION;
      return !a.reduce || mayLessen(s, at, seat) ? undefined : NO_POWER;
    case 'take-optional': {
      const cost = mayCost(s, at, seat);
      return cost === undefined ? NO_OPTION : pays(s, seat, cost) ? undefined : CANNOT_PAY;
    }
    case 'skip-optional':
      return first?.op === 'may' ? undefined : NO_OPTION;
    default:
      return BEGIN;
  }
};
const FIRST: readonly PaAction['do'][] = ['pay-option', 'suffer', 'take-optional', 'skip-optional'];
const LATER: readonly PaAction['do'][] = ['pick', 'pick-village', 'confirm'];

const finish = (s: PaState, seat: Seat): boolean => {
  s.done |= bit(seat);
  return s.done === everybody(s);
};

export const eventDecide: PaRoom<'event-decide'> = {
  rule: 'PA-5.8',
  mode: 'sealed',
  revealsNothing: ['pick', 'pick-village'],
  leadsTo: ['event-target', 'event-decide', 'event-loss', 'event-name', 'events', 'season'],
  actors: s => seatsIn(everybody(s) & ~s.done),
  asked: s => seatsIn(s.asked),
  actions(s, f, seat, out) {
    if (s.answer[seat] === NO_ANSWER) {
      const first = stepsFor(s, f.at, seat)[0];
      if (first?.op === 'may') {
        if (pays(s, seat, first.cost[islandOf(s, seat)]!)) out.push(TAKE_OPTIONAL);
        out.push(SKIP_OPTIONAL);
        return;
      }
      if (first?.op === 'pay-or')
        for (let i = 0; i < first.options.length; i++)
          if (pays(s, seat, first.options[i]?.[islandOf(s, seat)] as Cost)) out.push(made(PAY_OPTION, i));
      out.push(made(SUFFER, 0));
      if (mayLessen(s, f.at, seat)) out.push(made(SUFFER, 1));
      return;
    }
    const answer = answerOf(s, f.at, seat);
    for (let card = 0; card < CARD_COUNT; card++) if (cannotPick(s, answer, card) === undefined) out.push(made(PICK, card));
    for (let v = 0; v < VILLAGE_COUNT; v++) if (cannotMark(s, answer, v) === undefined) out.push(made(PICK_VILLAGE, v));
    if (cannotConfirm(s, answer) === undefined) out.push(CONFIRM);
  },
  why(s, f, seat, a) {
    if (FIRST.includes(a.do)) return s.answer[seat] === NO_ANSWER ? whyFirst(s, f.at, seat, a) : ANSWERED;
    if (!LATER.includes(a.do)) return NOT_NOW;
    if (s.answer[seat] === NO_ANSWER) return BEGIN;
    const answer = answerOf(s, f.at, seat);
    if (a.do === 'pick') return cannotPick(s, answer, cardNumber(a.card));
    return a.do === 'pick-village' ? cannotMark(s, answer, a.village - 1) : cannotConfirm(s, answer);
  },
  apply(s, f, by, a, log) {
    switch (a.do) {
      case 'pick':
        layDown(s, by, cardNumber(a.card));
        return;
      case 'pick-village':
        s.marked[by] = s.marked[by]! | bit(a.village - 1);
        return;
      case 'confirm':
        if (finish(s, by)) applyIslands(s, f.at, log);
        return;
      case 'pay-option':
        s.answer[by] = a.option;
        break;
      case 'suffer':
        s.answer[by] = a.reduce ? SUFFERS_LESS : SUFFERS;
        break;
      case 'take-optional':
        s.answer[by] = TAKES;
        break;
      default:
        s.answer[by] = SKIPS;
    }
    const cost = chosenCost(s, f.at, by);
    const isOpen = cost === undefined ? picking(s, f.at, by) !== undefined : !cost.fixed || lessening(s, by) !== NO_CHANGES;
    if (isOpen) return;
    for (const slot of cost?.slots ?? []) {
      const card = lowest(slot.mask);
      layDown(s, by, card);
    }
    if (finish(s, by)) applyIslands(s, f.at, log);
  },
};

const IMPOSSIBLE = illegal('PA-9.13', 'impossible');
export const eventLoss: PaChance<'event-loss'> = {
  rule: 'PA-9.13',
  mode: 'chance',
  leadsTo: ['event-target', 'event-decide', 'event-loss', 'event-name', 'events', 'season'],
  sample: (s, f, rng) => drawFrom(lossBag(s, f.at), LOSE_CARD, rng),
  outcomes: (s, f) => outcomesOf(lossBag(s, f.at), LOSE_CARD),
  why(s, f, a) {
    if (a.do !== 'lose-card') return NOT_NOW;
    return lossBag(s, f.at)[cardNumber(a.card)]! > 0 ? undefined : IMPOSSIBLE;
  },
  apply(s, f, _by, a, log) {
    expectKind(a, 'lose-card');
    loseDrawn(s, f.at, cardNumber(a.card), log);
  },
};

const whichNamed = (a: PaAction): number =>
  a.do === 'name-fleet' ? FLEETS.indexOf(a.fleet) : a.do === 'name-village' ? a.village - 1 : -1;
/** The answers of all islands are open here. */
const namingTellsNothing = (s: PaState, at: EventStepAt, a: PaAction): boolean => {
  const which = whichNamed(a);
  return which >= 0 && (sparesHands(s, at.place) || takesOpenCards(s, at.place, (copy, log) => nameOne(copy, at, which, log)));
};

const NOT_OPEN = illegal('PA-4.8', 'may-not-be-named');
export const eventName: PaRoom<'event-name'> = {
  rule: 'PA-4.8',
  mode: 'one',
  tellsNothing: (s, f, _by, a) => namingTellsNothing(s, f.at, a),
  leadsTo: ['event-target', 'event-decide', 'event-loss', 'event-name', 'events', 'season'],
  actors: s => only(s.archon),
  actions(s, f, _seat, out) {
    const { fleets, set } = nameChoice(s, f.at);
    for (let i = 0; i < (fleets ? FLEET_COUNT : VILLAGE_COUNT); i++)
      if (has(set, i)) out.push(fleets ? made(NAME_FLEET, i) : made(NAME_VILLAGE, i));
  },
  why(s, f, _seat, a) {
    const { fleets, set } = nameChoice(s, f.at);
    if (a.do === 'name-fleet' && fleets) return has(set, FLEETS.indexOf(a.fleet)) ? undefined : NOT_OPEN;
    if (a.do === 'name-village' && !fleets) return has(set, a.village - 1) ? undefined : NOT_OPEN;
    return NOT_NOW;
  },
  apply(s, f, _by, a, log) {
    if (a.do !== 'name-fleet') expectKind(a, 'name-village');
    nameOne(s, f.at, whichNamed(a), log);
  },
};
